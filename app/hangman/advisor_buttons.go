package hangman

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// actions are the buttons that enter the answer to a guess. They are about the held
// letter, or else about the letter to guess.
func (p *advisor) actions() app.UI {
	a := p.analysis
	letter := p.heldLetter
	if best := a.bestLetters(); (letter == 0 || p.stateOf(letter) == letterShown) && len(best) > 0 {
		letter = best[0]
	}
	holds := letter != 0 && letter == p.heldLetter
	idle := letter == 0 || !holds && a.outlook == nil // the letter on the button may still change
	upper, away, about := dicts.Capitals(string(letter)), p.stateOf(letter) == letterMissing, text.Pick(idle, "", string(letter))
	concludes := p.wordFound()
	return app.Div().Class("actions").Body(
		app.P().ID("hangman-hint").Class("hint", text.Pick(p.heldLetter != 0 && p.stateOf(p.heldLetter) == letterShown, "aside", "")).Body(
			app.Span().Aria("live", "polite").Text(text.Pick(p.hintAsks(), p.hint(), "")),
			app.Span().Text(text.Pick(p.hintAsks(), "", p.hint())),
		),
		app.Div().Class("action-row").Role("group").Aria("label", "Answer to the guess").Body(
			ui.Button("hangman-missing").Hidden(concludes).Aria("disabled", idle).OnClick(p.onMissing).
				DataSet("about", about).Text(text.Pick(letter == 0, "Not in it", text.Pick(away, upper+" may be in it", upper+" is not in it"))),
			ui.Button("hangman-there").Hidden(concludes).Aria("disabled", idle).OnClick(p.onInWord).
				DataSet("about", about).Text(text.Pick(letter == 0, "In it", text.Pick(holds, "Never mind", upper+" is in it"))),
			ui.Button("hangman-next").Class("primary next").Hidden(!concludes).OnClick(p.onNewWord).Text("New word"),
			ui.Button("hangman-undo").Class("undo").Aria("disabled", len(p.undoSteps) == 0).OnClick(p.undo).
				Aria("label", "Undo").Title("Undo").Body(ui.Icon("undo")),
		),
	)
}

// wordFound reports whether only one word fits, so that the next step is a new word.
// Holding a letter that the word does not show means that the person doubts the word.
func (p *advisor) wordFound() bool {
	return p.analysis.count == 1 && (p.heldLetter == 0 || p.stateOf(p.heldLetter) == letterShown)
}

// hintAsks reports whether the hint asks a question, which screen readers then read out.
// The standing hint to tap any letter is not read out, because it always comes back.
func (p *advisor) hintAsks() bool { return p.cellPicked || p.heldLetter != 0 }

// hint says what to press next.
func (p *advisor) hint() string {
	upper := dicts.Capitals(string(p.heldLetter))
	switch {
	case p.cellPicked:
		return "Which letter is there? Tap or type it."
	case p.wordFound() || p.heldLetter == 0 && p.analysis.fit == nil:
		return ""
	case p.heldLetter == 0:
		return "Tap any letter to enter the answer for it."
	case p.stateOf(p.heldLetter) == letterShown:
		return "Is " + upper + " anywhere else? Tap there."
	case p.stateOf(p.heldLetter) == letterMissing:
		return upper + " is not in the word."
	case len(p.analysis.template.Cells()) == 0:
		return "Is " + upper + " not in the word? Say so, or choose the length."
	}
	return "Where is " + upper + "? Tap each position."
}

// stateOf says what is known about a letter.
func (p *advisor) stateOf(letter rune) letterState {
	a := p.analysis
	switch {
	case slices.Contains(a.template.Shown(), letter):
		return letterShown
	case slices.Contains([]rune(a.view.Without), letter):
		return letterMissing
	case a.fit != nil && a.letterInfo(letter) == nil:
		return letterUseless
	}
	return letterOpen
}

// correctionButtons offer the corrections.
func (p *advisor) correctionButtons() app.UI {
	corrections := p.analysis.corrections
	return app.Div().Class("corrections", text.Pick(p.analysis.correctable(), "coming", "")).Body(app.Range(corrections).Slice(func(i int) app.UI {
		m := corrections[i]
		line := m.label
		if m.words > 0 {
			line += ": " + text.Counted(m.words, p.analysis.noun())
		}
		return app.Button().Type("button").DataSet("correction", m.view.Address()).OnClick(p.onCorrection).Text(line)
	}))
}

// onCorrection applies a correction. For another dictionary it follows the address, as
// the menu does, because the dictionary may have to be downloaded first.
func (p *advisor) onCorrection(ctx app.Context, _ app.Event) {
	view, _ := address.ParseAddress(ui.Dataset(ctx.JSSrc(), "correction"), p.shelf.Entry)
	if view.Dict != p.view.Dict {
		p.host.GoTo(ctx, view)
		return
	}
	p.applyCorrection(view)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".hangman .board button:not([disabled])", 0) })
}

// applyCorrection makes the change. A letter that is no longer excluded gives its life
// back, except in a contradiction, which has cost none.
func (p *advisor) applyCorrection(view address.View) {
	if p.analysis.contradicted() {
		p.changeView(view)
		return
	}
	uncounted := p.uncounted
	for _, letter := range p.view.Without {
		if !strings.ContainsRune(view.Without, letter) {
			var allowed address.View
			allowed, uncounted = p.includeLetter(letter)
			view.Lives = allowed.Lives
		}
	}
	p.changeViewAndMisses(view, uncounted)
}
