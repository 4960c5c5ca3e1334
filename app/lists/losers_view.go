package lists

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Body shows who loses where: the rules that favour a player, and a table for each dictionary. It
// keeps its parts in fixed places, even for results that are missing.
func (l *losers) Body() []app.UI {
	l.takeUp()
	page.KeepLink(l.host)
	entries := l.entries()
	return []app.UI{
		app.P().Class("lead").Text("It depends on the list, on the shortest word and on the number of players. " +
			"Every round is marked for the player chosen in the rules above: blue if that player is safe when everyone plays well, orange if not."),
		l.workBar(), // above everything that grows, so that its buttons do not move
		ui.HTML(l.heat(entries)),
		ui.HTML(l.moral(entries)),
		app.P().Class("quiet").Text("“Can lose” lists the players who can lose when everyone plays well. A guaranteed player can avoid losing even if all the others play together. " +
			"Openings are the first letters that keep player 1 safe. “✓ as published” means that the result computed here agrees with the published solution."),
		app.Div().Body(app.Range(entries).Slice(func(i int) app.UI { return l.list(entries[i]) })),
	}
}

// workBar shows the progress of the work. It has the button that saves the results.
func (l *losers) workBar() app.UI {
	solved, all := l.progress()
	return l.work.Bar(
		page.WorkBar{Id: "losers", Counts: "Rounds solved", Done: solved, All: all, Says: l.progressText(solved, all), RepeatName: "Compute again", Press: l.press},
		ui.PressButton("losers-csv", l.saveCSV).Disabled(solved == 0).Body(
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
		return so + ". The rest is not solved yet."
	case l.work.State == page.Finished && len(l.work.Failed) > 0:
		return so + ". " + text.Sentence(text.Counted(len(l.work.Failed), "list")) + " could not be loaded."
	case l.work.State == page.Finished:
		return so + "."
	}
	return so + "…" // it starts once the page has settled
}

// failure says why a dictionary is not solved. It is "" if nothing is wrong.
func (l *losers) failure(entry dicts.Entry) string {
	if err := l.work.Failed[entry.ID]; err != nil {
		return fmt.Sprintf("%s could not be loaded: %v. The other lists are not affected.", entry.Name, err)
	}
	return ""
}
