package hangman

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// measuredPart is the table of what was measured for the default list.
func (p *proof) measuredPart() app.UI {
	sum := measuredSum(func(letters int) bool { return p.view.Letters == 0 || p.view.Letters == letters })
	name := p.shelf.NameOf(hangman.MeasuredDict)
	words := sum[0].Words
	return app.Section().Class("measured").Body(
		app.H2().Text("Measured"),
		app.P().Text(text.Pick(words > 0,
			fmt.Sprintf("Every contestant played each of the %s of %s%s.", text.Counted(words, "word"), name, withLetters(p.view.Letters)),
			fmt.Sprintf("%s has no words%s.", name, withLetters(p.view.Letters)))),
		app.Div().Body(app.If(words > 0, func() app.UI { return ui.WideTable("Measured, table", scoreTable(sum, false, nil)) })),
	)
}

func withLetters(letters int) string {
	if letters == 0 {
		return ""
	}
	return " with " + text.Counted(letters, "letter")
}

// scoreTable has a row for each contestant. Estimates are written with fewer
// figures. Where measured are scores against the same words, it says whether they
// came out again.
func scoreTable(scores []hangman.Score, estimated bool, measured []hangman.Score) string {
	var m text.Markup
	m.Open("table")
	m.Open("thead")
	m.Open("tr")
	m.Element("th", "Algorithm", "scope", "col", "rowspan", "2")
	m.Element("th", "Lives lost a word"+text.Pick(estimated, ", about", ""), "scope", "col", "rowspan", "2")
	m.Element("th", text.Pick(estimated, "About %", "%")+" of words found with", "scope", "colgroup", "colspan", fmt.Sprint(len(hangman.Lives)))
	if measured != nil {
		m.Element("th", "Compared", "scope", "col", "rowspan", "2")
	}
	m.Close("tr")
	m.Open("tr")
	for _, lives := range hangman.Lives {
		m.Element("th", manyLives(lives), "scope", "col")
	}
	m.Close("tr")
	m.Close("thead")
	m.Open("tbody")
	for i, c := range hangman.Contestants {
		m.Open("tr")
		m.Element("th", contestantText(c).name, "scope", "row")
		if i < len(scores) {
			scoreCells(&m, scores, i, estimated)
		} else {
			for range 1 + len(hangman.Lives) {
				m.Element("td", "…", "class", "quiet")
			}
		}
		if measured != nil {
			m.Open("td")
			if i < len(scores) {
				measuredMark(&m, scores[i], measured[i])
			}
			m.Close("td")
		}
		m.Close("tr")
	}
	m.Close("tbody")
	m.Close("table")
	return m.String()
}

// scoreCells are the score of a contestant. The best of all are set off, with
// those that are written alike, unless all are.
func scoreCells(m *text.Markup, scores []hangman.Score, i int, estimated bool) {
	cell := func(digits int, value func(s *hangman.Score) float64, best func([]string) string) {
		var texts []string
		for at := range scores {
			texts = append(texts, fmt.Sprintf("%6.*f", digits, value(&scores[at])))
		}
		text := strings.TrimSpace(texts[i])
		if texts[i] == best(texts) && slices.Min(texts) < slices.Max(texts) {
			m.Open("td")
			m.Element("strong", text)
			m.Close("td")
			return
		}
		m.Element("td", text)
	}
	cell(text.Pick(estimated, 2, 3), (*hangman.Score).MeanLost, slices.Min[[]string])
	for at := range hangman.Lives {
		cell(text.Pick(estimated, 1, 2), func(s *hangman.Score) float64 { return 100 * s.WinRate(at) }, slices.Max[[]string])
	}
}

func measuredMark(m *text.Markup, score, measured hangman.Score) {
	if score == measured {
		m.Element("span", "✓ as measured", "class", "as-measured")
		return
	}
	m.Element("span", fmt.Sprintf("✗ measured: %.3f", measured.MeanLost()), "class", "otherwise")
}
