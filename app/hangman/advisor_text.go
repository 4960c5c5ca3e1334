package hangman

import (
	"fmt"
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// adviceBox is what to guess, to be seen in one glance, and how sure that is.
func (p *advisor) adviceBox() app.UI {
	a := p.analysis
	letter, class := "", "advice"
	if best := a.bestLetters(); len(best) > 0 {
		letter = dicts.Capitals(string(best[0]))
	}
	if a.inputErr != nil || a.fit != nil && a.count == 0 {
		class += " bad"
	}
	return app.Div().ID("hangman-advice").Class(class).Body(
		app.Span().Class("advice-letter").Aria("hidden", "true").Hidden(letter == "").Text(letter),
		app.Div().Class("advice-text").Body(
			app.P().Class("advice-first").Text(a.headline()),
			app.P().Class("advice-rest").Text(a.detail()),
			p.correctionButtons(),
		),
	)
}

// sentence is all of the advice.
func (a *analysis) fullText() string {
	if rest := a.detail(); rest != "" {
		return a.headline() + " " + rest
	}
	return a.headline()
}

// first says what to do, or what is wrong.
func (a *analysis) headline() string {
	switch {
	case a.inputErr != nil:
		return text.Sentence(a.inputErr.Error()) + "."
	case a.fit == nil:
		return "How many letters does the word have?"
	case a.count == 0:
		return fmt.Sprintf("No %s of %s fits.", a.noun(), a.dict)
	case a.count == 1:
		return "It is " + dicts.Capitals(string(a.onlyWord())) + "."
	case !a.canGuess():
		return text.Sentence(a.countText()) + " fit."
	}
	return "Guess " + dicts.Capitals(string(a.bestLetters()[0])) + "."
}

// rest says how sure that is, or what may be wrong.
func (a *analysis) detail() string {
	switch {
	case a.contradicted():
		return "Which is it?"
	case a.inputErr != nil:
		return ""
	case a.fit == nil:
		return "Press a number above, or type the word as it looks: _a___"
	case a.count == 0 && !a.correctionsKnown:
		return "Looking for what would make one fit…"
	case a.count == 0 && len(a.corrections) > 0 && a.corrections[0].words > 0:
		return "Words fit when you change one thing:"
	case a.count == 0:
		return "The word is not on this list, or more than one thing is wrong."
	case a.count == 1:
		return fmt.Sprintf("No other %s of %s fits. Not it? Then a letter is wrong, or another dictionary has it.", a.noun(), a.dict)
	case !a.canGuess():
		return ""
	}
	if a.lastLifeSpent {
		return "That was the last life. " + a.shareText()
	}
	return a.shareText() + " " + a.outlookText()
}

// likely says how many words have the letter to guess, and which are as good; a
// few words by name.
func (a *analysis) shareText() string {
	best := a.bestLetters()
	as := text.Pick(a.outlook != nil && a.outlook.Basis == hangman.Estimated, "about as", "as")
	l, named := a.letterInfo(best[0]), a.fewWords()
	line := ""
	switch {
	case named != nil && l.Sure:
		line = oneOf(named) + ". All have it."
	case named != nil:
		line = fmt.Sprintf("%s. %s have it.", oneOf(named), text.Sentence(text.Percent(l.Hit)))
	case l.Sure:
		line = fmt.Sprintf("All %s have it.", a.countText())
	default:
		line = fmt.Sprintf("%s of the %s have it.", text.Sentence(text.Percent(l.Hit)), a.countText())
	}
	switch others := best[1:]; {
	case len(others) == 1:
		line += fmt.Sprintf(" %s is %s good.", dicts.Capitals(string(others)), as)
	case len(others) > 1 && len(others) <= 4:
		line += fmt.Sprintf(" %s are %s good.", text.Listed(inCapitals(others)), as)
	case len(others) > 4:
		line += fmt.Sprintf(" %d other letters are %s good.", len(others), as)
	}
	return line
}

// oneOf writes items as "A, B or C".
func oneOf(items []string) string {
	last := len(items) - 1
	return strings.Join(items[:last], ", ") + " or " + items[last]
}

// inCapitals are letters in capitals, one by one.
func inCapitals(runes []rune) (each []string) {
	for _, r := range runes {
		each = append(each, dicts.Capitals(string(r)))
	}
	return each
}

// sure says how the game goes on from here, for the lives that are left.
func (a *analysis) outlookText() string {
	o := a.outlook
	if o == nil {
		return "Reckoning how sure that is…"
	}
	if o.Basis == hangman.Unplayed {
		return fmt.Sprintf("Too many %ss to say how sure that is.", a.noun())
	}
	best, _ := o.Of(a.bestLetters()[0]) // of what is estimated not always the highest
	return a.expectationText(best, o.Basis)
}

// promise says what can be expected of the letter to guess.
func (a *analysis) expectationText(best hangman.Chance, basis hangman.Basis) string {
	lives := manyLives(a.view.Lives)
	switch {
	case a.view.Lives == 0 && basis == hangman.Exact:
		return fmt.Sprintf("You lose %s on average until you know the word (exact).", livesLost(fmt.Sprintf("%.2f", best.Lost)))
	case a.view.Lives == 0:
		return fmt.Sprintf("You lose %s until you know the word (estimated).", aboutLives(best.Lost))
	case best.Won == 1: // and so it is by the best play, even if that was estimated
		return fmt.Sprintf("With %s left you always win (exact).", lives)
	case basis == hangman.Exact:
		return fmt.Sprintf("With %s left you win %s of the time (exact).", lives, text.Percent(best.Won))
	}
	return fmt.Sprintf("With %s left you win at least %s of the time (estimated).", lives, atLeast(best.Won))
}

// atLeast is a chance that is not less than it says.
func atLeast(chance float64) string { return fmt.Sprintf("%.0f%%", math.Floor(100*chance)) }

// atMost is a mean number that is not more than it says, but for the noise of sums.
func atMost(mean float64) string { return fmt.Sprintf("%.2f", max(math.Ceil(100*mean-1e-9), 0)/100) }

// aboutLives says how many lives are lost, rounded up to tenths.
func aboutLives(mean float64) string {
	tenths := max(math.Ceil(10*mean-1e-9), 0)
	if tenths == 0 {
		return "no life"
	}
	return fmt.Sprintf("about %.1f lives", tenths/10)
}

// livesLost says how many lives a number of them is.
func livesLost(mean string) string {
	if mean == "0.00" {
		return "no life"
	}
	return mean + " lives"
}
