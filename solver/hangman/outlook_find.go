package hangman

import (
	"cmp"
	"slices"
	"strings"
)

// Outlook finds the best letter for so many lives: the one with which most candidates
// are found. With lives 0, for any number, it is the one that loses the fewest lives.
// The outlook also has the chances of other letters: of the most promising ones, and of
// those in also. Where it is [Exact] some of these may be missing.
//
// Outlook calls tick, unless nil, after every few milliseconds of work. An error of
// tick ends the work, and Outlook returns it. Fewer than 0 lives are an error.
func (c *Candidates) Outlook(lives int, also string, tick func() error) (Outlook, error) {
	if err := checkLives(lives); err != nil {
		return Outlook{}, err
	}
	l, ok := c.asWords()
	if !ok {
		return c.unplayed(lives), nil
	}
	if l.len() == 0 {
		return Outlook{Lives: lives}, nil
	}
	g := &game{list: l, tick: tick}
	ids := g.allWords()
	asked := c.words.mask([]rune(strings.ToLower(also)))
	o, ok := g.exactly(c, ids, lives, asked)
	if !ok {
		o = g.estimate(c, ids, lives, asked)
	}
	return o, g.ended
}

// Limits of the search for the best play.
const (
	// ExactSteps is how many sets of words the exact search examines before it gives
	// up. That takes about 100 ms as wasm. The limit is not a number of words, because
	// a hundred words can be easier than twenty that differ in one letter. With up to
	// three lives 512 words (ExactWords) hardly ever take so many steps, nor do 128
	// words with five lives. But 64 words can with six, and are the hardest with seven.
	ExactSteps = 40_000

	// playedLetters is how many letters are played where the exact search gives up.
	// They are those with the most information per life.
	playedLetters = 8

	// tieRatio is the ratio of estimated losses up to which two letters count as
	// equally good. Estimates are off by more than that. Of such letters the one with
	// more information per life wins as many words in the tournament.
	tieRatio = 1.02

	// playedPhrases is the most phrases that are played like words.
	playedPhrases = 4096
)

// asWords are the candidates as words of one length. For phrases these are all
// combinations. It is false where there are too many.
func (c *Candidates) asWords() (*list, bool) {
	if len(c.parts) == 1 {
		return &c.parts[0], true
	}
	whole := list{}
	for i := range c.parts {
		whole.length += c.parts[i].length
	}
	if c.Count() > playedPhrases || whole.length > 64 {
		return nil, false
	}
	for at := range c.combinations() {
		var letters []byte
		var mask uint32
		for part, i := range at {
			letters = append(letters, c.parts[part].word(i)...)
			mask |= c.parts[part].masks[i]
		}
		whole.add(letters, mask)
	}
	return &whole, true
}

// unplayed orders the letters by their information per life.
func (c *Candidates) unplayed(lives int) Outlook {
	o := Outlook{Lives: lives, Basis: Unplayed}
	for _, l := range c.Letters() {
		o.Chances = append(o.Chances, Chance{Letter: l.Letter, rule: l.PerLife()})
	}
	o.sort()
	return o
}

// exactly is the outlook by the exact search. It is false when the search gives up
// before it knows the best letter. The other letters together get as many steps again,
// those in also first.
func (g *game) exactly(c *Candidates, ids []int32, lives int, also uint32) (Outlook, bool) {
	if len(ids) > ExactWords {
		return Outlook{}, false
	}
	o := Outlook{Lives: lives, Basis: Exact}
	livesLeft := int32(lives)
	if lives == 0 {
		livesLeft = unlimited
	}
	s := newSearch(g, ids, c.tried, ExactSteps)
	whole := firstWords(len(ids))
	least, ok := s.cost(&whole, livesLeft)
	if !ok {
		return o, false
	}
	s.steps = ExactSteps
	letters := g.promising(ids, c.tried)
	slices.SortStableFunc(letters, func(a, b letterRate) int {
		return cmp.Compare(also>>b.letter&1, also>>a.letter&1)
	})
	for _, letter := range letters {
		at := int8(slices.Index(s.letters, letter.letter))
		if cost, ok := s.costOf(&whole, livesLeft, at, noLimit); ok {
			o.Chances = append(o.Chances, c.chance(letter, lives, int(cost), len(ids)))
		} else if s.solved[state{whole, livesLeft}].letter == at { // the best letter, whose cost is known
			o.Chances = append(o.Chances, c.chance(letter, lives, int(least), len(ids)))
		}
	}
	o.sort()
	return o, true
}

// estimate is the outlook from playing the letters with the most information per life,
// and those in also.
func (g *game) estimate(c *Candidates, ids []int32, lives int, also uint32) Outlook {
	o := Outlook{Lives: lives, Basis: Estimated}
	livesLeft := lives
	if lives == 0 {
		livesLeft = unlimited
	}
	for rank, letter := range g.promising(ids, c.tried) {
		if rank >= playedLetters && also>>letter.letter&1 == 0 {
			continue
		}
		played := g.after(ids, c.tried, livesLeft, letter.letter)
		cost := played.lost
		if lives > 0 {
			cost = len(ids) - played.won
		}
		o.Chances = append(o.Chances, c.chance(letter, lives, cost, len(ids)))
	}
	o.sort()
	return o
}

// chance is the chance of a letter from its cost: the words lost, or with lives 0 the
// lives lost on all the words together.
func (c *Candidates) chance(letter letterRate, lives, cost, words int) Chance {
	chance := Chance{Letter: c.words.alphabet.Letter(int(letter.letter)), Won: 1, rule: letter.rate}
	if share := float64(cost) / float64(words); lives == 0 {
		chance.Lost = share
	} else {
		chance.Won = 1 - share
	}
	return chance
}
