package play

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/play/matches"
)

// keepMatch keeps the match on the table as it is now, before a bot is asked and before
// it is drawn. A match that was only looked at so far is kept as one of this device.
func (p *Page) keepMatch() {
	t := p.table
	at := p.host.Now().UnixMilli()
	if t.id == "" {
		t.begun = at
		p.rename(t, page.NewName())
	}
	p.played.Keep(matches.KeptNow(t.Match, t.id, t.begun, at))
	p.played.SaveFirst()
}

// rename gives the match on the table an id, and the address with it.
func (p *Page) rename(t *table, id string) {
	t.id = id
	if p.host.InFront(address.Play) && p.table == t {
		view := p.view
		view.Match, view.Record = id, ""
		p.view = view
		p.host.GoTo(p.host.Ctx(), view)
	}
}

// matchRenamed gives the matches on the tables that had an id another one.
func (p *Page) matchRenamed(old, id string) {
	for _, t := range []*table{p.table, p.left} {
		if t != nil && t.id == old {
			p.rename(t, id)
		}
	}
}

// matchRemoved forgets the table that was in front before when its match, or all with
// "", was deleted.
func (p *Page) matchRemoved(id string) {
	if p.left != nil && (id == "" || p.left.id == id) {
		p.left = nil
	}
}

// followMatches tells the page, when it is in front, that other matches are known.
func (p *Page) followMatches(ctx app.Context) {
	p.follow()
	if !p.host.InFront(address.Play) {
		ctx.PreventUpdate()
		return
	}
	p.tally()
	p.matchesChanged(ctx)
}

// isKept reports whether the device has the match as it is now.
func (p *Page) isKept(t *table) bool { return matches.Index(p.played.Unkept, t.id) < 0 }
