//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/trainer"
)

// What it is all for: a family's list is dropped, who wins is read off, and the
// words to know are on paper.
func TestAFamilysListFromTheFileToTheSheet(t *testing.T) {
	t.Parallel()
	d, err := data.Load("scowl-small")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := d.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	h := newHost(t, dist(t), "/some/sub/path/")
	p := listsPage(t, h, desktop)
	p.drop("body", "Family.txt", text.String())
	p.shows("#import-said", "“Family” is imported: 39,095 words")

	p.click(`#import-result a[href*="losers"]`)
	p.shows("h1", "Which rules favour you?")
	p.shows(".losers-list h2", "Family")
	p.shows("#losers-progress", "90 of 90 rounds solved.")
	p.choose("players", "3")
	p.choose("seat", "3")
	p.shows(".moral", "You are player 3")
	p.wait(`/agree on|avoid/.test(document.querySelector(".moral").textContent)`)

	p.click(`.pages a[href*="strategy"]`)
	p.shows("#summary", "if nobody slips")
	p.wait(`document.querySelector("#dictionary").selectedOptions[0].textContent === "Family"`)
	if got := eval[string](p, `document.querySelector(".cheat-sheet").textContent`); !strings.Contains(got, "Family, words of 4 letters or more, 3 players, you are player 3") {
		t.Errorf("the sheet: %.200q", got)
	}
	if tier := eval[string](p, `document.querySelector(".tier").textContent`); tier == "" || tier == "in no SCOWL list" {
		t.Errorf("the first word is %q, though shipped lists know it", tier) // tiers were looked up
	}
	p.saved()
	p.take("#save-csv")
	p.shows("#notice", "Saved as spectrie-Family-from4-3p-seat3.csv.")
	if _, known := dicts.Lookup(eval[string](p, `new URLSearchParams(location.hash.split("?")[1]).get("dict")`)); known {
		t.Error("the address names a list that ships")
	}
}

// learned is the backup of a person who sat down on each of the last days until yesterday, and answered everything
// right in five seconds.
func learned(t *testing.T, days int, decks ...*trainer.Deck) []byte {
	t.Helper()
	today := time.Now()
	var log trainer.Log
	for day := -days; day < 0; day++ {
		now := time.Date(today.Year(), today.Month(), today.Day()+day, 19, 0, 0, 0, today.Location())
		state := trainer.Fold(&log, now)
		s := trainer.Session{Decks: decks}
		write := func(a trainer.Answer) {
			e := log.Next("learner", trainer.Answered, now)
			e.Card, e.Grade, e.Took = a.Item.Card, a.Grade, int(a.Took.Milliseconds())
			state.Add(now, e)
		}
		for s.Next(state, now) {
			for !s.Over() || s.Item != nil {
				switch {
				case s.Pending != nil && s.Pending.Lesson:
					write(*s.Pending)
					s.Continue()
				case s.Pending != nil:
					s.Continue()
				case s.Item != nil:
					now = now.Add(5 * time.Second)
					if a, _ := s.Give(state, s.Item.Letters[s.Part].Plays.Letter(), now); !a.Open {
						write(a)
					}
				default:
					s.Advance(state, now)
				}
			}
		}
	}
	return trainer.WriteBackup(&log, today)
}

// Days later somebody opens the page on a phone, does what is due with a thumb, sees the curve, and beats the
// perfect opponent from the start of the last card.
func TestOnTheBus(t *testing.T) {
	t.Parallel()
	first, second := deckOf(t, 2, 1), deckOf(t, 2, 2)
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.do(chromedp.EmulateViewport(phone.width, phone.height, chromedp.EmulateMobile, chromedp.EmulateTouch))
	p.open(h.url() + addressOf("drill/statistics"))
	p.answersKnown()
	p.restore(learned(t, 10, first, second))
	p.shows("#answers-said", " answers, all of them new here.")

	p.open(h.url() + "?bus#/drill")
	p.wait(`/^\d+ due · about \d+ min · 7-day streak$/.test(document.querySelector("#today-title")?.textContent)`)
	due := eval[string](p, `document.querySelector("#today-title").textContent.split(" ")[0]`)
	p.shows(".pages .due", due)
	p.tap("#today-begin")
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	p.shows("#left", due+" left")
	for b, n := p.board(), 0; !b.End; n++ {
		if n > 200 {
			t.Fatalf("the sitting does not end: %s", b.Text)
		}
		if b.GoOn {
			p.tap("#drill-continue")
		} else {
			deck := first
			if strings.Contains(b.Prompt, "Player 1 plays") {
				deck = second
			}
			p.tap(fmt.Sprintf(`.key[data-letter=%q]`, p.rightLetter(deck, b)))
		}
		before := b.Text
		p.wait(fmt.Sprintf(`document.querySelector("#drill-board, #drill-end")?.innerText !== %q`, before))
		p.wait(`document.querySelector("#drill-continue, #drill-show:not([aria-disabled=true]), #drill-end")`)
		b = p.board()
	}
	p.shows("#drill-end", "Done for now")
	p.wait(`document.querySelectorAll("#drill-curve svg path, #drill-curve svg polyline").length > 0`)
	p.wait(`document.querySelectorAll("#drill-end .line-tree svg").length === 1`)

	p.tap("#prove-it")
	p.wait(`document.querySelector("#play-proof")`)
	p.tap("#play-proof")
	fragment := `[...document.querySelectorAll("#play-board .tiles .tile:not(.start, .blank, .would)")].map(t => t.textContent).join("").toLowerCase()`
	const yours = `document.querySelector("#play-board .key:not([aria-disabled=true])")`
	deck := second
	if strings.Contains(eval[string](p, `location.href`), "seat=1") {
		deck = first
	}
	for n := 0; n < 20; n++ {
		p.wait(yours + ` || document.querySelector("#play-next, .review-verdict")`)
		if eval[bool](p, `!!document.querySelector("#play-next, .review-verdict")`) {
			break
		}
		so := eval[string](p, fragment)
		p.tap(fmt.Sprintf(`#play-board .key[data-letter=%q]`, p.rightLetter(deck, board{Fragment: so})))
		p.wait(fmt.Sprintf(`%s !== %q || document.querySelector("#play-next, .review-verdict")`, fragment, so))
	}
	p.shows("#play-board", "Perfect")
	p.wait(`/Perfect (completes|completed|loses|has)/.test(document.querySelector("#main").textContent)`)
}
