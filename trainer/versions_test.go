package trainer

import (
	"math"
	"os"
	"slices"
	"testing"
	"time"
)

// The files were written by earlier programs: before_notes.json by that of commit 633f857, the last before notes and
// fitted weights, and before_puzzles.json by that of commit a210e53, the last before puzzles. They have entries of
// all kinds of then. What they say and what follows from them must never change.
func TestBackupsOfEarlierVersionsSayTheSame(t *testing.T) {
	for file, c := range map[string]struct {
		exported  time.Time
		cards     map[Card]Progress // some fields
		retention float64
		steps     []int
		weight    float64 // the third of the weights
		added     string
		note      string // on "jack"
	}{
		"before_notes": {
			exported: noon.AddDate(0, 0, 12),
			cards: map[Card]Progress{
				decision(""):   {Status: Known, Stability: 17.763335441012497, Difficulty: 3.5680155131747564, Days: 34, Answers: 4},
				decision("ja"): {Status: Known, Stability: 18.534332441919044, Difficulty: 1, Days: 35, Answers: 3},
				decision("je"): {Status: Known, Stability: 13.499413977807428, Difficulty: 8.401849034640975, Days: 26, Answers: 7},
				{Course: opening, Fragment: "ji", Recall: true}: {Status: Known, Stability: 2.145645002301791, Difficulty: 6.788872018180818, Days: 4, Answers: 4},
			},
			retention: 0.85, steps: []int{2, 15}, added: "ha",
		},
		"before_puzzles": {
			exported: time.Date(2026, 3, 16, 7, 0, 0, 0, time.UTC),
			cards: map[Card]Progress{
				decision(""):   {Status: Lapsed, Stability: 0.9061934718956791, Difficulty: 9.798649362785307, Answers: 8},
				decision("ja"): {Status: Known, Stability: 11.48044503980994, Difficulty: 4.6526642258334245, Days: 15, Answers: 12},
				decision("je"): {Status: Learning, Stability: 2.5, Difficulty: 2.118103970459015, Answers: 1},
			},
			retention: 0.88, steps: []int{1, 10}, weight: 2.5, added: "jo", note: "of all trades",
		},
	} {
		t.Run(file, func(t *testing.T) {
			data, err := os.ReadFile("testdata/" + file + ".json")
			if err != nil {
				t.Fatal(err)
			}
			entries, err := ReadBackup(data)
			if err != nil {
				t.Fatal(err)
			}
			var log Log
			log.Add(entries...)
			if got := WriteBackup(&log, c.exported); !slices.Equal(got, data) {
				t.Errorf("it is written as %s", got)
			}
			state := Fold(&log, c.exported)
			for card, want := range c.cards {
				got := state.Progress(card, c.exported)
				if got.Status != want.Status || math.Abs(got.Stability-want.Stability) > 1e-9 || math.Abs(got.Difficulty-want.Difficulty) > 1e-9 || got.Days != want.Days || got.Answers != want.Answers {
					t.Errorf("%v: %+v, want %+v", card, got, want)
				}
			}
			s := state.Settings()
			if s.Retention != c.retention || !slices.Equal(s.LearningSteps, c.steps) || (c.weight == 0) != (s.Weights == nil) || s.Weights != nil && s.Weights[2] != c.weight {
				t.Errorf("the settings are %+v", s)
			}
			if got := state.Added(opening); !slices.Equal(got, []string{c.added}) {
				t.Errorf("added are %q", got)
			}
			if got := state.NoteOn(opening, "jack"); got != c.note {
				t.Errorf("the note is %q", got)
			}
			if due, later := state.MissedPuzzles(c.exported); len(state.Puzzles())+len(due)+later != 0 {
				t.Errorf("there are puzzles: %v", state.Puzzles())
			}
		})
	}
}
