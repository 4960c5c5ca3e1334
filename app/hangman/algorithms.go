package hangman

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// algorithmText is what an algorithm is called, at the head of a narrow column
// and elsewhere, how it chooses a letter, and by
// what value.
type algorithmText struct{ short, name, how, value string }

// contestantText describes a contestant of the tournament.
func contestantText(c hangman.Contestant) algorithmText {
	if c.Opening != 0 {
		first := dicts.Capitals(string(c.Opening))
		return algorithmText{short: "#4 " + first, name: "#4, with " + first + " first",
			how: fmt.Sprintf("As #4, but the first letter is always %s, as the classic advisors have it.", first)}
	}
	return algorithmTexts[c.Algorithm]
}

// algorithmTexts describe the algorithms, in their order.
var algorithmTexts = [...]algorithmText{
	hangman.MostFilled:        {"#1", "#1, most blanks", "Tries the letter that fills the most blanks on average.", "blanks that the letter fills"},
	hangman.MostFilledLost:    {"#2", "#2, blanks per life", "Tries the letter that fills the most blanks for each life that it costs.", "blanks filled for each life lost"},
	hangman.MostFilledTwo:     {"#3", "#3, blanks, two letters", "As #1, but for a pair of letters: it tries the first of the pair that fills the most.", "as #1, with the best second letter"},
	hangman.MostFilledLostTwo: {"#4", "#4, per life, two letters", "As #2, but for a pair of letters: it tries the first of the pair that fills the most for the lives that both cost.", "as #2, with the best second letter"},
	hangman.MostHit:           {"Most words", "Most words", "Tries the letter that the most words have.", "share of the words that have it"},
	hangman.MostInformation:   {"Most information", "Most information", "Tries the letter whose answer, its places or that it is missing, tells the most about the word.", "bits that the answer tells"},
	hangman.MostPerLife:       {"Information per life", "Information per life", "Tries the letter that tells the most for each life that it costs.", "bits for each life lost"},
	hangman.BestPlay:          {"Best play", "Best play", "Plays on in thought after each promising letter, counts the words that are found, and works out the best possible play once few words are left.", ""},
}
