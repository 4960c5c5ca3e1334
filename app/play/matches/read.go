package matches

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/ui"
)

// LoadMatches starts to read the matches, unless that has been done, and reports whether it
// did. Events.Changed follows.
func (m *Matches) LoadMatches() (begun bool) { return m.StartReading(matchesChannel, m.OnNews) }

// ReadMatches reads what is kept and lists it, together with what is not kept yet.
func (m *Matches) ReadMatches() {
	var store *matchStore
	page.InTurn(&m.Jobs, page.Job[keptMatches]{
		Copy: func() { store = m.Store },
		Work: func() keptMatches { return m.readKept(store) },
		Then: func(ctx app.Context, read keptMatches) {
			if read.err == nil {
				m.adopt(read)
			} else if m.Store == nil && m.Failed == nil {
				m.Failed = read.err
			}
			m.Known = true
			m.Changed(ctx)
		},
	})
}

// keptMatches is the content of a store, or the error of reading it.
type keptMatches struct {
	store *matchStore
	list  []Kept
	left  storage.Unreadable
	err   error
}

// adopt lists the content of a store.
func (m *Matches) adopt(read keptMatches) {
	if read.store.Reconnected() {
		m.suspectCleared()
	}
	m.Cleared = slices.DeleteFunc(m.Cleared, func(k Kept) bool { return Index(read.list, k.ID) >= 0 })
	m.Store, m.List, m.Unreadable = read.store, read.list, read.left
	m.Changes++
	if len(m.Unkept) == 0 {
		m.Failed = nil
	}
	for _, k := range slices.Concat(m.Cleared, m.Unkept) {
		m.PutMatch(k)
	}
	m.TakeLeftovers(m.KeepLeftovers)
	ui.Mark("matches")
}

// suspectCleared treats everything that was kept as cleared until the next reading finds it.
// The browser has just closed the database.
func (m *Matches) suspectCleared() {
	m.Cleared = slices.DeleteFunc(slices.Clone(m.List), func(k Kept) bool { return Index(m.Unkept, k.ID) >= 0 })
}

// readKept reads store, or opens one if store is nil.
func (m *Matches) readKept(store *matchStore) (read keptMatches) {
	ctx, cancel := context.WithTimeout(context.Background(), page.KeepTime)
	defer cancel()
	if read.store, read.err = m.Opened(ctx, store); read.err != nil {
		return read
	}
	var texts []string
	if texts, read.err = read.store.readTexts(ctx); read.err == nil {
		read.list, read.left = decodeMatches(texts, ui.NewTurns())
	}
	return read
}

// KeepLeftovers keeps the matches that another page could not keep in time. It leaves out
// those that were kept or continued since.
func (m *Matches) KeepLeftovers(texts []string) {
	for _, text := range texts {
		k, err := DecodeMatch(text)
		if err != nil {
			continue
		}
		if here, ok := m.ByID(k.ID); !ok || !here.continues(text, true) {
			m.Keep(k)
		}
	}
	m.Save()
}
