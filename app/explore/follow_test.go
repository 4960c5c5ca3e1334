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
