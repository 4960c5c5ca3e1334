package play

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/trainer/match"
)

// keepMatch keeps the match on the table as it is now, before a bot is asked and before the page
// draws it. A linked match becomes one of this device.
func (p *Page) keepMatch() {
	t := p.table
	at := p.host.Now().UnixMilli()
	if t.id == "" {
		t.begun = at
		p.renameMatch(t, t.newID())
	}
	p.matches.Keep(matches.NewKept(t.Match, t.id, t.begun, at, t.link))
	p.matches.SaveFirst()
	p.noteRound(false)
}

// newID is the id of a match that is new on this device.
func (t *table) newID() string {
	if t.link != nil {
		return matches.LinkID(&t.Setup)
	}
	return page.NewName()
}

// renameMatch gives the match on the table an id and puts that into the address.
func (p *Page) renameMatch(t *table, id string) {
	t.id = id
	if p.host.InFront(address.Play) && p.table == t {
		view := p.view
		view.Match, view.Record, view.Turn, view.Round, view.Step = id, "", "", 0, 0
		p.view = view
		p.host.GoTo(p.host.Ctx(), view)
	}
}

// matchRenamed passes a changed id on to the match on the table and the one set aside.
func (p *Page) matchRenamed(old, id string) {
	for _, t := range []*table{p.table, p.setAside} {
		if t != nil && t.id == old {
			p.renameMatch(t, id)
		}
	}
}

// matchRemoved drops the match set aside if it, or every match (""), was deleted.
func (p *Page) matchRemoved(id string) {
	if p.setAside != nil && (id == "" || p.setAside.id == id) {
		p.setAside = nil
	}
}

// matchesChanged updates the page when the list of matches has changed.
func (p *Page) matchesChanged(ctx app.Context) {
	p.followOtherTab()
	if !p.host.InFront(address.Play) {
		ctx.PreventUpdate()
		return
	}
	p.countRecord()
	p.openAwaited(ctx)
}

// followOtherTab adds what another tab has played in this match. Bots act the same in every
// tab. If two tabs play differently, the match becomes two once it is kept.
func (p *Page) followOtherTab() {
	if p.setAside != nil && len(p.eventsElsewhere(p.setAside)) > 0 {
		p.setAside = nil // it will be read again
	}
	t := p.table
	switch {
	case t == nil:
		return
	case p.changedElsewhere(t):
		p.table = nil
		p.openKept(t.id)
		p.boardMoved = true
		p.continueMatch()
		return
	}
	events := p.eventsElsewhere(t)
	if len(events) == 0 {
		return
	}
	t.word, t.insists, t.refused, t.said = "", false, "", nil
	for _, e := range events {
		player, fragment, over := t.State().Turn, t.currentRound().Fragment(), t.roundsOver()
		if t.Add(e) != nil {
			return
		}
		t.said = []string{"This match continues in another tab."}
		t.tell(e, player, fragment, over)
	}
	p.boardMoved = true
	p.continueMatch()
}

// eventsElsewhere are the events that another tab has added to the match, if they continue
// what happened here.
func (p *Page) eventsElsewhere(t *table) []match.Event {
	kept, ok := p.matches.ByID(t.id)
	if !ok || matches.Index(p.matches.Unkept, t.id) >= 0 {
		return nil
	}
	_, events, err := match.ParseRecord(kept.Record)
	mine := t.Events()
	if err != nil || len(events) <= len(mine) || !slices.Equal(mine, events[:len(mine)]) {
		return nil
	}
	return events[len(mine):]
}

// isKept reports whether the device has the match as it is now.
func (p *Page) isKept(t *table) bool { return matches.Index(p.matches.Unkept, t.id) < 0 }
