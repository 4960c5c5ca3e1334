package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// listedWords is the list of the words that fit as it was written last.
type listedWords struct {
	of    *standpoint
	shown int
	html  markup.HTML
}

// words lists what fits, the first ones, and more on demand.
func (p *advisor) words() []app.UI {
	n := p.now
	shown := min(n.count, board.WordsAtOnce+p.moreWords)
	if p.listed.of != n || p.listed.shown != shown {
		p.listed = listedWords{n, shown, n.list(shown)}
	}
	title := "Words that fit"
	if n.fit != nil {
		title = text.Sentence(n.counted()) + text.Pick(n.count == 1, " fits", " fit")
	}
	note := ""
	if shown < n.count {
		note = "Here are the first " + text.Grouped(shown) + "."
	}
	more := text.Grouped(min(4*board.WordsAtOnce, n.count-shown))
	return []app.UI{
		app.H2().ID("hangman-count").Text(title),
		app.P().Class("quiet").Text(note),
		ui.HTML(p.listed.html),
		app.Button().Type("button").ID("hangman-more").Class("secondary").Hidden(shown == n.count).
			OnClick(p.showMore).Text("Show " + more + " more"),
	}
}

// list writes the first words.
func (n *standpoint) list(most int) markup.HTML {
	var m markup.Writer
	m.Open("div", "id", "hangman-words", "tabindex", "-1")
	if most > 0 {
		board.WritePages(&m, "fitting-words", n.fit.Words(), most, board.WordsAtOnce, m.Text)
	}
	return m.HTML()
}

func (p *advisor) showMore(app.Context, app.Event) {
	p.moreWords += 4 * board.WordsAtOnce
	if p.now.count <= board.WordsAtOnce+p.moreWords { // the button goes
		p.host.Ctx().Defer(func(app.Context) { ui.Focus("hangman-words") })
	}
}
