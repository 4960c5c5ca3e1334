package lists

import (
	"fmt"
	"slices"
	"strconv"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// moral says, for each number of players, on which lists the chosen seat is safe. A person
// can use it to argue for a house rule.
func (l *losers) moral(entries []dicts.Entry) markup.HTML {
	who := fmt.Sprintf("you are player %d", l.seat())
	if l.view.Seat == address.MoverSeat {
		who = "for player 1, who opens"
	}
	var m markup.Writer
	m.Open("section", "class", "moral", "aria-label", "Rules that favour the chosen player")
	m.Element("h2", text.Sentence(who))
	t := markup.NewTable()
	for _, players := range housePlayers {
		class, line := l.favour(entries, players)
		t.Row("")
		t.Text(text.Counted(players, "player"))
		cell := t.Cell()
		cell.Element("span", board.SignOf(class)+" ", "class", "sign "+class)
		cell.Text(line)
	}
	m.Add(t.HTML())
	return m.HTML()
}

// safeCount counts how the solved rounds of a number of players end for the chosen seat. It
// leaves out rounds that cannot be played.
type safeCount struct {
	wins, losses, missing int
	safe, unsafe          []string // lists with their shortest-word lengths
}

func (l *losers) countSafe(entries []dicts.Entry, players int) safeCount {
	var t safeCount
	for _, entry := range entries {
		var good, bad []int
		for _, letters := range houseLetters {
			switch o, ok := l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}]; {
			case !ok:
				t.missing++
			case o.none:
			case o.losers.Has(l.seat()):
				bad = append(bad, letters)
			default:
				good = append(good, letters)
			}
		}
		t.wins, t.losses = t.wins+len(good), t.losses+len(bad)
		t.safe, t.unsafe = appendList(t.safe, quoted(entry), good), appendList(t.unsafe, quoted(entry), bad)
	}
	return t
}

// favour says where the chosen seat is safe with a number of players. The class is win if
// it is safe everywhere and lose if it is safe nowhere. It is empty while rounds are
// missing.
func (l *losers) favour(entries []dicts.Entry, players int) (class, line string) {
	if l.seat() > players {
		return "", fmt.Sprintf("There is no player %d.", l.seat())
	}
	t := l.countSafe(entries, players)
	rounds := text.Counted(t.wins+t.losses, "round")
	everywhere, win, lose := "on every list here", "win", "lose"
	if t.missing > 0 {
		rounds += " solved so far"
		everywhere, win, lose = "on every list solved so far", "", ""
	}
	who := solver.SeatSubject(l.seat(), l.view.Seat).Start()
	safely, loses := who.Does("are safe"), who.Does("can lose")
	if players == 2 {
		safely, loses = who.Does("win"), who.Does("lose")
	}
	switch {
	case t.wins+t.losses == 0:
		return "", text.Pick(t.missing > 0, "…", "No round can be played.")
	case t.losses == 0:
		return win, fmt.Sprintf("%s %s.", safely, everywhere)
	case t.wins == 0:
		return lose, fmt.Sprintf("%s %s.", loses, everywhere)
	case len(t.safe) <= len(t.unsafe):
		return "", fmt.Sprintf("%s in %d of %s: agree on %s.", safely, t.wins, rounds, text.AnyOf(t.safe))
	}
	return "", fmt.Sprintf("%s in %d of %s: avoid %s.", safely, t.wins, rounds, text.Listed(t.unsafe))
}

// appendList adds a list and the lengths it stands for. It leaves the lengths out if they
// are all there are.
func appendList(lists []string, name string, lengths []int) []string {
	if len(lengths) == 0 {
		return lists
	}
	if slices.Equal(lengths, houseLetters) {
		return append(lists, name)
	}
	texts := text.Each(lengths, func(letters int) string { return strconv.Itoa(letters) })
	return append(lists, fmt.Sprintf("%s with %s letters", name, text.AnyOf(texts)))
}

// quoted is the name of a list in a sentence. A person's own list gets quotation marks,
// because its name may be any words.
func quoted(entry dicts.Entry) string {
	if dicts.IsOwnID(entry.ID) {
		return "“" + entry.Name + "”"
	}
	return entry.Name
}
