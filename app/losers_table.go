package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// list is a dictionary with all its rounds.
func (l *losers) list(entry dicts.Entry) app.UI {
	failure := l.failure(entry)
	return app.Section().Class("losers-list").Body(
		app.H2().Body(app.Text(entry.Name), app.Span().Class("quiet").Text(" "+counted(entry.Words, "word"))),
		app.Div().Body(app.If(failure != "", func() app.UI { return app.P().Class("message problem").Text(failure) })),
		wideTable(entry.Name+", table", l.table(entry)),
	)
}

// table is all rounds of one dictionary: a group of rows for each least number of
// letters, a column for each number of players. Cells that are not known yet hold
// their place.
func (l *losers) table(entry dicts.Entry) string {
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("td", "")
	for _, players := range housePlayers {
		m.element("th", counted(players, "player"), "scope", "col")
	}
	m.close("tr")
	m.close("thead")
	for _, letters := range houseLetters {
		l.rows(&m, entry, letters)
	}
	m.close("table")
	return m.String()
}

// rows are the rounds for one least number of letters.
func (l *losers) rows(m *markup, entry dicts.Entry, letters int) {
	rule := func(players int) houseRule {
		return houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}
	}
	row := func(class, name, scope string, cell func(houseRule, outcome)) {
		m.open("tr", "class", class)
		m.element("th", name, "scope", scope)
		for _, players := range housePlayers {
			m.open("td")
			switch o, ok := l.found[rule(players)]; {
			case !ok:
				m.element("span", "…", "class", "quiet")
			case o.none && class == "verdicts":
				m.element("span", "no round", "class", "quiet")
			case o.none:
				m.element("span", "–", "class", "quiet")
			default:
				cell(rule(players), o)
			}
			m.close("td")
		}
		m.close("tr")
	}
	m.open("tbody")
	row("verdicts", "Words from "+counted(letters, "letter"), "rowgroup", func(r houseRule, o outcome) { l.seatVerdict(m, r, o) })
	row("seats", "Can lose", "row", func(_ houseRule, o outcome) { seatChips(m, o.losers) })
	row("seats", "Guaranteed", "row", func(_ houseRule, o outcome) { seatChips(m, o.guaranteed) })
	row("openings", "Openings", "row", func(_ houseRule, o outcome) {
		m.text(pick(len(o.openings) > 0, dicts.Capitals(spaced(o.openings)), "none"))
	})
	row("plies", "Best play", "row", func(_ houseRule, o outcome) { m.text(counted(o.plies, "letter")) })
	if isPublished(entry.ID, letters) {
		row("published", "Published", "row", func(r houseRule, o outcome) { publishedMark(m, r, o) })
	}
	m.close("tbody")
}

// seatVerdict is what a round means for the chosen seat, as a link to the round.
func (l *losers) seatVerdict(m *markup, r houseRule, o outcome) {
	seat := l.seat()
	if seat > r.rules.Players {
		m.element("span", fmt.Sprintf("no seat %d", seat), "class", "quiet")
		return
	}
	view := l.view.On(Explore)
	view.Dict, view.Rules, view.Guaranteed = r.dict, r.rules, false
	s := standingBy(!o.losers.Has(seat), r.rules.Players, false)
	m.element("a", s.text, "href", view.Address(), "class", "pill "+s.class, "title", "Open this round in the explorer")
}

// seatChips writes the chips of a set of seats.
func seatChips(m *markup, seats solver.Seats) {
	if seats == 0 {
		m.element("span", "nobody", "class", "quiet")
	}
	for _, seat := range seats.List() {
		seatChip(m, seat)
	}
}

// published is the published solution of a round, nil when there is none.
func published(r houseRule) *solver.PublishedResult {
	for i := range solver.Published {
		p := &solver.Published[i]
		if p.Dictionary == r.dict && p.MinLetters == r.rules.MinLetters && p.Players == r.rules.Players {
			return p
		}
	}
	return nil
}

// isPublished reports whether some round is published for a dictionary and a
// least number of letters.
func isPublished(dict string, letters int) bool {
	for _, players := range housePlayers {
		if published(houseRule{dict, solver.Rules{Players: players, MinLetters: letters}}) != nil {
			return true
		}
	}
	return false
}

// publishedMark sets a round beside its published solution.
func publishedMark(m *markup, r houseRule, o outcome) {
	p := published(r)
	switch {
	case p == nil:
		m.element("span", "–", "class", "quiet", "title", "no published solution is known")
	case p.Losers == o.losers && p.Openings == string(o.openings):
		m.element("span", "✓ as published", "class", "as-published",
			"title", "The published solution has the same possible losers and the same openings.")
	default:
		m.open("strong", "class", "otherwise")
		m.text("✗ published: ")
		for i, seat := range p.Losers.List() {
			m.text(pick(i > 0, " ", "") + strconv.Itoa(seat))
		}
		m.text(" can lose, " + dicts.Capitals(spaced([]rune(p.Openings))) + " open")
		m.close("strong")
	}
}
