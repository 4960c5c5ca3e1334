package app

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// contestantText is what a contestant of the tournament is called, and how it
// chooses a letter.
type contestantText struct{ short, name, how string }

// contestantTextOf describes a contestant.
func contestantTextOf(c hangman.Contestant) contestantText {
	if c.Opening != 0 {
		first := dicts.Capitals(string(c.Opening))
		return contestantText{"#4 " + first, "#4, with " + first + " first", fmt.Sprintf("As #4, but the first letter is always %s, as the classic advisors have it.", first)}
	}
	return algorithmTexts[c.Algorithm]
}

// algorithmTexts describe the algorithms, in their order.
var algorithmTexts = [...]contestantText{
	hangman.MostFilled:        {"#1", "#1, most filled", "Tries the letter that fills the most blanks on average."},
	hangman.MostFilledLost:    {"#2", "#2, filled per life", "Tries the letter that fills the most blanks for each life that it costs."},
	hangman.MostFilledTwo:     {"#3", "#3, two letters filled", "As #1, but for a pair of letters: it tries the first of the pair that fills the most."},
	hangman.MostFilledLostTwo: {"#4", "#4, two letters per life", "As #2, but for a pair of letters: it tries the first of the pair that fills the most for the lives that both cost."},
	hangman.MostHit:           {"Hits", "Most words hit", "Tries the letter that the most words have."},
	hangman.MostInformation:   {"Info", "Most information", "Tries the letter whose answer, its places or that it is missing, tells the most about the word."},
	hangman.MostPerLife:       {"Info/life", "Information per life", "Tries the letter that tells the most for each life that it costs."},
	hangman.BestPlay:          {"Best", "Best play", "Plays on in thought after each promising letter, counts the words that are found, and searches all ways to play once few words are left."},
}
