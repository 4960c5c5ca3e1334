package tree

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

func Benchmark(b *testing.B) {
	for _, size := range []int{60, 300, 2000} {
		root := random(rand.New(rand.NewPCG(1, 1)), size)
		b.Run("Arrange/"+strconv.Itoa(size), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Arrange(root, Standard)
			}
		})
		b.Run("SVG/"+strconv.Itoa(size), func(b *testing.B) {
			l := Arrange(root, Standard)
			b.ReportAllocs()
			var svg string
			for b.Loop() {
				svg = l.SVG(Options{IDPrefix: "t"}).String()
			}
			b.ReportMetric(float64(len(svg)), "bytes")
		})
	}
}
