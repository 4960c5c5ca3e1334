package puzzleboard

import (
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/puzzle"
)

// The ids of the board and of its main button.
const (
	boardID = "puzzle-board"
	mainID  = "puzzle-main"
)

// Draw is the board on one screen. Its elements stay in place while their contents change.
func (b *Board) Draw() app.UI {
	board := app.Section().ID(boardID).Class("board", "sit", "puzzle").TabIndex(-1).Aria("label", "Puzzle").DataSet("puzzle", b.puzzle.ID())
	if b.puzzle.Fragment == "" {
		return board
	}
	return board.Body(
		app.Div().Class("sit-top").Body(b.Top()...),
		b.tiles(),
		app.P().ID("puzzle-facts").Class("sit-deck", "puzzle-facts").Body(b.facts()...),
		app.H2().ID("puzzle-prompt").Class("prompt").Aria("live", "polite").Text(b.prompt()),
		app.Div().Class("sit-middle").Body(
			b.feedbackBox(),
			ui.When(b.outcome != nil && b.coming == "", b.more),
			app.P().ID("puzzle-hint").Class("quiet").Text(b.noviceHint()),
		),
		app.Div().Class("sit-hand").Body(app.If(b.outcome == nil, b.hand).ElseIf(b.coming == "", b.lines)),
		app.Div().Class("sit-actions").Body(app.Div().Class("main-action").Body(b.mainButton())),
	)
}

// tiles are the letters on the board. After a wrong letter come those that refute it.
func (b *Board) tiles() app.UI {
	rules := b.puzzle.Rules
	tiles := ui.Played(b.letters, rules.Mover)
	begins := utf8.RuneCountInString(b.puzzle.Fragment)
	if b.puzzle.Kind == puzzle.Refute || b.puzzle.Kind == puzzle.Threat {
		tiles[begins-1].Class = "wrong"
	}
	if b.play != nil && b.outcome != nil && (!b.outcome.Right || b.puzzle.Kind == puzzle.Loser) {
		for i := b.asked.Depth(); i < len(tiles); i++ {
			tiles[i].Class = text.Pick(i == b.asked.Depth() && b.gave != 0, "wrong", "would")
		}
	}
	if b.outcome == nil && b.coming == "" {
		tiles = append(tiles, ui.Tile{Seat: rules.Mover(len(tiles))})
	}
	return ui.Tiles(ui.FragmentLabel(b.letters), tiles)
}

// feedbackBox says how the last answer was. The element always exists, so that screen readers announce its contents.
func (b *Board) feedbackBox() app.UI {
	f := b.feedback()
	if b.outcome != nil && b.coming == "" {
		if says := b.Says(); says != "" {
			f.lines = append(f.lines, says)
		}
	}
	return app.Div().ID("puzzle-feedback").Class("feedback", f.class).Role("status").Body(
		app.Range(f.lines).Slice(func(i int) app.UI { return app.P().Text(f.lines[i]) }),
	)
}

// more is what else a person can do with a puzzle that is over.
func (b *Board) more() app.UI {
	return app.Div().ID("puzzle-more").Class("puzzle-more").Body(
		app.A().ID("puzzle-map").Href(b.explorer().Address()).Text("See it on the map"),
		app.Span().Body(app.If(b.hasCard(), b.cardPart)),
	)
}

// cardPart makes a card of the question, and says when there is one.
func (b *Board) cardPart() app.UI {
	in := b.inDeck()
	said := text.Pick(b.carded, "It is in your drill now. ", "It is in your drill. ")
	return app.Span().Body(
		ui.PressButton("puzzle-card", b.makeCard).Class("link").Title("The drill will ask for this letter").Hidden(in).Text("Add it to my drill"),
		app.Span().ID("puzzle-carded").Role("status").Text(text.Pick(in, said, "")),
		app.Span().Body(app.If(in, func() app.UI {
			return app.A().ID("puzzle-drill").Href(b.drill().Address()).Text("Drill it now")
		})),
	)
}

// hand is what the person answers with: letters, or players.
func (b *Board) hand() app.UI {
	if b.puzzle.Kind == puzzle.Loser {
		return b.players()
	}
	alphabet, ready := dicts.Latin.String(), b.play != nil
	if ready {
		alphabet = b.play.Game.Solution.Trie().Alphabet().String()
	}
	return ui.Keyboard{
		Label: "Letters", Rows: b.host.Prefs().Layout.RowsFor(alphabet), Class: "plain",
		KeyOf: func(rune) ui.Key { return ui.Key{Off: !ready} }, OnPress: b.onScreenKey, Stop: &b.keyStop,
	}.Draw()
}

func (b *Board) onScreenKey(letter rune) {
	b.host.Tell("")
	b.Give(letter)
}

// players are the buttons that say who loses.
func (b *Board) players() app.UI {
	return app.Div().ID("puzzle-players").Class("puzzle-players").Role("group").Aria("labelledby", "puzzle-prompt").OnClick(ui.PressOn("player", b.onPlayer)).Body(
		app.Range(make([]struct{}, b.puzzle.Rules.Players)).Slice(func(i int) app.UI {
			number := strconv.Itoa(i + 1)
			return app.Button().Type("button").Class("seat-"+number).DataSet("player", number).Aria("disabled", b.play == nil).
				Body(app.Text("Player "+number), ui.KeyCap(number))
		}),
	)
}

func (b *Board) onPlayer(button app.Value) {
	if seat, err := strconv.Atoi(ui.Dataset(button, "player")); err == nil {
		b.Name(seat)
	}
}

// mainButton gives up, goes on, or tries again.
func (b *Board) mainButton() app.UI {
	name, key, class := "Give up", ".", "secondary"
	switch {
	case b.outcome != nil:
		name, key, class = b.NextName, "Enter", "strong"
	case b.broken:
		name, key, class = "Another puzzle", "Enter", "strong"
	case b.failed != nil:
		name, key, class = "Try again", "Enter", "strong"
	}
	return ui.PressButton(mainID, b.press).Class(class).Aria("disabled", b.play == nil && b.failed == nil).Body(app.Text(name), ui.KeyCap(key))
}
