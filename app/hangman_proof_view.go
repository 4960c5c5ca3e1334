package app

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver/hangman"
)

// runPart is the tournament for the dictionary in use.
func (p *proof) runPart() app.UI {
	scores, lengths := p.results()
	return app.Section().Class("tournament").Body(
		app.H2().Text("Your own tournament"),
		app.P().Text(fmt.Sprintf("Let them play here and now, against %s%s.", nameOf(p.view.Dict), withLetters(p.view.Letters))),
		p.everyChoice(),
		p.workBar(),
		app.P().Class("quiet").ID("proof-words").Text(p.playedText(scores, lengths)),
		app.Div().Body(app.If(len(scores) > 0, func() app.UI {
			return wideTable("Your own tournament, table", scoreTable(scores, p.measured(scores, lengths)))
		})),
	)
}

// everyChoice chooses which words are played.
func (p *proof) everyChoice() app.UI {
	radio := func(value, text string, chosen bool) app.UI {
		return app.Label().Body(
			app.Input().Type("radio").Name("proof-words").ID("proof-"+value).Value(value).Checked(chosen).
				Disabled(p.work.state == working).OnChange(p.chooseEvery),
			app.Span().Text(text),
		)
	}
	return app.FieldSet().Class("chooser").Body(
		app.Legend().Class("sr-only").Text("Which words are played"),
		radio("sample", fmt.Sprintf("%d words of each length, always the same", sampleWords), !p.every),
		radio("every", "Every word", p.every),
	)
}

// workBar shows how far the tournament is, and saves what was found.
func (p *proof) workBar() app.UI {
	done, all := p.progress()
	const parts = 1000
	return p.work.bar(
		workBar{id: "proof", counts: "Games played", done: int(parts * done / max(all, 1)), all: parts, says: p.progressText(done, all),
			first: "Run the tournament", again: "Run it again", press: p.press},
		app.Button().Type("button").ID("proof-csv").Disabled(len(p.found[p.tournament()]) == 0).OnClick(p.saveCSV).Body(
			icon("download"), app.Span().Text("Save as CSV"),
		),
	)
}

func (p *proof) progressText(done, all float64) string {
	so := fmt.Sprintf("%.0f %% played", 100*done/max(all, 1))
	switch p.work.state {
	case working:
		return so + ": " + p.work.doing + "…"
	case stopped:
		return so + ". The rest waits."
	case finished:
		return pick(all > 0, "All games are played.", "There are no words to play.")
	}
	return pick(done > 0, so+".", "")
}

// playedText says which words the results are about.
func (p *proof) playedText(scores []hangman.Score, lengths []int) string {
	if len(scores) == 0 {
		return ""
	}
	words := counted(scores[0].Words, "word")
	if !p.every {
		words += " of the sample" + pick(len(lengths) > 1, ", in which short and long words count alike,", "")
	}
	if len(lengths) < len(p.lengths()) {
		return fmt.Sprintf("So far %s were played, with up to %s.", words, counted(slices.Max(lengths), "letter"))
	}
	return words + pick(scores[0].Words == 1, " was", " were") + " played."
}

// measured are the scores that were measured against the same words, nil when
// none were.
func (p *proof) measured(scores []hangman.Score, lengths []int) []hangman.Score {
	if p.view.Dict != hangman.MeasuredDict {
		return nil
	}
	sum := measuredSum(func(letters int) bool { return slices.Contains(lengths, letters) })
	if sum[0].Words != scores[0].Words {
		return nil // a sample
	}
	return sum
}
