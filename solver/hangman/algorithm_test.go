package hangman

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// table writes ratings as "D 0.6 then L", tied ones with = between them.
func table(ratings []Rating) string {
	var text strings.Builder
	for i, r := range ratings {
		if i > 0 {
			text.WriteString([]string{", ", " = "}[b2i(compare(ratings[i-1].Value, r.Value) == 0)])
		}
		if r.Sure() {
			fmt.Fprintf(&text, "%c sure", r.Letter)
		} else {
			fmt.Fprintf(&text, "%c %.3g", r.Letter, r.Value)
		}
		if r.Then != 0 {
			fmt.Fprintf(&text, "+%c", r.Then)
		}
	}
	return text.String()
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// The words of the package comment: bale, dale, date, made and mate.
//
//	   in           filled  lost  patterns     bits
//	b  bale         1/5     4/5   1, 4         0.72 = H(1/5)
//	d  dale date,   3/5     2/5   2, 1, 2      1.52 = 2 × 2/5 log₂ 5/2 + 1/5 log₂ 5
//	   made
//	l  bale dale    2/5     3/5   2, 3         0.97 = H(2/5)
//	m  made mate    2/5     3/5   2, 3         0.97
//	t  date mate    2/5     3/5   2, 3         0.97
//
// The best second letter for D is L, M or T, of which L is the first, and for all
// the others it is D: 3/5 + 2/5 blanks for 2/5 + 3/5 lives, and with B 3/5 + 1/5
// blanks for 2/5 + 4/5 lives. Bits per life are 1.52 / (0.4 + 1/8) for D.
func TestFiveWordsByHand(t *testing.T) {
	letters := fit(t, wordsOver(t, strings.Fields("bale dale date made mate"), ""), "_a_e", "").Letters()
	for i, want := range []string{
		"d 0.6, l 0.4 = m 0.4 = t 0.4, b 0.2",
		"d 1.5, l 0.667 = m 0.667 = t 0.667, b 0.25",
		"d 1+l = l 1+d = m 1+d = t 1+d, b 0.8+d",
		"d 1+l = l 1+d = m 1+d = t 1+d, b 0.667+d",
		"d 0.6, l 0.4 = m 0.4 = t 0.4, b 0.2",
		"d 1.52, l 0.971 = m 0.971 = t 0.971, b 0.722",
		"d 2.9, l 1.34 = m 1.34 = t 1.34, b 0.78",
	} {
		ratings := Rate(Algorithms[i], letters)
		if got := table(ratings); got != want {
			t.Errorf("#%d: %s, not %s", i+1, got, want)
		}
		if got, want := len(Tied(ratings)), 1+3*b2i(i == 2 || i == 3); got != want {
			t.Errorf("#%d: %d tied, not %d", i+1, got, want)
		}
	}
}

// Letters twice in a word, and one in every word: noon, soon, soot and moot.
//
//	   in           filled  lost  patterns  bits
//	m  moot         1/4     3/4   1, 3      0.81 = H(1/4)
//	n  noon, soon   3/4     1/2   1, 1, 2   1.5
//	o  all          2       0     4         0
//	s  soon soot    1/2     1/2   2, 2      1
//	t  soot moot    1/2     1/2   2, 2      1
//
// O costs nothing, but tells nothing either.
func TestFourWordsWithOneLetterInAllByHand(t *testing.T) {
	letters := fit(t, wordsOver(t, strings.Fields("noon soon soot moot"), ""), "____", "").Letters()
	for i, want := range []string{
		"o 2, n 0.75, s 0.5 = t 0.5, m 0.25",
		"o sure, n 1.5, s 1 = t 1, m 0.333",
		"o 2.75+n = n 2.75+o, s 2.5+o = t 2.5+o, m 2.25+o",
		"o 5.5+n = n 5.5+o, s 5+o = t 5+o, m 3+o",
		"o 1, n 0.5 = s 0.5 = t 0.5, m 0.25",
		"n 1.5, s 1 = t 1, m 0.811, o 0",
		"n 2.4, s 1.6 = t 1.6, m 0.927, o 0",
	} {
		if got := table(Rate(Algorithms[i], letters)); got != want {
			t.Errorf("#%d: %s, not %s", i+1, got, want)
		}
	}
}

func TestLettersThatAreSureTogether(t *testing.T) {
	both := fit(t, wordsOver(t, []string{"ab", "ba"}, ""), "__", "").Letters()
	one := fit(t, wordsOver(t, []string{"aa"}, ""), "__", "").Letters()
	for _, c := range []struct {
		algorithm Algorithm
		letters   []Letter
		want      string
	}{
		{MostFilledLostTwo, both, "a sure+b = b sure+a"},
		{MostPerLife, both, "a sure = b sure"},
		{MostFilledTwo, one, "a 2"}, // there is no other
		{MostFilledLostTwo, one, "a sure"},
		{MostPerLife, one, "a 0"},
	} {
		if got := table(Rate(c.algorithm, c.letters)); got != c.want {
			t.Errorf("#%d: %s, not %s", c.algorithm+1, got, c.want)
		}
	}
	for _, a := range Algorithms[:BestPlay] {
		if ratings := Rate(a, nil); len(ratings) != 0 || len(Tied(ratings)) != 0 {
			t.Errorf("#%d rates no letters as %v, want nothing", a+1, ratings)
		}
	}
}

// Rounding must not break ties: the same counts, added up in another order.
func TestLettersThatDifferByRoundingAreTied(t *testing.T) {
	tenth, fifth := 0.1, 0.2
	letters := []Letter{
		{Letter: 'a', Hit: 0.3, Filled: 0.3, Bits: 0.3},
		{Letter: 'b', Hit: tenth + fifth, Filled: tenth + fifth, Bits: tenth + fifth},
		{Letter: 'c', Hit: 0.1, Filled: 0.1, Bits: 0.1},
	}
	for _, a := range Algorithms[:BestPlay] {
		if ratings := Rate(a, letters); ratings[0].Letter != 'a' || ratings[1].Letter != 'b' || ratings[2].Then > 'a' || len(Tied(ratings)) != 2 {
			t.Errorf("#%d: %v, want a and b tied, then c", a+1, ratings)
		}
	}
}

func TestComparingAllowsForRounding(t *testing.T) {
	tenth, fifth, inf := 0.1, 0.2, math.Inf(1)
	for _, c := range []struct {
		x, y float64
		want int
	}{
		{tenth + fifth, 0.3, 0}, {0, 0, 0}, {inf, inf, 0}, {1, 1 + 1e-9, -1}, {inf, 5, 1}, {0, inf, -1}, {1e-9, 0, 1},
	} {
		if got := compare(c.x, c.y); got != c.want {
			t.Errorf("%v and %v compare as %d, want %d", c.x, c.y, got, c.want)
		}
	}
}
