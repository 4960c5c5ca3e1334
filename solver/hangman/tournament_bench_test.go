//go:build !js

package hangman

import (
	"fmt"
	"strings"
	"testing"
	"text/tabwriter"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// column is the heading of a contestant.
func column(c Contestant) string {
	name := [...]string{"#1", "#2", "#3", "#4", "hits", "information", "per life", "best play"}[c.Algorithm]
	if c.Opening != 0 {
		name += " after " + string(c.Opening)
	}
	return name
}

// defaultWords are the words of the default dictionary.
func defaultWords(t testing.TB) *Words {
	t.Helper()
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		t.Fatal(err)
	}
	return NewWords(d.Trie)
}

// BenchmarkTournament prints how every contestant fares against all words of the
// default dictionary, by their length, and in endings, and the hardest words.
func BenchmarkTournament(b *testing.B) {
	w := defaultWords(b)
	var text strings.Builder
	for b.Loop() {
		text.Reset()
		printTournament(b, &text, w)
		printEndings(b, &text, w)
		printHard(b, &text, w)
	}
	fmt.Println(text.String()) // a log of so many lines would be cut
}

func printTournament(b *testing.B, text *strings.Builder, w *Words) {
	all := make([]Score, len(Contestants))
	fmt.Fprintf(text, "\nAll words of %s: mean lives lost, and the share of words found with %d, %d and %d lives in %%\n", dicts.DefaultID, Lives[0], Lives[1], Lives[2])
	table := tabwriter.NewWriter(text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "letters\twords\t")
	for _, c := range Contestants {
		fmt.Fprintf(table, "%s\t", column(c))
	}
	line := func(name string, scores []Score) {
		fmt.Fprintf(table, "\n%s\t%d\t", name, scores[0].Words)
		for i := range scores {
			s := &scores[i]
			fmt.Fprintf(table, "%.4f %.2f/%.2f/%.2f\t", s.MeanLost(), 100*s.WinRate(0), 100*s.WinRate(1), 100*s.WinRate(2))
		}
	}
	for letters := range dicts.MaxLetters + 1 {
		if w.Count(letters) == 0 {
			continue
		}
		scores := make([]Score, len(Contestants))
		for i, c := range Contestants {
			var err error
			if scores[i], err = w.Compete(c, letters, nil, untold); err != nil {
				b.Fatal(err)
			}
			all[i].Add(scores[i])
		}
		line(fmt.Sprint(letters), scores)
	}
	line("all", all)
	fmt.Fprintln(table)
	table.Flush()
}

func printEndings(b *testing.B, text *strings.Builder, w *Words) {
	endings, err := w.Endings(MeasuredEndings, MeasuredSeed, untold)
	if err != nil {
		b.Fatal(err)
	}
	fmt.Fprint(text, "\nEndings: the share in % of the words that can be found in positions with 20 to 200 words\n")
	table := tabwriter.NewWriter(text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "lives\tpositions\twords\tpossible\t")
	for _, a := range Algorithms {
		fmt.Fprintf(table, "%s\t", column(Contestant{Algorithm: a}))
	}
	for _, e := range endings {
		fmt.Fprintf(table, "\n%d\t%d\t%d\t%d\t", e.Lives, e.Positions, e.Words, e.Possible)
		for _, won := range e.Won {
			fmt.Fprintf(table, "%.2f\t", 100*float64(won)/float64(e.Possible))
		}
	}
	fmt.Fprintln(table)
	table.Flush()
}

func printHard(b *testing.B, text *strings.Builder, w *Words) {
	fmt.Fprintf(text, "\nWords that cost best play %d lives or more:", HardLives)
	for _, h := range measureHard(b, w, every) {
		fmt.Fprintf(text, " %s %d", h.Word, h.Lost)
	}
	fmt.Fprintln(text)
}
