package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// hints are what a person can ask for. The number of words says little; whoever
// sees chances or the best letter has help, which the list of guesses notes.
func (p *guessing) hints() app.UI {
	return app.Div().Class("guess-hints").Body(
		app.Div().Class("guess-hint-keys").Role("group").Aria("label", "Hints").Body(
			app.Button().Type("button").ID("guess-counts").Class("hint-key").Aria("pressed", p.counts).OnClick(p.onCounts).Text("Words left"),
			app.Button().Type("button").ID("guess-chances").Class("hint-key").Aria("pressed", p.chances).OnClick(p.onChances).Text("Chances"),
			app.Button().Type("button").ID("guess-best").Class("hint-key").Aria("pressed", p.showsBest()).OnClick(p.onBest).Text("Best letter"),
			app.Button().Type("button").ID("guess-back").Class("hint-key").Title("Take the last guess back (Backspace)").
				Aria("label", "Take back").Aria("disabled", p.game.guesses() == 0).OnClick(p.onTakeBack).Body(ui.Icon("undo")),
		),
		app.P().ID("guess-hint").Class("quiet").Aria("live", "polite").Text(p.hintText()),
	)
}

// hintText is what was asked for, in words.
func (p *guessing) hintText() string {
	line := ""
	if p.counts {
		line = text.Counted(p.game.now().WordsLeft, "word") + " " + text.Agree(p.game.now().WordsLeft, "fit") + ". "
	}
	switch j, known := p.judged[p.game.key(p.game.guesses(), 0)]; {
	case !p.showsBest():
	case !known:
		line += "Looking for the best letter…"
	default:
		line += fmt.Sprintf("Best %sis %s, in %s of the words.", text.Pick(p.game.view.Evil, "against a fair opponent ", ""), dicts.Capitals(string(j.best)), text.Percent(j.bestHit))
	}
	return line
}

func (p *guessing) onCounts(app.Context, app.Event) { p.counts = !p.counts }

func (p *guessing) onChances(app.Context, app.Event) { p.chances = !p.chances }

// onBest shows the best letter of this moment. What was seen is not unseen.
func (p *guessing) onBest(app.Context, app.Event) {
	p.help(func(h *guessHelp) { h.best = true })
	p.start()
}
