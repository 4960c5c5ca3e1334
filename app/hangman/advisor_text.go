package hangman

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// adviceBox shows the letter to guess, and how sure that advice is.
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

// fullText is the whole advice.
func (a *analysis) fullText() string {
	if rest := a.detail(); rest != "" {
		return a.headline() + " " + rest
	}
	return a.headline()
}

// headline says what to do, or what is wrong.
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
	}
	return "Guess " + dicts.Capitals(string(a.bestLetters()[0])) + "."
}

// detail says how sure the headline is, or what may be wrong.
func (a *analysis) detail() string {
	switch {
	case a.contradicted():
		return "Which is it?"
	case a.inputErr != nil:
		return ""
	case a.fit == nil:
		return "Press a number above, or type what you see, such as _a___"
	case a.count == 0 && !a.correctionsKnown:
		return "Looking for a change that makes one fit…"
	case a.count == 0 && len(a.corrections) > 0 && a.corrections[0].words > 0:
		return "Words fit if you change one thing:"
	case a.count == 0:
		return "The word is missing from this list, or more than one entry is wrong."
	case a.count == 1:
		return fmt.Sprintf("No other %s of %s fits. Is that wrong? Then check the letters or try another dictionary.", a.noun(), a.dict)
	}
	if a.lastLifeSpent {
		return "That was the last life. " + a.shareText()
	}
	return a.shareText() + " " + a.outlookText()
}

// shareText says how many of the words have the letter to guess, and which letters
// are as good. It names the words if they are few.
func (a *analysis) shareText() string {
	best := a.bestLetters()
	as := text.Pick(a.outlook != nil && a.outlook.Basis == hangman.Estimated, "about as", "as")
	l, named := a.letterInfo(best[0]), a.fewWords()
	line := ""
	switch {
	case named != nil && l.Sure:
		line = text.AnyOf(named) + ". All have it."
	case named != nil:
		line = fmt.Sprintf("%s. %s have it.", text.AnyOf(named), text.Sentence(text.Percent(l.Hit)))
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

// inCapitals turns each letter into a capital.
func inCapitals(runes []rune) (each []string) {
	for _, r := range runes {
		each = append(each, dicts.Capitals(string(r)))
	}
	return each
}

// outlookText says how the game is likely to end with the lives that are left.
func (a *analysis) outlookText() string {
	o := a.outlook
	if o == nil {
		return "Working out how sure that is…"
	}
	if o.Basis == hangman.Unplayed {
		return fmt.Sprintf("There are too many %ss to say how sure that is.", a.noun())
	}
	best, _ := o.Of(a.bestLetters()[0]) // not always the highest of the estimates
	return a.expectationText(best, o.Basis)
}

// expectationText says what to expect after the letter to guess.
func (a *analysis) expectationText(best hangman.Chance, basis hangman.Basis) string {
	lives := manyLives(a.view.Lives)
	switch {
	case a.view.Lives == 0 && basis == hangman.Exact:
		return fmt.Sprintf("On average you lose %s before you know the word (exact).", livesLost(fmt.Sprintf("%.2f", best.Lost)))
	case a.view.Lives == 0:
		return fmt.Sprintf("You lose %s before you know the word (estimated).", aboutLives(best.Lost))
	case best.Won == 1: // a certain win is exact, even where the method only estimates
		return fmt.Sprintf("With %s left you always win (exact).", lives)
	case basis == hangman.Exact:
		return fmt.Sprintf("With %s left you win %s of the time (exact).", lives, text.Percent(best.Won))
	}
	return fmt.Sprintf("With %s left you win at least %s of the time (estimated).", lives, atLeast(best.Won))
}

// atLeast writes a chance rounded down to a whole per cent.
func atLeast(chance float64) string { return fmt.Sprintf("%.0f%%", math.Floor(100*chance)) }

// atMost writes a mean rounded up to hundredths, ignoring floating-point noise.
func atMost(mean float64) string { return fmt.Sprintf("%.2f", max(math.Ceil(100*mean-1e-9), 0)/100) }

// aboutLives writes a mean number of lives, rounded up to tenths.
func aboutLives(mean float64) string {
	tenths := max(math.Ceil(10*mean-1e-9), 0)
	if tenths == 0 {
		return "no life"
	}
	return fmt.Sprintf("about %.1f lives", tenths/10)
}

// livesLost adds the noun to a mean number of lives.
func livesLost(mean string) string {
	if mean == "0.00" {
		return "no life"
	}
	return mean + " lives"
}
