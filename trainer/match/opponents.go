package match

import (
	"fmt"

	"spectrie/dicts"
)

// Character is an opponent with a name.
type Character struct {
	Key   string // never changes: links and statistics have it
	Name  string
	About string // what it knows, how far it thinks, and how it bluffs, in one line
	Bot   Bot
}

// UsualOpponent is the key of who is played against unless another is chosen.
const UsualOpponent = "reader"

// Opponents are the named ones, from the weakest to the strongest, as the tournament
// shows; see tournament_test.go.
var Opponents = []Character{
	character("child", "Child", Bot{Vocabulary: 10, Looks: OneStep}),
	character("pupil", "Pupil", Bot{Vocabulary: 20, Looks: OneStep, Bluffs: 10}),
	character("reader", "Reader", Bot{Vocabulary: 35, Looks: WordInMind, Bluffs: 20}),
	character("editor", "Editor", Bot{Vocabulary: 50, Looks: Full, Bluffs: 30}),
	character("perfect", "Perfect", Bot{Vocabulary: dicts.NoTier, Looks: Full, Bluffs: 10}),
}

func character(key, name string, bot Bot) Character { return Character{key, name, About(bot), bot} }

// OpponentOf is the opponent with a key, or false when there is none.
func OpponentOf(key string) (Character, bool) {
	for _, c := range Opponents {
		if c.Key == key {
			return c, true
		}
	}
	return Character{}, false
}

// CharacterOf is the opponent who is such a bot, or false when it has no name.
func CharacterOf(bot Bot) (Character, bool) {
	for _, c := range Opponents {
		if c.Bot == bot {
			return c, true
		}
	}
	return Character{}, false
}

// Vocabularies are those that a bot can be given on the page, from the smallest to
// the whole dictionary. (Other tiers work as well.)
var Vocabularies = []dicts.Tier{10, 20, 35, 50, dicts.NoTier}

// LookAheads are the ways of looking ahead, from the nearest to the farthest.
var LookAheads = []LookAhead{OneStep, WordInMind, Full}

// About says in one line what a bot knows, how far it thinks, and how it bluffs.
func About(b Bot) string {
	return fmt.Sprintf("Knows %s, %s, and %s.", knows(b.Vocabulary), thinks(b.Looks), bluffs(b.Bluffs))
}

func knows(tier dicts.Tier) string {
	switch tier {
	case 10:
		return "a child’s few thousand words"
	case 20:
		return "everyday words"
	case 35:
		return "the words that most readers know"
	case 50:
		return "many uncommon words"
	case dicts.NoTier:
		return "the whole dictionary"
	}
	return fmt.Sprintf("words up to commonness %d", tier)
}

func thinks(looks LookAhead) string {
	switch looks {
	case OneStep:
		return "only avoids completing one now"
	case WordInMind:
		return "plays towards a word that it has in mind"
	}
	return "thinks to the end of the round"
}

func bluffs(percent int) string {
	switch {
	case percent == 0:
		return "never bluffs"
	case percent <= 15:
		return "rarely bluffs when it is losing"
	case percent <= 40:
		return "sometimes bluffs when it is losing"
	case percent < mostPercent:
		return "often bluffs when it is losing"
	}
	return "always bluffs when it is losing"
}
