package dicts

import (
	"bytes"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"
)

// madeWords are n different words that look like words, in order. They are the
// same in every run.
func madeWords(n int) []string {
	random := rand.New(rand.NewSource(1))
	const syllables = "ba be bi bo bu ca ce co da de di do en er es est fa fi ga ge in ing is la le li lo ma me mi mo na ne ness no or ous pa per pre qua ra re ri ro sa se si so st ta te ti tion tra tu un va ve vi ze"
	parts := strings.Fields(syllables)
	seen := make(map[string]bool, n)
	for len(seen) < n {
		var word strings.Builder
		for range 2 + random.Intn(4) {
			word.WriteString(parts[random.Intn(len(parts))])
		}
		seen[word.String()] = true
	}
	words := make([]string, 0, n)
	for word := range seen {
		words = append(words, word)
	}
	slices.Sort(words)
	return words
}

// shuffled is words in another order, the same in every run.
func shuffled(words []string) []string {
	words = slices.Clone(words)
	rand.New(rand.NewSource(2)).Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	return words
}

func BenchmarkImport(b *testing.B) {
	words := madeWords(300_000)
	for name, list := range map[string][]string{"sorted": words, "shuffled": shuffled(words)} {
		text := []byte(strings.Join(list, "\n"))
		b.Run(fmt.Sprintf("%s/%d", name, len(list)), func(b *testing.B) {
			var longest time.Duration // between two calls of Progress
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				last := time.Now()
				_, report, err := Import(bytes.NewReader(text), ImportOptions{Progress: func(Progress) error {
					longest = max(longest, time.Since(last))
					last = time.Now()
					return nil
				}})
				if err != nil || report.Kept != len(list) {
					b.Fatal(report, err)
				}
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms-longest-pause")
		})
	}
}
