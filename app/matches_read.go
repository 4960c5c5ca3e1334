package app

import (
	"context"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// matchTime is how long the browser may take to read or keep matches.
const matchTime = 10 * storeTime

// awaitMatches reads the matches of this device when that was not begun; the page is
// told by matchesChanged. The browser has its turn first, so a page that asks while
// it is drawn for the first time is not held up.
func (p *playPage) awaitMatches() {
	if played.awaited {
		p.tally() // of what was played since
		return
	}
	played.awaited = true
	p.home.Async(func() {
		letTheBrowserIn()
		p.home.Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			played.tabs = p.listenToTabs(matchesChannel, p.heardOfMatches, p.readMatches)
			p.readMatches()
		})
	})
}

// readMatches reads what is kept, and lists it with what is not kept yet.
func (p *playPage) readMatches() {
	p.inTurn(&played.jobs, func() func() func(app.Context) {
		store := played.store
		return func() func(app.Context) {
			used, list, left, err := readMatches(store)
			return func(ctx app.Context) {
				if err != nil {
					if played.store == nil && played.failed == nil {
						played.failed = err
					}
				} else {
					if used.Reconnected() {
						played.lookForCleared()
					}
					played.cleared = slices.DeleteFunc(played.cleared, func(k keptMatch) bool { return index(list, k.ID) >= 0 })
					played.store, played.list, played.left = used, list, left
					played.changes++
					if len(played.unkept) == 0 {
						played.failed = nil
					}
					for _, k := range slices.Concat(played.cleared, played.unkept) {
						played.put(k)
					}
					storage.TakeLeftLists(leftMatchesKey, ownName, p.takeLeftMatches)
					mark("matches")
				}
				played.known = true
				p.followMatches(ctx)
			}
		}
	})
}

// lookForCleared takes all that was kept to be cleared, until the next reading finds
// it, after the browser has closed the database.
func (m *matches) lookForCleared() {
	m.cleared = slices.DeleteFunc(slices.Clone(m.list), func(k keptMatch) bool { return index(m.unkept, k.ID) >= 0 })
}

// readMatches reads what is kept in store, or in one that it opens.
func readMatches(store *matchStore) (used *matchStore, list []keptMatch, left storage.Unreadable, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), matchTime)
	defer cancel()
	if store == nil {
		if store, err = openMatchStore(ctx, device); err != nil {
			return nil, nil, storage.Unreadable{}, err
		}
	}
	texts, err := store.read(ctx)
	if err != nil {
		return nil, nil, storage.Unreadable{}, err
	}
	list, left = decodeMatches(texts, newTurns())
	return store, list, left, nil
}

// followMatches tells the page, when it is in front, that other matches are known.
func (p *playPage) followMatches(ctx app.Context) {
	p.follow()
	if p.current() != pane(p) {
		ctx.PreventUpdate()
		return
	}
	p.tally()
	p.matchesChanged(ctx)
}
