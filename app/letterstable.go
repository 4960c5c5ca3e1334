package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/solver"
)

// lettersTable lists every letter with its verdict, the plies, the words that
// remain and why. A letter is a link to where it leads.
func (e *Explorer) lettersTable() app.UI {
	s := e.scene
	var m markup
	m.open("div", "class", "letters", "id", "letters")
	m.element("h2", "Letters")
	if len(s.letter) == 0 {
		m.element("p", "No letter can be played here.", "class", "quiet")
		m.close("div")
		return app.Raw(m.String())
	}
	m.open("table")
	m.open("thead")
	m.open("tr")
	headings := []string{"Letter", "Verdict", "Plies", "Words"}
	if s.many() {
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

func (s *scene) letterRow(m *markup, l solver.Letter) {
	upper := strings.ToUpper(string(l.Letter))
	m.open("tr")
	m.open("th", "scope", "row")
	m.element("a", upper, "href", s.view.At(l.Leads.Fragment()).Address(), "class", "letter-link")
	m.close("th")
	m.open("td")
	m.element("span", s.letterSign(l)+" "+s.letterVerdict(l), "class", "pill "+s.letterClass(l))
	m.close("td")
	m.element("td", strconv.Itoa(l.Plies), "class", "number")
	m.element("td", grouped(l.Leads.Words()), "class", "number")
	if s.many() {
		m.open("td")
		for _, seat := range l.Leads.Losers().List() {
			seatChip(m, seat)
		}
		m.close("td")
	}
	m.element("td", l.Reason(s.seat, s.view.Guaranteed && s.many(), s.view.Seat), "class", "why")
	m.close("tr")
}

// seatChip is a seat's number in its colour.
func seatChip(m *markup, seat int) {
	n := strconv.Itoa(seat)
	m.element("span", n, "class", "chip seat-"+n, "title", "player "+n)
}
