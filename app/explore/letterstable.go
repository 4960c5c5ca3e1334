package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
)

// lettersTable lists every letter with its verdict, the plies, the words that
// remain and why. A letter is a link to where it leads.
func (e *Page) lettersTable() app.UI {
	s := e.Scene
	var m text.Markup
	m.Open("div", "class", "letters", "id", "letters")
	m.Element("h2", "Letters")
	if len(s.Letter) == 0 {
		m.Element("p", s.NoLetters(), "class", "quiet")
		m.Close("div")
		return app.Raw(m.String())
	}
	m.Open("table")
	m.Open("thead")
	m.Open("tr")
	headings := []string{"Letter", "Verdict", "Best play, letters", "Words"}
	if s.ShowsLosers() {
		headings = append(headings, "Can lose")
	}
	for _, h := range append(headings, "Why") {
		m.Element("th", h, "scope", "col")
	}
	m.Close("tr")
	m.Close("thead")
	m.Open("tbody")
	for _, l := range s.Letter {
		s.LetterRow(&m, l)
	}
	m.Close("tbody")
	m.Close("table")
	m.Close("div")
	return app.Raw(m.String())
}
