package play

import (
	"fmt"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// beginMatch puts a new match on the table and its address into the bar.
func (p *Page) beginMatch(setup match.Setup) { p.beginFrom(setup, nil, nil) }

// beginFrom is beginMatch for a match in which events have happened already, or one by link.
func (p *Page) beginFrom(setup match.Setup, events []match.Event, link *matches.Link) {
	setup.Seed = p.host.Chance()
	m, err := match.Resume(setup, p.books.book(p.shelf, p.view), events)
	if err != nil {
		p.host.Tell(text.Sentence(err.Error()) + ".")
		return
	}
	p.table = &table{Match: m, begun: p.host.Now().UnixMilli(), review: match.Nobody, link: link}
	p.table.id = p.table.newID()
	guaranteed := p.view.Guaranteed // because pages share it
	p.view = p.table.view()
	p.view.Guaranteed = guaranteed
	p.keepMatch()
	ui.ScrollToTop()
	p.host.GoTo(p.host.Ctx(), p.view)
}

// clearTable takes the match off the table and sets it aside. The match stays kept.
func (p *Page) clearTable() {
	p.botTurn++
	if p.table != nil && p.table.id != "" && p.table.link == nil {
		p.setAside = p.table
	}
	p.table = nil
}

// openKept puts a match of this device on the table.
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
		return []string{"This match is not on this device. Whoever played it can send it to you as a link."}
	}
	t, err := p.readRecord(kept.Record)
	if err != nil {
		return []string{"This match is kept here but could not be read: " + err.Error() + "."}
	}
	t.id, t.begun = id, kept.Begun
	p.table = t
	if kept.Link != nil {
		link := *kept.Link // which changes here
		t.link = &link
		t.retell(len(t.Events()))
	} else if t.over() {
		t.reviewLastRound()
	} else if plays := t.currentRound().Plays; len(plays) > 0 {
		last := plays[len(plays)-1]
		t.said = []string{t.eventText(match.Event{Kind: match.Plays, Letter: last.Letter}, last.Player, "")}
	}
	return nil
}

// openRecord puts a linked match on the table for review.
func (p *Page) openRecord(record string) (problems []string) {
	p.clearTable()
	t, err := p.readRecord(record)
	if err != nil {
		return []string{"The match in this link could not be read: " + err.Error() + "."}
	}
	p.table = t
	p.view = t.view()
	p.view.Record, p.browse.details = record, true // whoever gets a match wants to see how it went
	t.reviewFirstRound()
	return nil
}

// reviewFirstRound turns to the first round of a linked match, so that the person can step through all of it.
func (t *table) reviewFirstRound() {
	if t.roundsOver() > 0 {
		t.review, t.said = 0, t.resultLines(0)
	} else if len(t.currentRound().Plays) > 0 {
		t.review = 0
	}
}

// reviewLastRound turns to the round that ended last.
func (t *table) reviewLastRound() {
	t.review = t.roundsOver() - 1
	t.said = t.resultLines(t.review)
}

// continueLinked turns a linked match into one of this device, with its own address.
func (p *Page) continueLinked() {
	p.table.review, p.table.said = match.Nobody, nil // because it was about somebody else
	p.browse.details = false                         // they unfolded to show the link
	p.keepMatch()
	p.continueMatch()
}

// readRecord is the match of a record. Its words must be those of the view.
func (p *Page) readRecord(record string) (*table, error) {
	setup, events, err := match.ParseRecord(record)
	if err != nil {
		return nil, err
	}
	return p.resumeTable(setup, events)
}

// resumeTable is a match that has begun. Its dictionary must be loaded.
func (p *Page) resumeTable(setup match.Setup, events []match.Event) (*table, error) {
	view := p.view
	view.Dict, view.Rules.MinLetters = setup.Dict, setup.MinLetters
	if !p.shelf.Has(view.Dict) {
		return nil, fmt.Errorf("its dictionary, %s, is not loaded", p.shelf.NameOf(view.Dict))
	}
	m, err := match.Resume(setup, p.books.book(p.shelf, view), events)
	if err != nil {
		return nil, err
	}
	return &table{Match: m, review: match.Nobody}, nil
}

// leaveTable goes back to the lobby.
func (p *Page) leaveTable() {
	p.leftTable = true
	p.host.GoTo(p.host.Ctx(), p.view.On(address.Play))
}
