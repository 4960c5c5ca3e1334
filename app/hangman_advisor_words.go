package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// listedWords is the list of the words that fit as it was written last.
type listedWords struct {
	of    *standpoint
	shown int
	html  string
}

// words lists what fits, the first ones, and more on demand.
func (p *advisor) words() []app.UI {
	n := p.now
	shown := min(n.count, wordsAtOnce+p.moreWords)
	if p.listed.of != n || p.listed.shown != shown {
		p.listed = listedWords{n, shown, n.list(shown)}
	}
	title := "Words that fit"
	if n.fit != nil {
		title = sentence(n.counted()) + pick(n.count == 1, " fits", " fit")
	}
	note := ""
	if shown < n.count {
		note = "Here are the first " + grouped(shown) + "."
	}
	more := grouped(min(4*wordsAtOnce, n.count-shown))
	return []app.UI{
		app.H2().ID("hangman-count").Text(title),
		app.P().Class("quiet").Text(note),
		app.Raw(p.listed.html),
		app.Button().Type("button").ID("hangman-more").Class("secondary").Hidden(shown == n.count).
			OnClick(p.showMore).Text("Show " + more + " more"),
	}
}

// list writes the first words. Each page of them is a list of its own, so that
// none moves when the next one comes.
func (n *standpoint) list(most int) string {
	var m markup
	m.open("div", "id", "hangman-words", "tabindex", "-1")
	i, page := 0, 0 // words written, and where the page ends
	if most > 0 {
		for word := range n.fit.Words() {
			if i == page {
				if page > 0 {
					m.close("ol")
					page += 3 * wordsAtOnce
				}
				m.open("ol", "class", "fitting-words", "start", strconv.Itoa(i+1))
				page += wordsAtOnce
			}
			m.element("li", word)
			if i++; i == most {
				break
			}
		}
		m.close("ol")
	}
	m.close("div")
	return m.String()
}

func (p *advisor) showMore(app.Context, app.Event) {
	p.moreWords += 4 * wordsAtOnce
	if p.now.count <= wordsAtOnce+p.moreWords { // the button goes
		p.Ctx().Defer(func(app.Context) { focus("hangman-words") })
	}
}
