package strategy

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

func TestTheStrategySaysHowFarThePersonIs(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	seat1, seat2 := sitetest.CourseOf(2, 1), sitetest.CourseOf(2, 2)
	for name, c := range map[string]struct {
		answers []sitetest.Response
		view    address.View
		want    string
	}{
		"a newcomer":      {nil, strategyOf(2, 1, ""), ""},
		"one known":       {sitetest.WellKnown(seat1, "ja"), strategyOf(2, 1, ""), "You know 1 of the 6 cards; 1 is due today."},
		"known long":      {[]sitetest.Response{{Course: seat1, Fragment: "ja", Grade: trainer.Easy, Ago: 48 * time.Hour}}, strategyOf(2, 1, ""), "You know 1 of the 6 cards; none is due today."},
		"only begun":      {sitetest.Begun(seat1, "ja"), strategyOf(2, 1, ""), "You know none of the 6 cards yet; 1 is due today."},
		"the other aim":   {sitetest.WellKnown(sitetest.Easily(seat1), ""), strategyOf(2, 1, ""), ""},
		"from all starts": {slices.Concat(sitetest.WellKnown(seat2, "a"), sitetest.WellKnown(seat2, "b"), sitetest.Begun(seat2, "bla")), strategyOf(2, 2, ""), "You know 2 of the 62 cards; 3 are due today."},
	} {
		_, p := strategyIn(t, sitetest.WorldWho(l, c.answers...), c.view)
		if got := p.Text("learnt"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// BLEMI is on the card of BLE: its letter comes by itself.
func TestEveryWordAndStartShowsHowWellItIsKnown(t *testing.T) {
	seat2 := sitetest.CourseOf(2, 2)
	w := sitetest.WorldWho(apptest.ShelfWith(t, dicts.DefaultID), slices.Concat(sitetest.WellKnown(seat2, "b"), sitetest.WellKnown(seat2, "bla"), sitetest.Missed(seat2, "ble"), sitetest.WellKnown(seat2, "blemi"), sitetest.Begun(seat2, "bli"), sitetest.WellKnown(seat2, "a"))...)
	_, p := strategyIn(t, w, strategyOf(2, 2, ""))
	words := map[string]string{}
	for _, li := range p.One(".starts").All("li") {
		if badge := li.All(".memory"); len(badge) == 1 {
			word := strings.ToLower(strings.ReplaceAll(li.One(".played").Words(), " ", ""))
			words[word] = badge[0].One(".sr-only").Words()
		}
	}
	for word, want := range map[string]string{
		"black": "you know this", "blemish": "you missed this last time", "blimp": "you are learning this", "blond": "not learned yet", "crack": "not learned yet",
	} {
		if words[word] != want {
			t.Errorf("%s: %q, want %q", word, words[word], want)
		}
	}
	if len(words) != 54 {
		t.Errorf("%d words have badges, want 54", len(words))
	}
	starts := map[string]string{}
	for _, s := range p.All(".start") {
		for _, known := range s.All(".start-known") {
			starts[s.One(".start-name").Words()] = known.Words()
		}
	}
	if len(starts) != 21 || starts["B"] != "2 of 6 cards known" || starts["C"] != "0 of 7 cards known" {
		t.Errorf("%d starts say how well they are known, B %q, C %q; want 21, 2 of 6 and 0 of 7", len(starts), starts["B"], starts["C"])
	}
	_, drawn := strategyIn(t, w, strategyOf(2, 2, "b"))
	want := map[string]string{"b": "you know this", "bla": "you know this", "ble": "you missed this last time", "blemi": "you missed this last time", "bli": "you are learning this", "blo": "not learned yet", "blu": "not learned yet"}
	if got := drawn.Remembered(); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("drawn are %v, want %v", got, want)
	}
}

func TestTheStrategyLeadsToItsDrill(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	view := strategyOf(3, 2, "")
	view.Easiest, view.Guaranteed = true, true
	_, p := strategyAt(t, l, view)
	want := view
	want.Page = address.Drill
	if got := p.Id("drill-this").Attribute("href"); got != want.Address() {
		t.Errorf("the page leads to %s, want %s", got, want.Address())
	}
	starts := p.All(".start")
	if len(starts) == 0 {
		t.Error("no starts, want some")
	}
	for _, s := range starts {
		won := len(s.All(".start-size")) > 0
		links := s.All(".start-drill")
		if won != (len(links) == 1) {
			t.Errorf("%s: %d links to its drill, want one if it is won", s.One(".start-name").Words(), len(links))
			continue
		}
		if start := s.One(".start-name").Words(); won && (links[0].Attribute("href") != want.At(strings.ToLower(start)).Address() || links[0].Attribute("aria-label") != "Drill "+start) {
			t.Errorf("%s leads to %s as %q", start, links[0].Attribute("href"), links[0].Attribute("aria-label"))
		}
	}
	lost := strategyOf(3, 1, "")
	lost.Guaranteed, lost.Dict = true, "web2"
	_, p = strategyIn(t, sitetest.WorldWho(apptest.ShelfWith(t, "web2")), lost)
	if slices.ContainsFunc(p.All("a"), func(a apptest.Page) bool { return a.Attribute("id") == "drill-this" }) {
		t.Error("a drill of nothing is offered")
	}
}

func TestWhatIsKnownCanBeHiddenFromTheList(t *testing.T) {
	w := sitetest.WorldWho(apptest.ShelfWith(t, dicts.DefaultID), sitetest.WellKnown(sitetest.CourseOf(2, 2), "b")...)
	s, p := strategyIn(t, w, strategyOf(2, 2, ""))
	if n := len(p.All(".memory")); n != 54 {
		t.Errorf("%d badges, want 54", n)
	}
	s.Prefs().HidesKnown = true
	if p = apptest.Rendered(t, s); len(p.All(".memory")) > 0 || len(p.All(".start-known")) > 0 || p.Text("learnt") != "" {
		t.Error("what is known is hidden and yet in the list")
	}
}
