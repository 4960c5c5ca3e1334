package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// deleteMatches deletes the match of an id, or all with "", and keeps them here
// until the page is closed, so that they can be brought back.
func (m *matches) deleteMatches(id string) {
	m.inTurn(func() func() func(app.Context) {
		store := m.store
		return func() func(app.Context) {
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), keepTime)
				defer cancel()
				if id == "" {
					err = store.clear(ctx)
				} else {
					err = store.remove(ctx, id)
				}
			}
			return func(ctx app.Context) {
				if err != nil {
					m.Tell(pick(id == "", "Your matches", "That match") + " could not be deleted: " + err.Error() + ".")
					return
				}
				m.delete(id)
				m.removed(id)
				m.tabs.tell(matchNews{Gone: id, Reread: id == ""})
				m.changed(ctx)
				focusLater(m, "undo-delete-match")
			}
		}
	})
}

// delete moves the match of an id, or all with "", to those that are deleted.
func (m *matches) delete(id string) {
	goes := func(k keptMatch) bool { return id == "" || k.ID == id }
	for _, k := range m.list {
		if goes(k) {
			m.deleted = append(m.deleted, k)
		}
	}
	m.list = slices.DeleteFunc(m.list, goes)
	m.changes++
	m.unkept, m.cleared = slices.DeleteFunc(m.unkept, goes), slices.DeleteFunc(m.cleared, goes)
	if id == "" {
		m.left.Damaged = 0
	}
}

// undeleteMatches brings back what was deleted. What has been kept under the same id
// since then stays as it is.
func (m *matches) undeleteMatches() {
	back := slices.DeleteFunc(m.deleted, func(k keptMatch) bool { return index(m.list, k.ID) >= 0 })
	m.deleted = nil
	m.addMatches(back, func() { m.Tell(manyMatches(len(back)) + pick(len(back) == 1, " is back.", " are back.")) })
}

// addMatches lists matches that are not here, keeps them, and then calls done.
func (m *matches) addMatches(some []keptMatch, done func()) {
	m.inTurn(func() func() func(app.Context) {
		store := m.store
		return func() func(app.Context) {
			turns, texts := newTurns(), map[string]string{}
			for _, k := range some {
				texts[k.ID] = k.encode()
				_ = turns.take() // nobody cancels it
			}
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), keepTime)
				defer cancel()
				err = store.add(ctx, texts)
			}
			return func(ctx app.Context) {
				m.list = append(m.list, some...)
				slices.SortStableFunc(m.list, lastFirst)
				m.changes++
				if store == nil || err != nil {
					m.unkept = append(m.unkept, some...)
				}
				if err != nil {
					m.lost(err)
				}
				m.tabs.tell(matchNews{Reread: true})
				m.changed(ctx)
				done()
			}
		}
	})
}
