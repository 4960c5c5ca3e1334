//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
	"spectrie/trainer"
)

// deckOf is what the page must ask of a seat with the default list.
func deckOf(t *testing.T, players, seat int) *trainer.Deck {
	t.Helper()
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		t.Fatal(err)
	}
	rules := solver.Rules{Players: players, MinLetters: solver.UsualLetters}
	game, err := solver.Solve(d.Trie.Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := trainer.NewDeck(game, trainer.Course{Dict: dicts.DefaultID, Rules: rules, Seat: seat}, "")
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// board is the drill as a person sees it.
type board struct {
	Text     string // all of it
	Fragment string // on the tiles
	Prompt   string
	GoOn     bool // there is something to leave behind
	End      bool
	Focus    bool // the keyboard is in it
}

func (p *page) board() board {
	p.t.Helper()
	return eval[board](p, `(() => {
		const at = document.querySelector("#drill-board, #drill-end")
		if (!at) return {Text: ""}
		return {
			Text: at.innerText,
			Fragment: [...at.querySelectorAll(".tile:not(.start, .blank)")].map(t => t.textContent).join("").toLowerCase(),
			Prompt: at.querySelector("#prompt")?.textContent ?? "",
			GoOn: !!at.querySelector("#drill-continue"),
			End: at.id === "drill-end",
			Focus: at.contains(document.activeElement),
		}
	})()`)
}

// press types on the drill and waits until it has answered.
func (p *page) press(key string) board {
	p.t.Helper()
	before := p.board()
	p.keys(key)
	p.wait(fmt.Sprintf(`document.querySelector("#drill-board, #drill-end")?.innerText !== %q`, before.Text))
	p.wait(`document.querySelector("#drill-continue, #drill-show:not([aria-disabled=true]), #drill-end")`) // nothing goes by itself any more
	after := p.board()
	if !after.Focus {
		p.t.Errorf("after %q at %q the keyboard is not on the board", key, before.Fragment)
	}
	return after
}

// sit answers everything from the deck, and has shown what is new, until stop says
// so or the session ends.
func (p *page) sit(deck *trainer.Deck, stop func(board) bool) {
	p.t.Helper()
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-end")`)
	b := p.board()
	for n := 0; !b.End && !stop(b); n++ {
		switch {
		case n > 200:
			p.t.Fatalf("the session does not end: %s", b.Text)
		case b.GoOn, strings.Contains(b.Prompt, "new to you"):
			b = p.press(" ")
		default:
			item := deck.Item(trainer.Card{Course: deck.Course, Fragment: b.Fragment})
			if item == nil {
				p.t.Fatalf("asked at %q, where nothing is to be decided: %s", b.Fragment, b.Text)
			}
			b = p.press(string(item.Plays.Letter()))
		}
	}
}

func never(board) bool { return false }

// tomorrow makes the clock of what p opens next go a day ahead.
func (p *page) tomorrow() {
	p.before(`{
		const Today = Date, day = 864e5
		window.Date = class extends Today {
			constructor(...at) { at.length ? super(...at) : super(Today.now() + day) }
			static now() { return Today.now() + day }
		}
	}`)
}

// A beginner learns the opening in one session, by keyboard, without a network and
// with a reload in the middle, and is told the next day what is about to slip.
func TestABeginnerLearnsTheOpening(t *testing.T) {
	t.Parallel()
	deck := deckOf(t, 2, 1)
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	h.stop()

	p.keys(kb.Tab)
	for range 12 { // to the link in the bar
		if eval[string](p, `document.activeElement.textContent`) == "Drill" {
			break
		}
		p.keys(kb.Tab)
	}
	p.keys(kb.Enter)
	p.shows("h1", "Drill")
	p.shows(".welcome", "Think, then type a letter")
	p.shows(".todo", "7 new")

	b := p.press("a")
	for _, want := range []string{"✗ A: ", "Play J, toward JACK and 4 other words."} {
		if !strings.Contains(b.Text, want) {
			t.Errorf("a wrong letter: %q is not in %s", want, b.Text)
		}
	}
	if eval[int](p, `document.querySelectorAll(".tile.wrong").length`) != 1 || eval[int](p, `document.querySelectorAll(".tile.would").length`) == 0 {
		t.Error("the wrong letter is not refuted on the board")
	}
	p.keys("z", chromedp.KeyModifiers(2)) // Ctrl
	p.shows("#notice", "Taken back: your opening letter.")
	p.shows(".todo", "7 new")
	p.keys("z", chromedp.KeyModifiers(2|8)) // and Shift
	p.shows("#notice", "Put back: your opening letter.")
	eval[string](p, `(() => {
		for (let n = 0; n < 8; n++) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "z", ctrlKey: true, repeat: n > 0, bubbles: true}))
		return ""
	})()`)
	p.shows("#notice", "Taken back: your opening letter.")
	p.shows(".todo", "7 new")

	answers := 0
	p.sit(deck, func(board) bool { answers++; return answers > 9 })
	learning := eval[string](p, `document.querySelector(".todo-new b").textContent`)
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	if got := eval[string](p, `document.querySelector(".todo-new b").textContent`); got != learning || got == "7" {
		t.Errorf("after the reload %s are new, before it %s", got, learning)
	}
	p.sit(deck, never)
	p.shows("#drill-end", "Done for now")
	p.shows("#drill-end", "The next card comes back tomorrow")
	p.shows("#drill-end", "Today you would survive more than 99% of these rounds against a perfect opponent.")
	p.shows("#practice-note", "Your answers are kept in this browser")
	if eval[int](p, `document.querySelectorAll(".answered tbody tr").length`) == 0 {
		t.Error("nothing tells what comes back when")
	}

	p.tomorrow()
	p.open(h.url() + "?tomorrow" + addressOf("drill"))
	p.shows("#slipping", "About to slip: your ")
	p.sit(deck, never)
	p.shows("#drill-end", "About to slip before this session: your ")
	p.shows("#drill-end", "; you knew it)")
}

// With movement the others take a moment to play.
func TestRoundsGoByThemselvesWithMovement(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.media("prefers-reduced-motion", "no-preference")
	p.open(h.url() + addressOf("drill", "seat", "2", "fragment", "s"))
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	if b := p.board(); b.Fragment != "s" || !strings.Contains(b.Prompt, "Player 1 plays S. Your letter?") {
		t.Errorf("at %q: %s", b.Fragment, b.Prompt)
	}
	if b := p.press("q"); b.Fragment != "squ" {
		t.Errorf("after Q the board has %q", b.Fragment)
	}
	p.keys(kb.Escape)
	p.shows("#drill-end", "Enough for now")
	p.click("#drill-resume")
	p.shows("#prompt", "Your letter?")
}

func TestTheDrillIsAccessibleInAllItsStates(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("drill", "players", "3", "seat", "2"))
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	p.looksRight("asked")
	p.press(" ")
	p.looksRight("shown")
	p.press(" ")
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-continue")`)
	p.keys(kb.Escape)
	p.wait(`document.querySelector("#drill-end")`)
	p.looksRight("ended")

	p.open(h.url() + addressOf("drill", "show", "cards"))
	for range 7 { // decisions come before the words
		p.press(" ")
		p.press("4")
	}
	p.shows("#prompt", "Name all 5 words of your strategy.")
	p.keys("jackj")
	p.shows(".typed", "J")
	p.looksRight("recalling")
	p.press(" ")
	p.looksRight("recalled")
}
