package plan

import (
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer"
)

func TestTheDecisionsOfAPlanAreTheCardsOfItsDeck(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, view := range []address.View{apptest.Game(2, 1, "").On(address.Strategy), apptest.Game(2, 2, "").On(address.Strategy), apptest.Game(3, 2, "").On(address.Strategy)} {
		made, err := Make(l, view)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := trainer.NewDeck(made.Game, answers.CourseOf(view), "")
		if err != nil {
			t.Fatal(err)
		}
		var sum Known
		for _, s := range made.Starts {
			if s.Won {
				sum.Add(made.KnownFrom(s, nil, time.Time{}))
			}
		}
		if sum.Cards != len(deck.Decisions) {
			t.Errorf("%s: %d cards, and %d cards", view.Address(), sum.Cards, len(deck.Decisions))
		}
	}
}

func TestTheSentenceOfWhatIsLearnt(t *testing.T) {
	for want, l := range map[string]Known{
		"You know 7 of the 9 cards; 2 are due today.":           {Cards: 9, Known: 7, due: 2},
		"You know all 9 cards; none is due today.":              {Cards: 9, Known: 9, due: 0},
		"You know none of the 1,200 cards yet; 1 is due today.": {Cards: 1200, Known: 0, due: 1},
		"You know the one card.":                                {Cards: 1, Known: 1, due: 0},
		"You do not know the one card yet; it is due today.":    {Cards: 1, Known: 0, due: 1},
	} {
		if got := l.Sentence(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
