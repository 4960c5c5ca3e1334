package hangman

import (
	"math"
	"math/bits"

	"spectrie/dicts"
)

// tally counts, for a set of words of one list, how each letter would split it.
// It is made once and used again, because a game asks for thousands.
type tally struct {
	words  int                          // in the set
	hits   [dicts.MaxAlphabet]int32     // words that have the letter
	filled [dicts.MaxAlphabet]int32     // places that it has in them
	once   [dicts.MaxAlphabet][64]int32 // words that have it at this place alone
	more   map[repeated]int32           // words that have it at these places, two or more
	left   [dicts.MaxAlphabet]int64     // see measure
	length int
}

// repeated is a letter with the pattern of its places.
type repeated struct {
	letter  byte
	pattern uint64
}

// count tallies the words of l that ids number, for the letters not tried.
func (t *tally) count(l *list, ids []int32, tried uint32) {
	t.reset(l.length, len(ids))
	for _, id := range ids {
		t.add(l.word(int(id)), l.masks[id]&^tried)
	}
	t.measure()
}

// countAll tallies all words of l.
func (t *tally) countAll(l *list, tried uint32) {
	t.reset(l.length, l.len())
	for i, mask := range l.masks {
		t.add(l.word(i), mask&^tried)
	}
	t.measure()
}

func (t *tally) reset(length, words int) {
	t.words, t.length = words, length
	t.hits, t.filled = [dicts.MaxAlphabet]int32{}, [dicts.MaxAlphabet]int32{}
	for letter := range t.once {
		clear(t.once[letter][:length])
	}
	if len(t.more) > 16 || t.more == nil {
		t.more = map[repeated]int32{} // clearing takes as long as filling did
	}
	clear(t.more)
}

func (t *tally) add(word []byte, letters uint32) {
	var seen, again uint32
	for _, letter := range word {
		bit := uint32(1) << letter & letters
		again |= seen & bit
		seen |= bit
	}
	for p, letter := range word {
		bit := uint32(1) << letter
		if letters&bit == 0 {
			continue
		}
		t.filled[letter]++
		if again&bit == 0 {
			t.hits[letter]++
			t.once[letter][p]++
		}
	}
	for ; again != 0; again &= again - 1 {
		letter := byte(bits.TrailingZeros32(again))
		t.hits[letter]++
		t.more[repeated{letter, pattern(word, letter)}]++
	}
}

// measure finds how much is left to find out after each letter: the sum, over
// the patterns that it can turn out to have and the miss, of w log2 w for the w
// words behind each.
func (t *tally) measure() {
	for letter, hits := range t.hits {
		t.left[letter] = 0
		if hits == 0 {
			continue
		}
		t.left[letter] = behind(int32(t.words) - hits)
		for _, words := range t.once[letter][:t.length] {
			t.left[letter] += behind(words)
		}
	}
	for r, words := range t.more {
		t.left[r.letter] += behind(words)
	}
}

// bits is the information of a letter that some word has: the entropy, in bits,
// of the pattern that it turns out to have, the miss included. With w of n words
// behind a pattern that is log2 n less the mean of log2 w over the words.
func (t *tally) bits(letter int) float64 {
	return float64(behind(int32(t.words))-t.left[letter]) / float64(t.words) / fixed
}

// fixed is what 1 is in sums of w log2 w. They are whole numbers, so that they
// do not depend on the order in which they are added up, and equal letters stay
// equal.
const fixed = 1 << 32

// behind is w log2 w.
func behind(words int32) int64 {
	if int(words) < len(behindFew) {
		return behindFew[words]
	}
	return behindMany(words)
}

func behindMany(words int32) int64 {
	return int64(math.Round(float64(words) * math.Log2(float64(words)) * fixed))
}

// behindFew are the usual values, log2 being slow.
var behindFew = func() (few [1024]int64) {
	for words := 2; words < len(few); words++ {
		few[words] = behindMany(int32(words))
	}
	return few
}()
