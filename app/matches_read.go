package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
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
			used, list, damaged, err := readMatches(store)
			return func(ctx app.Context) {
				if err != nil {
					if played.store == nil && played.failed == nil {
						played.failed = err
					}
				} else {
					played.store, played.list, played.damaged = used, list, damaged
					played.changes++
					if len(played.unkept) == 0 {
						played.failed = nil
					}
					for _, k := range played.unkept {
						played.put(k)
					}
					mark("matches")
				}
				played.known = true
				p.followMatches(ctx)
			}
		}
	})
}

// readMatches reads what is kept in store, or in one that it opens.
func readMatches(store *matchStore) (used *matchStore, list []keptMatch, damaged int, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), matchTime)
	defer cancel()
	if store == nil {
		if store, err = openMatchStore(ctx); err != nil {
			return nil, nil, 0, err
		}
	}
	texts, err := store.read(ctx)
	if err != nil {
		return nil, nil, 0, err
	}
	list, damaged = decodeMatches(texts, newTurns())
	return store, list, damaged, nil
}

// followMatches tells the page, when it is in front, that other matches are known.
func (p *playPage) followMatches(ctx app.Context) {
	if p.current() != pane(p) {
		ctx.PreventUpdate()
		return
	}
	p.tally()
	p.matchesChanged(ctx)
}
