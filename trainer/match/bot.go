package match

import (
	"strings"

	"spectrie/solver"
)

// A bot differs from another by the words that it knows and by what it makes of
// them, never by random blunders. It takes the words that it knows for all that
// there are, and what it does follows from these alone:
//
//   - Challenged, it names a word: see bot_challenge.go. There is also when it
//     challenges itself, and when it bluffs.
//   - Where words that it knows go on, one of three ways to look ahead finds a letter:
//     bot_step.go, bot_word.go and bot_full.go.
//   - Where none does, it guesses: see guess.go.
//
// A bot has no memory. All it leaves to chance is drawn from the seed of the match,
// the round, who it is, and the fragment, so that the same match goes the same way
// again, after a reload and after something was taken back. A word that it had in
// mind is found again by going through its turns of the round once more.

// BotEvent is what the bot whose turn it is does now. The match must not be over,
// and no person's turn.
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

// InMind is the word that a bot had in mind when it played its last letter of the
// round under way. It is false for one that guessed or bluffed, that has not played
// yet, and for a person.
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

// idea is what a bot comes to that looks ahead.
type idea struct {
	next  solver.Position // after the letter that it would play
	word  string          // to which the letter leads, as far as the bot has its way
	holds bool            // whether the bot does not lose, as far as it sees
}

// letter is the one that it would play.
func (i *idea) letter() rune { return i.next.Letter() }

// thinks looks ahead where a word that the bot knows goes on.
func (m *Match) thinks(v *view) idea {
	switch v.bot.Looks {
	case OneStep:
		return v.oneStep()
	case WordInMind:
		return v.wordInMind(m.earlier(v))
	}
	return v.full()
}

// plays is the letter that a bot plays.
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
		// It cannot but complete a word that it knows, unless there is another.
		if unknown := v.unknown(legal); len(unknown) > 0 {
			return v.guess(unknown)
		}
	}
	return i.letter()
}
