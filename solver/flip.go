package solver

import (
	"errors"
	"slices"
	"unicode/utf8"

	"spectrie/dicts"
)

// The words that make the difference between two dictionaries. Two players, words
// from 4 letters:
//
//	this list:      ship shore
//	the other list: ship shirt shop
//
// In this list S wins for seat 1: after sh it plays i, and seat 2 has to complete
// ship. The other list has two words more and one less, and one of them is
// enough: with shirt added i and o both lose. Which changes are the fewest that
// turn the verdict on an opening letter over?
//
// Subtrees do not share words, so the answer adds up from the leaves, over the
// union of the two full tries. For each fragment a table has the least number of
// changes below it for every fate that it can be given: that no word begins with
// it, or which seats can lose. A fragment becomes or stays a word, which ends the
// round there whatever is below, or it does not. If not, the fates of the letters
// after it are joined one by one as the mover would choose. What is not changed
// costs nothing, so the fate in this list itself is the one that costs 0.

// ErrTooManyPlayers is returned by [Flips] for rational play.
var ErrTooManyPlayers = errors.New("which words make the difference under rational play can be told for at most 4 players")

// Change is one word put into a list or taken out of it.
type Change struct {
	Word  string
	Added bool // the word is one of the other list; else one of this list that the other lacks
}

// Flip is what turns the verdict on an opening letter over.
type Flip struct {
	Letter rune
	Wins   bool // the verdict for seat 1 in the list as it is
	// Possible reports whether any changes turn the verdict over. None do when
	// the letter fares alike in every mixture of the two lists.
	Possible bool
	// Changes are the fewest, alphabetical; of several smallest sets it is always
	// the same one.
	Changes []Change
}

// Flips finds for every opening letter of base the fewest changes towards other
// after which it can still be played but has the opposite verdict for seat 1:
// with guaranteed whether seat 1 has a guarantee, else whether it is outside the
// possible losers. A change puts in a word that only other has, or takes out one
// that only base has; both are full lists, not cut to reachable words, and only
// words with rules.MinLetters letters count.
//
// tick, unless nil, is called every few thousand fragments; an error of it ends
// the work and is returned.
func Flips(base, other *dicts.Trie, rules Rules, guaranteed bool, tick func() error) ([]Flip, error) {
	if err := rules.Check(); err != nil {
		return nil, err
	}
	s := flipSearch{rules: rules, guaranteed: guaranteed, pace: ticker{tick: tick}}
	if s.sides = 2; !guaranteed {
		s.sides = rules.Players
	}
	if s.sides > maxSides {
		return nil, ErrTooManyPlayers
	}
	s.merging.tries = []*dicts.Trie{base, other}
	s.merging.enter = s.enter
	var flips []Flip
	for node := range base.Children(dicts.Root) {
		letter := base.Letter(node)
		if err := s.solve(node, letter); err != nil {
			return nil, err
		}
		if flip, playable := s.flip(letter); playable {
			flips = append(flips, flip)
		}
	}
	return flips, nil
}

// flipSearch is the pass over what is below one opening letter.
type flipSearch struct {
	rules      Rules
	guaranteed bool
	sides      int
	pace       ticker
	merging    unionWalk // the walk over base (list 0) and other (list 1)
	words      []lists   // like the shape of the walk: where the fragment is a word that counts
	costs      []int32   // likewise, 1<<sides of them each: see fold
}

// solve fills the tables for an opening letter, which base has at node.
func (s *flipSearch) solve(node dicts.Node, letter rune) error {
	s.merging.shape, s.words, s.costs = s.merging.shape[:0], s.words[:0], s.costs[:0]
	in, at := lists(1), [maxMerged]dicts.Node{node}
	if n, ok := s.merging.tries[1].Child(dicts.Root, letter); ok {
		in, at[1] = 3, n
	}
	if err := s.merging.walk(in, &at, letter, 1); err != nil {
		return err
	}
	s.costs = slices.Grow(s.costs, len(s.words)<<s.sides)[:len(s.words)<<s.sides]
	for i := len(s.words) - 1; i >= 0; i-- {
		if err := s.pace.step(); err != nil {
			return err
		}
		s.fold(i)
	}
	return nil
}

// enter notes whether the fragment just added is a word. Below a word of both
// lists no round goes on, whatever is changed.
func (s *flipSearch) enter(in lists, at *[maxMerged]dicts.Node) (deeper bool, err error) {
	var words lists
	if depth := s.merging.shape[len(s.words)].depth; int(depth) >= s.rules.MinLetters {
		for i, t := range s.merging.tries {
			if in.has(i) && t.IsWord(at[i]) {
				words |= 1 << i
			}
		}
	}
	s.words = append(s.words, words)
	return words != 3, s.pace.step()
}

// flip reads off the tables what turns the letter over that they are for. The
// letter is not playable when all of its words are too short to count.
func (s *flipSearch) flip(letter rune) (f Flip, playable bool) {
	costs := s.costsAt(0)
	current := fate(slices.Index(costs, 0))
	if current == noWord {
		return Flip{}, false
	}
	f = Flip{Letter: letter, Wins: current&1 == 0}
	cheapest := noWord
	for o := range fate(len(costs)) {
		if o != noWord && (o&1 == 0) != f.Wins && costs[o] < impossible && (cheapest == noWord || costs[o] < costs[cheapest]) {
			cheapest = o
		}
	}
	if cheapest != noWord {
		f.Possible = true
		s.collect(&f, 0, cheapest, utf8.AppendRune(nil, letter))
	}
	return f, true
}
