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

// strengths are the person's chances to survive a round today, against each opponent. They take too long to
// compute while the page is drawn, so they are computed in the background.
type strengths struct {
	work      page.Work
	opponents []trainer.Opponent // the perfect one comes first
	of        *figures           // the figures that they follow from
	chances   []float64          // one for each opponent
}

// opponentsIn are the opponents that the page shows for the words of a trie. It leaves out opponents who know none
// or all of the words, and those who know no more than the one before.
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

// findStrengths starts to compute the strengths that follow from the figures, unless they are there.
func (p *Page) findStrengths() {
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
		r.Tell(func() { s.of, s.chances = figures, found })
	})
}

// hasStrengths reports whether there are strengths of the deck. Earlier ones stay until the new ones are there.
func (p *Page) hasStrengths() bool {
	return p.strengths.of != nil && p.figures != nil && len(p.strengths.chances) == len(p.strengths.opponents)
}

// opponentName describes an opponent, differently from all others on the page.
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

// strengthSentence says the strength against the perfect opponent.
func (p *Page) strengthSentence() string {
	if !p.hasStrengths() {
		return "Counting how many rounds you survive today…"
	}
	perfect := text.Percent(p.strengths.chances[0])
	against := text.Pick(p.view.Rules.Players > 2, "perfect opponents", "a perfect opponent")
	if !p.learned() {
		return fmt.Sprintf("Before you learn anything, you survive %s of rounds against %s by luck.", perfect, against)
	}
	return fmt.Sprintf("Today you survive %s of rounds against %s.", perfect, against)
}

func (p *Page) strengthChart() markup.HTML {
	c := &chart.Shares{Title: "Rounds that you survive today, by opponent", Heading: "An opponent who", Unit: "You survive"}
	for i, opponent := range p.strengths.opponents {
		share := chart.Share{Name: p.strengths.opponentName(opponent), Part: -1, Mark: opponent.Perfect}
		if p.hasStrengths() {
			share.Part = p.strengths.chances[i]
		}
		c.Shares = append(c.Shares, share)
	}
	return chart.Figure("strength", c)
}
