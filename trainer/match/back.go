package match

// CanTakeBack reports whether a person did anything that can be taken back.
func (m *Match) CanTakeBack() bool { return m.lastOfPerson() != Nobody }

// lastOfPerson is the index in moves of what a person did last, or Nobody.
func (m *Match) lastOfPerson() int {
	for i := len(m.moves) - 1; i >= 0; i-- {
		if !m.Setup.Players[m.moves[i].player].IsBot() {
			return i
		}
	}
	return Nobody
}

// takeBack makes the match what it was before a person did something last, except
// that help stays used: the round that goes on has the uses of those after it, too.
func (m *Match) takeBack() {
	last := m.lastOfPerson()
	round := m.moves[last].round
	m.moves = m.moves[:last]

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

	first := last
	for first > 0 && m.moves[first-1].round == round {
		first--
	}
	for _, d := range m.moves[first:] {
		m.apply(d.Event)
	}
	m.use(TookBack)
}
