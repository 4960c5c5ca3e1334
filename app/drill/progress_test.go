//go:build !js

package drill

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/trainer"
)

// sound fails unless the screen shows what it must in every state of a sitting.
func (d *drilled) sound(did string) {
	d.t.Helper()
	p := d.page()
	if d.p.session.ended {
		if p.HasID("drill-board") {
			d.t.Fatalf("%s: the end stands beside the board", did)
		}
		return
	}
	s, keys, grades := d.p.session, p.All(".key"), p.All(".grade")
	for _, a := range s.Answers {
		if a.Status == trainer.New && !a.Lesson && !a.Item.Recall {
			d.t.Fatalf("%s: %v was asked before it was taught", did, a.Item)
		}
	}
	asks := s.Item != nil && s.Pending == nil
	switch {
	case len(keys) > 0 && len(grades) > 0:
		d.t.Fatalf("%s: keys and grades stand together", did)
	case asks && (len(keys) == 0 || p.HasID("note")):
		d.t.Fatalf("%s: a question has no keys, or comes with a note", did)
	case !asks && len(keys) > 0:
		d.t.Fatalf("%s: there are keys and nothing is asked", did)
	case len(grades) > 0 && (s.Practice || s.Last().Lesson || len(grades) != 4):
		d.t.Fatalf("%s: %d grades for %+v", did, len(grades), s.Last())
	case p.HasID("drill-show") == p.HasID("drill-continue"):
		d.t.Fatalf("%s: the board can both show and continue, or neither", did)
	case p.Text("prompt") == "":
		d.t.Fatalf("%s: the board says nothing", did)
	}
	bar := p.One("progress")
	most, _ := strconv.Atoi(bar.Attribute("max"))
	value, _ := strconv.Atoi(bar.Attribute("value"))
	count, _, _ := strings.Cut(p.Text("left"), " left")
	left, err := strconv.Atoi(count)
	over := s.Item == nil && s.Over() || s.Pending != nil
	switch {
	case err != nil || left < 0 || value < 0 || most < 1 || value > most:
		d.t.Fatalf("%s: %q, and %d of %d", did, p.Text("left"), value, most)
	case most > 1 && (most%newSteps != 0 || most/newSteps < left || value < most-newSteps*left || value > most-left && left > 0):
		d.t.Fatalf("%s: the bar is at %d of %d with %d left", did, value, most, left)
	case left == 0 && !over:
		d.t.Fatalf("%s: nothing is left, and %v is asked", did, s.Item)
	}
}

// Whatever a person does, a question has keys, an answer has grades, and the count of what is left is true.
func TestEverySittingIsSound(t *testing.T) {
	t.Parallel()
	american := apptest.ShelfWith(t, "american-english-7.1")
	for name, c := range map[string]struct {
		players, seat int
		start         string
		change        func(*address.View)
		begun         bool
	}{
		"new rounds":       {2, 1, "", func(*address.View) {}, false},
		"new cards":        {2, 1, "", func(v *address.View) { v.Cards = true }, false},
		"known rounds":     {2, 2, "b", func(*address.View) {}, true},
		"known cards":      {2, 2, "b", func(v *address.View) { v.Cards = true }, true},
		"the other player": {2, 2, "", func(*address.View) {}, false},
		"three players":    {3, 2, "", func(*address.View) {}, true},
		"practice":         {2, 1, "", func(v *address.View) { v.Practice = true }, true},
		"practised cards":  {2, 2, "s", func(v *address.View) { v.Practice, v.Cards = true, true }, true},
		"one card at once": {2, 2, "", func(v *address.View) { v.Ask = "cru" }, true},
		"all decks":        {2, 1, "", func(v *address.View) { v.All = true }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			view := drillOf(c.players, c.seat, c.start)
			c.change(&view)
			open := drillAt
			if c.begun {
				open = begunAt
			}
			open(t, american, view).walk(rand.New(rand.NewPCG(19, uint64(len(name)))), 70)
		})
	}
}

// walk does things at random, most of them those that a person does most.
func (d *drilled) walk(random *rand.Rand, steps int) {
	d.t.Helper()
	d.sound("at first")
	for n := range steps {
		s, did := d.p.session, ""
		d.World.Wait(time.Duration(random.IntN(20)) * time.Second)
		switch act := random.IntN(100); {
		case s.ended && act < 15 && d.page().HasID("drill-bring-back"):
			did = "bring back"
			d.press("drill-bring-back")
		case s.ended && d.page().HasID("drill-resume"):
			did = "resume"
			d.press("drill-resume")
		case s.ended && d.page().HasID("drill-more"):
			did = "more"
			d.press("drill-more")
		case s.ended:
			did = "a day later"
			d.World.Wait(24 * time.Hour)
			d.p.Awake()
		case act < 6:
			did = "Undo"
			d.typeIn("Undo")
			if d.p.asking != nil && act < 4 {
				did = "Undo across sittings"
				d.press("undo-earlier")
			}
		case act < 8:
			did = "Redo"
			d.typeIn("Redo")
		case act < 10:
			did = "."
			d.typeIn(".")
		case act < 12:
			did = "Escape"
			d.typeIn("Escape")
		case act < 14 && !s.Practice && (s.Item != nil || s.Pending != nil):
			did = "bury"
			d.press("drill-bury")
		case act < 16 && s.Item != nil && !s.Item.Recall && !s.Practice:
			did = "suspend"
			d.press("drill-suspend")
		case act < 18:
			did = "a look elsewhere"
			view := d.p.view
			d.visit(statisticsOf(2, 2, ""))
			d.visit(view)
		case act < 20:
			did = "a reload"
			*d = *d.reopen(d.p.view)
		case act < 30 && d.p.canGrade():
			did = fmt.Sprint(1 + random.IntN(4))
			d.typeIn(did)
		case act < 32:
			did = "a grade out of place"
			before := s.Last()
			if !d.p.canGrade() {
				d.typeIn("1")
				if s.Last() != before {
					d.t.Fatal("a grade was taken out of place")
				}
			}
		case s.Pending != nil || s.Item == nil || s.Item.Recall || act < 36:
			did = "Space"
			d.typeIn("Space")
		case act < 50:
			letters := s.At().Letters()
			did = string(letters[random.IntN(len(letters))].Letter)
			d.typeIn(did)
		default:
			did = d.letter()
			d.typeIn(did)
		}
		d.sound(fmt.Sprintf("step %d, after %s", n, did))
	}
}
