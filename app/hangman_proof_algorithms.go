package app

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// algorithmsPart explains each contestant in a sentence.
func algorithmsPart() string {
	var m markup
	m.open("section", "class", "algorithms", "aria-labelledby", "algorithms-head")
	m.element("h2", "The algorithms", "id", "algorithms-head")
	m.element("p", "Each looks at all words that still fit, and takes them for equally likely.")
	m.open("dl")
	for _, c := range hangman.Contestants {
		text := contestantText(c)
		m.open("div")
		m.element("dt", text.name)
		m.element("dd", text.how)
		if c.Algorithm == hangman.BestPlay {
			m.element("dd", searchBound())
		}
		m.close("div")
	}
	m.close("dl")
	m.close("section")
	return m.String()
}

// searchBound says how far the search of the best play goes.
func searchBound() string {
	return fmt.Sprintf("The search takes up to %s words and %s steps for a letter, %s in a tournament; beyond that the most promising letters are played against all the words, and what comes of them is an estimate.",
		grouped(hangman.ExactWords), grouped(hangman.ExactSteps), grouped(hangman.PlaySteps))
}

// hardestOfAll lists the words that were measured to be the hardest, by the lives
// that they cost.
func hardestOfAll(dict string) string {
	var m markup
	m.open("section", "class", "hardest-of-all", "aria-labelledby", "hardest-of-all-head")
	m.element("h2", "The hardest words of all", "id", "hardest-of-all-head")
	m.element("p", fmt.Sprintf("On these words of %s even best play loses %s or more, when it plays until it finds them (single letters aside):", dict, manyLives(hangman.HardLives)))
	m.open("dl")
	var words []string
	hard := hangman.MeasuredHardest()
	for i, h := range hard {
		words = append(words, dicts.Capitals(h.Word))
		if i+1 < len(hard) && hard[i+1].Lost == h.Lost {
			continue
		}
		m.open("div")
		m.element("dt", manyLives(h.Lost))
		m.element("dd", listed(words))
		m.close("div")
		words = nil
	}
	m.close("dl")
	m.close("section")
	return m.String()
}
