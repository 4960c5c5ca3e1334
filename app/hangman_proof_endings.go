package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver/hangman"
)

// endingsPart compares the algorithms with what is possible when few words are left.
func endingsPart() app.UI {
	endings := hangman.MeasuredEndingScores()
	return app.Section().Class("endings").Aria("labelledby", "endings-head").Body(
		app.H2().ID("endings-head").Text("When few words are left"),
		app.P().Text(fmt.Sprintf("With 20 to 200 words left and up to %s, the best possible play can be worked out exactly. "+
			"In %s positions that come up in play, each algorithm finds so many per cent of the words that can be found:",
			manyLives(len(endings)), grouped(hangman.MeasuredEndings))),
		wideTable("Endings, table", endingsTable(endings)),
	)
}

func endingsTable(endings []hangman.Ending) string {
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Lives left", "scope", "col")
	for _, e := range endings {
		m.element("th", fmt.Sprint(e.Lives), "scope", "col")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for a := range hangman.Algorithms {
		m.open("tr")
		m.element("th", algorithmTexts[a].name, "scope", "row")
		for _, e := range endings {
			m.element("td", percentOf(e.Won[a], e.Possible))
		}
		m.close("tr")
	}
	m.open("tr", "class", "possible")
	m.element("th", "Can be found at all", "scope", "row")
	for _, e := range endings {
		m.element("td", percentOf(e.Possible, e.Words))
	}
	m.close("tr")
	m.close("tbody")
	m.close("table")
	return m.String()
}
