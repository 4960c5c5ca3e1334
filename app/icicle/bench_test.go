package icicle

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/solver"
)

// Benchmark paints the whole map at 1280 × 800 pixels, as after a change of the frame, the middle of a
// zoom, and the first picture of a map, whose cells have to grow.
func Benchmark(b *testing.B) {
	frame := Frame{Width: 1280, Height: 800}
	shelf := apptest.ShelfWith(b, dicts.DefaultID, "web2")
	for _, id := range []string{dicts.DefaultID, "web2"} {
		game, err := shelf.Solve(id, solver.Usual)
		if err != nil {
			b.Fatal(err)
		}
		m := New(game, forOpener)
		best := Options{Best: game.Start().Line().Fragment()}
		for name, camera := range map[string]Camera{"all": m.At(""), "zoom": m.Between(m.At(""), m.At("s"), 0.5)} {
			b.Run("Paint/"+name+"/"+id, func(b *testing.B) {
				b.ReportAllocs()
				rects := 0
				for b.Loop() {
					p := m.Paint(camera, frame, best)
					rects = len(p.Bytes()) / rectSize
					p.Text()
				}
				b.ReportMetric(float64(rects), "rects")
			})
		}
		b.Run("First/"+id, func(b *testing.B) {
			for b.Loop() {
				New(game, forOpener).Paint(Camera{height: 1}, frame, best)
			}
		})
	}
}
