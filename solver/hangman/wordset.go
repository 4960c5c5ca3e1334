package hangman

import "math/bits"

// wordSet is a set of words, one bit each.
type wordSet [ExactWords / 64]uint64

// ExactWords is the most words that the exact search can hold.
const ExactWords = 512

func (s *wordSet) add(word int) { s[word/64] |= 1 << (word % 64) }

func (s *wordSet) holds(word int) bool { return s[word/64]>>(word%64)&1 != 0 }

func (s *wordSet) and(t *wordSet) (both wordSet) {
	for i := range s {
		both[i] = s[i] & t[i]
	}
	return both
}

func (s *wordSet) without(t *wordSet) (rest wordSet) {
	for i := range s {
		rest[i] = s[i] &^ t[i]
	}
	return rest
}

func (s *wordSet) len() (n int) {
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// lenAnd is the number of words in both.
func (s *wordSet) lenAnd(t *wordSet) (n int) {
	for i, word := range s {
		n += bits.OnesCount64(word & t[i])
	}
	return n
}

// firstWords is the set of the first n words.
func firstWords(n int) (words wordSet) {
	for word := range n {
		words.add(word)
	}
	return words
}
