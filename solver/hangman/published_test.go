//go:build !js

package hangman

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// published are the lines of a file that tell what was measured.
type published struct {
	file  string
	names []string // of the contestants, as the file has them; "" for one that it leaves out
	line  func(name string, s *Score, last string) string
}

var publishedTables = []published{
	{"doc.go",
		[]string{"#1, filled", "#2, filled per life", "#3, two letters filled", "#4, two letters per life", "#4, with E first", "most words hit", "most information", "information per life", "best play"},
		func(name string, s *Score, _ string) string {
			return fmt.Sprintf("//\t%-26s%.3f  %.2f  %.2f  %.2f\n", name, s.MeanLost(), 100*s.WinRate(0), 100*s.WinRate(1), 100*s.WinRate(2))
		}},
	{"../../README.md",
		[]string{"#1: fills the most blanks", "#2: the most blanks for each life lost", "#3: as #1, two letters ahead", "#4: as #2, two letters ahead", "", "most words hit", "most information", "information per life", "best play for the lives left"},
		func(name string, s *Score, last string) string {
			return fmt.Sprintf("| %s | %.3f | %.2f %% | %.2f %% | %.2f %% | %s %% |\n", name, s.MeanLost(), 100*s.WinRate(0), 100*s.WinRate(1), 100*s.WinRate(2), last)
		}},
}

func TestThePublishedTablesAreAsMeasured(t *testing.T) {
	all := make([]Score, len(Contestants))
	for _, m := range MeasuredScores() {
		for i, s := range m.Scores {
			all[i].Add(s)
		}
	}
	last := MeasuredEndingScores()[0]
	for _, table := range publishedTables {
		text, err := os.ReadFile(table.file)
		if err != nil {
			t.Fatal(err)
		}
		for i, name := range table.names {
			if name == "" {
				continue
			}
			share := strings.TrimSuffix(fmt.Sprintf("%.1f", 100*float64(last.Won[Contestants[i].Algorithm])/float64(last.Possible)), ".0")
			if line := table.line(name, &all[i], share); !strings.Contains(string(text), line) {
				t.Errorf("write into %s, as measured.txt has it:\n%s", table.file, line)
			}
		}
	}
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range hardLines() {
		if !strings.Contains(string(text), line) {
			t.Errorf("write into doc.go, as measured.txt has it:\n%s", line)
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
