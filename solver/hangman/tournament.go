package hangman

import (
	"math/rand/v2"
	"slices"
)

// Lives are the numbers of lives for which the tournament counts the games won.
var Lives = [...]int{6, 8, 10}

// Contestant is an algorithm in the tournament.
type Contestant struct {
	Algorithm Algorithm
	Opening   rune // the first letter of every game; 0 for the algorithm's own
}

// Contestants are all algorithms. The fourth classic one takes part twice: the second
// time with [ClassicOpening].
var Contestants = []Contestant{
	{Algorithm: MostFilled}, {Algorithm: MostFilledLost}, {Algorithm: MostFilledTwo}, {Algorithm: MostFilledLostTwo},
	{MostFilledLostTwo, ClassicOpening}, {Algorithm: MostHit}, {Algorithm: MostInformation}, {Algorithm: MostPerLife}, {Algorithm: BestPlay},
}

// effort is roughly how long a game of the algorithm takes, in any unit.
func (a Algorithm) effort() float64 {
	if a == BestPlay {
		return 60
	}
	return 1
}

// games is how often the contestant plays against each word. [BestPlay] plays with each
// of [Lives] and with any number.
func (c Contestant) games() int {
	if c.Algorithm == BestPlay {
		return 1 + len(Lives)
	}
	return 1
}

// Effort is roughly how long [Words.Compete] takes for a word, in any unit.
func (c Contestant) Effort() float64 { return c.Algorithm.effort() * float64(c.games()) }

// Score is how well a contestant does against some words.
type Score struct {
	Words int
	Lost  int             // lives lost in all, when every game continues until the word is found
	Won   [len(Lives)]int // words found with each of Lives
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

// Sample takes n random words with so many letters, or all where there are no more. It
// returns their numbers in order. The same seed takes the same words.
func (w *Words) Sample(letters, n int, seed uint64) []int {
	sample := rand.New(rand.NewPCG(seed, uint64(letters))).Perm(w.Count(letters))
	sample = sample[:min(n, len(sample))]
	slices.Sort(sample)
	return sample
}

// Compete plays a contestant against words with so many letters. sample has the numbers
// of the words, and nil stands for all of them. [BestPlay] plays with the lives that
// count and once more with any number. The other algorithms play the same with any
// number. The errors are those of [Words.Play].
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
