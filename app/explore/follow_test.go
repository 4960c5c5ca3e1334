//go:build !js

package explore

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
	"spectrie/trainer"
)

// Answers that are read later, or given in another tab, appear in the drawing. It still shows the
// same part of the tree.
func TestTheDrawingFollowsWhatIsLearnt(t *testing.T) {
	for name, view := range map[string]address.View{"explorer": apptest.AsTree(apptest.Game(2, 1, "")), "strategy": apptest.Game(2, 1, "").On(address.Strategy)} {
		m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
		m.Answers.LoadAnswers()
		m.Engine.ConsumeAll()
		m.Ask(view)
		m.Show(view)
		if got := apptest.Rendered(t, m).Remembered(); len(got) > 0 {
			t.Errorf("%s: a newcomer sees %v", name, got)
		}
		drawn := len(apptest.Rendered(t, m).Drawn())
		m.Answers.Note(trainer.Answered, func(answer *trainer.Entry) {
			answer.Card, answer.Grade = apptest.TestCard("ja"), trainer.Easy
		})
		m.Ctx().Dispatch(m.Current().(page.Follower).AnswersChanged)
		m.Engine.ConsumeAll()
		p := apptest.Rendered(t, m)
		if got := p.Remembered()["ja"]; got != "you know this" {
			t.Errorf("%s: after the answer JA is %q", name, got)
		}
		if got := len(p.Drawn()); got != drawn {
			t.Errorf("%s: %d nodes are drawn, and were %d", name, got, drawn)
		}
	}
}

// The headline says how much of Ghost of the day is done, also where the drawing has nothing new to show.
func TestTheHeadlineFollowsGhostOfTheDay(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.Ask(address.DefaultView)
	m.Show(address.DefaultView)
	link := apptest.Rendered(t, m).Id("day")
	if link.Words() != "Ghost of the day" || link.Attribute("href") != "#/puzzles/day?dict=american-english-7.1&min=4&players=2&seat=1" {
		t.Errorf("%q leads to %s", link.Words(), link.Attribute("href"))
	}
	m.Engine.ConsumeAll()
	var log trainer.Log
	entry := log.Next("w", trainer.Puzzled, m.Now())
	entry.Puzzle, entry.Rating, entry.Mode, entry.Grade, entry.Date = "1", 1500, trainer.ModeDaily, trainer.Good, trainer.DateOf(m.Now())
	m.Answers.AssumeRead([]trainer.Entry{entry})
	explorer := m.Current().(*Page)
	m.Ctx().Dispatch(explorer.AnswersChanged)
	m.Engine.ConsumeAll()
	if explorer.dayShown != 1 {
		t.Error("the page was not drawn again")
	}
	if got := apptest.Rendered(t, m).One(".day-done").Words(); got != "1/5 done" {
		t.Errorf("the headline says %q", got)
	}
}
