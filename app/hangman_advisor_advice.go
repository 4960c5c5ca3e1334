package app

import (
	"fmt"
	"math"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// adviceBox is what to guess, to be seen in one glance, and how sure that is.
func (p *advisor) adviceBox() app.UI {
	n := p.now
	letter, class := "", "advice"
	if best := n.best(); len(best) > 0 {
		letter = dicts.Capitals(string(best[0]))
	}
	if n.wrong != nil || n.fit != nil && n.count == 0 {
		class += " bad"
	}
	return app.Div().ID("hangman-advice").Class(class).Body(
		app.Span().Class("advice-letter").Aria("hidden", "true").Hidden(letter == "").Text(letter),
		app.Div().Class("advice-text").Body(
			app.P().Class("advice-first").Text(n.first()),
			app.P().Class("advice-rest").Text(n.rest()),
			p.mendButtons(),
		),
	)
}

// sentence is all of the advice.
func (n *standpoint) sentence() string {
	if rest := n.rest(); rest != "" {
		return n.first() + " " + rest
	}
	return n.first()
}

// first says what to do, or what is wrong.
func (n *standpoint) first() string {
	switch {
	case n.wrong != nil:
		return sentence(n.wrong.Error()) + "."
	case n.fit == nil:
		return "How many letters does the word have?"
	case n.count == 0:
		return fmt.Sprintf("No %s of %s fits.", n.noun(), nameOf(n.view.Dict))
	case n.count == 1:
		for word := range n.fit.Words() {
			return "It is " + dicts.Capitals(word) + "."
		}
	case !n.open():
		return sentence(n.counted()) + " fit."
	}
	return "Guess " + dicts.Capitals(string(n.best()[0])) + "."
}

// rest says how sure that is, or what may be wrong.
func (n *standpoint) rest() string {
	switch {
	case n.contradicted():
		return "Which is it?"
	case n.wrong != nil:
		return ""
	case n.fit == nil:
		return "Press a number above, or type the word as it looks: _a___"
	case n.count == 0 && len(n.mends) > 0 && n.mends[0].words > 0:
		return "Words fit when you change one thing:"
	case n.count == 0:
		return "The word is not on this list, or more than one thing is wrong."
	case n.count == 1:
		return fmt.Sprintf("No other %s of %s fits.", n.noun(), nameOf(n.view.Dict))
	case !n.open():
		return ""
	}
	return n.likely() + " " + n.sure()
}

// likely says how many words have the letter to guess, and which are as good.
func (n *standpoint) likely() string {
	best := n.best()
	text := fmt.Sprintf("All %s have it.", n.counted())
	if l := n.letter(best[0]); !l.Sure {
		text = fmt.Sprintf("%s of the %s have it.", sentence(percent(l.Hit)), n.counted())
	}
	switch others := best[1:]; {
	case len(others) == 1:
		text += fmt.Sprintf(" %s is as good.", dicts.Capitals(string(others)))
	case len(others) > 1 && len(others) <= 4:
		text += fmt.Sprintf(" %s are as good.", listed(inCapitals(others)))
	}
	return text
}

// inCapitals are letters in capitals, one by one.
func inCapitals(runes []rune) (each []string) {
	for _, r := range runes {
		each = append(each, dicts.Capitals(string(r)))
	}
	return each
}

// sure says how the game goes on from here, for the lives that are left.
func (n *standpoint) sure() string {
	o := n.outlook
	if o == nil {
		return "Reckoning how sure that is…"
	}
	best := o.Chances[0]
	lives := manyLives(n.view.Lives)
	switch {
	case o.Basis == hangman.Unplayed:
		return "There are too many to say how sure that is."
	case n.view.Lives == 0 && o.Basis == hangman.Exact:
		return fmt.Sprintf("You lose %s on average until you know the word (exact).", livesLost(best.Lost))
	case n.view.Lives == 0:
		return fmt.Sprintf("You lose at most %s on average until you know the word (estimated).", livesLost(best.Lost))
	case best.Won == 1: // and so it is by the best play, even if that was estimated
		return fmt.Sprintf("With %s left you always win (exact).", lives)
	case o.Basis == hangman.Exact:
		return fmt.Sprintf("With %s left you win %s of the time (exact).", lives, percent(best.Won))
	}
	return fmt.Sprintf("With %s left you win at least %s of the time (estimated).", lives, atLeast(best.Won))
}

// atLeast is a chance that is not less than it says.
func atLeast(chance float64) string { return fmt.Sprintf("%.0f %%", math.Floor(100*chance)) }

// livesLost is a mean number of lives.
func livesLost(mean float64) string {
	if mean == 0 {
		return "no life"
	}
	return fmt.Sprintf("%.2f lives", mean)
}

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
	upper, away, about := dicts.Capitals(string(letter)), p.stateOf(letter) == letterMissing, pick(idle, "", string(letter))
	return app.Div().Class("actions").Body(
		app.P().ID("hangman-hint").Class("hint").Text(p.hint()),
		app.Div().Class("action-row").Role("group").Aria("label", "What came of it").Body(
			app.Button().Type("button").ID("hangman-missing").Aria("disabled", idle).OnClick(p.onMissing).
				DataSet("about", about).Text(pick(letter == 0, "Not in it", pick(away, upper+" may be in it", upper+" is not in it"))),
			app.Button().Type("button").ID("hangman-there").Aria("disabled", idle).OnClick(p.onThere).
				DataSet("about", about).Text(pick(letter == 0, "In it", pick(holds, "Never mind", upper+" is in it"))),
			app.Button().Type("button").ID("hangman-undo").Class("undo").Aria("disabled", len(p.past) == 0).OnClick(p.undo).
				Aria("label", "Undo").Title("Undo").Body(icon("undo")),
		),
	)
}

// hint says what the next press does.
func (p *advisor) hint() string {
	upper := dicts.Capitals(string(p.held))
	switch {
	case p.picked:
		return "Which letter is there? Tap or type it."
	case p.held == 0 && p.now.fit == nil:
		return ""
	case p.held == 0:
		return "Tap any letter to say what came of it."
	case p.stateOf(p.held) == letterShown:
		return "Is " + upper + " elsewhere too? Tap there."
	case p.stateOf(p.held) == letterMissing:
		return upper + " is not in the word."
	case len(p.now.template.Cells()) == 0:
		return "Is " + upper + " missing?"
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
