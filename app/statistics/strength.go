package statistics

import (
	"strconv"

	"spectrie/app/address"
	"spectrie/app/chart"
	"spectrie/app/curve"
	"spectrie/app/markup"
	"spectrie/app/page"
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

// opponentsIn are the opponents that the page shows for the words of a trie. It leaves out the one who knows
// everyday words if those are none or all of the words.
func opponentsIn(trie *dicts.Trie) []trainer.Opponent {
	all, everyday := 0, 0
	for i := range trie.Len() {
		if n := dicts.Node(i); trie.IsWord(n) {
			all++
			if tier := trie.Tier(n); tier != dicts.NoTier && tier <= trainer.Everyday {
				everyday++
			}
		}
	}
	var shown []trainer.Opponent
	for _, o := range trainer.Opponents {
		if o.Vocabulary != trainer.Everyday || 0 < everyday && everyday < all {
			shown = append(shown, o)
		}
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
	p.curve.Show(p.deck, p.answers.State())
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

// opponentName describes an opponent.
func opponentName(o trainer.Opponent) string {
	switch {
	case o.Perfect:
		return "plays perfectly"
	case o.Vocabulary == dicts.NoTier:
		return "knows every word"
	}
	return "knows everyday words"
}

// rounds is how many of 100 rounds the person survives against the perfect opponent, as a word; "…" until that is
// known.
func (p *Page) rounds() string {
	if !p.hasStrengths() {
		return "…"
	}
	return strconv.Itoa(curve.Rounds(p.strengths.chances[0]))
}

// strengthSentence says the strength against the perfect opponent.
func (p *Page) strengthSentence() string {
	switch {
	case !p.hasStrengths():
		return "Counting how many rounds you survive today…"
	case !p.learned():
		return "Before you learn anything, luck alone lets you survive " + p.rounds() + " of 100 rounds against perfect play."
	}
	return "Today you would survive " + p.rounds() + " of 100 rounds against perfect play."
}

func (p *Page) strengthChart() markup.HTML {
	c := &chart.Shares{Title: "Rounds that you survive today, by opponent", Heading: "An opponent who", Unit: "You survive"}
	for i, opponent := range p.strengths.opponents {
		share := chart.Share{Name: opponentName(opponent), Part: -1, Mark: opponent.Perfect}
		if p.hasStrengths() {
			share.Part = p.strengths.chances[i]
		}
		c.Shares = append(c.Shares, share)
	}
	return chart.Figure("strength", c)
}
