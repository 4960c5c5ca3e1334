package app

import (
	"fmt"
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// verdict says in a few words how a guess compares with the best one.
func (j *judged) verdict() string {
	switch cost := j.cost(); {
	case j.isBest:
		return "The best letter"
	case cost > 0:
		return "Costs you " + points(cost)
	case j.hit == 0:
		return "No word has it, but you can spare the life"
	case j.spare >= 0.05:
		return fmt.Sprintf("As sure to win, but costs %.1f lives more", j.spare)
	}
	return "As good as the best"
}

// points is a part of a chance, in hundredths.
func points(chance float64) string {
	n := int(math.Round(100 * chance))
	if n == 0 {
		return "less than 1 point"
	}
	return counted(n, "point")
}

// wins is a chance to win, as it is shown.
func (j *judged) wins(won float64) string {
	return pick(j.estimated && won >= 0.01 && won <= 0.99, "about ", "") + percent(won)
}

// brief makes what is said of chances fit a table.
func brief(text string) string {
	return shortPercent.Replace(strings.Replace(text, "about ", "≈", 1))
}

// comparison compares the last guess with the best one. Its place is kept while
// that is worked out.
func (p *guessing) comparison() app.UI {
	g := p.game
	verdict, facts, waits := "", "", "After each guess you see here how it compares with the best letter."
	if n := g.guesses(); n > 0 {
		guess := g.now().Guess
		if j, known := p.judged[g.key(n-1, guess)]; !known {
			waits = "Comparing it with the best letter…"
		} else {
			verdict, facts, waits = j.verdict(), j.facts(guess), ""
		}
	}
	return app.Div().ID("guess-compared").Class("guess-compared").Aria("live", "polite").Body(
		app.P().Class("guess-verdict").Text(verdict),
		app.P().Class("quiet").Text(facts),
		app.P().Class("quiet").Aria("hidden", "true").Text(waits),
	)
}

// facts are the numbers behind the verdict, in a sentence or two.
func (j *judged) facts(guess rune) string {
	text := fmt.Sprintf("%s is in %s of the words that fitted; with the best play after it you win %s of the games.",
		dicts.Capitals(string(guess)), percent(j.hit), j.wins(j.won))
	if !j.isBest {
		text += fmt.Sprintf(" The best, %s: %s and %s.", dicts.Capitals(string(j.best)), percent(j.bestHit), j.wins(j.bestWon))
	}
	return text
}

var guessColumns = []string{"Guess", "Yours", "The best", "Verdict"}

// history lists all guesses of the game, each with how it compares.
func (p *guessing) history() app.UI {
	g := p.game
	if g.guesses() == 0 {
		return app.Section().Class("guess-history").Aria("label", "Your guesses")
	}
	return app.Section().Class("guess-history").Aria("labelledby", "guess-history-title").Body(
		app.H2().ID("guess-history-title").Text("Your guesses"),
		app.Table().Body(
			app.THead().Body(app.Tr().Body(app.Range(guessColumns).Slice(func(i int) app.UI {
				return app.Th().Scope("col").Text(guessColumns[i])
			}))),
			app.TBody().Body(app.Range(g.rounds[1:]).Slice(func(i int) app.UI { return p.historyRow(i) })),
		),
		app.P().Class("quiet").Text("In how many of the words that fitted the letter is, and your chance to win with the best play after it"+
			pick(g.view.Evil, ", as if every word that fitted were as likely as any other. An evil page takes the worst instead.", ", every word that fitted being equally likely.")+
			" A point is 1 % of that chance; ≈ is an estimate."),
	)
}

// historyRow is guess i, from 0.
func (p *guessing) historyRow(i int) app.UI {
	g := p.game
	r := &g.rounds[i+1]
	j, known := p.judged[g.key(i, r.Guess)]
	two := func(letter, hit, won string) app.HTMLTd {
		return app.Td().Body(
			app.Span().Text(pick(known, letter+"in "+brief(hit), "…")),
			app.Span().Text(pick(known, "wins "+brief(won), "…")),
		)
	}
	did := pick(r.Hit(), strings.Repeat("✓", g.places(i+1)), "✗")
	best, verdict := "", "…"
	if known {
		best, verdict = dicts.Capitals(string(j.best))+", ", j.verdict()
	}
	if help := p.helps[g.at(i)]; help.best {
		verdict += " (you had asked)"
	} else if help.chances {
		verdict += " (you saw chances)"
	}
	return app.Tr().Body(
		app.Th().Scope("row").Body(
			app.Span().Class("guess-letter").Text(dicts.Capitals(string(r.Guess))),
			app.Span().Aria("hidden", "true").Text(did),
			app.Span().Class("sr-only").Text(pick(r.Hit(), "in the word"+times(g.places(i+1)), "not in the word")),
		),
		two("", percent(j.hit), j.wins(j.won)),
		two(best, percent(j.bestHit), j.wins(j.bestWon)),
		app.Td().Text(verdict),
	)
}
