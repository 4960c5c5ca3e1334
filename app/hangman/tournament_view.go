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

// runPart is the tournament for the dictionary in use.
func (p *tournament) runPart() app.UI {
	scores, lengths := p.results()
	return app.Section().Class("tournament").Body(
		app.H2().Text("Your own tournament"),
		app.P().Text(fmt.Sprintf("Let them play here and now, against %s%s.", p.shelf.NameOf(p.view.Dict), withLetters(p.view.Letters))),
		p.wordsChoice(),
		p.workBar(),
		app.P().Class("quiet").ID("proof-words").Text(p.playedText(scores, lengths)),
		app.Div().Body(app.If(len(scores) > 0, func() app.UI {
			return ui.WideTable("Your own tournament, table", scoreTable(scores, p.sampled(lengths), p.measuredScores(lengths)))
		})),
	)
}

// everyChoice chooses which words are played.
func (p *tournament) wordsChoice() app.UI {
	radio := func(value, text string, chosen bool) app.UI {
		return app.Label().Body(
			app.Input().Type("radio").Name("proof-words").ID("proof-"+value).Value(value).Checked(chosen).
				Disabled(p.work.State == page.Working).OnChange(p.chooseEveryWord),
			app.Span().Text(text),
		)
	}
	return app.FieldSet().Class("chooser").Body(
		app.Legend().Class("sr-only").Text("Which words are played"),
		radio("sample", fmt.Sprintf("Up to %d words of each length, always the same", sampleWords), !p.everyWord),
		radio("every", "Every word", p.everyWord),
	)
}

// workBar shows how far the tournament is, and saves what was found.
func (p *tournament) workBar() app.UI {
	done, all := p.progress()
	const parts = 1000
	return p.work.Bar(
		page.WorkBar{Id: "proof", Counts: "Games played", Done: int(parts * done / max(all, 1)), All: parts, Says: p.progressText(done, all),
			StartName: "Run the tournament", RepeatName: "Run it again", Press: p.pressWork},
		app.Button().Type("button").ID("proof-csv").Disabled(len(p.scores[p.key()]) == 0).OnClick(p.saveCSV).Body(
			ui.Icon("download"), app.Span().Text("Save as CSV"),
		),
	)
}

func (p *tournament) progressText(done, all float64) string {
	so := fmt.Sprintf("%.0f%% played", 100*done/max(all, 1))
	switch p.work.State {
	case page.Working:
		return so + ": " + p.work.Doing + "…" + p.timeLeft(done, all)
	case page.Stopped:
		return so + ". The rest waits."
	case page.Finished:
		return text.Pick(all > 0, "All games are played.", "There are no words to play.")
	}
	return text.Pick(done > 0, so+".", "")
}

// timeLeft says how long the work may still take, going by what was done since it
// began. It says nothing while that is too little to go by.
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

// toldFirst is how long the work goes on before it is told how long it may take.
const estimateAfter = 5 * time.Second

// playedText says which words the results are about.
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
		line += fmt.Sprintf(" The table estimates how all %s of %s would come out.", text.Counted(scores[0].Words, "word"), text.Pick(len(lengths) == 1, "this length", "these lengths"))
	}
	return line
}

// measured are the scores that were measured against the words with so many
// letters, nil when other words are played: a sample is not compared.
func (p *tournament) measuredScores(lengths []int) []hangman.Score {
	if p.view.Dict != hangman.MeasuredDict || !p.everyWord {
		return nil
	}
	return measuredSum(func(letters int) bool { return slices.Contains(lengths, letters) })
}
