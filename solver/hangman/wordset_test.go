package hangman

import "testing"

func TestWordSets(t *testing.T) {
	var s wordSet
	for _, word := range []int{0, 63, 64, ExactWords - 1} {
		s.add(word)
		if !s.holds(word) {
			t.Errorf("%d was not added", word)
		}
	}
	if whole := all(ExactWords); s.len() != 4 || whole.len() != ExactWords || s.and(&whole) != s || whole.lenAnd(&s) != 4 {
		t.Errorf("%v", s)
	}
	if rest := all(65); rest.without(&s) == rest || s.holds(1) {
		t.Errorf("%v", s)
	}
}
