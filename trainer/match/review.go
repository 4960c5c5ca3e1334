package match

import (
	"spectrie/solver"
)

// Review looks back on a round: what each player did, how good that was, and what decided the round. It
// judges letters by the solved game, which knows strict play only. With challenges it judges as if every
// completed word were challenged. Sentences call one player "you". For [Nobody] they name everybody.
type Review struct {
	Setup       *Setup
	Round       Round
	Steps       []Step  // letters, and at the end a challenge and the word named
	Turning     Turning // why the loser lost
	TurningStep int     // the step that Turning is about, or Nobody
	// LongerStep is the step at which a loser without a chance gave away the most letters of
	// resistance. It is Nobody when the loser held out or had a chance.
	LongerStep int
	// FirmerStep is the last step at which another letter would have kept a loser without a mistake safe
	// against all the others together, or Nobody.
	FirmerStep int

	book *Book
}

// Turning is why a round was lost.
type Turning uint8

const (
	Undecided      Turning = iota // the round is under way
	OwnMistake                    // TurningStep is the loser's last mistake
	OthersMistake                 // three or more players: TurningStep is the mistake of another player that endangered the loser
	OthersChoice                  // three or more players: at TurningStep another player had an equally good letter that spared the loser
	FromTheOpening                // the loser never had a letter that would have helped
)

// Review looks back on a round, given by its index in the state, as far as the round has come.
func (m *Match) Review(round int) Review {
	r := Review{Setup: &m.Setup, Round: m.state.Rounds[round], TurningStep: Nobody, LongerStep: Nobody, FirmerStep: Nobody, book: m.Book}
	for _, e := range m.eventsOf(round) {
		r.judge(e)
	}
	if r.Round.Ending != UnderWay {
		r.decide()
	}
	return r
}

// eventsOf are the events of a round, without those taken back.
func (m *Match) eventsOf(round int) []Event {
	var events []Event
	for _, d := range m.moves {
		if d.round == round {
			events = append(events, d.Event)
		}
	}
	return events
}

// duel reports whether two players were in the round, so that one wins when the other loses.
func (r *Review) duel() bool { return len(r.Round.Players) == 2 }

// decide finds why the loser lost.
func (r *Review) decide() {
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Player == r.Round.Loser && s.Mistake != NoMistake {
			r.Turning, r.TurningStep = OwnMistake, i
		}
	}
	if r.TurningStep != Nobody {
		return
	}
	r.Turning = FromTheOpening
	for i := range r.Steps {
		if t := r.cost(&r.Steps[i]); t == OthersMistake || t == OthersChoice && r.Turning != OthersMistake {
			r.Turning, r.TurningStep = t, i
		}
	}
	r.FirmerStep = r.firmer()
	if r.Turning == FromTheOpening {
		r.LongerStep = r.longer()
	}
}

// cost is what a step of another player did to the loser: OthersMistake, OthersChoice, or FromTheOpening
// for nothing. A player who is out of danger comes into danger only when another plays against its own
// interest, or passes a word.
func (r *Review) cost(s *Step) Turning {
	loser := r.Round.Seat(r.Round.Loser)
	leads, ok := s.leads()
	if s.Player == r.Round.Loser || r.duel() || !ok || !leads.Losers().Has(loser) {
		return FromTheOpening
	}
	if !s.At.Losers().Has(loser) || r.sparedAnother(s) {
		return OthersMistake
	}
	if len(r.sparing(s)) > 0 {
		return OthersChoice
	}
	return FromTheOpening
}

// sparing are the letters that are as good as any for the player of a step, and that keep the loser out
// of danger.
func (r *Review) sparing(s *Step) []solver.Letter {
	var sparing []solver.Letter
	for _, l := range s.Letters {
		rational := l.Outcome == solver.Wins || len(s.Winning) == 0
		if rational && !l.Leads.Losers().Has(r.Round.Seat(r.Round.Loser)) {
			sparing = append(sparing, l)
		}
	}
	return sparing
}

// sparedAnother reports whether a step let a word go by that would have cost another player the round.
func (r *Review) sparedAnother(s *Step) bool {
	return s.Call == ClaimsWord && r.before(s) != r.Round.Loser
}

// before is the player who moved before a step.
func (r *Review) before(s *Step) int {
	n := len(r.Round.Players)
	return r.Round.Players[(s.Seat-2+n)%n]
}

// longer is the step of LongerStep.
func (r *Review) longer() int {
	mostGiven, at := 0, Nobody
	for i := range r.Steps {
		s := &r.Steps[i]
		l := s.playedLetter()
		if s.Player != r.Round.Loser || l == nil {
			continue
		}
		if given := s.At.Plies() - l.Plies; given > mostGiven {
			mostGiven, at = given, i
		}
	}
	return at
}

// firmer is the step of FirmerStep.
func (r *Review) firmer() int {
	at := Nobody
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Player == r.Round.Loser && s.Kind == Plays && s.Before.Guaranteed && !s.After.Guaranteed {
			at = i
		}
	}
	return at
}
