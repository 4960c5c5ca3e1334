package hangman

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// actions say in one or two presses what came of a guess: of the letter that the
// person holds, or else of the one to guess.
func (p *advisor) actions() app.UI {
	a := p.analysis
	letter := p.heldLetter
	if best := a.bestLetters(); (letter == 0 || p.stateOf(letter) == letterShown) && len(best) > 0 {
		letter = best[0]
	}
	holds := letter != 0 && letter == p.heldLetter
	idle := letter == 0 || !holds && a.outlook == nil // a better letter may come under the finger
	upper, away, about := dicts.Capitals(string(letter)), p.stateOf(letter) == letterMissing, text.Pick(idle, "", string(letter))
	concludes := p.wordFound()
	return app.Div().Class("actions").Body(
		app.P().ID("hangman-hint").Class("hint", text.Pick(p.heldLetter != 0 && p.stateOf(p.heldLetter) == letterShown, "aside", "")).Body(
			app.Span().Aria("live", "polite").Text(text.Pick(p.hintAsks(), p.hint(), "")),
			app.Span().Text(text.Pick(p.hintAsks(), "", p.hint())),
		),
		app.Div().Class("action-row").Role("group").Aria("label", "What came of it").Body(
			app.Button().Type("button").ID("hangman-missing").Hidden(concludes).Aria("disabled", idle).OnClick(p.onMissing).
				DataSet("about", about).Text(text.Pick(letter == 0, "Not in it", text.Pick(away, upper+" may be in it", upper+" is not in it"))),
			app.Button().Type("button").ID("hangman-there").Hidden(concludes).Aria("disabled", idle).OnClick(p.onInWord).
				DataSet("about", about).Text(text.Pick(letter == 0, "In it", text.Pick(holds, "Never mind", upper+" is in it"))),
			app.Button().Type("button").ID("hangman-next").Class("primary next").Hidden(!concludes).OnClick(p.onNewWord).Text("New word"),
			app.Button().Type("button").ID("hangman-undo").Class("undo").Aria("disabled", len(p.undoSteps) == 0).OnClick(p.undo).
				Aria("label", "Undo").Title("Undo").Body(ui.Icon("undo")),
		),
	)
}

// concludes reports whether nothing is left to do but to go on to another word: one
// fits, and the person does not say that a letter is otherwise. One that is shown can
// still be put into more places, but nobody is asked for them.
func (p *advisor) wordFound() bool {
	return p.analysis.count == 1 && (p.heldLetter == 0 || p.stateOf(p.heldLetter) == letterShown)
}

// asks reports whether the hint asks for something, and is read out for that. The hint to tap
// any letter always comes back; then only the advice is read out.
func (p *advisor) hintAsks() bool { return p.cellPicked || p.heldLetter != 0 }

// hint says what the next press does.
func (p *advisor) hint() string {
	upper := dicts.Capitals(string(p.heldLetter))
	switch {
	case p.cellPicked:
		return "Which letter is there? Tap or type it."
	case p.wordFound() || p.heldLetter == 0 && p.analysis.fit == nil:
		return ""
	case p.heldLetter == 0:
		return "Tap any letter to say what came of it."
	case p.stateOf(p.heldLetter) == letterShown:
		return upper + " stands elsewhere too? Tap there."
	case p.stateOf(p.heldLetter) == letterMissing:
		return upper + " is not in the word."
	case len(p.analysis.template.Cells()) == 0:
		return "Is " + upper + " not in the word? Say so, or choose the length."
	}
	return "Where is " + upper + "? Tap its places."
}

// stateOf is what is known of a letter.
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
