package app

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// noon is when the tests of what a person knows look.
var noon = time.Date(2026, 5, 20, 12, 0, 0, 0, time.UTC)

// response is one answer of a made log.
type response struct {
	course   trainer.Course
	fragment string
	grade    trainer.Grade
	ago      time.Duration // before noon
}

const day = 24 * time.Hour

// seat1 and seat2 are the usual courses.
var seat1, seat2 = courseOf(game(2, 1, "")), courseOf(game(2, 2, ""))

// easily is the course with the other objective.
func easily(c trainer.Course) trainer.Course {
	c.Easiest = true
	return c
}

// wellKnown, begun and missed are the answers that lead to each status.
func wellKnown(c trainer.Course, fragment string) []response {
	return []response{{c, fragment, trainer.Easy, 20 * day}}
}

func begun(c trainer.Course, fragment string) []response {
	return []response{{c, fragment, trainer.Good, time.Minute}}
}

func missed(c trainer.Course, fragment string) []response {
	return []response{{c, fragment, trainer.Easy, 20 * day}, {c, fragment, trainer.Again, time.Hour}}
}

func all(lists ...[]response) []response {
	var joined []response
	for _, list := range lists {
		joined = append(joined, list...)
	}
	return joined
}

// remembered are the badges of a drawing, by fragment, as the labels say them.
func (p page) remembered() map[string]string {
	said := map[string]string{}
	for key, node := range p.drawn() {
		_, memory, found := strings.Cut(node.one("title").words(), " to move; ")
		if !found {
			_, memory, found = strings.Cut(node.one("title").words(), "your move; ")
		}
		if found != (len(node.all(".halo")) > 0) {
			p.t.Errorf("%q is named %q, and has %d badges", key, node.one("title").words(), len(node.all(".halo")))
		}
		if found {
			said[key] = memory
		}
	}
	return said
}

// answered are the badges of what was answered.
func (p page) answered() map[string]string {
	said := p.remembered()
	maps.DeleteFunc(said, func(_, memory string) bool { return memory == "not learned yet" })
	return said
}

func TestTheExplorerShowsWhatWasAnswered(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	three := game(3, 1, "")
	for name, c := range map[string]struct {
		answers []response
		view    View
		want    map[string]string
	}{
		"each in its way": {all(wellKnown(seat1, ""), begun(seat1, "ja"), missed(seat1, "je")), game(2, 1, ""),
			map[string]string{"": "you know this", "ja": "you are learning this", "je": "you missed this last time"}},
		"the objective answered last": {all(wellKnown(easily(seat1), ""), begun(seat1, ""), wellKnown(seat1, "ja"), []response{{easily(seat1), "ja", trainer.Again, day}}), game(2, 1, ""),
			map[string]string{"": "you are learning this", "ja": "you are learning this"}},
		"another seat":                      {wellKnown(seat2, "a"), game(2, 1, ""), map[string]string{}},
		"its own seat":                      {wellKnown(seat2, "a"), game(2, 2, ""), map[string]string{"a": "you know this"}},
		"the player to move":                {wellKnown(seat1, ""), game(2, MoverSeat, ""), map[string]string{"": "you know this"}},
		"another game":                      {wellKnown(courseOf(three), ""), game(2, 1, ""), map[string]string{}},
		"another basis":                     {wellKnown(courseOf(guaranteed(three)), ""), three, map[string]string{}},
		"its own basis":                     {wellKnown(courseOf(guaranteed(three)), ""), guaranteed(three), map[string]string{"": "you know this"}},
		"two players, for whom both agree":  {wellKnown(seat1, ""), guaranteed(game(2, 1, "")), map[string]string{"": "you know this"}},
		"a person who has answered nothing": {nil, game(2, 1, ""), map[string]string{}},
	} {
		personWho(t, c.answers...)
		p := pageAt(t, l, c.view)
		if got := p.answered(); fmt.Sprint(got) != fmt.Sprint(c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		offered := slices.ContainsFunc(p.all("button"), func(b page) bool { return b.attr("id") == "known" })
		if offered != (len(c.want) > 0) {
			t.Errorf("%s: hiding is offered: %v", name, offered)
		}
	}
}

// Of a course that the person has begun, all decisions that are drawn and have no
// answer are shown as new, and nothing else is.
func TestTheExplorerShowsWhatIsLeftToLearn(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		begun trainer.Course
		view  View
	}{
		{seat1, game(2, 1, "")}, {easily(seat1), game(2, 1, "")}, {seat2, game(2, 2, "")}, {seat2, game(2, 2, "b")}, {seat2, game(2, MoverSeat, "b")},
		{courseOf(game(3, 2, "")), game(3, 2, "")}, {courseOf(guaranteed(game(3, 1, ""))), guaranteed(game(3, 1, ""))},
	} {
		solved, err := l.solve(c.view.Dict, c.view.Rules)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := trainer.NewDeck(solved, c.begun, "")
		if err != nil {
			t.Fatal(err)
		}
		last := deck.Decisions[len(deck.Decisions)-1]
		personWho(t, wellKnown(c.begun, last.Fragment)...)
		p := pageAt(t, l, c.view)
		said, shown := p.remembered(), 0
		for fragment := range p.drawn() {
			card := trainer.Card{Course: c.begun, Fragment: fragment}
			want := ""
			if deck.Item(card) != nil {
				shown++
				want = pick(fragment == last.Fragment, "you know this", "not learned yet")
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
	personWho(t, all(wellKnown(seat1, ""), missed(seat1, "ja"))...)
	legend := pageAt(t, shelfWith(t, dicts.DefaultID), game(2, 1, "")).one(".legend").words()
	if !strings.HasSuffix(legend, "best play not learned yet you know this you missed this last time") {
		t.Errorf("the legend is %q", legend)
	}
}

func TestWhatIsForgottenOrSetAsideIsShownAsItIs(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	person := personWho(t, all(wellKnown(seat1, ""), wellKnown(seat1, "ja"), wellKnown(seat1, "je"))...)
	for kind, fragment := range map[trainer.Kind]string{trainer.Forgotten: "ja", trainer.Suspended: "je"} {
		entry := person.log.Next("test", kind, noon)
		entry.Card = trainer.Card{Course: seat1, Fragment: fragment}
		person.log.Add(entry)
	}
	got := pageAt(t, l, game(2, 1, "j")).remembered()
	if want := map[string]string{"": "you know this", "ja": "not learned yet", "je": "you know this", "ji": "not learned yet", "jo": "not learned yet", "jovi": "not learned yet", "ju": "not learned yet"}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestNothingIsShownBeforeItIsReadOrWhenItIsHidden(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	person := personWho(t, wellKnown(seat1, "")...)
	person.unread = true
	if got := pageAt(t, l, game(2, 1, "")).remembered(); len(got) > 0 {
		t.Errorf("not read yet, and yet %v", got)
	}
	person.unread = false
	e := explorerAt(t, l, game(2, 1, ""))
	if pressed := rendered(t, e).id("known").attr("aria-pressed"); pressed != "true" {
		t.Errorf("the toggle is pressed: %s", pressed)
	}
	e.prefs.hidesKnown = true
	e.show(game(2, 1, ""))
	p := rendered(t, e)
	if got := p.remembered(); len(got) > 0 || p.id("known").attr("aria-pressed") == "true" {
		t.Errorf("hidden, and yet %v", got)
	}
	personWho(t)
	for _, view := range []View{game(2, 1, ""), strategyOf(2, 2, "")} {
		s := siteAt(t, l, view)
		s.show(view)
		if html := app.HTMLString(s.Render()); strings.Contains(html, `id="known"`) || strings.Contains(html, "halo") {
			t.Errorf("%s: a newcomer sees what there is to know", view.Address())
		}
	}
}

func TestTheExplorerLeadsToTheDrillOfItsSeat(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view View
		want string // "" for no link
	}{
		{game(2, 1, ""), game(2, 1, "").On(Drill).Address()},
		{game(2, 2, ""), game(2, 2, "").On(Drill).Address()},
		{game(2, 2, "bla"), game(2, 2, "").On(Drill).At("b").Address()},
		{game(2, MoverSeat, "b"), game(2, 2, "").On(Drill).At("b").Address()},
		{guaranteed(game(3, 1, "")), guaranteed(game(3, 1, "")).On(Drill).Address()},
		{game(2, 2, "ja"), ""}, // lost
	} {
		var got string
		for _, a := range pageAt(t, l, c.view).one(".dictionary-note").all("a") {
			if a.attr("id") == "drill-these" {
				got = a.attr("href")
			}
		}
		if got != c.want {
			t.Errorf("%s leads to %s, want %s", c.view.Address(), got, c.want)
		}
	}
}

func TestASavedDrawingSaysWhatItsBadgesMean(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	personWho(t, all(wellKnown(seat1, ""), missed(seat1, "ja"))...)
	e := explorerAt(t, l, game(2, 1, ""))
	if got := e.explorer.scene.caption(); !strings.HasSuffix(got, " Square: player 1 loses. Empty circle: not learned yet. Tick: known. Triangle: missed last time.") {
		t.Errorf("%q", got)
	}
	personWho(t)
	if got := explorerAt(t, l, game(2, 1, "")).explorer.scene.caption(); !strings.HasSuffix(got, " Square: player 1 loses.") {
		t.Errorf("%q", got)
	}
}
