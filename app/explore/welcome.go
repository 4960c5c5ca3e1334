package explore

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// greeting tells a first-time visitor what this is, what Ghost is, and what to press. The page
// drawn in advance has it too; there the first script hides it from returning visitors
// (web/boot.js).
func (e *Page) greeting() app.UI {
	return app.Div().Class("greeting").Body(app.If(!e.Host.Prefs().Welcomed, func() app.UI {
		return app.Section().Class("welcome").Aria("labelledby", "welcome-title").Body(
			app.H2().ID("welcome-title").Text("The word game Ghost, solved"),
			app.Button().Type("button").ID("welcome-close").Class("tool close").
				Aria("label", "Close the welcome").Title("Close").OnClick(e.endWelcome).Body(ui.Icon("close")),
			app.P().Text(fmt.Sprintf("Take turns adding a letter. Complete a word of %s or more and you lose. Add a letter that no word can follow and you lose too.",
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

// enoughLetters is how many letters end the welcome.
const enoughLetters = 2

func (e *Page) helpWith(section page.HelpSection) app.EventHandler {
	return func(ctx app.Context, _ app.Event) { e.Host.OpenHelp(ctx, section) }
}

// endWelcome closes the welcome for good. The button goes with it, so what happens afterwards belongs
// to the site.
func (e *Page) endWelcome(app.Context, app.Event) {
	e.Host.Prefs().SetWelcomed()
	e.Host.Ctx().Defer(func(app.Context) { ui.Focus("main") })
}

// letterPlayed counts the letters until the welcome ends. A typed letter ends it at once. After a
// tapped one it stays until the person goes to another page or returns, because the keys must not
// move under the finger.
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

// OnLeave ends a welcome that the person has read.
func (e *Page) OnLeave() {
	if e.lettersPlayed >= enoughLetters {
		e.Host.Prefs().Welcomed = true
	}
}
