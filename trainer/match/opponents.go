package match

import (
	"fmt"

	"spectrie/dicts"
)

// Opponent is a bot with a name.
type Opponent struct {
	Key  string // never changes, because links and statistics hold it
	Name string
	Bot  Bot
}

// UsualOpponent is the key of the opponent unless another is chosen.
const UsualOpponent = "reader"

// Opponents are ordered from the weakest to the strongest, as the tournament of the package comment shows.
var Opponents = []Opponent{
	{"child", "Child", Bot{Vocabulary: 10, Looks: OneStep}},
	{"pupil", "Pupil", Bot{Vocabulary: 20, Looks: WordInMind, Bluffs: 10}},
	{"reader", "Reader", Bot{Vocabulary: 35, Looks: WordInMind, Bluffs: 20}},
	{"editor", "Editor", Bot{Vocabulary: 35, Looks: Full, Bluffs: 20}},
	{"perfect", "Perfect", Bot{Vocabulary: dicts.NoTier, Looks: Full, Bluffs: 10}},
}

// OpponentByKey is the opponent with a key. It is false when there is none.
func OpponentByKey(key string) (Opponent, bool) {
	for _, c := range Opponents {
		if c.Key == key {
			return c, true
		}
	}
	return Opponent{}, false
}

// OpponentByBot is the opponent that is such a bot. It is false when the bot has no name.
func OpponentByBot(bot Bot) (Opponent, bool) {
	for _, c := range Opponents {
		if c.Bot == bot {
			return c, true
		}
	}
	return Opponent{}, false
}

// DescribeBot says in one line what a bot knows and how far it thinks. With challenges it also says how
// often the bot bluffs; nobody bluffs in strict play.
func DescribeBot(b Bot, challenges bool) string {
	if !challenges {
		return fmt.Sprintf("Knows %s and %s.", b.knows(), b.looks())
	}
	return fmt.Sprintf("Knows %s, %s and %s.", b.knows(), b.looks(), b.bluffs())
}

// knows names the words of a tier as the rest of the program does.
func (b Bot) knows() string {
	switch b.Vocabulary {
	case 10:
		return "very common words"
	case 20:
		return "common words"
	case 35:
		return "familiar words"
	case 50:
		return "uncommon words too"
	case dicts.NoTier:
		return "every word in the dictionary"
	}
	return fmt.Sprintf("words up to commonness tier %d", b.Vocabulary)
}

func (b Bot) looks() string {
	switch b.Looks {
	case OneStep:
		return "thinks one letter ahead"
	case WordInMind:
		return "plays toward a word it has in mind"
	}
	return "thinks every round through to the end"
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
