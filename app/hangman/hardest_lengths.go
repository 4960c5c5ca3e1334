package hangman

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// lengthsPart shows how hard each length was in the measurements.
func (p *hardest) lengthsPart() app.UI {
	return app.Section().Class("lengths").Aria("labelledby", "lengths-head").Body(
		app.H2().ID("lengths-head").Text("Short words are the hard ones"),
		app.P().Text("With best play, which loses the fewest lives over all lengths:"),
		ui.WideTable("Lengths, table", p.lengthsTable()),
	)
}

func (p *hardest) lengthsTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("Letters", "Lives lost per word", "Not found with "+manyLives(hangman.Lives[1]))
	for _, measured := range hangman.MeasuredScores() {
		if measured.Letters < address.LeastLetters {
			continue
		}
		s := scoreOf(hangman.BestPlay, measured.Scores)
		view := p.view
		view.Letters = measured.Letters
		attributes := []string{"href", view.Address()}
		if measured.Letters == p.letters() {
			attributes = append(attributes, "aria-current", "true")
		}
		t.Row("")
		t.Cell().Element("a", strconv.Itoa(measured.Letters), attributes...)
		t.Text(fmt.Sprintf("%.2f", s.MeanLost()), fmt.Sprintf("%s of %s", text.Grouped(s.Words-s.Won[1]), text.Grouped(s.Words)))
	}
	return t.HTML()
}
