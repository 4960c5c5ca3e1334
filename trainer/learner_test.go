package trainer

import (
	"fmt"
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
// seconds, or 12 when it is a slow one, and a wrong one 12 with a look at what would
// have been right; each other letter of a round takes 3, the opponents' and those
// that go by.
type learner struct {
	deck   *Deck
	state  *State
	log    *Log
	random *rand.Rand
	right  int // seconds that a right answer takes
	now    time.Time
	spent  time.Duration // in all sessions

	remembers bool // the card that is asked

	rounds, answers, wrong int // in all sessions
}

const (
	secondsRight = 6
	secondsSlow  = 12
	secondsWrong = 12
	secondsOther = 3
)

// newLearner begins on a Monday at noon, with an empty log.
func newLearner(deck *Deck, seed uint64) *learner {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.FixedZone("", 60*60))
	log := &Log{}
	return &learner{deck: deck, state: Fold(log, now), log: log, random: rand.New(rand.NewPCG(seed, 0)), right: secondsRight, now: now}
}

// bothKinds has a check made for some learners, quick and slow.
func bothKinds(t *testing.T, d *Deck, learners uint64, check func(t *testing.T, l *learner)) {
	t.Helper()
	for seed := range learners {
		for _, right := range []int{secondsRight, secondsSlow} {
			l := newLearner(d, seed)
			l.right = right
			t.Run(fmt.Sprintf("learner %d, %d seconds", seed, right), func(t *testing.T) { check(t, l) })
		}
	}
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
	session := &Session{Decks: []*Deck{l.deck}}
	for session.Next(l.state, l.now) {
		l.rounds++
		if len(session.Answers) > 100*len(l.deck.Decisions) {
			panic("a session without end")
		}
		for !session.Over() {
			switch {
			case session.Advance(l.state, l.now):
				l.pass(secondsOther)
			case session.Pending != nil: // a lesson
				l.pass(secondsWrong)
				l.write(*session.Pending)
				session.Continue()
			case session.Item != nil:
				l.answer(session)
			}
		}
	}
	return session.Answers
}

// answer answers the letter that is asked. Whoever remembers a card remembers all its letters.
func (l *learner) answer(session *Session) {
	asked := session.Item.Letters[session.Part]
	leads := asked.Plays
	if session.Part == 0 {
		l.remembers = l.random.Float64() < l.state.Retrievability(session.Item.Card, l.now)
	}
	if !l.remembers {
		leads = anyReply(l.random, asked.At)
	}
	switch {
	case !leads.Safe(l.deck.Course.Seat, l.deck.Course.Guaranteed):
		l.pass(secondsWrong)
		l.wrong++
	case session.Part == 0:
		l.pass(l.right)
	default:
		l.pass(secondsOther)
	}
	a, ok := session.Give(l.state, leads.Letter(), l.now)
	if !ok {
		panic("a legal letter is refused")
	}
	if !a.Open {
		l.write(a)
	}
	if session.Pending != nil {
		session.Continue()
	}
}

// write puts an answer into the log.
func (l *learner) write(a Answer) {
	l.answers++
	e := l.log.Next("learner", Answered, l.now)
	e.Card, e.Grade, e.Took = a.Item.Card, a.Grade, int(a.Took.Milliseconds())
	if a.Letter != 0 {
		e.Gave = string(a.Letter)
	}
	l.state.Add(l.now, e)
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

func TestABeginnerLearnsTheOpeningInOneSession(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	bothKinds(t, d, 20, func(t *testing.T, l *learner) {
		before := l.strength()
		answers := l.day(0)
		if q := l.state.Queue(d.Decisions, l.now); q.Next() != nil || q.Waiting > 0 {
			t.Fatalf("the session ended with something to do: %+v", q)
		}
		for _, item := range d.Decisions {
			if p := l.state.Progress(item.Card, l.now); p.Status != Known {
				t.Fatalf("after one session %q is %+v", item.Fragment, p)
			}
		}
		if after := l.strength(); before > 0.5 || after < 0.95 {
			t.Fatalf("strength %v before the session, %v after it", before, after)
		}
		if l.spent > 20*time.Minute || len(answers) > 8*len(d.Decisions) {
			t.Fatalf("%d answers in %v", len(answers), l.spent)
		}
	})
}

// Tomorrow the two letters that are about to slip are named, whether they are due or
// not, and of what is due these are asked first.
func TestTomorrowTheTwoWeakestLettersAreNamedAndAskedFirst(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	var decisions []Card
	for _, item := range d.Decisions {
		decisions = append(decisions, item.Card)
	}
	due := 0
	bothKinds(t, d, 20, func(t *testing.T, l *learner) {
		l.day(0)
		l.at(1, 19)
		chances := l.remembered()
		slipping := l.state.Slipping(decisions, 2, l.now)
		if len(slipping) != 2 || slipping[0].Card == slipping[1].Card {
			t.Fatalf("%+v slip", slipping)
		}
		for i, slip := range slipping {
			if slip.Chance != chances[i] || slip.Chance >= 1 || slip.Chance != l.state.Retrievability(slip.Card, l.now) {
				t.Fatalf("%+v slips, the chances are %v", slip, chances)
			}
		}
		q := l.state.Queue(d.Decisions, l.now)
		if len(q.Due) > 0 && l.now.Before(slipping[0].Due) {
			t.Fatalf("%q is asked and %q is not, which slips", q.Due[0].Fragment, slipping[0].Fragment)
		}
		for i, item := range q.Due[:min(2, len(q.Due))] {
			due++
			if item.Card != slipping[i].Card {
				t.Fatalf("%q is asked, and %q slips", item.Fragment, slipping[i].Fragment)
			}
		}
		answers := l.sit()
		for _, item := range q.Due[:min(2, len(q.Due))] {
			if !slices.ContainsFunc(answers, func(a Answer) bool { return a.Item == item }) {
				t.Fatalf("%q was not asked", item.Fragment)
			}
		}
	})
	if due < 70 {
		t.Errorf("only %d of the 80 letters that slip are due", due)
	}
}

func TestAWeekKeepsTheOpeningAlive(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	bothKinds(t, d, 10, func(t *testing.T, l *learner) {
		l.day(0)
		first := l.spent
		for day := 1; day < 7; day++ {
			l.at(day, 19)
			weakest := l.remembered()[0]
			answers := l.sit()
			if q := l.state.Queue(d.Decisions, l.now); q.Next() != nil {
				t.Fatalf("on day %d %q is left to do", day+1, q.Next().Fragment)
			}
			// With the retention wanted of 0.9, what is weaker than that by more than the rounding of days is asked.
			if weakest < 0.83 && len(answers) == 0 {
				t.Fatalf("nothing is asked on day %d, a chance is %v", day+1, weakest)
			}
		}
		if l.spent-first > first*2 {
			t.Fatalf("%v on the first day, %v on the six after", first, l.spent-first)
		}
		if l.strength() < 0.7 {
			t.Fatalf("strength %v after a week", l.strength())
		}
	})
}
