package board

import (
	"fmt"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Verdict says in one to three sentences how the current fragment stands, mainly for you.
func (s *Scene) Verdict() string {
	p := s.Pos
	switch {
	case s.Game.Trie().Len() == 1:
		return fmt.Sprintf("No round can be played: %s has no words of %s or more.",
			s.Entry.Name, text.Counted(s.View.Rules.MinLetters, "letter"))
	case p.Over() && p.Loser() == s.View.Seat:
		return fmt.Sprintf("You lose the round by completing %s.", dicts.Capitals(s.View.Fragment))
	case p.Over():
		return fmt.Sprintf("Player %d loses the round by completing %s.", p.Loser(), dicts.Capitals(s.View.Fragment))
	}
	turn := fmt.Sprintf("Player %d to move. ", p.Mover())
	if p.Mover() == s.View.Seat {
		turn = "Your move. "
	}
	switch {
	case !s.ManyPlayers():
		return turn + s.duelVerdict()
	case s.View.Guaranteed:
		return turn + s.roundVerdict()
	}
	if p.Plies() == 1 && len(s.lettersThat(s.goodForMover)) == 0 {
		return turn + s.roundVerdict() // it says who loses
	}
	line, losers := s.roundVerdict(), s.losers(p)
	if strings.HasSuffix(line, ifAllPlayWell+".") && strings.HasSuffix(losers, ifAllPlayWell) {
		losers = "then " + strings.TrimSuffix(losers, ifAllPlayWell)
	}
	return turn + line + " " + text.Sentence(losers) + "."
}

// duelVerdict is the verdict with two players. One of them wins at every fragment.
func (s *Scene) duelVerdict() string {
	p := s.Pos
	mover := p.Mover()
	best, _ := p.Best()
	letter := dicts.Capitals(string(best.Letter()))
	letters := text.Counted(p.Plies(), text.Pick(p.Depth() > 0, "more letter", "letter"))
	line := fmt.Sprintf("in %s (%s)", letters, dicts.Capitals(p.Line().Fragment()))
	good := s.lettersThat(func(l solver.Letter) bool { return l.Outcome == solver.Wins })
	most := s.lettersThat(func(l solver.Letter) bool { return l.Plies == p.Plies() && l.Outcome != solver.Completes }) // the quickest, or what lasts longest
	with, quickest := " with ", "; "+text.Listed(most)+text.Pick(len(most) == 1, " is", " are")+" quickest"
	switch len(good) {
	case 1:
		with, quickest = " only with ", ""
	case len(most):
		quickest = ""
	}
	switch {
	case len(good) > 0 && mover != s.Seat && len(s.Letters) == 1:
		return fmt.Sprintf("%s %s: the only letter is %s.", s.Subject(s.Seat).Start().Does("lose"), line, letter)
	case len(good) > 0 && mover != s.Seat:
		return fmt.Sprintf("You lose if player %d plays %s%s, %s.", mover, text.AnyOf(good), quickest, line)
	case len(good) > 0:
		return fmt.Sprintf("%s%s, %s.", s.Subject(mover).Start().Does("win")+with+text.AnyOf(good), quickest, line)
	case p.Plies() == 1:
		return s.cornered()
	case mover != s.Seat:
		return "You win: answer " + s.answersInWords(p) + "."
	case len(s.Letters) == 1:
		return fmt.Sprintf("%s %s: the only letter is %s.", s.Subject(mover).Start().Does("lose"), line, letter)
	}
	every := s.Subject(mover).Start().Does("lose") + " against best play: every letter loses"
	if len(most) == len(s.Letters) {
		return every + ", " + line + "."
	}
	return fmt.Sprintf("%s. %s %s longest, %s.", every, text.Listed(most), text.Agree(len(most), "last"), line)
}

// cornered is the verdict if the mover can only complete a word.
func (s *Scene) cornered() string {
	letters := "every letter"
	if len(s.Letters) == 1 {
		letters = "the only letter, " + dicts.Capitals(string(s.Letters[0].Letter)) + ","
	}
	return fmt.Sprintf("%s: %s completes a word.", s.Subject(s.Pos.Mover()).Start().Does("lose"), letters)
}

// answers pairs the letters that do not complete a word with the best answer to each.
func (s *Scene) answers(p solver.Position, between string) []string {
	var pairs []string
	for next := range p.Next() {
		if answer, ok := next.Best(); ok {
			pairs = append(pairs, dicts.Capitals(string(next.Letter()))+between+dicts.Capitals(string(answer.Letter())))
		}
	}
	return pairs
}

// mostAnswers is how many answers a sentence has.
const mostAnswers = 8

// answersInBrief is "A→C, E→E", for the table of letters.
func (s *Scene) answersInBrief(p solver.Position) string {
	pairs := s.answers(p, "→")
	if more := len(pairs) - mostAnswers; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(pairs[:mostAnswers], ", "), more)
	}
	return strings.Join(pairs, ", ")
}

// answersInWords is "A with C and E with E", for a verdict.
func (s *Scene) answersInWords(p solver.Position) string {
	pairs := s.answers(p, " with ")
	if more := len(pairs) - mostAnswers; more > 0 {
		return fmt.Sprintf("%s, and so on for %s", strings.Join(pairs[:mostAnswers], ", "), text.Counted(more, "more letter"))
	}
	return text.Listed(pairs)
}

// roundVerdict is the verdict with three or more players, by the chosen notion.
func (s *Scene) roundVerdict() string {
	who, mover := s.Player(s.Seat), s.Pos.Mover()
	good := s.lettersThat(s.goodForMover)
	switch {
	case len(good) == 0 && s.Pos.Plies() == 1:
		return s.cornered()
	case s.View.Guaranteed && mover != s.Seat && s.Pos.Guaranteed().Has(s.Seat):
		return "The others cannot make " + who + " lose, even together."
	case s.View.Guaranteed && mover != s.Seat:
		return "Together the others can make " + who + " lose."
	case s.View.Guaranteed && len(good) == 0:
		return "Together the others can make " + who + " lose, whatever the letter."
	case s.View.Guaranteed:
		only := ""
		if len(good) < len(s.Letters) {
			only = "only "
		}
		return text.Sentence(fmt.Sprintf("%s%s %s that %s, even against all the others together.",
			only, text.Listed(good), text.Agree(len(good), "guarantee"), s.Subject(s.Seat).Does("do not lose")))
	case mover != s.Seat && !s.Pos.Losers().Has(s.Seat):
		return s.Subject(s.Seat).Start().Does("are") + " safe if everyone plays well."
	case mover != s.Seat && s.Pos.Losers().Len() == 1:
		return "Best play does not save " + who + "."
	case mover != s.Seat:
		return text.Sentence(who) + " can lose even if everyone plays well."
	case len(good) == 0:
		return "No letter keeps " + who + " safe."
	}
	sure := s.lettersThat(func(l solver.Letter) bool { return l.Guaranteed })
	line := fmt.Sprintf("%s %s %s safe if everyone plays well; ", text.Listed(good), text.Agree(len(good), "keep"), who)
	switch {
	case len(sure) == 0:
		return line + "against all the others together no letter does."
	case len(sure) < len(good):
		return line + fmt.Sprintf("against all the others together only %s %s.", text.Listed(sure), text.Agree(len(sure), "do"))
	case len(good) == 1:
		return line + "it does so even against all the others together."
	case len(good) == 2:
		return line + "both do so even against all the others together."
	}
	return line + "all do so even against all the others together."
}

const ifAllPlayWell = " if everyone plays well"

// losers says which players can lose if everyone plays well, or which one does.
func (s *Scene) losers(p solver.Position) string {
	if p.Losers().Len() == 1 {
		return s.Subject(p.Losers().List()[0]).Does("lose") + ifAllPlayWell
	}
	return s.players(p.Losers()) + " can lose"
}

// lettersThat lists the letters that have a property, in capitals.
func (s *Scene) lettersThat(has func(solver.Letter) bool) []string {
	var letters []string
	for _, l := range s.Letters {
		if has(l) {
			letters = append(letters, dicts.Capitals(string(l.Letter)))
		}
	}
	return letters
}

// goodForMover reports whether a letter is good for the player who plays it, by the chosen notion.
func (s *Scene) goodForMover(l solver.Letter) bool {
	if s.View.Guaranteed {
		return l.Guaranteed
	}
	return l.Outcome == solver.Wins
}
