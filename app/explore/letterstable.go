package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/ui"
)

// lettersTable lists every letter with its verdict, the plies, the words that
// remain and why. A letter is a link to where it leads.
func (e *Page) lettersTable() app.UI {
	s := e.Scene
	var m markup.Writer
	m.Open("div", "class", "letters", "id", "letters")
	m.Element("h2", "Letters")
	if len(s.Letter) == 0 {
		m.Element("p", s.NoLetters(), "class", "quiet")
		return ui.HTML(m.HTML())
	}
	m.Add(s.LetterTable())
	return ui.HTML(m.HTML())
}
