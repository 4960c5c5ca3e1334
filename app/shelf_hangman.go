package app

import (
	"spectrie/solver/hangman"
)

// hangmanWords are the words of the dictionary id, which must be there, as Hangman
// needs them. Arranging them takes some milliseconds, on a phone some dozens, so they are kept.
func (l *library) hangmanWords(id string) *hangman.Words {
	words := l.arranged[id]
	if words == nil {
		words = hangman.NewWords(l.dictionaries[id].Trie)
		l.arrange(id, words)
	}
	return words
}

// arrange keeps the words of the dictionary id.
func (l *library) arrange(id string, words *hangman.Words) {
	if l.arranged == nil {
		l.arranged = map[string]*hangman.Words{}
	}
	l.arranged[id] = words
}
