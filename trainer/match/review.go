package match

import (
	"spectrie/solver"
)

// Review looks back on a round: what was done in turn and how good it was, and what
// decided it. What it says of letters is by the solved game, which knows strict play
// only: with challenges it is as if every completed word were challenged. Sentences
// are written for one player, who is "you"; for [Nobody] all go by their names.
type Review struct {
	Setup       *Setup
	Round       Round
	Steps       []Step  // letters, and in the end a challenge and what was named
	Turning     Turning // why the loser lost
	TurningStep int     // the step that Turning is about; Nobody when there is none
	// LongerStep is the step at which a loser without a chance gave away the most
	// letters of resistance; Nobody when it held out, or had a chance.
	LongerStep int
	// FirmerStep is the last step of a loser without a mistake at which another letter
	// would have been guaranteed, against all the others together; or Nobody.
	FirmerStep int

	book *Book
}

// Turning is why a round was lost.
type Turning uint8

const (
	Undecided      Turning = iota // the round is under way
	OwnMistake                    // TurningStep is the loser's last mistake
	OthersMistake                 // three or more: TurningStep endangered the loser, and was a mistake of another player
	OthersChoice                  // three or more: at TurningStep another player had letters as good for itself that spared the loser
	FromTheOpening                // the loser never had a letter that would have helped
)

// Review looks back on a round, by its index in the state. It goes as far as the round
// has come.
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

// happened are the events that a round came to, without those taken back.
func (m *Match) eventsOf(round int) []Event {
	var events []Event
	for _, d := range m.moves {
		if d.round == round {
			events = append(events, d.Event)
		}
	}
	return events
}

// duel reports whether two players were in the round, so that who does not lose wins.
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

// cost is what a step of another player did to the loser: OthersMistake,
// OthersChoice, or FromTheOpening for nothing. Who is out of danger comes into it
// only by a letter that is against the interest of who plays it, or by a word that is
// passed by.
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

// sparing are the letters of another player that are as good for that player as any,
// and after which the loser is out of danger.
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

// sparedAnother reports whether a step let a word go by with which another player than
// the loser would have lost.
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
	most, at := 0, Nobody
	for i := range r.Steps {
		s := &r.Steps[i]
		l := s.playedLetter()
		if s.Player != r.Round.Loser || l == nil {
			continue
		}
		if given := s.At.Plies() - l.Plies; given > most {
			most, at = given, i
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
