package hangman

import (
	"fmt"
	"strings"
	"testing"
)

// What a classic advisor says of today's American dictionary.
func TestPublishedAdvice(t *testing.T) {
	w := shipped(t, "american-english-2020")
	if words := w.total(); words != 63_875 {
		t.Errorf("%d words", words)
	}
	c := fit(t, w, "_a___", "e")
	if c.Count() != 388 {
		t.Errorf("%d words", c.Count())
	}
	letters := c.Letters()
	for _, advice := range []struct {
		algorithm Algorithm
		want      string
	}{
		{MostFilledTwo, "s+t 0.96, t+s 0.96, r+s 0.90, n+s 0.90, y+s 0.88, l+s 0.88"},
		{MostFilledLostTwo, "s+t 0.84, t+s 0.84"},
	} {
		var got []string
		ratings := Rate(advice.algorithm, letters)
		for _, r := range ratings {
			got = append(got, fmt.Sprintf("%c+%c %.2f", r.Letter, r.Then, r.Value))
		}
		if text := strings.Join(got, ", "); !strings.HasPrefix(text, advice.want) || len(Tied(ratings)) != 2 {
			t.Errorf("#%d: %s", advice.algorithm+1, text)
		}
	}
	if classic := Rate(MostFilled, fit(t, w, "_____", "").Letters()); classic[0].Letter != ClassicOpening && classic[1].Letter != ClassicOpening {
		t.Errorf("%c is not among the first of %v", ClassicOpening, classic)
	}
}
