package trainer

import "spectrie/solver"

// Deck holds the cards of a course, or of the part of it below a start.
type Deck struct {
	Course Course
	Start  string // all cards begin with it; "" for the whole course
	Game   *solver.Solution
	Best   *solver.Repertoires

	Decisions []*Item // likeliest first, each after those on the way to it
	Recalls   []*Item // likeliest first
}

// Item is a card with what is to be remembered.
type Item struct {
	Card
	At         solver.Position   // the fragment
	Plays      solver.Position   // a decision: after the repertoire's letter
	Words      []solver.Position // the words of the repertoire from here, in order
	Likelihood float64           // that the fragment comes up when the person follows the repertoire
}

// NewDeck makes the deck of a course over its solved game.
func NewDeck(game *solver.Solution, course Course, start string) (*Deck, error) {
	panic("trainer: not yet")
}

// Item is the item of card, nil when the deck has none.
func (d *Deck) Item(card Card) *Item { panic("trainer: not yet") }
