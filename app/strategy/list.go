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

// list is the words of every start that pass the filter, and a button for more.
func (p *Page) list() []app.UI {
	var m markup.Writer
	m.Open("div", "class", "starts"+text.Pick(p.ShownKnowledge() != nil, " remembered", ""), "id", "starts")
	shown, all := p.writeStarts(&m, firstLines+p.moreLines)
	return []app.UI{
		app.H2().Class("sr-only").Text("Words by start"),
		app.P().ID("found").Class("quiet").Aria("live", "polite").Text(p.listNote(shown, all)),
		ui.HTML(m.HTML()),
		ui.When(shown < all, func() app.UI {
			return ui.Button("more-strategy").Class("secondary").OnClick(p.showMore).
				Text("Show " + text.Counted(min(4*board.WordsAtOnce, all-shown), "more line"))
		}),
	}
}

// firstLines is how many lines the list has before a person asks for more. It is enough for the
// usual games, and a browser lays it out at once.
const firstLines = 120

// writeStarts writes the starts in order, up to mostLines lines. It returns how many lines it
// wrote and how many there are. A line is a word or a lost start.
func (p *Page) writeStarts(m *markup.Writer, mostLines int) (shown, all int) {
	if depth := p.plan.View.Seat - 1; utf8.RuneCountInString(p.filter) > depth {
		return p.writeWords(m, string([]rune(p.filter)[:depth]))
	}
	for _, s := range p.plan.StartsBelow(p.filter) {
		lines := max(s.Size.Words, 1)
		if room := mostLines - shown; room > 0 {
			p.openStart(m, s)
			if s.Won {
				p.writeList(m, p.plan.Words(s)[:min(room, lines)])
			} else {
				m.Element("p", p.plan.LostNote(s), "class", "lost", "tabindex", "-1")
			}
			m.Close("section")
			shown += min(room, lines)
		}
		all += lines
	}
	return shown, all
}

// writeWords writes the words of one start that pass the filter.
func (p *Page) writeWords(m *markup.Writer, fragment string) (shown, all int) {
	i := p.plan.StartAt(fragment)
	if i < 0 || !p.plan.Starts[i].Won {
		return 0, 0
	}
	s := p.plan.Starts[i]
	words := slices.DeleteFunc(p.plan.Words(s), func(word solver.Position) bool {
		return !strings.HasPrefix(word.Fragment(), p.filter)
	})
	if len(words) > 0 {
		p.openStart(m, s)
		p.writeList(m, words)
	}
	return len(words), len(words)
}

func (p *Page) writeList(m *markup.Writer, words []solver.Position) {
	m.Open("ul")
	for _, word := range words {
		p.writeWord(m, word)
	}
}

func (p *Page) listNote(shown, all int) string {
	switch {
	case len(p.plan.Starts) == 0:
		return ""
	case all == 0:
		return fmt.Sprintf("No word in this strategy begins with “%s”.", dicts.Capitals(text.Shorten(p.filter)))
	case shown < all:
		return fmt.Sprintf("Showing the first %s of %s lines.", text.Grouped(shown), text.Grouped(all))
	case p.filter == "" && p.isHandful():
		return ""
	case p.filter == "" && p.plan.Won > 0:
		return p.plan.WordCounts()
	case p.filter != "":
		return fmt.Sprintf("%s %s with “%s”.", text.Counted(all, "line"), text.Agree(all, "begin"), dicts.Capitals(text.Shorten(p.filter)))
	}
	return ""
}

// openStart opens the section of a start. Its heading has the letters, as a link to the drawing,
// and how many words the start needs.
func (p *Page) openStart(m *markup.Writer, s plan.Start) {
	fragment := s.At.Fragment()
	view := p.plan.View
	class := "start"
	if fragment == view.Fragment && !p.isHandful() {
		class += " drawn"
	}
	m.Open("section", "class", class)
	m.Open("h3", "class", text.Pick(p.isHandful(), "sr-only", ""))
	if fragment == "" {
		m.Element("span", "You open", "class", "start-name")
	} else {
		m.Element("a", dicts.Capitals(fragment), "href", view.At(fragment).Address(), "class", "start-name",
			"title", "Draw the decisions after "+dicts.Capitals(fragment))
	}
	if s.Won {
		m.Element("span", text.Counted(s.Size.Words, "word"), "class", "start-size")
		p.startKnown(m, s)
	}
	m.Close("h3")
}

// writeWord writes one word: its letters as they are played, how common it is, and the reason for
// each of the player's letters.
func (p *Page) writeWord(m *markup.Writer, word solver.Position) {
	m.Open("li")
	p.wordBadge(m, word)
	p.writeLetters(m, word)
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
	from := p.provable(word.Fragment())
	m.Open("p", "class", "prove")
	m.Element("a", "Play Perfect from "+dicts.Capitals(from), "href", p.plan.View.On(address.Play).At(from).Address())
	m.Close("li")
}

// provable is the start of a word from which a player can show against Perfect that the word is known: the letters
// before the player's first one, or the letter with which the player opens.
func (p *Page) provable(word string) string {
	letters := []rune(word)
	return string(letters[:min(max(p.plan.View.Seat-1, 1), len(letters))])
}

// writeLetters writes a word as a link to the explorer. Every letter has its player's colour, and
// the plan's own are underlined.
func (p *Page) writeLetters(m *markup.Writer, word solver.Position) {
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
	shown := firstLines + p.moreLines
	p.moreLines += 4 * board.WordsAtOnce
	p.Host.Ctx().Defer(func(app.Context) { ui.FocusOn("#starts .played, #starts .lost", shown) })
}
