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
	Undone    Kind = "undo"     // Undoes no longer counts
	Buried    Kind = "bury"     // Card is left alone for the rest of the day
	Suspended Kind = "suspend"  // the cards below Card are set aside
	Resumed   Kind = "resume"   // the cards below Card are no longer set aside
	Forgotten Kind = "forget"   // the cards below Card are new again
	Set       Kind = "settings" // Settings hold, for all answers
)

// ID names an entry: the writer, one of the many that write to the same log, and
// the number that this writer gave it, from 1.
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
	Card     Card      // for all kinds but Undone and Set
	Grade    Grade     // Answered
	Took     int       // Answered: milliseconds
	Gave     string    // Answered: the letter given, "" when the answer was only shown
	Hints    int       // Answered: how many were given
	Undoes   ID        // Undone
	Settings *Settings // Set
}

// Time is when the entry was written, on the person's clock.
func (e *Entry) Time() time.Time {
	return time.UnixMilli(e.At).In(time.FixedZone("", e.Zone*60))
}

// Settings are what a person chooses about the schedule. They hold for all
// answers, also those given before: due dates follow from the log anew.
type Settings struct {
	Retention     float64 // the chance to remember a card when it comes back, 0.7 to 0.97
	LearningSteps []int   // minutes after which a new card comes back, ascending
	RelearnSteps  []int   // minutes after which a lapsed card comes back, ascending
	NewADay       int     // new cards a day and deck
	ReviewsADay   int     // reviews a day and deck
	DayStart      int     // hour at which a day begins, 0 to 12
}

// DefaultSettings are those of a log that sets none.
func DefaultSettings() Settings {
	return Settings{Retention: 0.9, LearningSteps: []int{1, 10}, RelearnSteps: []int{10}, NewADay: 20, ReviewsADay: 200, DayStart: 4}
}
