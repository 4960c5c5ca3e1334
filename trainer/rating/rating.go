// Package rating says how strong a person is at puzzles: a number on the scale of chess ratings, with how sure it is.
// Begin with [Of], which folds the answers of a log. [After] is one answer.
//
// It is Glicko-2, from Mark Glickman's "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf), whose steps
// the comments number. Glicko-2 knows players who meet in rating periods. Here the person plays against the puzzle and
// wins by solving it, and the rating changes after each answer. A person of 1500 solves half of the puzzles rated
// 1500, three of four rated 1309, and one of four rated 1691.
//
//	            value  deviation
//	new          1500        350
//	solved 1500  1675        249
//	missed 1600  1531        205
//
// A rating of a puzzle never changes here: a page has it from how common the words are. It is a guess, so it counts
// with a deviation of its own, puzzleDeviation.
package rating

import "math"

// Rating is how strong a person is. Use [New], not the zero value.
type Rating struct {
	Value      float64 // 0 to 4000
	Deviation  float64 // the person is within two of them nearly always; 30 to 350
	Volatility float64 // how much the person's strength changes; 0.01 to 0.1
}

// New is the rating of somebody who has not answered.
func New() Rating { return Rating{1500, mostDeviation, 0.06} }

const (
	// puzzleDeviation is how far a puzzle's rating is from what it is for people, as a standard deviation. A player
	// who plays a lot has about 30. A puzzle's rating is a formula's, so it is twice as vague. The choice matters
	// little: with 30 or 120 the errors of the simulated persons are the same to a few points.
	puzzleDeviation = 60

	// tau is the system constant τ of the paper, and its choice there: it bounds how fast the volatility changes. With
	// 0.3 the errors are the same.
	tau = 0.5

	// periodsAnAnswer is how many rating periods an answer takes: so much doubt it adds that the person's strength has
	// changed. A period of the paper has 10 to 15 games. With so little doubt, somebody who is learning waits long for
	// their rating to follow: with a tenth of a period, one who gains a point an answer is 80 points ahead of it. With
	// a whole one it never settles: one in twenty whose strength stays the same is 90 points off, after any number of
	// answers. A quarter keeps both below 75, at about 65.
	periodsAnAnswer = 0.25

	// periodsADay is the same for a day without answers. After a year away, a deviation of 60 has grown to 110, as on
	// Lichess, which found the number.
	periodsADay = 0.21436

	mostValue                       = 4000
	leastDeviation, mostDeviation   = 30, 350
	leastVolatility, mostVolatility = 0.01, 0.1
	scale                           = 173.7178 // of a rating on the scale of Glicko-2
	centre                          = 1500
)

// After is a rating after an answer to a puzzle of a rating.
func After(r Rating, puzzle float64, solved bool) Rating {
	score := 0.0
	if solved {
		score = 1
	}
	return r.bounded().after([]result{{between(puzzle, 0, mostValue), puzzleDeviation, score}}, tau, periodsAnAnswer).bounded()
}

// Rested is a rating after some days without answers: the same value, less sure.
func Rested(r Rating, days float64) Rating {
	r = r.bounded()
	days = between(days, 0, 1e6)
	growth := scale * r.Volatility
	r.Deviation = math.Sqrt(r.Deviation*r.Deviation + growth*growth*periodsADay*days)
	return r.bounded()
}

// result is a game of the paper.
type result struct {
	opponent, deviation float64
	score               float64 // 1 for a win, 0 for a loss
}

// after is a rating after some results. They take a number of rating periods, which is 1 in the paper.
func (r Rating) after(results []result, tau, periods float64) Rating {
	mu, phi := (r.Value-centre)/scale, r.Deviation/scale // step 2
	precision, surprise := 0.0, 0.0                      // 1/v of step 3, and Δ/v of step 4
	for _, game := range results {
		phiJ := game.deviation / scale
		g := 1 / math.Sqrt(1+3*phiJ*phiJ/(math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(mu-(game.opponent-centre)/scale)))
		precision += g * g * e * (1 - e)
		surprise += g * (game.score - e)
	}
	v := 1 / precision
	sigma := volatility(r.Volatility, phi, v, v*surprise, tau)              // step 5
	phi = 1 / math.Sqrt(1/(phi*phi+sigma*sigma*periods)+precision)          // steps 6 and 7
	return Rating{centre + scale*(mu+phi*phi*surprise), scale * phi, sigma} // step 8
}

// volatility is step 5: e to half the zero of f, by the Illinois algorithm.
func volatility(sigma, phi, v, delta, tau float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		d := phi*phi + v + math.Exp(x)
		return math.Exp(x)*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	x, y := a, a-tau // the zero is between them
	if excess := delta*delta - phi*phi - v; excess > 0 {
		y = math.Log(excess)
	} else {
		for f(y) < 0 {
			y -= tau
		}
	}
	const mostSteps, enough = 100, 1e-6 // it takes a handful
	fx, fy := f(x), f(y)
	for step := 0; step < mostSteps && math.Abs(y-x) > enough; step++ {
		z := x + (x-y)*fx/(fy-fx)
		fz := f(z)
		if fz*fy <= 0 {
			x, fx = y, fy
		} else {
			fx /= 2
		}
		y, fy = z, fz
	}
	return math.Exp(x / 2)
}

// bounded is the rating with each number moved to the nearest that is allowed.
func (r Rating) bounded() Rating {
	return Rating{
		between(r.Value, 0, mostValue),
		between(r.Deviation, leastDeviation, mostDeviation),
		between(r.Volatility, leastVolatility, mostVolatility),
	}
}

// between moves a number to the nearest that is allowed. NaN becomes the least.
func between(x, least, most float64) float64 {
	if !(x >= least) { // NaN too
		return least
	}
	return math.Min(x, most)
}

// unsure is the deviation from which on a rating can still be far off.
const unsure = 150

// Provisional reports whether a rating can still be far off. A person reads it to the next 50 then, and no change:
// after a first miss that would be brutal.
func (r Rating) Provisional() bool { return r.Deviation >= unsure }
