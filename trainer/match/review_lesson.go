package match

import (
	"fmt"
	"strings"

	"spectrie/dicts"
)

// Lesson says in one sentence what the round teaches. To its loser it names the letter that lost it, without
// the better one, so that the player can look for that. To another player it says what that player did well or
// let slip. Rounds of three or more players are judged as letters are: by who is safe in rational play.
func (r *Review) Lesson(you int) string {
	switch {
	case r.Round.Ending == UnderWay:
		return "This round is not over yet."
	case you == Nobody || you == r.Round.Loser || r.Round.Seat(you) == 0:
		first, _ := r.verdict(you)
		return first
	}
	v := r.voice(you)
	letters, later, slip := 0, 0, Nobody // how many letters of yours, those after the turning step, and your last mistake
	safe := true                         // after each of them
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Player != you {
			continue
		}
		if s.Mistake != NoMistake {
			slip = i
		}
		if s.Kind == Plays {
			letters++
			safe = safe && s.After.Safe
			if i > r.TurningStep {
				later++
			}
		}
	}
	switch {
	case slip != Nobody:
		return r.slip(v, slip)
	case r.duel() && r.TurningStep != Nobody:
		return r.gift(v, &r.Steps[r.TurningStep], later)
	case letters == 0:
		return "You had no letter to play in this round."
	case safe && r.duel():
		return "You kept the win from your first letter to the last."
	case safe:
		return "You were safe from your first letter to the last."
	}
	return fmt.Sprintf("You made no mistake, and %s lost the round.", v.name(r.Round.Loser))
}

// slip says of a mistake, given by its step, that it did not lose the round.
func (r *Review) slip(v voice, step int) string {
	s, result := &r.Steps[step], "you won all the same."
	switch {
	case !r.duel():
		result = fmt.Sprintf("%s lost the round.", v.name(r.Round.Loser))
	case r.TurningStep > step:
		result = fmt.Sprintf("%s gave the round back.", v.name(r.Round.Loser))
	}
	switch s.Mistake {
	case WordPassed:
		return fmt.Sprintf("You let the word %s go by, but %s", dicts.Capitals(s.Fragment), result)
	case BluffPassed:
		return fmt.Sprintf("You let %s go by, with which no word begins, but %s", dicts.Capitals(s.Fragment), result)
	}
	letter := "Your " + dicts.Capitals(string(s.Letter)) + after(s.Fragment)
	if s.Fragment == "" {
		letter = "Your opening " + dicts.Capitals(string(s.Letter))
	}
	return letter + " was a mistake, but " + result
}

// gift says how the other of two players, who could have won, gave the round away at a step. After it the
// winner played so many letters.
func (r *Review) gift(v voice, s *Step, later int) string {
	who, fragment, letter := v.start(s.Player), dicts.Capitals(s.Fragment), dicts.Capitals(string(s.Letter))
	switch s.Mistake {
	case Completion:
		return fmt.Sprintf("%s %s%s, which completed a word, was a mistake: another letter would have won.", who.Whose(), letter, after(s.Fragment))
	case WordPassed:
		return fmt.Sprintf("%s let the word %s go by, and you won.", who, fragment)
	case BluffPassed:
		return fmt.Sprintf("%s let %s go by, with which no word begins, and you won.", who, fragment)
	case WrongCall:
		return r.wrongCall(v, s)
	case NoName:
		return fmt.Sprintf("%s could have named %s.", who, dicts.Capitals(s.Example))
	}
	if s.Fragment == "" {
		letter = "opening " + letter
	}
	kept := ""
	switch {
	case later == 1:
		kept = "; your next letter kept it"
	case later > 1:
		kept = "; your next letters kept it"
	}
	return fmt.Sprintf("%s %s%s gave you the round%s.", who.Whose(), letter, after(s.Fragment), kept)
}

// Explanation is what else there is to say of the round than its lesson: how it ended, unless a completed word
// says that, and what would have helped the loser.
func (r *Review) Explanation(you int) []string {
	if r.Round.Ending == UnderWay {
		return nil
	}
	var said []string
	if r.Round.Ending != Completed {
		said = append(said, r.Outcome(you))
	}
	first, more := r.verdict(you)
	if first != r.Lesson(you) {
		said = append(said, first)
	}
	return append(said, more...)
}

// verdict is Verdict in two parts: what decided the round, and what would have helped.
func (r *Review) verdict(you int) (first string, more []string) {
	said := r.Verdict(you)
	n := 1
	if r.Turning == OthersMistake || r.Turning == OthersChoice {
		n = 2
	}
	return strings.Join(said[:n], " "), said[n:]
}
