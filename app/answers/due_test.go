//go:build !js

package answers

import (
	"math/rand/v2"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// The bar counts what is due whenever it is drawn, and so keeps the count as long as it holds.
func TestTheCountOfWhatIsDueIsThatOfTheMoment(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	chance := rand.New(rand.NewPCG(1, 2))
	fragments := []string{"", "ja", "je", "ju", "jo", "ji"}
	views := []address.View{apptest.Game(2, 1, ""), apptest.Game(2, 2, "")}
	counts := map[int]bool{}
	for range 600 {
		card := apptest.TestCard(fragments[chance.IntN(len(fragments))])
		card.Course.Easiest = chance.IntN(4) == 0
		switch chance.IntN(8) {
		case 0:
			m.world.clock = m.world.clock.Add(time.Duration(chance.IntN(20)) * time.Minute)
		case 1:
			m.world.clock = m.world.clock.Add(time.Duration(chance.IntN(72)) * time.Hour)
		case 2:
			m.world.clock = m.world.clock.Add(-time.Duration(chance.IntN(90)) * time.Second) // put back
		case 3:
			kinds := []trainer.Kind{trainer.Buried, trainer.Suspended, trainer.Resumed, trainer.Forgotten}
			m.Answers.Note(kinds[chance.IntN(len(kinds))], func(e *trainer.Entry) { e.Card = card })
		case 4, 5:
			m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = card, trainer.Grade(1+chance.IntN(4)) })
		}
		for _, view := range views[chance.IntN(2):] {
			want := countDue(m.Answers.State(), CourseOf(view), m.world.clock).decisions
			counts[want] = true
			for range 2 {
				if got := m.Answers.DueIn(view); got != want {
					t.Fatalf("at %v %d are due, want %d", m.world.clock, got, want)
				}
			}
		}
	}
	if len(counts) < 4 {
		t.Errorf("only these counts came up: %v", counts)
	}
}

func TestWhatIsDueIsNotCountedAnewForEveryDrawing(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	view := apptest.Game(2, 1, "")
	m.Answers.DueIn(view)
	counted := m.Answers.due
	m.world.clock = m.world.clock.Add(time.Minute)
	if m.Answers.DueIn(view); m.Answers.due.from != counted.from {
		t.Error("it is counted again although nothing has changed")
	}
	m.world.clock = counted.until
	if m.Answers.DueIn(view); m.Answers.due.from == counted.from {
		t.Error("it is not counted when something becomes due")
	}
}
