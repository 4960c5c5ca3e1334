package match

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

// BenchmarkFirstDecision measures all that is made once, the vocabulary and what the way
// of looking ahead needs: up to the first letter of a match and the answer to it.
func BenchmarkFirstDecision(b *testing.B) {
	eachBot(b, func(b *testing.B, book *Book, bot Bot) {
		for b.Loop() {
			m := benchMatch(b, NewBook(book.Words, book.MinLetters), 1, bot)
			for range 2 {
				if err := m.Add(m.BotEvent()); err != nil {
					b.Fatal(err)
				}
			}
		}
	})
}

// BenchmarkDecision measures the decisions of whole matches, after one in which most
// of what is made once was made: their mean, and as metrics of their own their median
// and the longest, in which something was made once more, or garbage collected.
func BenchmarkDecision(b *testing.B) {
	eachBot(b, func(b *testing.B, book *Book, bot Bot) {
		finish(b, benchMatch(b, book, 1, bot))
		var took []time.Duration
		m := benchMatch(b, book, 1, bot)
		for seed := uint64(2); b.Loop(); {
			if m.State().Winner != Nobody {
				m = benchMatch(b, book, seed, bot)
				seed++
			}
			start := time.Now()
			e := m.BotEvent()
			took = append(took, time.Since(start))
			if err := m.Add(e); err != nil {
				b.Fatal(err)
			}
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Nanoseconds()), "ns/median")
		b.ReportMetric(float64(took[len(took)-1].Nanoseconds()), "ns/longest")
	})
}

// eachBot benchmarks a bot of each look-ahead with each of two vocabularies on two
// dictionaries.
func eachBot(b *testing.B, bench func(b *testing.B, book *Book, bot Bot)) {
	for _, id := range []string{"american-english-7.1", "web2"} {
		book := bookOf(b, id, 4)
		for _, looks := range lookAheads {
			for _, bot := range []Bot{{Vocabulary: 35, Looks: looks}, {Looks: looks}} {
				b.Run(fmt.Sprintf("%s/looks-%d/tier-%d", id, looks, bot.Vocabulary), func(b *testing.B) { bench(b, book, bot) })
			}
		}
	}
}

// benchMatch is one of two bots of a kind, with challenges, for which more has to be
// made than for strict play.
func benchMatch(b *testing.B, book *Book, seed uint64, bot Bot) *Match {
	m, err := New(setupOf(true, seed, bot, bot), book)
	if err != nil {
		b.Fatal(err)
	}
	return m
}
