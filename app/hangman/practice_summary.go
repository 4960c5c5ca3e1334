package hangman

import (
	"fmt"

	"spectrie/app/text"
)

// guessCosts adds up what all guesses of a game cost.
type guessCosts struct {
	chance         float64 // sum of the costs of the guesses
	extraLives     float64 // sum over the guesses counted in livesOnly
	wasted         int     // guesses of letters that no fitting word has
	livesOnly      int     // guesses that cost extra lives but no chance
	noneBetter     int     // guesses with no better letter
	unknown        int     // guesses whose cost is not known
	helped         int     // guesses with help
	estimated      bool    // some chances are estimated
	extraEstimated bool    // some extra lives are estimated
}

// costs adds up the guesses once all of them have been judged.
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

// summary says how the lives were lost, what the guesses cost, and how the best play does.
func (p *practice) summary() []string {
	g := p.game
	lost := fmt.Sprintf("You lost %d of %s in %s.", g.livesLost(g.guesses()), manyLives(g.lives), guessCount(g.guesses()))
	c, known := p.costs()
	switch {
	case !known:
		return []string{lost, "Comparing your guesses with the best ones…", p.bestText()}
	case g.view.Evil:
		return []string{lost + c.wastedText(), "Against a fair opponent: " + c.noneBetterText(g.guesses()) + c.unknownAndHelpText("the value of %s")}
	}
	return []string{
		lost + c.wastedText() + c.extraLivesText(),
		c.chanceText(g.won()) + " " + text.Sentence(c.noneBetterText(g.guesses())) + c.unknownAndHelpText("what %s cost"),
		p.bestText(),
	}
}

func guessCount(n int) string { return text.Pick(n == 1, "1 guess", text.Grouped(n)+" guesses") }

// wastedText reports the letters that could not be in the word.
func (c *guessCosts) wastedText() string {
	switch c.wasted {
	case 0:
		return ""
	case 1:
		return " 1 guess was a letter that no fitting word has. It wasted 1 life."
	}
	return fmt.Sprintf(" %s were letters that no fitting word has. They wasted %s.", guessCount(c.wasted), manyLives(c.wasted))
}

// extraLivesText reports the guesses that cost extra lives but no chance.
func (c *guessCosts) extraLivesText() string {
	if c.livesOnly == 0 {
		return ""
	}
	return fmt.Sprintf(" %s as likely to win as the best cost %s%.1f more lives on average.", guessCount(c.livesOnly), text.Pick(c.extraEstimated, "about ", ""), c.extraLives)
}

// chanceText says how much of the chance to win the guesses cost.
func (c *guessCosts) chanceText(won bool) string {
	whose := text.Pick(c.estimated, "By the estimates, your", "Your") + text.Pick(c.unknown > 0, " other guesses", " guesses")
	switch {
	case c.chance == 0 && c.unknown > 0:
		return text.Pick(c.estimated, "By the estimates, your", "Your") + " other guesses kept your whole chance to win."
	case c.chance == 0:
		return text.Pick(c.estimated, "By the estimates, your", "Your") + " guesses kept your whole chance to win."
	case !won && c.chance >= 1-equalChance:
		return whose + " cost you your whole chance to win."
	}
	return whose + " cost you " + percentagePoints(c.chance) + " of your chance to win in all."
}

// noneBetterText says for how many of the guesses there was no better letter.
func (c *guessCosts) noneBetterText(guesses int) string {
	switch c.noneBetter {
	case 0:
		return text.Pick(c.unknown > 0, "no guess is known to be the best possible.", "there was a better letter every time.")
	case guesses:
		return "there was never a better letter."
	}
	return fmt.Sprintf("for %d of %s there was no better letter.", c.noneBetter, guessCount(guesses))
}

// unknownAndHelpText reports the guesses whose cost is not known, and the guesses with
// help. The question says what is not known.
func (c *guessCosts) unknownAndHelpText(question string) string {
	text := ""
	if c.unknown > 0 {
		text = " It would take too long to work out " + fmt.Sprintf(question, guessCount(c.unknown)) + "."
	}
	if c.helped > 0 {
		text += fmt.Sprintf(" You had help with %d.", c.helped)
	}
	return text
}
