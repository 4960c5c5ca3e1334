package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// endingsPart compares the algorithms with what is possible when few words are left.
func endingsPart() app.UI {
	endings := hangman.MeasuredEndingScores()
	return app.Section().Class("endings").Aria("labelledby", "endings-head").Body(
		app.H2().ID("endings-head").Text("When few words are left"),
		app.P().Text(fmt.Sprintf("With 20 to 200 words left and up to %s, the best possible play can be worked out exactly. "+
			"In %s positions that come up in play, each algorithm finds so many per cent of the words that can be found:",
			manyLives(len(endings)), text.Grouped(hangman.MeasuredEndings))),
		ui.WideTable("Endings, table", endingsTable(endings)),
	)
}

func endingsTable(endings []hangman.Ending) string {
	var m text.Markup
	m.Open("table")
	m.Open("thead")
	m.Open("tr")
	m.Element("th", "Lives left", "scope", "col")
	for _, e := range endings {
		m.Element("th", fmt.Sprint(e.Lives), "scope", "col")
	}
	m.Close("tr")
	m.Close("thead")
	m.Open("tbody")
	for a := range hangman.Algorithms {
		m.Open("tr")
		m.Element("th", algorithmTexts[a].name, "scope", "row")
		for _, e := range endings {
			m.Element("td", text.PercentOf(e.Won[a], e.Possible))
		}
		m.Close("tr")
	}
	m.Open("tr", "class", "possible")
	m.Element("th", "Can be found at all", "scope", "row")
	for _, e := range endings {
		m.Element("td", text.PercentOf(e.Possible, e.Words))
	}
	m.Close("tr")
	m.Close("tbody")
	m.Close("table")
	return m.String()
}
