package trainer

import "bytes"

// Add unites the log with entries, which must pass [Entry.Check], and returns
// those that were not in it, in the order of the fold. The order and the number of
// times in which entries are added make no difference.
func (l *Log) Add(entries ...Entry) (added []Entry) {
	added, _ = l.AddInTurns(entries, nil)
	return added
}

// AddInTurns is [Log.Add] for a thread that is shared: it calls take now and then,
// and ends with the error of take when there is one; then nothing has changed. The
// log is not to be used meanwhile.
func (l *Log) AddInTurns(entries []Entry, take func() error) (added []Entry, err error) {
	added, _, err = l.unite(entries, paced(take))
	return added, err
}

// unite also reports whether an entry took the place of another with its ID.
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

// newEntries are the entries that are to be in the log and are not, in order. It reports
// whether there is one of the same ID as one that is.
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

// lesser reports whether e is to be in the log instead of another with its ID.
func (e *Entry) lesser(old *Entry) bool {
	return *e != *old && bytes.Compare(EncodeEntry(*e), EncodeEntry(*old)) < 0
}

// with are the entries of the log and news, in order. The list of the log stays as
// it is, but for the room after its end.
func (l *Log) with(news []Entry, p *pace) ([]Entry, error) {
	at := l.before(news[0].logPlace())
	if at == len(l.entries) && at > len(news) {
		return append(l.entries, news...), nil
	}
	united := make([]Entry, at, len(l.entries)+len(news)+roomForMore)
	copy(united, l.entries)
	return merge(united, l.entries[at:], news, p)
}

// roomForMore is how many entries come in a long sitting: so many are added before
// a long list has to be copied.
const roomForMore = 1000

// merge puts the entries of two lists that are in order, in order, after those of list.
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

// replace makes the log anew, with entries of which some take the place of others.
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

// index keeps in mind what entries say of others.
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
