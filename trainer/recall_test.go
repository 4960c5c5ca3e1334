package trainer

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestRecallCardsDivideTheWords(t *testing.T) {
	check := func(t *testing.T, d *Deck) {
		asked := map[string]int{}
		for _, item := range d.Recalls {
			if n := len(item.Words); n < 1 || n > mostRecalled || n == 1 && len(item.Fragment) != d.Course.Seat-1 {
				t.Fatalf("%+v: the card of %q asks for %d words", d.Course, item.Fragment, n)
			}
			if item.Plays != (Item{}).Plays || !item.Recall {
				t.Fatalf("%+v: the card of %q is %+v", d.Course, item.Fragment, item)
			}
			for _, w := range item.Words {
				asked[w.Fragment()]++
			}
		}
		for start := range d.Game.Starts(d.Course.Seat) {
			size, _ := d.Best.Size(start)
			for w := range d.Best.Words(start) {
				word := w.Fragment()
				if asked[word] > 1 || asked[word] == 0 && size.Words <= mostRecalled {
					t.Fatalf("%+v: %q, one of %d words, is asked %d times", d.Course, word, size.Words, asked[word])
				}
			}
		}
		// The nearest: what a card is just below has too many words for one.
		for _, item := range d.Recalls {
			if len(item.Fragment) < d.Course.Seat {
				continue
			}
			above, _ := d.Game.At(item.Fragment[:len(item.Fragment)-1])
			if size, _ := d.Best.Size(above); size.Words <= mostRecalled {
				t.Fatalf("%+v: the card of %q could ask for more", d.Course, item.Fragment)
			}
		}
	}
	manyDecks(t, 150, func(t *testing.T, _ *rand.Rand, d *Deck) { check(t, d) })
	check(t, deckOf(t, defaultGame(t, 3), 2, ""))
}

func TestRecallCardsOfPlayerTwo(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 2, "")
	for start, words := range map[string]int{"b": 5, "c": 7, "d": 1} {
		item := d.Item(Card{Course: d.Course, Fragment: start, Recall: true})
		if item == nil || len(item.Words) != words {
			t.Errorf("the card of %q: %+v, want %d words", start, item, words)
		}
	}
	d = deckOf(t, defaultGame(t, 3), 2, "b")
	if len(d.Recalls) < 2 {
		t.Errorf("nine words are asked by the cards of %s", fragments(d.Recalls))
	}
	for _, item := range d.Recalls {
		if !strings.HasPrefix(item.Fragment, "b") || item.Fragment == "b" {
			t.Errorf("nine words are asked by the cards of %s", fragments(d.Recalls))
		}
	}
}
