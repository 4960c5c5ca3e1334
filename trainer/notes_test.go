package trainer

import (
	"math"
	"os"
	"slices"
	"testing"
)

func TestTheLastNoteThatCountsIsTheNote(t *testing.T) {
	p := newPupil(t, "a")
	other := opening
	other.Easiest = true
	state := Fold(new(Log), p.now)
	says := func(want string) {
		t.Helper()
		state.Add(p.now, p.log.Entries()...)
		for name, s := range map[string]*State{"added": state, "folded": Fold(&p.log, p.now)} {
			if got := s.NoteOn(opening, "jell"); got != want {
				t.Errorf("%s: the note is %q, want %q", name, got, want)
			}
			if s.NoteOn(opening, "jel") != "" || s.NoteOn(other, "jell") != "" {
				t.Errorf("%s: the note is on something else too", name)
			}
		}
	}
	says("")
	first := p.note("jell", "JELL-O & <jelly>")
	says("JELL-O & <jelly>")
	second := p.note("jell", "\"gel\"")
	says(`"gel"`)
	removed := p.note("jell", "")
	says("")
	p.undo(removed)
	says(`"gel"`)
	p.undo(first)
	says(`"gel"`)
	p.on(Forgotten, decision("j"))
	p.on(Suspended, decision("j"))
	says(`"gel"`)
	p.undo(second)
	says("")
	if cards := state.Cards(); len(cards) != 0 {
		t.Errorf("cards that were answered: %v", cards)
	}
	if added := state.Added(opening); len(added) != 0 {
		t.Errorf("cards that were added: %q", added)
	}
}

// Whichever device the later note comes from, it counts.
func TestNotesOfTwoDevicesMeet(t *testing.T) {
	one, other := newPupil(t, "one"), newPupil(t, "other")
	earlier := one.note("jell", "earlier")
	other.now = one.now.Add(day)
	later := other.note("jell", "later")
	for _, entries := range [][]Entry{{earlier, later}, {later, earlier}} {
		state := Fold(new(Log), other.now)
		for _, e := range entries {
			state.Add(other.now, e)
		}
		if got := state.NoteOn(opening, "jell"); got != "later" {
			t.Errorf("%v: the note is %q", entries, got)
		}
	}
}

// The file was written by the program of commit 633f857, the last before notes and fitted weights. It has
// entries of all kinds of then. What it says and what follows from it must never change.
func TestABackupOfTheVersionBeforeNotesSaysTheSame(t *testing.T) {
	data, err := os.ReadFile("testdata/before_notes.json")
	if err != nil {
		t.Fatal(err)
	}
	entries, err := ReadBackup(data)
	if err != nil {
		t.Fatal(err)
	}
	var log Log
	log.Add(entries...)
	exported := noon.AddDate(0, 0, 12)
	if got := WriteBackup(&log, exported); !slices.Equal(got, data) {
		t.Errorf("it is written as %s", got)
	}
	state := Fold(&log, exported)
	for card, want := range map[Card]Progress{
		decision(""):   {Stability: 17.763335441012497, Difficulty: 3.5680155131747564, Days: 34, Answers: 4},
		decision("ja"): {Stability: 18.534332441919044, Difficulty: 1, Days: 35, Answers: 3},
		decision("je"): {Stability: 13.499413977807428, Difficulty: 8.401849034640975, Days: 26, Answers: 7},
		{Course: opening, Fragment: "ji", Recall: true}: {Stability: 2.145645002301791, Difficulty: 6.788872018180818, Days: 4, Answers: 4},
	} {
		got := state.Progress(card, exported)
		if got.Status != Known || math.Abs(got.Stability-want.Stability) > 1e-9 || math.Abs(got.Difficulty-want.Difficulty) > 1e-9 || got.Days != want.Days || got.Answers != want.Answers {
			t.Errorf("%v: %+v, want %+v", card, got, want)
		}
	}
	if s := state.Settings(); s.Retention != 0.85 || !slices.Equal(s.LearningSteps, []int{2, 15}) {
		t.Errorf("the settings are %+v", s)
	}
	if got := state.Added(opening); !slices.Equal(got, []string{"ha"}) {
		t.Errorf("added are %q", got)
	}
}
