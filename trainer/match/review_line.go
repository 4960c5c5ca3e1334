package match

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// voice names players in sentences: one of them is "you".
type voice struct {
	players []Player
	seats   []int // of the round: the player of every seat
	you     int   // or Nobody
}

func (r *Review) voice(you int) voice { return voice{r.Setup.Players, r.Round.Players, you} }

// name is a player inside a sentence.
func (v voice) name(player int) solver.Subject {
	if player == v.you {
		return solver.You
	}
	return solver.Subject(v.players[player].Name)
}

// start is a player at the beginning of a sentence.
func (v voice) start(player int) solver.Subject { return v.name(player).Start() }

// line tells what could have followed a letter, up to the word that would have ended the round: "Bea
// could have answered T, and you would have completed AUNT". Where the letter endangers the seat, the
// line is one that the seat loses. Elsewhere it is best play.
func (v voice) line(l *solver.Letter, seat int) string {
	end := l.Ending(seat, false)
	word := end.Fragment()
	shown := dicts.Capitals(word)
	loser := v.seats[end.Loser()-1]
	if l.Leads.Over() || end.Depth() == l.Leads.Depth()+1 {
		return v.name(loser).Does("would have completed ") + shown
	}
	answer, _ := utf8.DecodeRuneInString(word[len(l.Leads.Fragment()):])
	answerer := v.seats[l.Leads.Mover()-1]
	played := v.name(answerer).Does("could have answered ") + dicts.Capitals(string(answer))
	if loser == answerer {
		return played + " and would have completed " + shown + " in the end"
	}
	return played + ", and " + v.name(loser).Does("would have completed ") + shown
}

// anyOf writes letters as "the letter A" or "A, B or C". It names the first few in the order of the
// alphabet.
func anyOf(letters []solver.Letter) string {
	const mostNamed = 5
	var shown []string
	for _, l := range slices.SortedStableFunc(slices.Values(letters), byLetter)[:min(len(letters), mostNamed)] {
		shown = append(shown, dicts.Capitals(string(l.Letter)))
	}
	last := len(shown) - 1
	switch {
	case len(letters) > mostNamed:
		return strings.Join(shown, ", ") + " and others"
	case last == 0:
		return "the letter " + shown[0]
	}
	return strings.Join(shown[:last], ", ") + " or " + shown[last]
}

// byLetter puts letters in the order of the alphabet.
func byLetter(a, b solver.Letter) int { return cmp.Compare(a.Letter, b.Letter) }

// capitalized starts a sentence with "the letter A".
func capitalized(letters string) string {
	return dicts.Capitals(letters[:1]) + letters[1:]
}
