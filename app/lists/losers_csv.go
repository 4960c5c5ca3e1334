package lists

import (
	"strconv"
	"strings"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/solver"
)

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
