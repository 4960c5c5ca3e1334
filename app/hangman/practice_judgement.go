package hangman

import "spectrie/solver/hangman"

// guessKey identifies a guess and everything that its judgement depends on. Without a
// letter it asks for the best letter.
type guessKey struct {
	dict, template, missed string
	lives                  int // left before the guess
	letter                 rune
}

// judgement is how a guess compares with the best letter, if all words that fitted are
// equally likely.
type judgement struct {
	best           rune
	bestHit        float64 // share of the words that have best
	bestWon        float64 // chance to win with the best play after best
	hit, won       float64 // the same for the guess
	isBest         bool    // the guess is best
	asGood         bool    // the guess counts as no worse than best
	unknown        bool    // won is not known, because finding it takes too many steps
	estimated      bool    // bestWon and won are lower bounds
	extraLives     float64 // average lives that it costs more than best, if it is as likely to win
	extraEstimated bool    // extraLives is estimated
}

// equalChance is the difference below which two chances count as equal.
const equalChance = 0.0005

// cost is how much of the chance to win the guess cost, or 0 if too little to mention.
func (j *judgement) cost() float64 {
	if cost := j.bestWon - j.won; cost >= equalChance && !j.asGood && !j.unknown {
		return cost
	}
	return 0
}

// wasted reports whether no fitting word has the guessed letter. That loses a life for
// nothing, even if the game can still be won.
func (j *judgement) wasted() bool { return j.hit == 0 && !j.unknown }

// noneBetter reports whether no letter was better: the guess cost no chance and no extra
// lives.
func (j *judgement) noneBetter() bool {
	return !j.unknown && !j.wasted() && j.cost() == 0 && j.extraLives < leastExtraLives
}

// judge judges a guess among the candidates by the chance to win, and if that is equal by
// the lives that it costs.
func judge(c *hangman.Candidates, lives int, letter rune, tick func() error) (judgement, error) {
	o, err := c.Outlook(lives, string(letter), tick)
	if err != nil || len(o.Chances) == 0 {
		return judgement{}, err
	}
	best := o.Best()
	j := judgement{best: best[0].Letter, bestWon: best[0].Won, isBest: best[0].Letter == letter, estimated: o.Basis != hangman.Exact}
	for _, l := range c.Letters() {
		if l.Letter == j.best {
			j.bestHit = l.Hit
		}
		if l.Letter == letter {
			j.hit = l.Hit
		}
	}
	for _, chance := range best {
		j.asGood = j.asGood || chance.Letter == letter
	}
	chance, ok := o.Of(letter)
	switch {
	case letter == 0:
	case ok:
		j.won = min(chance.Won, j.bestWon) // the estimate for best may be the lower one
		j.asGood = j.asGood || j.cost() == 0
	case j.hit > 0:
		j.unknown = true
	case lives > 1: // no word has it, so the same words remain with one life less
		after, err := c.Outlook(lives-1, "", tick)
		if err != nil {
			return j, err
		}
		j.won = min(after.Chances[0].Won, j.bestWon)
		j.estimated = j.estimated || after.Basis != hangman.Exact
	}
	if j.asGood && !j.isBest && (!j.estimated || j.won == 1) {
		err = j.compareLives(c, letter, tick)
	}
	return j, err
}

// compareLives finds how many more lives the letter costs on average than the best one,
// if both are known.
func (j *judgement) compareLives(c *hangman.Candidates, letter rune, tick func() error) error {
	o, err := c.Outlook(0, string([]rune{letter, j.best}), tick)
	if err != nil {
		return err
	}
	chance, known := o.Of(letter)
	best, knownToo := o.Of(j.best)
	if known && knownToo {
		j.extraLives, j.extraEstimated = chance.Lost-best.Lost, o.Basis != hangman.Exact
	}
	return nil
}

// bestKey identifies a game that the best play plays against a word.
type bestKey struct {
	dict, word string
	lives      int
}

// bestGame is how many lives the best play loses, which is all of them if it fails.
type bestGame struct{ lost int }

// playBest lets the best play guess a word.
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
