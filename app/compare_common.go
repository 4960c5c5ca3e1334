package app

import (
	"errors"
	"fmt"

	"spectrie/dicts"
	"spectrie/solver"
)

// commonRepertoire shows, for two players, what the chosen seat can learn that
// holds whichever of the dictionaries counts, or why there is no such thing.
func (c *compare) commonRepertoire() string {
	now := c.now
	if now.hopeless() {
		return ""
	}
	var m markup
	m.open("section", "class", "compare-part")
	m.element("h2", "One repertoire for "+now.allOf())
	switch {
	case now.choice.Rules.Players != 2:
		m.element("p", "Words to learn that hold in several lists at once are worked out for two players.", "class", "quiet")
	case errors.Is(now.lost, solver.ErrTooManyGames):
		m.element("p", sentence(now.lost.Error())+".")
	case now.lost != nil:
		m.element("p", "This could not be worked out: "+now.lost.Error()+".")
	case now.common == nil:
		m.element("p", "…", "class", "quiet")
	default:
		c.commonStarts(&m)
	}
	m.close("section")
	return m.String()
}

func (c *compare) commonStarts(m *markup) {
	seat := c.now.common.Seat
	who := pick(c.view.Seat == seat, "you", fmt.Sprintf("player %d", seat))
	m.element("p", fmt.Sprintf("Letters that are right in every list in which the round still goes on, so that %s %s whichever counts.",
		who, pick(who == "you", "win", "wins")), "class", "quiet")
	var lost []string
	for _, start := range c.now.common.Starts {
		if !start.Sound {
			lost = append(lost, fragmentName(start.Fragment))
		}
	}
	if seat == 2 && len(lost) > 0 {
		m.element("p", "There is none after "+anyOf(lost)+".")
	}
	for _, start := range c.now.common.Starts {
		if seat == 1 {
			c.commonStart(m, start, who)
			continue
		}
		m.open("details")
		m.open("summary")
		m.element("span", pick(start.Sound, "✓ ", "✗ "), "class", "sign "+pick(start.Sound, "win", "lose"))
		m.text("After " + fragmentName(start.Fragment) + ": " + pick(start.Sound, counted(len(start.Words), "word"), "none"))
		m.close("summary")
		c.commonStart(m, start, who)
		m.close("details")
	}
}

// commonStart shows one start: the words and the letters to play, or why there
// are none.
func (c *compare) commonStart(m *markup, start solver.CommonStart, who string) {
	if !start.Sound {
		m.element("p", fmt.Sprintf("There is none: whichever letter %s, the lists together defeat it.", pick(who == "you", "you play", who+" plays")), "class", "refuted")
		c.refutations(m, start.Refuted)
		return
	}
	m.open("p")
	m.text(pick(len(start.Words) == 1, "One word is", counted(len(start.Words), "word")+" are") + " enough: ")
	for i, word := range start.Words {
		m.text(pick(i == 0, "", pick(i == len(start.Words)-1, " and ", ", ")))
		c.wordLink(m, c.whoHas(word), word)
	}
	m.text(".")
	m.close("p")
	m.open("p", "class", "decisions")
	m.text("Letters to play: ")
	for i, d := range start.Decisions {
		m.text(pick(i > 0, ", ", "") + fragmentName(d.Fragment) + "→" + dicts.Capitals(string(d.Letter)))
	}
	m.text(".")
	m.close("p")
}

// whoHas is the first dictionary in which a word can end the round.
func (c *compare) whoHas(word string) string {
	for _, g := range c.now.games {
		if g.game.Trie().Has(word) {
			return g.dict.ID
		}
	}
	return c.now.ids[0]
}

// refutations shows why each letter fails: first the letters that only a reply
// defeats, each with what could be tried next, then the others by how they fail.
func (c *compare) refutations(m *markup, all []solver.Refutation) {
	type way struct {
		how  solver.Defeat
		list int
	}
	var ways []way
	leaves := map[way][]solver.Refutation{}
	m.open("ul", "class", "refutations")
	for _, r := range all {
		if r.How == solver.Reply {
			m.open("li")
			c.reply(m, r)
			m.close("li")
			continue
		}
		w := way{r.How, r.List}
		if leaves[w] == nil {
			ways = append(ways, w)
		}
		leaves[w] = append(leaves[w], r)
	}
	for _, w := range ways {
		m.open("li")
		c.leaf(m, leaves[w], c.shelf.nameOf(c.now.games[w.list].dict.ID))
		m.close("li")
	}
	m.close("ul")
}

// reply shows a letter that each list alone would allow, and the reply after
// which nothing is right in all lists.
func (c *compare) reply(m *markup, r solver.Refutation) {
	letters := []rune(r.Reply)
	who := fmt.Sprintf("player %d", 3-c.now.common.Seat)
	if c.view.Seat == 3-c.now.common.Seat {
		who = "you"
	}
	m.element("strong", dicts.Capitals(string(r.Letter)))
	m.text(" wins in each list by itself, but then " + who + " may play " + dicts.Capitals(string(letters[len(letters)-1])) + ": after ")
	c.wordLink(m, c.now.games[r.List].dict.ID, r.Reply)
	m.text(", which goes on " + c.whereGoing(r.Reply) + ", no letter is right in all of these.")
	m.open("details")
	m.element("summary", "Why not, letter by letter")
	c.refutations(m, r.Then)
	m.close("details")
}

// whereGoing names the lists in which the round goes on after a fragment.
func (c *compare) whereGoing(fragment string) string {
	var lists []string
	for _, g := range c.now.games {
		if p, found := g.game.At(fragment); found == len(fragment) && !p.Over() {
			lists = append(lists, c.shelf.nameOf(g.dict.ID))
		}
	}
	if len(lists) == len(c.now.games) {
		return "in " + c.now.allOf()
	}
	return "only in " + listed(lists)
}

// leaf says of letters that one list defeats how it does.
func (c *compare) leaf(m *markup, all []solver.Refutation, list string) {
	var letters []string
	for _, r := range all {
		letters = append(letters, dicts.Capitals(string(r.Letter)))
	}
	m.element("strong", listed(letters))
	n := len(letters)
	switch all[0].How {
	case solver.Illegal:
		m.text(pick(n == 1, " is", " are") + " not possible in " + list + ", which has no such words.")
	case solver.CompletesWord:
		m.text(" " + agree(n, "complete") + pick(n == 1, " a word of ", " words of ") + list + ": ")
		c.lines(m, all)
	case solver.LosesAlone:
		m.text(" " + pick(n == 1, "loses", "lose") + " in " + list + ", in rounds such as ")
		c.lines(m, all)
	}
}

// lines writes the words that rounds end with.
func (c *compare) lines(m *markup, all []solver.Refutation) {
	for i, r := range all {
		m.text(pick(i > 0, ", ", ""))
		c.wordLink(m, c.now.games[r.List].dict.ID, r.Line)
	}
	m.text(".")
}
