package match

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"

	"spectrie/dicts"
	"spectrie/solver"
)

// view is what a bot sees at a fragment where it moves.
type view struct {
	bot      Bot
	fragment string
	known    *Book        // the words that it knows
	rules    solver.Rules // of the round
	seat     int          // of the bot

	// at is the fragment in the game over these words, where goesOn: one of them can still come.
	at     solver.Position
	goesOn bool

	random *rand.Rand
}

// view is what a player sees at a fragment of this round.
func (m *Match) view(player int, fragment string) *view {
	r := m.state.Round()
	v := &view{
		bot:      m.Setup.Players[player].Bot,
		fragment: fragment,
		rules:    r.Rules(m.Setup.MinLetters),
		seat:     r.Seat(player),
		random:   m.chance(player, fragment),
	}
	v.known = m.Book.Vocabulary(v.bot.Vocabulary)
	v.at, v.goesOn = v.known.At(len(r.Players), fragment)
	return v
}

// chance is the random source of a player at a fragment of this round.
func (m *Match) chance(player int, fragment string) *rand.Rand {
	hash := fnv.New64a()
	for _, n := range []int{len(m.state.Rounds), player} {
		hash.Write(binary.LittleEndian.AppendUint32(nil, uint32(n)))
	}
	hash.Write([]byte(fragment))
	return rand.New(rand.NewPCG(m.Setup.Seed, hash.Sum64()))
}

// percent is true in n of 100 cases.
func (v *view) percent(n int) bool { return v.random.IntN(100) < n }

// legal are the letters that can be played at a fragment in strict play.
func (m *Match) legal(fragment string) []rune {
	var letters []rune
	at, _ := m.Book.Reachable.Find(fragment)
	for next := range m.Book.Reachable.Children(at) {
		letters = append(letters, m.Book.Reachable.Letter(next))
	}
	return letters
}

// alphabet is all letters of the dictionary.
func (v *view) alphabet() []rune { return []rune(v.known.Words.Alphabet().String()) }

// unknown are the letters after which the bot knows no word.
func (v *view) unknown(letters []rune) (unknown []rune) {
	for _, letter := range letters {
		if _, ok := v.at.Play(letter); !ok {
			unknown = append(unknown, letter)
		}
	}
	return unknown
}

// game names the game of v.at.
func (v *view) game() bookGame {
	return bookGame{v.rules.Players, v.known.lettersPassed(v.fragment) + 1}
}

// words is the trie of the words that can end the round.
func (v *view) words() *dicts.Trie { return v.known.cut(v.game().least) }

// commonness is how easily these words come to mind.
func (v *view) commonness() dicts.Commonness { return v.known.commonnessOf(v.game().least) }
