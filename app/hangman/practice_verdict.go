package hangman

import (
	"fmt"
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// leastExtraLives is the smallest number of extra lives that a verdict mentions.
const leastExtraLives = 0.05

// verdict says in a few words how a guess compares with the best one. Estimated chances
// are lower bounds, so their difference may be too large or too small.
func (j *judgement) verdict() string {
	switch cost := j.cost(); {
	case j.isBest:
		return "The best letter"
	case j.unknown:
		return "In " + j.moreOrFewer() + " the best letter"
	case j.wasted():
		return j.wastedText()
	case cost > 0 && j.estimated:
		return "Estimated cost: " + percentagePoints(cost) + " of your chance to win"
	case cost > 0:
		return "Costs you " + percentagePoints(cost) + " of your chance to win"
	case j.extraLives >= leastExtraLives:
		return fmt.Sprintf("As likely to win, but costs %s%.1f more lives", text.Pick(j.extraEstimated, "about ", ""), j.extraLives)
	}
	return "As good as the best"
}

// wastedText is the verdict on a letter that no fitting word has.
func (j *judgement) wastedText() string {
	switch cost := j.cost(); {
	case j.won == 0:
		return "Wasted the last life, and with it your whole chance to win"
	case cost > 0:
		return "Wasted a life and " + text.Pick(j.estimated, "an estimated ", "") + percentagePoints(cost) + " of your chance to win"
	}
	return "Wasted a life; " + text.Pick(j.estimated && j.won < 1, "by the estimate, ", "") + "you are still as likely to win"
}

// moreOrFewer compares the numbers of words that have the guess and the best letter.
func (j *judgement) moreOrFewer() string {
	switch {
	case j.hit < j.bestHit:
		return "fewer of the words than"
	case j.hit > j.bestHit:
		return "more of the words than"
	}
	return "as many of the words as"
}

// percentagePoints writes a difference between two chances.
func percentagePoints(chance float64) string {
	n := int(math.Round(100 * chance))
	if n == 0 {
		return "less than 1 percentage point"
	}
	return text.Counted(n, "percentage point")
}

// winText writes a chance to win. An estimate of 1 is exact.
func (j *judgement) winText(won float64) string {
	if j.estimated && won < 1 {
		return "at least " + atLeast(won)
	}
	return text.Percent(won)
}

// tableText shortens text about chances to fit a table.
func tableText(text string) string {
	return shortPercent.Replace(strings.Replace(text, "at least ", "≥", 1))
}

// comparison compares the last guess with the best one. It keeps its space until the
// result is known.
func (p *practice) comparison() app.UI {
	g := p.game
	verdict, facts, pending := "", "", "After each guess, this shows how your letter compares with the best one."
	if n := g.guesses(); n > 0 {
		guess := g.current().Guess
		if j, known := p.judgements[g.guessKey(n-1, guess)]; !known {
			pending = "Comparing it with the best letter…"
		} else {
			verdict, facts, pending = p.verdict(&j), j.facts(guess), ""
			if g.view.Evil {
				facts = p.evilFacts(n-1, &j)
			}
		}
	}
	return app.Div().ID("guess-compared").Class("guess-compared").Aria("live", "polite").Body(
		app.P().Class("guess-verdict").Text(verdict),
		app.P().Class("quiet").Text(facts),
		app.P().Class("quiet").Aria("hidden", "true").Text(pending),
	)
}

// facts gives the numbers behind the verdict.
func (j *judgement) facts(guess rune) string {
	line := fmt.Sprintf("%s is in %s of the words that fitted. ", dicts.Capitals(string(guess)), text.Percent(j.hit))
	if j.unknown {
		line += "Working out how often you win after it would take too long."
	} else {
		line += fmt.Sprintf("With the best play after it you win %s of the games.", j.winText(j.won))
	}
	best := dicts.Capitals(string(j.best))
	switch {
	case j.isBest:
		return line
	case j.noneBetter():
		line += " " + best + " is as good"
	default:
		line += " The best letter, " + best
	}
	return line + fmt.Sprintf(": %s and %s.", text.Percent(j.bestHit), j.winText(j.bestWon))
}

// verdict is the verdict on a guess in this kind of game.
func (p *practice) verdict(j *judgement) string {
	if p.game.view.Evil {
		return j.evilVerdict()
	}
	return j.verdict()
}

var guessColumns = []string{"Guess", "Yours", "The best", "Verdict"}

// guessLegend explains the list of guesses of a fair game.
const guessLegend = "For each letter: the share of fitting words that have it, and your chance to win with the best play after it. All fitting words count as equally likely. " +
	"From 80% to 77% is 3 percentage points. ≥ marks an estimate that is never too high."

// history lists all guesses of the game with their verdicts.
func (p *practice) history() app.UI {
	g := p.game
	if g.guesses() == 0 {
		return app.Section().Class("guess-history").Aria("label", "Your guesses")
	}
	columns, legend := guessColumns, guessLegend
	if g.view.Evil {
		columns, legend = evilColumns, evilLegend
	}
	t := markup.NewTable()
	t.Columns(columns...)
	for i := range g.guesses() {
		p.historyRow(t, i)
	}
	return app.Section().Class("guess-history").Aria("labelledby", "guess-history-title").Body(
		app.H2().ID("guess-history-title").Text("Your guesses"),
		ui.HTML(t.HTML()),
		app.P().Class("quiet").Text(legend),
	)
}

// historyRow writes guess i, from 0.
func (p *practice) historyRow(t *markup.Table, i int) {
	g := p.game
	r := &g.rounds[i+1]
	j, known := p.judgements[g.guessKey(i, r.Guess)]
	two := func(letter, hit, then, more string) {
		m := t.Cell()
		m.Element("span", text.Pick(known, letter+"in "+tableText(hit), "…"))
		m.Element("span", text.Pick(known, then, "…"))
		m.Element("span", more)
	}
	did := text.Pick(r.Hit(), strings.Repeat("✓", g.occurrences(i+1)), "✗")
	best, verdict, then, bestThen, bestMore := "", "…", "", "", ""
	switch {
	case known && g.view.Evil:
		reply := p.evilReply(i, j.best)
		then, bestThen = "leaves "+text.Grouped(r.WordsLeft), "leaves "+text.Grouped(reply.WordsLeft)
		bestMore = text.Pick(reply.Hit(), "", "and a miss")
	case known:
		then, bestThen = "wins "+tableText(text.Pick(j.unknown, "?", j.winText(j.won))), "wins "+tableText(j.winText(j.bestWon))
	}
	if known {
		best, verdict = dicts.Capitals(string(j.best))+", ", strings.TrimSuffix(p.verdict(&j), fairly) // the column head says it
	}
	if help := p.helpByView[g.afterGuesses(i)]; help.best {
		verdict += " (with help: best letter)"
	} else if help.chances {
		verdict += " (with help: chances)"
	}
	t.Row("")
	m := t.Cell()
	m.Element("span", dicts.Capitals(string(r.Guess)), "class", "guess-letter")
	m.Element("span", did, "aria-hidden", "true")
	m.Element("span", text.Pick(r.Hit(), "in the word"+timesText(g.occurrences(i+1)), "not in the word"), "class", "sr-only")
	two("", text.Percent(j.hit), then, "")
	two(best, text.Percent(j.bestHit), bestThen, bestMore)
	t.Text(verdict)
}
