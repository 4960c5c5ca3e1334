package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver/hangman"
)

// measuredPart is the table of what was measured for the default list.
func (p *proof) measuredPart() app.UI {
	sum := measuredSum(func(letters int) bool { return p.view.Letters == 0 || p.view.Letters == letters })
	name := p.shelf.nameOf(hangman.MeasuredDict)
	words := sum[0].Words
	return app.Section().Class("measured").Body(
		app.H2().Text("Measured"),
		app.P().Text(pick(words > 0,
			fmt.Sprintf("Every contestant played each of the %s of %s%s.", counted(words, "word"), name, withLetters(p.view.Letters)),
			fmt.Sprintf("%s has no words%s.", name, withLetters(p.view.Letters)))),
		app.Div().Body(app.If(words > 0, func() app.UI { return wideTable("Measured, table", scoreTable(sum, false, nil)) })),
	)
}

func withLetters(letters int) string {
	if letters == 0 {
		return ""
	}
	return " with " + counted(letters, "letter")
}

// scoreTable has a row for each contestant. Estimates are written with fewer
// figures. Where measured are scores against the same words, it says whether they
// came out again.
func scoreTable(scores []hangman.Score, estimated bool, measured []hangman.Score) string {
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Algorithm", "scope", "col", "rowspan", "2")
	m.element("th", "Lives lost a word"+pick(estimated, ", about", ""), "scope", "col", "rowspan", "2")
	m.element("th", pick(estimated, "About %", "%")+" of words found with", "scope", "colgroup", "colspan", fmt.Sprint(len(hangman.Lives)))
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
			scoreCells(&m, scores, i, estimated)
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

// scoreCells are the score of a contestant. The best of all are set off, with
// those that are written alike, unless all are.
func scoreCells(m *markup, scores []hangman.Score, i int, estimated bool) {
	cell := func(digits int, value func(s *hangman.Score) float64, best func([]string) string) {
		var texts []string
		for at := range scores {
			texts = append(texts, fmt.Sprintf("%6.*f", digits, value(&scores[at])))
		}
		text := strings.TrimSpace(texts[i])
		if texts[i] == best(texts) && slices.Min(texts) < slices.Max(texts) {
			m.open("td")
			m.element("strong", text)
			m.close("td")
			return
		}
		m.element("td", text)
	}
	cell(pick(estimated, 2, 3), (*hangman.Score).MeanLost, slices.Min[[]string])
	for at := range hangman.Lives {
		cell(pick(estimated, 1, 2), func(s *hangman.Score) float64 { return 100 * s.WinRate(at) }, slices.Max[[]string])
	}
}

func measuredMark(m *markup, score, measured hangman.Score) {
	if score == measured {
		m.element("span", "✓ as measured", "class", "as-measured")
		return
	}
	m.element("span", fmt.Sprintf("✗ measured: %.3f", measured.MeanLost()), "class", "otherwise")
}
