package app

import "spectrie/solver/hangman"

// arranged are the words of a dictionary as Hangman needs them. Arranging takes
// some milliseconds, so the last ones are kept.
type arranged struct {
	id    string
	words *hangman.Words
}

// hangmanWords are the words of the dictionary id, which must be there.
func (l *library) hangmanWords(id string) *hangman.Words {
	if l.arranged.words == nil || l.arranged.id != id {
		l.arranged = arranged{id, hangman.NewWords(l.dictionaries[id].Trie)}
	}
	return l.arranged.words
}
