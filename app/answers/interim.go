package answers

import "spectrie/trainer"

// Decks are interim.
func (t *Answers) Decks() []*trainer.Deck { return nil }

// Due is interim.
func (t *Answers) Due() int { return 0 }
