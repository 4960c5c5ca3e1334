package explore

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer"
)

// answered are the badges of what was answered.
func answered(p apptest.Page) map[string]string {
	said := p.Remembered()
	maps.DeleteFunc(said, func(_, memory string) bool { return memory == "not learned yet" })
	return said
}

func TestTheExplorerShowsWhatWasAnswered(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	seat1, seat2 := sitetest.CourseOf(2, 1), sitetest.CourseOf(2, 2)
	three := apptest.Game(3, 1, "")
	for name, c := range map[string]struct {
		answers []sitetest.Response
		view    address.View
		want    map[string]string
	}{
		"each in its way": {slices.Concat(sitetest.WellKnown(seat1, ""), sitetest.Begun(seat1, "ja"), sitetest.Missed(seat1, "je")), apptest.Game(2, 1, ""),
			map[string]string{"": "you know this", "ja": "you are learning this", "je": "you missed this last time"}},
		"the objective answered last": {slices.Concat(sitetest.WellKnown(sitetest.Easily(seat1), ""), sitetest.Begun(seat1, ""), sitetest.WellKnown(seat1, "ja"), []sitetest.Response{{Course: sitetest.Easily(seat1), Fragment: "ja", Grade: trainer.Again, Ago: 24 * time.Hour}}), apptest.Game(2, 1, ""),
			map[string]string{"": "you are learning this", "ja": "you are learning this"}},
		"another seat":                      {sitetest.WellKnown(seat2, "a"), apptest.Game(2, 1, ""), map[string]string{}},
		"its own seat":                      {sitetest.WellKnown(seat2, "a"), apptest.Game(2, 2, ""), map[string]string{"a": "you know this"}},
		"the player to move":                {sitetest.WellKnown(seat1, ""), apptest.Game(2, address.MoverSeat, ""), map[string]string{"": "you know this"}},
		"another game":                      {sitetest.WellKnown(answers.CourseOf(three), ""), apptest.Game(2, 1, ""), map[string]string{}},
		"another basis":                     {sitetest.WellKnown(answers.CourseOf(apptest.Guaranteed(three)), ""), three, map[string]string{}},
		"its own basis":                     {sitetest.WellKnown(answers.CourseOf(apptest.Guaranteed(three)), ""), apptest.Guaranteed(three), map[string]string{"": "you know this"}},
		"two players, for whom both agree":  {sitetest.WellKnown(seat1, ""), apptest.Guaranteed(apptest.Game(2, 1, "")), map[string]string{"": "you know this"}},
		"a person who has answered nothing": {nil, apptest.Game(2, 1, ""), map[string]string{}},
	} {
		p := pageIn(t, sitetest.WorldWho(l, c.answers...), apptest.AsTree(c.view))
		if got := answered(p); fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		offered := slices.ContainsFunc(p.All("button"), func(b apptest.Page) bool { return b.Attribute("id") == "known" })
		if offered != (len(c.want) > 0) {
			t.Errorf("%s: hiding is offered: %v", name, offered)
		}
	}
}

// In a course that the person has begun, every drawn decision without an answer is shown as new,
// and nothing else is.
func TestTheExplorerShowsWhatIsLeftToLearn(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	seat1, seat2 := sitetest.CourseOf(2, 1), sitetest.CourseOf(2, 2)
	for _, c := range []struct {
		begun trainer.Course
		view  address.View
	}{
		{seat1, apptest.Game(2, 1, "")}, {sitetest.Easily(seat1), apptest.Game(2, 1, "")}, {seat2, apptest.Game(2, 2, "")}, {seat2, apptest.Game(2, 2, "b")}, {seat2, apptest.Game(2, address.MoverSeat, "b")},
		{answers.CourseOf(apptest.Game(3, 2, "")), apptest.Game(3, 2, "")}, {answers.CourseOf(apptest.Guaranteed(apptest.Game(3, 1, ""))), apptest.Guaranteed(apptest.Game(3, 1, ""))},
	} {
		solved, err := l.Solve(c.view.Dict, c.view.Rules)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := trainer.NewDeck(solved, c.begun, "")
		if err != nil {
			t.Fatal(err)
		}
		last := deck.Decisions[len(deck.Decisions)-1]
		p := pageIn(t, sitetest.WorldWho(l, sitetest.WellKnown(c.begun, last.Fragment)...), c.view)
		said, shown := p.Remembered(), 0
		for fragment := range p.Drawn() {
			card := trainer.Card{Course: c.begun, Fragment: fragment}
			want := ""
			if deck.Item(card) != nil {
				shown++
				want = text.Pick(fragment == last.Fragment, "you know this", "not learned yet")
			}
			if said[fragment] != want {
				t.Errorf("%s: %q is %q, want %q", c.view.Address(), fragment, said[fragment], want)
			}
		}
		if shown == 0 {
			t.Errorf("%s: no decision is drawn", c.view.Address())
		}
	}
}

func TestTheLegendExplainsTheBadges(t *testing.T) {
	seat1 := sitetest.CourseOf(2, 1)
	w := sitetest.WorldWho(apptest.ShelfWith(t, dicts.DefaultID), slices.Concat(sitetest.WellKnown(seat1, ""), sitetest.Missed(seat1, "ja"))...)
	legend := pageIn(t, w, apptest.AsTree(apptest.Game(2, 1, ""))).One(".legend").Words()
	if !strings.HasSuffix(legend, "best play not learned yet you know this you missed this last time") {
		t.Errorf("the legend is %q", legend)
	}
}

func TestWhatIsForgottenOrSetAsideIsShownAsItIs(t *testing.T) {
	seat1 := sitetest.CourseOf(2, 1)
	w := sitetest.WorldWho(apptest.ShelfWith(t, dicts.DefaultID), slices.Concat(sitetest.WellKnown(seat1, ""), sitetest.WellKnown(seat1, "ja"), sitetest.WellKnown(seat1, "je"))...)
	for kind, fragment := range map[trainer.Kind]string{trainer.Forgotten: "ja", trainer.Suspended: "je"} {
		entry := w.Person.Log.Next("test", kind, sitetest.Noon)
		entry.Card = trainer.Card{Course: seat1, Fragment: fragment}
		if err := entry.Check(); err != nil {
			t.Fatal(err)
		}
		w.Person.Log.Add(entry)
	}
	got := pageIn(t, w, apptest.AsTree(apptest.Game(2, 1, "j"))).Remembered()
	if want := map[string]string{"": "you know this", "ja": "not learned yet", "je": "you know this", "ji": "not learned yet", "jo": "not learned yet", "jovi": "not learned yet", "ju": "not learned yet"}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestNothingIsShownBeforeItIsReadOrWhenItIsHidden(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	w := sitetest.WorldWho(l, sitetest.WellKnown(sitetest.CourseOf(2, 1), "")...)
	w.Person.Unread = true
	if got := pageIn(t, w, apptest.Game(2, 1, "")).Remembered(); len(got) > 0 {
		t.Errorf("not read yet, and yet %v", got)
	}
	w.Person.Unread = false
	e := explorerIn(t, w, apptest.Game(2, 1, ""))
	if pressed := apptest.Rendered(t, e).Id("known").Attribute("aria-pressed"); pressed != "true" {
		t.Errorf("the toggle is pressed: %s", pressed)
	}
	e.Prefs().HidesKnown = true
	e.Show(apptest.Game(2, 1, ""))
	p := apptest.Rendered(t, e)
	if got := p.Remembered(); len(got) > 0 || p.Id("known").Attribute("aria-pressed") == "true" {
		t.Errorf("hidden, and yet %v", got)
	}
	for _, view := range []address.View{apptest.Game(2, 1, ""), apptest.Game(2, 2, "").On(address.Strategy)} {
		s := explorerIn(t, sitetest.WorldWho(l), view)
		if html := app.HTMLString(s.Render()); strings.Contains(html, `id="known"`) || strings.Contains(html, "halo") {
			t.Errorf("%s: a newcomer sees what there is to know", view.Address())
		}
	}
}

func TestTheExplorerLeadsToTheDrillOfItsSeat(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string // "" for no link
	}{
		{apptest.Game(2, 1, ""), apptest.Game(2, 1, "").On(address.Drill).Address()},
		{apptest.Game(2, 2, ""), apptest.Game(2, 2, "").On(address.Drill).Address()},
		{apptest.Game(2, 2, "bla"), apptest.Game(2, 2, "").On(address.Drill).At("b").Address()},
		{apptest.Game(2, address.MoverSeat, "b"), apptest.Game(2, 2, "").On(address.Drill).At("b").Address()},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), apptest.Guaranteed(apptest.Game(3, 1, "")).On(address.Drill).Address()},
		{apptest.Game(2, 2, "ja"), ""}, // lost
	} {
		var got string
		for _, a := range pageAt(t, l, c.view).One(".dictionary-note").All("a") {
			if a.Attribute("id") == "drill-these" {
				got = a.Attribute("href")
			}
		}
		if got != c.want {
			t.Errorf("%s leads to %s, want %s", c.view.Address(), got, c.want)
		}
	}
}

// From a position under way a link leads to Perfect, with the person where the explorer looks from.
func TestTheExplorerLeadsToPerfect(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string // "" for no link
	}{
		{apptest.Game(2, 1, ""), ""},
		{apptest.Game(2, 2, "jo"), apptest.Game(2, 2, "").On(address.Play).At("jo").Address()},
		{apptest.Game(3, address.MoverSeat, "jo"), apptest.Game(3, 3, "").On(address.Play).At("jo").Address()},
		{apptest.Game(2, 1, "jack"), ""},
	} {
		var got string
		for _, a := range pageAt(t, l, c.view).One(".prove").All("a") {
			if a.Attribute("id") == "prove-this" {
				got = a.Attribute("href")
			}
		}
		if got != c.want {
			t.Errorf("%s leads to %s, want %s", c.view.Address(), got, c.want)
		}
	}
}

func TestASavedDrawingSaysWhatItsBadgesMean(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	seat1 := sitetest.CourseOf(2, 1)
	e := explorerIn(t, sitetest.WorldWho(l, slices.Concat(sitetest.WellKnown(seat1, ""), sitetest.Missed(seat1, "ja"))...), apptest.AsTree(apptest.Game(2, 1, "")))
	if got, want := e.explorer.Scene.Caption(), " Square and orange: player 1 loses. Empty circle: not learned yet. Tick: known. Triangle: missed last time."; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want it to end in %q", got, want)
	}
	if got, want := explorerIn(t, sitetest.WorldWho(l), apptest.Game(2, 1, "")).explorer.Scene.Caption(), " Square and orange: player 1 loses."; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want it to end in %q", got, want)
	}
}
