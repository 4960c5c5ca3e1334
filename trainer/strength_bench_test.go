package trainer

import (
	"fmt"
	"testing"
)

// BenchmarkStrength measures the strength of the default dictionary's decks
// against all opponents that a person is shown.
func BenchmarkStrength(b *testing.B) {
	for _, players := range []int{2, 3} {
		d := deckOf(b, defaultGame(b, players), 2, "")
		b.Run(fmt.Sprintf("%d-players", players), func(b *testing.B) {
			for b.Loop() {
				for _, o := range Opponents {
					d.Strength(func(Card) float64 { return 0.9 }, o)
				}
			}
		})
	}
}
