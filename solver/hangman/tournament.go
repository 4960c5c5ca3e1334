package hangman

import (
	"math/rand/v2"
	"slices"
)

// Lives are the numbers of lives with which the tournament counts games won.
var Lives = [...]int{6, 8, 10}

// Contestant is an algorithm in the tournament.
type Contestant struct {
	Algorithm Algorithm
	Opening   rune // the first letter of every game; 0 for the algorithm's own
}

// Contestants are all algorithms, and after the fourth classic one its twin that
// opens as the classic advisors do.
var Contestants = []Contestant{
	{Algorithm: MostFilled}, {Algorithm: MostFilledLost}, {Algorithm: MostFilledTwo}, {Algorithm: MostFilledLostTwo},
	{MostFilledLostTwo, ClassicOpening}, {Algorithm: MostHit}, {Algorithm: MostInformation}, {Algorithm: MostPerLife}, {Algorithm: BestPlay},
}

// effort is how long a game of the algorithm takes, about, in any unit.
func (a Algorithm) effort() float64 {
	if a == BestPlay {
		return 60
	}
	return 1
}

// games is how often the contestant plays against each word: [BestPlay] once for
// each number of lives that it is told, and once when it is told nothing.
func (c Contestant) games() int {
	if c.Algorithm == BestPlay {
		return 1 + len(Lives)
	}
	return 1
}

// Effort is how long [Words.Compete] takes for a word, about, in any unit.
func (c Contestant) Effort() float64 { return c.Algorithm.effort() * float64(c.games()) }

// Score is how a contestant fares against a number of words.
type Score struct {
	Words int
	Lost  int             // lives, when every word is played until it is found
	Won   [len(Lives)]int // words found with so many lives
}

// MeanLost is the mean number of lives lost for a word.
func (s *Score) MeanLost() float64 { return float64(s.Lost) / float64(s.Words) }

// WinRate is the share of the words found with Lives[i] lives.
func (s *Score) WinRate(i int) float64 { return float64(s.Won[i]) / float64(s.Words) }

// Add adds the score against other words.
func (s *Score) Add(more Score) {
	s.Words += more.Words
	s.Lost += more.Lost
	for i := range s.Won {
		s.Won[i] += more.Won[i]
	}
}

// Sample numbers n of the words with so many letters, in order, or all of them
// where there are no more. The same seed takes the same words.
func (w *Words) Sample(letters, n int, seed uint64) []int {
	sample := rand.New(rand.NewPCG(seed, uint64(letters))).Perm(w.Count(letters))
	sample = sample[:min(n, len(sample))]
	slices.Sort(sample)
	return sample
}

// Compete plays a contestant against the words with so many letters that are
// numbered in sample, nil for all. [BestPlay] is told the lives with which a game
// is counted, and none when every word is played until it is found; the others
// do not care.
func (w *Words) Compete(c Contestant, letters int, sample []int, progress Progress) (Score, error) {
	games := float64(c.games())
	lost, err := w.playFrom(c.Opening, c.Algorithm, letters, 0, sample, progress.part(0, 1/games))
	s := Score{Words: len(lost)}
	for _, lives := range lost {
		s.Lost += lives
	}
	for i, lives := range Lives {
		if c.Algorithm == BestPlay && err == nil {
			lost, err = w.playFrom(c.Opening, c.Algorithm, letters, lives, sample, progress.part(float64(i+1)/games, 1/games))
		}
		for _, taken := range lost {
			if taken < lives {
				s.Won[i]++
			}
		}
	}
	return s, err
}
