package hangman

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// algorithmsPart compares the advice of all algorithms.
func (p *advisor) algorithmsPart() []app.UI {
	a := p.analysis
	classic := ""
	if _, spelt := a.words.Alphabet().Index(hangman.ClassicOpening); spelt && a.canGuess() && a.onlyLengthKnown() {
		classic = fmt.Sprintf("Classic advisors start every game with %s.", dicts.Capitals(string(hangman.ClassicOpening)))
	}
	return []app.UI{
		app.H2().Text("What each algorithm advises"),
		app.P().ID("hangman-classic").Class("quiet").Text(classic),
		ui.HTML(a.algorithmTable()),
	}
}

// runnersUp is how many letters are listed behind the best.
const runnersUp = 3

// algorithmAdvice is the advice of one algorithm.
type algorithmAdvice struct{ guess, value, nextBest string }

func (a *analysis) algorithmTable() markup.HTML {
	t := markup.NewTable("id", "hangman-algorithms")
	t.Columns("Algorithm", "Guess").ColumnsOf("value", "Value").Columns("Next best")
	for _, algorithm := range hangman.Algorithms {
		r, text := a.adviceOf(algorithm), algorithmTexts[algorithm]
		if algorithm == hangman.BestPlay {
			text.value = a.bestPlayMeasure()
		}
		t.Row("")
		name := t.Cell()
		name.Element("span", text.name)
		name.Element("span", text.value, "class", "quiet")
		t.TextOf("guess", r.guess)
		t.Text(r.value)
		t.TextOf("behind", r.nextBest)
	}
	return t.HTML()
}

// bestPlayMeasure says what the value of the best play measures.
func (a *analysis) bestPlayMeasure() string {
	means := "lives lost on average"
	if a.view.Lives > 0 {
		means = "games won with " + manyLives(a.view.Lives)
	}
	if a.outlook == nil {
		return means
	}
	switch a.outlook.Basis {
	case hangman.Exact:
		return means + ", exact"
	case hangman.Estimated:
		return means + ", estimated"
	}
	return "too many words to work out"
}

// adviceOf is the advice of an algorithm.
func (a *analysis) adviceOf(algorithm hangman.Algorithm) algorithmAdvice {
	switch {
	case !a.canGuess():
		return algorithmAdvice{"–", "", ""}
	case algorithm == hangman.BestPlay:
		return a.bestPlayAdvice()
	}
	ratings := a.ratings[algorithm]
	tied := hangman.Tied(ratings)
	r := algorithmAdvice{value: ratingText(tied[0].Value)}
	r.guess = guessText(tied)
	for i, rating := range ratings[len(tied):min(len(ratings), len(tied)+runnersUp)] {
		r.nextBest += text.Pick(i > 0, ", ", "") + dicts.Capitals(string(rating.Letter)) + " " + ratingText(rating.Value)
	}
	return r
}

// guessText lists tied letters. Algorithms that look two letters ahead mostly tie the
// same two letters in both orders, which is written as one pair.
func guessText(tied []hangman.Rating) string {
	var letters, pairs []string
	for i, r := range tied {
		letters = append(letters, dicts.Capitals(string(r.Letter)))
		swapped := func(q hangman.Rating) bool { return q.Letter == r.Then && q.Then == r.Letter }
		if r.Then != 0 && !slices.ContainsFunc(tied[:i], swapped) {
			pairs = append(pairs, letters[i]+" + "+dicts.Capitals(string(r.Then)))
		}
	}
	if len(pairs) == 1 {
		return pairs[0]
	}
	return strings.Join(letters, " ")
}

// ratingText writes the rating of a letter.
func ratingText(value float64) string {
	if (&hangman.Rating{Value: value}).Sure() {
		return "sure"
	}
	return fmt.Sprintf("%.2f", value)
}

// bestPlayAdvice is the advice of the best play.
func (a *analysis) bestPlayAdvice() algorithmAdvice {
	o := a.outlook
	if o == nil {
		return algorithmAdvice{"…", "", ""}
	}
	value := func(c hangman.Chance) string {
		switch {
		case o.Basis == hangman.Unplayed:
			return ""
		case o.Lives == 0 && o.Basis == hangman.Estimated:
			return atMost(c.Lost)
		case o.Lives == 0:
			return fmt.Sprintf("%.2f", c.Lost)
		}
		return preciseChance(c.Won, o.Basis == hangman.Exact)
	}
	tied := a.bestLetters()
	first, _ := o.Of(tied[0])
	r := algorithmAdvice{guess: strings.Join(inCapitals(tied), " "), value: value(first)}
	for i, c := range o.Chances[len(tied):min(len(o.Chances), len(tied)+runnersUp)] {
		r.nextBest += text.Pick(i > 0, ", ", "") + dicts.Capitals(string(c.Letter))
		if v := value(c); v != "" {
			r.nextBest += " " + v
		}
	}
	return r
}

// preciseChance writes a chance in tenths of a per cent, because the letters behind the
// best often differ by less than one. It rounds estimates down.
func preciseChance(chance float64, exact bool) string {
	if chance == 0 || chance == 1 {
		return text.Percent(chance)
	}
	n := math.Floor(1000 * chance)
	if exact {
		n = min(max(math.Round(1000*chance), 1), 999)
	}
	return fmt.Sprintf("%.1f%%", n/10)
}
