package trainer

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

// learner is a person who learns a deck by the rounds of [Session], as simulated.
//
// Its memory is the one that the schedule is made for: FSRS with its published
// weights, by the learner's own log. So it remembers a card with the chance that
// [State.Retrievability] tells at that moment, and a new one never. Where it does not
// remember it picks a letter uniformly from all that are legal, as [Deck.Strength]
// supposes, and it takes the grade that is proposed. A right answer takes it 6
// seconds, and a wrong one 12 with a look at what would have been right; each other
// letter of a round takes 3, the opponents' and those that go by.
type learner struct {
	deck   *Deck
	state  *State
	log    *Log
	random *rand.Rand
	now    time.Time
	spent  time.Duration // in all sessions

	rounds, answers, wrong int // in all sessions
}

const (
	secondsRight = 6
	secondsWrong = 12
	secondsOther = 3
)

// newLearner begins on a Monday at noon, with an empty log.
func newLearner(deck *Deck, seed uint64) *learner {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.FixedZone("", 60*60))
	log := &Log{}
	return &learner{deck: deck, state: Fold(log, now), log: log, random: rand.New(rand.NewPCG(seed, 0)), now: now}
}

// at goes on to an hour of a day, counted from the first.
func (l *learner) at(day, hour int) {
	l.now = time.Date(2026, 3, 2+day, hour, 0, 0, 0, l.now.Location())
	l.state.Add(l.now)
}

// strength is that against a perfect opponent, now.
func (l *learner) strength() float64 {
	return l.deck.Strength(func(c Card) float64 { return l.state.Retrievability(c, l.now) }, Opponent{Perfect: true})
}

// pass lets time go by that is spent on the session.
func (l *learner) pass(seconds int) {
	l.now = l.now.Add(time.Duration(seconds) * time.Second)
	l.spent += time.Duration(seconds) * time.Second
}

// sit sits through a session until there is nothing left to do, and returns its
// answers.
func (l *learner) sit() []Answer {
	session := &Session{Deck: l.deck}
	for session.Next(l.state, l.now) {
		l.rounds++
		for !session.Over() {
			switch {
			case session.Advance(l.now):
				l.pass(secondsOther)
			case session.Item != nil:
				l.answer(session)
			}
		}
	}
	return session.Answers
}

// answer answers the decision that is asked.
func (l *learner) answer(session *Session) {
	item := session.Item
	leads := item.Plays
	if l.random.Float64() >= l.state.Retrievability(item.Card, l.now) {
		leads = anyReply(l.random, item.At)
	}
	l.answers++
	if leads.Safe(l.deck.Course.Seat, l.deck.Course.Guaranteed) {
		l.pass(secondsRight)
	} else {
		l.pass(secondsWrong)
		l.wrong++
	}
	a, ok := session.Give(l.state, leads.Letter(), l.now)
	if !ok {
		panic("a legal letter is refused")
	}
	e := l.log.Next("learner", Answered, l.now)
	e.Card, e.Grade, e.Took, e.Gave = a.Item.Card, a.Grade, int(a.Took.Milliseconds()), string(a.Letter)
	l.state.Add(l.now, e)
	if session.Pending != nil {
		session.Continue()
	}
}

// day has the learner sit at 19:00 of a day, counted from the first.
func (l *learner) day(day int) []Answer {
	l.at(day, 19)
	return l.sit()
}

// remembered are the chances of the deck's decisions, now, the least first.
func (l *learner) remembered() []float64 {
	var chances []float64
	for _, item := range l.deck.Decisions {
		chances = append(chances, l.state.Retrievability(item.Card, l.now))
	}
	slices.Sort(chances)
	return chances
}

func TestABeginnerLearnsTheOpeningInOneSitting(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	for seed := range uint64(20) {
		l := newLearner(d, seed)
		before := l.strength()
		answers := l.day(0)
		if q := l.state.Queue(d.Decisions, l.now); q.Next() != nil || q.Waiting > 0 {
			t.Fatalf("learner %d: the sitting ended with something to do: %+v", seed, q)
		}
		for _, item := range d.Decisions {
			if p := l.state.Progress(item.Card, l.now); p.Status != Known {
				t.Fatalf("learner %d: after one sitting %q is %+v", seed, item.Fragment, p)
			}
		}
		if after := l.strength(); before > 0.5 || after < 0.95 {
			t.Fatalf("learner %d: strength %v before the sitting, %v after it", seed, before, after)
		}
		if l.spent > 15*time.Minute || len(answers) > 8*len(d.Decisions) {
			t.Fatalf("learner %d: %d answers in %v", seed, len(answers), l.spent)
		}
	}
}

func TestTomorrowTheTwoWeakestLettersAreNamedAndAskedFirst(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	asked := 0
	for seed := range uint64(20) {
		l := newLearner(d, seed)
		l.day(0)
		l.at(1, 19)
		chances := l.remembered()
		slipping := l.state.Slipping(d.Cards(), 2, l.now)
		for i, slip := range slipping {
			if slip.Chance != chances[i] || slip.Chance >= 1 || d.Item(slip.Card) == nil {
				t.Fatalf("learner %d: %+v slips, the chances are %v", seed, slip, chances)
			}
		}
		if len(slipping) != 2 {
			t.Fatalf("learner %d: %d decisions slip", seed, len(slipping))
		}
		if q := l.state.Queue(d.Decisions, l.now); len(q.Due) >= 2 {
			asked++
			for i, slip := range slipping {
				if q.Due[i].Card != slip.Card {
					t.Fatalf("learner %d: %q is asked, and %q slips", seed, q.Due[i].Fragment, slip.Fragment)
				}
			}
		}
	}
	if asked < 10 {
		t.Errorf("only %d learners are asked about two decisions", asked)
	}
}

func TestAWeekKeepsTheOpeningAlive(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	for seed := range uint64(10) {
		l := newLearner(d, seed)
		l.day(0)
		first := l.spent
		for day := 1; day < 7; day++ {
			l.at(day, 19)
			weakest := l.remembered()[0]
			answers := l.sit()
			if q := l.state.Queue(d.Decisions, l.now); q.Next() != nil {
				t.Fatalf("learner %d: on day %d %q is left to do", seed, day+1, q.Next().Fragment)
			}
			// With the retention wanted of 0.9, what is weaker than that by more than the rounding of days is asked.
			if weakest < 0.85 && len(answers) == 0 {
				t.Fatalf("learner %d: nothing is asked on day %d, a chance is %v", seed, day+1, weakest)
			}
		}
		if l.spent-first > first*2 {
			t.Fatalf("learner %d: %v on the first day, %v on the six after", seed, first, l.spent-first)
		}
		if l.strength() < 0.7 {
			t.Fatalf("learner %d: strength %v after a week", seed, l.strength())
		}
	}
}
