package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// enoughLetters is how many letters a person plays who needs no welcome any more.
const enoughLetters = 2

// greeting says to who comes for the first time what this is, what Ghost is, and
// what to press. It is part of the page drawn in advance; the first script hides it
// there from those who know (web/boot.js).
func (e *explorer) greeting() app.UI {
	return app.Div().Class("greeting").Body(app.If(!e.Prefs().welcomed, func() app.UI {
		return app.Section().Class("welcome").Aria("labelledby", "welcome-title").Body(
			app.H2().ID("welcome-title").Text("The word game Ghost, solved"),
			app.Button().Type("button").ID("welcome-close").Class("tool close").
				Aria("label", "Close the welcome").Title("Close").OnClick(e.endWelcome).Body(icon("close")),
			app.P().Text(fmt.Sprintf("Take turns to add a letter. Whoever completes a word of %s or more loses, and so does whoever adds a letter with which no word goes on.",
				counted(e.scene.view.Rules.MinLetters, "letter"))),
			app.P().Body(
				app.Strong().Text("Press a letter: ✓ wins, ✗ loses."),
				app.Span().Text(" The tree shows why."),
			),
			app.Div().Class("welcome-more").Body(
				app.Button().Type("button").ID("welcome-play").OnClick(e.helpWith(HelpOnPlaying)).Text("How to play"),
				app.Button().Type("button").ID("welcome-solved").OnClick(e.helpWith(HelpOnSolving)).Text("How it is solved"),
			),
		)
	}))
}

// helpWith opens a section of the help.
func (e *explorer) helpWith(section HelpSection) app.EventHandler {
	return func(ctx app.Context, _ app.Event) { e.OpenHelp(ctx, section) }
}

// endWelcome closes it for good.
func (e *explorer) endWelcome(ctx app.Context, _ app.Event) {
	e.Prefs().setWelcomed()
	ctx.Defer(func(app.Context) { focus("main") })
}

// letterPlayed counts towards the end of the welcome. A letter that was typed ends it
// at once. One that was tapped leaves it until the person goes to another page or
// comes back, because the keys must not move under the finger.
func (e *explorer) letterPlayed(typed bool) {
	e.lettersPlayed++
	switch {
	case e.lettersPlayed < enoughLetters || e.Prefs().welcomed:
	case typed:
		e.Prefs().setWelcomed()
	default:
		rememberWelcomed()
	}
}

// left ends a welcome that has been read.
func (e *explorer) left() {
	if e.lettersPlayed >= enoughLetters {
		e.Prefs().welcomed = true
	}
}
