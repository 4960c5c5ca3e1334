package rating

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The example of Glickman's paper.
func TestTheExampleOfThePaper(t *testing.T) {
	r := Rating{1500, 200, 0.06}
	got := r.after([]result{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}}, 0.5, 1)
	if math.Abs(got.Value-1464.06) > 0.01 || math.Abs(got.Deviation-151.52) > 0.01 || math.Abs(got.Volatility-0.05999) > 0.00001 {
		t.Errorf("%+v, want 1464.06, 151.52 and 0.05999", got)
	}
}

// After an upset f of step 5 has more than one zero. The volatility is one of them.
func TestTheVolatilityIsAZeroOfF(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	rose, fell := 0, 0
	for range 5000 {
		sigma, phi, tau := 0.01+0.09*random.Float64(), 0.1+2*random.Float64(), 0.2+random.Float64()
		e := 0.001 + 0.998*random.Float64()   // expected of a game
		games := float64(1 + random.IntN(15)) // all with one outcome, which makes a period of upsets
		v, score := 1/(games*e*(1-e)), float64(random.IntN(2))
		delta := v * games * (score - e)
		f := func(x float64) float64 {
			d := phi*phi + v + math.Exp(x)
			return math.Exp(x)*(delta*delta-d)/(2*d*d) - (x-math.Log(sigma*sigma))/(tau*tau)
		}
		got := volatility(sigma, phi, v, delta, tau)
		x := 2 * math.Log(got)
		if f(x-1e-5)*f(x+1e-5) > 0 {
			t.Fatalf("σ %v φ %v v %v Δ %v τ %v: %v, where f is %v", sigma, phi, v, delta, tau, got, f(x))
		}
		if got > sigma*1.001 {
			rose++
		} else if got < sigma {
			fell++
		}
	}
	if rose < 100 || fell < 100 {
		t.Errorf("it rose %d times and fell %d times: too weak a test", rose, fell)
	}
}

// The table in the comment of the package.
func TestTheExampleOfThePackage(t *testing.T) {
	r := New()
	for _, c := range []struct {
		puzzle           float64
		solved           bool
		value, deviation float64
	}{{1500, true, 1675, 249}, {1600, false, 1531, 205}} {
		r = After(r, c.puzzle, c.solved)
		if math.Round(r.Value) != c.value || math.Round(r.Deviation) != c.deviation {
			t.Errorf("after %v: %.0f and %.0f, want %v and %v", c.puzzle, r.Value, r.Deviation, c.value, c.deviation)
		}
	}
}

func TestADeviationGrowsWithTime(t *testing.T) {
	r := Rating{1720, 60, 0.06}
	if got := Rested(r, 365); math.Abs(got.Deviation-110) > 0.1 || got.Value != 1720 || got.Volatility != 0.06 {
		t.Errorf("a year later: %+v", got)
	}
	if got := Rested(r, 0); got != r {
		t.Errorf("at once: %+v", got)
	}
	if got, want := Rested(Rested(r, 10), 20), Rested(r, 30); math.Abs(got.Deviation-want.Deviation) > 1e-9 {
		t.Errorf("10 days and 20 days give %+v, 30 days %+v", got, want)
	}
	for _, days := range []float64{1e5, 1e300, math.Inf(1)} {
		if got := Rested(r, days).Deviation; got != mostDeviation {
			t.Errorf("after %v days the deviation is %v", days, got)
		}
	}
}

// randomRating is one within the bounds.
func randomRating(random *rand.Rand) Rating {
	return Rating{mostValue * random.Float64(), 30 + 320*random.Float64(), 0.01 + 0.09*random.Float64()}
}

func TestSolvingRaisesAndMissingLowers(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 5000 {
		r, puzzle := randomRating(random), mostValue*random.Float64()
		solved, missed := After(r, puzzle, true), After(r, puzzle, false)
		if solved.Value < r.Value || missed.Value > r.Value || solved.Value == missed.Value {
			t.Fatalf("%+v against %v: %+v when solved, %+v when missed", r, puzzle, solved, missed)
		}
		if harder := After(r, puzzle+100, true); harder.Value < solved.Value-1e-6 {
			t.Fatalf("%+v: %+v for solving a harder puzzle, %+v for %v", r, harder, solved, puzzle)
		}
	}
}

func TestMissingIsTheMirrorImageOfSolving(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 5000 {
		r, puzzle := randomRating(random), centre+1000*(2*random.Float64()-1)
		r.Value = centre + 500*(2*random.Float64()-1)
		mirrored := r
		mirrored.Value = 2*centre - r.Value
		solved, missed := After(r, puzzle, true), After(mirrored, 2*centre-puzzle, false)
		if math.Abs(solved.Value+missed.Value-2*centre) > 1e-6 || math.Abs(solved.Deviation-missed.Deviation) > 1e-6 {
			t.Fatalf("%+v solves %v: %+v; the mirror image is %+v", r, puzzle, solved, missed)
		}
	}
}

func TestAnswersMakeARatingSure(t *testing.T) {
	r := New()
	for n := range 400 {
		before := r.Deviation
		r = After(r, 1500, n%2 == 0)
		if n < 20 && r.Deviation >= before {
			t.Fatalf("answer %d: a deviation of %v after %v", n, r.Deviation, before)
		}
	}
	if r.Deviation < 35 || r.Deviation > 55 || math.Abs(r.Value-1500) > 50 {
		t.Errorf("after 400 answers, one of two right, to puzzles rated 1500: %+v", r)
	}
}

// wantBounded checks that all numbers of a rating are within bounds, and so not NaN.
func wantBounded(t *testing.T, r Rating) {
	t.Helper()
	if !(r.Value >= 0 && r.Value <= 4000 && r.Deviation >= 30 && r.Deviation <= 350 && r.Volatility >= 0.01 && r.Volatility <= 0.1) {
		t.Fatalf("%+v", r)
	}
}

func TestNothingAbsurdComesOut(t *testing.T) {
	numbers := []float64{math.NaN(), math.Inf(-1), math.Inf(1), -math.MaxFloat64, math.MaxFloat64, math.SmallestNonzeroFloat64, -1, 0, 0.06, 30, 350, 1500, 4000, 1e9}
	for _, value := range numbers {
		for _, deviation := range numbers {
			for _, volatility := range numbers {
				r := Rating{value, deviation, volatility}
				for _, x := range numbers {
					wantBounded(t, After(r, x, true))
					wantBounded(t, After(r, x, false))
					wantBounded(t, Rested(r, x))
				}
			}
		}
	}
	for _, solved := range []bool{true, false} { // one puzzle after another of the other end
		r := New()
		for n := range 3000 {
			puzzle := 4000.0
			if !solved {
				puzzle = 0
			}
			r = After(r, puzzle, solved != (n%1000 > 900))
			wantBounded(t, r)
		}
	}
}

func FuzzAfter(f *testing.F) {
	f.Add(1500.0, 350.0, 0.06, 1400.0, true, 1.0)
	f.Add(math.NaN(), math.Inf(1), -1.0, 4000.0, false, math.Inf(-1))
	f.Fuzz(func(t *testing.T, value, deviation, volatility, puzzle float64, solved bool, days float64) {
		r := Rating{value, deviation, volatility}
		wantBounded(t, Rested(After(r, puzzle, solved), days))
		wantBounded(t, After(Rested(r, days), puzzle, !solved))
	})
}

func BenchmarkAfter(b *testing.B) {
	r := New()
	for n := 0; b.Loop(); n++ {
		r = After(r, float64(1000+n%1000), n%2 == 0)
	}
}
