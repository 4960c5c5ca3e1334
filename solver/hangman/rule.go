package hangman

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// game is Hangman with the words of one list. It takes sets of words as slices of their
// numbers, and may change the order in a slice.
type game struct {
	list  *list
	tally tally

	sinceTick int          // words spent since the last tick
	tick      func() error // called after wordsPerTick words; may be nil
	ended     error        // of tick; the rest is not played then
}

// allWords are the numbers of all the words.
func (g *game) allWords() []int32 {
	ids := make([]int32, g.list.len())
	for i := range ids {
		ids[i] = int32(i)
	}
	return ids
}

// wordsPerTick is how many words are spent from one tick to the next.
const wordsPerTick = 1000

// spend counts words that the caller is about to work on, and calls tick when there
// were enough. It reports whether the game has ended.
func (g *game) spend(words int) bool {
	if g.sinceTick += words; g.sinceTick >= wordsPerTick && g.ended == nil && g.tick != nil {
		g.sinceTick = 0
		g.ended = g.tick()
	}
	return g.ended != nil
}

// spareLife is added to the cost of a letter before its bits are divided by it. Without
// it a letter that is nearly sure but tells little would come first. Any value from
// 0.05 to 0.25 loses as many lives, within two thousandths.
const spareLife = 1. / 8

// perLife is the information of a letter for each life that it costs on average. It is
// infinite for a letter that costs nothing and tells something, and 0 for a letter that
// tells nothing.
func perLife(bits, lost float64) float64 {
	if lost == 0 && bits > 0 {
		return math.Inf(1)
	}
	return bits / (lost + spareLife)
}

func (t *tally) perLife(letter int) float64 {
	return perLife(t.information(letter), float64(t.words-int(t.hits[letter]))/float64(t.words))
}

// mostPerLife is the letter with the most bits per life, the first of several. There
// must be two words or more.
func (g *game) mostPerLife(ids []int32, tried uint32) byte {
	g.tally.count(g.list, ids, tried)
	best, bestRate := 0, -1.
	for letter, hits := range g.tally.hits {
		if hits == 0 {
			continue
		}
		if v := g.tally.perLife(letter); v > bestRate {
			best, bestRate = letter, v
		}
	}
	return byte(best)
}

// letterRate is a letter with its bits per life.
type letterRate struct {
	letter byte
	rate   float64
}

// free reports whether the letter costs nothing and tells something.
func (r letterRate) free() bool { return math.IsInf(r.rate, 1) }

// promising are the letters that some word has, those with the most bits per life first.
func (g *game) promising(ids []int32, tried uint32) (letters []letterRate) {
	g.tally.count(g.list, ids, tried)
	for letter, hits := range g.tally.hits {
		if hits > 0 {
			letters = append(letters, letterRate{byte(letter), g.tally.perLife(letter)})
		}
	}
	slices.SortStableFunc(letters, func(a, b letterRate) int { return cmp.Compare(b.rate, a.rate) })
	return letters
}

// split orders ids by what the letter would show, and visits each group. The words
// without the letter come first, if there are any.
func (g *game) split(ids []int32, letter byte, visit func(group []int32, miss bool)) {
	missed := 0
	for i, id := range ids {
		if g.list.masks[id]>>letter&1 == 0 {
			ids[i], ids[missed] = ids[missed], id
			missed++
		}
	}
	if missed > 0 {
		visit(ids[:missed], true)
	}
	for rest := ids[missed:]; len(rest) > 0; {
		shown, alike := pattern(g.list.word(int(rest[0])), letter), 1
		for i := 1; i < len(rest); i++ {
			if id := rest[i]; pattern(g.list.word(int(id)), letter) == shown {
				rest[i], rest[alike] = rest[alike], id
				alike++
			}
		}
		visit(rest[:alike], false)
		rest = rest[alike:]
	}
}

// unlimited is a number of lives that never runs out.
const unlimited = math.MaxInt32

// afterMiss is the number of lives after a miss.
func afterMiss(lives int) int {
	if lives == unlimited {
		return unlimited
	}
	return lives - 1
}

// outcome sums up the games against some words.
type outcome struct {
	won  int // words found before the lives were used up
	lost int // lives lost in all these games
}

func (o *outcome) add(more outcome) {
	o.won += more.won
	o.lost += more.lost
}

// playOn plays against every word of ids by [MostPerLife].
func (g *game) playOn(ids []int32, tried uint32, lives int) outcome {
	switch {
	case lives == 0, g.spend(len(ids)):
		return outcome{}
	case len(ids) == 1:
		return outcome{won: 1}
	}
	return g.after(ids, tried, lives, g.mostPerLife(ids, tried))
}

// after plays the letter against every word of ids, and then by [MostPerLife].
func (g *game) after(ids []int32, tried uint32, lives int, letter byte) (sum outcome) {
	g.split(ids, letter, func(group []int32, miss bool) {
		livesLeft := lives
		if miss {
			sum.lost += len(group)
			livesLeft = afterMiss(lives)
		}
		sum.add(g.playOn(group, tried|1<<letter, livesLeft))
	})
	return sum
}

// eachLetter visits the letters of a set.
func eachLetter(letters uint32, visit func(letter byte)) {
	for ; letters != 0; letters &= letters - 1 {
		visit(byte(bits.TrailingZeros32(letters)))
	}
}
