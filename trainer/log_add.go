package trainer

import "bytes"

// Add unites the log with entries, which must pass [Entry.Check]. It returns the new ones in the order of
// the fold. It does not matter in which order, or how often, entries are added.
func (l *Log) Add(entries ...Entry) (added []Entry) {
	added, _ = l.AddInTurns(entries, nil)
	return added
}

// AddInTurns is [Log.Add] for a shared thread. It calls take every so often. An error of take ends it, and
// then nothing has changed. Nobody may use the log meanwhile.
func (l *Log) AddInTurns(entries []Entry, take func() error) (added []Entry, err error) {
	added, _, err = l.unite(entries, paced(take))
	return added, err
}

// unite also reports whether an entry replaced another of the same ID.
func (l *Log) unite(entries []Entry, p *pace) (added []Entry, replaced bool, err error) {
	added, replaced, err = l.newEntries(entries, p)
	if err != nil || len(added) == 0 {
		return nil, false, err
	}
	if replaced {
		l.replace(added)
		return added, true, nil
	}
	united, err := l.with(added, p)
	if err != nil {
		return nil, false, err
	}
	if l.times == nil {
		l.resetIndex()
	}
	for i := range added {
		if err := p.step(); err != nil {
			for _, e := range added[:i] {
				delete(l.times, e.ID)
			}
			return nil, false, err
		}
		l.times[added[i].ID] = added[i].At
	}
	l.entries = united
	l.index(added)
	return added, false, nil
}

// newEntries are those of entries that the log should have and does not have, in order. It also reports
// whether one of them replaces another of the same ID.
func (l *Log) newEntries(entries []Entry, p *pace) (news []Entry, replaces bool, err error) {
	var found []*Entry
	numbers := make(map[ID]int, len(entries)) // of those in found
	for i := range entries {
		if err := p.step(); err != nil {
			return nil, false, err
		}
		e := &entries[i]
		old := l.entryOf(e.ID)
		n, repeated := numbers[e.ID]
		switch {
		case repeated && e.lesser(found[n]):
			found[n] = e
		case !repeated && (old == nil || e.lesser(old)):
			numbers[e.ID] = len(found)
			found = append(found, e)
			replaces = replaces || old != nil
		}
	}
	sorted, err := sortOrder(len(found), func(i, j int) int { return found[i].logPlace().compare(found[j].logPlace()) }, p)
	if err != nil {
		return nil, false, err
	}
	news = make([]Entry, 0, len(found))
	for _, n := range sorted {
		if err := p.step(); err != nil {
			return nil, false, err
		}
		news = append(news, *found[n])
	}
	return news, replaces, nil
}

// lesser reports whether e belongs in the log instead of another entry of the same ID.
func (e *Entry) lesser(old *Entry) bool {
	return *e != *old && bytes.Compare(EncodeEntry(*e), EncodeEntry(*old)) < 0
}

// with are the entries of the log and news, in order. It does not change the list of the log, except for
// the room behind its end.
func (l *Log) with(news []Entry, p *pace) ([]Entry, error) {
	at := l.before(news[0].logPlace())
	if at == len(l.entries) && at > len(news) {
		return append(l.entries, news...), nil
	}
	united := make([]Entry, at, len(l.entries)+len(news)+roomForMore)
	copy(united, l.entries)
	return merge(united, l.entries[at:], news, p)
}

// roomForMore is how many entries fit before a long list has to be copied. A long session adds about as
// many.
const roomForMore = 1000

// merge appends the entries of two sorted lists to list, sorted.
func merge(list, a, b []Entry, p *pace) ([]Entry, error) {
	for len(a)+len(b) > 0 {
		if err := p.step(); err != nil {
			return nil, err
		}
		if len(b) == 0 || len(a) > 0 && a[0].logPlace().compare(b[0].logPlace()) < 0 {
			list, a = append(list, a[0]), a[1:]
		} else {
			list, b = append(list, b[0]), b[1:]
		}
	}
	return list, nil
}

// replace rebuilds the log with entries of which some replace others.
func (l *Log) replace(entries []Entry) {
	replaced := make(map[ID]bool, len(entries))
	for i := range entries {
		replaced[entries[i].ID] = true
	}
	var kept []Entry
	for i := range l.entries {
		if !replaced[l.entries[i].ID] {
			kept = append(kept, l.entries[i])
		}
	}
	l.entries, _ = merge(nil, kept, entries, paced(nil))
	l.resetIndex()
	for i := range l.entries {
		l.times[l.entries[i].ID] = l.entries[i].At
	}
	l.index(l.entries)
}

func (l *Log) resetIndex() {
	l.times, l.greatest, l.undone = map[ID]int64{}, map[string]int{}, map[ID]int64{}
}

// index records the numbers and the undos of entries.
func (l *Log) index(entries []Entry) {
	for i := range entries {
		e := &entries[i]
		l.greatest[e.Writer] = max(l.greatest[e.Writer], e.Number)
		if e.Kind == Undone {
			if at, ok := l.undone[e.Undoes]; !ok || e.At < at {
				l.undone[e.Undoes] = e.At
			}
		}
	}
}
