package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver/hangman"
)

// lengthsPart shows how hard the lengths are, as measured.
func (p *hardest) lengthsPart() app.UI {
	return app.Section().Class("lengths").Aria("labelledby", "lengths-head").Body(
		app.H2().ID("lengths-head").Text("Short words are the hard ones"),
		app.P().Text("With best play, which loses the fewest lives over all lengths together:"),
		wideTable("Lengths, table", p.lengthsTable()),
	)
}

func (p *hardest) lengthsTable() string {
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Letters", "scope", "col")
	m.element("th", "Lives lost a word", "scope", "col")
	m.element("th", "Not found with "+manyLives(hangman.Lives[1]), "scope", "col")
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, measured := range hangman.MeasuredScores() {
		if measured.Letters < leastLetters {
			continue
		}
		s := scoreOf(hangman.BestPlay, measured.Scores)
		view := p.view
		view.Letters = measured.Letters
		m.open("tr")
		m.open("th", "scope", "row")
		attributes := []string{"href", view.Address()}
		if measured.Letters == p.letters() {
			attributes = append(attributes, "aria-current", "true")
		}
		m.element("a", strconv.Itoa(measured.Letters), attributes...)
		m.close("th")
		m.element("td", fmt.Sprintf("%.2f", s.MeanLost()))
		m.element("td", fmt.Sprintf("%s of %s", grouped(s.Words-s.Won[1]), grouped(s.Words)))
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	return m.String()
}
