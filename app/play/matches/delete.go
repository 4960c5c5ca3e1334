package matches

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// DeleteMatches deletes the match with an id, or all matches with "". They stay in Deleted
// until the page closes, so that UndeleteMatches can bring them back.
func (m *Matches) DeleteMatches(id string) {
	var store *matchStore
	page.InTurn(&m.Jobs, page.Job[error]{
		Copy: func() { store = m.Store },
		Work: func() error {
			return m.Change(store, func(ctx context.Context) error {
				if id == "" {
					return store.clearMatches(ctx)
				}
				return store.removeMatch(ctx, id)
			})
		},
		Then: func(ctx app.Context, err error) {
			if err != nil {
				m.Host.Tell(text.Pick(id == "", "Your matches", "That match") + " could not be deleted: " + err.Error() + ".")
				return
			}
			m.moveToDeleted(id)
			m.Removed(id)
			m.Tabs.Tell(MatchNews{Gone: id, Reread: id == ""})
			m.Changed(ctx)
			page.FocusLater(m.Host, "undo-delete-match")
		},
	})
}

// moveToDeleted moves the match with an id, or all matches with "", from List to Deleted.
func (m *Matches) moveToDeleted(id string) {
	goes := func(k Kept) bool { return id == "" || k.ID == id }
	for _, k := range m.List {
		if goes(k) {
			m.Deleted = append(m.Deleted, k)
		}
	}
	m.List = slices.DeleteFunc(m.List, goes)
	m.Changes++
	m.Unkept, m.Cleared = slices.DeleteFunc(m.Unkept, goes), slices.DeleteFunc(m.Cleared, goes)
	if id == "" {
		m.Unreadable.Damaged = 0
	}
}

// UndeleteMatches brings back the deleted matches, except for those whose id is in use again.
func (m *Matches) UndeleteMatches() {
	back := slices.DeleteFunc(m.Deleted, func(k Kept) bool { return Index(m.List, k.ID) >= 0 })
	m.Deleted = nil
	m.AddMatches(back, func() { m.Host.Tell(Counted(len(back)) + text.Pick(len(back) == 1, " is back.", " are back.")) })
}

// AddMatches lists and keeps matches that are not here yet, then calls done.
func (m *Matches) AddMatches(some []Kept, done func()) {
	var store *matchStore
	page.InTurn(&m.Jobs, page.Job[error]{
		Copy: func() { store = m.Store },
		Work: func() error {
			turns, texts := ui.NewTurns(), map[string]string{}
			for _, k := range some {
				texts[k.ID] = k.Encode()
				_ = turns.Take() // nobody cancels it
			}
			return m.Change(store, func(ctx context.Context) error { return store.addTexts(ctx, texts) })
		},
		Then: func(ctx app.Context, err error) {
			m.List = append(m.List, some...)
			slices.SortStableFunc(m.List, lastFirst)
			m.Changes++
			if store == nil || err != nil {
				m.Unkept = append(m.Unkept, some...)
			}
			if err != nil {
				m.SaveFailed(err)
			}
			m.Tabs.Tell(MatchNews{Reread: true})
			m.Changed(ctx)
			done()
		},
	})
}
