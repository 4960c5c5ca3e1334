package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// listedWords caches the HTML of the list of words that fit.
type listedWords struct {
	analysis *analysis
	shown    int
	html     markup.HTML
}

// fittingWords lists the first words that fit, and more on demand.
func (p *advisor) fittingWords() []app.UI {
	a := p.analysis
	shown := min(a.count, board.WordsAtOnce+p.moreWords)
	if p.listedWords.analysis != a || p.listedWords.shown != shown {
		p.listedWords = listedWords{a, shown, a.wordsHTML(shown)}
	}
	title := "Words that fit"
	if a.fit != nil {
		title = text.Sentence(a.countText()) + text.Pick(a.count == 1, " fits", " fit")
	}
	note := ""
	if shown < a.count {
		note = "These are the first " + text.Grouped(shown) + "."
	}
	more := text.Grouped(min(4*board.WordsAtOnce, a.count-shown))
	return []app.UI{
		app.H2().ID("hangman-count").Text(title),
		app.P().Class("quiet").Text(note),
		ui.HTML(p.listedWords.html),
		ui.Button("hangman-more").Class("secondary").Hidden(shown == a.count).
			OnClick(p.showMoreWords).Text("Show " + more + " more"),
	}
}

// wordsHTML writes the first words.
func (a *analysis) wordsHTML(most int) markup.HTML {
	var m markup.Writer
	m.Open("div", "id", "hangman-words", "tabindex", "-1")
	if most > 0 {
		board.WritePages(&m, "fitting-words", a.fit.Words(), most, board.WordsAtOnce, m.Text)
	}
	return m.HTML()
}

func (p *advisor) showMoreWords(app.Context, app.Event) {
	p.moreWords += 4 * board.WordsAtOnce
	if p.analysis.count <= board.WordsAtOnce+p.moreWords { // the button is gone
		p.host.Ctx().Defer(func(app.Context) { ui.Focus("hangman-words") })
	}
}
