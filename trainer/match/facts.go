package match

// Fact is what one finished round adds to a person's statistics.
type Fact struct {
	Opponents []Player // the others in the round
	Lost      bool
	Mistake   int  // the ply, from 1, of the letter that lost the person the round; 0 for none
	Helped    bool // help was looked at, or something taken back
	Over      bool // the match was over for the person with this round, who won it or was out
	Won       bool // the person won the match with this round
}

// Facts are what the finished rounds of a match add to the statistics of a person, a
// player by its index: those in which it took part, oldest first. A mistake is that of
// [Review.TurningStep] when it is the person's own; a chance to challenge that was missed
// counts at the letter played instead, and a wrong challenge at none.
func (m *Match) Facts(person int) []Fact {
	var facts []Fact
	lost := 0
	for i := range m.state.Rounds {
		r := &m.state.Rounds[i]
		if r.Ending == UnderWay || r.Seat(person) == 0 {
			continue
		}
		f := Fact{Lost: r.Loser == person}
		for _, p := range r.Players {
			if p != person {
				f.Opponents = append(f.Opponents, m.Setup.Players[p])
			}
		}
		for _, u := range r.Uses {
			f.Helped = f.Helped || u.Player == person
		}
		if f.Lost {
			lost++
			f.Mistake = m.mistake(i)
		}
		f.Won = m.state.Winner == person && i == len(m.state.Rounds)-1
		f.Over = f.Won || lost == m.Setup.lives()
		facts = append(facts, f)
	}
	return facts
}

// mistake is the ply of the letter with which the loser of a round lost it, 0 when
// there is none.
func (m *Match) mistake(round int) int {
	r := m.Review(round)
	if r.Turning != OwnMistake || r.Steps[r.TurningStep].Kind != Plays {
		return 0
	}
	ply := 0
	for _, s := range r.Steps[:r.TurningStep+1] {
		if s.Kind == Plays {
			ply++
		}
	}
	return ply
}
