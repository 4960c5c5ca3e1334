package hangman

import (
	"math/rand/v2"
	"slices"
)

// Ending is how well the algorithms do in positions with few words and so many lives
// left.
type Ending struct {
	Lives     int
	Positions int
	Words     int   // in all the positions together
	Possible  int   // words that the best play finds
	Won       []int // words that each of [Algorithms] finds
}

// Bounds of an ending.
const (
	endingLives = 5   // the most lives
	leastEnding = 20  // the fewest words
	mostEnding  = 200 // the most words
)

// endingSteps is how many steps the exact search has in an ending. That may take long,
// since nobody waits for it.
const endingSteps = 50 * ExactSteps

// Endings plays n endings with each number of lives from 1 to 5, and returns an [Ending]
// for each of these numbers. An ending is a position with 20 to 200 words left. The
// algorithms, each in turn, come to it by playing against a random word. The same seed
// takes the same words. A position does not count with as many lives that the exact
// search gives up.
func (w *Words) Endings(n int, seed uint64, progress Progress) ([]Ending, error) {
	endings := make([]Ending, endingLives)
	for i := range endings {
		endings[i] = Ending{Lives: i + 1, Won: make([]int, len(Algorithms))}
	}
	for i, at := range w.positions(n, seed) {
		for lives := range endings {
			if progress != nil {
				if err := progress((float64(i) + float64(lives)/endingLives) / float64(n)); err != nil {
					return nil, err
				}
			}
			endings[lives].play(w, &at)
		}
	}
	return endings, nil
}

// total is the number of words of all lengths.
func (w *Words) wordCount() (words int) {
	for i := range w.lists {
		words += w.lists[i].len()
	}
	return words
}

// position is a set of words of a list after some letters were tried.
type position struct {
	list  *list
	ids   []int32
	tried uint32
}

// positions finds n endings, or fewer in a small dictionary.
func (w *Words) positions(n int, seed uint64) []position {
	random := rand.New(rand.NewPCG(seed, 0))
	words := w.wordCount()
	var found []position
	for misses := 0; len(found) < n && words > 0 && misses < 100*n; misses++ { // a dictionary may have no ending
		word := random.IntN(words)
		length := 0
		for word >= w.lists[length].len() {
			word -= w.lists[length].len()
			length++
		}
		if at, ok := w.approach(Algorithms[len(found)%len(Algorithms)], &w.lists[length], int32(word)); ok {
			found = append(found, at)
		}
	}
	return found
}

// approach plays an algorithm against a word until it comes to an ending, if it does.
// [BestPlay] would take long, so [MostPerLife] stands in for it.
func (w *Words) approach(a Algorithm, l *list, word int32) (at position, ok bool) {
	if a == BestPlay {
		a = MostPerLife
	}
	p := &player{game: game{list: l}, words: w, algorithm: a}
	ids, tried := p.allWords(), uint32(0)
	for len(ids) > mostEnding {
		letter := p.choose(ids, tried, unlimited)
		ids = p.answer(ids, letter, func(group []int32) bool { return slices.Contains(group, word) }, false)
		tried |= 1 << letter
	}
	return position{l, ids, tried}, len(ids) >= leastEnding
}

// play plays the ending at a position with every algorithm and counts it.
func (e *Ending) play(w *Words, at *position) {
	g := game{list: at.list}
	s := newSearch(&g, at.ids, at.tried, endingSteps)
	whole := firstWords(len(at.ids))
	missed, ok := s.cost(&whole, int32(e.Lives))
	if !ok {
		return
	}
	e.Positions++
	e.Words += len(at.ids)
	e.Possible += len(at.ids) - int(missed)
	for i, a := range Algorithms {
		p := &player{game: g, words: w, algorithm: a, lost: make([]int, at.list.len())}
		p.play(slices.Clone(at.ids), at.tried, e.Lives)
		for _, id := range at.ids {
			if p.lost[id] < e.Lives {
				e.Won[i]++
			}
		}
	}
}
