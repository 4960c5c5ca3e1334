package match

import (
	"fmt"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Verdict says in a few sentences why the round was lost and what would have helped. It is empty until
// the round is over.
func (r *Review) Verdict(you int) []string {
	v, loser := r.voice(you), r.Round.Loser
	var said []string
	switch r.Turning {
	case Undecided:
		return nil
	case OwnMistake:
		return r.ownMistake(v, &r.Steps[r.TurningStep])
	case OthersMistake, OthersChoice:
		said = append(said, fmt.Sprintf("%s made no mistake.", v.start(loser)), r.others(v, &r.Steps[r.TurningStep]))
	case FromTheOpening:
		said = append(said, r.hopeless(v, loser))
	}
	if r.LongerStep != Nobody {
		s := &r.Steps[r.LongerStep]
		best, _ := s.At.Best()
		said = append(said, fmt.Sprintf("The letter %s%s would have held out longest, as far as %s.",
			dicts.Capitals(string(best.Letter())), after(s.Fragment), dicts.Capitals(best.Line().Fragment())))
	}
	if r.FirmerStep != Nobody {
		s := &r.Steps[r.FirmerStep]
		var sure []solver.Letter
		for _, l := range s.Letters {
			if l.Guaranteed {
				sure = append(sure, l)
			}
		}
		said = append(said, fmt.Sprintf("%s%s would have kept %s safe even against all the others together.", capitalized(anyOf(sure)), after(s.Fragment), v.name(loser)))
	}
	return said
}

// ownMistake describes the last mistake of the loser.
func (r *Review) ownMistake(v voice, s *Step) []string {
	whose, fragment := capitalized(string(v.name(s.Player).Whose())), dicts.Capitals(s.Fragment)
	letter := dicts.Capitals(string(s.Letter))
	switch s.Mistake {
	case Endangered:
		what := fmt.Sprintf("%s %s%s lost it.", whose, letter, after(s.Fragment))
		if s.Fragment == "" {
			what = fmt.Sprintf("%s opening %s lost it.", whose, letter)
		}
		return []string{what, r.refutation(v, s), r.remedy(v, s)}
	case Completion:
		return []string{fmt.Sprintf("%s last letter lost it: %s is a word.", whose, fragment+letter), r.remedy(v, s)}
	case Departure:
		return []string{fmt.Sprintf("%s %s%s lost it: no word begins that way.", whose, letter, after(s.Fragment)), r.remedy(v, s)}
	case WordPassed:
		return []string{fmt.Sprintf("%s missed a chance: %s is a word. Challenging it %s.", v.start(s.Player), fragment, r.helps(v, s.Player))}
	case BluffPassed:
		return []string{fmt.Sprintf("%s missed a chance: no word begins with %s. Saying so %s.", v.start(s.Player), fragment, r.helps(v, s.Player))}
	case WrongCall:
		return append([]string{r.wrongCall(v, s)}, r.insteadOfCall(v, s))
	}
	return []string{fmt.Sprintf("%s begins with %s: naming it %s.", dicts.Capitals(s.Example), fragment, r.helps(v, s.Player))}
}

// wrongCall says why a challenge was wrong.
func (r *Review) wrongCall(v voice, s *Step) string {
	fragment := dicts.Capitals(s.Fragment)
	switch {
	case s.Kind == ClaimsNone && r.Round.Word == s.Fragment:
		return fmt.Sprintf("The challenge lost it: %s itself is a word.", fragment)
	case s.Kind == ClaimsNone:
		return fmt.Sprintf("The challenge lost it: %s begins with %s.", dicts.Capitals(r.Round.Word), fragment)
	case s.Example == "":
		return fmt.Sprintf("The challenge lost it: %s is not a word.", fragment)
	}
	return fmt.Sprintf("The challenge lost it: %s is not a word yet, only the beginning of words such as %s.", fragment, dicts.Capitals(s.Example))
}

// insteadOfCall says what would have been better than a wrong challenge.
func (r *Review) insteadOfCall(v voice, s *Step) string {
	switch {
	case s.Call == ClaimsWord:
		return "Calling it a word " + r.helps(v, s.Player) + "."
	case s.Call == ClaimsNone:
		return "No word begins with it, and saying so " + r.helps(v, s.Player) + "."
	case len(s.Winning) > 0:
		return r.remedy(v, s)
	}
	best, _ := s.At.Best()
	letter := dicts.Capitals(string(best.Letter()))
	if best.Over() {
		return "Every letter would have completed a word, but perhaps nobody would have noticed."
	}
	return fmt.Sprintf("No letter %s either, but the letter %s would have held out longest.", r.helps(v, s.Player), letter)
}

// refutation tells how the letter that lost the last chance led to the end of the round. Where more
// mistakes or a challenge came between, it tells how the letter could have led there.
func (r *Review) refutation(v voice, s *Step) string {
	later := r.Steps[r.TurningStep+1:]
	shown := r.Round.Ending == Completed || r.Round.Ending == WasWord
	for i := range later {
		shown = shown && later[i].Mistake == NoMistake
	}
	letter := dicts.Capitals(string(s.Letter))
	if !shown {
		end := s.playedLetter().Ending(s.Seat, false)
		return fmt.Sprintf("After %s, the round could continue to %s, which %s would complete.",
			letter, dicts.Capitals(end.Fragment()), v.name(v.seats[end.Loser()-1]))
	}
	line := fmt.Sprintf("After %s, %s answered %s, and ", letter, v.name(later[0].Player), dicts.Capitals(string(later[0].Letter)))
	if len(r.Round.Plays) > utf8.RuneCountInString(s.Fragment)+3 {
		line += "in the end "
	}
	return line + fmt.Sprintf("%s completed %s.", v.name(s.Player), dicts.Capitals(r.Round.Word))
}

// remedy says which letters would have helped, and what the quickest of them leads to.
func (r *Review) remedy(v voice, s *Step) string {
	if len(s.Winning) == 1 {
		return fmt.Sprintf("%s %s: %s.", capitalized(anyOf(s.Winning)), r.helps(v, s.Player), v.line(&s.Winning[0], s.Seat))
	}
	return fmt.Sprintf("%s %s. After %s, %s.", capitalized(anyOf(s.Winning)), r.helps(v, s.Player),
		dicts.Capitals(string(s.Winning[0].Letter)), v.line(&s.Winning[0], s.Seat))
}

// helps is what the right letter or challenge would have done for a player: "would have won".
func (r *Review) helps(v voice, player int) string {
	if r.duel() {
		return "would have won"
	}
	return fmt.Sprintf("would have kept %s safe", v.name(player))
}

// help is what a letter does for a player: "wins".
func (r *Review) help(v voice, player int) string {
	if r.duel() {
		return "wins"
	}
	return fmt.Sprintf("keeps %s safe", v.name(player))
}

// others tells how another player cost the loser the round.
func (r *Review) others(v voice, s *Step) string {
	loser, who := v.name(r.Round.Loser), v.name(s.Player)
	letter, chose := dicts.Capitals(string(s.Letter)), "chose"
	if s.Fragment == "" {
		letter, chose = "opening "+letter, "chose the"
	}
	switch {
	case r.sparedAnother(s):
		return fmt.Sprintf("%s let the word %s go by, and that put %s in danger.", v.start(s.Player), dicts.Capitals(s.Fragment), loser)
	case r.Turning == OthersMistake:
		return fmt.Sprintf("%s %s%s put %s in danger, and %s too: %s %s.",
			v.start(s.Player).Whose(), letter, after(s.Fragment), loser, who, anyOf(s.Winning), r.helps(v, s.Player))
	}
	return fmt.Sprintf("%s %s %s%s; %s was as good for %s, and would have kept %s safe.", v.start(s.Player), chose, letter, after(s.Fragment),
		anyOf(r.sparing(s)), who, loser)
}

// hopeless describes a loser who never had a good letter.
func (r *Review) hopeless(v voice, loser int) string {
	if r.duel() {
		return v.start(loser).Does("could not win this round against best play: it was lost from the opening.")
	}
	return fmt.Sprintf("%s made no mistake but %s in danger from the opening on: none of %s letters was safe.",
		v.start(loser), v.name(loser).Verb("were"), v.name(loser).Whose())
}

// after says where a letter was played: " after AUN", or nothing at the opening.
func after(fragment string) string {
	if fragment == "" {
		return ""
	}
	return " after " + dicts.Capitals(fragment)
}
