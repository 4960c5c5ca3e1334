package hangman

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
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

func endingsTable(endings []hangman.Ending) markup.HTML {
	t := markup.NewTable()
	t.Columns("Lives left")
	for _, e := range endings {
		t.Columns(fmt.Sprint(e.Lives))
	}
	for a := range hangman.Algorithms {
		t.Row("")
		t.Text(algorithmTexts[a].name)
		for _, e := range endings {
			t.Text(text.PercentOf(e.Won[a], e.Possible))
		}
	}
	t.Row("possible")
	t.Text("Can be found at all")
	for _, e := range endings {
		t.Text(text.PercentOf(e.Possible, e.Words))
	}
	return t.HTML()
}
