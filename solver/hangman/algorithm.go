package hangman

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// Algorithm is a way to choose the next letter. The first four are those of the classic
// Hangman advisors.
type Algorithm int

const (
	MostFilled        Algorithm = iota // #1: fills the most blanks
	MostFilledLost                     // #2: the most blanks filled for each life lost
	MostFilledTwo                      // #3: as #1, looking two letters ahead
	MostFilledLostTwo                  // #4: as #2, looking two letters ahead
	MostHit                            // most words have it
	MostInformation                    // its pattern tells the most
	MostPerLife                        // its pattern tells the most for each life lost
	BestPlay                           // best for the lives left: see [Candidates.Outlook]
)

// Algorithms are all algorithms. [Rate] can use all but BestPlay, which comes last.
var Algorithms = []Algorithm{MostFilled, MostFilledLost, MostFilledTwo, MostFilledLostTwo, MostHit, MostInformation, MostPerLife, BestPlay}

func (a Algorithm) check() error {
	if a < 0 || int(a) >= len(Algorithms) {
		return fmt.Errorf("there is no algorithm %d", a)
	}
	return nil
}

// ClassicOpening is the letter that the classic advisors try first, whatever the
// template.
const ClassicOpening = 'e'

// Rating is how an algorithm rates a letter.
type Rating struct {
	Letter rune
	Value  float64 // more is better; infinite where no life can be lost
	Then   rune    // the second letter of #3 and #4; 0 when there is no other
}

// Sure reports whether the algorithm knows that no life is lost.
func (r *Rating) Sure() bool { return math.IsInf(r.Value, 1) }

// Rate rates letters by an algorithm other than [BestPlay], the best first.
// Letters that are rated alike come with the more likely one first, and then in
// alphabetical order. Rate panics for BestPlay and for what is no algorithm.
func Rate(a Algorithm, letters []Letter) []Rating {
	if err := a.check(); err != nil {
		panic("hangman: Rate: " + err.Error())
	}
	if a == BestPlay {
		panic("hangman: Rate does not rate by BestPlay, see Candidates.Outlook")
	}
	order := make([]int, len(letters))
	ratings := make([]Rating, len(letters))
	for i := range letters {
		order[i] = i
		ratings[i] = rate(a, letters, i)
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Or(compare(ratings[j].Value, ratings[i].Value), compare(letters[j].Hit, letters[i].Hit), cmp.Compare(i, j))
	})
	sorted := make([]Rating, len(letters))
	for at, i := range order {
		sorted[at] = ratings[i]
	}
	return sorted
}

// Tied are the ratings that are as good as the first. ratings come from [Rate].
func Tied(ratings []Rating) []Rating {
	n := 0
	for n < len(ratings) && compare(ratings[n].Value, ratings[0].Value) == 0 {
		n++
	}
	return ratings[:n]
}

// compare treats values that differ only by rounding as equal.
func compare(x, y float64) int {
	if !math.IsInf(x-y, 0) && math.Abs(x-y) <= 1e-12*max(math.Abs(x), math.Abs(y)) {
		return 0
	}
	return cmp.Compare(x, y)
}

// rate rates the ith of letters.
func rate(a Algorithm, letters []Letter, i int) Rating {
	l := &letters[i]
	r := Rating{Letter: l.Letter}
	switch a {
	case MostFilled:
		r.Value = l.Filled
	case MostFilledLost:
		r.Value = l.Filled / l.Lost()
	case MostFilledTwo, MostFilledLostTwo:
		r.Value = math.Inf(-1)
		for j := range letters {
			if second := &letters[j]; j != i {
				if v := pairValue(a, l, second); compare(v, r.Value) > 0 {
					r.Value, r.Then = v, second.Letter
				}
			}
		}
		if r.Then == 0 {
			return rate(a-2, letters, i)
		}
	case MostHit:
		r.Value = l.Hit
	case MostInformation:
		r.Value = l.Bits
	case MostPerLife:
		r.Value = l.PerLife()
	}
	return r
}

// pairValue is the value of two letters together. What they fill and cost on average
// adds up, whether or not they are in the same words.
func pairValue(a Algorithm, first, second *Letter) float64 {
	filled := first.Filled + second.Filled
	if a == MostFilledTwo {
		return filled
	}
	return filled / (first.Lost() + second.Lost())
}
