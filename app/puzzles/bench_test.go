//go:build !js

package puzzles

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// What a visit does before the first puzzle is on the board: it reads the set, leaves out today’s puzzles, and chooses.
func BenchmarkFirstPuzzle(b *testing.B) {
	books := shelfWithPuzzles(b)
	file := books.Puzzles.Encode()
	asked := make([]string, 0, 2000)
	for i := range cap(asked) {
		asked = append(asked, books.Puzzles.Puzzles[i*7%len(books.Puzzles.Puzzles)].ID())
	}
	random := rand.New(rand.NewPCG(1, 2))
	b.Run(fmt.Sprintf("decode %d", len(books.Puzzles.Puzzles)), func(b *testing.B) {
		for b.Loop() {
			if _, err := puzzle.Decode(file); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("list", func(b *testing.B) {
		for b.Loop() {
			books.Puzzles.Only(puzzle.Usual.Has)
		}
	})
	b.Run("today", func(b *testing.B) {
		for b.Loop() {
			days, _ := puzzle.NewDays(books.Puzzles)
			days.On(int(trainer.DateOf(world(books).Now())))
		}
	})
	b.Run("next of all", func(b *testing.B) {
		for b.Loop() {
			books.Puzzles.Next(1500, asked, random)
		}
	})
}
