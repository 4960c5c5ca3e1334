package lists

import (
	"fmt"
	"strconv"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// heat is the table of all rounds in one look. It has a row for each list and shortest word, and a
// column for each number of players. A cell has a mark for every player: a blue ring for one who is
// safe if everyone plays well, an orange square for one who can lose. It leads to the round.
func (l *losers) heat(entries []dicts.Entry) markup.HTML {
	t := markup.NewTable("class", "heat")
	t.Columns("")
	for _, players := range housePlayers {
		t.Columns(strconv.Itoa(players))
	}
	for _, entry := range entries {
		t.Group()
		t.Row("heat-list")
		t.Cell("colspan", strconv.Itoa(1+len(housePlayers))).Text(entry.Name)
		for _, letters := range houseLetters {
			t.Row("")
			t.Text(fmt.Sprintf("%d+", letters))
			for _, players := range housePlayers {
				l.heatCell(t.Cell(), entry, solver.Rules{Players: players, MinLetters: letters})
			}
		}
	}
	var m markup.Writer
	m.Open("section", "class", "heat-map", "aria-labelledby", "heat-title")
	m.Element("h2", "Everyone at one look", "id", "heat-title")
	m.Element("p", "Across: players. Down: lists, with their shortest words. In each cell: a blue ring for a player who is safe, an orange square for one who can lose.", "class", "quiet")
	m.Add(t.HTML())
	return m.HTML()
}

// heatCell writes the marks of one round.
func (l *losers) heatCell(m *markup.Writer, entry dicts.Entry, rules solver.Rules) {
	o, ok := l.found[houseRule{entry.ID, rules}]
	switch {
	case !ok:
		m.Element("span", "…", "class", "quiet")
		return
	case o.none:
		m.Element("span", "–", "class", "quiet", "title", "no round")
		return
	}
	view := l.view.On(address.Explore)
	view.Dict, view.Rules, view.Guaranteed = entry.ID, rules, false
	view.Seat = min(view.Seat, rules.Players)
	says := fmt.Sprintf("%s, %d players, words of %d letters or more: %s", entry.Name, rules.Players, rules.MinLetters, whoCanLose(o.losers))
	m.Open("a", "href", view.Address(), "class", "heat-cell", "title", says, "aria-label", says)
	for seat := 1; seat <= rules.Players; seat++ {
		m.Element("span", "", "class", "heat-seat "+text.Pick(o.losers.Has(seat), "lose", "win"), "data-seat", strconv.Itoa(seat))
	}
	m.Close("a")
}

// whoCanLose is "player 2 loses" or "players 2 and 3 can lose".
func whoCanLose(losers solver.Seats) string {
	if losers.Len() == 1 {
		return fmt.Sprintf("player %d loses", losers.List()[0])
	}
	return "players " + text.Listed(text.Each(losers.List(), func(seat int) string { return strconv.Itoa(seat) })) + " can lose"
}
