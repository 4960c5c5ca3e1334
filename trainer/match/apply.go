package match

import (
	"slices"
)

// apply moves the match on by an event that [Match.check] allows.
func (m *Match) apply(e Event) {
	s, r := &m.state, m.state.Round()
	switch e.Kind {
	case Plays:
		r.Plays = append(r.Plays, Play{s.Turn, e.Letter})
		s.Turn = r.Mover()
		switch {
		case m.Setup.Challenges:
			if len(r.Plays) > m.Book.longest {
				m.end(TooLong, r.Last(), s.Turn)
			}
		case m.Book.Reachable.Has(r.Fragment()):
			r.Word = r.Fragment()
			m.end(Completed, r.Last(), Nobody)
		}
	case ClaimsWord:
		if fragment := r.Fragment(); m.Book.IsWord(fragment) {
			r.Word = fragment
			m.end(WasWord, r.Last(), s.Turn)
		} else {
			m.end(WasNoWord, s.Turn, s.Turn)
		}
	case ClaimsNone:
		s.Challenger, s.Turn = s.Turn, r.Last()
	case Names:
		r.Word = e.Word
		if m.Book.IsWord(e.Word) {
			m.end(Named, s.Challenger, s.Challenger)
		} else {
			m.end(NotNamed, s.Turn, s.Challenger)
		}
	}
}

// open begins a round.
func (m *Match) open(opener int) {
	r := Round{Loser: Nobody, Challenger: Nobody}
	for i := range m.Setup.Players {
		if p := (opener + i) % len(m.Setup.Players); m.in(p) {
			r.Players = append(r.Players, p)
		}
	}
	m.state.Rounds = append(m.state.Rounds, r)
	m.state.Challenger, m.state.Turn = Nobody, opener
}

// in reports whether a player has lives left.
func (m *Match) in(player int) bool { return m.state.Lost[player] < m.Setup.lives() }

// end ends the round, and the match once one player is left. Otherwise it begins the next round.
func (m *Match) end(ending Ending, loser, challenger int) {
	s, r := &m.state, m.state.Round()
	r.Ending, r.Loser, r.Challenger = ending, loser, challenger
	s.Lost[loser]++
	in := slices.DeleteFunc(slices.Clone(r.Players), func(p int) bool { return !m.in(p) })
	switch {
	case len(in) == 1:
		s.Challenger, s.Turn, s.Winner = Nobody, Nobody, in[0]
	default:
		m.open(m.nextOpener(r))
	}
}

// nextOpener is who opens the round after r, which has ended.
func (m *Match) nextOpener(r *Round) int {
	switch {
	case m.Setup.Opens == InTurn:
		return m.after(r.Players[0])
	case m.Setup.Opens == LoserOpens && m.in(r.Loser):
		return r.Loser
	case m.Setup.Opens == Classic && r.Challenger != Nobody && r.Challenger != r.Loser:
		return r.Challenger
	}
	return m.after(r.Loser)
}

// after is the next player who is still in.
func (m *Match) after(player int) int {
	for {
		if player = (player + 1) % len(m.Setup.Players); m.in(player) {
			return player
		}
	}
}

// CanTakeBack reports whether there is anything that a person did.
func (m *Match) CanTakeBack() bool { return m.lastOfPerson() != Nobody }

// lastOfPerson is the index in moves of the last one by a person, or Nobody.
func (m *Match) lastOfPerson() int {
	for i := len(m.moves) - 1; i >= 0; i-- {
		if !m.Setup.Players[m.moves[i].player].IsBot() {
			return i
		}
	}
	return Nobody
}

// takeBack cancels the last move by a person, and all after it. Help stays used: the round that is
// resumed keeps the uses of the rounds after it.
func (m *Match) takeBack() {
	last := m.lastOfPerson()
	round := m.moves[last].round
	m.moves, m.known = m.moves[:last], knownFacts{}

	s := &m.state
	opener := s.Rounds[round].Players[0]
	var uses []Use
	for _, r := range s.Rounds[round:] {
		uses = append(uses, r.Uses...)
		if r.Loser != Nobody {
			s.Lost[r.Loser]--
		}
	}
	s.Rounds, s.Winner = s.Rounds[:round], Nobody
	m.open(opener)
	s.Round().Uses = uses

	firstOfRound := last
	for firstOfRound > 0 && m.moves[firstOfRound-1].round == round {
		firstOfRound--
	}
	for _, d := range m.moves[firstOfRound:] {
		m.apply(d.Event)
	}
	m.use(TookBack)
}
