//go:build !js

package hangman

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

var update = flag.Bool("update", false, "measure everything and rewrite measured.txt")

// checkedEndings are so few that each run of the tests plays them.
const checkedEndings = 20

// checked are lengths of few words.
func checked(letters int) bool { return letters <= 3 || letters >= 12 }

func measureScores(t *testing.T, w *Words, lengths func(letters int) bool) (all []Measured) {
	t.Helper()
	for letters := range dicts.MaxLetters + 1 {
		if w.Count(letters) == 0 || !lengths(letters) {
			continue
		}
		m := Measured{Letters: letters}
		for _, c := range Contestants {
			s, err := w.Compete(c, letters, nil, untold)
			if err != nil {
				t.Fatal(err)
			}
			m.Scores = append(m.Scores, s)
		}
		all = append(all, m)
	}
	return all
}

func measureEndings(t *testing.T, w *Words, n int) []Ending {
	t.Helper()
	endings, err := w.Endings(n, MeasuredSeed, untold)
	if err != nil {
		t.Fatal(err)
	}
	return endings
}

// measureHard finds the hard words of some lengths.
func measureHard(t testing.TB, w *Words, lengths func(letters int) bool) (hard []MeasuredHard) {
	t.Helper()
	for letters := 2; letters <= dicts.MaxLetters; letters++ {
		if !lengths(letters) {
			continue
		}
		lost, err := w.Play(BestPlay, letters, 0, nil, untold)
		if err != nil {
			t.Fatal(err)
		}
		for i, lives := range lost {
			if lives >= HardLives {
				hard = append(hard, MeasuredHard{w.Word(letters, i), lives})
			}
		}
	}
	slices.SortStableFunc(hard, func(a, b MeasuredHard) int { return b.Lost - a.Lost })
	return hard
}

func every(int) bool { return true }

func TestWhatWasMeasuredIsStillTrue(t *testing.T) {
	w := defaultWords(t)
	if *update {
		writeMeasured(t, measurements{measureScores(t, w, every), map[int][]Ending{
			checkedEndings:  measureEndings(t, w, checkedEndings),
			MeasuredEndings: measureEndings(t, w, MeasuredEndings),
		}, measureHard(t, w, every)})
		return
	}
	words := 0
	for _, m := range MeasuredScores() {
		words += m.Scores[0].Words
	}
	if words != w.wordCount() {
		t.Errorf("measured against %d words of %d", words, w.wordCount())
	}
	var stored []Measured
	for _, m := range MeasuredScores() {
		if checked(m.Letters) {
			stored = append(stored, m)
		}
	}
	const hint = "; go test ./solver/hangman -run Measured -timeout 10m -update measures again"
	if got := measureScores(t, w, checked); fmt.Sprint(got) != fmt.Sprint(stored) {
		t.Errorf("scores: %v, not as in measured.txt: %v%s", got, stored, hint)
	}
	endings := measured().endings[checkedEndings]
	if got := measureEndings(t, w, checkedEndings); fmt.Sprint(got) != fmt.Sprint(endings) {
		t.Errorf("endings: %v, not as in measured.txt: %v%s", got, endings, hint)
	}
	var hard []MeasuredHard
	for _, h := range MeasuredHardest() {
		if checked(len(h.Word)) {
			hard = append(hard, h)
		}
	}
	if got := measureHard(t, w, checked); !slices.Equal(got, hard) {
		t.Errorf("hard words: %v, not as in measured.txt: %v%s", got, hard, hint)
	}
}

func writeMeasured(t *testing.T, all measurements) {
	t.Helper()
	var text strings.Builder
	for _, m := range all.lengths {
		fmt.Fprintf(&text, "%d %d", m.Letters, m.Scores[0].Words)
		for _, s := range m.Scores {
			fmt.Fprintf(&text, "  %d", s.Lost)
			for _, won := range s.Won {
				fmt.Fprintf(&text, " %d", won)
			}
		}
		fmt.Fprintln(&text)
	}
	for _, n := range []int{checkedEndings, MeasuredEndings} {
		for _, e := range all.endings[n] {
			fmt.Fprintf(&text, "endings %d  %d %d %d %d ", n, e.Lives, e.Positions, e.Words, e.Possible)
			for _, won := range e.Won {
				fmt.Fprintf(&text, " %d", won)
			}
			fmt.Fprintln(&text)
		}
	}
	for _, h := range all.hard {
		fmt.Fprintf(&text, "hard %d %s\n", h.Lost, h.Word)
	}
	if err := os.WriteFile("measured.txt", []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestTheSameEndingsAreMeasuredWithEachNumberOfLives(t *testing.T) {
	for i, e := range MeasuredEndingScores() {
		if e.Lives != i+1 || e.Positions != MeasuredEndings {
			t.Errorf("%d positions with %d lives", e.Positions, e.Lives)
		}
	}
}

func TestTheFourthClassicAlgorithmIsNotTheBest(t *testing.T) {
	all := make([]Score, len(Contestants))
	for _, m := range MeasuredScores() {
		for i, s := range m.Scores {
			all[i].Add(s)
		}
	}
	second, fourth := &all[1], &all[3]
	perLife := &all[slices.Index(Contestants, Contestant{Algorithm: MostPerLife})]
	best := &all[len(all)-1]
	if !(best.Lost < perLife.Lost && perLife.Lost < second.Lost && second.Lost < fourth.Lost) {
		t.Errorf("lives lost: best play %d, per life %d, #2 %d, #4 %d", best.Lost, perLife.Lost, second.Lost, fourth.Lost)
	}
	if float64(fourth.Lost) > 1.036*float64(best.Lost) || best.WinRate(0)-fourth.WinRate(0) > 0.011 {
		t.Errorf("#4 is further from the best play than is said: %+v, %+v", fourth, best)
	}
}
