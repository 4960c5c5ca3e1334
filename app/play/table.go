package play

import (
	"strings"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// table is a match as the page shows it.
type table struct {
	*match.Match
	id      string // "" for a linked match that nobody here continues
	begun   int64  // milliseconds since 1970
	review  int    // index of the round under review; match.Nobody during play
	said    []string
	refused string          // why the last action had no effect
	acts    int             // number of acts of persons, so that equal prompts are read out again
	refuses int             // number of refusals, so that equal ones are read out again
	helps   [helpKinds]bool // the help that is on
	word    string          // the letters with which a challenged person continues those on the board
	insists bool            // the person names just the letters on the board
	link    *matches.Link   // of a match by link; nil for others
	asks    bool            // the match came in a link, and a person has to say who plays here
	other   string          // the address of a match in a link that went another way than this one
	sayings sayings         // of the round under review
}

// view is the address of the match.
func (t *table) view() address.View {
	s := &t.Setup
	return address.View{Page: address.Play, Dict: s.Dict, Rules: solver.Rules{Players: len(s.Players), MinLetters: s.MinLetters},
		Seat: max(matches.Person(s), 0) + 1, Match: t.id}
}

// person is the player whose match it is, or the first player if only bots play.
func (t *table) person() int {
	if t.link != nil && len(t.link.Seats) > 0 {
		return t.link.Seats[0]
	}
	return max(matches.Person(&t.Setup), 0)
}

// onePerson reports whether one person plays at this device.
func (t *table) onePerson() bool {
	if t.link != nil {
		return len(t.link.Seats) == 1
	}
	return matches.OnePerson(&t.Setup)
}

// over reports whether the match is over.
func (t *table) over() bool { return t.State().Winner != match.Nobody }

// roundsOver is how many rounds are over.
func (t *table) roundsOver() int {
	n := len(t.State().Rounds)
	if !t.over() {
		n--
	}
	return n
}

// shownRound is the round on the board: the reviewed round, or the last one.
func (t *table) shownRound() *match.Round {
	rounds := t.State().Rounds
	if t.review != match.Nobody {
		return &rounds[min(t.review, len(rounds)-1)]
	}
	return &rounds[len(rounds)-1]
}

// who is a player as sentences name it.
func (t *table) who(player int) solver.Subject {
	if t.isYou(player) {
		return solver.You
	}
	name := matches.Called(&t.Setup, player)
	if name == solver.You {
		return solver.Subject(nameApart(&t.Setup, player))
	}
	return name
}

// isYou reports whether a player is the person at the screen. In a linked match that is
// somebody else until the person continues it.
func (t *table) isYou(player int) bool { return t.id != "" && t.onePerson() && player == t.person() }

// livesWord is the word that players spell when they lose, in capitals.
func (t *table) livesWord() string { return dicts.Capitals(t.Setup.Lives) }

// spelt are the letters that a player has lost: "G-H".
func (t *table) spelt(lost int) string {
	letters := strings.Split(t.livesWord(), "")
	return strings.Join(letters[:min(lost, len(letters))], "-")
}
