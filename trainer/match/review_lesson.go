package match

import (
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
	return "You made no mistake, and " + string(v.name(r.Round.Loser)) + " lost the round."
}

// slip says of a mistake, given by its step, that it did not lose the round.
func (r *Review) slip(v voice, step int) string {
	s, result := &r.Steps[step], "you won all the same."
	switch {
	case !r.duel():
		result = "{loser} lost the round."
	case r.TurningStep > step:
		result = "{loser} gave the round back."
	}
	switch s.Mistake {
	case WordPassed:
		return r.filled(v, s, "You let the word {fragment} go by, but "+result)
	case BluffPassed:
		return r.filled(v, s, "You let {fragment} go by, with which no word begins, but "+result)
	}
	return r.filled(v, s, "Your {letter} was a mistake, but "+result)
}

// gift says how the other of two players, who could have won, gave the round away at a step. After it the
// winner played so many letters.
func (r *Review) gift(v voice, s *Step, later int) string {
	said := "{Loser}’s {letter} gave you the round; your next letters kept it."
	switch s.Mistake {
	case Completion:
		said = "{Loser}’s {letter}, which completed a word, was a mistake: another letter would have won."
	case WordPassed:
		said = "{Loser} let the word {fragment} go by, and you won."
	case BluffPassed:
		said = "{Loser} let {fragment} go by, with which no word begins, and you won."
	case WrongCall:
		return r.wrongCall(v, s)
	case NoName:
		said = "{Loser} could have named {example}."
	default:
		if later == 1 {
			said = "{Loser}’s {letter} gave you the round; your next letter kept it."
		} else if later == 0 {
			said = "{Loser}’s {letter} gave you the round."
		}
	}
	return r.filled(v, s, said)
}

// filled fills the places in a sentence about a step.
func (r *Review) filled(v voice, s *Step, said string) string {
	letter := dicts.Capitals(string(s.Letter)) + after(s.Fragment)
	if s.Fragment == "" {
		letter = "opening " + letter
	}
	loser := v.name(r.Round.Loser)
	return strings.NewReplacer("{loser}", string(loser), "{Loser}", string(loser.Start()), "{letter}", letter,
		"{fragment}", dicts.Capitals(s.Fragment), "{example}", dicts.Capitals(s.Example)).Replace(said)
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
