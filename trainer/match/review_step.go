package match

import (
	"cmp"
	"slices"

	"spectrie/solver"
	"spectrie/trainer"
)

// Step is what one player did in one turn.
type Step struct {
	Kind     Kind // Plays, ClaimsWord, ClaimsNone or Names
	Player   int
	Seat     int    // of the player
	Fragment string // on the board before
	Letter   rune   // Plays
	Word     string // Names

	// At is the fragment in the game that is still ahead ([Book.At]). It is set only if Goes: if a word
	// can still come.
	At      solver.Position
	Goes    bool
	Letters []solver.Letter // that could be played, in alphabet order; nil for Names
	Winning []solver.Letter // those that win, or keep the player safe among three or more; the quickest first
	Call    Kind            // the challenge that would have been right: ClaimsWord, ClaimsNone or ""
	Before  Standing        // of the player before the step
	After   Standing        // and after it
	Mistake Mistake
	Example string // a word that begins with the fragment, where one was asked for; "" when there is none
}

// Standing says whether a player is safe in rational play, and whether it is safe even against all the
// others together. With two players these are the same.
type Standing struct{ Safe, Guaranteed bool }

// Mistake is how a step lost what the player could have held.
type Mistake uint8

const (
	NoMistake   Mistake = iota
	Endangered          // had a winning letter, and played another
	Completion          // had a winning letter, and completed a word
	Departure           // had a winning letter, and played one with which no word begins
	WordPassed          // the fragment was a word, and it played on
	BluffPassed         // no word began with the fragment, and it played on
	WrongCall           // challenged and was wrong
	NoName              // had a word to name and did not
)

// judge adds the step of an event.
func (r *Review) judge(e Event) {
	played := 0
	for i := range r.Steps {
		if r.Steps[i].Kind == Plays {
			played++
		}
	}
	n := len(r.Round.Players)
	s := Step{Kind: e.Kind, Letter: e.Letter, Word: e.Word, Seat: played%n + 1}
	if e.Kind == Names {
		s.Seat = (played-1)%n + 1
	}
	s.Player = r.Round.Players[s.Seat-1]
	for _, play := range r.Round.Plays[:played] {
		s.Fragment += string(play.Letter)
	}
	if e.Kind == Names {
		r.judgeName(&s)
	} else {
		r.look(&s)
		if e.Kind == Plays {
			s.judgeLetter(r.book)
		} else {
			r.judgeCall(&s)
		}
	}
	r.Steps = append(r.Steps, s)
}

// look finds what the player could have done at a step.
func (r *Review) look(s *Step) {
	if s.At, s.Goes = r.book.At(len(r.Round.Players), s.Fragment); s.Goes {
		s.Letters = s.At.Letters()
		for _, l := range s.Letters {
			if l.Outcome == solver.Wins {
				s.Winning = append(s.Winning, l)
			}
		}
		slices.SortStableFunc(s.Winning, func(a, b solver.Letter) int { return cmp.Compare(a.Plies, b.Plies) })
		s.Before = Standing{len(s.Winning) > 0, s.At.Guaranteed().Has(s.Seat)}
	}
	if !r.Setup.Challenges || s.Fragment == "" {
		return
	}
	switch {
	case r.book.IsWord(s.Fragment):
		s.Call = ClaimsWord
	case !r.book.Begins(s.Fragment):
		s.Call = ClaimsNone
	default:
		return
	}
	s.Before = Standing{true, true}
}

// playedLetter is the verdict on the letter played. It is nil when no word begins that way.
func (s *Step) playedLetter() *solver.Letter {
	for i := range s.Letters {
		if s.Kind == Plays && s.Letters[i].Letter == s.Letter {
			return &s.Letters[i]
		}
	}
	return nil
}

// leads is the position after the letter played. It is false when no word begins that way.
func (s *Step) leads() (solver.Position, bool) {
	if l := s.playedLetter(); l != nil {
		return l.Leads, true
	}
	return solver.Position{}, false
}

// judgeLetter judges the letter played.
func (s *Step) judgeLetter(book *Book) {
	l := s.playedLetter()
	if l != nil {
		s.After = Standing{l.Outcome == solver.Wins, l.Guaranteed}
	}
	switch {
	case s.Call == ClaimsWord:
		s.Mistake = WordPassed
	case s.Call == ClaimsNone:
		s.Mistake = BluffPassed
	case s.After.Safe || !s.Before.Safe:
	case l == nil:
		s.Mistake = Departure
	case l.Outcome == solver.Completes:
		s.Mistake = Completion
	default:
		s.Mistake = Endangered
	}
}

// judgeCall judges a challenge. Until the challenged player has named a word, it is no mistake.
func (r *Review) judgeCall(s *Step) {
	s.Example, _ = r.book.Example(s.Fragment)
	switch {
	case r.Round.Ending == UnderWay:
	case s.Player == r.Round.Loser:
		s.Mistake = WrongCall
	default:
		s.After = Standing{true, true}
	}
}

// judgeName judges the answer to a challenge.
func (r *Review) judgeName(s *Step) {
	word, ok := r.book.Example(s.Fragment)
	s.Example = word
	s.Before = Standing{ok, ok}
	switch {
	case r.Round.Ending == Named:
		s.After = Standing{true, true}
	case ok:
		s.Mistake = NoName
	}
}

// DrillCard is the card that asks for the decision at a step that was a mistake, in the game and for the
// seat of that round. The step is given by its index. It is false for a step that was no mistake, for a
// challenge, and after a passed word, which the drill does not know.
func (r *Review) DrillCard(step int) (trainer.Card, bool) {
	s := &r.Steps[step]
	switch s.Mistake {
	case Endangered, Completion, Departure:
	default:
		return trainer.Card{}, false
	}
	if r.book.lettersPassed(s.Fragment) >= r.book.MinLetters {
		return trainer.Card{}, false
	}
	course := trainer.Course{Dict: r.Setup.Dict, Rules: r.Round.Rules(r.Setup.MinLetters), Seat: s.Seat}
	return trainer.Card{Course: course, Fragment: s.Fragment}, true
}
