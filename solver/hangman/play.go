package hangman

import (
	"fmt"
	"slices"

	"spectrie/dicts"
)

// player plays one algorithm against all words of a list at once. A game is a path down
// a tree of questions and answers. Words share the path as long as their answers are
// the same.
type player struct {
	game
	words     *Words
	algorithm Algorithm
	opening   rune   // the first letter of every game; 0 for the choice of the algorithm
	followed  []bool // the words whose games are played to the end; nil for all
	lost      []int  // for each word, the lives lost on it so far
	finished  int    // the number of words whose games are over
}

// PlaySteps is how many steps the exact search has for a decision of [BestPlay] in play.
// It is a tenth of [ExactSteps]. With more, many games take long and end the same.
const PlaySteps = ExactSteps / 10

// Progress hears after every few milliseconds of work which share of it is done, from 0
// to 1. An error of it ends the work, which returns the error and no results. A nil
// Progress is allowed.
type Progress func(done float64) error

// part is the progress of a part of the work. The part begins when the share before is
// done, and it is the given share of the whole.
func (p Progress) part(before, share float64) Progress {
	if p == nil {
		return nil
	}
	return func(done float64) error { return p(before + share*done) }
}

// Play plays an algorithm against words with so many letters. sample has the numbers of
// the words, and nil stands for all of them. For each word Play returns the lives lost:
// as many as lives when the word was not found. With lives 0 it plays until it finds
// the word. Unknown algorithms and words, a number of letters that no word can have,
// and fewer than 0 lives are errors.
func (w *Words) Play(a Algorithm, letters, lives int, sample []int, progress Progress) ([]int, error) {
	return w.playFrom(0, a, letters, lives, sample, progress)
}

// playFrom is [Words.Play] with a given first letter, or 0 for none.
func (w *Words) playFrom(opening rune, a Algorithm, letters, lives int, sample []int, progress Progress) ([]int, error) {
	if err := w.checkPlay(a, letters, lives, sample); err != nil {
		return nil, err
	}
	l := &w.lists[letters]
	p := &player{game: game{list: l}, words: w, algorithm: a, opening: opening, lost: make([]int, l.len())}
	if progress != nil {
		p.tick = func() error { return progress(float64(p.finished) / float64(l.len())) }
	}
	if sample == nil {
		sample = make([]int, l.len())
		for i := range sample {
			sample[i] = i
		}
	} else {
		p.followed = make([]bool, l.len())
		for _, i := range sample {
			p.followed[i] = true
		}
	}
	if lives == 0 {
		lives = unlimited
	}
	if len(sample) > 0 {
		p.play(p.allWords(), 0, lives)
	}
	lost := make([]int, len(sample))
	for at, i := range sample {
		lost[at] = p.lost[i]
	}
	return lost, p.ended
}

// checkPlay returns an error when there is nothing to play with these arguments.
func (w *Words) checkPlay(a Algorithm, letters, lives int, sample []int) error {
	if err := a.check(); err != nil {
		return err
	}
	if err := checkLives(lives); err != nil {
		return err
	}
	if letters < 1 || letters > dicts.MaxLetters {
		return fmt.Errorf("%d letters: words have 1 to %d", letters, dicts.MaxLetters)
	}
	words := w.Count(letters)
	for _, i := range sample {
		switch {
		case words == 0:
			return fmt.Errorf("there is no word %d: no word has %d letters", i, letters)
		case i < 0 || i >= words:
			return fmt.Errorf("there is no word %d: the words with %d letters are numbered from 0 to %d", i, letters, words-1)
		}
	}
	return nil
}

func checkLives(lives int) error {
	if lives < 0 {
		return fmt.Errorf("%d lives: there can be 1 or more, or 0 for any number", lives)
	}
	return nil
}

// play plays against every word of ids, with so many lives left.
func (p *player) play(ids []int32, tried uint32, lives int) {
	if p.spend(len(ids)) {
		return
	}
	if lives == 0 || len(ids) == 1 || !p.follows(ids) {
		p.finished += len(ids)
		return
	}
	if p.algorithm == BestPlay && len(ids) <= ExactWords {
		s := newSearch(&p.game, ids, tried, PlaySteps)
		whole := firstWords(len(ids))
		_, ok := s.cost(&whole, int32(lives))
		p.spend(PlaySteps - s.steps) // a step takes at least as long as a word
		if ok {
			p.playExactly(s, whole, ids, lives)
			p.finished += len(ids)
			return
		}
	}
	letter := p.choose(ids, tried, lives)
	p.split(ids, letter, func(group []int32, miss bool) {
		livesLeft := lives
		if miss {
			livesLeft = afterMiss(lives)
			p.loseLife(group)
		}
		p.play(group, tried|1<<letter, livesLeft)
	})
}

// playExactly plays the best letters that s found for these words. s numbers them in
// the order of ids.
func (p *player) playExactly(s *search, words wordSet, ids []int32, lives int) {
	if lives == 0 || words.len() == 1 {
		return
	}
	letter := s.solved[state{words, int32(lives)}].letter
	if missed := words.without(&s.has[letter]); missed != (wordSet{}) {
		for i, id := range ids {
			if missed.holds(i) {
				p.lost[id]++
			}
		}
		p.playExactly(s, missed, ids, afterMiss(lives))
	}
	for i := range s.patterns[letter] {
		if alike := words.and(&s.patterns[letter][i]); alike != (wordSet{}) {
			p.playExactly(s, alike, ids, lives)
		}
	}
}

func (p *player) follows(ids []int32) bool {
	return p.followed == nil || slices.ContainsFunc(ids, func(id int32) bool { return p.followed[id] })
}

func (p *player) loseLife(ids []int32) {
	for _, id := range ids {
		p.lost[id]++
	}
}

// choose is the letter that the algorithm plays next.
func (p *player) choose(ids []int32, tried uint32, lives int) byte {
	if opening, ok := p.words.alphabet.Index(p.opening); ok && tried == 0 {
		return byte(opening)
	}
	switch p.algorithm {
	case MostPerLife:
		return p.mostPerLife(ids, tried)
	case BestPlay:
		return p.mostWon(ids, tried, lives)
	}
	p.tally.count(p.list, ids, tried)
	best := Rate(p.algorithm, p.tally.letters(&p.words.alphabet, nil))[0].Letter
	letter, _ := p.words.alphabet.Index(best)
	return byte(letter)
}

// mostWon is the letter after which [MostPerLife] wins the most words.
func (g *game) mostWon(ids []int32, tried uint32, lives int) byte {
	letters := g.promising(ids, tried)
	if letters[0].free() {
		return letters[0].letter
	}
	letters = letters[:min(playedLetters, len(letters))]
	costs := make([]float64, len(letters)) // words or lives lost, as in the search
	for i, l := range letters {
		played := g.after(ids, tried, lives, l.letter)
		costs[i] = float64(len(ids) - played.won)
		if lives == unlimited {
			costs[i] = float64(played.lost)
		}
	}
	enough := slices.Min(costs)
	if lives != unlimited {
		enough *= tieRatio
	}
	return letters[slices.IndexFunc(costs, func(cost float64) bool { return cost <= enough })].letter
}
