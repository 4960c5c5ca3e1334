package hangman

import (
	"fmt"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// algorithmsPart explains each contestant in a sentence.
func algorithmList() markup.HTML {
	var m markup.Writer
	m.Open("section", "class", "algorithms", "aria-labelledby", "algorithms-head")
	m.Element("h2", "The algorithms", "id", "algorithms-head")
	m.Element("p", "Each looks at all words that still fit, and takes them for equally likely.")
	m.Open("dl")
	for _, c := range hangman.Contestants {
		text := contestantText(c)
		m.Open("div")
		m.Element("dt", text.name)
		m.Element("dd", text.how)
		if c.Algorithm == hangman.BestPlay {
			m.Element("dd", searchBound())
		}
		m.Close("div")
	}
	return m.HTML()
}

// searchBound says how far the search of the best play goes.
func searchBound() string {
	return fmt.Sprintf("The search takes up to %s words and %s steps for a letter, %s in a tournament; beyond that the most promising letters are played against all the words, and what comes of them is an estimate.",
		text.Grouped(hangman.ExactWords), text.Grouped(hangman.ExactSteps), text.Grouped(hangman.PlaySteps))
}

// hardestOfAll lists the words that were measured to be the hardest, by the lives
// that they cost.
func hardestOfAll(dict string) markup.HTML {
	var m markup.Writer
	m.Open("section", "class", "hardest-of-all", "aria-labelledby", "hardest-of-all-head")
	m.Element("h2", "The hardest words of all", "id", "hardest-of-all-head")
	m.Element("p", fmt.Sprintf("On these words of %s even best play loses %s or more, when it plays until it finds them (single letters aside):", dict, manyLives(hangman.HardLives)))
	m.Open("dl")
	var words []string
	hard := hangman.MeasuredHardest()
	for i, h := range hard {
		words = append(words, dicts.Capitals(h.Word))
		if i+1 < len(hard) && hard[i+1].Lost == h.Lost {
			continue
		}
		m.Open("div")
		m.Element("dt", manyLives(h.Lost))
		m.Element("dd", text.Listed(words))
		m.Close("div")
		words = nil
	}
	return m.HTML()
}
