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
	Undone    Kind = "undo"     // Undoes no longer counts; undos, settings and puzzles cannot be undone
	Buried    Kind = "bury"     // Card rests until tomorrow
	Suspended Kind = "suspend"  // the cards below Card ([Card.Below]) are set aside
	Resumed   Kind = "resume"   // the cards below Card are no longer set aside
	Forgotten Kind = "forget"   // the cards below Card are new again
	Added     Kind = "add"      // Card, a decision off the repertoire, is asked too, even after it was set aside or forgotten
	Noted     Kind = "note"     // Text is the person's note on Card's fragment; cards are asked as before
	Set       Kind = "settings" // Settings hold, for all answers
	Puzzled   Kind = "puzzle"   // a puzzle was solved or missed; cards are asked as before
)

// Mode is how a puzzle came to be asked.
type Mode string

const (
	ModeRated   Mode = "rated"   // one after another, for the person's rating
	ModeStreak  Mode = "streak"  // until the first miss
	ModeMinutes Mode = "minutes" // as many as three minutes allow
	ModeDaily   Mode = "day"     // Ghost of the day, on its day
	ModeArchive Mode = "archive" // Ghost of an earlier day
	ModeAgain   Mode = "again"   // it was missed before and came back
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
	Card     Card      // for all kinds but Undone, Set and Puzzled; that of a branch or a note may be any fragment
	Alone    bool      // Suspended, Resumed, Forgotten: concerns Card itself and not the cards below it
	Grade    Grade     // Answered; Puzzled: Again missed it and Good solved it
	Took     int       // Answered, Puzzled: milliseconds
	Gave     string    // Answered: the letter given, "" when the answer was only shown; Puzzled: the wrong letter, or of a solved puzzle the first one; "" where there is none or it is not kept
	Hints    int       // Answered: how many were given
	Text     string    // Noted: 0 to 280 characters on one line; "" removes the note
	Undoes   ID        // Undone: of an entry about a card
	Settings *Settings // Set

	// Puzzled
	Puzzle string // names the puzzle: 1 to 120 bytes of lower-case letters, digits, "/", "-" and "."
	Rating int    // how hard the puzzle counted then, 0 to 4000, so that the person's rating follows from the log alone
	Mode   Mode
	Run    int64 // streak and minutes: when the run began, in milliseconds since 1970
	Date   Date  // Ghost of a day: which day
	Found  int   // how many letters of the person were right, before the miss if there was one
}

// Time is when the entry was written, on the person's clock.
func (e *Entry) Time() time.Time {
	return time.UnixMilli(e.At).In(time.FixedZone("", e.Zone*60))
}
