package match

import (
	"strings"

	"spectrie/solver"
)

// Bots differ in the words that they know and in how they use them. They never blunder at random. A bot
// takes the words that it knows for all that there are:
//
//   - bot_challenge.go says when it challenges and bluffs, and which word it names.
//   - Where a word that it knows can still come, it looks ahead in one of three ways: bot_step.go,
//     bot_word.go and bot_full.go.
//   - Where it knows no such word, it guesses: guess.go.
//
// A bot has no memory. Its chance depends only on the seed of the match, the round, the player and the
// fragment. So a match goes the same way again after a reload, or after something is taken back. To find
// the word that it had in mind, a bot goes through its turns of the round once more.

// BotEvent is what the bot to move does now. It panics when no bot is to move.
func (m *Match) BotEvent() Event {
	player := m.state.Turn
	if !m.Mover().IsBot() {
		panic("match: no bot is to move")
	}
	fragment := m.state.Round().Fragment()
	if m.state.Challenger != Nobody {
		return Event{Kind: Names, Word: m.names(player)}
	}
	v := m.view(player, fragment)
	if m.Setup.Challenges {
		if kind, ok := v.challenges(); ok {
			return Event{Kind: kind}
		}
	}
	return Event{Kind: Plays, Letter: m.plays(v)}
}

// InMind is the word that a bot had in mind when it played its last letter of this round. It is false
// when the bot guessed, bluffed or has not played yet, and for anybody who is not a bot.
func (m *Match) InMind(player int) (word string, ok bool) {
	r := m.state.Round()
	if r == nil || player < 0 || player >= len(m.Setup.Players) || !m.Setup.Players[player].IsBot() {
		return "", false
	}
	fragment := []rune(r.Fragment())
	for depth := len(r.Plays) - 1; depth >= 0; depth-- {
		if r.Plays[depth].Player != player {
			continue
		}
		v := m.view(player, string(fragment[:depth]))
		if !v.goesOn {
			return "", false
		}
		word = m.thinks(v).word
		return word, strings.HasPrefix(word, string(fragment[:depth+1]))
	}
	return "", false
}

// idea is what a bot finds when it looks ahead.
type idea struct {
	next  solver.Position // after the letter to play
	word  string          // where the letter leads if the bot gets its way
	holds bool            // the bot does not lose, as far as it sees
}

func (i *idea) letter() rune { return i.next.Letter() }

// thinks looks ahead where a word that the bot knows can still come.
func (m *Match) thinks(v *view) idea {
	switch v.bot.Looks {
	case OneStep:
		return v.oneStep()
	case WordInMind:
		return v.wordInMind(m.earlier(v))
	}
	return v.full()
}

// plays is the letter that the bot plays.
func (m *Match) plays(v *view) rune {
	var legal []rune
	if m.Setup.Challenges {
		legal = v.alphabet()
	} else {
		legal = m.legal(v.fragment)
	}
	if !v.goesOn {
		return v.guess(legal)
	}
	i := m.thinks(v)
	switch {
	case m.Setup.Challenges && !i.holds:
		if bluff, ok := v.bluff(); ok {
			return bluff
		}
	case !m.Setup.Challenges && i.next.Over():
		// Every letter completes a word that it knows. Another letter may not.
		if unknown := v.unknown(legal); len(unknown) > 0 {
			return v.guess(unknown)
		}
	}
	return i.letter()
}
