package measured

import "testing"

const native = `goos: linux
pkg: spectrie/dicts
BenchmarkLoad/web2-2         	     150	   7912345 ns/op	  123 B/op	 4 allocs/op
BenchmarkLoad/small-2        	    1500	       512 ns/op
PASS
pkg: spectrie/trainer
BenchmarkLearner-2
player 1: 7 cards
       1	2512345678 ns/op
`

const node = `pkg: spectrie/dicts
BenchmarkLoad/web2         	     50	   21312345 ns/op
`

func TestPackagesSetsBothRunsSideBySide(t *testing.T) {
	t.Parallel()
	const want = `## Packages

Today.

| one run of | native | wasm under Node | times as long |
| --- | ---: | ---: | ---: |
| dicts Load/web2 | 7.9ms | 21ms | 2.7 |
| dicts Load/small | 510ns | – | – |
| trainer Learner | 2.5s | – | – |
`
	got, err := Packages(native, node, "Today.")
	if err != nil || got != want {
		t.Errorf("got %v\n%s\nwant\n%s", err, got, want)
	}
	if got, err := Packages(native, "FAIL", "Today."); err == nil {
		t.Errorf("nothing measured under Node gives %q, want an error", got)
	}
}

func TestRewriteChangesItsSectionsAlone(t *testing.T) {
	t.Parallel()
	old := "# Measured\n\nBy hand.\n\n## Packages\n\nold\n\n## Bots\n\nlong ago\n"
	got := Rewrite(old, "\n## Packages\n\nnew\n\n## Memory\n\n35 MB\n")
	const want = "# Measured\n\nBy hand.\n\n## Packages\n\nnew\n\n## Bots\n\nlong ago\n\n## Memory\n\n35 MB\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if again := Rewrite(got, "\n## Packages\n\nnew\n"); again != want {
		t.Errorf("written again got\n%s\nwant\n%s", again, want)
	}
}
