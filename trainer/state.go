package trainer

import "time"

// Status is how far a card has come.
type Status uint8

const (
	New      Status = iota
	Learning        // its first steps, minutes apart
	Known           // comes back after days
	Lapsed          // was known and then missed
)

// Progress is what the log says of one card.
type Progress struct {
	Status     Status
	Due        time.Time // zero for New
	Last       time.Time // of the last answer that counts; zero for New
	Stability  float64   // days until the chance to remember it falls to 0.9
	Difficulty float64   // 1 to 10
	Days       int       // between the last answer and Due; 0 in minutes' steps
	Answers    int
	Lapses     int
	Leech      bool // set aside after too many lapses
	Suspended  bool // set aside by the person, or as a leech
	Buried     bool // left alone until tomorrow
}

// State is the fold over a log.
type State struct {
	// TODO
}

// Fold makes the state of a log. It costs a few microseconds an answer.
func Fold(log *Log) *State { panic("trainer: not yet") }

// Settings are those in force.
func (s *State) Settings() Settings { panic("trainer: not yet") }

// Progress is how far card has come, as of now.
func (s *State) Progress(card Card, now time.Time) Progress { panic("trainer: not yet") }

// Retrievability is the chance, 0 to 1, that card is remembered now; 0 for a new
// one.
func (s *State) Retrievability(card Card, now time.Time) float64 { panic("trainer: not yet") }

// Preview is when card would be due again after each grade.
func (s *State) Preview(card Card, now time.Time) [Easy + 1]time.Time { panic("trainer: not yet") }

// Review is an answer that counts, with what it changed.
type Review struct {
	Entry
	Before, After Status
	Days          int // that had been planned until this review: Progress.Days before it
}

// Reviews are the answers that count, in the order of the fold.
func (s *State) Reviews() []Review { panic("trainer: not yet") }

// Cards are the cards that were ever answered, in no particular order.
func (s *State) Cards() []Card { panic("trainer: not yet") }

// Ahead is the number of entries that carry a time more than a day after now, of
// a clock that was wrong. They do not count until then.
func (s *State) Ahead(now time.Time) int { panic("trainer: not yet") }
