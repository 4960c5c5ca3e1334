package trainer

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// checkLine checks that a line is a round by the repertoire through target.
func checkLine(t *testing.T, d *Deck, target *Item, line Line, wanted func(*Item) bool) (asked int) {
	t.Helper()
	p := d.Game.Start()
	for _, s := range line.Steps {
		item := d.Item(Card{Course: d.Course, Fragment: s.At.Fragment()})
		if s.At != p || s.Item != item || (item != nil) != (s.At.Mover() == d.Course.Seat) {
			t.Fatalf("%+v to %q: a step at %q with %v after %q", d.Course, target.Fragment, s.At.Fragment(), s.Item, p.Fragment())
		}
		if item != nil && (item.Letters[item.Letter(s.At)].Plays != s.Leads || s.Ask != wanted(item)) || item == nil && s.Ask {
			t.Fatalf("%+v to %q: at %q asked %v, plays %q", d.Course, target.Fragment, s.At.Fragment(), s.Ask, s.Leads.Fragment())
		}
		if s.Ask && s.At == item.At {
			asked++
		}
		p = s.Leads
	}
	if !p.Over() || p.Loser() == d.Course.Seat || !strings.HasPrefix(p.Fragment(), target.Fragment) {
		t.Fatalf("%+v to %q: the line ends at %q", d.Course, target.Fragment, p.Fragment())
	}
	return asked
}

func TestALineAsksAsManyWantedDecisionsAsOneRoundCan(t *testing.T) {
	manyDecks(t, 100, func(t *testing.T, random *rand.Rand, d *Deck) {
		chosen := map[*Item]bool{}
		for _, item := range d.Decisions {
			chosen[item] = random.IntN(3) == 0
		}
		wanted := func(item *Item) bool { return chosen[item] }
		for _, target := range append(d.Decisions, d.Recalls...) {
			asked := checkLine(t, d, target, d.Line(target, wanted), wanted)
			most := 0
			for _, word := range target.Words {
				on := 0
				for item := range chosen {
					if chosen[item] && strings.HasPrefix(word.Fragment(), item.Fragment) {
						on++
					}
				}
				most = max(most, on)
			}
			if asked != most {
				t.Fatalf("%+v to %q: %d asked, a round can ask %d", d.Course, target.Fragment, asked, most)
			}
		}
	})
}

func TestALineWithNothingElseWantedGoesTheLikelyWay(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	target := d.Decisions[0]
	line := d.Line(target, func(item *Item) bool { return item == target })
	// Of the replies to j, more and commoner words go on with u than with any other.
	if end := line.Steps[len(line.Steps)-1].Leads; end.Fragment() != "just" {
		t.Errorf("the line ends at %q", end.Fragment())
	}
	if !line.Steps[0].Ask || line.Steps[2].Ask {
		t.Errorf("asked: %+v", line.Steps)
	}
}

func TestALineOfPlayerTwoShowsTheOpening(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 2, "c")
	for _, target := range d.Decisions {
		line := d.Line(target, func(*Item) bool { return true })
		checkLine(t, d, target, line, func(*Item) bool { return true })
		if first := line.Steps[0]; first.Leads.Fragment() != "c" || first.Ask {
			t.Errorf("the line to %q begins with %+v", target.Fragment, first)
		}
	}
}
