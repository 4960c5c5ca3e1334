package hangman

import (
	"fmt"

	"spectrie/app/text"
)

// guessCosts are what all guesses of a game cost together.
type guessCosts struct {
	chance         float64 // of winning, guess by guess added up
	extraLives     float64 // lives that went beyond the best where it wins as surely
	wasted         int     // guesses that no fitting word has
	livesOnly      int     // guesses that cost such lives only
	noneBetter     int     // guesses that cost nothing
	unknown        int     // guesses of which that is not known
	helped         int     // guesses with help
	estimated      bool    // some chances are
	extraEstimated bool    // some lives are
}

// costs adds up the guesses, when all of them have been judged.
func (p *practice) costs() (c guessCosts, known bool) {
	g := p.game
	for i, r := range g.rounds[1:] {
		j, known := p.judgements[g.guessKey(i, r.Guess)]
		if !known {
			return c, false
		}
		c.chance += j.cost()
		c.estimated = c.estimated || j.estimated
		switch {
		case j.unknown:
			c.unknown++
		case j.wasted():
			c.wasted++
		case j.noneBetter():
			c.noneBetter++
		case j.cost() == 0:
			c.livesOnly++
			c.extraLives += j.extraLives
			c.extraEstimated = c.extraEstimated || j.extraEstimated
		}
		if p.helpByView[g.afterGuesses(i)] != (guessHelp{}) {
			c.helped++
		}
	}
	return c, true
}

// summary says what the lives went on, what the choices cost and what the best play
// would have needed.
func (p *practice) summary() []string {
	g := p.game
	lost := fmt.Sprintf("You lost %d of %s in %s.", g.livesLost(g.guesses()), manyLives(g.lives), guessCount(g.guesses()))
	c, known := p.costs()
	switch {
	case !known:
		return []string{lost, "Comparing your guesses with the best ones…", p.bestText()}
	case g.view.Evil:
		return []string{lost + c.wastedText(), "Against a fair opponent: " + c.noneBetterText(g.guesses()) + c.unknownAndHelpText("How good %s was")}
	}
	return []string{
		lost + c.wastedText() + c.extraLivesText(),
		c.chanceText(g.won()) + " " + text.Sentence(c.noneBetterText(g.guesses())) + c.unknownAndHelpText("What %s cost"),
		p.bestText(),
	}
}

func guessCount(n int) string { return text.Pick(n == 1, "1 guess", text.Grouped(n)+" guesses") }

// wastedText tells of the letters that could not be in the word.
func (c *guessCosts) wastedText() string {
	switch c.wasted {
	case 0:
		return ""
	case 1:
		return " 1 guess was a letter that no fitting word has: 1 life wasted."
	}
	return fmt.Sprintf(" %s were letters that no fitting word has: %s wasted.", guessCount(c.wasted), manyLives(c.wasted))
}

// dearerText tells of the guesses that cost lives only.
func (c *guessCosts) extraLivesText() string {
	if c.livesOnly == 0 {
		return ""
	}
	return fmt.Sprintf(" %s as sure to win as the best cost %s%.1f lives more on average.", guessCount(c.livesOnly), text.Pick(c.extraEstimated, "about ", ""), c.extraLives)
}

// chanceText says what the choices cost of the chance to win.
func (c *guessCosts) chanceText(won bool) string {
	whose := text.Pick(c.estimated, "By the estimates, your", "Your") + text.Pick(c.unknown > 0, " other choices", " choices")
	switch {
	case c.chance == 0 && c.unknown > 0:
		return text.Pick(c.estimated, "By the estimates, your", "Your") + " other guesses gave away none of your chance to win."
	case c.chance == 0:
		return text.Pick(c.estimated, "By the estimates, you", "You") + " never gave away any of your chance to win."
	case !won && c.chance >= 1-equalChance:
		return whose + " cost you all of your chance to win."
	}
	return whose + " cost you " + percentagePoints(c.chance) + " of your chance to win in all."
}

// freeText says with how many of the guesses there was nothing better.
func (c *guessCosts) noneBetterText(guesses int) string {
	switch c.noneBetter {
	case 0:
		return text.Pick(c.unknown > 0, "with no guess is it known that there was no better letter.", "each time there was a better letter.")
	case guesses:
		return "there never was a better letter."
	}
	return fmt.Sprintf("with %d of %s there was no better letter.", c.noneBetter, guessCount(guesses))
}

// asideText tells of the guesses that are not known, after a question about them, and
// of those with help.
func (c *guessCosts) unknownAndHelpText(question string) string {
	text := ""
	if c.unknown > 0 {
		text = " " + fmt.Sprintf(question, guessCount(c.unknown)) + " would take too long to find out."
	}
	if c.helped > 0 {
		text += fmt.Sprintf(" You had help with %d.", c.helped)
	}
	return text
}
