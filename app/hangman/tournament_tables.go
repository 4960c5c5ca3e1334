package hangman

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// measuredPart is the table of what was measured for the default list.
func (p *tournament) measuredPart() app.UI {
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
func scoreTable(scores []hangman.Score, estimated bool, measured []hangman.Score) markup.HTML {
	t := markup.NewTable()
	t.Heading("rowspan", "2").Text("Algorithm")
	t.Heading("rowspan", "2").Text("Lives lost a word" + text.Pick(estimated, ", about", ""))
	t.Heading("scope", "colgroup", "colspan", fmt.Sprint(len(hangman.Lives))).Text(text.Pick(estimated, "About %", "%") + " of words found with")
	if measured != nil {
		t.Heading("rowspan", "2").Text("Compared")
	}
	t.Beneath()
	for _, lives := range hangman.Lives {
		t.Heading().Text(manyLives(lives))
	}
	for i, c := range hangman.Contestants {
		t.Row("")
		t.Text(contestantText(c).name)
		if i >= len(scores) {
			for range 1 + len(hangman.Lives) {
				t.TextOf("quiet", "…")
			}
			if measured != nil {
				t.Text("")
			}
			continue
		}
		scoreCells(t, scores, i, estimated)
		switch {
		case measured == nil:
		case scores[i] == measured[i]:
			t.Cell().Element("span", "✓ as measured", "class", "as-measured")
		default:
			t.Cell().Element("span", fmt.Sprintf("✗ measured: %.3f", measured[i].MeanLost()), "class", "otherwise")
		}
	}
	return t.HTML()
}

// scoreCells are the score of a contestant. The best of all are set off, with
// those that are written alike, unless all are.
func scoreCells(t *markup.Table, scores []hangman.Score, i int, estimated bool) {
	cell := func(digits int, value func(s *hangman.Score) float64, best func([]string) string) {
		var texts []string
		for at := range scores {
			texts = append(texts, fmt.Sprintf("%6.*f", digits, value(&scores[at])))
		}
		text := strings.TrimSpace(texts[i])
		if texts[i] == best(texts) && slices.Min(texts) < slices.Max(texts) {
			t.Cell().Element("strong", text)
		} else {
			t.Text(text)
		}
	}
	cell(text.Pick(estimated, 2, 3), (*hangman.Score).MeanLost, slices.Min[[]string])
	for at := range hangman.Lives {
		cell(text.Pick(estimated, 1, 2), func(s *hangman.Score) float64 { return 100 * s.WinRate(at) }, slices.Max[[]string])
	}
}
