package trainer

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// withAdded is a deck to which many fragments of its game were added, whatever they
// are.
func withAdded(t testing.TB, random *rand.Rand, d *Deck) *Deck {
	t.Helper()
	added := []string{"zz", "b"}
	for n := range d.Game.Trie().Len() {
		if random.IntN(3) == 0 {
			added = append(added, d.Game.Trie().Fragment(dicts.Node(n)))
		}
	}
	random.Shuffle(len(added), func(i, j int) { added[i], added[j] = added[j], added[i] })
	with, err := NewDeck(d.Game, d.Course, d.Start, added...)
	if err != nil {
		t.Fatal(err)
	}
	return with
}

func TestAnAddedDecisionIsInTheDeckWhereTheSeatCanHoldTheRound(t *testing.T) {
	onlyNatively(t)
	held := 0
	manyDecks(t, 100, func(t *testing.T, random *rand.Rand, d *Deck) {
		for n := range d.Game.Trie().Len() {
			fragment := d.Game.Trie().Fragment(dicts.Node(n))
			at, _ := d.Game.At(fragment)
			card := Card{Course: d.Course, Fragment: fragment}
			with, err := NewDeck(d.Game, d.Course, "", fragment)
			if err != nil {
				t.Fatal(err)
			}
			item, before := with.Item(card), d.Item(card)
			asked := !at.Over() && at.Mover() == d.Course.Seat && at.Safe(d.Course.Seat, d.Course.Guaranteed)
			switch {
			case (item != nil) != asked && d.Game.Trie().Len() > 1:
				t.Fatalf("%+v: %q added is %+v", d.Course, fragment, item)
			case item == nil || before != nil:
				if fragments(with.Decisions) != fragments(d.Decisions) {
					t.Fatalf("%+v: %q changes the deck to %s", d.Course, fragment, fragments(with.Decisions))
				}
			default:
				held++
				rest := slices.DeleteFunc(slices.Clone(with.Decisions), func(i *Item) bool { return i == item })
				if fragments(rest) != fragments(d.Decisions) || fragments(with.Recalls) != fragments(d.Recalls) || !item.Added {
					t.Fatalf("%+v: with %q the rest is %s", d.Course, fragment, fragments(rest))
				}
				if plays := slices.Collect(d.Best.Next(at)); !slices.Contains(plays, item.Plays) || !item.Plays.Safe(d.Course.Seat, d.Course.Guaranteed) {
					t.Fatalf("%+v: %q plays %q", d.Course, fragment, item.Plays.Fragment())
				}
			}
		}
	})
	if held < 1000 {
		t.Errorf("%d decisions were added: too weak a test", held)
	}
}

func TestAddedDecisionsOutsideTheStartAreInNoPartOfTheDeck(t *testing.T) {
	game := defaultGame(t, 2)
	d, err := NewDeck(game, Course{Dict: "test", Rules: game.Rules(), Seat: 2}, "c", "coz", "bet", "cab", "nothing")
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range d.Decisions {
		if !strings.HasPrefix(item.Fragment, "c") {
			t.Errorf("%q is in the deck of C", item.Fragment)
		}
	}
}

func TestWithAddedDecisionsNoCardComesBeforeOneOnTheWayToIt(t *testing.T) {
	manyDecks(t, 60, func(t *testing.T, random *rand.Rand, d *Deck) {
		d = withAdded(t, random, d)
		for i, item := range d.Decisions {
			for _, before := range d.Decisions[:i] {
				if strings.HasPrefix(before.Fragment, item.Fragment) {
					t.Fatalf("%+v: %q comes before %q", d.Course, before.Fragment, item.Fragment)
				}
			}
		}
	})
}

// On the way to an added decision the person's own letters are shown: they are not
// what the deck plays there, or it plays nothing there.
func TestALineToAnAddedDecisionAsksWhatItLeadsThrough(t *testing.T) {
	strayed := 0
	manyDecks(t, 60, func(t *testing.T, random *rand.Rand, d *Deck) {
		d = withAdded(t, random, d)
		for _, target := range d.Decisions {
			line := d.Line(target, func(*Item) bool { return true })
			p, asked := d.Game.Start(), 0
			for _, s := range line.Steps {
				item := d.Item(Card{Course: d.Course, Fragment: s.At.Fragment()})
				if item != nil && item.Letters[item.Letter(s.At)].Plays != s.Leads {
					item = nil
					strayed++
				}
				if s.At != p || s.Item != item || s.Ask != (item != nil) {
					t.Fatalf("%+v to %q: at %q is %+v", d.Course, target.Fragment, s.At.Fragment(), s)
				}
				if s.Item == target && s.At == target.At {
					asked++
				}
				p = s.Leads
			}
			if asked != 1 || !p.Over() || p.Loser() == d.Course.Seat {
				t.Fatalf("%+v to %q: asked %d times, ends at %q", d.Course, target.Fragment, asked, p.Fragment())
			}
		}
	})
	if strayed < 100 {
		t.Errorf("lines strayed %d times: too weak a test", strayed)
	}
}

func TestAnAddedDecisionStaysWhenItIsSetAsideOrForgottenAndGoesByUndo(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	added := func(want string) {
		t.Helper()
		if got := strings.Join(Fold(&p.log, p.now).Added(opening), " "); got != want {
			t.Errorf("added are %q, want %q", got, want)
		}
	}
	added("")
	first := p.on(Added, card)
	second := p.on(Added, card)
	p.on(Added, decision("ba"))
	other := decision("je")
	other.Easiest = true
	p.on(Added, other)
	added("ba ja")
	p.on(Suspended, decision("j"))
	p.on(Forgotten, decision("j"))
	added("ba ja")
	p.undo(first)
	added("ba ja")
	p.undo(second)
	added("ba")
	if cards := Fold(&p.log, p.now).Cards(); len(cards) != 0 {
		t.Errorf("cards that were answered: %v", cards)
	}
}

// The way to an added decision may lead past a decision that is put off, by another
// letter than its own: that gives nothing away.
func TestAnAddedDecisionIsAskedThoughOneOnTheWayIsPutOff(t *testing.T) {
	game := defaultGame(t, 2)
	d, err := NewDeck(game, Course{Dict: "test", Rules: game.Rules(), Seat: 1}, "", "ha")
	if err != nil {
		t.Fatal(err)
	}
	s := startSession(t, d, false)
	e := s.log.Next("w", Buried, s.now)
	e.Card = Card{Course: d.Course}
	s.state.Add(s.now, e)
	if got := fragments(s.Queue(s.state, s.now).New); got != "ha" {
		t.Errorf("to ask are %q", got)
	}
	if !s.toAsk() || s.Item.Fragment != "ha" || s.StepsPlayed != 2 || s.Line.Steps[0].Item != nil {
		t.Errorf("asked is %+v", s.Item)
	}
}
