package hangman

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestLettersOfAPhrase(t *testing.T) {
	// ab or ba, and then ca, cb or cc: six phrases.
	letters := fit(t, wordsOver(t, strings.Fields("ab ba cac cab cbc"), ""), "__ ___", "").Letters()
	if got := lettersOf(letters); got != "abc" {
		t.Fatalf("letters %q, want abc", got)
	}
	a, c := letters[0], letters[2]
	if !a.Sure || a.Hit != 1 || a.Lost() != 0 || !near(a.Filled, 1+2./3) {
		t.Errorf("%+v, want a sure letter that fills 1 2/3 blanks", a)
	}
	if !c.Sure || !near(c.Filled, 5./3) {
		t.Errorf("%+v, want a sure letter that fills 5/3 blanks", c)
	}
}

func TestALetterOfBothPartsMissesOnlyWhenItMissesInBoth(t *testing.T) {
	c := fit(t, wordsOver(t, strings.Fields("ab cd eab ecd efg efh"), ""), "__ ___", "")
	a := c.Letters()[0]
	if a.Letter != 'a' || a.Sure || !near(a.Hit, 1-1./2*3/4) || !near(a.Filled, 1./2+1./4) {
		t.Errorf("%+v, want a with the share 5/8, filling 3/4", a)
	}
	if got, want := a.Bits, slowBits(slices.Collect(c.Words()), 'a'); !near(got, want) {
		t.Errorf("%v bits, not %v", got, want)
	}
}

// Words of many letters have some at the same two, three and more places.
func TestTheTallyCountsEveryPattern(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	var counted tally // used again, as in a game
	for range fewer(300) {
		length := 1 + r.IntN(20)
		words := randomList(r, []rune("abc"), 30, length)
		words = slices.DeleteFunc(words, func(word string) bool { return len(word) != length })
		if len(words) == 0 {
			continue
		}
		w := wordsOver(t, words, "")
		l := &w.lists[length]
		counted.count(l, (&game{list: l}).allWords(), 0)
		for _, letter := range counted.letters(&w.alphabet, nil) {
			if !near(letter.Filled, slowFilled(words, letter.Letter)) || !near(letter.Bits, slowBits(words, letter.Letter)) || !near(letter.Lost(), slowLost(words, letter.Letter)) {
				t.Fatalf("%q: %+v", words, letter)
			}
		}
	}
}
