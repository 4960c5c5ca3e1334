package shelf

import (
	"spectrie/solver/hangman"
)

// HangmanWords are the words of the dictionary id, which must be there, as Hangman
// needs them. Arranging them takes some milliseconds, on a phone some dozens, so they are kept.
func (l *Shelf) HangmanWords(id string) *hangman.Words {
	words := l.Arranged[id]
	if words == nil {
		words = hangman.NewWords(l.Dictionaries[id].Trie)
		l.Arrange(id, words)
	}
	return words
}

// Arrange keeps the words of the dictionary id.
func (l *Shelf) Arrange(id string, words *hangman.Words) {
	if l.Arranged == nil {
		l.Arranged = map[string]*hangman.Words{}
	}
	l.Arranged[id] = words
}
