package hangman

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// board shows a game, during play and after its end. It always has the same elements, so
// that go-app matches them up.
func (p *practice) board() app.UI {
	g := p.game
	return app.Div().Class("guess-columns", text.Pick(g.over(), "over", "")).Body(
		app.Section().ID("guess-board").Class("guess-board").TabIndex(-1).Aria("label", "Game").Body(
			g.tiles(),
			app.Div().Class("guess-state").Body(
				ui.HTML(flower(g.lives, g.livesLeft())),
				app.Div().Body(
					app.P().ID("guess-left").Text(text.Pick(g.livesLeft() == 0, "No lives left", manyLives(g.livesLeft())+" left")),
					app.P().ID("guess-missed").Class("quiet").Text(g.missedText()),
				),
			),
			ui.LiveLine("guess-said", "guess-said", g.statusText(), g.guesses()),
			ui.When(g.over(), p.outcomeHeading),
			p.summaryRegion(),
			ui.When(g.over(), p.endActions),
			p.comparison(),
			ui.When(!g.over(), p.controls),
		),
		p.history(),
	)
}

// tiles are the letters of the word: those shown, blanks, and at the end the letters that
// were not found.
func (g *guessGame) tiles() app.UI {
	r := g.current()
	word := []rune(r.Word)
	var tiles []ui.Tile
	for i, cell := range r.Template.Cells() {
		switch {
		case cell != hangman.Blank:
			tiles = append(tiles, ui.Tile{Letter: cell, Class: text.Pick(cell == r.Guess && !g.over(), "latest", "")})
		case g.over():
			tiles = append(tiles, ui.Tile{Letter: word[i], Class: "would"})
		default:
			tiles = append(tiles, ui.Tile{})
		}
	}
	return ui.Tiles(g.tilesLabel(), tiles)
}

// tilesLabel is the text of the tiles for screen readers.
func (g *guessGame) tilesLabel() string {
	if g.over() {
		return text.Pick(g.unsettled(), "A word that still fits: ", "The word: ") + dicts.Capitals(g.current().Word)
	}
	places := text.Each(g.current().Template.Cells(), func(cell rune) string {
		return text.Pick(cell == hangman.Blank, "blank", dicts.Capitals(string(cell)))
	})
	return "The word so far: " + strings.Join(places, ", ")
}

// missedText lists the guessed letters that are not in the word.
func (g *guessGame) missedText() string {
	missed := g.current().Missed
	if missed == "" {
		return "No wrong letters."
	}
	return "Not in it: " + text.Spelt(missed)
}

// flower draws the lives as petals. Lost lives are outlines.
func flower(lives, left int) markup.HTML {
	var m markup.Writer
	m.Open("svg", "class", "flower", "viewBox", "-40 -40 80 80", "aria-hidden", "true")
	width := min(9, 66/float64(lives)) // neighbours overlap a little
	for i := range lives {
		m.Open("ellipse", "class", text.Pick(i < left, "petal", "petal gone"), "cx", "0", "cy", "-24", "rx", fmt.Sprintf("%.1f", width), "ry", "13",
			"transform", fmt.Sprintf("rotate(%.1f)", float64(i)*360/float64(lives)))
		m.Close("ellipse")
	}
	m.Open("circle", "class", "heart", "r", "10")
	return m.HTML()
}

// controls are the hints and the keyboard. On a phone they stay in view.
func (p *practice) controls() app.UI {
	keys := letterKeyboard(p.host, p.words.Alphabet())
	keys.Label, keys.KeyOf, keys.OnPress, keys.Stop = "Letters to guess", p.keyOf, p.onLetterKey, &p.keyTabStop
	return app.Div().Class("guess-controls").Body(p.hints(), keys.Draw())
}

// keyOf is the key of a letter, with the hints that the person has switched on.
func (p *practice) keyOf(letter rune) ui.Key {
	g := p.game
	state, share := g.stateOf(letter), 0.0
	if state != letterOpen {
		key := letterKey(state, 0, false)
		key.Off = true
		return key
	}
	if p.showChances {
		if share = p.shareOf(letter); share == 0 {
			state = letterUseless
		}
	}
	j, known := p.judgements[g.guessKey(g.guesses(), 0)]
	return letterKey(state, share, known && p.showsBest() && j.best == letter)
}

// shareOf is the share of the fitting words that have the letter.
func (p *practice) shareOf(letter rune) float64 {
	for _, l := range p.game.fittingLetters() {
		if l.Letter == letter {
			return l.Hit
		}
	}
	return 0
}

// fittingLetters says how likely each letter of the fitting words is. It counts them once.
func (g *guessGame) fittingLetters() []hangman.Letter {
	if g.openLetters == nil {
		if c, err := g.words.Fit(g.current().Template, g.current().Missed); err == nil {
			g.openLetters = c.Letters()
		}
	}
	return g.openLetters
}

// hints are buttons for help. The list of guesses notes when a person saw chances or the
// best letter. The number of words gives little away and is not noted.
func (p *practice) hints() app.UI {
	return app.Div().Class("guess-hints").Body(
		app.Div().Class("guess-hint-keys").Role("group").Aria("label", "Hints").Body(
			ui.Button("guess-counts").Class("hint-key").Aria("pressed", p.showCount).OnClick(p.onCounts).Text("Words left"),
			ui.Button("guess-chances").Class("hint-key").Aria("pressed", p.showChances).OnClick(p.onChances).Text("Chances"),
			ui.Button("guess-best").Class("hint-key").Aria("pressed", p.showsBest()).OnClick(p.onBest).Text("Best letter"),
			ui.PressButton("guess-back", p.takeBack).Class("hint-key").Title("Take the last guess back (Backspace)").
				Aria("label", "Take back").Aria("disabled", p.game.guesses() == 0).Body(ui.Icon("undo")),
		),
		app.P().ID("guess-hint").Class("quiet").Aria("live", "polite").Text(p.hintText()),
	)
}

// hintText is the text of the hints that are switched on.
func (p *practice) hintText() string {
	line := ""
	if p.showCount {
		line = text.Counted(p.game.current().WordsLeft, "word") + " " + text.Agree(p.game.current().WordsLeft, "fit") + ". "
	}
	switch j, known := p.judgements[p.game.guessKey(p.game.guesses(), 0)]; {
	case !p.showsBest():
	case !known:
		line += "Looking for the best letter…"
	default:
		line += fmt.Sprintf("The best letter %sis %s, which is in %s of the words.", text.Pick(p.game.view.Evil, "against a fair opponent ", ""), dicts.Capitals(string(j.best)), text.Percent(j.bestHit))
	}
	return line
}

func (p *practice) onCounts(app.Context, app.Event) { p.showCount = !p.showCount }

func (p *practice) onChances(app.Context, app.Event) { p.showChances = !p.showChances }

// onBest shows the best letter until the next guess. It cannot be switched off, because
// the person has seen it.
func (p *practice) onBest(app.Context, app.Event) {
	p.noteHelp(func(h *guessHelp) { h.best = true })
	p.startWork()
}
