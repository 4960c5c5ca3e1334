package trainer

import (
	"cmp"
	"fmt"
	"slices"
	"testing"
)

// BenchmarkDeck measures what a person waits for when opening a whole course of
// the default dictionary, that of the last seat.
func BenchmarkDeck(b *testing.B) {
	for _, players := range []int{2, 3, 4, 8} {
		game := defaultGame(b, players)
		b.Run(fmt.Sprintf("%d-players", players), func(b *testing.B) {
			var d *Deck
			for b.Loop() {
				d = deckOf(b, game, players, "")
			}
			b.ReportMetric(float64(len(d.Decisions)), "decisions")
			b.ReportMetric(float64(len(d.Recalls)), "recalls")
		})
	}
}

// BenchmarkLine measures a round from the start with the most words, for a person
// to whom everything is wanted.
func BenchmarkLine(b *testing.B) {
	d := deckOf(b, defaultGame(b, 4), 4, "")
	target := slices.MaxFunc(d.Decisions, func(x, y *Item) int { return cmp.Compare(len(x.Words), len(y.Words)) })
	for b.Loop() {
		d.Line(target, func(*Item) bool { return true })
	}
	b.ReportMetric(float64(len(target.Words)), "words")
}
