package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// lettersTable lists every letter with its verdict, the plies, the words that
// remain and why. A letter is a link to where it leads.
func (e *explorer) lettersTable() app.UI {
	s := e.scene
	var m markup
	m.open("div", "class", "letters", "id", "letters")
	m.element("h2", "Letters")
	if len(s.letter) == 0 {
		m.element("p", s.noLetters(), "class", "quiet")
		m.close("div")
		return app.Raw(m.String())
	}
	m.open("table")
	m.open("thead")
	m.open("tr")
	headings := []string{"Letter", "Verdict", "Best play, letters", "Words"}
	if s.showsLosers() {
		headings = append(headings, "Can lose")
	}
	for _, h := range append(headings, "Why") {
		m.element("th", h, "scope", "col")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, l := range s.letter {
		s.letterRow(&m, l)
	}
	m.close("tbody")
	m.close("table")
	m.close("div")
	return app.Raw(m.String())
}

// noLetters says why the table is empty.
func (s *scene) noLetters() string {
	if s.pos.Over() {
		return "The round is over. Take letters back with Backspace, or start again at ∅."
	}
	return "No letter can be played here."
}

func (s *scene) letterRow(m *markup, l solver.Letter) {
	upper := dicts.Capitals(string(l.Letter))
	m.open("tr")
	m.open("th", "scope", "row")
	m.element("a", upper, "href", s.view.At(l.Leads.Fragment()).Address(), "class", "letter-link")
	m.close("th")
	m.open("td")
	m.element("span", s.letterSign(l)+" "+s.letterVerdict(l), "class", "pill "+s.letterClass(l))
	m.close("td")
	m.element("td", strconv.Itoa(l.Plies), "class", "number", "title", "until the round ends in best play, this letter included")
	m.element("td", grouped(l.Leads.Words()), "class", "number")
	if s.showsLosers() {
		m.open("td")
		for _, seat := range l.Leads.Losers().List() {
			seatChip(m, seat)
		}
		m.close("td")
	}
	m.element("td", s.why(l), "class", "why")
	m.close("tr")
}

// showsLosers reports whether who can lose in rational play is worth a column:
// with two players the verdict says it, and guarantees are another matter.
func (s *scene) showsLosers() bool { return s.many() && !s.view.Guaranteed }

// why explains a letter's verdict: a winning one by the answers that it leaves,
// any other by a line of play.
func (s *scene) why(l solver.Letter) string {
	if !s.many() && s.pos.Mover() == s.seat && l.Outcome == solver.Wins {
		if answers := s.answers(l.Leads); answers != "" {
			return "every reply has an answer: " + answers + "; best play ends with " + dicts.Capitals(l.End.Fragment())
		}
	}
	return l.Reason(s.seat, s.view.Guaranteed, s.view.Seat)
}

// seatChip is a seat's number in its colour.
func seatChip(m *markup, seat int) {
	n := strconv.Itoa(seat)
	m.element("span", n, "class", "chip seat-"+n, "title", "player "+n)
}
