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
	n := p.now
	letter := p.held
	if best := n.best(); (letter == 0 || p.stateOf(letter) == letterShown) && len(best) > 0 {
		letter = best[0]
	}
	holds := letter != 0 && letter == p.held
	idle := letter == 0 || !holds && n.outlook == nil // a better letter may come under the finger
	upper, away, about := dicts.Capitals(string(letter)), p.stateOf(letter) == letterMissing, text.Pick(idle, "", string(letter))
	concludes := p.concludes()
	return app.Div().Class("actions").Body(
		app.P().ID("hangman-hint").Class("hint", text.Pick(p.held != 0 && p.stateOf(p.held) == letterShown, "aside", "")).Body(
			app.Span().Aria("live", "polite").Text(text.Pick(p.asks(), p.hint(), "")),
			app.Span().Text(text.Pick(p.asks(), "", p.hint())),
		),
		app.Div().Class("action-row").Role("group").Aria("label", "What came of it").Body(
			app.Button().Type("button").ID("hangman-missing").Hidden(concludes).Aria("disabled", idle).OnClick(p.onMissing).
				DataSet("about", about).Text(text.Pick(letter == 0, "Not in it", text.Pick(away, upper+" may be in it", upper+" is not in it"))),
			app.Button().Type("button").ID("hangman-there").Hidden(concludes).Aria("disabled", idle).OnClick(p.onThere).
				DataSet("about", about).Text(text.Pick(letter == 0, "In it", text.Pick(holds, "Never mind", upper+" is in it"))),
			app.Button().Type("button").ID("hangman-next").Class("primary next").Hidden(!concludes).OnClick(p.onAnew).Text("New word"),
			app.Button().Type("button").ID("hangman-undo").Class("undo").Aria("disabled", len(p.past) == 0).OnClick(p.undo).
				Aria("label", "Undo").Title("Undo").Body(ui.Icon("undo")),
		),
	)
}

// concludes reports whether nothing is left to do but to go on to another word: one
// fits, and the person does not say that a letter is otherwise. One that is shown can
// still be put into more places, but nobody is asked for them.
func (p *advisor) concludes() bool {
	return p.now.count == 1 && (p.held == 0 || p.stateOf(p.held) == letterShown)
}

// asks reports whether the hint asks for something, and is read out for that. The hint to tap
// any letter always comes back; then only the advice is read out.
func (p *advisor) asks() bool { return p.picked || p.held != 0 }

// hint says what the next press does.
func (p *advisor) hint() string {
	upper := dicts.Capitals(string(p.held))
	switch {
	case p.picked:
		return "Which letter is there? Tap or type it."
	case p.concludes() || p.held == 0 && p.now.fit == nil:
		return ""
	case p.held == 0:
		return "Tap any letter to say what came of it."
	case p.stateOf(p.held) == letterShown:
		return upper + " stands elsewhere too? Tap there."
	case p.stateOf(p.held) == letterMissing:
		return upper + " is not in the word."
	case len(p.now.template.Cells()) == 0:
		return "Is " + upper + " not in the word? Say so, or choose the length."
	}
	return "Where is " + upper + "? Tap its places."
}

// stateOf is what is known of a letter.
func (p *advisor) stateOf(letter rune) hangmanState {
	n := p.now
	switch {
	case slices.Contains(n.template.Shown(), letter):
		return letterShown
	case slices.Contains([]rune(n.view.Without), letter):
		return letterMissing
	case n.fit != nil && n.letter(letter) == nil:
		return letterUseless
	}
	return letterOpen
}
