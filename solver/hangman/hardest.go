package hangman

import (
	"fmt"
	"slices"
)

// Hard is a word with the lives that it costs.
type Hard struct {
	Word string
	Lost []int // lives that each of [Algorithms] loses on it with any number of lives
	Sum  int

	// Least are the fewest lives that any algorithm loses on it. That includes
	// [BestPlay] with each of [Lives]. With as many lives or fewer, no algorithm finds
	// the word.
	Least int
}

// Mean is the mean of the lives lost.
func (h *Hard) Mean() float64 { return float64(h.Sum) / float64(len(h.Lost)) }

// Hunt is how far the search for the hardest words with so many letters has come. A step
// does not change the hunt but returns the next one. So an interrupted search can take
// the same step again.
type Hunt struct {
	words   *Words
	letters int
	lost    [][]int // by step, for each word: first a step for each of Algorithms, then for each of Lives
}

// Hunt starts the search for the hardest words with so many letters.
func (w *Words) Hunt(letters int) Hunt { return Hunt{words: w, letters: letters} }

const huntSteps = int(BestPlay) + 1 + len(Lives)

// Over reports whether all steps are taken.
func (h Hunt) Over() bool { return len(h.lost) == huntSteps }

// Done is roughly the share of the work that is done.
func (h Hunt) Done() float64 {
	done, all := 0., 0.
	for step := range huntSteps {
		if step == len(h.lost) {
			done = all
		}
		all += h.effort(step)
	}
	if h.Over() {
		done = all
	}
	return done / all
}

// effort is roughly how long a step takes.
func (h Hunt) effort(step int) float64 {
	if step < len(Algorithms) {
		return Algorithms[step].effort()
	}
	return BestPlay.effort() / 2 // few words are left
}

// Step plays an algorithm against all words until it finds them. The last steps play
// [BestPlay] with each of [Lives] against the words that no algorithm has found with so
// many lives. progress hears which share of the whole hunt is done.
func (h Hunt) Step(progress Progress) (Hunt, error) {
	step := len(h.lost)
	next := Hunt{h.words, h.letters, append(slices.Clip(h.lost), nil)}
	before := h.Done()
	progress = progress.part(before, next.Done()-before)
	var err error
	if step < len(Algorithms) {
		next.lost[step], err = h.words.Play(Algorithms[step], h.letters, 0, nil, progress)
	} else {
		next.lost[step], err = h.retry(Lives[step-len(Algorithms)], progress)
	}
	if err != nil {
		return h, err
	}
	return next, nil
}

// retry plays [BestPlay] with so many lives against the words that nobody has found with
// them. For the other words the result is lives.
func (h Hunt) retry(lives int, progress Progress) ([]int, error) {
	lost := make([]int, h.words.Count(h.letters))
	var sample []int
	for i := range lost {
		lost[i] = lives
		if h.least(i) >= lives {
			sample = append(sample, i)
		}
	}
	if len(sample) == 0 {
		return lost, nil
	}
	replayed, err := h.words.Play(BestPlay, h.letters, lives, sample, progress)
	for at, i := range sample {
		lost[i] = replayed[at]
	}
	return lost, err
}

// least are the fewest lives lost on a word so far by an algorithm that found it.
func (h Hunt) least(word int) int {
	least := h.lost[0][word]
	for step, lost := range h.lost {
		if step < len(Algorithms) || lost[word] < Lives[step-len(Algorithms)] {
			least = min(least, lost[word])
		}
	}
	return least
}

// Hardest are all the words, the hardest first: the more lives the algorithms lose on a
// word together, the harder it is. Equally hard words are in alphabetical order.
// Hardest panics before the hunt is over.
func (h Hunt) Hardest() []Hard {
	if !h.Over() {
		panic(fmt.Sprintf("hangman: Hardest before the hunt is over: %d of %d steps", len(h.lost), huntSteps))
	}
	words := make([]Hard, h.words.Count(h.letters))
	for i := range words {
		hard := Hard{Word: h.words.Word(h.letters, i), Least: h.least(i)}
		for _, lost := range h.lost[:len(Algorithms)] {
			hard.Lost = append(hard.Lost, lost[i])
			hard.Sum += lost[i]
		}
		words[i] = hard
	}
	return hardestFirst(words)
}

// hardestFirst orders words by the lives lost on them, which are small numbers. Words
// with the same number keep their order.
func hardestFirst(words []Hard) []Hard {
	var from []int // for each number of lives, how many words lose more
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
