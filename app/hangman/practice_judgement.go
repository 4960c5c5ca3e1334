package hangman

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
type judgement struct {
	best           rune
	bestHit        float64 // share of the words that have the best letter
	bestWon        float64 // chance to win with the best play after it
	hit, won       float64 // those of the guess
	isBest         bool    // it is the best letter
	asGood         bool    // it counts as no worse than that
	unknown        bool    // nothing is known of won: that takes too many steps
	estimated      bool    // the chances to win are, and are at least these
	extraLives     float64 // lives that it costs on average, beyond the best, where it wins as surely
	extraEstimated bool    // these lives are estimated
}

// equalChance is how much chances may differ without anybody being told.
const equalChance = 0.0005

// cost is what the guess cost of the chance to win, 0 for nothing worth telling.
func (j *judgement) cost() float64 {
	if cost := j.bestWon - j.won; cost >= equalChance && !j.asGood && !j.unknown {
		return cost
	}
	return 0
}

// wasted reports whether the guess is a letter that no fitting word has. That is a life
// lost for nothing, whether or not it can be spared.
func (j *judgement) wasted() bool { return j.hit == 0 && !j.unknown }

// free reports whether no letter was better: the guess cost neither chance nor lives.
func (j *judgement) noneBetter() bool {
	return !j.unknown && !j.wasted() && j.cost() == 0 && j.extraLives < leastExtraLives
}

// judge judges a guess among the candidates: by the chance to win, and where that
// is the same by the lives that go.
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
		j.won = min(chance.Won, j.bestWon) // the best may be estimated lower than another that is no better
		j.asGood = j.asGood || j.cost() == 0
	case j.hit > 0:
		j.unknown = true
	case lives > 1: // no word has it: the same words with one life less
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

// compareLives finds out how many lives more than after the best letter are lost on
// average after this one, as far as both are known.
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
