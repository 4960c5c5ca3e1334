package hangman

import (
	"fmt"
	"strings"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// advicePart says how many words beat every algorithm with each number of lives.
func (p *hardest) advicePart(found []hardWord) markup.HTML {
	words := p.listed(found)
	var m markup.Writer
	m.Open("section", "class", "hardest-advice", "aria-labelledby", "advice-head")
	m.Element("h2", "What to choose", "id", "advice-head")
	if len(words) == 0 {
		m.Element("p", "There are no such "+p.noun()+"s.")
		return m.HTML()
	}
	m.Element("p", fmt.Sprintf(text.Pick(len(words) == 1, "There is %s with %s:", "Of the %s with %s, if best play knows the number of lives:"), text.Counted(len(words), p.noun()), text.Counted(p.letters(), "letter")))
	m.Open("ul")
	for at, lives := range hangman.Lives {
		m.Open("li")
		m.Element("strong", "With "+manyLives(lives)+" ")
		writeDefeats(&m, words, at, p.noun())
		m.Close("li")
	}
	m.Close("ul")
	m.Open("p")
	m.Text("Which letter would you guess? ")
	view := p.view.On(address.Hangman)
	view.Template = strings.Repeat("_", p.letters())
	m.Element("a", "Ask the advisor about "+text.Counted(p.letters(), "blank"), "href", view.Address())
	return m.HTML()
}

// mostExamples is how many words a sentence names.
const mostExamples = 5

// writeDefeats counts the words on which every algorithm loses all of that many lives, and
// names some. It prefers words that survive no greater number of lives, because those are
// named there.
func writeDefeats(m *markup.Writer, words []hardWord, at int, noun string) {
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
		m.Text("no " + noun + " beats every algorithm.")
	case n <= mostExamples:
		m.Element("b", text.Listed(named))
		m.Text(text.Pick(n == 1, " beats", " beat") + " every algorithm.")
	default:
		m.Text(text.Counted(n, noun) + " beat every algorithm, such as ")
		m.Element("b", text.Listed(named[:mostExamples]))
		m.Text(".")
	}
}
