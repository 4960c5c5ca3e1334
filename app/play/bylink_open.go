package play

import (
	"reflect"
	"slices"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// openTurn puts the match of a link on the table. A match that is here already goes on only if the link continues
// it; whatever else came in the link, the match here stays as it is.
func (p *Page) openTurn(code string) (problems []string) {
	came, err := link.Decode(code)
	if err == nil && !p.shelf.Has(came.Setup.Dict) {
		p.clearTable() // the site loads the dictionary, or says that it is missing
		return nil
	}
	if !p.matches.Ready() {
		p.clearTable()
		p.awaitsMatch = true
		return nil
	}
	var t *table
	if err == nil {
		t, err = p.resumeTable(came.Setup, came.Events)
	}
	if err != nil {
		p.clearTable()
		return []string{"The match in this link could not be read: " + err.Error() + "."}
	}
	t.id = matches.LinkID(&t.Setup)
	kept, here := p.matches.ByID(t.id)
	if !here || kept.Link == nil {
		p.clearTable()
		t.id, t.link = "", &byLink{asks: true, Link: matches.Link{Sent: len(came.Events)}}
		t.retellSinceOwn()
		p.table = t
		return nil
	}
	if p.table == nil || p.table.id != t.id {
		if problems := p.openKept(t.id); len(problems) > 0 {
			return problems
		}
	}
	p.meetTurn(t)
	return nil
}

// meetTurn compares the match on the table with what came in a link, and goes on from there if that is newer.
func (p *Page) meetTurn(came *table) {
	t := p.table
	t.link.other = nil
	age, common := link.Compare(t.Events(), came.Events())
	if !reflect.DeepEqual(t.Setup, came.Setup) {
		age, common = link.Forked, 0
	}
	switch age {
	case link.Same:
		t.retellSinceOwn()
	case link.Newer:
		came.begun, came.link = t.begun, &byLink{Link: t.link.Link}
		came.link.Sent = len(came.Events())
		came.retell(common)
		p.table, p.boardMoved = came, true
		p.keepMatch()
	case link.Older:
		behind := text.Counted(len(t.Events())-common, "turn") + " behind"
		t.said = []string{"This link is older than the match here (" + behind + "). The match here is shown."}
	case link.Forked:
		view := address.RecordView(&came.Setup, match.RecordOf(&came.Setup, came.Events()))
		t.link.other = &view
		t.said = []string{"This link and the match here went different ways " + t.after(common) + ".",
			"Here: " + t.standing() + " In the link: " + came.standing() + " The match here is shown, and stays as it is."}
	}
}

// after says where a match stood after its first events.
func (t *table) after(events int) string {
	m, err := match.Resume(t.Setup, t.Book, t.Events()[:events])
	if err != nil || events == 0 {
		return "at the beginning"
	}
	then := table{Match: m}
	if fragment := then.currentRound().Fragment(); fragment != "" {
		return "after " + dicts.Capitals(fragment)
	}
	return "after " + text.CountedInWords(then.roundsOver(), "round")
}

// standing says which letters are on the board of which round.
func (t *table) standing() string {
	fragment := t.currentRound().Fragment()
	return "round " + text.Grouped(len(t.State().Rounds)) + ", " + text.Pick(fragment == "", "no letters yet", hyphened(dicts.Capitals(fragment))) + "."
}

// settleTurn gives the match that came in a link the address of a match of this device.
func (p *Page) settleTurn() {
	if t := p.table; p.view.Turn != "" && t != nil && t.id != "" {
		view := t.view()
		view.Guaranteed = p.view.Guaranteed
		p.view = view
		p.host.Replace(view)
	}
}

// changedElsewhere reports whether another tab has kept a match by link in another state.
func (p *Page) changedElsewhere(t *table) bool {
	if t == nil || t.link == nil || t.id == "" || !p.isKept(t) {
		return false
	}
	kept, ok := p.matches.ByID(t.id)
	return ok && kept.Link != nil && (kept.Record != t.Record() || kept.Link.Sent != t.link.Sent || !slices.Equal(kept.Link.Seats, t.link.Seats))
}
