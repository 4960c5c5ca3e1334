package trainer

import "testing"

// BenchmarkStreak measures the streak of a person with 50,000 answers.
func BenchmarkStreak(b *testing.B) {
	log, now := years()
	s := Fold(log, now)
	b.ReportAllocs()
	for b.Loop() {
		s.Streak(AllCards, now)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(log.Entries())), "ns/answer")
}
