package fit

import (
	"reflect"
	"testing"
	"time"

	"spectrie/trainer"
)

func TestWhichAnswersCount(t *testing.T) {
	l := newLearner(trainer.UsualWeights(), 1)
	one, other := cardNumber(1), cardNumber(2)
	at := func(day, hour int) {
		l.now = time.Date(2026, 3, day, hour, 0, 0, 0, time.FixedZone("", -8*3600))
	}
	write := func(kind trainer.Kind, card trainer.Card, grade trainer.Grade, took int) trainer.Entry {
		e := l.log.Next("a", kind, l.now)
		e.Card, e.Grade, e.Took = card, grade, took
		if err := e.Check(); err != nil {
			t.Fatal(err)
		}
		l.state.Add(l.now, e)
		return e
	}
	at(2, 19)
	write(trainer.Answered, one, trainer.Again, 900)
	write(trainer.Answered, one, trainer.Good, 900)
	write(trainer.Answered, other, trainer.Easy, 900)
	at(3, 3) // still the same night
	write(trainer.Answered, one, trainer.Good, 900)
	at(4, 19)
	write(trainer.Answered, other, trainer.Again, 900) // 0
	write(trainer.Answered, one, trainer.Hard, 900)    // 1
	write(trainer.Answered, one, trainer.Again, 900)
	at(6, 19)
	write(trainer.Answered, one, trainer.Again, 0) // a mistake in a match
	at(9, 19)
	undone := write(trainer.Answered, one, trainer.Again, 900)
	e := l.log.Next("a", trainer.Undone, l.now)
	e.Undoes = undone.ID
	l.state.Add(l.now, e)
	write(trainer.Answered, one, trainer.Good, 900) // 2
	write(trainer.Forgotten, other, 0, 0)
	at(12, 19)
	write(trainer.Answered, other, trainer.Good, 900) // new again
	at(13, 19)
	write(trainer.Answered, other, trainer.Good, 900) // 3
	write(trainer.Answered, other, trainer.Good, 900) // after the last that counts
	write(trainer.Answered, cardNumber(3), trainer.Good, 900)
	want := &Answers{
		lives: []life{
			{{0, trainer.Again, -1}, {0, trainer.Good, -1}, {0, trainer.Good, -1}, {2, trainer.Hard, 1}, {0, trainer.Again, -1}, {2, trainer.Again, -1}, {3, trainer.Good, 2}},
			{{0, trainer.Easy, -1}, {2, trainer.Again, 0}},
			{{0, trainer.Good, -1}, {1, trainer.Good, 3}},
		},
		right: []bool{false, true, true, true},
	}
	if got := l.answers(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v\nwant %+v", got, want)
	}
	if got := Count(l.state.Reviews(), l.state.Settings()); got != len(want.right) {
		t.Errorf("%d count, want %d", got, len(want.right))
	}
}

// Somebody who travels west over midnight has the day before once more. The schedule counts no day then.
func TestDaysNeverGoBack(t *testing.T) {
	l := newLearner(trainer.UsualWeights(), 1)
	at := time.Date(2026, 3, 2, 5, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		hours, zone int
	}{{0, 0}, {1, -8}, {25, -8}} {
		e := l.log.Next("a", trainer.Answered, at.Add(time.Duration(c.hours)*time.Hour).In(time.FixedZone("", c.zone*3600)))
		e.Card, e.Grade, e.Took = cardNumber(1), trainer.Good, 900
		l.state.Add(e.Time(), e)
	}
	if got := l.answers(); got.Counting() != 0 {
		t.Errorf("%+v", got)
	}
}

// The chances of a replay are those that the schedule had at these moments.
func TestChancesAreThoseOfTheSchedule(t *testing.T) {
	l := newLearner(trainer.UsualWeights(), 1)
	var want []float64
	for _, hours := range []int{0, 0, 24, 72, 0, 24, 480} {
		l.now = l.now.Add(time.Duration(hours) * time.Hour)
		if hours > 0 {
			want = append(want, l.state.Retrievability(cardNumber(1), l.now))
		}
		e := l.log.Next("a", trainer.Answered, l.now)
		e.Card, e.Grade, e.Took = cardNumber(1), trainer.Grade(1+len(want)%4), 900
		e.At = l.now.UnixMilli() + int64(len(want)) // the same hour each day
		if hours == 0 {
			e.At = l.now.UnixMilli() - 1
		}
		l.state.Add(l.now, e)
	}
	a := l.answers()
	got, err := a.chances(trainer.UsualWeights(), a.Counting(), func() error { return nil })
	if err != nil || len(got) != len(want) {
		t.Fatalf("%v, %v; want %v", got, err, want)
	}
	for i := range got {
		if d := got[i] - want[i]; d > 1e-5 || d < -1e-5 {
			t.Errorf("answer %d: %v, want %v", i, got[i], want[i])
		}
	}
}
