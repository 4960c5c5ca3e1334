package rating

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
	"time"

	"spectrie/trainer"
)

// answer is an answer to a puzzle, some days after the first.
func answer(days float64, mode trainer.Mode, puzzle string, rating int, solved bool) *trainer.Entry {
	grade := trainer.Again
	if solved {
		grade = trainer.Good
	}
	e := &trainer.Entry{ID: trainer.ID{Writer: "a", Number: 1}, Kind: trainer.Puzzled, At: 1772452800000 + int64(days*day), Puzzle: puzzle, Rating: rating, Mode: mode, Grade: grade}
	if mode == trainer.ModeStreak || mode == trainer.ModeMinutes {
		e.Run = 1
	}
	if mode == trainer.ModeDaily || mode == trainer.ModeArchive {
		e.Date = 20000
	}
	if err := e.Check(); err != nil {
		panic(err)
	}
	return e
}

func TestWhichAnswersCount(t *testing.T) {
	rated := trainer.ModeRated
	for name, c := range map[string]struct {
		answers []*trainer.Entry
		counts  string // "+" for each that counts, "-" for the others
	}{
		"none":             {nil, ""},
		"two puzzles":      {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(0, rated, "2", 1500, true)}, "++"},
		"at once again":    {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(0, rated, "1", 1500, true)}, "+-"},
		"almost 30 days":   {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(29.99, rated, "1", 1500, true)}, "+-"},
		"30 days":          {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(30, rated, "1", 1500, true)}, "++"},
		"every 20 days":    {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(20, rated, "1", 1500, true), answer(40, rated, "1", 1500, true)}, "+--"},
		"met in a streak":  {[]*trainer.Entry{answer(0, trainer.ModeStreak, "1", 1500, true), answer(1, rated, "1", 1500, true)}, "--"},
		"met on a day":     {[]*trainer.Entry{answer(0, trainer.ModeDaily, "1", 1500, true), answer(1, rated, "1", 1500, true)}, "--"},
		"met long before":  {[]*trainer.Entry{answer(0, trainer.ModeAgain, "1", 1500, false), answer(31, rated, "1", 1500, true)}, "-+"},
		"met after":        {[]*trainer.Entry{answer(0, rated, "1", 1500, true), answer(1, trainer.ModeAgain, "1", 1500, true)}, "+-"},
		"in three minutes": {[]*trainer.Entry{answer(0, trainer.ModeMinutes, "1", 1500, true), answer(0, trainer.ModeArchive, "2", 1500, true)}, "--"},
	} {
		p, counts := Of(nil), ""
		for _, e := range c.answers {
			before := p.Rating
			sign := "-"
			if p.Add(e) {
				sign = "+"
			}
			if counts += sign; (sign == "-") != (p.Rating == before) {
				t.Errorf("%s: answer %d counts: %s, and the rating becomes %+v", name, len(counts), sign, p.Rating)
			}
		}
		if counts != c.counts {
			t.Errorf("%s: %s, want %s", name, counts, c.counts)
		}
		all := Of(c.answers)
		if all.Rating != p.Rating || all.Answers != p.Answers {
			t.Errorf("%s: at once %+v, one by one %+v", name, all, p)
		}
	}
	if r := Of(nil).Rating; r != New() {
		t.Errorf("without answers %+v", r)
	}
}

// Somebody who comes back after a year is less known, and so finds a new rating faster.
func TestTimeAwayMakesAPersonLessKnown(t *testing.T) {
	var answers []*trainer.Entry
	for n := range 100 {
		answers = append(answers, answer(float64(n)/1000, trainer.ModeRated, fmt.Sprint(n), 1500, n%2 == 0))
	}
	soon, late := Of(answers), Of(answers)
	before := soon.Rating
	soon.Add(answer(1, trainer.ModeRated, "new", 1500, true))
	late.Add(answer(366, trainer.ModeRated, "new", 1500, true))
	if a, b := soon.Rating.Value-before.Value, late.Rating.Value-before.Value; a <= 0 || b <= 2*a || late.Rating.Deviation <= soon.Rating.Deviation {
		t.Errorf("a day later the rating rises by %.0f, a year later by %.0f", a, b)
	}
}

// person is somebody of known strength who answers puzzles near their rating.
type person struct {
	strength, gain float64 // and how much they learn with an answer
	noise          float64 // how far the ratings of puzzles are from what they are, as a standard deviation
}

// errorAfter is how far their rating is from their strength after some answers.
func (w person) errorAfter(answers int, seed uint64) float64 {
	random := rand.New(rand.NewPCG(seed, uint64(w.strength)))
	pool := make([]int, 2000)
	for i := range pool {
		pool[i] = 600 + random.IntN(2001)
	}
	slices.Sort(pool)
	p := Of(nil)
	for n := range answers {
		// One of the ten nearest of those that are left, as a page would choose.
		i, _ := slices.BinarySearch(pool, int(p.Rating.Value))
		i = max(0, min(i-5+random.IntN(10), len(pool)-1))
		puzzle := pool[i]
		pool = slices.Delete(pool, i, i+1)
		w.strength += w.gain
		actual := float64(puzzle) + w.noise*random.NormFloat64()
		solves := random.Float64() < 1/(1+math.Pow(10, (actual-w.strength)/400))
		p.Add(answer(float64(n)/50, trainer.ModeRated, fmt.Sprint(n), puzzle, solves)) // 50 a day
	}
	return math.Abs(p.Rating.Value - w.strength)
}

func TestRatingsConvergeForSimulatedPersons(t *testing.T) {
	if runtime.GOARCH == "wasm" {
		t.Skip("takes long as WebAssembly, where nothing that it checks is different")
	}
	const persons, wanted = 201, 75
	for _, c := range []struct {
		name        string
		gain, noise float64
		most        float64 // of the 95th percentile; 0 says nothing about it
	}{
		{"puzzles rated exactly", 0, 0, wanted},
		{"puzzles rated roughly", 0, puzzleDeviation, wanted},
		{"rated very roughly", 0, 2 * puzzleDeviation, 0},
		{"a learner, one point an answer", 1, 0, 0},
	} {
		for strength := 800.0; strength <= 2200; strength += 200 {
			w := person{strength: strength - 200*c.gain, gain: c.gain, noise: c.noise}
			var errors []float64
			for seed := range uint64(persons) {
				errors = append(errors, w.errorAfter(200, seed))
			}
			slices.Sort(errors)
			median, high := errors[persons/2], errors[persons*95/100]
			t.Logf("%s, strength %4.0f: after 200 puzzles the median error is %2.0f, the 95th percentile %3.0f", c.name, strength, median, high)
			if median >= wanted || c.most > 0 && high >= c.most {
				t.Errorf("%s, strength %v: the median error is %.0f and the 95th percentile %.0f", c.name, strength, median, high)
			}
		}
	}
}

// A person's rating follows from the log, which two devices may have written.
func TestTwoDevicesAgree(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	var entries []trainer.Entry
	for n := range 200 {
		e := *answer(float64(random.IntN(100)), trainer.ModeRated, fmt.Sprint(random.IntN(50)), 1000+random.IntN(1000), random.IntN(2) == 0)
		e.ID = trainer.ID{Writer: []string{"a", "b"}[random.IntN(2)], Number: n + 1}
		entries = append(entries, e)
	}
	var want Rating
	for i := range 10 {
		state := trainer.Fold(new(trainer.Log), now)
		for _, e := range entries {
			state.Add(now, e)
		}
		got := Of(state.Puzzles())
		if i == 0 {
			want = got.Rating
		}
		if got.Rating != want || got.Answers < 50 || got.Answers == len(entries) {
			t.Fatalf("%+v after %d answers, before %+v", got.Rating, got.Answers, want)
		}
		random.Shuffle(len(entries), func(i, j int) { entries[i], entries[j] = entries[j], entries[i] })
	}
}
