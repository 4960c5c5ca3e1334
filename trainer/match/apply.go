package match

import "slices"

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

// end ends the round, and the match once one player is left. A challenger who was right opens the next
// round. Otherwise the player after the loser does.
func (m *Match) end(ending Ending, loser, challenger int) {
	s, r := &m.state, m.state.Round()
	r.Ending, r.Loser, r.Challenger = ending, loser, challenger
	s.Lost[loser]++
	in := slices.DeleteFunc(slices.Clone(r.Players), func(p int) bool { return !m.in(p) })
	switch {
	case len(in) == 1:
		s.Challenger, s.Turn, s.Winner = Nobody, Nobody, in[0]
	case challenger == Nobody || challenger == loser:
		m.open(m.after(loser))
	default:
		m.open(challenger)
	}
}

// after is the next player who is still in.
func (m *Match) after(player int) int {
	for {
		if player = (player + 1) % len(m.Setup.Players); m.in(player) {
			return player
		}
	}
}
