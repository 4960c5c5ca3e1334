package trainer

import (
	"bytes"
	"cmp"
	"sort"
	"strings"
	"time"
)

// Log is a set of entries, at most one of each [ID]. The zero value is empty.
//
// Should there be two different entries of one ID, which only a broken or a
// forged file holds, the one whose encoding ([EncodeEntry]) is lesser stays. So
// the union does not depend on what came first.
type Log struct {
	entries  []Entry        // in the order of the fold; those that are there stay as they are
	times    map[ID]int64   // At of every entry
	greatest map[string]int // Number of each writer
	undone   map[ID]int64   // when, by the first undo of it
}

// logPlace is where an entry stands in the order of the fold: by time, then by
// writer and number. It depends on nothing but the entry.
type logPlace struct {
	at int64
	ID
}

func (e *Entry) logPlace() logPlace { return logPlace{e.At, e.ID} }

func (p logPlace) compare(q logPlace) int {
	return cmp.Or(cmp.Compare(p.at, q.at), strings.Compare(p.Writer, q.Writer), cmp.Compare(p.Number, q.Number))
}

// Entries are all entries in the order of the fold. They are not to be changed, and
// do not change when others are added.
func (l *Log) Entries() []Entry { return l.entries }

// isUndone reports whether an entry is undone by one up to a time in milliseconds.
func (l *Log) isUndone(id ID, until int64) bool {
	at, ok := l.undone[id]
	return ok && at <= until
}

// entryOf returns the entry of id, nil when the log has none.
func (l *Log) entryOf(id ID) *Entry {
	if at, ok := l.times[id]; ok {
		return &l.entries[l.before(logPlace{at, id})]
	}
	return nil
}

// before is the number of entries before a place.
func (l *Log) before(p logPlace) int {
	return sort.Search(len(l.entries), func(i int) bool { return l.entries[i].logPlace().compare(p) >= 0 })
}

// until is the number of entries up to a time in milliseconds, that included.
func (l *Log) until(at int64) int {
	return sort.Search(len(l.entries), func(i int) bool { return l.entries[i].At > at })
}

// Contradicts looks for an entry that has the ID of one in the log and says something
// else, and returns the first such; false when there is none. Where the thread is
// shared it is asked about some entries after others.
func (l *Log) Contradicts(entries []Entry) (Entry, bool) {
	for i := range entries {
		if old := l.entryOf(entries[i].ID); old != nil && !old.equal(&entries[i]) {
			return entries[i], true
		}
	}
	return Entry{}, false
}

// equal reports whether two entries say the same.
func (e *Entry) equal(f *Entry) bool {
	return *e == *f || e.Settings != nil && f.Settings != nil && bytes.Equal(EncodeEntry(*e), EncodeEntry(*f))
}

// clockTolerance is how far after now the time of an entry may lie for it to count.
const clockTolerance = 24 * time.Hour

// horizon is the last time, in milliseconds, of entries that count at now.
func horizon(now time.Time) int64 { return now.Add(clockTolerance).UnixMilli() }

// Next begins an entry of writer: the caller adds what happened. Its time is now.
// Where the clock was put back by up to a day, it is just after the last entry:
// time stands still until the clock has caught up. Entries further ahead come
// from a clock that was wrong, and are passed over.
func (l *Log) Next(writer string, kind Kind, now time.Time) Entry {
	e := l.stamp(now)
	e.ID, e.Kind = ID{writer, l.greatest[writer] + 1}, kind
	return e
}

// stamp is an entry of now that has nothing but its time.
func (l *Log) stamp(now time.Time) Entry {
	_, offset := now.Zone()
	e := Entry{At: now.UnixMilli(), Zone: offset / 60}
	if n := l.until(horizon(now) - 1); n > 0 {
		e.At = max(e.At, l.entries[n-1].At+1)
	}
	return e
}
