package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// body keeps its parts at fixed places, and the tables hold the places of what
// is still to come.
func (l *losers) body() []app.UI {
	entries := shelf.entries()
	return []app.UI{
		app.P().Class("lead").Text("Which house rule favours you? It depends on the list, on how short a word may be and on how many play. " +
			"The seat chosen in the rules above is marked in every round: blue where it is safe when everyone plays rationally, vermilion where it can lose."),
		l.workBar(), // above all that grows, so that its buttons stay where they are
		app.Raw(l.moral(entries)),
		app.P().Class("quiet").Text("Possible losers are the seats that can lose when everyone plays rationally; a guaranteed seat can avoid losing even if all the others play together. " +
			"Openings are the first letters that keep player 1 safe. “✓ as published” means that this table, computed here and now, has the possible losers and the openings of the published solution."),
		app.Div().Body(app.Range(entries).Slice(func(i int) app.UI { return app.Raw(l.table(entries[i])) })),
	}
}

// workBar shows how far the work has come, with its buttons.
func (l *losers) workBar() app.UI {
	solved, all := l.progress()
	return app.Div().Class("work").Body(
		app.Progress().Max(all).Value(solved).Aria("label", "Rounds solved"),
		app.P().ID("losers-progress").Text(l.progressText(solved, all)),
		app.P().Class("sr-only").Role("status").Text(l.news(solved, all)),
		app.Button().Type("button").ID("losers-work").OnClick(l.press).Text(l.pressName(solved, all)),
		app.Button().Type("button").ID("losers-csv").Disabled(solved == 0).OnClick(l.saveCSV).Body(
			icon("download"), app.Span().Text("Save as CSV"),
		),
	)
}

func (l *losers) progressText(solved, all int) string {
	so := fmt.Sprintf("%s of %s rounds solved", grouped(solved), grouped(all))
	switch {
	case l.job != nil:
		return so + ": " + nameOf(l.job.doing) + "…"
	case solved == all:
		return so + "."
	case len(l.failed) > 0:
		return so + ". " + sentence(counted(len(l.failed), "list")) + " could not be loaded."
	}
	return so + ". The rest waits."
}

// news is what a screen reader says: only how the work ended.
func (l *losers) news(solved, all int) string {
	if l.job != nil || solved == 0 {
		return ""
	}
	return l.progressText(solved, all)
}

func (l *losers) pressName(solved, all int) string {
	switch {
	case l.job != nil:
		return "Cancel"
	case solved == all:
		return "Compute again"
	case len(l.failed) > 0:
		return "Try again"
	}
	return "Go on"
}

// failure says in a dictionary's place why it is not solved, "" when nothing is
// wrong.
func (l *losers) failure(entry dicts.Entry) string {
	if err := l.failed[entry.ID]; err != nil {
		return fmt.Sprintf("%s could not be loaded: %v. The other lists are not affected.", entry.Name, err)
	}
	return ""
}
