package lists

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// list is the section of one dictionary: a table of who can lose its rounds, under all rules.
func (l *losers) list(entry dicts.Entry) app.UI {
	failure := l.failure(entry)
	return app.Section().Class("losers-list").Body(
		app.H2().Body(app.Text(entry.Name), app.Span().Class("quiet").Text(" "+text.Counted(entry.Words, "word"))),
		ui.When(failure != "", func() app.UI { return app.P().Class("message problem").Text(failure) }),
		ui.WideTable(entry.Name+", table", l.table(entry)),
	)
}

// table shows all rounds of one dictionary. It has a group of rows for each shortest-word
// length and a column for each number of players. Unsolved cells keep their place.
func (l *losers) table(entry dicts.Entry) markup.HTML {
	t := markup.NewTable()
	t.Columns("")
	for _, players := range housePlayers {
		t.Columns(text.Counted(players, "player"))
	}
	for _, letters := range houseLetters {
		l.rows(t, entry, letters)
	}
	return t.HTML()
}

// rows writes the rounds for one shortest-word length.
func (l *losers) rows(t *markup.Table, entry dicts.Entry, letters int) {
	row := func(class, name string, cell func(*markup.Writer, houseRule, outcome)) {
		t.Row(class)
		t.Text(name)
		for _, players := range housePlayers {
			rule := houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}
			m := t.Cell()
			switch o, ok := l.found[rule]; {
			case !ok:
				m.Element("span", "…", "class", "quiet")
			case o.none:
				m.Element("span", text.Pick(class == "verdicts", "no round", "–"), "class", "quiet")
			default:
				cell(m, rule, o)
			}
		}
	}
	t.Group()
	row("verdicts", text.Counted(letters, "letter")+" or more", l.seatVerdict)
	row("seats", "Can lose", func(m *markup.Writer, _ houseRule, o outcome) { seatChips(m, o.losers) })
	row("seats", "Guaranteed", func(m *markup.Writer, _ houseRule, o outcome) { seatChips(m, o.guaranteed) })
	row("openings", "Openings", func(m *markup.Writer, _ houseRule, o outcome) {
		m.Text(text.Pick(len(o.openings) > 0, dicts.Capitals(spaced(o.openings)), "none"))
	})
	row("plies", "Best play", func(m *markup.Writer, _ houseRule, o outcome) { m.Text(text.Counted(o.plies, "letter")) })
	if isPublished(entry.ID, letters) {
		row("published", "Published", publishedMark)
	}
}

// seatVerdict links to a round, with its verdict for the chosen seat.
func (l *losers) seatVerdict(m *markup.Writer, r houseRule, o outcome) {
	seat := l.seat()
	if seat > r.rules.Players {
		m.Element("span", fmt.Sprintf("no player %d", seat), "class", "quiet")
		return
	}
	view := l.view.On(address.Explore)
	view.Dict, view.Rules, view.Guaranteed = r.dict, r.rules, false
	s := board.VerdictPill(!o.losers.Has(seat), r.rules.Players, false)
	m.Element("a", s.Text, "href", view.Address(), "class", "pill "+s.Class, "title", "Open this round in the explorer")
}

// seatChips writes the chips of a set of seats.
func seatChips(m *markup.Writer, seats solver.Seats) {
	if seats == 0 {
		m.Element("span", "nobody", "class", "quiet")
	}
	for _, seat := range seats.List() {
		board.SeatChip(m, seat)
	}
}

// published returns the published solution of a round, or nil.
func published(r houseRule) *solver.PublishedResult {
	for i := range solver.Published {
		p := &solver.Published[i]
		if p.Dictionary == r.dict && p.MinLetters == r.rules.MinLetters && p.Players == r.rules.Players {
			return p
		}
	}
	return nil
}

// isPublished reports whether any round is published for a dictionary and a shortest-word
// length.
func isPublished(dict string, letters int) bool {
	for _, players := range housePlayers {
		if published(houseRule{dict, solver.Rules{Players: players, MinLetters: letters}}) != nil {
			return true
		}
	}
	return false
}

// publishedMark compares a round with its published solution.
func publishedMark(m *markup.Writer, r houseRule, o outcome) {
	p := published(r)
	switch {
	case p == nil:
		m.Element("span", "–", "class", "quiet", "title", "no published solution is known")
	case p.Losers == o.losers && p.Openings == string(o.openings):
		m.Element("span", "✓ as published", "class", "as-published",
			"title", "The published solution has the same possible losers and the same openings.")
	default:
		m.Open("strong", "class", "otherwise")
		m.Text("✗ published: ")
		for i, seat := range p.Losers.List() {
			m.Text(text.Pick(i > 0, " ", "") + strconv.Itoa(seat))
		}
		m.Text(" can lose, " + dicts.Capitals(spaced([]rune(p.Openings))) + " open")
		m.Close("strong")
	}
}

func (l *losers) saveCSV() { page.SaveText(l.host, l.csv(), "text/csv", losersFile) }

const losersFile = "spectrie-who-loses-where.csv"

// csv writes the results so far, one line per round. Spaces separate seats and letters. If
// a round cannot be played, its last four fields are empty.
func (l *losers) csv() string {
	var table text.CSV
	table.Add("dictionary", "name", "min letters", "players", "possible losers", "guaranteed players", "winning openings", "letters in best play")
	for _, entry := range l.shelf.Entries() {
		for _, letters := range houseLetters {
			for _, players := range housePlayers {
				o, ok := l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}]
				if !ok {
					continue
				}
				line := []string{entry.ID, entry.Name, strconv.Itoa(letters), strconv.Itoa(players), "", "", "", ""}
				if !o.none {
					line[4], line[5] = numbers(o.losers), numbers(o.guaranteed)
					line[6], line[7] = spaced(o.openings), strconv.Itoa(o.plies)
				}
				table.Add(line...)
			}
		}
	}
	return table.File()
}

// numbers writes seats as "2 3".
func numbers(seats solver.Seats) string {
	list := text.Each(seats.List(), func(seat int) string { return strconv.Itoa(seat) })
	return strings.Join(list, " ")
}

// spaced writes letters as "h j m".
func spaced(letters []rune) string {
	list := text.Each(letters, func(letter rune) string { return string(letter) })
	return strings.Join(list, " ")
}
