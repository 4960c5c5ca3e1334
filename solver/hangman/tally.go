package hangman

import (
	"math"
	"math/bits"

	"spectrie/dicts"
)

// tally counts how each letter would split a set of words of one list. A game needs
// thousands of counts, and uses the same tally for all of them.
type tally struct {
	words  int                      // in the set
	hits   [dicts.MaxAlphabet]int32 // words that have the letter
	filled [dicts.MaxAlphabet]int32 // places of the letter in those words
	wLog2W [dicts.MaxAlphabet]int64 // how much is unknown after the letter: see measure

	// The number of words by the places of a letter in them. Nearly always a letter has
	// one or two places, and those need no map.
	length  int
	present uint32                       // letters that some word has
	paired  uint32                       // letters that some word has at two places
	once    [64][dicts.MaxAlphabet]int32 // words that have the letter at this place alone
	twice   []int32                      // words that have the letter at these two places alone: see pairs
	more    map[letterPattern]int32      // words that have it at these places, three or more
}

// repeated is a letter with the pattern of its places.
type letterPattern struct {
	letter  byte
	pattern uint64
}

// count tallies the words of l that ids number, for the letters not tried.
func (t *tally) count(l *list, ids []int32, tried uint32) {
	t.reset(l.length, len(ids))
	for _, id := range ids {
		t.add(l.word(int(id)), l.masks[id], tried)
	}
	t.measure()
}

// countAll tallies all words of l.
func (t *tally) countAll(l *list, tried uint32) {
	t.reset(l.length, l.len())
	for i, mask := range l.masks {
		t.add(l.word(i), mask, tried)
	}
	t.measure()
}

func (t *tally) reset(length, words int) {
	eachLetter(t.paired, func(letter byte) { clear(t.pairs(letter)) })
	t.words, t.length, t.present, t.paired = words, length, 0, 0
	clear(t.once[:length])
	if need := dicts.MaxAlphabet * pairs(length); len(t.twice) < need {
		t.twice = make([]int32, need)
	}
	if len(t.more) > 16 || t.more == nil {
		t.more = map[letterPattern]int32{} // clearing takes as long as filling did
	}
	clear(t.more)
}

// pairs is the number of pairs of so many places.
func pairs(places int) int { return places * (places - 1) / 2 }

// pairs are the words that have the letter at exactly two places. Those with the places
// p < q are at the index pairs(q) + p.
func (t *tally) pairs(letter byte) []int32 {
	n := pairs(t.length)
	return t.twice[int(letter)*n : (int(letter)+1)*n]
}

func (t *tally) add(word []byte, mask, tried uint32) {
	var repeated uint32 // letters that it has twice or more
	if bits.OnesCount32(mask) < len(word) {
		var seen uint32
		for _, letter := range word {
			bit := uint32(1) << (letter & 31)
			repeated |= seen & bit
			seen |= bit
		}
		repeated &^= tried
	}
	mask &^= tried
	t.present |= mask
	for p, letter := range word {
		t.once[p&63][letter&31] += int32((mask &^ repeated) >> (letter & 31) & 1)
	}
	for ; repeated != 0; repeated &= repeated - 1 {
		letter := byte(bits.TrailingZeros32(repeated))
		places := pattern(word, letter)
		if bits.OnesCount64(places) > 2 {
			t.more[letterPattern{letter, places}]++
			continue
		}
		t.paired |= 1 << letter
		t.pairs(letter)[pairs(bits.Len64(places)-1)+bits.TrailingZeros64(places)]++
	}
}

// measure adds up what was counted, and finds how much is still unknown after each
// letter. The letter splits the words into groups, one for each pattern of places and
// one for a miss. The sum of w log2 w over the groups of w words is what is unknown.
func (t *tally) measure() {
	t.hits, t.filled, t.wLog2W = [dicts.MaxAlphabet]int32{}, [dicts.MaxAlphabet]int32{}, [dicts.MaxAlphabet]int64{}
	found := func(letter byte, places, words int32) {
		t.hits[letter] += words
		t.filled[letter] += places * words
		t.wLog2W[letter] += wLog2W(words)
	}
	eachLetter(t.present, func(letter byte) {
		for p := range t.length {
			found(letter, 1, t.once[p][letter])
		}
	})
	eachLetter(t.paired, func(letter byte) {
		for _, words := range t.pairs(letter) {
			found(letter, 2, words)
		}
	})
	for r, words := range t.more {
		found(r.letter, int32(bits.OnesCount64(r.pattern)), words)
	}
	eachLetter(t.present, func(letter byte) { t.wLog2W[letter] += wLog2W(int32(t.words) - t.hits[letter]) })
}

// information is the entropy of the pattern of a letter that some word has, in bits. A
// miss counts as a pattern. With w of n words in a group, the entropy is log2 n less
// the mean of log2 w over the words.
func (t *tally) information(letter int) float64 {
	return float64(wLog2W(int32(t.words))-t.wLog2W[letter]) / float64(t.words) / fixedPoint
}

// fixedPoint stands for 1 in sums of w log2 w. These are whole numbers, so they do not
// depend on the order of the terms, and equal letters stay equal.
const fixedPoint = 1 << 32

// wLog2W is w log2 w for a number of words.
func wLog2W(words int32) int64 {
	if int(words) < len(wLog2WTable) {
		return wLog2WTable[words]
	}
	return computeWLog2W(words)
}

func computeWLog2W(words int32) int64 {
	return int64(math.Round(float64(words) * math.Log2(float64(words)) * fixedPoint))
}

// wLog2WTable has the usual values, because log2 is slow.
var wLog2WTable = func() (few [1024]int64) {
	for words := 2; words < len(few); words++ {
		few[words] = computeWLog2W(int32(words))
	}
	return few
}()
