package trainer

import "time"

// Grade is how well an answer went.
type Grade uint8

const (
	Again Grade = iota + 1 // not remembered
	Hard                   // slowly, or with a hint
	Good
	Easy
)

// Kind is what an [Entry] tells.
type Kind string

const (
	Answered  Kind = "answer"   // Card was answered
	Undone    Kind = "undo"     // Undoes no longer counts; undos and settings cannot be undone
	Buried    Kind = "bury"     // Card rests until tomorrow
	Suspended Kind = "suspend"  // the cards below Card ([Card.Below]) are set aside
	Resumed   Kind = "resume"   // the cards below Card are no longer set aside
	Forgotten Kind = "forget"   // the cards below Card are new again
	Added     Kind = "add"      // Card, a decision off the repertoire, is asked too, even after it was set aside or forgotten
	Noted     Kind = "note"     // Text is the person's note on Card's fragment; cards are asked as before
	Set       Kind = "settings" // Settings hold, for all answers
)

// ID names an entry by its writer and the number that the writer gave it, from 1. A log can have many
// writers.
type ID struct {
	Writer string // 1 to 32 of the characters a–z and 0–9
	Number int
}

// Entry is one thing that happened. It is never changed.
type Entry struct {
	ID
	Kind     Kind
	At       int64     // when: milliseconds since 1970
	Zone     int       // the person's clock then: minutes east of UTC
	Card     Card      // for all kinds but Undone and Set; that of a branch or a note may be any fragment
	Alone    bool      // Suspended, Resumed, Forgotten: concerns Card itself and not the cards below it
	Grade    Grade     // Answered
	Took     int       // Answered: milliseconds
	Gave     string    // Answered: the letter given, "" when the answer was only shown
	Hints    int       // Answered: how many were given
	Text     string    // Noted: 0 to 280 characters on one line; "" removes the note
	Undoes   ID        // Undone: of an entry about a card
	Settings *Settings // Set
}

// Time is when the entry was written, on the person's clock.
func (e *Entry) Time() time.Time {
	return time.UnixMilli(e.At).In(time.FixedZone("", e.Zone*60))
}
