package hangman

import (
	"slices"

	"spectrie/dicts"
)

// search finds the best play against a small set of words exactly: by trying
// every letter, then every letter after each answer, and so on, remembering
// every set of words that it has met. It minimises a cost: the words lost when
// there is a number of lives, and the lives lost when there is none.
type search struct {
	game     *game
	letters  []byte      // those that some word has
	has      []wordSet   // for each of them, the words that have it
	patterns [][]wordSet // for each of them, those words by the pattern that it shows
	solved   map[state]solved
	steps    int // that may still be taken
}

// stepWords is how many words could be dealt with in the time of one step.
const stepWords = 20

// state is a position as far as the cost of it goes: which letters led there
// does not matter, because those that were tried tell its words apart no more.
type state struct {
	words wordSet
	lives int32
}

// solved is what is known about a state.
type solved struct {
	cost   int32
	letter int8 // index of the best letter, or -1 when the cost is only known not to be below this
}

// newSearch prepares the search over the words of ids, which are numbered anew
// in their order.
func newSearch(g *game, ids []int32, tried uint32, steps int) *search {
	l := g.list
	s := &search{game: g, solved: map[state]solved{}, steps: steps}
	var all uint32
	for _, id := range ids {
		all |= l.masks[id] &^ tried
	}
	eachLetter(all, func(letter byte) {
		var has wordSet
		var shown []uint64
		var patterns []wordSet
		for word, id := range ids {
			p := pattern(l.word(int(id)), letter)
			if p == 0 {
				continue
			}
			has.add(word)
			at := slices.Index(shown, p)
			if at < 0 {
				at = len(shown)
				shown, patterns = append(shown, p), append(patterns, wordSet{})
			}
			patterns[at].add(word)
		}
		s.letters, s.has, s.patterns = append(s.letters, letter), append(s.has, has), append(s.patterns, patterns)
	})
	return s
}

// choice is a letter that may be played, with what it would show.
type choice struct {
	letter int8
	hits   int32
}

// never is a cost that every play is below.
const noLimit = 1 << 30

// cost is the least cost of finding the words, of which there must be some, with
// so many lives; false when the steps are used up first or the game has ended.
func (s *search) cost(words *wordSet, lives int32) (cost int32, ok bool) {
	return s.costBelow(words, lives, noLimit)
}

// costBelow is the least cost, or limit when that is not below it: a play that
// is no better than another need not be known any further.
func (s *search) costBelow(words *wordSet, lives, limit int32) (cost int32, ok bool) {
	n := int32(words.len())
	if n == 1 {
		return 0, true
	}
	at := state{*words, lives}
	known, met := s.solved[at]
	if met && (known.letter >= 0 || known.cost >= limit) {
		return min(known.cost, limit), true
	}
	if s.steps--; s.steps < 0 || s.game.spend(stepWords) {
		return 0, false
	}
	var room [dicts.MaxAlphabet]choice
	choices, free := s.choices(words, n, room[:0])
	best := solved{cost: limit, letter: -1}
	least := int32(0)
	if free >= 0 {
		// A letter that every word has costs nothing and tells something: whatever
		// is best without it is as good after it.
		choices = append(choices[:0], choice{letter: free})
	} else {
		least = max(known.cost, bound(n, lives, choices))
	}
	for _, c := range choices {
		if best.cost <= least {
			break
		}
		cost, ok := s.costOf(words, lives, c.letter, best.cost)
		if !ok {
			return 0, false
		}
		if cost < best.cost {
			best = solved{cost, c.letter}
		}
	}
	s.solved[at] = best
	return best.cost, true
}

// choices appends to before the letters that tell words apart, those that most
// words have first; and finds one that all of them have, or -1.
func (s *search) choices(words *wordSet, n int32, before []choice) (choices []choice, free int8) {
	choices = before
	for letter := range s.letters {
		hits := int32(words.lenAnd(&s.has[letter]))
		switch {
		case hits == 0:
		case hits < n:
			choices = append(choices, choice{int8(letter), hits})
			for i := len(choices) - 1; i > 0 && choices[i-1].hits < hits; i-- {
				choices[i-1], choices[i] = choices[i], choices[i-1]
			}
		case s.tells(words, n, letter):
			return choices, int8(letter)
		}
	}
	return choices, -1
}

// tells reports whether a letter that all n words have shows in different places.
func (s *search) tells(words *wordSet, n int32, letter int) bool {
	for i := range s.patterns[letter] {
		if alike := int32(words.lenAnd(&s.patterns[letter][i])); alike > 0 {
			return alike < n
		}
	}
	return false
}

// bound is a cost that no play is below. Whatever letters are tried as long as
// all of them miss, after j misses at most the words that have one of the first
// j letters are found, and so at most as many as the j commonest letters hit.
func bound(n, lives int32, choices []choice) int32 {
	missed := n // words that have none of the letters so far, at least
	total := int32(0)
	for i, c := range choices {
		if int32(i) == lives {
			break
		}
		missed = max(0, missed-c.hits)
		total += missed
	}
	if lives == unlimited {
		return total
	}
	if int(lives) > len(choices) {
		return 0
	}
	return missed
}

// costOf is the cost of finding the words when the letter is played first, or
// any number from limit on when it is not below that.
func (s *search) costOf(words *wordSet, lives int32, letter int8, limit int32) (cost int32, ok bool) {
	if missed := words.without(&s.has[letter]); missed != (wordSet{}) {
		if lives == 1 || lives == unlimited { // they are lost, or each loses a life
			cost = int32(missed.len())
		}
		if lives > 1 && cost < limit {
			more, ok := s.costBelow(&missed, int32(afterMiss(int(lives))), limit-cost)
			if !ok {
				return 0, false
			}
			cost += more
		}
	}
	for i := range s.patterns[letter] {
		if cost >= limit {
			break
		}
		alike := words.and(&s.patterns[letter][i])
		if alike == (wordSet{}) {
			continue
		}
		more, ok := s.costBelow(&alike, lives, limit-cost)
		if !ok {
			return 0, false
		}
		cost += more
	}
	return cost, true
}
