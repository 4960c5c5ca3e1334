package match

import (
	"cmp"
	"slices"
)

// Fact is what one finished round says about a person.
type Fact struct {
	Opponents []Player // the others in the round
	Lost      bool
	Mistake   int  // which letter of the round, from 1, was the mistake that lost it; 0 for none
	Helped    bool // the person looked at help or took something back
	Over      bool // this round ended the match for the person
	Won       bool // the person won the match with this round
	Accuracy  Accuracy
}

// Facts are the finished rounds in which a person, given by its index, took part, oldest first. The
// mistake is that of [Review.TurningStep], if it is the person's own. A missed challenge counts at the
// letter played instead. A wrong challenge counts at none.
func (m *Match) Facts(person int) []Fact {
	k := &m.known
	if k.person != person || k.rounds > m.state.over() {
		*k = knownFacts{person: person}
	}
	for ; k.rounds < m.state.over(); k.rounds++ {
		if r := &m.state.Rounds[k.rounds]; r.Seat(person) > 0 {
			k.facts = append(k.facts, m.fact(person, k.rounds))
		}
	}
	return slices.Clip(k.facts)
}

// knownFacts are facts that were found already. To find them costs a review of each round, and the facts are
// asked for after every letter.
type knownFacts struct {
	person int
	rounds int // that were looked at
	facts  []Fact
}

// fact is what a round that is over says about a person in it.
func (m *Match) fact(person, round int) Fact {
	r, lost := m.Review(round), 0
	f := Fact{Lost: r.Round.Loser == person, Accuracy: r.Accuracy(person)}
	for _, p := range r.Round.Players {
		if p != person {
			f.Opponents = append(f.Opponents, m.Setup.Players[p])
		}
	}
	for _, u := range r.Round.Uses {
		f.Helped = f.Helped || u.Player == person
	}
	for _, before := range m.state.Rounds[:round+1] {
		if before.Loser == person {
			lost++
		}
	}
	if f.Lost {
		f.Mistake = r.mistake()
	}
	f.Won = m.state.Winner == person && round == len(m.state.Rounds)-1
	f.Over = f.Won || lost == m.Setup.lives()
	return f
}

// mistake is the number of the letter with which the loser lost the round, or 0.
func (r *Review) mistake() int {
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

// OpponentTally is a person's record against one kind of opponent: all bots that know and think alike,
// whatever their names, or all people.
type OpponentTally struct {
	Bot      Bot // the zero value for people
	Rounds   int // with such an opponent in them
	Lost     int // of these, by the person
	Matches  int // that ended for the person, with such an opponent in a round
	Won      int // of these, by the person
	Helped   int // rounds in which the person had help or took something back
	Mistakes int // lost rounds in which a letter of the person lost it
	// Ply is the median number of these letters in their rounds. Of two in the middle it is the
	// earlier. It is 0 without mistakes.
	Ply int

	plies []int
}

// tallyStep is how many matches are tallied between two turns.
const tallyStep = 100

// OpponentTalliesInTurns tallies matches, each given by its facts. A round counts once for each kind of
// opponent in it, so the tallies together can have more rounds than were played. Bots come first, from
// the weakest to the strongest, then people. There may be thousands of matches: every so often it calls
// take, unless that is nil, and ends with its error.
func OpponentTalliesInTurns(matches [][]Fact, take func() error) ([]OpponentTally, error) {
	tallies := map[Bot]*OpponentTally{}
	of := func(bot Bot) *OpponentTally {
		if tallies[bot] == nil {
			tallies[bot] = &OpponentTally{Bot: bot}
		}
		return tallies[bot]
	}
	for i, facts := range matches {
		if i%tallyStep == tallyStep-1 && take != nil {
			if err := take(); err != nil {
				return nil, err
			}
		}
		met := map[Bot]bool{}
		for _, f := range facts {
			for bot := range botKinds(f.Opponents) {
				met[bot] = true
				of(bot).countRound(f)
			}
			for bot := range met {
				of(bot).countMatch(f)
			}
		}
	}
	var sorted []OpponentTally
	for _, t := range tallies {
		if t.Mistakes = len(t.plies); t.Mistakes > 0 {
			slices.Sort(t.plies)
			t.Ply = t.plies[(t.Mistakes-1)/2]
		}
		t.plies = nil
		sorted = append(sorted, *t)
	}
	slices.SortStableFunc(sorted, func(a, b OpponentTally) int {
		switch people := (Bot{}); {
		case a.Bot == people:
			return 1
		case b.Bot == people:
			return -1
		}
		return cmp.Or(cmp.Compare(a.Bot.Looks, b.Bot.Looks),
			cmp.Compare(a.Bot.Vocabulary.Rarity(), b.Bot.Vocabulary.Rarity()), cmp.Compare(a.Bot.Bluffs, b.Bot.Bluffs))
	})
	return sorted, nil
}

// botKinds are the different bots among some opponents. People count as the zero Bot.
func botKinds(opponents []Player) map[Bot]bool {
	all := map[Bot]bool{}
	for _, p := range opponents {
		all[p.Bot] = true
	}
	return all
}

// countRound counts a round with such an opponent.
func (t *OpponentTally) countRound(f Fact) {
	t.Rounds++
	if f.Helped {
		t.Helped++
	}
	if f.Lost {
		t.Lost++
		if f.Mistake > 0 {
			t.plies = append(t.plies, f.Mistake)
		}
	}
}

// countMatch counts the match if the round ended it.
func (t *OpponentTally) countMatch(f Fact) {
	if f.Over {
		t.Matches++
		if f.Won {
			t.Won++
		}
	}
}
