package app

import "spectrie/dicts"

// sheetSize is how large the words of a cheat sheet are printed: the fewer, the
// larger. It is a class in the stylesheet.
func (p *plan) sheetSize() string {
	switch lines := p.lines(); {
	case lines <= 10:
		return "sheet-few" // in tiles, one below the other
	case lines <= 75:
		return "sheet-page" // fits on one page
	case lines <= 125:
		return "sheet-full" // the same, in smaller letters
	case lines <= 600:
		return "sheet-pages"
	}
	return "sheet-book"
}

// cheatSheet is the plan on paper, as HTML: the start in a box and its words
// beside it, the seat's own letters bold and underlined, and what is left where
// the seat is lost. It grows with the plan, to megabytes for the last of eight
// seats.
func (p *plan) cheatSheet() string {
	m := &markup{}
	size := p.sheetSize()
	m.open("section", "class", "cheat-sheet "+size, "aria-label", "Cheat sheet")
	m.element("h2", p.heading())
	m.element("p", p.gameOf(p.dictionaryName()), "class", "sheet-game")
	m.element("p", p.known(), "class", "sheet-known")
	if p.won > 0 {
		m.element("p", p.sheetUse(), "class", "sheet-use")
		m.open("div", "class", "sheet-starts")
		for _, s := range p.starts {
			if s.won {
				p.sheetStart(m, s, size == "sheet-few")
			}
		}
		m.close("div")
	}
	if lost := p.lostStarts(); len(lost) > 0 {
		p.sheetLost(m, lost)
	}
	m.open("p", "class", "sheet-foot")
	m.element("strong", "Spectrie")
	m.text(" the word game Ghost, solved")
	m.close("p")
	m.close("section")
	return m.String()
}

// sheetUse says how the sheet is used.
func (p *plan) sheetUse() string {
	use := "When the round begins with the letters in a box, play toward the words beside it."
	switch {
	case p.view.Seat == 1:
		use = "When you open, play toward these words."
	case p.view.Seat == 2:
		use = "When player 1 opens with the letter in a box, play toward the words beside it."
	}
	return use + " Your own letters are underlined; whoever completes a word loses."
}

// sheetStart writes a start and its words, letter by letter where there is room
// for tiles.
func (p *plan) sheetStart(m *markup, s start, tiles bool) {
	const long = 16 // words that cannot be asked to stay together
	m.open("div", "class", "sheet-start"+pick(s.size.Words > long, " sheet-long", ""))
	if from := s.at.Fragment(); from != "" {
		m.element("b", dicts.Capitals(from), "class", "sheet-box")
	}
	m.open("ul")
	for word := range p.best.Words(s.at) {
		m.open("li")
		for depth, r := range []rune(word.Fragment()) {
			switch {
			case p.mine(depth):
				m.element("b", string(r))
			case tiles:
				m.element("span", string(r))
			default:
				m.text(string(r))
			}
		}
		m.close("li")
		m.text(" ") // where a line may break
	}
	m.close("ul")
	m.close("div")
}

// sheetLost writes the lost starts in as few lines as they need.
func (p *plan) sheetLost(m *markup, lost []start) {
	m.open("div", "class", "sheet-lost")
	m.open("p")
	m.element("strong", p.lost()+p.lostWhere()+".")
	m.text(" Your best chances:")
	for i, s := range lost {
		m.text(pick(i > 0, "; ", " "))
		m.open("span")
		if from := s.at.Fragment(); from != "" {
			m.element("b", dicts.Capitals(from))
			m.text(" → ")
		}
		m.text(p.chanceAt(s))
		m.close("span")
	}
	m.text(". " + chanceModel)
	m.close("p")
	m.close("div")
}
