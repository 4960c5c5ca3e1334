package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// choices are what the menus show and what the next choice starts from: the view
// on screen, or the one asked for while its dictionary is on its way or lost.
func (e *Explorer) choices() View {
	if e.scene != nil && e.fetching.entry.ID == "" {
		return e.scene.view
	}
	return e.asked
}

// rulesLine is the line of choices that make a game: dictionary, shortest word,
// players, and whose side you are on.
func (e *Explorer) rulesLine() app.UI {
	v := e.choices()
	return app.Section().Class("rules").Aria("label", "Rules").Body(
		choice("dictionary", "Dictionary", v.Dict, e.chooseDictionary, dictionaryOptions()),
		app.Button().Type("button").Class("tool about").Title("About this dictionary").
			Aria("label", "About this dictionary").OnClick(e.openSource).Body(icon("dictionary")),
		choice("min-letters", "Words from", strconv.Itoa(v.Rules.MinLetters), e.chooseMinLetters,
			numberOptions(solver.LeastLetters, solver.MostLetters, "letter")),
		choice("players", "Players", strconv.Itoa(v.Rules.Players), e.choosePlayers,
			numberOptions(solver.MinPlayers, solver.MaxPlayers, "player")),
		choice("seat", "You are", strconv.Itoa(v.Seat), e.chooseSeat, seatOptions(v.Rules.Players)),
	)
}

// option is one entry of a menu.
type option struct{ value, text string }

// choice is a labelled menu.
func choice(id, label, value string, onChange app.EventHandler, options []option) app.UI {
	return app.Label().Class("choice").For(id).Body(
		app.Span().Text(label),
		app.Select().ID(id).OnChange(onChange).Body(
			app.Range(options).Slice(func(i int) app.UI {
				return app.Option().Value(options[i].value).Text(options[i].text).Selected(options[i].value == value)
			}),
		),
	)
}

func dictionaryOptions() []option {
	var options []option
	for _, entry := range dicts.Catalogue {
		options = append(options, option{entry.ID, entry.Name})
	}
	return options
}

func numberOptions(from, to int, noun string) []option {
	var options []option
	for n := from; n <= to; n++ {
		options = append(options, option{strconv.Itoa(n), counted(n, noun)})
	}
	return options
}

func seatOptions(players int) []option {
	options := []option{{strconv.Itoa(MoverSeat), "the player to move"}}
	for seat := 1; seat <= players; seat++ {
		options = append(options, option{strconv.Itoa(seat), fmt.Sprintf("player %d", seat)})
	}
	options[1].text += " (opens)"
	return options
}

// change goes to the view that differs from the present one by one choice. The
// fragment stays; where the new game does not have it, the page says so.
func (e *Explorer) change(ctx app.Context, with func(*View, string)) {
	view := e.choices()
	with(&view, ctx.JSSrc().Get("value").String())
	e.goTo(ctx, view)
}

func (e *Explorer) chooseDictionary(ctx app.Context, _ app.Event) {
	e.change(ctx, func(v *View, value string) { v.Dict = value })
}

func (e *Explorer) chooseMinLetters(ctx app.Context, _ app.Event) {
	e.change(ctx, func(v *View, value string) { v.Rules.MinLetters, _ = strconv.Atoi(value) })
}

func (e *Explorer) choosePlayers(ctx app.Context, _ app.Event) {
	e.change(ctx, func(v *View, value string) {
		v.Rules.Players, _ = strconv.Atoi(value)
		v.Seat = min(v.Seat, v.Rules.Players)
	})
}

func (e *Explorer) chooseSeat(ctx app.Context, _ app.Event) {
	e.change(ctx, func(v *View, value string) { v.Seat, _ = strconv.Atoi(value) })
}
