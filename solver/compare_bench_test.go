package solver

import "testing"

// BenchmarkCommon measures walking two lists together and then the pass for one
// seat.
func BenchmarkCommon(b *testing.B) {
	games := gamesOf(b, Usual, "american-english-7.1", "web2")
	b.Run("merge", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Merge(games); err != nil {
				b.Fatal(err)
			}
		}
	})
	m, err := Merge(games)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("seat 1", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := m.Common(1, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
}
