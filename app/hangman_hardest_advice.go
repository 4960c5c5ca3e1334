package app

import (
	"fmt"
	"strings"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// examples is how many words a sentence names.
const examples = 5

// advice tells whoever chooses the word how many words win with how many lives.
func (p *hardest) advice(found []hardWord) string {
	words := p.listed(found)
	var m markup
	m.open("section", "class", "hardest-advice", "aria-labelledby", "advice-head")
	m.element("h2", "What to choose", "id", "advice-head")
	if len(words) == 0 {
		m.element("p", "There are no such "+p.noun()+"s.")
		m.close("section")
		return m.String()
	}
	m.element("p", fmt.Sprintf(pick(len(words) == 1, "There is %s with %s:", "Of the %s with %s, when best play is told the lives:"), counted(len(words), p.noun()), counted(p.letters(), "letter")))
	m.open("ul")
	for at, lives := range hangman.Lives {
		m.open("li")
		m.element("strong", "With "+manyLives(lives)+" ")
		writeDefeats(&m, words, at, p.noun())
		m.close("li")
	}
	m.close("ul")
	m.open("p")
	m.text("Which letter would you guess? ")
	view := p.view.On(Hangman)
	view.Template = strings.Repeat("_", p.letters())
	m.element("a", "Ask the advisor about "+counted(p.letters(), "blank"), "href", view.Address())
	m.close("p")
	m.close("section")
	return m.String()
}

// writeDefeats counts the words on which every algorithm loses so many lives, and
// names some: where there are any, such as are not named with more lives.
func writeDefeats(m *markup, words []hardWord, at int, noun string) {
	var defeat, others []string
	for i := range words {
		least, capitals := words[i].Least, dicts.Capitals(words[i].Word)
		switch {
		case least < hangman.Lives[at]:
			continue
		case at+1 < len(hangman.Lives) && least >= hangman.Lives[at+1]:
			others = append(others, capitals)
		default:
			defeat = append(defeat, capitals)
		}
	}
	n := len(defeat) + len(others)
	named := append(defeat, others...)
	switch {
	case n == 0:
		m.text("no " + noun + " beats every algorithm.")
	case n <= examples:
		m.element("b", listed(named))
		m.text(pick(n == 1, " beats", " beat") + " every algorithm.")
	default:
		m.text(counted(n, noun) + " beat every algorithm, such as ")
		m.element("b", listed(named[:examples]))
		m.text(".")
	}
}
