package match

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// voice tells of players by their names, and of one of them as "you".
type voice struct {
	players []Player
	seats   []int // of the round: the player of every seat
	you     int   // or Nobody
}

func (r *Review) voice(you int) voice { return voice{r.Setup.Players, r.Round.Players, you} }

// name is "you" or a player's name.
func (v voice) name(player int) string { return v.pick(player, "you", v.players[player].Name) }

// Name is name at the beginning of a sentence.
func (v voice) Name(player int) string { return v.pick(player, "You", v.players[player].Name) }

// pick is what is said to you, or what is said of another player.
func (v voice) pick(player int, you, other string) string {
	if player == v.you {
		return you
	}
	return other
}

// line tells what could have followed a letter, to the word that would have ended the
// round: "Bea could have answered T, and you would have completed AUNT". Where the
// letter endangers the seat it is a line that the seat loses, else best play.
func (v voice) line(l *solver.Letter, seat int) string {
	end := l.Ending(seat, false)
	word := end.Fragment()
	shown := dicts.Capitals(word)
	loser := v.seats[end.Loser()-1]
	if l.Leads.Over() || end.Depth() == l.Leads.Depth()+1 {
		return v.name(loser) + " would have completed " + shown
	}
	answer, _ := utf8.DecodeRuneInString(word[len(l.Leads.Fragment()):])
	answerer := v.seats[l.Leads.Mover()-1]
	played := v.name(answerer) + " could have answered " + dicts.Capitals(string(answer))
	if loser == answerer {
		return played + " and would in the end have completed " + shown
	}
	return played + ", and " + v.name(loser) + " would have completed " + shown
}

// anyOf writes letters as "the letter A" or "A, B or C": the first few of them, in the
// order of the alphabet.
func anyOf(letters []solver.Letter) string {
	const most = 5
	var shown []string
	for _, l := range slices.SortedStableFunc(slices.Values(letters), byLetter)[:min(len(letters), most)] {
		shown = append(shown, dicts.Capitals(string(l.Letter)))
	}
	last := len(shown) - 1
	switch {
	case len(letters) > most:
		return strings.Join(shown, ", ") + " and others"
	case last == 0:
		return "the letter " + shown[0]
	}
	return strings.Join(shown[:last], ", ") + " or " + shown[last]
}

// byLetter puts letters in the order of the alphabet.
func byLetter(a, b solver.Letter) int { return cmp.Compare(a.Letter, b.Letter) }

// capitalized starts a sentence with "the letter A"; capital letters stay.
func capitalized(letters string) string {
	return dicts.Capitals(letters[:1]) + letters[1:]
}

// possessive is "your" or "Bea’s".
func (v voice) possessive(player int) string {
	return v.pick(player, "your", v.players[player].Name+"’s")
}

// capital starts a sentence that begins with "you" or "your" in the right way; names
// stay as they are.
func (v voice) capital(player int, text string) string {
	if player == v.you {
		return "Y" + text[len("y"):]
	}
	return text
}
