package plan

import (
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
)

// CheatSheet is the plan on paper, as HTML. Every start is in a box with its words beside it, and
// the player's own letters are bold and underlined. Lost starts have their best chances. The sheet
// grows with the plan, to megabytes for the last of eight players.
func (p *Plan) CheatSheet() markup.HTML {
	m := &markup.Writer{}
	size := p.sheetSize()
	m.Open("section", "class", "cheat-sheet "+size, "aria-label", "Cheat sheet")
	m.Element("h2", p.heading())
	m.Element("p", p.gameOf(p.dictionaryName()), "class", "sheet-game")
	m.Element("p", p.overview(), "class", "sheet-known")
	if p.Won > 0 {
		m.Element("p", p.sheetUse(), "class", "sheet-use")
		m.Open("div", "class", "sheet-starts")
		for _, s := range p.Starts {
			if s.Won {
				p.sheetStart(m, s, size == "sheet-few")
			}
		}
		m.Close("div")
	}
	if lost := p.lostStarts(); len(lost) > 0 {
		p.sheetLost(m, lost)
	}
	m.Open("p", "class", "sheet-foot")
	m.Element("strong", "Spectrie")
	m.Text(" the word game Ghost, solved")
	return m.HTML()
}

// sheetSize is the class in the stylesheet for the size of the print. The fewer words, the larger
// they are.
func (p *Plan) sheetSize() string {
	switch lines := p.Lines(); {
	case lines <= 10:
		return "sheet-few" // in tiles, one below the other
	case lines <= 75:
		return "sheet-page" // fits on one page
	case lines <= 125:
		return "sheet-full" // one page too, in smaller letters
	case lines <= 600:
		return "sheet-pages"
	}
	return "sheet-book"
}

func (p *Plan) sheetUse() string {
	use := "When the round begins with the letters in a box, play toward the words beside it."
	switch {
	case p.View.Seat == 1:
		use = "When you open, play toward these words."
	case p.View.Seat == 2:
		use = "When player 1 opens with the letter in a box, play toward the words beside it."
	}
	return use + " Your letters are underlined. Whoever completes a word loses."
}

// sheetStart writes a start and its words. With tiles, every letter is a box of its own.
func (p *Plan) sheetStart(m *markup.Writer, s Start, tiles bool) {
	const long = 16 // a start with more words may break across pages
	m.Open("div", "class", "sheet-start"+text.Pick(s.Size.Words > long, " sheet-long", ""))
	if from := s.At.Fragment(); from != "" {
		m.Element("b", dicts.Capitals(from), "class", "sheet-box")
	}
	m.Open("ul")
	for word := range p.Best.Words(s.At) {
		m.Open("li")
		for depth, r := range []rune(word.Fragment()) {
			switch {
			case p.ownTurn(depth):
				m.Element("b", string(r))
			case tiles:
				m.Element("span", string(r))
			default:
				m.Text(string(r))
			}
		}
		m.Close("li")
		m.Text(" ") // where a line may break
	}
	m.Close("ul")
	m.Close("div")
}

// sheetLost writes the lost starts in as few lines as possible.
func (p *Plan) sheetLost(m *markup.Writer, lost []Start) {
	m.Open("div", "class", "sheet-lost")
	m.Open("p")
	m.Element("strong", p.lostVerdict()+p.lostWhere()+".")
	m.Text(" Your best chances:")
	for i, s := range lost {
		m.Text(text.Pick(i > 0, "; ", " "))
		m.Open("span")
		if from := s.At.Fragment(); from != "" {
			m.Element("b", dicts.Capitals(from))
			m.Text(" → ")
		}
		m.Text(p.chanceAt(s))
		m.Close("span")
	}
	m.Text(". " + ChanceModel)
	m.Close("p")
	m.Close("div")
}
