package match

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// Kind is what happens in an [Event].
type Kind string

const (
	Plays      Kind = "plays"       // the player to move adds Letter
	ClaimsWord Kind = "claims word" // the player to move challenges: "that is a word"
	ClaimsNone Kind = "claims none" // the player to move challenges: "no word begins with that"
	Names      Kind = "names"       // the challenged player names Word; "" says that there is none
	TakesBack  Kind = "takes back"  // cancels what the last person did, and all since
	Looks      Kind = "looks"       // the person to act looks at Help
)

// Help is what a person can look at.
type Help uint8

const (
	SafeNow   Help = iota + 1 // the letters that do not lose at once
	Winning                   // the winning letters
	WordsLeft                 // how many words are left
	TookBack                  // recorded with these, though it is not looked at: took something back
)

// Event is one thing that happens in a match. The player to act does it. Fields that its kind does not
// use are zero.
type Event struct {
	Kind   Kind
	Letter rune   // Plays
	Word   string // Names
	Help   Help   // Looks: SafeNow, Winning or WordsLeft
}

// check returns why no match can have such an event, or nil. It does not know which letters the
// dictionary has.
func (e Event) check() error {
	used := Event{Kind: e.Kind}
	switch e.Kind {
	case Plays:
		used.Letter = e.Letter
	case Names:
		used.Word = e.Word
		if err := checkNamed(e.Word); err != nil {
			return err
		}
	case Looks:
		used.Help = e.Help
		if e.Help < SafeNow || e.Help > WordsLeft {
			return fmt.Errorf("there is no help %d to look at", e.Help)
		}
	case ClaimsWord, ClaimsNone, TakesBack:
	default:
		return fmt.Errorf("there is no event of the kind %.40q", string(e.Kind))
	}
	if e != used {
		return fmt.Errorf("an event of the kind %q has facts of another kind", string(e.Kind))
	}
	return nil
}

// checkNamed returns why no challenge can be answered with a word, or nil.
func checkNamed(word string) error {
	if utf8.RuneCountInString(word) > dicts.MaxLetters {
		return fmt.Errorf("a word has at most %d letters", dicts.MaxLetters)
	}
	if strings.ContainsFunc(word, func(r rune) bool { return !dicts.IsLetter(r) }) {
		return fmt.Errorf("%q must have lower-case letters only", word)
	}
	return nil
}
