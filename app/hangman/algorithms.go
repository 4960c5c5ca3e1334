package hangman

import (
	"fmt"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// algorithmText describes an algorithm to people.
type algorithmText struct {
	short string // name for a narrow column
	name  string
	how   string // how it chooses a letter, as a sentence
	value string // what its ratings measure
}

// contestantText describes a contestant of the tournament.
func contestantText(c hangman.Contestant) algorithmText {
	if c.Opening != 0 {
		first := dicts.Capitals(string(c.Opening))
		return algorithmText{short: "#4 " + first, name: "#4, with " + first + " first",
			how: fmt.Sprintf("Like #4, but always tries %s first, as the classic advisors do.", first)}
	}
	return algorithmTexts[c.Algorithm]
}

// algorithmTexts describes each algorithm.
var algorithmTexts = [...]algorithmText{
	hangman.MostFilled:        {"#1", "#1, most blanks", "Tries the letter that fills the most blanks on average.", "blanks the letter fills"},
	hangman.MostFilledLost:    {"#2", "#2, blanks per life", "Tries the letter that fills the most blanks for each life that it costs.", "blanks filled for each life lost"},
	hangman.MostFilledTwo:     {"#3", "#3, blanks, two letters", "Like #1, but looks at pairs of letters: it tries the first letter of the pair that fills the most blanks.", "like #1, with the best second letter"},
	hangman.MostFilledLostTwo: {"#4", "#4, per life, two letters", "Like #2, but looks at pairs of letters: it tries the first letter of the pair that fills the most blanks for each life that the pair costs.", "like #2, with the best second letter"},
	hangman.MostHit:           {"Most words", "Most words", "Tries the letter that the most words have.", "share of the words that have it"},
	hangman.MostInformation:   {"Most information", "Most information", "Tries the letter whose answer tells the most about the word: where the letter is, or that it is missing.", "bits of information in the answer"},
	hangman.MostPerLife:       {"Information per life", "Information per life", "Tries the letter that tells the most for each life that it costs.", "bits of information for each life lost"},
	hangman.BestPlay:          {"Best play", "Best play", "Plays every promising letter to the end of the game and counts the words it finds. Once few words are left, it works out the best possible play.", ""},
}

// algorithmList explains each contestant.
func algorithmList() markup.HTML {
	var m markup.Writer
	m.Open("section", "class", "algorithms", "aria-labelledby", "algorithms-head")
	m.Element("h2", "The algorithms", "id", "algorithms-head")
	m.Element("p", "Each algorithm looks at all words that still fit and treats them as equally likely.")
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

// searchBound says how far the search for the best play goes.
func searchBound() string {
	return fmt.Sprintf("The exact search covers up to %s words and %s steps per letter, or %s steps in a tournament. Beyond that, it plays the most promising letters against all the words and estimates the result.",
		text.Grouped(hangman.ExactWords), text.Grouped(hangman.ExactSteps), text.Grouped(hangman.PlaySteps))
}
