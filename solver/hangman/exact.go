package hangman

import (
	"slices"

	"spectrie/dicts"
)

// search finds the best play against a small set of words exactly. It tries every
// letter, then every letter after each answer, and so on, and remembers every set of
// words that it has met. It minimises a cost: the words lost when the number of lives
// is limited, and otherwise the lives lost.
type search struct {
	game     *game
	letters  []byte      // those that some word has
	has      []wordSet   // for each of them, the words that have it
	patterns [][]wordSet // for each letter, the words that have it, by the pattern it shows
	solved   map[state]solved
	steps    int // the steps that the search may still take
}

// stepWords is how many words count as much as one step for [game.spend].
const stepWords = 20

// state is what the cost of a position depends on. The letters tried do not matter,
// because they no longer tell its words apart.
type state struct {
	words wordSet
	lives int32
}

// solved is the result for a state, or as much of it as the search needed.
type solved struct {
	cost   int32
	letter int8 // index of the best letter, or -1 when cost is only a lower bound
}

// newSearch prepares the search over the words of ids. The search numbers them from 0
// in that order.
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

// choice is a letter to try, with the number of words that have it.
type choice struct {
	letter int8
	hits   int32
}

// noLimit is more than the cost of any play.
const noLimit = 1 << 30

// cost is the least cost of finding the words with so many lives. There must be words.
// It is false when the search runs out of steps or the game has ended.
func (s *search) cost(words *wordSet, lives int32) (cost int32, ok bool) {
	return s.costBelow(words, lives, noLimit)
}

// costBelow is the least cost, or limit if the cost is not below it. The search need
// not know more of a play that is no better than another.
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
		// A letter that every word has costs nothing and tells something. Every other
		// play is as good after it.
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

// choices appends to before the letters that tell words apart, the most common first. free
// is one that all the words have, or -1.
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

// bound is a lower bound of the cost of any play. After j misses in a row only words
// with one of those j letters can be out. They are at most as many as the j most common
// letters hit.
func bound(n, lives int32, choices []choice) int32 {
	missed := n // the fewest words that can have none of the letters so far
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
	return missed // 0 after all choices: a word with none of them could not be told apart
}

// costOf is the cost of finding the words when the letter is played first. If that is
// not below limit, the result is some number that is not below limit either.
func (s *search) costOf(words *wordSet, lives int32, letter int8, limit int32) (cost int32, ok bool) {
	if missed := words.without(&s.has[letter]); missed != (wordSet{}) {
		if lives == 1 || lives == unlimited { // the words are lost, or each loses a life
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
