//go:build !js

package hangman

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// publishedNames are the contestants in the order of [Contestants], as the package
// comment names them.
var publishedNames = []string{
	"#1, filled", "#2, filled per life", "#3, two letters filled", "#4, two letters per life", "#4, with E first",
	"most words hit", "most information", "information per life", "best play",
}

// publishedLine is the line of the package comment about a contestant.
func publishedLine(i int, total *Score, ending *Ending) string {
	line := fmt.Sprintf("//\t%-26s%.3f  %.2f  %.2f  %.2f", publishedNames[i], total.MeanLost(), 100*total.WinRate(0), 100*total.WinRate(1), 100*total.WinRate(2))
	if Contestants[i].Opening == 0 { // an ending has no first letter
		line += fmt.Sprintf("  %5.1f", 100*float64(ending.Won[Contestants[i].Algorithm])/float64(ending.Possible))
	}
	return line + "\n"
}

func TestThePublishedTablesAreAsMeasured(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	totals := make([]Score, len(Contestants))
	for _, m := range MeasuredScores() {
		for i, s := range m.Scores {
			totals[i].Add(s)
		}
	}
	var want []string
	for i := range totals {
		want = append(want, publishedLine(i, &totals[i], &MeasuredEndingScores()[0]))
	}
	for _, line := range append(want, hardLines()...) {
		if !strings.Contains(string(text), line) {
			t.Errorf("doc.go lacks this line, which follows from measured.txt:\n%s", line)
		}
	}
}

// hardLines list the hard words for the package comment, by the lives they cost.
func hardLines() (lines []string) {
	for i, h := range MeasuredHardest() {
		if i == 0 || h.Lost != MeasuredHardest()[i-1].Lost {
			lines = append(lines, fmt.Sprintf("//\t%d lives ", h.Lost))
		}
		lines[len(lines)-1] += " " + h.Word
	}
	return lines
}

// What a classic advisor says of today's American dictionary.
func TestPublishedAdvice(t *testing.T) {
	w := shipped(t, "american-english-2020")
	if words := w.wordCount(); words != 63_875 {
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
