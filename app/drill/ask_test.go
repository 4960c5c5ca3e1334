//go:build !js

package drill

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
)

func TestACardIsAskedAtOnce(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough() // so nothing is due
	for fragment, want := range map[string]string{"jo": "Player 2 plays O. Your letter?", address.NoLetters: "You open. Which letter?", "jovi": "Player 2 plays O. Your letter?"} {
		view := drillOf(2, 1, "")
		view.Ask = fragment
		d.visit(view)
		d.says("prompt", want)
		d.says("left", "1 left")
		if got := d.Problems(); len(got) != 0 {
			t.Errorf("%s: problems %q", fragment, got)
		}
		d.item()
		d.typeIn("Space")
		if !d.p.session.ended {
			t.Errorf("%s: after it %v is asked", fragment, d.p.session.Item)
		}
		d.says("drill-end", "1 answer to 1 card, all right.")
	}
}

// What else is due comes after it.
func TestACardIsAskedBeforeAllOthers(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, "jo")
	d.says("left", "6 left")
	d.item()
	d.typeIn("4")
	d.says("left", "5 left")
	d.says("prompt", "You open.")
}

func TestANewCardThatIsAskedAtOnceIsTaughtFirst(t *testing.T) {
	t.Parallel()
	view := drillOf(2, 2, "")
	view.Ask = "p"
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
	d.says("prompt", "New: after P you play N.")
	d.typeIn("Space Space")
	d.says("prompt", "You have just seen it.")
}

func TestACardThatIsNotThereIsAProblem(t *testing.T) {
	t.Parallel()
	for _, fragment := range []string{"jj", "h", "j", "jovial", "xyz"} {
		d := asking(t, 1, fragment)
		if got, want := d.Problems(), "Your strategy has no card there. This is what is due."; len(got) != 1 || got[0] != want {
			t.Errorf("%s: problems %q, want %q", fragment, got, want)
		}
		d.says("prompt", "You open. Which letter?")
		d.visit(drillOf(2, 1, ""))
		if got := d.Problems(); len(got) != 0 {
			t.Errorf("%s: at another address there are problems %q", fragment, got)
		}
	}
}
