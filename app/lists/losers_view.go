package lists

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Body keeps its parts at fixed places, and the tables hold the places of what
// is still to come.
func (l *losers) Body() []app.UI {
	l.takeUp()
	page.KeepLink(l.host)
	entries := l.entries()
	return []app.UI{
		app.P().Class("lead").Text("Which house rule favours you? It depends on the list, on how short a word may be and on how many play. " +
			"The seat chosen in the rules above is marked in every round: blue where it is safe when everyone plays rationally, vermilion where it can lose."),
		l.workBar(), // above all that grows, so that its buttons stay where they are
		ui.HTML(l.moral(entries)),
		app.P().Class("quiet").Text("Possible losers are the seats that can lose when everyone plays rationally; a guaranteed seat can avoid losing even if all the others play together. " +
			"Openings are the first letters that keep player 1 safe. “✓ as published” means that this table, computed here and now, has the possible losers and the openings of the published solution."),
		app.Div().Body(app.Range(entries).Slice(func(i int) app.UI { return l.list(entries[i]) })),
	}
}

// workBar shows how far the work has come, and saves what was found.
func (l *losers) workBar() app.UI {
	solved, all := l.progress()
	return l.work.Bar(
		page.WorkBar{Id: "losers", Counts: "Rounds solved", Done: solved, All: all, Says: l.progressText(solved, all), Again: "Compute again", Press: l.press},
		app.Button().Type("button").ID("losers-csv").Disabled(solved == 0).OnClick(l.saveCSV).Body(
			ui.Icon("download"), app.Span().Text("Save as CSV"),
		),
	)
}

func (l *losers) progressText(solved, all int) string {
	so := fmt.Sprintf("%s of %s rounds solved", text.Grouped(solved), text.Grouped(all))
	switch {
	case l.work.State == page.Working:
		return so + ": " + l.work.Doing + "…"
	case l.work.State == page.Stopped:
		return so + ". The rest waits."
	case l.work.State == page.Finished && len(l.work.Failed) > 0:
		return so + ". " + text.Sentence(text.Counted(len(l.work.Failed), "list")) + " could not be loaded."
	case l.work.State == page.Finished:
		return so + "."
	}
	return so + "…" // as soon as the page is settled
}

// failure says in a dictionary's place why it is not solved, "" when nothing is
// wrong.
func (l *losers) failure(entry dicts.Entry) string {
	if err := l.work.Failed[entry.ID]; err != nil {
		return fmt.Sprintf("%s could not be loaded: %v. The other lists are not affected.", entry.Name, err)
	}
	return ""
}
