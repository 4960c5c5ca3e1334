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

// strategy is the view of what the point of view has to know, from where it
// first moved on the way to this fragment.
func (s *scene) strategy() View {
	view := s.view.On(Strategy)
	view.Seat = s.seat
	if letters := []rune(s.view.Fragment); len(letters) >= s.seat-1 {
		view.Fragment = string(letters[:s.seat-1])
	}
	return view
}

// drill is the view on which these words are drilled.
func (s *scene) drill() View {
	view := s.strategy()
	return view.On(Drill).At(view.Fragment)
}

// drillable reports whether there is a word to know: the seat is not lost where it
// first moved on the way here.
func (s *scene) drillable() bool {
	from := s.strategy().Fragment
	start, _ := s.game.At(from)
	return start.Words() > 0 && !start.Over() && (start.Depth() < s.seat-1 || start.Safe(s.seat, s.view.Guaranteed))
}

// wordsNote says how many words are still possible.
func (s *scene) wordsNote() string {
	if s.pos.Over() {
		return "The round is over."
	}
	return fmt.Sprintf("%s of %s can come up from here.", counted(s.pos.Words(), "word"), s.entry.Name)
}

// refusal says why letter cannot be played.
func (s *scene) refusal(letter rune) string {
	upper := dicts.Capitals(string(letter))
	switch {
	case s.pos.Over():
		return fmt.Sprintf("%s is a word: the round is over. Take a letter back to go on.", dicts.Capitals(s.view.Fragment))
	case s.view.Fragment == "":
		return fmt.Sprintf("No word begins with %s in %s.", upper, s.entry.Name)
	}
	return fmt.Sprintf("No word begins with %s%s in %s.", dicts.Capitals(s.view.Fragment), upper, s.entry.Name)
}
