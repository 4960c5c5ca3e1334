package trainer

import (
	"math"

	"spectrie/dicts"
)

// Strength says how safe a round is today. It follows from the chance to remember each decision. It is
// exact: a fold over all fragments of the game, from the completed words up, without samples.
//
// At a decision of the deck, even an added one, the person plays the repertoire's letter if they remember
// it. Of a card with several letters each is remembered with the same chance, so that the chance to remember
// all of them is that of the card. Otherwise, and at their other turns, they play any legal letter with equal chance: the right one or
// one that completes a word. All other seats are opponents of one kind; see [Opponent].
//
// In the worked example of package solver seat 1 of 3 opens with c, and plays a
// at "caa". With nothing remembered against perfect opponents it loses half of its
// rounds: after a it is safe; after b the others keep out of danger and yet come
// to "bca", where it loses; after c it is safe when it happens to play a in the
// end. The mean of 1, 0 and 1/2 is 1/2. Both letters are one card, because nobody
// has a choice between them. When the card is remembered with the chance 1/4, and so
// each letter with 1/2, "caa" is worth 1/2 + 1/2 · 1/2 = 3/4, and the round
// 1/2 · 3/4 + 1/2 · (1 + 0 + 3/4)/3 = 2/3.
//
// One more decision remembered does not always help. Where its letter leads has to be remembered too, or
// another letter may be the better guess.

// Opponent is what the other seats do when [Deck.Strength] is measured.
//
// A perfect opponent knows how well the person remembers every decision. It plays the letter that is worst
// for the person among those that are rational: after which it cannot lose itself, or all letters if
// there is none. Under a guarantee, which is against all others together, it may play any letter.
//
// Another opponent plays as likelihood.go says, but knows only the words up to a tier. It thinks of a word
// that can still come, in proportion to its commonness. Where it knows none, it guesses among the legal
// letters that complete no word it knows. So it may complete a word that it does not know. Where every
// letter completes a word that it knows, it has to play one.
type Opponent struct {
	Perfect    bool
	Vocabulary dicts.Tier // of one who is not perfect: knows the words up to this tier; NoTier knows all
}

// Everyday is the tier up to which words are everyday words: the familiar ones and those that are more common.
const Everyday dicts.Tier = 35

// Opponents are those whom the page measures strength against: a perfect one, one who knows everyday words, and
// one who knows all words. In a dictionary without tiers the second knows no words.
var Opponents = [...]Opponent{{Perfect: true}, {Vocabulary: Everyday}, {}}

// knows reports whether a word of that tier is in the vocabulary.
func (o Opponent) knows(tier dicts.Tier) bool {
	return o.Vocabulary == dicts.NoTier || tier != dicts.NoTier && tier <= o.Vocabulary
}

// Strength is the chance not to lose a round of the deck today. The function remembers gives the chance, 0
// to 1, to remember each decision; nil stands for a person who remembers none.
//
// With several starts it is the mean over those in the deck, each as likely as such opponents open with
// it. Perfect opponents open with all of them equally, as do those who would open with none. A deck
// without starts has no rounds, and the strength 0.
func (d *Deck) Strength(remembers func(Card) float64, against Opponent) float64 {
	if len(d.starts) == 0 {
		return 0
	}
	if remembers == nil {
		remembers = func(Card) float64 { return 0 }
	}
	recalled := make([]float64, d.Game.Trie().Len())
	for _, item := range d.Decisions {
		each := math.Pow(remembers(item.Card), 1/float64(len(item.Letters)))
		for _, letter := range item.Letters {
			recalled[letter.Plays.Node()] = each
		}
	}
	return d.strength(recalled, against)
}
