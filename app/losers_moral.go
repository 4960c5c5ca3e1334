package app

import (
	"fmt"
	"slices"
	"strconv"

	"spectrie/dicts"
	"spectrie/solver"
)

// moral says for each number of players on which lists the chosen seat is safe:
// what a person needs to argue for a house rule.
func (l *losers) moral(entries []dicts.Entry) string {
	who := fmt.Sprintf("you are player %d", l.seat())
	if l.view.Seat == MoverSeat {
		who = "seen as player 1, who opens"
	}
	var m markup
	m.open("section", "class", "moral", "aria-label", "What favours the chosen seat")
	m.element("h2", sentence(who))
	m.open("table")
	m.open("tbody")
	for _, players := range housePlayers {
		m.open("tr")
		m.element("th", counted(players, "player"), "scope", "row")
		class, text := l.favour(entries, players)
		m.open("td")
		m.element("span", map[string]string{"win": "✓ ", "lose": "✗ "}[class], "class", "sign "+class)
		m.text(text)
		m.close("td")
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	m.close("section")
	return m.String()
}

// favour tells where the chosen seat is safe among a number of players, by the
// rounds known so far. The class is win where it is safe everywhere, lose where
// it is nowhere.
func (l *losers) favour(entries []dicts.Entry, players int) (class, text string) {
	if l.seat() > players {
		return "", fmt.Sprintf("There is no seat %d.", l.seat())
	}
	var safe, unsafe []string // lists with the letters of their rounds
	wins, known := 0, 0
	for _, entry := range entries {
		var good, bad []int
		for _, letters := range houseLetters {
			o, ok := l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}]
			switch {
			case !ok || o.none:
				continue
			case o.losers.Has(l.seat()):
				bad = append(bad, letters)
			default:
				good = append(good, letters)
			}
		}
		wins, known = wins+len(good), known+len(good)+len(bad)
		safe, unsafe = appendList(safe, entry.Name, good), appendList(unsafe, entry.Name, bad)
	}
	who, is, loses := "you", "are", pick(players == 2, "lose", "can lose")
	if l.view.Seat == MoverSeat {
		who, is, loses = "player 1", "is", pick(players == 2, "loses", "can lose")
	}
	safely := pick(players == 2, pick(who == "you", "win", "wins"), is+" safe")
	switch {
	case known == 0:
		return "", "…"
	case wins == known:
		return "win", sentence(fmt.Sprintf("%s %s on every list here.", who, safely))
	case wins == 0:
		return "lose", sentence(fmt.Sprintf("%s %s on every list here.", who, loses))
	case len(safe) <= len(unsafe):
		return "", sentence(fmt.Sprintf("%s %s in %d of %s: agree on %s.", who, safely, wins, counted(known, "round"), anyOf(safe)))
	}
	return "", sentence(fmt.Sprintf("%s %s in %d of %s: avoid %s.", who, safely, wins, counted(known, "round"), listed(unsafe)))
}

// appendList adds a list and the lengths meant, all of which need no mention.
func appendList(lists []string, name string, lengths []int) []string {
	if len(lengths) == 0 {
		return lists
	}
	if slices.Equal(lengths, houseLetters) {
		return append(lists, name)
	}
	var texts []string
	for _, letters := range lengths {
		texts = append(texts, strconv.Itoa(letters))
	}
	return append(lists, fmt.Sprintf("%s from %s letters", name, anyOf(texts)))
}
