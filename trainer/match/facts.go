package match

// Fact is what one finished round says about a person.
type Fact struct {
	Opponents []Player // the others in the round
	Lost      bool
	Mistake   int  // which letter of the round, from 1, was the mistake that lost it; 0 for none
	Helped    bool // the person looked at help or took something back
	Over      bool // this round ended the match for the person
	Won       bool // the person won the match with this round
}

// Facts are the finished rounds in which a person, given by its index, took part, oldest first. The
// mistake is that of [Review.TurningStep], if it is the person's own. A missed challenge counts at the
// letter played instead. A wrong challenge counts at none.
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

// mistake is the number of the letter with which the loser lost the round, or 0.
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
