package explore

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// fragment shows the letters played as tiles. Each has a bar in the colour of its player and leads
// back to the fragment that ends with it. The first tile, ∅, leads to the empty fragment.
func (e *Page) fragment() app.UI {
	s := e.Scene
	tiles := append([]ui.Tile{ui.Start}, ui.Played(s.View.Fragment, s.View.Rules.Mover)...)
	to := ""
	for i := range tiles {
		t := &tiles[i]
		t.Label = "Back to the empty fragment"
		if i > 0 {
			to += string(t.Letter)
			t.Label = fmt.Sprintf("%s, played by %s: back to %s", dicts.Capitals(string(t.Letter)), s.Player(t.Seat), dicts.Capitals(to))
		}
		t.Href, t.Here = s.View.At(to).Address(), to == s.View.Fragment
	}
	if !s.Pos.Over() && len(s.Letters) > 0 {
		tiles = append(tiles, ui.Tile{Seat: s.Pos.Mover()})
	}
	hint := ""
	if s.View.Fragment == "" {
		hint = fmt.Sprintf("Add a letter. Whoever completes a word of %s or more loses.", text.Counted(s.View.Rules.MinLetters, "letter"))
	}
	return app.Nav().Class("fragment").Aria("label", "Fragment").Body(
		ui.Tiles("", tiles),
		app.P().Class("hint").Text(hint),
		app.Button().Type("button").ID("climb").Class("tool").Title("Take back the last letter (Backspace)").
			Aria("label", "Take back the last letter").Aria("disabled", s.View.Fragment == "").
			OnClick(e.onClimb).Body(ui.Icon("back")),
	)
}

func (e *Page) onClimb(ctx app.Context, _ app.Event) { e.Back(ctx) }

// verdictBlock is the verdict on the fragment, read out when it changes.
func (e *Page) verdictBlock() app.UI {
	s := e.Scene
	class := "verdict"
	switch {
	case s.Game.Trie().Len() == 1:
	case s.Pos.Safe(s.Seat, s.View.Guaranteed):
		class += " good"
	default:
		class += " bad"
	}
	return app.Div().Class(class).Body(
		app.P().ID("verdict").Aria("live", "polite").Text(s.Verdict()),
		app.P().Class("dictionary-note").Body(
			app.Text(s.WordsNote()+" "),
			app.A().Href(s.Strategy().Address()).Text(fmt.Sprintf("Words to know as player %d", s.Seat)),
			app.Span().Body(app.If(s.Drillable(), func() app.UI {
				return app.Span().Body(app.Text(" · "), app.A().ID("drill-these").Href(s.Drill().Address()).Text("Drill them"))
			})),
		),
	)
}

// notions is the switch between rational play and guarantees, with an explanation of each. With
// two players there is nothing to switch, because the two agree.
func (e *Page) notions() app.UI {
	s := e.Scene
	if !s.ManyPlayers() {
		return app.Details().Class("notions").Body(
			app.Summary().Text("What do the colours mean?"),
			app.P().Text("Blue and round: "+s.Player(s.Seat)+" can force a win from here. Orange and square: the other player can. "+
				"Whoever completes a word loses. So does a player who is caught with letters that no word begins with. "+
				"With two players every fragment is one or the other. With three or more there is more to see."),
		)
	}
	return app.FieldSet().Class("notions").Body(
		app.Legend().Text("Show who is safe"),
		page.Notion(e.Host, "rational", "if everyone plays rationally", !e.Host.View().Guaranteed,
			"A rational player avoids losing and does not mind who loses instead. "+
				"At a blue fragment "+s.Player(s.Seat)+" cannot lose if everyone plays this way. At a square one "+s.Player(s.Seat)+" can."),
		page.Notion(e.Host, "guarantee", "even if all the others play together", e.Host.View().Guaranteed,
			"The others may work against "+s.Player(s.Seat)+" even if it costs one of them the round. "+
				"At a blue fragment "+s.Player(s.Seat)+" can avoid losing whatever they do. This promise is stronger, and rarer."),
	)
}
