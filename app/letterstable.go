package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
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
