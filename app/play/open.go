package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// begin puts a new match on the table, and its address in the bar.
func (p *Page) beginMatch(setup match.Setup) {
	setup.Seed = p.host.Chance()
	m, err := match.New(setup, p.books.book(p.shelf, p.view))
	if err != nil {
		p.host.Tell(text.Sentence(err.Error()) + ".")
		return
	}
	p.setAside = nil
	p.table = &table{Match: m, id: page.NewName(), begun: p.host.Now().UnixMilli(), review: match.Nobody}
	guaranteed := p.view.Guaranteed // which pages share
	p.view = p.table.view()
	p.view.Guaranteed = guaranteed
	p.keepMatch()
	ui.ScrollToTop()
	p.host.GoTo(p.host.Ctx(), p.view)
}

// clear leaves the table. The match on it is kept.
func (p *Page) clearTable() {
	p.botTurn++
	if p.table != nil && p.table.id != "" {
		p.setAside = p.table
	}
	p.table = nil
}

// open puts a match of this device on the table.
func (p *Page) openKept(id string) (problems []string) {
	p.clearTable()
	if p.setAside != nil && p.setAside.id == id {
		p.table, p.setAside = p.setAside, nil // as it was
		return nil
	}
	if !p.matches.Ready() {
		p.awaitsMatch = true
		return nil
	}
	kept, ok := p.matches.ByID(id)
	if !ok {
		return []string{"This match is not kept on this device. Whoever plays it can copy its record as a link."}
	}
	t, err := p.readRecord(kept.Record)
	if err != nil {
		return []string{"The match that is kept here could not be read: " + err.Error() + "."}
	}
	t.id, t.begun = id, kept.Begun
	p.table = t
	if t.over() {
		t.reviewLastRound()
	} else if plays := t.currentRound().Plays; len(plays) > 0 {
		last := plays[len(plays)-1]
		t.said = []string{t.eventText(match.Event{Kind: match.Plays, Letter: last.Letter}, last.Player, "")}
	}
	return nil
}

// openRecord puts a match from a link on the table, to be looked at.
func (p *Page) openRecord(record string) (problems []string) {
	p.clearTable()
	t, err := p.readRecord(record)
	if err != nil {
		return []string{"The match in this link could not be read: " + err.Error() + "."}
	}
	p.table = t
	p.view = t.view()
	p.view.Record = record
	switch {
	case t.roundsOver() > 0:
		t.reviewLastRound()
	case len(t.currentRound().Plays) > 0:
		t.review = 0 // so that it can be stepped through
	}
	return nil
}

// lookBack turns to the round that ended last.
func (t *table) reviewLastRound() {
	t.review = t.roundsOver() - 1
	t.said = t.resultLines(t.review)
}

// playOn makes a match from a link one of this device, with an address of its own.
func (p *Page) continueLinked() {
	p.table.review, p.table.said = match.Nobody, nil // what was said is of somebody else
	p.keepMatch()
	p.continueMatch()
}

// read is the match of a record. It must be played with the words of the view.
func (p *Page) readRecord(record string) (*table, error) {
	setup, events, err := match.ParseRecord(record)
	if err != nil {
		return nil, err
	}
	view := p.view
	view.Dict, view.Rules.MinLetters = setup.Dict, setup.MinLetters
	if !p.shelf.Has(view.Dict) {
		return nil, fmt.Errorf("it is played with %s, which is not loaded", p.shelf.NameOf(view.Dict))
	}
	m, err := match.Resume(setup, p.books.book(p.shelf, view), events)
	if err != nil {
		return nil, err
	}
	return &table{Match: m, review: match.Nobody}, nil
}

// leave goes back to the choice of a match.
func (p *Page) leaveTable() {
	p.leftTable = true
	view := p.view
	view.Match, view.Record = "", ""
	p.host.GoTo(p.host.Ctx(), view)
}

func (p *Page) onLeave(app.Context, app.Event) { p.leaveTable() }
