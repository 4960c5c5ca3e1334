package solver

import (
	"errors"
	"slices"
	"unicode/utf8"

	"spectrie/dicts"
)

// This file finds the words that make the difference between two dictionaries. Take
// two players and words of 4 letters or more:
//
//	this list:      ship shore
//	the other list: ship shirt shop
//
// In this list S wins for seat 1: after sh it plays i, and seat 2 has to complete
// ship. The other list has two words more and one less. One of them is enough: with
// shirt added i and o both lose. Which fewest changes reverse the verdict on an opening
// letter?
//
// Subtrees do not share words, so the answer adds up from the leaves, over the union of
// the two full tries. A fragment can have several fates: no word begins with it, or
// some set of seats can lose. For each fragment a table has the fewest changes below it
// that bring about each fate. If the fragment is or becomes a word, the round ends
// there whatever is below. If not, the fates of the letters after it are joined one by
// one as the mover would choose. No change costs nothing, so the fate that costs 0 is
// the one in this list itself.

// [Flips] returns ErrTooManyPlayers for rational play of more than four.
var ErrTooManyPlayers = errors.New("the words that make the difference if everyone plays well can be found for at most 4 players")

// Change is one word put into a list or taken out of it.
type Change struct {
	Word  string
	Added bool // only the other list has the word; otherwise only this list has it
}

// Flip is what reverses the verdict on an opening letter.
type Flip struct {
	Letter rune
	Wins   bool // the verdict for seat 1 in the list as it is
	// Possible reports whether any changes reverse the verdict. None do when the
	// verdict is the same in every mixture of the two lists.
	Possible bool
	// Changes are the fewest changes, in alphabetical order. When several sets are
	// the smallest, it is always the same one.
	Changes []Change
}

// Flips finds for every opening letter of base the fewest changes toward other after
// which it can still be played but has the opposite verdict for seat 1. With
// guaranteed the verdict is whether seat 1 has a guarantee, otherwise whether it is
// outside the possible losers. A change adds a word that only other has, or removes one
// that only base has. Both are full lists, not cut to reachable words. Only words from
// rules.MinLetters letters on count.
//
// Flips calls tick, unless nil, every few thousand fragments. An error of tick ends the
// work, and Flips returns it.
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

// flipSearch is the pass over the fragments with one opening letter.
type flipSearch struct {
	rules      Rules
	guaranteed bool
	sides      int
	pace       ticker
	merging    unionWalk // the walk over base (list 0) and other (list 1)
	words      []lists   // like the shape of the walk: where the fragment is a word that counts
	costs      []int32   // likewise, 1<<sides of them each: see fold
}

// solve fills the tables for the opening letter that base has at node.
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

// enter notes whether the fragment just added is a word. Below a word of both lists no
// round continues, whatever the changes.
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

// flip reads from the tables what reverses the verdict on the letter. The letter is
// not playable when all of its words are too short to count.
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
