package trainer

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/solver"
)

func TestADeckHasTheDecisionsOfTheRepertoireFromEveryStart(t *testing.T) {
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) {
		found := 0
		for start := range d.Game.Starts(d.Course.Seat) {
			for decision := range d.Best.Decisions(start) {
				item := d.Item(Card{Course: d.Course, Fragment: decision.At.Fragment()})
				if item == nil || item.Letter(decision.At) < 0 || item.Letters[item.Letter(decision.At)] != decision {
					t.Fatalf("%+v: the decision at %q is %+v", d.Course, decision.At.Fragment(), item)
				}
				found++
			}
		}
		letters := 0
		for _, item := range d.Decisions {
			letters += len(item.Letters)
			if first := item.Letters[0]; first.At != item.At || first.Plays != item.Plays || item.At.Fragment() != item.Fragment {
				t.Fatalf("%+v: the card of %q begins with %+v", d.Course, item.Fragment, first)
			}
			if words := slices.Collect(d.Best.Words(item.At)); !slices.Equal(words, item.Words) {
				t.Fatalf("%+v: the words from %q are %s, want %s", d.Course, item.Fragment, spelt(item.Words), spelt(words))
			}
		}
		if found != letters {
			t.Fatalf("%+v: %d letters, want %d", d.Course, letters, found)
		}
	})
}

// Two decisions are one card if and only if every reply between them is the only one.
func TestACardGoesOnUntilRepliesBranch(t *testing.T) {
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) {
		for start := range d.Game.Starts(d.Course.Seat) {
			for decision := range d.Best.Decisions(start) {
				// The decision before, and how many ways lead on from it.
				fragment, ways := decision.At.Fragment(), 1
				for end := len(fragment) - 1; end >= len(start.Fragment()); end-- {
					at, _ := d.Game.At(fragment[:end])
					if at.Mover() != d.Course.Seat {
						ways *= len(slices.Collect(d.Best.Next(at)))
						continue
					}
					same := d.Item(Card{Course: d.Course, Fragment: fragment}) == d.Item(Card{Course: d.Course, Fragment: fragment[:end]})
					if same != (ways == 1) {
						t.Fatalf("%+v: %q and %q on one card: %v, with %d ways between them", d.Course, fragment[:end], fragment, same, ways)
					}
					break
				}
			}
		}
	})
	d := deckOf(t, defaultGame(t, 2), 2, "p")
	if got := d.Item(Card{Course: d.Course, Fragment: "pneum"}); got == nil || got.Fragment != "p" || spelt(got.Words) != "pneumatic" || len(got.Letters) != 4 {
		t.Errorf("the card of PNEUMATIC is %+v", got)
	}
}

func TestNoCardComesBeforeOneOnTheWayToIt(t *testing.T) {
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) {
		for i, item := range d.Decisions {
			for _, before := range d.Decisions[:i] {
				if strings.HasPrefix(before.Fragment, item.Fragment) || before.Likelihood < item.Likelihood*(1-1e-6) {
					t.Fatalf("%+v: %q comes before %q", d.Course, before.Fragment, item.Fragment)
				}
			}
		}
	})
}

func TestADeckBelowAStartIsThatPartOfTheCourse(t *testing.T) {
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) {
		for length := range d.Course.Seat {
			shorter := map[string]bool{}
			for start := range d.Game.Starts(d.Course.Seat) {
				shorter[start.Fragment()[:length]] = true
			}
			for start := range shorter {
				below := func(items []*Item) string {
					return fragments(slices.DeleteFunc(slices.Clone(items), func(i *Item) bool { return !strings.HasPrefix(i.Fragment, start) }))
				}
				part, err := NewDeck(d.Game, d.Course, start)
				switch {
				case err != nil && start != "" && below(d.Decisions) == "" && strings.Contains(err.Error(), "after"):
					continue
				case err != nil:
					t.Fatalf("%+v below %q: %v", d.Course, start, err)
				}
				if fragments(part.Decisions) != below(d.Decisions) || fragments(part.Recalls) != below(d.Recalls) {
					t.Fatalf("%+v below %q: %s and %s, want %s and %s", d.Course, start,
						fragments(part.Decisions), fragments(part.Recalls), below(d.Decisions), below(d.Recalls))
				}
				for _, item := range part.Decisions {
					if whole := d.Item(item.Card); whole == nil || whole.Likelihood != item.Likelihood {
						t.Fatalf("%+v below %q: %q is another card", d.Course, start, item.Fragment)
					}
				}
				for _, item := range d.Decisions {
					if (part.Item(item.Card) != nil) != strings.HasPrefix(item.Fragment, start) {
						t.Fatalf("%+v below %q: the card of %q", d.Course, start, item.Fragment)
					}
				}
			}
		}
	})
}

func TestTheDeckOfTheOpening(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	if got := d.Decisions[0]; got.Fragment != "" || got.Plays.Fragment() != "j" || spelt(got.Words) != "jack jell jilt jovial just" {
		t.Errorf("the first card %q plays %q toward %s", got.Fragment, got.Plays.Fragment(), spelt(got.Words))
	}
	if got := fragments(d.Recalls); got != "" || len(d.Recalls) != 1 {
		t.Errorf("recall cards %q", got)
	}
}

func TestAPersonIsToldWhyThereIsNoDeck(t *testing.T) {
	two, three := defaultGame(t, 2), toyGame(t)
	rational := func(game *solver.Solution, seat int) Course { return Course{Rules: game.Rules(), Seat: seat} }
	guaranteed := rational(three, 3)
	guaranteed.Guaranteed = true
	for _, c := range []struct {
		game   *solver.Solution
		course Course
		start  string
		want   string
	}{
		{two, rational(two, 2), "h", "player 2 is lost after H"},
		{three, guaranteed, "ba", "player 3 has no guarantee after BA"},
		{two, rational(two, 1), "j", "player 1 opens the round, so J cannot come first"},
		{two, rational(two, 2), "ab", "player 2 plays letter 2, so AB is too long a start"},
		{two, rational(two, 2), "ß", "no word begins with ß"},
		{three, rational(three, 3), "aa", "the round is over after AA"},
		{three, rational(three, 3), "aab", "the round is over after AA"},
		{two, rational(three, 1), "", "the course is for 3 players and words of 1 letters or more, the solved game for 2 and 4"},
		{two, rational(two, 3), "", "there is no player 3: there are 2 players"},
	} {
		if _, err := NewDeck(c.game, c.course, c.start); err == nil || err.Error() != c.want {
			t.Errorf("%+v from %q: %v, want %s", c.course, c.start, err, c.want)
		}
	}
}

func TestACourseThatCannotBeHeldIsADeckWithoutCards(t *testing.T) {
	empty := gameOf(t, nil, solver.Usual, nil)
	lost := gameOf(t, []string{"a"}, solver.Rules{Players: 2, MinLetters: 1}, tierless)
	for _, game := range []*solver.Solution{empty, lost} {
		d := deckOf(t, game, 1, "")
		if len(d.Decisions) > 0 || len(d.Recalls) > 0 || d.Item(Card{Course: d.Course}) != nil {
			t.Errorf("cards %s, %s", fragments(d.Decisions), fragments(d.Recalls))
		}
	}
}

func TestACardOfAnotherCourseIsNotInTheDeck(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	card := d.Decisions[0].Card
	if d.Item(card) != d.Decisions[0] {
		t.Errorf("%+v is not in its deck", card)
	}
	recall := card
	recall.Recall = true
	if d.Item(recall) != d.Recalls[0] {
		t.Errorf("%+v is not in its deck", recall)
	}
	for _, change := range []func(*Card){
		func(c *Card) { c.Dict = "web2" },
		func(c *Card) { c.Easiest = true },
		func(c *Card) { c.Fragment = "j" },
		func(c *Card) { c.Fragment = "jx" },
		func(c *Card) { c.Fragment = "ja\xff" },
	} {
		other := card
		change(&other)
		if item := d.Item(other); item != nil {
			t.Errorf("%+v is %+v", other, item)
		}
	}
}
