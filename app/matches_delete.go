package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// deleteMatches deletes the match of an id, or all with "", and keeps them here
// until the page is closed, so that they can be brought back.
func (p *playPage) deleteMatches(id string) {
	p.inTurn(&played.jobs, func() func() func(app.Context) {
		store := played.store
		return func() func(app.Context) {
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), matchTime)
				defer cancel()
				if id == "" {
					err = store.clear(ctx)
				} else {
					err = store.remove(ctx, id)
				}
			}
			return func(ctx app.Context) {
				if err != nil {
					p.tell(pick(id == "", "Your matches", "That match") + " could not be deleted: " + err.Error() + ".")
					return
				}
				played.delete(id)
				if p.left != nil && (id == "" || p.left.id == id) {
					p.left = nil
				}
				played.tabs.tell(matchNews{Gone: id, Reread: id == ""})
				p.followMatches(ctx)
				p.focusOn("undo-delete-match")
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
func (p *playPage) undeleteMatches() {
	back := slices.DeleteFunc(played.deleted, func(k keptMatch) bool { return index(played.list, k.ID) >= 0 })
	played.deleted = nil
	p.addMatches(back, func() { p.tell(manyMatches(len(back)) + pick(len(back) == 1, " is back.", " are back.")) })
}

// addMatches lists matches that are not here, keeps them, and then calls done.
func (p *playPage) addMatches(some []keptMatch, done func()) {
	p.inTurn(&played.jobs, func() func() func(app.Context) {
		store := played.store
		return func() func(app.Context) {
			turns, texts := newTurns(), map[string]string{}
			for _, k := range some {
				texts[k.ID] = k.encode()
				_ = turns.take() // nobody cancels it
			}
			var err error
			if store != nil {
				ctx, cancel := context.WithTimeout(context.Background(), matchTime)
				defer cancel()
				err = store.add(ctx, texts)
			}
			return func(ctx app.Context) {
				played.list = append(played.list, some...)
				slices.SortStableFunc(played.list, lastFirst)
				played.changes++
				if store == nil || err != nil {
					played.unkept = append(played.unkept, some...)
				}
				if err != nil {
					p.unkeptMatches(err)
				}
				played.tabs.tell(matchNews{Reread: true})
				p.followMatches(ctx)
				done()
			}
		}
	})
}
