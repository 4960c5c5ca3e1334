package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// fragment shows the letters played as tiles, each with a bar in the colour of
// the seat that played it. A tile leads back to the fragment that ends with it;
// the first one, ∅, to the empty fragment.
func (e *explorer) fragment() app.UI {
	s := e.scene
	letters := []rune(s.view.Fragment)
	tiles := []app.UI{e.tile("", "∅", "Back to the empty fragment", "tile start")}
	for i, letter := range letters {
		seat := s.view.Rules.Mover(i)
		upper := dicts.Capitals(string(letter))
		tiles = append(tiles, e.tile(string(letters[:i+1]), upper,
			fmt.Sprintf("%s, played by %s: back to %s", upper, s.player(seat), dicts.Capitals(string(letters[:i+1]))),
			fmt.Sprintf("tile played seat-%d", seat)))
	}
	if !s.pos.Over() && len(s.letter) > 0 {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile blank seat-%d", s.pos.Mover())).Aria("hidden", "true"))
	}
	hint := ""
	if s.view.Fragment == "" {
		hint = fmt.Sprintf("Add a letter. Whoever completes a word of %s or more loses.", counted(s.view.Rules.MinLetters, "letter"))
	}
	return app.Nav().Class("fragment").Aria("label", "Fragment").Body(
		app.Div().Class("tiles").Body(tiles...),
		app.P().Class("hint").Text(hint),
		app.Button().Type("button").ID("climb").Class("tool").Title("Take back the last letter (Backspace)").
			Aria("label", "Take back the last letter").Aria("disabled", s.view.Fragment == "").
			OnClick(e.onClimb).Body(icon("back")),
	)
}

func (e *explorer) tile(fragment, letter, label, class string) app.UI {
	tile := app.A().Class(class).Href(e.scene.view.At(fragment).Address()).Aria("label", label).Text(letter)
	if fragment == e.scene.view.Fragment {
		tile = tile.Aria("current", "location")
	}
	return tile
}

func (e *explorer) onClimb(ctx app.Context, _ app.Event) { e.climb(ctx) }

// verdictBlock is the verdict on the fragment, read out when it changes.
func (e *explorer) verdictBlock() app.UI {
	s := e.scene
	class := "verdict"
	switch {
	case s.game.Trie().Len() == 1:
	case s.pos.Safe(s.seat, s.view.Guaranteed):
		class += " good"
	default:
		class += " bad"
	}
	return app.Div().Class(class).Body(
		app.H1().Class("sr-only").Text("Explorer"),
		app.P().ID("verdict").Aria("live", "polite").Text(s.verdict()),
		app.P().Class("dictionary-note").Body(
			app.Text(s.wordsNote()+" "),
			app.A().Href(s.strategy().Address()).Text(fmt.Sprintf("Words to know as player %d", s.seat)),
			app.Span().Body(app.If(s.drillable(), func() app.UI {
				return app.Span().Body(app.Text(" · "), app.A().ID("drill-these").Href(s.drill().Address()).Text("Drill them"))
			})),
		),
	)
}
