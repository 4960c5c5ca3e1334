package strategy

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// linesAtOnce is how many lines the list begins with before asking for more: all
// of the usual games, and no more than a browser lays out in a moment.
const linesAtOnce = 120

// list is the words of every start, as far as the filter lets them through, and
// a button for more.
func (p *Page) list() []app.UI {
	var m markup.Writer
	m.Open("div", "class", "starts"+text.Pick(p.Visible() != nil, " remembered", ""), "id", "starts")
	shown, all := p.writeStarts(&m, linesAtOnce+p.more)
	return []app.UI{
		app.H2().Class("sr-only").Text("Words by start"),
		app.P().ID("found").Class("quiet").Aria("live", "polite").Text(p.foundNote(shown, all)),
		ui.HTML(m.HTML()),
		app.Div().Body(app.If(shown < all, func() app.UI {
			return app.Button().Type("button").ID("more-strategy").Class("secondary").OnClick(p.showMore).
				Text("Show " + text.Grouped(min(4*board.WordsAtOnce, all-shown)) + " more")
		})),
	}
}

// writeStarts writes the starts in order until most lines are used, and counts
// the lines written and those that there are. A line is a word or a lost start.
func (p *Page) writeStarts(m *markup.Writer, most int) (shown, all int) {
	if depth := p.plan.View.Seat - 1; utf8.RuneCountInString(p.find) > depth {
		return p.writeWords(m, string([]rune(p.find)[:depth]))
	}
	for _, s := range p.plan.StartsBelow(p.find) {
		lines := max(s.Size.Words, 1)
		if left := most - shown; left > 0 {
			p.startHead(m, s)
			if s.Won {
				p.writeList(m, p.plan.Words(s)[:min(left, lines)])
			} else {
				m.Element("p", p.plan.LostNote(s), "class", "lost", "tabindex", "-1")
			}
			m.Close("section")
			shown += min(left, lines)
		}
		all += lines
	}
	return shown, all
}

// writeWords writes the words of one start that begin as the filter says.
func (p *Page) writeWords(m *markup.Writer, fragment string) (shown, all int) {
	i := p.plan.StartAt(fragment)
	if i < 0 || !p.plan.Starts[i].Won {
		return 0, 0
	}
	s := p.plan.Starts[i]
	words := slices.DeleteFunc(p.plan.Words(s), func(word solver.Position) bool {
		return !strings.HasPrefix(word.Fragment(), p.find)
	})
	if len(words) > 0 {
		p.startHead(m, s)
		p.writeList(m, words)
		m.Close("section")
	}
	return len(words), len(words)
}

func (p *Page) writeList(m *markup.Writer, words []solver.Position) {
	m.Open("ul")
	for _, word := range words {
		p.word(m, word)
	}
	m.Close("ul")
}

func (p *Page) foundNote(shown, all int) string {
	switch {
	case len(p.plan.Starts) == 0:
		return ""
	case all == 0:
		return fmt.Sprintf("No word of this strategy begins with “%s”.", dicts.Capitals(text.Shorten(p.find)))
	case shown < all:
		return fmt.Sprintf("The first %s of %s lines.", text.Grouped(shown), text.Grouped(all))
	case p.find == "" && p.plan.Won > 0:
		return p.plan.Tally()
	case p.find != "":
		return fmt.Sprintf("%s that %s with “%s”.", text.Counted(all, "line"), text.Agree(all, "begin"), dicts.Capitals(text.Shorten(p.find)))
	}
	return ""
}

// startHead opens the section of a start: its letters, which lead to its tree,
// and how many words it needs.
func (p *Page) startHead(m *markup.Writer, s plan.Start) {
	fragment := s.At.Fragment()
	view := p.plan.View
	class := "start"
	if fragment == view.Fragment {
		class += " drawn"
	}
	m.Open("section", "class", class)
	m.Open("h3")
	if fragment == "" {
		m.Element("span", "You open", "class", "start-name")
	} else {
		m.Element("a", dicts.Capitals(fragment), "href", view.At(fragment).Address(), "class", "start-name",
			"title", "Draw the decisions after "+dicts.Capitals(fragment))
	}
	if s.Won {
		m.Element("span", text.Counted(s.Size.Words, "word"), "class", "start-size")
		p.startLearnt(m, s)
	}
	m.Close("h3")
}

// word writes one word: its letters as they are played, how common it is, and
// why each of the seat's letters is what it is.
func (p *Page) word(m *markup.Writer, word solver.Position) {
	m.Open("li")
	p.wordBadge(m, word)
	p.played(m, word)
	m.Element("span", text.Commonness(p.plan.Tier(word)), "class", "tier")
	m.Open("details")
	m.Element("summary", "why")
	m.Open("ol")
	for _, d := range p.plan.Decisions(word) {
		m.Open("li")
		if at := d.At.Fragment(); at != "" {
			m.Text("After " + dicts.Capitals(at) + ", ")
		}
		m.Element("b", plan.LetterOf(d.Plays))
		m.Text(" " + p.plan.Reason(d) + ".")
		m.Close("li")
	}
	m.Element("li", "Then "+p.plan.Ending(word)+".")
	m.Close("ol")
	m.Close("details")
	m.Close("li")
}

// played is a word letter by letter, each with the colour of the seat that plays
// it, and the plan's own underlined. It leads to the explorer.
func (p *Page) played(m *markup.Writer, word solver.Position) {
	view := p.plan.View
	m.Open("a", "class", "played", "href", view.On(address.Explore).At(word.Fragment()).Address())
	for i, letter := range []rune(word.Fragment()) {
		seat := view.Rules.Mover(i)
		capital, class := dicts.Capitals(string(letter)), fmt.Sprintf("seat-%d", seat)
		if seat == view.Seat {
			m.Element("b", capital, "class", class+" own")
		} else {
			m.Element("span", capital, "class", class)
		}
	}
	m.Close("a")
}

func (p *Page) showMore(app.Context, app.Event) {
	shown := linesAtOnce + p.more
	p.more += 4 * board.WordsAtOnce
	p.Host.Ctx().Defer(func(app.Context) { ui.FocusOn("#starts .played, #starts .lost", shown) })
}
