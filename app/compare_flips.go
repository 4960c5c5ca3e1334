package app

import (
	"errors"
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

// changesAtOnce is how many words of one change are shown before asking for
// more.
const changesAtOnce = 8

// differences shows for each of the other dictionaries which of its words turn
// the verdict on an opening letter over.
func (c *compare) differences() string {
	var m markup
	if c.now.failed[c.now.ids[0]] != nil || c.now.hopeless() {
		return "" // what is missing is said above
	}
	m.open("section", "class", "compare-part")
	m.element("h2", "Words that make the difference")
	m.element("p", "The fewest words of another list that, put into "+c.shelf.nameOf(c.view.Dict)+" or taken out of it, turn the verdict on an opening letter over. "+
		"Where other words, as few, would do it too, the ones shown are an example.", "class", "quiet")
	for _, id := range c.now.ids[1:] {
		if c.now.failed[id] == nil {
			c.differencesTo(&m, id)
		}
	}
	m.close("section")
	return m.String()
}

func (c *compare) differencesTo(m *markup, other string) {
	now := c.now
	m.element("h3", c.shelf.nameOf(now.ids[0])+" and "+c.shelf.nameOf(other))
	found, ok := c.flips[flipKey{now.ids[0], other, now.choice.Rules, now.choice.Guaranteed}]
	base, there := now.game(now.ids[0]), now.game(other)
	switch {
	case !ok || base == nil || there == nil:
		m.element("p", "…", "class", "quiet")
		return
	case errors.Is(found.err, solver.ErrTooManyPlayers):
		m.element("p", "For rational play this is worked out for up to four players. For guarantees it is worked out for any number: "+
			"choose “even if all the others play together” above.")
		return
	case found.err != nil:
		m.element("p", "This could not be worked out: "+found.err.Error()+".")
		return
	}
	var apart, alike []solver.Flip
	for _, f := range found.flips {
		if standingOf(there.game, f.Letter, now.choice.Guaranteed).class == "win" == f.Wins {
			alike = append(alike, f)
		} else {
			apart = append(apart, f)
		}
	}
	if len(apart) == 0 {
		m.element("p", fmt.Sprintf("No letter of %s stands otherwise in %s.", c.shelf.nameOf(now.ids[0]), c.shelf.nameOf(other)))
	}
	c.flipList(m, apart, other, there.game)
	if len(alike) > 0 {
		m.open("details")
		m.element("summary", counted(len(alike), "letter")+" on which they agree")
		c.flipList(m, alike, other, there.game)
		m.close("details")
	}
}

// flipList has a sentence for each letter, and one for all letters that nothing
// turns over.
func (c *compare) flipList(m *markup, flips []solver.Flip, other string, there *solver.Solution) {
	var fixed []string
	m.open("ul", "class", "flips")
	for _, f := range flips {
		if !f.Possible {
			fixed = append(fixed, dicts.Capitals(string(f.Letter)))
			continue
		}
		m.open("li")
		c.flipSentence(m, f, other, there)
		m.close("li")
	}
	if len(fixed) > 0 {
		m.open("li")
		m.element("strong", listed(fixed))
		m.text(": no words of either list turn " + pick(len(fixed) == 1, "it", "them") + " over.")
		m.close("li")
	}
	m.close("ul")
}

// flipSentence says how a letter stands in both dictionaries and what turns it
// over.
func (c *compare) flipSentence(m *markup, f solver.Flip, other string, there *solver.Solution) {
	base := c.now.ids[0]
	in, class := "in "+c.shelf.nameOf(other), standingOf(there, f.Letter, c.now.choice.Guaranteed).class
	m.element("strong", dicts.Capitals(string(f.Letter)))
	switch {
	case class == "none":
		m.text(fmt.Sprintf(" %s in %s and has no words %s. ", c.verdict(f.Wins), c.shelf.nameOf(base), in))
	case (class == "win") == f.Wins:
		m.text(fmt.Sprintf(" %s in both. ", c.verdict(f.Wins)))
	default:
		m.text(fmt.Sprintf(" %s in %s and %s %s. ", c.verdict(f.Wins), c.shelf.nameOf(base), c.verdict(!f.Wins), in))
	}
	c.changes(m, f.Changes, other)
}

// verdict is how a letter stands, as a verb after it.
func (c *compare) verdict(wins bool) string {
	switch {
	case c.now.choice.Guaranteed:
		return pick(wins, "guarantees player 1 a way out", "guarantees nothing")
	case c.now.choice.Rules.Players > 2:
		return pick(wins, "keeps player 1 safe", "can cost player 1 the round")
	}
	return pick(wins, "wins", "loses")
}

// changes writes "To turn it over, add HAJE and HUCK.", or of many words "To turn it
// over takes 4 words: add …".
func (c *compare) changes(m *markup, changes []solver.Change, other string) {
	var added, removed []string
	for _, change := range changes {
		if change.Added {
			added = append(added, change.Word)
		} else {
			removed = append(removed, change.Word)
		}
	}
	many := len(changes) > 3
	m.text("To turn it over" + pick(many, " takes "+grouped(len(changes))+" words: ", ", "))
	if len(added) > 0 {
		m.text("add ")
		c.words(m, added, other)
	}
	if len(removed) > 0 {
		m.text(pick(len(added) > 0, " and ", "") + "take out ")
		c.words(m, removed, c.now.ids[0])
	}
	m.text(".")
}

// words lists words as links, of which many wait to be asked for.
func (c *compare) words(m *markup, words []string, dict string) {
	shown := words
	if len(words) > changesAtOnce+1 {
		shown = words[:changesAtOnce]
	}
	for i, word := range shown {
		if i > 0 {
			m.text(pick(i == len(words)-1, " and ", ", "))
		}
		c.wordLink(m, dict, word)
	}
	if len(shown) == len(words) {
		return
	}
	m.open("details", "class", "more")
	m.element("summary", fmt.Sprintf("and %s more", grouped(len(words)-len(shown))))
	for i, word := range words[len(shown):] {
		m.text(pick(i > 0, ", ", ""))
		c.wordLink(m, dict, word)
	}
	m.close("details")
}
