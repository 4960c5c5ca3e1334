package trainer

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"
)

// The twin folds, for every time, only the entries up to it that were not undone since, by the settings of the end.
func TestChancesOfThePastAgreeWithTheFoldOfThatTime(t *testing.T) {
	random := rand.New(rand.NewPCG(61, 62))
	logs := 60
	if runtime.GOARCH == "wasm" || testing.Short() {
		logs /= 5
	}
	between := 0
	for range logs {
		var log Log
		log.Add(randomEntries(random, 1+random.IntN(150))...)
		now := noon.AddDate(0, 0, random.IntN(60))
		state := Fold(&log, now)
		cards := append(state.Cards(), decision("jab"))
		var times []time.Time
		for range random.IntN(9) {
			times = append(times, noon.Add(time.Duration(random.IntN(50*24*60))*time.Minute))
		}
		for _, e := range log.Entries() { // the very moment of an entry
			if random.IntN(20) == 0 {
				times = append(times, time.UnixMilli(e.At))
			}
		}
		slices.SortFunc(times, time.Time.Compare)
		times = slices.DeleteFunc(times, func(at time.Time) bool { return at.UnixMilli() > horizon(now) })
		chances := map[Card][]float64{}
		for _, card := range cards {
			chances[card] = state.ChancesAt(card, times)
		}
		for i, at := range times {
			var then Log
			for _, e := range log.Entries() {
				if e.At <= at.UnixMilli() && e.Kind != Set && e.Kind != Undone && !log.isUndone(e.ID, horizon(now)) {
					then.Add(e)
				}
			}
			settings := state.Settings()
			then.Add(Entry{ID: ID{"settings", 1}, Kind: Set, Settings: &settings})
			twin := Fold(&then, at)
			for _, card := range cards {
				want := twin.Retrievability(card, at)
				if got := chances[card][i]; got != want {
					t.Fatalf("the chance of %v at %v is %v, want %v", card, at, got, want)
				}
				if want > 0 && want < 1 {
					between++
				}
			}
		}
	}
	if between < 200*logs/60 {
		t.Errorf("%d chances between 0 and 1: too weak a test", between)
	}
}

func TestThePastOfADeckGoesFromItsFirstAnswerToNow(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	l := newLearner(d, 7)
	if past := l.state.Past(d, 60, l.now); len(past.Days) != 0 {
		t.Errorf("%d days without an answer", len(past.Days))
	}
	told := map[Day]float64{} // the strength after the last answer of each day, or at its end
	for n := range 100 {
		answers := l.day(n)
		day := l.state.Settings().DayOf(l.now)
		l.now = l.state.Settings().Begins(day+1, l.now.Location()).Add(-time.Millisecond)
		l.state.Add(l.now)
		now := l.strength()
		told[day] = now
		if entries := l.log.Entries(); len(answers) > 0 {
			last := time.UnixMilli(entries[len(entries)-1].At)
			told[day] = d.Strength(func(c Card) float64 { return l.state.Retrievability(c, last) }, Opponent{Perfect: true})
		}
		if n > 2 && n%25 != 0 {
			continue
		}
		past := l.state.Past(d, 60, l.now)
		if got := min(n+1, 60); len(past.Days) != got || past.Days[got-1] != day || past.Days[0] != day-Day(n) {
			t.Fatalf("on day %d the past has the days %v", n, past.Days)
		}
		for i, day := range past.Days {
			want := told[day]
			if i == len(past.Days)-1 {
				want = now
			}
			if got := past.Strength(i); got != want {
				t.Fatalf("on day %d the strength on day %d is %v, want %v", n, day, got, want)
			}
			if i > 0 && (day <= past.Days[i-1] || day > past.Days[i-1]+2) {
				t.Fatalf("the days are not even: %v", past.Days)
			}
		}
	}
	if told[l.state.Settings().DayOf(l.now)] < 0.8 {
		t.Errorf("the learner has a strength of %v: too weak a test", l.strength())
	}
}

// The last strength is that of the present moment, even when a clock that was ahead wrote the answers.
func TestThePastEndsNow(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	l := newLearner(d, 7)
	l.day(0)
	for _, later := range []time.Duration{time.Hour, -9 * time.Hour, -20 * time.Hour} {
		now := l.now.Add(later)
		l.state.Add(now)
		past := l.state.Past(d, 60, now)
		want := d.Strength(func(c Card) float64 { return l.state.Retrievability(c, now) }, Opponent{Perfect: true})
		if len(past.Days) != 1 || past.Days[0] != l.state.Settings().DayOf(now) || past.Strength(0) != want || want < 0.9 {
			t.Errorf("%v later: the days %v and a strength of %v, want one day and %v", later, past.Days, past.Strength(0), want)
		}
	}
}

func TestDaysAreSpreadEvenly(t *testing.T) {
	for most := 1; most < 9; most++ {
		for last := range Day(30) {
			days := evenly(3, 3+last, most)
			if len(days) != min(int(last)+1, most) || days[len(days)-1] != 3+last || most > 1 && days[0] != 3 {
				t.Fatalf("at most %d up to %d: %v", most, 3+last, days)
			}
			for i := 1; i < len(days); i++ {
				if step := days[i] - days[i-1]; step < last/Day(len(days)-1) || step > last/Day(len(days)-1)+1 {
					t.Fatalf("at most %d up to %d: %v", most, 3+last, days)
				}
			}
		}
	}
}
