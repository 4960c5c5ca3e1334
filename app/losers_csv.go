package app

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver"
)

const losersFile = "spectrie-who-loses-where.csv"

func (l *losers) saveCSV(app.Context, app.Event) {
	saveBlob(newBlob(l.csv(), "text/csv;charset=utf-8"), losersFile)
	l.tell("The table is saved as " + losersFile + ".")
}

// csv is what was found so far as a file of one line a round, after RFC 4180.
// Seats and letters have spaces between them; a round that cannot be played has
// nothing in its last four fields. A spreadsheet that opens the file by a click
// reads letters beyond ASCII only after a byte order mark, so there is one where
// there are such.
func (l *losers) csv() string {
	var b strings.Builder
	csvLine(&b, "dictionary", "name", "min letters", "players", "possible losers", "guaranteed seats", "winning openings", "plies")
	for _, entry := range shelf.entries() {
		for _, letters := range houseLetters {
			for _, players := range housePlayers {
				o, ok := l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}]
				if !ok {
					continue
				}
				line := []string{entry.ID, noFormula(entry.Name), strconv.Itoa(letters), strconv.Itoa(players), "", "", "", ""}
				if !o.none {
					line[4], line[5] = numbers(o.losers), numbers(o.guaranteed)
					line[6], line[7] = spaced(o.openings), strconv.Itoa(o.plies)
				}
				csvLine(&b, line...)
			}
		}
	}
	table := b.String()
	if len(table) > utf8.RuneCountInString(table) {
		return "\uFEFF" + table
	}
	return table
}

// noFormula keeps a spreadsheet from taking a name that somebody gave for a
// formula, by an apostrophe in front.
func noFormula(name string) string {
	if strings.HasPrefix(name, "'") || strings.IndexAny(name, "=+-@\t") == 0 {
		return "'" + name
	}
	return name
}

// numbers writes seats as "2 3".
func numbers(seats solver.Seats) string {
	var list []string
	for _, seat := range seats.List() {
		list = append(list, strconv.Itoa(seat))
	}
	return strings.Join(list, " ")
}

// spaced writes letters as "h j m".
func spaced(letters []rune) string {
	var list []string
	for _, letter := range letters {
		list = append(list, string(letter))
	}
	return strings.Join(list, " ")
}
