package match

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

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
		return fmt.Sprintf("%s; %s would have done.", named, dicts.Capitals(s.Example))
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
