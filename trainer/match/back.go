package match

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

	firstOfRound := last
	for firstOfRound > 0 && m.moves[firstOfRound-1].round == round {
		firstOfRound--
	}
	for _, d := range m.moves[firstOfRound:] {
		m.apply(d.Event)
	}
	m.use(TookBack)
}
