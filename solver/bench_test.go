package solver_test

import (
	"fmt"
	"runtime"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
)

var benchmarked = []string{"american-english-7.1", "web2"}

// BenchmarkSolve measures the pass alone, on tries cut at four letters.
func BenchmarkSolve(b *testing.B) {
	for _, id := range benchmarked {
		reachable := load(b, id).Reachable(4)
		for _, players := range []int{2, 3, 8} {
			b.Run(fmt.Sprintf("%s/%d-players", id, players), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					solve(b, reachable, players, 4)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(reachable.Len()), "ns/node")
				b.ReportMetric(bytesPerNode(b, reachable, players), "bytes/node")
			})
		}
	}
}

// bytesPerNode measures what one solution keeps for each node.
func bytesPerNode(b *testing.B, reachable *dicts.Trie, players int) float64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	solve(b, reachable, players, 4)
	runtime.ReadMemStats(&after)
	return float64(after.TotalAlloc-before.TotalAlloc) / float64(reachable.Len())
}

// BenchmarkOpen measures what a person waits for when choosing a dictionary:
// unpack and check, cut, solve.
func BenchmarkOpen(b *testing.B) {
	for _, id := range benchmarked {
		packed, err := data.Open(id)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(id, func(b *testing.B) {
			for b.Loop() {
				d, err := dicts.Load(packed)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := solver.Solve(d.Reachable(4), solver.Usual); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkRepertoires measures the pass that finds the minimal repertoires of a
// seat from every start, on tries cut at four letters.
func BenchmarkRepertoires(b *testing.B) {
	benchmarkPass(b, func(s *solver.Solution) error {
		_, err := s.Repertoires(solver.Aim{Seat: 1})
		return err
	})
}

// BenchmarkChances measures the pass that finds the best practical chances.
func BenchmarkChances(b *testing.B) {
	benchmarkPass(b, func(s *solver.Solution) error {
		_, err := s.Chances(2)
		return err
	})
}

// benchmarkPass measures a pass over solved games of two and three players.
func benchmarkPass(b *testing.B, pass func(*solver.Solution) error) {
	for _, id := range benchmarked {
		reachable := load(b, id).Reachable(4)
		for _, players := range []int{2, 3} {
			s := solve(b, reachable, players, 4)
			b.Run(fmt.Sprintf("%s/%d-players", id, players), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if err := pass(s); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(reachable.Len()), "ns/node")
			})
		}
	}
}
