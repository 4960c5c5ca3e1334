//go:build !js

package drill

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
)

func TestTheMenuHasTheStartsThatCanBeHeld(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, "american-english-7.1")
	var words []string // after any two letters the third of three players is safe
	for i := range 21 * 21 {
		words = append(words, string([]rune{'a' + rune(i/21), 'a' + rune(i%21)})+"aa")
	}
	many := apptest.ShelfOf(t, words...)
	for name, c := range map[string]struct {
		d                   *drilled
		first, last, chosen string
		many                int
	}{
		"of the opener":     {drillAt(t, l, drillOf(2, 1, "")), "you open", "you open", "", 1},
		"of the other":      {drillAt(t, l, drillOf(2, 2, "b")), "all", "after Y", "b", 22},
		"too many":          {drillAt(t, many, drillOf(3, 3, "")), "all", "after TA", "", 401},
		"one left out":      {drillAt(t, many, drillOf(3, 3, "uu")), "all", "after UU", "uu", 402},
		"one that is in it": {drillAt(t, many, drillOf(3, 3, "ab")), "all", "after TA", "ab", 401},
	} {
		p := c.d.page()
		options := apptest.Texts(p.Id("start").All("option"))
		if first, last := options[0], options[len(options)-1]; len(options) != c.many || first != c.first || last != c.last {
			t.Errorf("%s: %d starts from %q to %q, want %d from %q to %q", name, len(options), first, last, c.many, c.first, c.last)
		}
		if got := p.Chosen("start"); got != c.chosen {
			t.Errorf("%s: chosen is %q, want %q", name, got, c.chosen)
		}
	}
}

func TestTheMenusChangeTheDrill(t *testing.T) {
	t.Parallel()
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	d.Enter(t, "change select id=start", "b")
	d.says("summary", "Player 2 of 2 after B: ")
	d.Enter(t, "change select id=how", "cards")
	d.says("prompt", "What do you play after B?")
	if got, want := d.page().Id("to-statistics").Attribute("href"), statisticsOf(2, 2, "b").Address(); got != want {
		t.Errorf("the link to the statistics is %s, want %s", got, want)
	}
	d.Enter(t, "change select id=how", "lines")
	if d.Shown().Cards {
		t.Error("whole rounds were chosen, and single cards are drilled")
	}
}

func TestADrillOfNothingSaysThatEveryStartIsLost(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfOf(t, "ab"), anyDrill(2, 2, ""))
	if got, want := d.page().Id("drill-end").Words(), "You lose against best play"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to have %q", got, want)
	}
}
