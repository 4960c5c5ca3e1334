package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// hints are buttons for help. The list of guesses notes when a person saw chances or the
// best letter. The number of words gives little away and is not noted.
func (p *practice) hints() app.UI {
	return app.Div().Class("guess-hints").Body(
		app.Div().Class("guess-hint-keys").Role("group").Aria("label", "Hints").Body(
			app.Button().Type("button").ID("guess-counts").Class("hint-key").Aria("pressed", p.showCount).OnClick(p.onCounts).Text("Words left"),
			app.Button().Type("button").ID("guess-chances").Class("hint-key").Aria("pressed", p.showChances).OnClick(p.onChances).Text("Chances"),
			app.Button().Type("button").ID("guess-best").Class("hint-key").Aria("pressed", p.showsBest()).OnClick(p.onBest).Text("Best letter"),
			app.Button().Type("button").ID("guess-back").Class("hint-key").Title("Take the last guess back (Backspace)").
				Aria("label", "Take back").Aria("disabled", p.game.guesses() == 0).OnClick(ui.Press(p.takeBack)).Body(ui.Icon("undo")),
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
