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
// Only a broken or forged file has two different entries of one ID. Then the one with the lesser encoding
// ([EncodeEntry]) stays. So a union never depends on what came first.
type Log struct {
	entries  []Entry        // in the order of the fold; an entry that is there never changes
	times    map[ID]int64   // At of every entry
	greatest map[string]int // last Number of each writer
	undone   map[ID]int64   // time of the first undo of an entry
}

// logPlace is where an entry comes in the order of the fold: by time, then by writer and number. It depends
// on the entry only.
type logPlace struct {
	at int64
	ID
}

func (e *Entry) logPlace() logPlace { return logPlace{e.At, e.ID} }

func (p logPlace) compare(q logPlace) int {
	return cmp.Or(cmp.Compare(p.at, q.at), strings.Compare(p.Writer, q.Writer), cmp.Compare(p.Number, q.Number))
}

// Entries are all entries in the order of the fold. The caller must not change them. They stay the same
// when others are added.
func (l *Log) Entries() []Entry { return l.entries }

// isUndone reports whether an undo up to a time in milliseconds takes an entry back.
func (l *Log) isUndone(id ID, until int64) bool {
	at, ok := l.undone[id]
	return ok && at <= until
}

// entryOf is the entry of an ID. It is nil when the log has none.
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

// until is the number of entries up to and including a time in milliseconds.
func (l *Log) until(at int64) int {
	return sort.Search(len(l.entries), func(i int) bool { return l.entries[i].At > at })
}

// Contradicts is the first of entries that differs from the one of the same ID in the log. It is false
// when there is none. On a shared thread the caller asks about a few entries at a time.
func (l *Log) Contradicts(entries []Entry) (Entry, bool) {
	for i := range entries {
		if old := l.entryOf(entries[i].ID); old != nil && !old.equal(&entries[i]) {
			return entries[i], true
		}
	}
	return Entry{}, false
}

// equal reports whether two entries are the same.
func (e *Entry) equal(f *Entry) bool {
	return *e == *f || e.Settings != nil && f.Settings != nil && bytes.Equal(EncodeEntry(*e), EncodeEntry(*f))
}

// clockTolerance is how far ahead of now an entry may be and still count.
const clockTolerance = 24 * time.Hour

// horizon is the last time, in milliseconds, of the entries that count at now.
func horizon(now time.Time) int64 { return now.Add(clockTolerance).UnixMilli() }

// Next begins an entry of writer; the caller fills in what happened. Its time is now. If the clock was put
// back by up to a day, its time is just after the last entry, until the clock has caught up. Entries
// further ahead come from a wrong clock and are ignored.
func (l *Log) Next(writer string, kind Kind, now time.Time) Entry {
	e := l.stamp(now)
	e.ID, e.Kind = ID{writer, l.greatest[writer] + 1}, kind
	return e
}

// stamp is an entry with nothing but the time now.
func (l *Log) stamp(now time.Time) Entry {
	_, offset := now.Zone()
	e := Entry{At: now.UnixMilli(), Zone: offset / 60}
	if n := l.until(horizon(now) - 1); n > 0 {
		e.At = max(e.At, l.entries[n-1].At+1)
	}
	return e
}
