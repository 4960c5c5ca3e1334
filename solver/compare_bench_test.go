package solver

import (
	"fmt"
	"testing"
)

// BenchmarkCommon measures walking two lists together and then the pass for one
// seat.
func BenchmarkCommon(b *testing.B) {
	games := gamesOf(b, Usual, "american-english-7.1", "web2")
	b.Run("merge", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Merge(games, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
	m, err := Merge(games, nil)
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

// BenchmarkFlips measures finding the words that make the difference.
func BenchmarkFlips(b *testing.B) {
	base, other := fullList(b, "american-english-7.1"), fullList(b, "web2")
	for players := 2; players <= maxSides; players++ {
		b.Run(fmt.Sprintf("%d-players", players), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Flips(base, other, Rules{players, 4}, false, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
