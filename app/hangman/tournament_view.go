package hangman

import (
	"fmt"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// runPart is the section in which a person runs the tournament on the dictionary in use.
func (p *tournament) runPart() app.UI {
	scores, lengths := p.results()
	return app.Section().Class("tournament").Body(
		app.H2().Text("Your own tournament"),
		app.P().Text(fmt.Sprintf("Let the algorithms play against %s%s on this device.", p.shelf.NameOf(p.view.Dict), withLetters(p.view.Letters))),
		p.wordsChoice(),
		p.workBar(),
		app.P().Class("quiet").ID("tournament-words").Text(p.playedText(scores, lengths)),
		ui.When(len(scores) > 0, func() app.UI {
			return ui.WideTable("Your own tournament, table", scoreTable(scores, p.sampled(lengths), p.measuredScores(lengths)))
		}),
	)
}

// wordsChoice chooses between a sample and every word.
func (p *tournament) wordsChoice() app.UI {
	radio := func(value, text string, chosen bool) app.UI {
		return app.Label().Body(
			app.Input().Type("radio").Name("tournament-words").ID("tournament-"+value).Value(value).Checked(chosen).
				Disabled(p.work.State == page.Working).OnChange(ui.Value(p.chooseWords)),
			app.Span().Text(text),
		)
	}
	return app.FieldSet().Class("chooser").Body(
		app.Legend().Class("sr-only").Text("Which words to play"),
		radio("sample", fmt.Sprintf("Up to %d words of each length, always the same", sampleWords), !p.everyWord),
		radio("every", "Every word", p.everyWord),
	)
}

// workBar shows the progress of the tournament, and saves the results.
func (p *tournament) workBar() app.UI {
	done, all := p.progress()
	const parts = 1000
	return p.work.Bar(
		page.WorkBar{Id: "tournament", Counts: "Games played", Done: int(parts * done / max(all, 1)), All: parts, Says: p.progressText(done, all),
			StartName: "Run the tournament", RepeatName: "Run it again", Press: p.pressWork},
		ui.PressButton("tournament-csv", p.saveCSV).Disabled(len(p.scores[p.key()]) == 0).Body(
			ui.Icon("download"), app.Span().Text("Save as CSV"),
		),
	)
}

func (p *tournament) progressText(done, all float64) string {
	progress := fmt.Sprintf("%.0f%% played", 100*done/max(all, 1))
	switch p.work.State {
	case page.Working:
		return progress + ": " + p.work.Doing + "…" + p.timeLeft(done, all)
	case page.Stopped:
		return progress + " so far."
	case page.Finished:
		return text.Pick(all > 0, "All games have been played.", "There are no words to play.")
	}
	return text.Pick(done > 0, progress+".", "")
}

// timeLeft estimates how long the work will still take. It says nothing until enough work
// has been done.
func (p *tournament) timeLeft(done, all float64) string {
	since := p.host.Now().Sub(p.workBegan)
	if since < estimateAfter || done <= p.doneBefore {
		return ""
	}
	left := time.Duration(float64(since) * (all - done) / (done - p.doneBefore))
	if left < time.Minute {
		return " Less than a minute is left."
	}
	return " About " + text.Took(left) + " left."
}

// estimateAfter is how long the work runs before timeLeft gives an estimate.
const estimateAfter = 5 * time.Second

// playedText says which words the results cover.
func (p *tournament) playedText(scores []hangman.Score, lengths []int) string {
	if len(scores) == 0 {
		return ""
	}
	played := 0
	for _, letters := range lengths {
		played += p.wordsPlayed(letters)
	}
	words, were := text.Counted(played, "word"), text.Pick(played == 1, "was", "were")
	line := fmt.Sprintf("%s %s played.", words, were)
	if len(lengths) < len(p.lengths()) {
		line = fmt.Sprintf("So far %s %s played, with up to %s.", words, were, text.Counted(slices.Max(lengths), "letter"))
	}
	if p.sampled(lengths) {
		line += fmt.Sprintf(" The table estimates the result for all %s of %s.", text.Counted(scores[0].Words, "word"), text.Pick(len(lengths) == 1, "this length", "these lengths"))
	}
	return line
}

// measuredScores are the measured scores for these lengths. They are nil for another
// dictionary or a sample, which cannot be compared.
func (p *tournament) measuredScores(lengths []int) []hangman.Score {
	if p.view.Dict != hangman.MeasuredDict || !p.everyWord {
		return nil
	}
	return measuredSum(func(letters int) bool { return slices.Contains(lengths, letters) })
}
