package site

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// View is what the menus show and what the next choice changes: the view on the
// screen, or the requested view while its dictionary loads.
func (s *Site) View() address.View {
	if s.shown != nil && (s.fetching.entry.ID == "" || s.fetching.failed != nil) {
		return *s.shown
	}
	return s.asked
}

// rulesLine is the line that says which game this is, and opens the menus that change it: dictionary,
// shortest word, number of players, and which player you are. A page can hide it, or keep only the
// dictionary.
func (s *Site) rulesLine() app.UI {
	v := s.View()
	only := s.placeOf(v.Page).OnlyDictionary
	game := gameInBrief(v, s.shelf.NameOf(v.Dict), only)
	return app.Section().Class("rules").Hidden(s.hidesRules()).Aria("label", "Rules").Body(
		ui.Button("rules-chip").Class("rules-chip").Attr("popovertarget", "rules-sheet").
			Aria("label", "Rules: "+game+". Change").Text(game),
		app.Div().ID("rules-sheet").Class("rules-sheet").Attr("popover", "auto").Body(
			app.Div().Class("rules-row").Body(
				ui.Choice("dictionary", "Dictionary", v.Dict, s.chooseDictionary, dictionaryOptions(s.shelf, v.Dict)),
				app.Button().Type("button").Class("tool about").Title("About this dictionary").
					Aria("label", "About this dictionary").OnClick(s.openSource).Body(ui.Icon("dictionary")),
			),
			ui.Choice("min-letters", "Shortest word", strconv.Itoa(v.Rules.MinLetters), s.chooseMinLetters,
				ui.NumberOptions(solver.LeastLetters, solver.MostLetters, func(n int) string { return text.Counted(n, "letter") })).Hidden(only),
			ui.Choice("players", "Players", strconv.Itoa(v.Rules.Players), s.choosePlayers,
				ui.NumberOptions(solver.MinPlayers, solver.MaxPlayers, func(n int) string { return text.Counted(n, "player") })).Hidden(only),
			ui.Choice("seat", "You are", strconv.Itoa(v.Seat), s.chooseSeat, seatOptions(v.Rules.Players)).Hidden(only),
		),
	)
}

// gameInBrief names the game: "American English 7.1 · 4+ letters · 2 players · you open". Where only
// the dictionary counts, it is the whole name.
func gameInBrief(v address.View, dictionary string, onlyDictionary bool) string {
	if onlyDictionary {
		return dictionary
	}
	who := fmt.Sprintf("you play %dth", v.Seat)
	switch v.Seat {
	case 2:
		who = "you play 2nd"
	case 3:
		who = "you play 3rd"
	case address.MoverSeat:
		who = "you are whoever is next"
	case 1:
		who = "you open"
	}
	return fmt.Sprintf("%s · %d+ letters · %s · %s", dictionary, v.Rules.MinLetters, text.Counted(v.Rules.Players, "player"), who)
}

// hidesRules reports whether the current page has rules of its own.
func (s *Site) hidesRules() bool {
	page, ok := s.Current().(page.Ruler)
	return ok && page.HasOwnRules()
}

// dictionaryOptions lists every dictionary, and the chosen one even if this device does not have it.
func dictionaryOptions(shelf *shelf.Shelf, chosen string) []ui.Option {
	options := text.Each(shelf.Entries(), func(entry dicts.Entry) ui.Option { return ui.Option{Value: entry.ID, Text: entry.Name} })
	if !slices.ContainsFunc(options, func(o ui.Option) bool { return o.Value == chosen }) {
		options = append(options, ui.Option{Value: chosen, Text: shelf.NameOf(chosen)}) // not on this device
	}
	return options
}

func seatOptions(players int) []ui.Option {
	options := []ui.Option{{Value: strconv.Itoa(address.MoverSeat), Text: "whoever is next"}}
	options = append(options, ui.NumberOptions(1, players, func(seat int) string { return fmt.Sprintf("player %d", seat) })...)
	options[1].Text += " (opens)"
	return options
}

func (s *Site) chooseDictionary(value string) {
	page.ChangeView(s, func(v *address.View) { v.Dict = value })
}

func (s *Site) chooseMinLetters(value string) {
	page.ChangeView(s, func(v *address.View) { v.Rules.MinLetters, _ = strconv.Atoi(value) })
}

func (s *Site) choosePlayers(value string) {
	page.ChangeView(s, func(v *address.View) { setPlayers(v, value) })
}

// setPlayers changes the number of players. A seat that is gone becomes the last one.
func setPlayers(v *address.View, value string) {
	v.Rules.Players, _ = strconv.Atoi(value)
	v.Seat = min(v.Seat, v.Rules.Players)
}

func (s *Site) chooseSeat(value string) {
	page.ChangeView(s, func(v *address.View) { v.Seat, _ = strconv.Atoi(value) })
}
