package solver

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Subject is a player as a sentence names it: "you", "player 2" or "Ann". A verb behind it takes the
// form that fits, so that the same words make "you win", "player 2 wins" and "Ann wins". Somebody
// whose name is "You" counts as the reader.
type Subject string

// You is the reader of the sentence.
const You Subject = "you"

// SeatSubject names a seat by its number, or as "you" where it is the seat you. No seat is 0.
func SeatSubject(seat, you int) Subject {
	if seat == you {
		return You
	}
	return Subject("player " + strconv.Itoa(seat))
}

// IsYou reports whether the sentence speaks to the subject, and not of it.
func (s Subject) IsYou() bool { return strings.EqualFold(string(s), string(You)) }

// Start is the subject at the beginning of a sentence: "You", "Player 2".
func (s Subject) Start() Subject {
	first, size := utf8.DecodeRuneInString(string(s))
	if size == 0 {
		return s
	}
	return Subject(unicode.ToUpper(first)) + s[size:]
}

// Does puts a verb behind the subject: Does("win") is "you win" or "player 2 wins". The verb is
// written as it follows "you"; see [Subject.Verb].
func (s Subject) Does(verb string) string { return string(s) + " " + s.Verb(verb) }

// Verb is the form of a verb that fits the subject: Verb("are") is "are" or "is". Only the first word
// changes: Verb("do not lose") is "does not lose" for a player who is not the reader.
func (s Subject) Verb(verb string) string {
	if s.IsYou() {
		return verb
	}
	verb, rest, more := strings.Cut(verb, " ")
	if more {
		rest = " " + rest
	}
	return thirdPerson(verb) + rest
}

// Whose is the possessive: "your", "player 2’s", "Ann’s".
func (s Subject) Whose() string {
	switch {
	case !s.IsYou():
		return string(s) + "’s"
	case s == You:
		return "your"
	}
	return "Your"
}

// thirdPerson is the form of a verb behind a name.
func thirdPerson(verb string) string {
	switch verb {
	case "are":
		return "is"
	case "were":
		return "was"
	case "have":
		return "has"
	case "can", "could", "may", "might", "must", "will", "would", "cannot":
		return verb
	}
	for _, ending := range [...]string{"s", "sh", "ch", "x", "z", "o"} {
		if strings.HasSuffix(verb, ending) {
			return verb + "es"
		}
	}
	if stem, ok := strings.CutSuffix(verb, "y"); ok && !strings.ContainsAny(verb[max(0, len(stem)-1):], "aeiou") {
		return stem + "ies"
	}
	return verb + "s"
}
