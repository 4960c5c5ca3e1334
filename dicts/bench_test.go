package dicts_test

import (
	"runtime"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// perNode runs work as often as the benchmark wants and reports, beside the
// time of one run, its nanoseconds and allocated bytes for each of the nodes.
func perNode(b *testing.B, nodes int, work func()) {
	b.Helper()
	runs := 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for b.Loop() {
		work()
		runs++
	}
	runtime.ReadMemStats(&after)
	total := float64(runs) * float64(nodes)
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/total, "ns/node")
	b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/total, "bytes/node")
}

func onShipped(b *testing.B, bench func(*testing.B, []byte, *dicts.Dictionary)) {
	for _, id := range []string{"american-english-7.1", "web2"} {
		b.Run(id, func(b *testing.B) {
			packed, err := data.Open(id)
			if err != nil {
				b.Fatal(err)
			}
			d, err := dicts.Load(packed)
			if err != nil {
				b.Fatal(err)
			}
			bench(b, packed, d)
		})
	}
}

func BenchmarkLoad(b *testing.B) {
	onShipped(b, func(b *testing.B, packed []byte, d *dicts.Dictionary) {
		perNode(b, d.Len(), func() {
			if _, err := dicts.Load(packed); err != nil {
				b.Fatal(err)
			}
		})
	})
}

func BenchmarkReachable(b *testing.B) {
	onShipped(b, func(b *testing.B, _ []byte, d *dicts.Dictionary) {
		perNode(b, d.Len(), func() { d.Reachable(4) })
	})
}

func BenchmarkUpTo(b *testing.B) {
	onShipped(b, func(b *testing.B, _ []byte, d *dicts.Dictionary) {
		perNode(b, d.Len(), func() { d.UpTo(35) })
	})
}

func BenchmarkWords(b *testing.B) {
	onShipped(b, func(b *testing.B, _ []byte, d *dicts.Dictionary) {
		perNode(b, d.Len(), func() {
			for range d.Words(dicts.Root) {
			}
		})
	})
}

func BenchmarkPack(b *testing.B) {
	onShipped(b, func(b *testing.B, _ []byte, d *dicts.Dictionary) {
		perNode(b, d.Len(), func() {
			if _, err := d.Pack(); err != nil {
				b.Fatal(err)
			}
		})
	})
}
