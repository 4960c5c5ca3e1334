package explore

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
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
		ui.Button("climb").Class("tool").Title("Take back the last letter (Backspace)").
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
		e.notions(),
		app.P().Class("whose-keys").Text(e.whoseKeys()),
		app.P().Class("dictionary-note").Body(
			app.Text(s.WordsNote()+" "),
			app.A().Href(s.Strategy().Address()).Text(fmt.Sprintf("Words to know as player %d", s.Seat)),
			app.Span().Body(app.If(s.Drillable(), func() app.UI {
				return app.Span().Body(app.Text(" · "), app.A().ID("drill-these").Href(s.Drill().Address()).Text("Drill them"))
			})),
		),
	)
}

// prove leads to a match against Perfect from a fragment under way, with the person where the explorer looks from.
func (e *Page) prove() app.UI {
	s := e.Scene
	return app.P().Class("prove").Body(app.If(s.View.Fragment != "" && len(s.Letters) > 0, func() app.UI {
		play := s.View.On(address.Play).At(s.View.Fragment)
		play.Seat = s.Seat
		return app.A().ID("prove-this").Href(play.Address()).Text("Play Perfect from here")
	}))
}

// whoseKeys says whose letters the keys show if it is not the turn of the point of view.
func (e *Page) whoseKeys() string {
	s := e.Scene
	if s.Pos.Over() || s.Pos.Mover() == s.Seat {
		return ""
	}
	return fmt.Sprintf("The keys are player %d’s letters. ✓ marks those that are good for %s.", s.Pos.Mover(), s.Player(s.Seat))
}

// notions is the switch between the two ways in which the others may play, which governs the verdict, the keys, the
// drawing and the table. With two players the two agree, so there is nothing to switch.
func (e *Page) notions() app.UI {
	return app.Div().Class("notions").Body(app.If(e.Scene.ManyPlayers(), func() app.UI {
		guaranteed := e.Host.View().Guaranteed
		return app.FieldSet().Body(
			app.Legend().Class("sr-only").Text("Show who is safe if"),
			page.NotionChoice(e.Host, "rational", "Everyone plays well", !guaranteed),
			page.NotionChoice(e.Host, "guarantee", "All against me", guaranteed),
		)
	}))
}

// mapReading explains the map.
const mapReading = "Each column is a letter of the round, each row a word: follow a row to the right to spell it. " +
	"The taller a cell, the more words begin with its letters. Strong colours mark the letters to choose from now; later ones are paler. A column in which another player chooses is often blue, since many of their letters are mistakes. " +
	"Click a cell to go in, and a narrow column at the left to go back."

// colours explains the drawing and what the verdicts mean.
func (e *Page) colours() app.UI {
	s := e.Scene
	who := s.Player(s.Seat)
	meaning := []string{"Blue with ✓: " + who + " can force a win from here. Orange with ✗: the other player can. " +
		"Whoever completes a word loses. So does a player who is caught with letters that no word begins with. " +
		"With two players every fragment is one or the other."}
	if s.ManyPlayers() {
		meaning = []string{
			"“Everyone plays well”: a player plays well who avoids losing if they can, and does not care who loses instead. " +
				"Blue and ✓: then " + who + " cannot lose. Orange and ✗: " + who + " can.",
			"“All against me”: the others may work against " + who + " even if it costs one of them the round. " +
				"Blue and ✓: " + who + " can avoid losing whatever they do. This promise is stronger, and rarer.",
		}
	}
	if e.Map != nil {
		meaning = append([]string{mapReading}, meaning...)
	}
	return app.Details().Class("colours").Body(
		app.Summary().Text(text.Pick(e.Map != nil, "How do I read the map?", "What do the colours mean?")),
		app.Range(meaning).Slice(func(i int) app.UI { return app.P().Text(meaning[i]) }),
	)
}
