package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// keepMatch keeps the match on the table as it is now, in the background. A match
// that was only looked at so far is kept as one of this device.
func (p *playPage) keepMatch() {
	t := p.table
	at := p.Now().UnixMilli()
	if t.id == "" {
		t.begun = at
		p.rename(t, newName())
	}
	p.played.keep(matchNow(t.Match, t.id, t.begun, at))
	p.played.save()
}

// rename gives the match on the table an id, and the address with it.
func (p *playPage) rename(t *table, id string) {
	t.id = id
	if p.InFront(Play) && p.table == t {
		view := p.view
		view.Match, view.Record = id, ""
		p.view = view
		p.GoTo(p.Ctx(), view)
	}
}

// matchRenamed gives the matches on the tables that had an id another one.
func (p *playPage) matchRenamed(old, id string) {
	for _, t := range []*table{p.table, p.left} {
		if t != nil && t.id == old {
			p.rename(t, id)
		}
	}
}

// matchRemoved forgets the table that was in front before when its match, or all with
// "", was deleted.
func (p *playPage) matchRemoved(id string) {
	if p.left != nil && (id == "" || p.left.id == id) {
		p.left = nil
	}
}

// followMatches tells the page, when it is in front, that other matches are known.
func (p *playPage) followMatches(ctx app.Context) {
	p.follow()
	if !p.InFront(Play) {
		ctx.PreventUpdate()
		return
	}
	p.tally()
	p.matchesChanged(ctx)
}
