package hangman

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// In an evil game the page does not pick a random word. So there is no chance to win to
// report. What can be reported is how many words the page keeps after a letter, and which
// letter would be best against a fair opponent.

var evilColumns = []string{"Guess", "Yours", "The best" + fairly, "Verdict" + fairly}

// evilLegend explains the list of guesses of an evil game.
const evilLegend = "For each letter: the share of fitting words that have it, and how many of them this opponent leaves after it. " +
	"A fair opponent has chosen one word, and all fitting words are equally likely."

// fairly ends a phrase that is true only of a fair game.
const fairly = " against a fair opponent"

// evilVerdict compares a guess with the best letter against a fair opponent.
func (j *judgement) evilVerdict() string {
	switch {
	case j.isBest:
		return "The best letter" + fairly
	case j.unknown:
		return "In " + j.moreOrFewer() + " the best letter" + fairly
	case j.wasted():
		return "Wasted a life"
	case j.noneBetter():
		return "As good as the best" + fairly
	case j.cost() == 0:
		return "As likely to win" + fairly + ", but costs more lives"
	case j.estimated:
		return "By the estimate, not the best" + fairly
	}
	return "Not the best" + fairly
}

// evilFacts gives the numbers behind the verdict on a guess after n guesses.
func (p *practice) evilFacts(n int, j *judgement) string {
	r := &p.game.rounds[n+1]
	line := fmt.Sprintf("%s is in %s of the words that fitted. It leaves %s of %s and costs %s.",
		dicts.Capitals(string(r.Guess)), text.Percent(j.hit), text.Grouped(r.WordsLeft), text.Counted(p.game.rounds[n].WordsLeft, "word"), text.Pick(r.Hit(), "no life", "a life"))
	if j.isBest {
		return line
	}
	reply := p.evilReply(n, j.best)
	return fmt.Sprintf("%s The best letter against a fair opponent, %s, is in %s. Here it leaves %s and costs %s.",
		line, dicts.Capitals(string(j.best)), text.Percent(j.bestHit), text.Grouped(reply.WordsLeft), text.Pick(reply.Hit(), "no life", "a life"))
}

// evilReply is how an evil opponent would answer a letter after n guesses.
func (p *practice) evilReply(n int, letter rune) hangman.Round {
	g := p.game
	key := g.guessKey(n, letter)
	r, known := p.evilReplies[key]
	if !known {
		rounds := g.words.Think(g.view.Letters, true, g.view.Seed).Play(g.afterGuesses(n).Tried+string(letter), g.lives)
		r = rounds[len(rounds)-1]
		if p.evilReplies == nil {
			p.evilReplies = map[guessKey]hangman.Round{}
		}
		p.evilReplies[key] = r
	}
	return r
}
