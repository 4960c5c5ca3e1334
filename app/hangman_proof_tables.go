package app

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver/hangman"
)

// measuredPart is the table of what was measured for the default list.
func (p *proof) measuredPart() app.UI {
	sum := measuredSum(func(letters int) bool { return p.view.Letters == 0 || p.view.Letters == letters })
	name := nameOf(hangman.MeasuredDict)
	words := sum[0].Words
	return app.Section().Class("measured").Body(
		app.H2().Text("Measured"),
		app.P().Text(pick(words > 0,
			fmt.Sprintf("Every contestant played each of the %s of %s%s.", counted(words, "word"), name, withLetters(p.view.Letters)),
			fmt.Sprintf("%s has no words%s.", name, withLetters(p.view.Letters)))),
		app.Div().Body(app.If(words > 0, func() app.UI { return wideTable("Measured, table", scoreTable(sum, nil)) })),
	)
}

func withLetters(letters int) string {
	if letters == 0 {
		return ""
	}
	return " with " + counted(letters, "letter")
}

// scoreTable has a row for each contestant. Where measured are scores against the
// same words, it says whether they came out again.
func scoreTable(scores, measured []hangman.Score) string {
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Algorithm", "scope", "col", "rowspan", "2")
	m.element("th", "Lives lost a word", "scope", "col", "rowspan", "2")
	m.element("th", "% of words found with", "scope", "colgroup", "colspan", fmt.Sprint(len(hangman.Lives)))
	if measured != nil {
		m.element("th", "Compared", "scope", "col", "rowspan", "2")
	}
	m.close("tr")
	m.open("tr")
	for _, lives := range hangman.Lives {
		m.element("th", manyLives(lives), "scope", "col")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for i, c := range hangman.Contestants {
		m.open("tr")
		m.element("th", contestantText(c).name, "scope", "row")
		if i < len(scores) {
			scoreCells(&m, scores, i)
		} else {
			for range 1 + len(hangman.Lives) {
				m.element("td", "…", "class", "quiet")
			}
		}
		if measured != nil {
			m.open("td")
			if i < len(scores) {
				measuredMark(&m, scores[i], measured[i])
			}
			m.close("td")
		}
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	return m.String()
}

// scoreCells are the score of a contestant. The best of all are set off, unless
// all are alike.
func scoreCells(m *markup, scores []hangman.Score, i int) {
	cell := func(text string, value func(s *hangman.Score) int) {
		var values []int
		for at := range scores {
			values = append(values, value(&scores[at]))
		}
		if values[i] == slices.Max(values) && slices.Min(values) < values[i] {
			m.open("td")
			m.element("strong", text)
			m.close("td")
			return
		}
		m.element("td", text)
	}
	s := &scores[i]
	cell(fmt.Sprintf("%.3f", s.MeanLost()), func(s *hangman.Score) int { return -s.Lost })
	for at := range hangman.Lives {
		cell(finely(s.WinRate(at)), func(s *hangman.Score) int { return s.Won[at] })
	}
}

func measuredMark(m *markup, score, measured hangman.Score) {
	if score == measured {
		m.element("span", "✓ as measured", "class", "as-measured")
		return
	}
	m.element("span", fmt.Sprintf("✗ measured: %.3f", measured.MeanLost()), "class", "otherwise")
}
