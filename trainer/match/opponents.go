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
	character("pupil", "Pupil", Bot{Vocabulary: 20, Looks: WordInMind, Bluffs: 10}),
	character("reader", "Reader", Bot{Vocabulary: 35, Looks: WordInMind, Bluffs: 20}),
	character("editor", "Editor", Bot{Vocabulary: 35, Looks: Full, Bluffs: 20}),
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

// About says in one line what a bot knows, how far it thinks, and how it bluffs.
func About(b Bot) string {
	return fmt.Sprintf("Knows %s, %s, and %s.", b.knows(), b.looks(), b.bluffs())
}

func (b Bot) knows() string {
	switch b.Vocabulary {
	case 10:
		return "a few thousand of the commonest words"
	case 20:
		return "everyday words"
	case 35:
		return "the words that most people have read"
	case 50:
		return "all but the uncommon words"
	case dicts.NoTier:
		return "every word of the dictionary"
	}
	return fmt.Sprintf("the words up to commonness tier %d", b.Vocabulary)
}

func (b Bot) looks() string {
	switch b.Looks {
	case OneStep:
		return "sees no further than the next letter"
	case WordInMind:
		return "plays towards a word that it has in mind"
	}
	return "thinks every round through to its end"
}

func (b Bot) bluffs() string {
	switch {
	case b.Bluffs == 0:
		return "never bluffs"
	case b.Bluffs <= 10:
		return "rarely bluffs"
	case b.Bluffs <= 30:
		return "sometimes bluffs"
	}
	return "often bluffs"
}
