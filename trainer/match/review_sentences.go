package match

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Outcome says in a sentence how the round ended.
func (r *Review) Outcome(you int) string {
	v := r.voice(you)
	if r.Round.Ending == UnderWay {
		return "The round is not over."
	}
	loser, fragment, word := r.Round.Loser, dicts.Capitals(r.Round.Fragment()), dicts.Capitals(r.Round.Word)
	switch r.Round.Ending {
	case Completed:
		return fmt.Sprintf("%s completed %s and lost the round.", v.start(loser), word)
	case WasWord:
		return fmt.Sprintf("%s completed %s, %s challenged it, and %s lost the round.",
			v.start(loser), word, v.name(r.Round.Challenger), v.name(loser))
	case WasNoWord:
		return fmt.Sprintf("%s called %s a word, which it is not, and lost the round.", v.start(loser), fragment)
	case Named:
		return fmt.Sprintf("%s said that no word begins with %s, %s named %s, and %s lost the round.",
			v.start(loser), fragment, v.name(r.Round.Last()), word, v.name(loser))
	case NotNamed:
		return fmt.Sprintf("%s said that no word begins with %s. %s and lost the round.",
			v.start(r.Round.Challenger), fragment, r.noName(v))
	}
	return fmt.Sprintf("No word is as long as %s. %s played its last letter and lost the round.", fragment, v.start(loser))
}

// noName begins the sentence about a loser who named no word that counts.
func (r *Review) noName(v voice) string {
	who := string(v.start(r.Round.Loser))
	if r.Round.Word != "" {
		return fmt.Sprintf("%s named %s, which does not count as a word,", who, dicts.Capitals(r.Round.Word))
	}
	return who + " named no word"
}

// AboutStep says in a sentence what a step did. The step is given by its index.
func (r *Review) AboutStep(step, you int) string {
	s, v := &r.Steps[step], r.voice(you)
	who, fragment := v.start(s.Player), dicts.Capitals(s.Fragment)
	switch {
	case s.Kind == Plays:
		return string(who) + " " + r.aboutLetter(v, s)
	case s.Kind == ClaimsWord && s.Mistake == WrongCall:
		return fmt.Sprintf("%s called %s a word, which it is not.", who, fragment)
	case s.Kind == ClaimsWord:
		return fmt.Sprintf("%s called %s a word, and it is one.", who, fragment)
	case s.Kind == ClaimsNone:
		rightly := ""
		if s.After.Safe && s.Example == "" {
			rightly = "rightly "
		}
		return fmt.Sprintf("%s %ssaid that no word begins with %s.", who, rightly, fragment)
	case s.After.Safe:
		return fmt.Sprintf("%s named %s.", who, dicts.Capitals(s.Word))
	}
	named := string(who) + " named no word"
	if s.Word != "" {
		named = fmt.Sprintf("%s named %s, which does not count as a word", who, dicts.Capitals(s.Word))
	}
	if s.Mistake == NoName {
		return fmt.Sprintf("%s; %s would have worked.", named, dicts.Capitals(s.Example))
	}
	return named + "."
}

// aboutLetter says what a letter did. The name of its player comes before.
func (r *Review) aboutLetter(v voice, s *Step) string {
	letter, fragment := dicts.Capitals(string(s.Letter)), dicts.Capitals(s.Fragment)
	switch s.Mistake {
	case WordPassed:
		return fmt.Sprintf("played %s and let the word %s go by.", letter, fragment)
	case BluffPassed:
		return fmt.Sprintf("played %s, although no word begins with %s.", letter, fragment)
	}
	l := s.playedLetter()
	played := "played " + letter
	switch {
	case l == nil:
		played += ", but no word begins with " + fragment + letter
	case l.Outcome == solver.Completes:
		played = "completed " + fragment + letter
	}
	switch {
	case s.Mistake != NoMistake:
		return fmt.Sprintf("%s; %s %s.", played, anyOf(s.Winning), r.helps(v, s.Player))
	case s.After.Safe && len(s.Letters) == 1:
		return played + ", the only letter there was, which " + r.help(v, s.Player) + "."
	case s.After.Safe && len(s.Winning) == 1:
		return played + ", the only letter that " + r.help(v, s.Player) + "."
	case s.After.Safe:
		return played + ", which " + r.help(v, s.Player) + "."
	case len(s.Letters) == 1 && l != nil:
		return played + "; there was no other letter."
	}
	return played + "; no letter " + r.help(v, s.Player) + "."
}

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
