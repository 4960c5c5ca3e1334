package trainer

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"time"
)

// Log is a set of entries, at most one of each [ID]. The zero value is empty.
//
// Should there be two different entries of one ID, which only a broken or a
// forged file holds, the one whose encoding ([EncodeEntry]) is lesser stays. So
// the union does not depend on what came first.
type Log struct {
	entries  []Entry        // in the order of the fold
	index    map[ID]int     // of every entry
	greatest map[string]int // Number of each writer
	undone   map[ID]int64   // when, by the first undo of it
}

// place is where an entry stands in the order of the fold: by time, then by
// writer and number. It depends on nothing but the entry.
type place struct {
	at int64
	ID
}

func (e *Entry) place() place { return place{e.At, e.ID} }

func (p place) compare(q place) int {
	return cmp.Or(cmp.Compare(p.at, q.at), strings.Compare(p.Writer, q.Writer), cmp.Compare(p.Number, q.Number))
}

// Add unites the log with entries, which must pass [Entry.Check], and returns
// those that were not in it. The order and the number of times in which entries
// are added make no difference.
func (l *Log) Add(entries ...Entry) (added []Entry) {
	added, _ = l.unite(entries)
	return added
}

// unite also reports whether an entry took the place of another with its ID.
func (l *Log) unite(entries []Entry) (added []Entry, replaced bool) {
	if l.index == nil {
		l.clear()
	}
	sorted := true
	for _, e := range entries {
		if at, ok := l.index[e.ID]; ok {
			if old := l.entries[at]; e != old && bytes.Compare(EncodeEntry(e), EncodeEntry(old)) < 0 {
				l.entries[at] = e
				added, replaced = append(added, e), true
			}
			continue
		}
		if n := len(l.entries); n > 0 && l.entries[n-1].place().compare(e.place()) > 0 {
			sorted = false
		}
		l.entries = append(l.entries, e)
		l.note(len(l.entries) - 1)
		added = append(added, e)
	}
	if !sorted || replaced {
		slices.SortFunc(l.entries, func(a, b Entry) int { return a.place().compare(b.place()) })
		l.clear()
		for i := range l.entries {
			l.note(i)
		}
	}
	return added, replaced
}

func (l *Log) clear() {
	l.index, l.greatest, l.undone = map[ID]int{}, map[string]int{}, map[ID]int64{}
}

// note keeps in mind what entry i says of others.
func (l *Log) note(i int) {
	e := &l.entries[i]
	l.index[e.ID] = i
	l.greatest[e.Writer] = max(l.greatest[e.Writer], e.Number)
	if e.Kind == Undone {
		if at, ok := l.undone[e.Undoes]; !ok || e.At < at {
			l.undone[e.Undoes] = e.At
		}
	}
}

// isUndone reports whether an entry is undone by one up to a time in milliseconds.
func (l *Log) isUndone(id ID, until int64) bool {
	at, ok := l.undone[id]
	return ok && at <= until
}

// AddInTurns is [Log.Add] for a thread that is shared: it calls take now and then,
// and ends with the error of take when there is one; then nothing has changed. The
// log is not to be used meanwhile.
func (l *Log) AddInTurns(entries []Entry, take func() error) (added []Entry, err error) {
	if err := take(); err != nil {
		return nil, err
	}
	return l.Add(entries...), nil
}

// Contradicts looks for an entry that has the ID of one in the log and says something
// else, and returns the first such; false when there is none. It may be asked for
// some entries after others, each time about a few, where the thread is shared.
func (l *Log) Contradicts(entries []Entry) (Entry, bool) {
	for i := range entries {
		if old := l.find(entries[i].ID); old != nil && !old.equal(&entries[i]) {
			return entries[i], true
		}
	}
	return Entry{}, false
}

// equal reports whether two entries say the same.
func (e *Entry) equal(f *Entry) bool {
	return *e == *f || e.Settings != nil && f.Settings != nil && bytes.Equal(EncodeEntry(*e), EncodeEntry(*f))
}

// Entries are all entries in the order of the fold. They are not to be changed.
func (l *Log) Entries() []Entry { return l.entries }

// find returns the entry of id, nil when the log has none.
func (l *Log) find(id ID) *Entry {
	if i, ok := l.index[id]; ok {
		return &l.entries[i]
	}
	return nil
}

// until is the number of entries up to a time in milliseconds, that included.
func (l *Log) until(at int64) int {
	n, _ := slices.BinarySearchFunc(l.entries, at, func(e Entry, at int64) int {
		if e.At <= at {
			return -1
		}
		return 1
	})
	return n
}

// ahead is how far after now the time of an entry may lie for it to count.
const ahead = 24 * time.Hour

// horizon is the last time, in milliseconds, of entries that count at now.
func horizon(now time.Time) int64 { return now.Add(ahead).UnixMilli() }

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

// LastAnswer is the last answer that counts at now.
func (l *Log) LastAnswer(now time.Time) (Entry, bool) {
	until := horizon(now)
	for _, e := range slices.Backward(l.entries[:l.until(until)]) {
		if e.Kind == Answered && !l.isUndone(e.ID, until) {
			return e, true
		}
	}
	return Entry{}, false
}
