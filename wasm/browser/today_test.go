//go:build browser

package browser_test

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
	"spectrie/trainer"
)

// threeDecks is the backup of a person who began three decks, two of them days ago: of each as many cards are due.
func threeDecks(t *testing.T) []byte {
	t.Helper()
	now := time.Now()
	var log trainer.Log
	for _, d := range []struct {
		dict               string
		players, seat, due int
	}{{dicts.DefaultID, 2, 1, 6}, {dicts.DefaultID, 2, 2, 7}, {"web2", 3, 1, 4}} {
		dictionary, err := data.Load(d.dict)
		if err != nil {
			t.Fatal(err)
		}
		rules := solver.Rules{Players: d.players, MinLetters: solver.UsualLetters}
		game, err := solver.Solve(dictionary.Reachable(rules.MinLetters), rules)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := trainer.NewDeck(game, trainer.Course{Dict: d.dict, Rules: rules, Seat: d.seat}, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, item := range deck.Decisions[:d.due] {
			for _, ago := range []time.Duration{96 * time.Hour, 95 * time.Hour} {
				e := log.Next("three", trainer.Answered, now.Add(-ago))
				e.Card, e.Grade, e.Took = item.Card, trainer.Good, 4000
				log.Add(e)
			}
		}
		if d.seat == 2 { // and one more today
			e := log.Next("three", trainer.Answered, now)
			e.Card, e.Grade, e.Took = deck.Decisions[d.due].Card, trainer.Easy, 4000
			log.Add(e)
		}
	}
	return trainer.WriteBackup(&log, now)
}

// todayRows are the decks on the page, without the strengths.
const todayRows = `[...document.querySelectorAll("#today-decks li")].map(li => [...li.querySelectorAll("h3, .due, .learning, .new")].map(e => e.textContent).join(", ")).join("\n")`

func TestTodaySitsThroughThreeDecks(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url() + addressOf("drill/statistics"))
	p.offlineReady()
	p.answersKnown()
	p.restore(threeDecks(t))
	p.shows("#answers-said", "35 answers")
	p.shows(".pages .due", "17") // one dictionary is not loaded: its cards are counted from the answers

	h.stop()
	p.open(h.url() + "?again#/drill")
	p.wait(`location.hash === "#/drill" && document.title === "Today – Spectrie"`)
	p.shows("#today-title", "17 due and 19 new · about ")
	p.shows("#today-title", " · 1-day streak")
	p.shows(".pages a[aria-current=page]", "Drill17 due")
	p.wait(`[...document.querySelectorAll("#today-decks .strength")].filter(e => /^\d+ of 100 rounds against perfect play$/.test(e.textContent)).length === 3`)
	want := "You play 2nd, 2 players · American English 7.1, 4+ letters, 7 due, 0 learning, 19 of 54 new\n" +
		"You open, 3 players · Webster’s Second, 4+ letters, 4 due, 0 learning, 20 of 44 new\n" +
		"You open, 2 players · American English 7.1, 4+ letters, 6 due, 0 learning, 0 new"
	if got := eval[string](p, todayRows); got != want {
		t.Errorf("decks: %s\nwant %s", got, want)
	}
	p.wait(`document.activeElement.id === "today-begin"`)
	p.looksRight("today")

	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.keys(" ")
	p.wait(`location.hash.includes("deck=all") && document.title.startsWith("Drill")`)
	p.shows("#main", "36 left")
	p.do(chromedp.NavigateBack())
	p.shows("#today-title", "17 due")
	eval[string](p, `document.activeElement.blur(), ""`)
	p.keys(kb.Enter)
	p.wait(`location.hash.includes("deck=all")`)
	p.do(chromedp.NavigateBack())
	p.shows("#today-title", "17 due")
	p.click(`#today-decks li:last-child h3 a`)
	p.wait(`location.hash.includes("seat=1") && !location.hash.includes("deck=all")`)
	p.shows("#main", "6 left")
}
