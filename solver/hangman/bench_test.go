package hangman

import (
	"fmt"
	"strings"
	"testing"

	"spectrie/dicts/data"
)

// manyWords are 100,000 words of nine letters: those of the largest list, each
// several times, which costs as much as if they were different.
func manyWords(b *testing.B) *Words {
	w := shipped(b, "scowl-large")
	many := list{length: 9}
	for i := 0; many.len() < 100_000; i++ {
		at := i % w.lists[9].len()
		many.add(w.lists[9].word(at), w.lists[9].masks[at])
	}
	w.lists[9] = many
	return w
}

func BenchmarkNewWords(b *testing.B) {
	d, err := data.Load("scowl-large")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		NewWords(d.Trie)
	}
}

func BenchmarkFit(b *testing.B) {
	w := manyWords(b)
	for _, try := range []struct{ template, excluded string }{{"_________", "q"}, {"_____a___", "e"}, {"_______'_", ""}} {
		b.Run(try.template, func(b *testing.B) {
			for b.Loop() {
				fit(b, w, try.template, try.excluded)
			}
		})
	}
}

func BenchmarkLetters(b *testing.B) {
	w := manyWords(b)
	for _, template := range []string{"_________", "_________ _________"} {
		c := fit(b, w, template, "")
		b.Run(template, func(b *testing.B) {
			for b.Loop() {
				c.Letters()
			}
		})
	}
}

func BenchmarkRate(b *testing.B) {
	letters := fit(b, shipped(b, "scowl-large"), "_________", "").Letters()
	for b.Loop() {
		for _, a := range Algorithms[:BestPlay] {
			Rate(a, letters)
		}
	}
}

// Each search is given up, and so takes all its steps.
func BenchmarkExact(b *testing.B) {
	w := shipped(b, "american-english-2020")
	for _, try := range []struct {
		template, excluded string
		lives              int
	}{{"_a_e", "s", 10}, {"__i_e_", "", 6}} {
		c := fit(b, w, try.template, try.excluded)
		b.Run(fmt.Sprintf("%s/%d words/%d lives", try.template, c.Count(), try.lives), func(b *testing.B) {
			g := &game{list: &c.parts[0], tick: untroubled}
			whole := firstWords(min(c.Count(), ExactWords))
			ids := g.allWords()[:whole.len()]
			for b.Loop() {
				if _, ok := newSearch(g, ids, c.tried, ExactSteps).cost(&whole, int32(try.lives)); ok {
					b.Fatal("the search has come to its end")
				}
			}
			b.ReportMetric(float64(b.Elapsed())/float64(b.N)/ExactSteps, "ns/step")
		})
	}
}

func BenchmarkEstimate(b *testing.B) {
	w := manyWords(b)
	for _, n := range []int{ExactWords, 1000, 10_000} {
		c := fit(b, w, strings.Repeat("_", 9), "")
		c.parts[0].masks, c.parts[0].spelt = c.parts[0].masks[:n], c.parts[0].spelt[:n*9]
		b.Run(fmt.Sprint(n, " words"), func(b *testing.B) {
			g := &game{list: &c.parts[0], tick: untroubled}
			for b.Loop() {
				g.estimate(c, g.allWords(), 6, 0)
			}
		})
	}
}
