package hangman

import (
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// An evil page plays as no word drawn at random would. So nothing is said there of the
// person's chance to win: what the page keeps after a letter is known, and which letter
// is best is known against a fair opponent.

var evilColumns = []string{"Guess", "Yours", "The best" + fairly, "Verdict" + fairly}

// evilLegend explains the list of guesses of an evil game.
const evilLegend = "In how many of the words that fitted the letter is, and how many of them this opponent leaves after it. " +
	"A fair opponent has one word in mind, every word that fitted being equally likely."

// fairly ends what is true only of a fair game.
const fairly = " against a fair opponent"

// evilVerdict says how a guess compares with what is best against a fair opponent.
func (j *judgement) evilVerdict() string {
	switch {
	case j.isBest:
		return "The best letter" + fairly
	case j.unknown:
		return "In " + j.moreOrFewer() + " the best" + fairly
	case j.wasted():
		return "Wasted a life"
	case j.noneBetter():
		return "As good as the best" + fairly
	case j.cost() == 0:
		return "As sure to win" + fairly + ", but costs more lives"
	case j.estimated:
		return "By the estimate, not the best" + fairly
	}
	return "Not the best" + fairly
}

// evilFacts are what is behind the verdict on a guess after n guesses.
func (p *practice) evilFacts(n int, j *judgement) string {
	r := &p.game.rounds[n+1]
	line := fmt.Sprintf("%s is in %s of the words that fitted; it leaves %s of %s and costs %s.",
		dicts.Capitals(string(r.Guess)), text.Percent(j.hit), text.Grouped(r.WordsLeft), text.Counted(p.game.rounds[n].WordsLeft, "word"), text.Pick(r.Hit(), "no life", "a life"))
	if j.isBest {
		return line
	}
	reply := p.evilReply(n, j.best)
	return fmt.Sprintf("%s The best against a fair opponent, %s, is in %s; here it leaves %s and costs %s.",
		line, dicts.Capitals(string(j.best)), text.Percent(j.bestHit), text.Grouped(reply.WordsLeft), text.Pick(reply.Hit(), "no life", "a life"))
}

// reply is the round in which an evil page answers a letter after n guesses.
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
