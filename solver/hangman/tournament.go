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

// String is a short name.
func (c Contestant) String() string {
	name := [...]string{"#1", "#2", "#3", "#4", "hits", "information", "per life", "best play"}[c.Algorithm]
	if c.Opening != 0 {
		name += " after " + string(c.Opening)
	}
	return name
}

// bestPlayEffort is how long a game of [BestPlay] takes, about, when one of the
// others takes 1.
const bestPlayEffort = 60.

func effort(a Algorithm) float64 {
	if a == BestPlay {
		return bestPlayEffort
	}
	return 1
}

// Effort is how long [Words.Compete] takes for a word, about, in any unit.
func (c Contestant) Effort() float64 {
	if c.Algorithm == BestPlay {
		return bestPlayEffort * float64(1+len(Lives))
	}
	return 1
}

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
	games := 1.
	if c.Algorithm == BestPlay {
		games += float64(len(Lives))
	}
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

// Hard is a word with the lives that each of [Algorithms] loses until it finds it.
type Hard struct {
	Word string
	Lost []int
	Sum  int
}

// Mean is the mean of the lives lost.
func (h *Hard) Mean() float64 { return float64(h.Sum) / float64(len(h.Lost)) }

// Least are the lives that the algorithm loses that is best at this word.
func (h *Hard) Least() int { return slices.Min(h.Lost) }

// Hardest are all words with so many letters, the hardest first: those on which
// the algorithms together lose the most lives, and then in alphabetical order.
func (w *Words) Hardest(letters int, progress Progress) ([]Hard, error) {
	words := make([]Hard, w.Count(letters))
	for i := range words {
		words[i] = Hard{Word: w.Word(letters, i), Lost: make([]int, len(Algorithms))}
	}
	whole := bestPlayEffort + float64(len(Algorithms)-1)
	before := 0.
	for at, a := range Algorithms {
		share := effort(a) / whole
		lost, err := w.Play(a, letters, 0, nil, progress.part(before, share))
		if err != nil {
			return nil, err
		}
		before += share
		for i, lives := range lost {
			words[i].Lost[at] = lives
			words[i].Sum += lives
		}
	}
	return hardestFirst(words), nil
}

// hardestFirst orders words, which are few or many but lose few lives, by these.
func hardestFirst(words []Hard) []Hard {
	var from []int // how many words lose more than so many lives
	for i := range words {
		for len(from) <= words[i].Sum {
			from = append(from, 0)
		}
		for sum := range words[i].Sum {
			from[sum]++
		}
	}
	ordered := make([]Hard, len(words))
	for i := range words {
		sum := words[i].Sum
		ordered[from[sum]] = words[i]
		from[sum]++
	}
	return ordered
}
