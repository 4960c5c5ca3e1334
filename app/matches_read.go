package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// awaitMatches reads the matches of this device when that was not begun, and reports
// whether it does; then changed is called.
func (m *matches) awaitMatches() (begun bool) { return m.await(matchesChannel, m.heard) }

// readMatches reads what is kept, and lists it with what is not kept yet.
func (m *matches) readMatches() {
	m.inTurn(func() func() func(app.Context) {
		store := m.store
		return func() func(app.Context) {
			used, list, left, err := m.readKept(store)
			return func(ctx app.Context) {
				if err != nil {
					if m.store == nil && m.failed == nil {
						m.failed = err
					}
				} else {
					if used.Reconnected() {
						m.suspect()
					}
					m.cleared = slices.DeleteFunc(m.cleared, func(k keptMatch) bool { return index(list, k.ID) >= 0 })
					m.store, m.list, m.left = used, list, left
					m.changes++
					if len(m.unkept) == 0 {
						m.failed = nil
					}
					for _, k := range slices.Concat(m.cleared, m.unkept) {
						m.put(k)
					}
					m.takeLeft(m.takeLeftMatches)
					mark("matches")
				}
				m.known = true
				m.changed(ctx)
			}
		}
	})
}

// suspect takes all that was kept to be cleared, until the next reading finds
// it, after the browser has closed the database.
func (m *matches) suspect() {
	m.cleared = slices.DeleteFunc(slices.Clone(m.list), func(k keptMatch) bool { return index(m.unkept, k.ID) >= 0 })
}

// readKept reads what is kept in store, or in one that it opens.
func (m *matches) readKept(store *matchStore) (used *matchStore, list []keptMatch, left storage.Unreadable, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), keepTime)
	defer cancel()
	if store, err = m.opened(ctx, store); err != nil {
		return nil, nil, storage.Unreadable{}, err
	}
	texts, err := store.read(ctx)
	if err != nil {
		return nil, nil, storage.Unreadable{}, err
	}
	list, left = decodeMatches(texts, newTurns())
	return store, list, left, nil
}

// takeLeftMatches keeps matches that a page has left behind, unless they were kept and
// have gone on since.
func (m *matches) takeLeftMatches(texts []string) {
	for _, text := range texts {
		k, err := decodeMatch(text)
		if err != nil {
			continue
		}
		if here, ok := m.find(k.ID); !ok || !here.follows(text) {
			m.keep(k)
		}
	}
	m.save()
}
