package matches

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/ui"
)

// AwaitMatches reads the matches of this device when that was not begun, and reports
// whether it does; then changed is called.
func (m *Matches) LoadMatches() (begun bool) { return m.StartReading(matchesChannel, m.OnNews) }

// ReadMatches reads what is kept, and lists it with what is not kept yet.
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

// keptMatches is what a store keeps, or why that could not be read.
type keptMatches struct {
	store *matchStore
	list  []Kept
	left  storage.Unreadable
	err   error
}

// adopt takes over what a store keeps.
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

// suspect takes all that was kept to be cleared, until the next reading finds
// it, after the browser has closed the database.
func (m *Matches) suspectCleared() {
	m.Cleared = slices.DeleteFunc(slices.Clone(m.List), func(k Kept) bool { return Index(m.Unkept, k.ID) >= 0 })
}

// readKept reads what is kept in store, or in one that it opens.
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

// TakeLeftMatches keeps matches that a page has left behind, unless they were kept and
// have gone on since.
func (m *Matches) KeepLeftovers(texts []string) {
	for _, text := range texts {
		k, err := DecodeMatch(text)
		if err != nil {
			continue
		}
		if here, ok := m.ByID(k.ID); !ok || !here.continues(text) {
			m.Keep(k)
		}
	}
	m.Save()
}
