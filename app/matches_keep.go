package app

import (
	"context"
	"errors"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keepMatch keeps the match on the table as it is now, in the background. A match
// that was only looked at so far is kept as one of this device.
func (p *playPage) keepMatch() {
	t := p.table
	at := now().UnixMilli()
	if t.id == "" {
		t.begun = at
		p.rename(t, newWriter())
	}
	played.keep(matchNow(t.Match, t.id, t.begun, at))
	p.saveMatches()
}

// rename gives the match on the table an id, and the address with it.
func (p *playPage) rename(t *table, id string) {
	t.id = id
	if p.current() == pane(p) && p.table == t {
		view := p.view
		view.Match, view.Record = id, ""
		p.view = view
		p.goTo(p.home, view)
	}
}

// keep lists a match, which waits to be kept.
func (m *matches) keep(k keptMatch) {
	m.put(k)
	if i := index(m.unkept, k.ID); i >= 0 {
		m.unkept[i] = k
	} else {
		m.unkept = append(m.unkept, k)
	}
}

// saveMatches keeps the matches that are not kept as they are now. It says when that
// begins to fail.
func (p *playPage) saveMatches() {
	if played.saving || len(played.unkept) == 0 {
		return
	}
	played.saving = true
	p.inTurn(&played.jobs, func() func() func(app.Context) {
		store, some := played.store, slices.Clone(played.unkept)
		return func() func(app.Context) {
			opened, saved, err := saveMatches(store, some)
			return func(ctx app.Context) {
				played.saving = false
				for i := range saved {
					p.saved(&some[i], saved[i])
				}
				if err != nil {
					p.unkeptMatches(err)
				} else {
					played.failed, played.told = nil, false
				}
				if opened != nil && store == nil {
					played.store = opened
					p.readMatches()
				}
				if store != nil && store.Reconnected() {
					played.lookForCleared()
					p.readMatches()
				}
				if err == nil {
					p.saveMatches() // what was played meanwhile
				}
			}
		}
	})
}

// keepCleared keeps again what the browser has cleared.
func (p *playPage) keepCleared() {
	for _, k := range played.cleared {
		if index(played.unkept, k.ID) < 0 {
			played.keep(k)
		}
	}
	played.cleared = nil
	p.saveMatches()
}

// saveMatches keeps matches in store, or in one that it opens, until one cannot be.
// It returns what became of each: nil or errPlayedOn.
func saveMatches(store *matchStore, some []keptMatch) (used *matchStore, saved []error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), matchTime)
	defer cancel()
	if store == nil {
		if store, err = openMatchStore(ctx, device); err != nil {
			return nil, nil, err
		}
	}
	for _, k := range some {
		err := store.save(ctx, k.ID, k.encode(), k.follows)
		if err != nil && !errors.Is(err, errPlayedOn) {
			return store, saved, err
		}
		saved = append(saved, err)
	}
	return store, saved, nil
}

// saved notes that a match was kept as k, or that it could not be in its place.
func (p *playPage) saved(k *keptMatch, err error) {
	i := index(played.unkept, k.ID)
	if err != nil {
		if i >= 0 {
			p.branchOff(k.ID)
		}
		return
	}
	played.cleared = slices.DeleteFunc(played.cleared, func(c keptMatch) bool { return c.ID == k.ID })
	if i >= 0 && played.unkept[i].Record == k.Record {
		played.unkept = slices.Delete(played.unkept, i, i+1)
	}
	played.tabs.tell(matchNews{Kept: k.encode()})
}

// branchOff makes a match that went on here and in another tab two.
func (p *playPage) branchOff(id string) {
	k := played.unkept[index(played.unkept, id)]
	played.unkept = slices.DeleteFunc(played.unkept, func(k keptMatch) bool { return k.ID == id })
	played.drop(id)
	k.ID = newWriter()
	played.keep(k)
	for _, t := range []*table{p.table, p.left} {
		if t != nil && t.id == id {
			p.rename(t, k.ID)
		}
	}
	p.tell("This match went on in another tab too. What you played here is kept as a match of its own.")
	p.readMatches()
}

// unkeptMatches says once that matches are not kept, until they are again.
func (p *playPage) unkeptMatches(err error) {
	if !played.told {
		p.tell("Your match is not kept on this device: " + err.Error() + ". It lasts for this visit.")
	}
	played.failed, played.known, played.told = err, true, true
}
