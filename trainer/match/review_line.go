package match

import (
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

// does puts a verb behind the name of a player: "you play", "Bea plays".
func (v voice) does(player int, verb string) string {
	return v.name(player) + " " + v.pick(player, verb, verb+"s")
}

// line tells what follows a letter to the word that ends the round, in the words of
// [solver.Letter.Reason]: "Bea answers T, and you complete AUNT". Where the letter
// endangers the seat it is a line that the seat loses, else best play.
func (v voice) line(l *solver.Letter, seat int) string {
	end := l.Ending(seat, false)
	word := end.Fragment()
	shown := dicts.Capitals(word)
	loser := v.seats[end.Loser()-1]
	if l.Leads.Over() || end.Depth() == l.Leads.Depth()+1 {
		return v.does(loser, "complete") + " " + shown
	}
	answer, _ := utf8.DecodeRuneInString(word[len(l.Leads.Fragment()):])
	answerer := v.seats[l.Leads.Mover()-1]
	played := v.does(answerer, "answer") + " " + dicts.Capitals(string(answer))
	if loser == answerer {
		return played + " and in the end " + v.pick(loser, "complete", "completes") + " " + shown
	}
	return played + ", and " + v.does(loser, "complete") + " " + shown
}

// anyOf writes letters as "A, B or C", the first few of them.
func anyOf(letters []solver.Letter) string {
	const most = 5
	var shown []string
	for _, l := range letters[:min(len(letters), most)] {
		shown = append(shown, dicts.Capitals(string(l.Letter)))
	}
	last := len(shown) - 1
	switch {
	case len(letters) > most:
		return strings.Join(shown, ", ") + " and others"
	case last == 0:
		return shown[0]
	}
	return strings.Join(shown[:last], ", ") + " or " + shown[last]
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
