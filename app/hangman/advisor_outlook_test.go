//go:build !js

package hangman

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/solver/hangman"
)

func TestAnEstimateIsNeverLessThanItMayBe(t *testing.T) {
	n := analysis{view: known("____", "", 0)}
	for lost, want := range map[float64]string{1.001: "about 1.1 lives", 3.5: "about 3.5 lives", 0.29: "about 0.3 lives", 0: "lose no life"} {
		if got := n.expectationText(hangman.Chance{Lost: lost}, hangman.Estimated); !strings.Contains(got, want) {
			t.Errorf("%g: %s, want it to contain %v", lost, got, want)
		}
	}
	for won, want := range map[float64]string{1: "100%", 0.9999: "99.9%", 0.8349: "83.4%", 0: "0%"} {
		if got := preciseChance(won, false); got != want {
			t.Errorf("%g: %s, want %v", won, got, want)
		}
	}
	if got := preciseChance(2./3, true) + " " + preciseChance(0.99999, true) + " " + preciseChance(0.00001, true); got != "66.7% 99.9% 0.1%" {
		t.Errorf("exactly: %s", got)
	}
}

// Letters that count as equal may be in another order than their estimates.
func TestTheAdviceAndTheTableSayTheSame(t *testing.T) {
	for _, template := range []string{"_a___", "_____", "____e", "_i__"} {
		view := known(template, "", 6)
		a := adviceAt(t, apptest.ShelfWith(t, view.Dict), view)
		a.says(t)
		n := a.p.analysis
		first, _ := n.outlook.Of(n.bestLetters()[0])
		if n.outlook.Basis != hangman.Estimated {
			t.Fatalf("%s is exact", template)
		}
		row, _, _ := strings.Cut(row(a.page(t), "Best play"), " | ")
		if row != strings.Join(inCapitals(n.bestLetters()), " ") || !strings.Contains(n.outlookText(), "at least "+atLeast(first.Won)) {
			t.Errorf("%s: %s; %s, want row %v, sure with %v", template, row, n.outlookText(), strings.Join(inCapitals(n.bestLetters()), " "), "at least "+atLeast(first.Won))
		}
	}
}

// These lists are hard for the search: words that differ in one letter, and random words.
func TestLookingBeforeThePageIsDrawnStaysShort(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 6))
	random := func() (words []string) {
		for seen := map[string]bool{}; len(seen) < outlookAtOnce; {
			word := make([]rune, 5)
			for i := range word {
				word[i] = 'b' + rune(r.IntN(14))
			}
			if !seen[string(word)] {
				seen[string(word)] = true
				words = append(words, string(word))
			}
		}
		return words
	}
	var rhymes, twice []string
	for i := range outlookAtOnce {
		first := string(rune('b' + i))
		rhymes = append(rhymes, first+"aaaa")
		twice = append(twice, first+string(rune('b'+(i+1)%outlookAtOnce))+"aaa")
	}
	lists := map[string][]string{"rhymes": rhymes, "two letters": twice}
	for i := range 20 {
		lists[fmt.Sprintf("random %d", i)] = random()
	}
	for name, words := range lists {
		shelf := apptest.ShelfOf(t, words...)
		for lives := range outlookAtOnce + 1 {
			view := known("_____", "", lives)
			if name == "rhymes" {
				view.Template = "_aaaa"
			}
			n, ticks := analyse(shelf, view), 0
			if n.outlook == nil || n.count != outlookAtOnce {
				t.Fatalf("%s: of %d words nothing is known at once", name, n.count)
			}
			if _, err := n.findOutlook(func() error { ticks++; return nil }); err != nil || ticks > 10 {
				t.Errorf("%s with %d lives: %d ticks", name, lives, ticks)
			}
		}
	}
}
