package app

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// linesAtOnce is how many lines the list begins with before asking for more: all
// of the usual games, and no more than a browser lays out in a moment.
const linesAtOnce = 120

// list is the words of every start, as far as the filter lets them through, and
// a button for more.
func (p *strategy) list() []app.UI {
	var m markup
	shown, all := p.writeStarts(&m, linesAtOnce+p.more)
	return []app.UI{
		app.H2().Class("sr-only").Text("Words by start"),
		app.P().ID("found").Class("quiet").Aria("live", "polite").Text(p.foundNote(shown, all)),
		app.Raw(`<div class="starts` + pick(p.visible() != nil, " remembered", "") + `" id="starts">` + m.String() + `</div>`),
		app.Div().Body(app.If(shown < all, func() app.UI {
			return app.Button().Type("button").ID("more-strategy").Class("secondary").OnClick(p.showMore).
				Text("Show " + grouped(min(4*wordsAtOnce, all-shown)) + " more")
		})),
	}
}

// writeStarts writes the starts in order until most lines are used, and counts
// the lines written and those that there are. A line is a word or a lost start.
func (p *strategy) writeStarts(m *markup, most int) (shown, all int) {
	if depth := p.plan.view.Seat - 1; utf8.RuneCountInString(p.find) > depth {
		return p.writeWords(m, string([]rune(p.find)[:depth]))
	}
	for _, s := range p.plan.startsBelow(p.find) {
		lines := max(s.size.Words, 1)
		if left := most - shown; left > 0 {
			p.startHead(m, s)
			if s.won {
				p.writeList(m, p.plan.words(s)[:min(left, lines)])
			} else {
				m.element("p", p.plan.lostNote(s), "class", "lost", "tabindex", "-1")
			}
			m.close("section")
			shown += min(left, lines)
		}
		all += lines
	}
	return shown, all
}

// writeWords writes the words of one start that begin as the filter says.
func (p *strategy) writeWords(m *markup, fragment string) (shown, all int) {
	i := p.plan.startAt(fragment)
	if i < 0 || !p.plan.starts[i].won {
		return 0, 0
	}
	s := p.plan.starts[i]
	words := slices.DeleteFunc(p.plan.words(s), func(word solver.Position) bool {
		return !strings.HasPrefix(word.Fragment(), p.find)
	})
	if len(words) > 0 {
		p.startHead(m, s)
		p.writeList(m, words)
		m.close("section")
	}
	return len(words), len(words)
}

func (p *strategy) writeList(m *markup, words []solver.Position) {
	m.open("ul")
	for _, word := range words {
		p.word(m, word)
	}
	m.close("ul")
}

func (p *strategy) foundNote(shown, all int) string {
	switch {
	case len(p.plan.starts) == 0:
		return ""
	case all == 0:
		return fmt.Sprintf("No word of this strategy begins with “%s”.", dicts.Capitals(shorten(p.find)))
	case shown < all:
		return fmt.Sprintf("The first %s of %s lines.", grouped(shown), grouped(all))
	case p.find == "" && p.plan.won > 0:
		return p.plan.tally()
	case p.find != "":
		return fmt.Sprintf("%s that %s with “%s”.", counted(all, "line"), agree(all, "begin"), dicts.Capitals(shorten(p.find)))
	}
	return ""
}

// startHead opens the section of a start: its letters, which lead to its tree,
// and how many words it needs.
func (p *strategy) startHead(m *markup, s start) {
	fragment := s.at.Fragment()
	view := p.plan.view
	class := "start"
	if fragment == view.Fragment {
		class += " drawn"
	}
	m.open("section", "class", class)
	m.open("h3")
	if fragment == "" {
		m.element("span", "You open", "class", "start-name")
	} else {
		m.element("a", dicts.Capitals(fragment), "href", view.At(fragment).Address(), "class", "start-name",
			"title", "Draw the decisions after "+dicts.Capitals(fragment))
	}
	if s.won {
		m.element("span", counted(s.size.Words, "word"), "class", "start-size")
		p.startLearnt(m, s)
	}
	m.close("h3")
}

// word writes one word: its letters as they are played, how common it is, and
// why each of the seat's letters is what it is.
func (p *strategy) word(m *markup, word solver.Position) {
	m.open("li")
	p.wordBadge(m, word)
	p.played(m, word)
	m.element("span", commonness(p.plan.tier(word)), "class", "tier")
	m.open("details")
	m.element("summary", "why")
	m.open("ol")
	for _, d := range p.plan.decisions(word) {
		m.open("li")
		if at := d.At.Fragment(); at != "" {
			m.text("After " + dicts.Capitals(at) + ", ")
		}
		m.element("b", letterOf(d.Plays))
		m.text(" " + p.plan.reason(d) + ".")
		m.close("li")
	}
	m.element("li", "Then "+p.plan.ending(word)+".")
	m.close("ol")
	m.close("details")
	m.close("li")
}

// played is a word letter by letter, each with the colour of the seat that plays
// it, and the plan's own underlined. It leads to the explorer.
func (p *strategy) played(m *markup, word solver.Position) {
	view := p.plan.view
	m.open("a", "class", "played", "href", view.On(Explore).At(word.Fragment()).Address())
	for i, letter := range []rune(word.Fragment()) {
		seat := view.Rules.Mover(i)
		class := fmt.Sprintf("seat-%d", seat)
		tag := "span"
		if seat == view.Seat {
			tag, class = "b", class+" own"
		}
		m.element(tag, dicts.Capitals(string(letter)), "class", class)
	}
	m.close("a")
}

func (p *strategy) showMore(app.Context, app.Event) {
	shown := linesAtOnce + p.more
	p.more += 4 * wordsAtOnce
	p.Ctx().Defer(func(app.Context) { focusOn("#starts .played, #starts .lost", shown) })
}
