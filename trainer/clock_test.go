package trainer

import (
	"testing"
	"time"
)

func TestTimeStandsStillWhileAClockThatWasPutBackCatchesUp(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Good)
	p.now = p.now.Add(-3 * time.Hour)
	first := p.answer(card, Good)
	second := p.answer(decision("je"), Good)
	if first.At != noon.UnixMilli()+1 || second.At != first.At+1 {
		t.Errorf("times %d and %d after %d", first.At, second.At, noon.UnixMilli())
	}
	if got := p.progress(card); got.Status != Known || got.Answers != 2 {
		t.Errorf("%+v", got)
	}
	items := []*Item{{Card: decision("je")}}
	q := Fold(&p.log, p.now).Queue(items, p.now)
	if next := q.Next(); next != items[0] {
		t.Errorf("the session stops: %+v", q)
	}
	p.now = noon.Add(time.Hour)
	if e := p.answer(card, Good); e.At != p.now.UnixMilli() {
		t.Errorf("the clock has caught up, the time is %v", e.Time())
	}
}

func TestAnswersOfAClockYearsAheadWaitForTheirTime(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Good)
	p.now = noon.AddDate(7, 0, 0)
	p.answer(card, Good)
	p.set(func(s *Settings) { s.NewADay = 1 })
	wrong := p.now

	p.now = noon.Add(time.Hour)
	e := p.answer(decision("je"), Good)
	if e.At != p.now.UnixMilli() || e.Number != 4 {
		t.Errorf("the entry after those ahead is number %d of %v", e.Number, e.Time())
	}
	state := Fold(&p.log, p.now)
	if got := state.Progress(card, p.now); got.Answers != 1 || state.EntriesAhead(p.now) != 2 || len(state.Reviews()) != 2 || state.Settings().NewADay != 20 {
		t.Errorf("%+v, %d entries ahead, %d reviews", got, state.EntriesAhead(p.now), len(state.Reviews()))
	}
	if last, _ := Fold(&p.log, p.now).LastAct(AllCards, ID{}); last != e {
		t.Errorf("undo would take back %+v", last)
	}
	state.Add(wrong)
	if got := state.Progress(card, wrong); got.Answers != 2 || state.EntriesAhead(wrong) != 0 || state.Settings().NewADay != 1 {
		t.Errorf("seven years later: %+v", got)
	}
	state.Add(p.now) // the clock is put right again
	if got := state.Progress(card, p.now); got.Answers != 1 || state.EntriesAhead(p.now) != 2 {
		t.Errorf("and back: %+v", got)
	}
}

func TestAnswersOfAClockYearsBehindAreOld(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.now = time.Unix(60, 0).UTC()
	p.answer(card, Easy)
	p.now = noon
	p.answer(card, Good)
	if got := p.progress(card); got.Status != Known || got.Answers != 2 || got.Due.Before(noon) {
		t.Errorf("%+v", got)
	}
}

// Someone who crosses the date line has a day twice or not at all.
func TestTravelNeverTurnsDaysBack(t *testing.T) {
	auckland, honolulu := in(t, "Pacific/Auckland"), in(t, "Pacific/Honolulu")
	p, card := newPupil(t, "a"), decision("ja")
	p.now = time.Date(2026, 3, 2, 9, 0, 0, 0, auckland)
	p.answer(card, Easy)
	before := p.progress(card)
	p.now = p.now.Add(9 * time.Hour).In(honolulu) // still the day before
	p.answer(card, Good)
	got := p.progress(card)
	if got.Answers != 2 || got.Stability < before.Stability {
		t.Errorf("%+v after %+v", got, before)
	}
	here, there := p.progress(card).Due, Fold(&p.log, p.now).Progress(card, p.now.In(auckland)).Due
	if here.Hour() != 4 || there.Hour() != 4 || here.YearDay() != there.YearDay() {
		t.Errorf("due %v or %v: it is the same day of the calendar, from 4 o'clock, wherever one is", here, there)
	}
}

func TestACardIsDueOnItsDayWhereClocksChange(t *testing.T) {
	berlin := in(t, "Europe/Berlin")
	p, card := newPupil(t, "a"), decision("ja")
	p.now = time.Date(2026, 3, 28, 22, 0, 0, 0, berlin) // the night before summer time
	p.set(func(s *Settings) { s.DayStart, s.LearningSteps = 3, nil })
	p.answer(card, Hard)
	if got, want := p.progress(card).Due, time.Date(2026, 3, 29, 3, 0, 0, 0, berlin); !got.Equal(want) {
		t.Errorf("due %v, not %v", got, want)
	}
}
