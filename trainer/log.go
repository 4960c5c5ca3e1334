package trainer

import "time"

// Log is a set of entries. The zero value is empty.
type Log struct {
	entries []Entry // in the order of the fold
}

// Add unites the log with entries and returns those that were not in it. The
// order and the number of times in which entries are added make no difference.
func (l *Log) Add(entries ...Entry) (added []Entry) { panic("trainer: not yet") }

// Entries are all entries in the order of the fold.
func (l *Log) Entries() []Entry { return l.entries }

// Next begins an entry of writer: the caller adds what happened. Its time is now,
// or just after the last entry where the clock was put back by up to a day.
func (l *Log) Next(writer string, kind Kind, now time.Time) Entry { panic("trainer: not yet") }

// LastAnswer is the answer that an undo takes back: the last that still counts.
func (l *Log) LastAnswer() (Entry, bool) { panic("trainer: not yet") }
