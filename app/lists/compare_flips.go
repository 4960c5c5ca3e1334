package lists

import (
	"fmt"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// differences shows, for each of the other dictionaries, the words that change the verdict
// on an opening letter.
func (c *compare) differences() markup.HTML {
	if c.current.Failed[c.current.ids[0]] != nil || c.current.hopeless() {
		return markup.HTML{} // the page says above what is missing
	}
	var m markup.Writer
	m.Open("section", "class", "compare-part")
	m.Element("h2", "Words that make the difference")
	m.Element("p", "The fewest words of another list that change the verdict on an opening letter if you add them to "+c.shelf.NameOf(c.view.Dict)+" or remove them from it. "+
		"Other words may do the same; these are one example.", "class", "quiet")
	for _, id := range c.current.ids[1:] {
		if c.current.Failed[id] == nil {
			c.differencesTo(&m, id)
		}
	}
	return m.HTML()
}

// changesAtOnce is how many words of one change are shown at first.
const changesAtOnce = 8

func (c *compare) differencesTo(m *markup.Writer, other string) {
	current := c.current
	m.Element("h3", c.shelf.NameOf(current.ids[0])+" and "+c.shelf.NameOf(other))
	found, ok := c.flips[flipKey{current.ids[0], other, current.choice.Rules, current.choice.Guaranteed}]
	base, there := current.game(current.ids[0]), current.game(other)
	switch {
	case !ok || base == nil || there == nil:
		m.Element("p", "…", "class", "quiet")
		return
	case found.err != nil: // solver.ErrTooManyPlayers
		m.Element("p", "If everyone plays well, Spectrie finds these words for up to four players. For a guarantee it finds them for any number: "+
			"choose “even if all the others play together” above.")
		return
	}
	var apart, alike []solver.Flip
	for _, f := range found.flips {
		if board.OpeningPill(there.game, f.Letter, current.choice.Guaranteed).Class == "win" == f.Wins {
			alike = append(alike, f)
		} else {
			apart = append(apart, f)
		}
	}
	if len(apart) == 0 {
		m.Element("p", fmt.Sprintf("Every letter of %s has the same verdict in %s.", c.shelf.NameOf(current.ids[0]), c.shelf.NameOf(other)))
	}
	c.flipList(m, apart, other, there.game)
	if len(alike) > 0 {
		m.Open("details")
		m.Element("summary", text.Counted(len(alike), "letter")+" on which they agree")
		c.flipList(m, alike, other, there.game)
		m.Close("details")
	}
}

// flipList writes a sentence for each letter, and one for all letters whose verdict no
// words change.
func (c *compare) flipList(m *markup.Writer, flips []solver.Flip, other string, there *solver.Solution) {
	var fixed []string
	m.Open("ul", "class", "flips")
	for _, f := range flips {
		if !f.Possible {
			fixed = append(fixed, dicts.Capitals(string(f.Letter)))
			continue
		}
		m.Open("li")
		c.flipSentence(m, f, other, there)
		m.Close("li")
	}
	if len(fixed) > 0 {
		m.Open("li")
		m.Element("strong", text.Listed(fixed))
		m.Text(": no words of either list change " + text.Pick(len(fixed) == 1, "its verdict", "their verdicts") + ".")
		m.Close("li")
	}
	m.Close("ul")
}

// flipSentence gives the verdicts on a letter in both dictionaries and the words that
// change the first.
func (c *compare) flipSentence(m *markup.Writer, f solver.Flip, other string, there *solver.Solution) {
	base := c.current.ids[0]
	in, class := "in "+c.shelf.NameOf(other), board.OpeningPill(there, f.Letter, c.current.choice.Guaranteed).Class
	m.Element("strong", dicts.Capitals(string(f.Letter)))
	switch {
	case class == "none":
		m.Text(fmt.Sprintf(" %s in %s. There are no words with it %s. ", c.verdict(f.Wins), c.shelf.NameOf(base), in))
	case (class == "win") == f.Wins:
		m.Text(fmt.Sprintf(" %s in both. ", c.verdict(f.Wins)))
	default:
		m.Text(fmt.Sprintf(" %s in %s and %s %s. ", c.verdict(f.Wins), c.shelf.NameOf(base), c.verdict(!f.Wins), in))
	}
	c.changes(m, f.Changes, other)
}

// verdict returns the verdict on a letter as a verb.
func (c *compare) verdict(wins bool) string {
	switch {
	case c.current.choice.Guaranteed:
		return text.Pick(wins, "gives player 1 a guarantee", "gives no guarantee")
	case c.current.choice.Rules.Players > 2:
		return text.Pick(wins, "keeps player 1 safe", "can cost player 1 the round")
	}
	return text.Pick(wins, "wins", "loses")
}

// changes writes "To change this, add HAJE and HUCK." or, for many words, "To change
// this takes 4 words: add …".
func (c *compare) changes(m *markup.Writer, changes []solver.Change, other string) {
	var added, removed []string
	for _, change := range changes {
		if change.Added {
			added = append(added, change.Word)
		} else {
			removed = append(removed, change.Word)
		}
	}
	many := len(changes) > 3
	m.Text("To change this" + text.Pick(many, " takes "+text.Grouped(len(changes))+" words: ", ", "))
	if len(added) > 0 {
		m.Text("add ")
		c.words(m, added, other)
	}
	if len(removed) > 0 {
		m.Text(text.Pick(len(added) > 0, " and ", "") + "remove ")
		c.words(m, removed, c.current.ids[0])
	}
	m.Text(".")
}

// words lists words as links. If there are many, it folds most of them away.
func (c *compare) words(m *markup.Writer, words []string, dict string) {
	shown := words
	if len(words) > changesAtOnce+1 {
		shown = words[:changesAtOnce]
	}
	for i, word := range shown {
		if i > 0 {
			m.Text(text.Pick(i == len(words)-1, " and ", ", "))
		}
		c.wordLink(m, dict, word)
	}
	if len(shown) == len(words) {
		return
	}
	m.Open("details", "class", "more")
	m.Element("summary", fmt.Sprintf("and %s more", text.Grouped(len(words)-len(shown))))
	for i, word := range words[len(shown):] {
		m.Text(text.Pick(i > 0, ", ", ""))
		c.wordLink(m, dict, word)
	}
	m.Close("details")
}
