package hangman

import (
	"math/rand/v2"
	"testing"
)

func TestNoPlayIsBelowTheBound(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 4))
	tight := 0
	for range fewer(3000) {
		words := randomSet(r, 14)
		if len(words) < 2 {
			continue
		}
		l := &wordsOver(t, words, "").lists[len([]rune(words[0]))]
		ids := (&game{list: l}).allWords()
		for _, lives := range []int32{1, 2, 3, 4, 9, unlimited} {
			s := newSearch(&game{list: l, tick: untroubled}, ids, 0, ExactSteps)
			whole := firstWords(len(ids))
			cost, ok := s.cost(&whole, lives)
			choices, free := s.choices(&whole, int32(len(ids)), nil)
			if free >= 0 {
				continue
			}
			least := bound(int32(len(ids)), lives, choices)
			if !ok || least > cost {
				t.Fatalf("%q, %d lives: bound %d, cost %d", words, lives, least, cost)
			}
			if least == cost {
				tight++
			}
		}
	}
	if tight < fewer(1000) {
		t.Errorf("the bound is reached %d times only", tight)
	}
}

func TestTheSearchGivesUpWhenItsStepsAreUsed(t *testing.T) {
	w := wordsOver(t, []string{"ab", "cd", "ef", "gh"}, "")
	g := &game{list: &w.lists[2], tick: untroubled}
	whole := firstWords(4)
	if _, ok := newSearch(g, g.allWords(), 0, 1).cost(&whole, unlimited); ok {
		t.Error("one step was enough")
	}
	if cost, ok := newSearch(g, g.allWords(), 0, 100).cost(&whole, unlimited); !ok || cost != 6 {
		t.Errorf("cost %d, %v", cost, ok)
	}
}

func TestWordSets(t *testing.T) {
	var s wordSet
	for _, word := range []int{0, 63, 64, ExactWords - 1} {
		s.add(word)
		if !s.holds(word) {
			t.Errorf("word %d is not in the set, want it there once added", word)
		}
	}
	if whole := firstWords(ExactWords); s.len() != 4 || whole.len() != ExactWords || s.and(&whole) != s || whole.lenAnd(&s) != 4 {
		t.Errorf("the set %v and the whole do not agree, want 4 words in common", s)
	}
	whole := firstWords(65)
	if rest := whole.without(&s); rest.len() != 62 || rest.holds(0) || rest.holds(63) || rest.holds(64) || !rest.holds(1) {
		t.Errorf("65 words without %v are %v, want the other 62", s, rest)
	}
}
