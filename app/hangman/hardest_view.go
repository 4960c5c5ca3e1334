package hangman

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// Body shows the words that are hardest to guess: choices, a list and advice. It always returns the
// same number of elements, so that go-app matches them up.
func (p *hardest) Body() []app.UI {
	page.KeepLink(p.host)
	found, ok := p.hardWords[p.current()]
	return []app.UI{
		app.P().Class("lead").Text("Is it your turn to choose the word? These words cost good guessers the most lives. " +
			"Every algorithm on this site played against each word until it found it."),
		p.choices(),
		app.Div().Class("work-place").Body(app.If(!ok, p.workBar)),
		app.Div().Class("columns").Body(
			ui.When(ok, func() app.UI { return ui.HTML(p.advicePart(found)) }),
			app.Div().Class("main-column").Body(app.If(ok, func() app.UI { return p.listPart(found) })),
			ui.When(p.view.Dict == hangman.MeasuredDict, p.lengthsPart),
		),
	}
}

// choices are the length, and whether to list common words only.
func (p *hardest) choices() app.UI {
	var options []ui.Option
	for letters := address.LeastLetters; letters <= dicts.MaxLetters; letters++ {
		if n := p.words().Count(letters); n > 0 || letters == p.letters() {
			options = append(options, ui.Option{Value: strconv.Itoa(letters), Text: fmt.Sprintf("%s (%s)", text.Counted(letters, "letter"), text.Counted(n, "word"))})
		}
	}
	return app.Div().Class("choices").Body(
		ui.Choice("hardest-letters", "Words with", strconv.Itoa(p.letters()), p.chooseLetters, options),
		app.Label().Class("choice").Hidden(!p.hasTiers()).Body(
			app.Input().Type("checkbox").ID("hardest-common").Checked(!p.showRare).OnChange(p.chooseCommonOnly),
			app.Span().Text("Common words only"),
		),
	)
}

// workBar shows the progress of the search.
func (p *hardest) workBar() app.UI {
	const parts = 1000
	says := fmt.Sprintf("%.0f%% played", 100*p.progress)
	switch p.work.State {
	case page.Working:
		says += "…"
	case page.Stopped:
		says += ". The words appear when the search is complete."
	}
	return p.work.Bar(page.WorkBar{Id: "hardest", Counts: "Games played", Done: int(parts * p.progress), All: parts, Says: says, Press: p.pressWork})
}
