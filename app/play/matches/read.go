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
func (m *Matches) AwaitMatches() (begun bool) { return m.Await(matchesChannel, m.Heard) }

// ReadMatches reads what is kept, and lists it with what is not kept yet.
func (m *Matches) ReadMatches() {
	m.InTurn(func() func() func(app.Context) {
		store := m.Store
		return func() func(app.Context) {
			used, list, left, err := m.readKept(store)
			return func(ctx app.Context) {
				if err != nil {
					if m.Store == nil && m.Failed == nil {
						m.Failed = err
					}
				} else {
					if used.Reconnected() {
						m.suspect()
					}
					m.Cleared = slices.DeleteFunc(m.Cleared, func(k Kept) bool { return Index(list, k.ID) >= 0 })
					m.Store, m.List, m.Left = used, list, left
					m.Changes++
					if len(m.Unkept) == 0 {
						m.Failed = nil
					}
					for _, k := range slices.Concat(m.Cleared, m.Unkept) {
						m.Put(k)
					}
					m.TakeLeft(m.TakeLeftMatches)
					ui.Mark("matches")
				}
				m.Known = true
				m.Changed(ctx)
			}
		}
	})
}

// suspect takes all that was kept to be cleared, until the next reading finds
// it, after the browser has closed the database.
func (m *Matches) suspect() {
	m.Cleared = slices.DeleteFunc(slices.Clone(m.List), func(k Kept) bool { return Index(m.Unkept, k.ID) >= 0 })
}

// readKept reads what is kept in store, or in one that it opens.
func (m *Matches) readKept(store *matchStore) (used *matchStore, list []Kept, left storage.Unreadable, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), page.KeepTime)
	defer cancel()
	if store, err = m.Opened(ctx, store); err != nil {
		return nil, nil, storage.Unreadable{}, err
	}
	texts, err := store.texts(ctx)
	if err != nil {
		return nil, nil, storage.Unreadable{}, err
	}
	list, left = decodeMatches(texts, ui.NewTurns())
	return store, list, left, nil
}

// TakeLeftMatches keeps matches that a page has left behind, unless they were kept and
// have gone on since.
func (m *Matches) TakeLeftMatches(texts []string) {
	for _, text := range texts {
		k, err := DecodeMatch(text)
		if err != nil {
			continue
		}
		if here, ok := m.Find(k.ID); !ok || !here.follows(text) {
			m.Keep(k)
		}
	}
	m.Save()
}
