package app

import "spectrie/solver/hangman"

// guessKey is a guess where it was made, as far as judging it goes; without a
// letter it asks for the best one.
type guessKey struct {
	dict, template, missed string
	lives                  int // that were left
	letter                 rune
}

// judged is how a guess compares with the best letter, all words that fitted being
// equally likely.
type judged struct {
	best      rune
	bestHit   float64 // share of the words that have the best letter
	bestWon   float64 // chance to win with the best play after it
	hit, won  float64 // those of the guess
	isBest    bool    // it is the best letter
	spare     float64 // lives that it costs on average, beyond the best, where it wins as surely
	estimated bool    // the chances to win are
}

// equalChance is how much chances may differ without anybody being told.
const equalChance = 0.0005

// cost is what the guess cost of the chance to win, 0 for nothing worth telling.
func (j *judged) cost() float64 {
	if cost := j.bestWon - j.won; cost >= equalChance {
		return cost
	}
	return 0
}

// judge judges a guess among the candidates: by the chance to win, and where that
// is the same by the lives that go.
func judge(c *hangman.Candidates, lives int, letter rune, tick func() error) (judged, error) {
	o, err := c.Outlook(lives, string(letter), tick)
	if err != nil || len(o.Chances) == 0 {
		return judged{}, err
	}
	best := o.Chances[0]
	j := judged{best: best.Letter, bestWon: best.Won, estimated: o.Basis != hangman.Exact}
	for _, l := range c.Letters() {
		switch l.Letter {
		case best.Letter:
			j.bestHit = l.Hit
			if best.Letter == letter {
				j.hit = l.Hit
			}
		case letter:
			j.hit = l.Hit
		}
	}
	j.isBest = letter == best.Letter
	if chance, ok := o.Of(letter); ok {
		j.won = chance.Won
	} else if lives > 1 { // no word has it: the same words with one life less
		after, err := c.Outlook(lives-1, "", tick)
		if err != nil {
			return j, err
		}
		j.won = min(after.Chances[0].Won, best.Won)
		j.estimated = j.estimated || after.Basis != hangman.Exact
	}
	if letter != 0 && !j.isBest && j.cost() == 0 {
		j.spare, err = spare(c, letter, j.hit, tick)
	}
	return j, err
}

// spare is how many lives more than after the best letter are lost on average after
// this one.
func spare(c *hangman.Candidates, letter rune, hit float64, tick func() error) (float64, error) {
	if hit == 0 {
		return 1, nil
	}
	o, err := c.Outlook(0, string(letter), tick)
	if err != nil {
		return 0, err
	}
	chance, _ := o.Of(letter) // which some word has
	return chance.Lost - o.Chances[0].Lost, nil
}

// bestKey is a word that is guessed by the best play.
type bestKey struct {
	dict, word string
	lives      int
}

// bestGame is how many lives that costs, as many as there are where it is not found.
type bestGame struct{ lost int }

// playBest plays the best letters against a word.
func playBest(words *hangman.Words, word string, lives int, tick func() error) (bestGame, error) {
	letters := len([]rune(word))
	for i := range words.Count(letters) {
		if words.Word(letters, i) == word {
			lost, err := words.Play(hangman.BestPlay, letters, lives, []int{i}, func(float64) error { return tick() })
			if err != nil {
				return bestGame{}, err
			}
			return bestGame{lost[0]}, nil
		}
	}
	return bestGame{lives}, nil
}
