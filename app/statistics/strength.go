package statistics

import (
	"fmt"

	"spectrie/app/address"
	"spectrie/app/chart"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// strengths are the chances not to lose a round today against every opponent. They
// take too long to be found while the page is drawn, and come one by one.
type strengths struct {
	work      page.Work
	opponents []trainer.Opponent // perfect ones first
	of        *figures           // that they follow from
	found     []float64
}

// opponentsIn are those that are shown over the words of a trie: of those who know
// a part of them each who knows more than the one before.
func opponentsIn(trie *dicts.Trie) []trainer.Opponent {
	all, words := 0, map[dicts.Tier]int{}
	for i := range trie.Len() {
		if n := dicts.Node(i); trie.IsWord(n) {
			words[trie.Tier(n)]++
			all++
		}
	}
	var shown []trainer.Opponent
	before := 0
	for _, o := range trainer.Opponents {
		if o.Perfect || o.Vocabulary == dicts.NoTier {
			shown = append(shown, o)
			continue
		}
		known := 0
		for tier, n := range words {
			if tier != dicts.NoTier && tier <= o.Vocabulary {
				known += n
			}
		}
		if before < known && known < all {
			shown = append(shown, o)
		}
		before = known
	}
	return shown
}

// weigh begins to find the strengths that follow from the figures, unless that
// was done or is under way.
func (p *Page) weigh() {
	s := &p.strengths
	if p.figures == nil || s.of == p.figures || len(p.deck.Decisions) == 0 {
		return
	}
	s.work.Stop(page.Waiting)
	deck, figures, opponents := p.deck, p.figures, s.opponents
	var found []float64
	s.work.Begin(p.host, address.Statistics, "", func(r *page.Run) {
		ui.YieldToBrowser()
		for _, opponent := range opponents {
			strength := deck.Strength(func(c trainer.Card) float64 { return figures.chances[c] }, opponent)
			if r.Turn.Take() != nil {
				return
			}
			found = append(found, strength)
		}
		r.Tell(func() { s.of, s.found = figures, found })
	})
}

// weighed reports whether there are strengths of the deck. Those of a moment ago stay
// until the new ones are there.
func (p *Page) weighed() bool {
	return p.strengths.of != nil && p.figures != nil && len(p.strengths.found) == len(p.strengths.opponents)
}

// opponentName says who an opponent is, so that no other one that is shown is called
// the same.
func (s *strengths) opponentName(o trainer.Opponent) string {
	switch {
	case o.Perfect:
		return "plays perfectly"
	case o.Vocabulary == dicts.NoTier:
		return "knows every word"
	}
	name := text.Commonness(o.Vocabulary)
	for _, other := range s.opponents {
		if other.Vocabulary != o.Vocabulary && text.Commonness(other.Vocabulary) == name {
			return fmt.Sprintf("knows %s words (SCOWL %d)", name, o.Vocabulary)
		}
	}
	return "knows " + name + " words"
}

// strengthSentence says the strength that counts most.
func (p *Page) strengthSentence() string {
	if !p.weighed() {
		return "Counting how many rounds you hold today…"
	}
	perfect := text.Percent(p.strengths.found[0])
	against := text.Pick(p.view.Rules.Players > 2, "perfect opponents", "a perfect opponent")
	if !p.learned() {
		return fmt.Sprintf("Before you learn any of it you hold %s of rounds against %s, by luck.", perfect, against)
	}
	return fmt.Sprintf("Today you hold %s of rounds against %s.", perfect, against)
}

func (p *Page) strengthChart() markup.HTML {
	c := &chart.Shares{Title: "Rounds that you do not lose today, by opponent", Heading: "An opponent who", Unit: "You hold"}
	for i, opponent := range p.strengths.opponents {
		share := chart.Share{Name: p.strengths.opponentName(opponent), Part: -1, Mark: opponent.Perfect}
		if p.weighed() {
			share.Part = p.strengths.found[i]
		}
		c.Shares = append(c.Shares, share)
	}
	return chart.Figure("strength", c)
}
