package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// board shows the round being played, or the round that has just ended, as a table: the others sit above the
// letters, and the person below. Its elements stay in place while their contents change.
func (p *Page) board() app.UI {
	t := p.table
	waits := t.review != match.Nobody || t.over() || t.id == "" // for the person to continue
	others, own := t.around()
	return app.Div().Class("play-columns", text.Pick(len(t.Setup.Players) > 4, "full", "")).Body(
		app.Section().ID("play-board").Class("board", fmt.Sprintf("rows-%d", len(p.keyRows())), text.Pick(p.asksForWord(), "names", "")).TabIndex(-1).Aria("label", "Board").Body(
			app.Div().Class("others").Body(p.seats("Players", others)),
			p.bubbles(others),
			p.tiles(),
			p.status(),
			app.Div().Class("own").Body(app.If(len(own) > 0, func() app.UI { return p.seats("You", own) })),
			app.Div().Class("hand").Body(app.If(waits, p.afterRound)),
			app.Div().Class("hand").Body(app.If(!waits, p.controls)),
		),
		app.Div().Class("play-side").Body(app.If(!waits, p.sidePanel)),
	)
}

// sidePanel has the hints and settings that a person can use during a match.
func (p *Page) sidePanel() app.UI {
	return app.Div().Class(text.Pick(p.table.link == nil, "", "no-help")).Body( // a match by link has neither hints nor bots
		p.hintsPanel(),
		app.Div().Body(app.If(p.table.other != "" && !p.table.elsewhere(), p.linkPanel)),
		app.Div().Class("table-tools").Body(
			app.Label().Class("pause").For("play-pause").Body(
				app.Input().ID("play-pause").Type("checkbox").Role("switch").Checked(!p.wishes().atOnce).OnChange(p.onPause),
				app.Text("Bots take a moment to think"),
			),
			app.Button().Type("button").ID("play-leave").Class("link").OnClick(ui.Press(p.leaveTable)).
				Text(text.Pick(p.isKept(p.table), "Leave the match; it is kept", "Leave the match")),
		),
	)
}

// mostTiles is the largest number of tiles for which the stylesheet knows how large they are in one line.
const mostTiles = 26

// tiles are the letters on the board, each in the colour of the player who played it. A person who names a word
// continues them.
func (p *Page) tiles() app.UI {
	t := p.table
	r, state := t.shownRound(), t.State()
	tiles := ui.Played(r.Fragment(), func(i int) int { return r.Plays[i].Player + 1 })
	for i, play := range r.Plays {
		tile := &tiles[i]
		if i == len(r.Plays)-1 {
			tile.Class = text.Pick(r.Loser == play.Player, "wrong", "latest")
		}
		if t.review != match.Nobody && i >= p.roundReview().lettersShown() {
			tile.Class += " later"
		}
	}
	for _, letter := range t.lettersAfter(r) {
		tiles = append(tiles, ui.Tile{Letter: letter, Class: "would"})
	}
	label := ui.FragmentLabel(r.Fragment())
	switch {
	case r.Ending != match.UnderWay:
	case state.Challenger == match.Nobody:
		tiles = append(tiles, ui.Tile{Seat: r.Mover() + 1})
	default:
		for _, letter := range t.word {
			tiles = append(tiles, ui.Tile{Letter: letter, Seat: state.Turn + 1, Class: "named"})
		}
		tiles = append(tiles, ui.Tile{Seat: state.Turn + 1})
		label = "Your word: " + text.Spelt(r.Fragment()+t.word)
	}
	return app.Div().Class("row", fmt.Sprintf("of-%d", min(len(tiles), mostTiles))).Body(ui.Tiles(label, tiles))
}

// lettersAfter are the letters that complete the round’s fragment to the named word. If
// nobody named one, they complete it to an example.
func (t *table) lettersAfter(r *match.Round) string {
	word := r.Fragment()
	switch r.Ending {
	case match.Named:
		word = r.Word
	case match.NotNamed:
		if example, ok := t.Book.Example(word); ok {
			word = example
		}
	}
	return word[len(r.Fragment()):]
}

// personsTurn reports whether a person has to play a letter or challenge.
func (t *table) personsTurn() bool {
	return t.id != "" && t.review == match.Nobody && !t.over() && t.actsHere() && t.State().Challenger == match.Nobody
}

// controls are the buttons and keys for playing. On a phone they always stay within reach.
func (p *Page) controls() app.UI {
	t := p.table
	if t.elsewhere() {
		return p.linkPanel()
	}
	return app.Div().Class("controls").Body(
		app.Div().Class("board-actions").Body(
			app.Button().Type("button").ID("play-back").Class("tool wide").Title("Take back the last letter (Backspace)").
				Aria("label", "Take back").Aria("disabled", !t.canTakeBack()).OnClick(ui.Press(p.takeBack)).
				Body(ui.Icon("undo"), app.Span().Text("Take back")),
			app.Div().Class("claims").Body(app.If(t.Setup.Challenges && !p.asksForWord(), p.challengeButtons)),
			app.Div().Class("claims").Body(app.If(p.asksForWord(), p.answerButtons)),
			app.Div().Body(app.If(t.onlyBots(), func() app.UI {
				return app.Button().Type("button").ID("play-finish").OnClick(ui.Press(p.finishMatch)).Text("Let the bots finish")
			})),
		),
		p.letterKeys(),
	)
}

// keyRows are the letters of the keyboard on the screen, row by row.
func (p *Page) keyRows() []string {
	return p.host.Prefs().Layout.RowsFor(p.table.Book.Words.Alphabet().String())
}

// letterKeys is the keyboard on the screen, with the signs of the hints that are on.
func (p *Page) letterKeys() app.UI {
	idle, marks := !p.table.personsTurn() && !p.asksForWord(), p.keyMarks()
	return ui.Keyboard{
		Label: "Letters", Rows: p.keyRows(), Class: text.Pick(len(marks) == 0, "plain", ""),
		KeyOf: func(letter rune) ui.Key {
			key := marks[letter]
			key.Off = idle
			return key
		},
		OnPress: p.onScreenKey, Stop: &p.keyStop,
	}.Draw()
}
