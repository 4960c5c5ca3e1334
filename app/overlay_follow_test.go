//go:build !js

package app

import (
	"testing"

	"spectrie/dicts"
	"spectrie/trainer"
)

// What is read later, or was answered in another tab, appears in the drawing that
// is shown, and no more or less of the tree is drawn for it.
func TestTheDrawingFollowsWhatIsLearnt(t *testing.T) {
	for name, view := range map[string]View{"explorer": game(2, 1, ""), "strategy": strategyOf(2, 1, "")} {
		m := newWorld(shelfWith(t, dicts.DefaultID)).practised(t)
		m.asked = view
		m.show(view)
		if got := rendered(t, m).remembered(); len(got) > 0 {
			t.Errorf("%s: a newcomer sees %v", name, got)
		}
		drawn := len(rendered(t, m).drawn())
		answer := m.answers.log.Next("another", trainer.Answered, m.Now())
		answer.Card, answer.Grade = testCard("ja"), trainer.Easy
		m.answers.add(answer)
		m.home.Dispatch(m.follow)
		m.engine.ConsumeAll()
		p := rendered(t, m)
		if got := p.remembered()["ja"]; got != "you know this" {
			t.Errorf("%s: after the answer JA is %q", name, got)
		}
		if got := len(p.drawn()); got != drawn {
			t.Errorf("%s: %d nodes are drawn, and were %d", name, got, drawn)
		}
	}
}
