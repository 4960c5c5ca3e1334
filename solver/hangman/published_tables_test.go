//go:build !js

package hangman

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// publishedNames are the contestants as the table of the package comment has them.
var publishedNames = []string{
	"#1, filled", "#2, filled per life", "#3, two letters filled", "#4, two letters per life", "#4, with E first",
	"most words hit", "most information", "information per life", "best play",
}

func TestThePublishedTablesAreAsMeasured(t *testing.T) {
	comment, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range append(scoreLines(), hardLines()...) {
		if !strings.Contains(string(comment), line) {
			t.Errorf("write into doc.go, as measured.txt has it:\n%s", line)
		}
	}
}

// scoreLines list for the package comment what each contestant has scored.
func scoreLines() (lines []string) {
	total := make([]Score, len(Contestants))
	for _, m := range MeasuredScores() {
		for i, s := range m.Scores {
			total[i].Add(s)
		}
	}
	oneLife := MeasuredEndingScores()[0]
	for i, name := range publishedNames {
		s := &total[i]
		found := 100 * float64(oneLife.Won[Contestants[i].Algorithm]) / float64(oneLife.Possible)
		lines = append(lines, fmt.Sprintf("//\t%-26s%.3f  %.2f  %.2f  %.2f  %5.1f\n",
			name, s.MeanLost(), 100*s.WinRate(0), 100*s.WinRate(1), 100*s.WinRate(2), found))
	}
	return lines
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
