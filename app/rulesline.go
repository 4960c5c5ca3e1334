package app

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver"
)

// View are what the menus show and what the next choice starts from: the view
// on screen, or the one asked for while its dictionary is on its way.
func (s *Site) View() View {
	if s.shown != nil && (s.fetching.entry.ID == "" || s.fetching.failed != nil) {
		return *s.shown
	}
	return s.asked
}

// rulesLine is the line of choices that make a game: dictionary, shortest word,
// players, and whose side you are on. A match on the table has its own, which stay;
// Hangman knows only the dictionary.
func (s *Site) rulesLine() app.UI {
	v := s.View()
	hangs := v.Page.class() == Hangman.class()
	return app.Section().Class("rules").Hidden(s.hidesRules()).Aria("label", "Rules").Body(
		choice("dictionary", "Dictionary", v.Dict, s.chooseDictionary, dictionaryOptions(s.shelf, v.Dict)),
		app.Button().Type("button").Class("tool about").Title("About this dictionary").
			Aria("label", "About this dictionary").OnClick(s.openSource).Body(icon("dictionary")),
		choice("min-letters", "Words from", strconv.Itoa(v.Rules.MinLetters), s.chooseMinLetters,
			numberOptions(solver.LeastLetters, solver.MostLetters, "letter")).Hidden(hangs),
		choice("players", "Players", strconv.Itoa(v.Rules.Players), s.choosePlayers,
			numberOptions(solver.MinPlayers, solver.MaxPlayers, "player")).Hidden(hangs),
		choice("seat", "You are", strconv.Itoa(v.Seat), s.chooseSeat, seatOptions(v.Rules.Players)).Hidden(hangs),
	)
}

// hidesRules reports whether the page in front has rules of its own.
func (s *Site) hidesRules() bool {
	page, ok := s.current().(ruler)
	return ok && page.hasOwnRules()
}

// dictionaryOptions are all dictionaries there are, and the chosen one.
func dictionaryOptions(shelf *library, chosen string) []option {
	var options []option
	for _, entry := range shelf.entries() {
		options = append(options, option{entry.ID, entry.Name})
	}
	if !slices.ContainsFunc(options, func(o option) bool { return o.value == chosen }) {
		options = append(options, option{chosen, shelf.nameOf(chosen)}) // not on this device
	}
	return options
}

func seatOptions(players int) []option {
	options := []option{{strconv.Itoa(MoverSeat), "whoever moves"}}
	for seat := 1; seat <= players; seat++ {
		options = append(options, option{strconv.Itoa(seat), fmt.Sprintf("player %d", seat)})
	}
	options[1].text += " (opens)"
	return options
}

func (s *Site) chooseDictionary(ctx app.Context, _ app.Event) {
	change(s, ctx, func(v *View, value string) { v.Dict = value })
}

func (s *Site) chooseMinLetters(ctx app.Context, _ app.Event) {
	change(s, ctx, func(v *View, value string) { v.Rules.MinLetters, _ = strconv.Atoi(value) })
}

func (s *Site) choosePlayers(ctx app.Context, _ app.Event) {
	change(s, ctx, func(v *View, value string) {
		v.Rules.Players, _ = strconv.Atoi(value)
		v.Seat = min(v.Seat, v.Rules.Players)
	})
}

func (s *Site) chooseSeat(ctx app.Context, _ app.Event) {
	change(s, ctx, func(v *View, value string) { v.Seat, _ = strconv.Atoi(value) })
}
