package lists

import (
	"fmt"

	"spectrie/app/board"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// finding is what a person would tell of the comparison: the fewest words that decide an opening
// letter. It is "" as long as something is missing.
func (c *compare) finding() string {
	base := c.current.ids[0]
	if !c.current.complete() || c.current.hopeless() || c.current.game(base) == nil {
		return ""
	}
	var least *solver.Flip
	differ := false
	for _, other := range c.current.ids[1:] {
		there := c.current.game(other)
		if there == nil {
			continue // it could not be loaded
		}
		found, ok := c.flips[flipKey{base, other, c.current.choice.Rules, c.current.choice.Guaranteed}]
		if !ok || found.err != nil {
			return ""
		}
		for _, flip := range found.flips {
			class := board.OpeningPill(there.game, flip.Letter, c.current.choice.Guaranteed).Class
			if class == "none" || (class == "win") == flip.Wins {
				continue
			}
			differ = true
			if flip.Possible && (least == nil || len(flip.Changes) < len(least.Changes)) {
				least = &flip
			}
		}
	}
	switch {
	case least != nil:
		return c.decides(least)
	case differ:
		return "The lists differ, and no few words decide it."
	}
	return "The lists agree on every opening letter."
}

// decides is "One word decides it: without JNANA, J wins in ENABLE."
func (c *compare) decides(f *solver.Flip) string {
	const mostNamed = 4
	var with, without []string
	for _, change := range f.Changes[:min(len(f.Changes), mostNamed)] {
		if change.Added {
			with = append(with, dicts.Capitals(change.Word))
		} else {
			without = append(without, dicts.Capitals(change.Word))
		}
	}
	line := text.Sentence(text.CountedInWords(len(f.Changes), "word")) + text.Pick(len(f.Changes) == 1, " decides it: ", " decide it: ")
	if len(with) > 0 {
		line += "with " + text.Listed(with)
	}
	if len(without) > 0 {
		line += text.Pick(len(with) > 0, " and ", "") + "without " + text.Listed(without)
	}
	if more := len(f.Changes) - mostNamed; more > 0 {
		line += fmt.Sprintf(" (and %d more)", more)
	}
	return line + fmt.Sprintf(", %s %s in %s.", dicts.Capitals(string(f.Letter)), c.verdict(!f.Wins), c.shelf.NameOf(c.current.ids[0]))
}
