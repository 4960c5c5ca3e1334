package play

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// board shows the round being played, or the round that has just ended. Its elements stay in
// place while their contents change.
func (p *Page) board() app.UI {
	waits := p.table.review != match.Nobody || p.table.over() || p.table.id == "" // for the person to continue
	return app.Div().Class("play-columns", text.Pick(len(p.table.Setup.Players) > 4, "full", "")).Body(
		p.scores(),
		app.Section().ID("play-board").Class("board").TabIndex(-1).Aria("label", "Board").Body(
			p.tiles(),
			app.Div().Body(app.If(p.asksForWord(), p.namingForm)), // above what the keyboard of a phone covers
			p.status(),
			app.Div().Body(app.If(p.table.showsLink(), p.linkPanel)),
			app.Div().Body(app.If(waits, p.afterRound)),
			app.Div().Body(app.If(!waits && !p.asksForWord() && !p.table.elsewhere(), p.controls)),
		),
		app.Div().Class("play-side").Body(app.If(!waits, p.sidePanel)),
	)
}

// sidePanel has the hints and settings that a person can use during a match.
func (p *Page) sidePanel() app.UI {
	return app.Div().Class(text.Pick(p.table.link == nil, "", "no-help")).Body( // a match by link has neither hints nor bots
		p.hintsPanel(),
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

// colourOf is the class for a player’s colour. It stays the same throughout a match, although
// seats change from round to round.
func colourOf(player int) string { return fmt.Sprintf("seat-%d", player+1) }

// tiles are the letters on the board, each in the colour of the player who played it.
func (p *Page) tiles() app.UI {
	t := p.table
	r := t.shownRound()
	tiles := append([]ui.Tile{ui.Start}, ui.Played(r.Fragment(), func(i int) int { return r.Plays[i].Player + 1 })...)
	for i, play := range r.Plays {
		tile := &tiles[i+1]
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
	if r.Ending == match.UnderWay && t.State().Challenger == match.Nobody {
		tiles = append(tiles, ui.Tile{Seat: r.Mover() + 1})
	}
	return ui.Tiles(ui.FragmentLabel(r.Fragment()), tiles)
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
	return app.Div().Class("controls").Body(
		app.Div().Class("board-actions").Body(
			app.Button().Type("button").ID("play-back").Class("tool wide").Title("Take back the last letter (Backspace)").
				Aria("label", "Take back").Aria("disabled", !t.canTakeBack()).OnClick(ui.Press(p.takeBack)).
				Body(ui.Icon("undo"), app.Span().Text("Take back")),
			app.Div().Class("claims").Body(app.If(t.Setup.Challenges, p.challengeButtons)),
			app.Div().Body(app.If(t.onlyBots(), func() app.UI {
				return app.Button().Type("button").ID("play-finish").OnClick(ui.Press(p.finishMatch)).Text("Let the bots finish")
			})),
		),
		p.letterKeys(),
	)
}

// letterKeys is the keyboard on the screen, with the signs of the hints that are on.
func (p *Page) letterKeys() app.UI {
	idle, marks := !p.table.personsTurn(), p.keyMarks()
	return ui.Keyboard{
		Label: "Letters", Rows: p.host.Prefs().Layout.RowsFor(p.table.Book.Words.Alphabet().String()), Class: text.Pick(len(marks) == 0, "plain", ""),
		KeyOf: func(letter rune) ui.Key {
			key := marks[letter]
			key.Off = idle
			return key
		},
		OnPress: p.onScreenKey, Stop: &p.keyStop,
	}.Draw()
}

// scores lists the players in turn order, each with a number, a colour and the letters lost.
// It also marks who opened the round.
func (p *Page) scores() app.UI {
	t := p.table
	r, state := t.shownRound(), t.State()
	return app.Ul().Class("scores").Aria("label", "Scores").Body(
		app.Range(t.Setup.Players).Slice(func(i int) app.UI {
			lost := state.Lost[i]
			class := "score"
			moves := t.review == match.Nobody && state.Turn == i
			switch {
			case lost == len([]rune(t.Setup.Lives)):
				class += " out"
			case moves:
				class += " moves"
			}
			return app.Li().Class(class).Aria("current", moves).Body(
				app.Span().Class("chip", colourOf(i)).Text(i+1),
				ui.HTML(face(t.opponentKey(i), float64(lost)/float64(len([]rune(t.Setup.Lives))))),
				app.Span().Class("score-who").Body(
					app.Span().Class("score-name").Text(string(t.who(i).Start())),
					app.Span().Class("score-opens").Text(text.Pick(i == r.Players[0], "opener", "")),
				),
				p.lives(i, lost),
			)
		}),
	)
}

// opponentKey is the key of a bot with a name, or "".
func (t *table) opponentKey(player int) string {
	c, _ := match.OpponentByBot(t.Setup.Players[player].Bot)
	return c.Key
}

// lives is the word that players spell when they lose, with the letters that this player has
// lost struck out.
func (p *Page) lives(player, lost int) app.UI {
	t := p.table
	letters := strings.Split(t.livesWord(), "")
	said := "no letter of " + t.livesWord()
	switch {
	case lost == len(letters):
		said = "all of " + t.livesWord() + ", out"
	case lost > 0:
		said = strings.Join(letters[:lost], ", ") + " of " + t.livesWord()
	}
	return app.Span().Class("lives").Role("img").Aria("label", string(t.who(player).Start())+": "+said).Body(
		app.Range(letters).Slice(func(i int) app.UI {
			return app.Span().Class(text.Pick(i < lost, "life lost", "life")).Text(letters[i])
		}),
	)
}
