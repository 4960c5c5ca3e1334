package explore

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// enoughLetters is how many letters a person plays who needs no welcome any more.
const enoughLetters = 2

// greeting says to who comes for the first time what this is, what Ghost is, and
// what to press. It is part of the page drawn in advance; the first script hides it
// there from those who know (web/boot.js).
func (e *Page) greeting() app.UI {
	return app.Div().Class("greeting").Body(app.If(!e.Host.Prefs().Welcomed, func() app.UI {
		return app.Section().Class("welcome").Aria("labelledby", "welcome-title").Body(
			app.H2().ID("welcome-title").Text("The word game Ghost, solved"),
			app.Button().Type("button").ID("welcome-close").Class("tool close").
				Aria("label", "Close the welcome").Title("Close").OnClick(e.endWelcome).Body(ui.Icon("close")),
			app.P().Text(fmt.Sprintf("Take turns to add a letter. Whoever completes a word of %s or more loses, and so does whoever adds a letter with which no word goes on.",
				text.Counted(e.Scene.View.Rules.MinLetters, "letter"))),
			app.P().Body(
				app.Strong().Text("Press a letter: ✓ wins, ✗ loses."),
				app.Span().Text(" The tree shows why."),
			),
			app.Div().Class("welcome-more").Body(
				app.Button().Type("button").ID("welcome-play").OnClick(e.helpWith(page.HelpOnPlaying)).Text("How to play"),
				app.Button().Type("button").ID("welcome-solved").OnClick(e.helpWith(page.HelpOnSolving)).Text("How it is solved"),
			),
		)
	}))
}

// helpWith opens a section of the help.
func (e *Page) helpWith(section page.HelpSection) app.EventHandler {
	return func(ctx app.Context, _ app.Event) { e.Host.OpenHelp(ctx, section) }
}

// endWelcome closes it for good.
func (e *Page) endWelcome(ctx app.Context, _ app.Event) {
	e.Host.Prefs().SetWelcomed()
	ctx.Defer(func(app.Context) { ui.Focus("main") })
}

// letterPlayed counts towards the end of the welcome. A letter that was typed ends it
// at once. One that was tapped leaves it until the person goes to another page or
// comes back, because the keys must not move under the finger.
func (e *Page) letterPlayed(typed bool) {
	e.lettersPlayed++
	switch {
	case e.lettersPlayed < enoughLetters || e.Host.Prefs().Welcomed:
	case typed:
		e.Host.Prefs().SetWelcomed()
	default:
		page.RememberWelcomed()
	}
}

// OnLeave ends a welcome that has been read.
func (e *Page) OnLeave() {
	if e.lettersPlayed >= enoughLetters {
		e.Host.Prefs().Welcomed = true
	}
}
