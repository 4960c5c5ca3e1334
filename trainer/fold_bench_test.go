package trainer

import (
	"math/rand/v2"
	"testing"
	"time"
)

func BenchmarkFold(b *testing.B) {
	log, now := years()
	b.ReportAllocs()
	for b.Loop() {
		Fold(log, now)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(log.Entries())), "ns/answer")
}

func BenchmarkAddAnswer(b *testing.B) {
	log, now := years()
	s := Fold(log, now)
	cards := s.Cards()
	for i := 0; b.Loop(); i++ {
		now = now.Add(time.Second)
		e := log.Next("b", Answered, now)
		e.Card, e.Grade = cards[i%len(cards)], Good
		s.Add(now, e)
	}
}

// years is the log of a person who learns twenty cards a day, answers nine of ten
// that come back on their day or a little later, and misses one: 50,000 answers.
func years() (*Log, time.Time) {
	random := rand.New(rand.NewPCG(1, 2))
	log := new(Log)
	now := noon
	state := Fold(log, now)
	var cards []Card
	for len(log.Entries()) < 50_000 {
		for range 20 {
			n := len(cards)
			cards = append(cards, decision(string([]rune{'a' + rune(n%26), 'a' + rune(n/26%26), 'a' + rune(n/676%26), 'a' + rune(n/17576)})))
		}
		for _, card := range cards {
			for p := state.Progress(card, now); !p.Due.After(now.Add(learnAhead)); p = state.Progress(card, now) {
				if p.Status == Known && random.IntN(10) == 0 {
					break // tomorrow, perhaps
				}
				now = now.Add(5 * time.Second)
				e := log.Next("a", Answered, now)
				e.Card, e.Grade, e.Took = card, Good, 3000
				if random.IntN(10) == 0 {
					e.Grade = Again
				}
				state.Add(now, e)
			}
		}
		now = now.Truncate(24*time.Hour).AddDate(0, 0, 1).Add(time.Duration(random.IntN(12)) * time.Hour)
	}
	return log, now
}
