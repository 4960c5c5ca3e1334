package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/trainer"
)

func TestTheStrategySaysHowFarThePersonIs(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for name, c := range map[string]struct {
		answers []response
		view    View
		want    string
	}{
		"a newcomer":      {nil, strategyOf(2, 1, ""), ""},
		"one known":       {wellKnown(seat1, "ja"), strategyOf(2, 1, ""), "You know 1 of the 7 decisions; 1 is due today."},
		"known long":      {[]response{{seat1, "ja", trainer.Easy, 2 * day}}, strategyOf(2, 1, ""), "You know 1 of the 7 decisions; none is due today."},
		"only begun":      {begun(seat1, "ja"), strategyOf(2, 1, ""), "You know none of the 7 decisions yet; 1 is due today."},
		"the other aim":   {wellKnown(easily(seat1), ""), strategyOf(2, 1, ""), ""},
		"from all starts": {all(wellKnown(seat2, "a"), wellKnown(seat2, "b"), begun(seat2, "bla")), strategyOf(2, 2, ""), "You know 2 of the 91 decisions; 3 are due today."},
	} {
		personWho(t, c.answers...)
		_, p := strategyAt(t, l, c.view)
		if got := p.text("learnt"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestTheDecisionsOfAPlanAreTheCardsOfItsDeck(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, view := range []View{strategyOf(2, 1, ""), strategyOf(2, 2, ""), strategyOf(3, 2, "")} {
		made, err := makePlan(l, view)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := trainer.NewDeck(made.game, courseOf(view), "")
		if err != nil {
			t.Fatal(err)
		}
		var sum learnt
		for _, s := range made.starts {
			if s.won {
				sum.add(made.learnt(s, nil, noon))
			}
		}
		if sum.decisions != len(deck.Decisions) {
			t.Errorf("%s: %d decisions, and %d cards", view.Address(), sum.decisions, len(deck.Decisions))
		}
	}
}

func TestEveryWordAndStartShowsHowWellItIsKnown(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	personWho(t, all(wellKnown(seat2, "b"), wellKnown(seat2, "bla"), missed(seat2, "ble"), wellKnown(seat2, "blemi"), begun(seat2, "bli"), wellKnown(seat2, "a"))...)
	_, p := strategyAt(t, l, strategyOf(2, 2, ""))
	words := map[string]string{}
	for _, li := range p.one(".starts").all("li") {
		if badge := li.all(".memory"); len(badge) == 1 {
			word := strings.ToLower(strings.ReplaceAll(li.one(".played").words(), " ", ""))
			words[word] = badge[0].one(".sr-only").words()
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
		t.Errorf("%d words have badges", len(words))
	}
	starts := map[string]string{}
	for _, s := range p.all(".start") {
		for _, known := range s.all(".start-known") {
			starts[s.one(".start-name").words()] = known.words()
		}
	}
	if len(starts) != 21 || starts["B"] != "3 of 7 decisions known" || starts["C"] != "0 of 9 decisions known" {
		t.Errorf("%d starts say how well they are known, B %s, C %s", len(starts), starts["B"], starts["C"])
	}
	_, drawn := strategyAt(t, l, strategyOf(2, 2, "b"))
	want := map[string]string{"b": "you know this", "bla": "you know this", "ble": "you missed this last time", "blemi": "you know this", "bli": "you are learning this", "blo": "not learned yet", "blu": "not learned yet"}
	if got := drawn.remembered(); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("drawn are %v, want %v", got, want)
	}
}

func TestTheStrategyLeadsToItsDrill(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	view := strategyOf(3, 2, "")
	view.Easiest, view.Guaranteed = true, true
	_, p := strategyAt(t, l, view)
	want := view
	want.Page = Drill
	if got := p.id("drill-this").attr("href"); got != want.Address() {
		t.Errorf("the page leads to %s, want %s", got, want.Address())
	}
	for _, s := range p.all(".start") {
		won := len(s.all(".start-size")) > 0
		links := s.all(".start-drill")
		if won != (len(links) == 1) {
			t.Errorf("%s: %d links to its drill", s.one(".start-name").words(), len(links))
			continue
		}
		if start := s.one(".start-name").words(); won && (links[0].attr("href") != want.At(strings.ToLower(start)).Address() || links[0].attr("aria-label") != "Drill "+start) {
			t.Errorf("%s leads to %s as %q", start, links[0].attr("href"), links[0].attr("aria-label"))
		}
	}
	personWho(t)
	lost := strategyOf(3, 1, "")
	lost.Guaranteed, lost.Dict = true, "web2"
	_, p = strategyAt(t, shelfWith(t, "web2"), lost)
	if slices.ContainsFunc(p.all("a"), func(a page) bool { return a.attr("id") == "drill-this" }) {
		t.Error("a drill of nothing is offered")
	}
}

func TestWhatIsKnownCanBeHiddenFromTheList(t *testing.T) {
	personWho(t, wellKnown(seat2, "b")...)
	s, p := strategyAt(t, shelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	if n := len(p.all(".memory")); n != 54 {
		t.Errorf("%d badges", n)
	}
	s.prefs.hidesKnown = true
	if p = rendered(t, s); len(p.all(".memory")) > 0 || len(p.all(".start-known")) > 0 || p.text("learnt") != "" {
		t.Error("what is known is hidden and yet in the list")
	}
}

func TestTheSentenceOfWhatIsLearnt(t *testing.T) {
	for want, l := range map[string]learnt{
		"You know 7 of the 9 decisions; 2 are due today.":           {9, 7, 2},
		"You know all 9 decisions; none is due today.":              {9, 9, 0},
		"You know none of the 1,200 decisions yet; 1 is due today.": {1200, 0, 1},
		"You know the one decision.":                                {1, 1, 0},
		"You do not know the one decision yet; it is due today.":    {1, 0, 1},
	} {
		if got := l.sentence(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
