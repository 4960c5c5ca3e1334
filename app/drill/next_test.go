//go:build !js

package drill

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// linkOf is the address that a link at the end leads to, as the site reads it.
func (d *drilled) linkOf(id string) (view address.View, text string) {
	d.t.Helper()
	link := d.page().Id("drill-end").Id(id)
	view, problems := address.ParseAddress(link.Attribute("href"), func(id string) (dicts.Entry, bool) { return d.Shelf.Described(id), true })
	if len(problems) != 0 {
		d.t.Errorf("#%s leads to %s: %q", id, link.Attribute("href"), problems)
	}
	return view, link.Words()
}

func TestTheEndProvesWhatWasLearned(t *testing.T) {
	t.Parallel()
	american := apptest.ShelfWith(t, "american-english-7.1")
	for _, c := range []struct {
		players, seat int
		start, prove  string
	}{{2, 1, "", "j"}, {2, 2, "p", "p"}, {2, 2, "b", "b"}, {3, 1, "", "q"}, {3, 2, "b", "b"}, {3, 3, "", "??"}} {
		d := begunAt(t, american, drillOf(c.players, c.seat, c.start))
		d.typeIn("Space Escape") // shown, not known
		if d.page().HasID("prove-it") {
			t.Errorf("%+v: a letter that was shown is to be proved", c)
		}
		d.press("drill-resume")
		item := d.p.session.Item
		d.item()
		d.typeIn("Escape")
		prove := c.prove
		if prove == "??" {
			prove = item.Fragment[:2]
		}
		got, text := d.linkOf("prove-it")
		want := drillOf(c.players, c.seat, prove)
		want.Page = address.Play
		if got != want || text != "Prove it against Perfect from "+strings.ToUpper(prove) {
			t.Errorf("%+v: %q leads to %+v, want %+v", c, text, got, want)
		}
	}
}

func TestTheEndHasTheCurveAndTheTree(t *testing.T) {
	t.Parallel()
	american := apptest.ShelfWith(t, "american-english-7.1")
	for seat, want := range map[int]string{1: "Your strategy from ∅, with what you know", 2: "Your strategy from P, with what you know"} {
		start := ""
		if seat == 2 {
			start = "p"
		}
		d := begunAt(t, american, drillOf(2, seat, start))
		d.item()
		d.typeIn("Escape")
		p := d.page().Id("drill-end")
		if got := p.Id("drill-curve").Words(); !strings.Contains(got, "Your curve begins tomorrow.") {
			t.Errorf("player %d: the curve says %q", seat, got)
		}
		tree := p.Id("known-text")
		if got := tree.Words(); !strings.Contains(d.page().Text("drill-end"), want) && !strings.Contains(got, want) {
			t.Errorf("player %d: the tree says %q, want %q", seat, got, want)
		}
		d.World.Wait(24 * time.Hour)
		d = d.reopen(d.p.view)
		d.item()
		d.typeIn("Escape")
		if got := d.page().Id("drill-curve").Words(); !strings.Contains(got, "on 21 November 2026") {
			t.Errorf("player %d: on the second day the curve says %q", seat, got)
		}
	}
}

func TestTheEndOffersTheNextDeckWhenThisOneIsBegun(t *testing.T) {
	t.Parallel()
	american := apptest.ShelfWith(t, "american-english-7.1")
	d := opener(t, false)
	d.typeIn("Escape")
	if d.page().HasID("next-deck") {
		t.Error("in the middle of a deck the end leads to the next")
	}
	d.press("drill-resume")
	d.sitThrough()
	got, text := d.linkOf("next-deck")
	if want := drillOf(2, 2, ""); got != want || text != "Next deck: player 2" {
		t.Errorf("%q leads to %+v, want %+v", text, got, want)
	}
	d = drillAt(t, american, drillOf(2, 2, "p"))
	d.sitThrough()
	if got, _ := d.linkOf("next-deck"); got != drillOf(2, 1, "") {
		t.Errorf("after the last player comes %+v, want the first, with all starts", got)
	}
	d = drillAt(t, american, drillOf(3, 2, ""))
	d.sitThrough()
	if p := d.page(); p.HasID("next-deck") || !p.HasID("drill-more") {
		t.Error("although new cards wait, the end leads to the next deck, or offers no more of this one")
	}
	if got, _ := d.linkOf("all-decks"); got.Page != address.Today {
		t.Errorf("All decks leads to %+v", got)
	}
}

func TestTheEndSaysWhatIsDueElsewhere(t *testing.T) {
	t.Parallel()
	american := apptest.ShelfWith(t, "american-english-7.1")
	d := begunAt(t, american, drillOf(2, 2, "b"))
	due := d.missed
	d.visit(drillOf(2, 1, ""))
	d.sitThrough()
	got, text := d.linkOf("to-today")
	if got.Page != address.Today || text != fmt.Sprintf("%d cards due in other decks", due) {
		t.Errorf("%q leads to %+v, want %d cards and Today", text, got, due)
	}
	all := drillOf(2, 1, "")
	all.All = true
	d.visit(all)
	d.sitThrough()
	if d.page().HasID("to-today") {
		t.Error("after a sitting through all decks something is due in other decks")
	}
}

// A deck that was begun elsewhere joins the sitting through all decks, as a new one.
func TestASittingThroughAllDecksHasThoseOfNow(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	all := d.p.view
	all.All = true
	d.visit(all)
	d.item()
	d.visit(apptest.Game(3, 2, ""))
	d.Answers.DrillMistake(trainer.Card{Course: sitetest.CourseOf(3, 2), Fragment: "b"}, 'a')
	d.visit(all)
	if got := len(d.p.session.Decks); got != 2 {
		t.Errorf("the sitting goes through %d decks, want 2", got)
	}
	d.item()
	d.visit(apptest.Game(3, 2, ""))
	d.visit(all) // the same decks
	if got := len(d.p.session.Answers); got != 1 {
		t.Errorf("%d answers in the sitting, want that it goes on", got)
	}
}

// A sitting through all decks asks what is due in each of them, whatever the address says of a deck.
func TestASittingThroughAllDecks(t *testing.T) {
	t.Parallel()
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "b"))
	opening := trainer.Card{Course: sitetest.CourseOf(2, 1)}
	d.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = opening, trainer.Again })
	d.World.Wait(2 * time.Minute)
	all := drillOf(3, 3, "")
	all.All = true
	d.visit(all)
	if !d.p.HasOwnRules() {
		t.Error("the menus change a sitting through all decks")
	}
	asked := map[trainer.Course]bool{}
	for n := 0; n < 400 && !d.p.session.ended && len(asked) < 2; n++ {
		if s := d.p.session; s.Item != nil {
			asked[s.Item.Course] = true
			if s.Deck != d.p.deck || s.Item.Course != d.p.deck.Course {
				t.Fatalf("%v is asked on the board of %v", s.Item, d.p.deck.Course)
			}
		}
		if s := d.p.session; s.Pending != nil || s.Item == nil {
			d.typeIn("Space")
		} else {
			d.typeIn(d.letter())
		}
	}
	if !asked[opening.Course] || !asked[sitetest.CourseOf(2, 2)] {
		t.Errorf("asked were cards of %v, want both decks", asked)
	}
	d.typeIn("Escape")
	if rows := strings.Join(d.cardRows(), "\n"); !strings.Contains(rows, "(player 1 of 2)") || !strings.Contains(rows, "(player 2 of 2)") {
		t.Errorf("the rows are %q, want them to name the decks", rows)
	}
}
