package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// runnersUp is how many letters are told that come behind the best.
const runnersUp = 3

// ranked is the advice of one algorithm.
type ranked struct{ best, value, behind string }

// algorithms are the recommendations of all of them.
func (p *advisor) algorithms() []app.UI {
	n := p.now
	classic := ""
	if n.open() && n.untried() {
		classic = fmt.Sprintf("The classic advisors begin every game with %s.", dicts.Capitals(string(hangman.ClassicOpening)))
	}
	return []app.UI{
		app.H2().Text("What each algorithm says"),
		app.P().ID("hangman-classic").Class("quiet").Text(classic),
		app.Table().ID("hangman-algorithms").Body(
			app.THead().Body(app.Tr().Body(
				app.Th().Scope("col").Text("Algorithm"), app.Th().Scope("col").Text("Guess"),
				app.Th().Scope("col").Class("value").Text("Value"), app.Th().Scope("col").Text("Next best"),
			)),
			app.TBody().Body(app.Range(hangman.Algorithms).Slice(func(i int) app.UI {
				a := hangman.Algorithms[i]
				r, text := n.ranked(a), algorithmTexts[a]
				if a == hangman.BestPlay {
					text.value = n.bestMeans()
				}
				return app.Tr().Body(
					app.Th().Scope("row").Body(app.Span().Text(text.name), app.Span().Class("quiet").Text(text.value)),
					app.Td().Class("guess").Text(r.best),
					app.Td().Class("value").Text(r.value),
					app.Td().Class("behind").Text(r.behind),
				)
			})),
		),
	}
}

// bestMeans says what the value of the best play is.
func (n *standpoint) bestMeans() string {
	means := "lives lost on average"
	if n.view.Lives > 0 {
		means = "games won with " + manyLives(n.view.Lives)
	}
	if n.outlook == nil {
		return means
	}
	switch n.outlook.Basis {
	case hangman.Exact:
		return means + ", exact"
	case hangman.Estimated:
		return means + ", estimated"
	}
	return "too many to play them all"
}

// ranked is the advice of a.
func (n *standpoint) ranked(a hangman.Algorithm) ranked {
	switch {
	case !n.open():
		return ranked{"–", "", ""}
	case a == hangman.BestPlay:
		return n.bestPlay()
	}
	ratings := n.ratings[a]
	tied := hangman.Tied(ratings)
	r := ranked{value: rated(tied[0].Value)}
	for _, rating := range tied {
		r.best += " " + dicts.Capitals(string(rating.Letter))
	}
	for i, rating := range ratings[len(tied):min(len(ratings), len(tied)+runnersUp)] {
		r.behind += pick(i > 0, ", ", "") + dicts.Capitals(string(rating.Letter)) + " " + rated(rating.Value)
	}
	r.best = r.best[1:]
	return r
}

// rated writes the value of a letter.
func rated(value float64) string {
	if (&hangman.Rating{Value: value}).Sure() {
		return "sure"
	}
	return fmt.Sprintf("%.2f", value)
}

// bestPlay is the advice of the best play, as far as it is known.
func (n *standpoint) bestPlay() ranked {
	o := n.outlook
	if o == nil {
		return ranked{"…", "", ""}
	}
	value := func(c hangman.Chance) string {
		switch {
		case o.Basis == hangman.Unplayed:
			return ""
		case o.Lives == 0:
			return fmt.Sprintf("%.2f", c.Lost)
		case o.Basis == hangman.Estimated:
			return atLeast(c.Won)
		}
		return percent(c.Won)
	}
	tied := o.Best()
	r := ranked{value: value(tied[0])}
	for _, c := range tied {
		r.best += " " + dicts.Capitals(string(c.Letter))
	}
	for i, c := range o.Chances[len(tied):min(len(o.Chances), len(tied)+runnersUp)] {
		r.behind += pick(i > 0, ", ", "") + dicts.Capitals(string(c.Letter))
		if v := value(c); v != "" {
			r.behind += " " + v
		}
	}
	r.best = r.best[1:]
	return r
}
