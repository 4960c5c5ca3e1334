package trainer

import "spectrie/dicts"

// Strength says how much a round is at risk today. It follows from the chance
// that each decision is remembered, and is exact: a fold over all fragments of the
// game, from the completed words up, without samples.
//
// At a decision of the deck the person plays the repertoire's letter when it is
// remembered, and else a letter picked uniformly from all that are legal: the right
// one and one that completes a word are among them. A decision that was added off the
// repertoire is one like the others. At other turns of the person nothing is remembered,
// so all letters there are picked uniformly. All other seats are opponents of one kind;
// see [Opponent].
//
// In the worked example of package solver seat 1 of 3 opens with c, and plays a
// at "caa". With nothing remembered against perfect opponents it loses half of its
// rounds: after a it is safe; after b the others keep out of danger and yet come
// to "bca", where it loses; after c it is safe when it happens to play a in the
// end. The mean of 1, 0 and 1/2 is 1/2. When each decision is remembered with the
// chance 1/2, "caa" is worth 1/2 + 1/2 · 1/2 = 3/4, and the round
// 1/2 · 3/4 + 1/2 · (1 + 0 + 3/4)/3 = 2/3.
//
// To remember one decision more does not always help: what the letter leads to has
// to be remembered as well, or another letter may be the better guess.

// Opponent is whom [Deck.Strength] is measured against: what each of the other
// seats does.
//
// A perfect one knows how well the person remembers every decision. It plays the
// letter that is worst for the person, of those that are rational for its own seat:
// after which it is not a possible loser, or all letters when there is none such.
// Under a guarantee, which is against all others together, it may play any letter.
//
// Others play as likelihood.go says, but they know only the words up to a tier. They
// think of one that goes on, in proportion to its commonness. Where they know none,
// they guess uniformly among the legal letters that complete no word they know, and
// so may complete one they do not know; where every letter completes a word they
// know, they have to.
type Opponent struct {
	Perfect    bool
	Vocabulary dicts.Tier // of one who is not perfect: knows the words up to this tier; NoTier knows all
}

// Opponents are those that a person is shown the strength against: a perfect one,
// one for each tier from the commonest words on, and one who knows all words. Where
// the words have no tiers, those with a vocabulary know none of them.
var Opponents = opponents()

func opponents() []Opponent {
	all := []Opponent{{Perfect: true}}
	for _, tier := range dicts.Tiers {
		all = append(all, Opponent{Vocabulary: tier})
	}
	return append(all, Opponent{})
}

// knows reports whether a word of that tier is in the vocabulary.
func (o Opponent) knows(tier dicts.Tier) bool {
	return o.Vocabulary == dicts.NoTier || tier != dicts.NoTier && tier <= o.Vocabulary
}

// Strength is the chance not to lose a round of the deck today, when each decision
// is remembered with the chance that remembers tells, from 0 to 1.
//
// With several starts it is the mean over those in the deck: each as likely as such
// opponents open with it when they open within the deck, all equally likely with
// perfect ones and with those who open with none of them. A deck that can
// hold no start has no rounds, and the strength 0.
func (d *Deck) Strength(remembers func(Card) float64, against Opponent) float64 {
	if len(d.starts) == 0 {
		return 0
	}
	if remembers == nil {
		remembers = func(Card) float64 { return 0 }
	}
	recalled := make([]float64, d.Game.Trie().Len())
	for _, item := range d.Decisions {
		recalled[item.Plays.Node()] = remembers(item.Card)
	}
	return d.strength(recalled, against)
}
