package fit

import (
	"math/rand/v2"
	"time"

	"spectrie/solver"
	"spectrie/trainer"
)

// learner is a simulated person who sits each evening through all that is due, and through some new cards. The
// schedule is the usual one. The learner's memory is FSRS with other weights, by which it remembers or does not.
type learner struct {
	log    *trainer.Log
	state  *trainer.State
	random *rand.Rand
	now    time.Time
	memory *trainer.Model
	cards  []*studied
}

// studied is a card, and what the learner knows of it.
type studied struct {
	trainer.Card
	memory trainer.Memory
	last   trainer.Day
}

var course = trainer.Course{Dict: "american-english-7.1", Rules: solver.Usual, Seat: 1}

// cardNumber is the n-th of many cards.
func cardNumber(n int) trainer.Card {
	letters := []byte{'a' + byte(n%26), 'a' + byte(n/26%26), 'a' + byte(n/676%26), 'a' + byte(n/17576)}
	return trainer.Card{Course: course, Fragment: string(letters)}
}

// changed are the published weights with a change.
func changed(change func(w []float64)) []float64 {
	w := trainer.UsualWeights()
	change(w)
	return trainer.BoundWeights(w)
}

func newLearner(weights []float64, seed uint64) *learner {
	l := &learner{
		log: &trainer.Log{}, random: rand.New(rand.NewPCG(seed, 17)),
		now: time.Date(2026, 3, 2, 19, 0, 0, 0, time.UTC), memory: trainer.NewModel(weights),
	}
	l.state = trainer.Fold(l.log, l.now)
	return l
}

// study has the learner sit each day until as many of its answers count, with so many new cards a day.
func study(weights []float64, seed uint64, answers, newADay int) *learner {
	l := newLearner(weights, seed)
	for day := 0; l.answers().Counting() < answers; day++ {
		l.now = time.Date(2026, 3, 2+day, 19, 0, 0, 0, time.UTC)
		l.state.Add(l.now)
		for range newADay {
			l.cards = append(l.cards, &studied{Card: cardNumber(len(l.cards))})
		}
		for _, c := range l.cards {
			if l.random.IntN(10) == 0 {
				continue // another day
			}
			for p := l.state.Progress(c.Card, l.now); p.Days == 0 || !p.Due.After(l.now); p = l.state.Progress(c.Card, l.now) {
				l.answer(c)
			}
		}
	}
	return l
}

func (l *learner) answers() *Answers { return Gather(l.state.Reviews(), l.state.Settings()) }

// answer answers a card. It remembers what it saw a few minutes ago.
func (l *learner) answer(c *studied) {
	day := l.state.Settings().DayOf(l.now)
	p := l.state.Progress(c.Card, l.now)
	days, chance := int(day-c.last), 1.0
	switch {
	case p.Status == trainer.New:
		days, chance = 0, 0.4 // it may guess
	case days > 0:
		chance = l.memory.Chance(c.memory, days)
	}
	grade := trainer.Again
	if l.random.Float64() < chance {
		grade = []trainer.Grade{trainer.Hard, trainer.Good, trainer.Good, trainer.Good, trainer.Good, trainer.Good, trainer.Good, trainer.Easy}[l.random.IntN(8)]
	}
	l.now = l.now.Add(10 * time.Second)
	e := l.log.Next("learner", trainer.Answered, l.now)
	e.Card, e.Grade, e.Took = c.Card, grade, 6000
	l.state.Add(l.now, e)
	c.memory, c.last = l.memory.After(c.memory, days, grade), day
}

// learners are people whose memories are unlike the published weights.
var learners = map[string][]float64{
	"forgets soon, however often it answers": changed(func(w []float64) { w[8] -= 2 }),
	"remembers for long":                     changed(func(w []float64) { w[8] += 1.5; w[0] *= 3; w[1] *= 3; w[2] *= 3; w[3] *= 3 }),
	"knew much before":                       changed(func(w []float64) { w[0] *= 8; w[1] *= 8; w[2] *= 8; w[3] *= 8 }),
	"never recovers from a lapse":            changed(func(w []float64) { w[11], w[13] = 0.3, 0.05 }),
}
