package hangman

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// scoreTable has a row for each contestant. Estimates have fewer digits. If there are
// measured scores for the same words, the table says whether the scores agree.
func scoreTable(scores []hangman.Score, estimated bool, measured []hangman.Score) markup.HTML {
	t := markup.NewTable()
	t.Heading("rowspan", "2").Text("Algorithm")
	t.Heading("rowspan", "2").Text("Lives lost per word" + text.Pick(estimated, ", estimated", ""))
	t.Heading("scope", "colgroup", "colspan", fmt.Sprint(len(hangman.Lives))).Text(text.Pick(estimated, "Estimated %", "%") + " of words found with")
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

// scoreCells writes the score of a contestant. It emphasizes the best values, unless all
// values look the same.
func scoreCells(t *markup.Table, scores []hangman.Score, i int, estimated bool) {
	cell := func(digits int, valueOf func(s *hangman.Score) float64, best func([]string) string) {
		var texts []string
		for at := range scores {
			texts = append(texts, fmt.Sprintf("%6.*f", digits, valueOf(&scores[at])))
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

func (p *tournament) saveCSV() { page.SaveText(p.host, p.csv(), "text/csv", tournamentFile) }

const tournamentFile = "spectrie-hangman-tournament.csv"

// csv is the results so far, with one line for each length and contestant.
func (p *tournament) csv() string {
	var table text.CSV
	header := []string{"dictionary", "name", "letters", "words played", "algorithm", "lives lost"}
	for _, lives := range hangman.Lives {
		header = append(header, fmt.Sprintf("found with %d lives", lives))
	}
	table.Add(header...)
	found := p.scores[p.key()]
	for letters := range dicts.MaxLetters + 1 {
		for i, score := range found[letters] {
			line := []string{p.view.Dict, p.shelf.NameOf(p.view.Dict), strconv.Itoa(letters), strconv.Itoa(score.Words),
				contestantText(hangman.Contestants[i]).name, strconv.Itoa(score.Lost)}
			for _, won := range score.Won {
				line = append(line, strconv.Itoa(won))
			}
			table.Add(line...)
		}
	}
	return table.File()
}
