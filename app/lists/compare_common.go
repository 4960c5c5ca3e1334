package lists

import (
	"fmt"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// commonRepertoire shows, for two players, a repertoire for the chosen seat that is sound
// in every dictionary, or why there is none.
func (c *compare) commonRepertoire() markup.HTML {
	current := c.current
	if current.hopeless() {
		return markup.HTML{}
	}
	var m markup.Writer
	m.Open("section", "class", "compare-part")
	m.Element("h2", "One repertoire for "+current.allOf())
	switch {
	case current.choice.Rules.Players != 2:
		m.Element("p", "Spectrie finds words that work in several lists at once for two players only.", "class", "quiet")
	case current.common == nil:
		m.Element("p", "…", "class", "quiet")
	default:
		c.commonStarts(&m)
	}
	return m.HTML()
}

func (c *compare) commonStarts(m *markup.Writer) {
	seat := c.current.common.Seat
	who := solver.SeatSubject(seat, c.view.Seat)
	m.Element("p", fmt.Sprintf("These letters are right in every list that still has words, so %s whichever list counts.",
		who.Does("win")), "class", "quiet")
	var lost []string
	for _, start := range c.current.common.Starts {
		if !start.Sound {
			lost = append(lost, board.FragmentName(start.Fragment))
		}
	}
	if seat == 2 && len(lost) > 0 {
		m.Element("p", "There is no such repertoire after "+text.AnyOf(lost)+".")
	}
	for _, start := range c.current.common.Starts {
		if seat == 1 {
			c.commonStart(m, start, who)
			continue
		}
		m.Open("details")
		m.Open("summary")
		m.Element("span", text.Pick(start.Sound, "✓ ", "✗ "), "class", "sign "+text.Pick(start.Sound, "win", "lose"))
		m.Text("After " + board.FragmentName(start.Fragment) + ": " + text.Pick(start.Sound, text.Counted(len(start.Words), "word"), "none"))
		m.Close("summary")
		c.commonStart(m, start, who)
		m.Close("details")
	}
}

// commonStart shows the words and the letters of one start, or why there are none.
func (c *compare) commonStart(m *markup.Writer, start solver.CommonStart, who solver.Subject) {
	if !start.Sound {
		m.Element("p", fmt.Sprintf("There is none. No letter %s wins in %s with the same answers.", who.Does("play"), c.current.allOf()), "class", "refuted")
		c.refutations(m, start.Refuted)
		return
	}
	m.Open("p")
	m.Text(text.Pick(len(start.Words) == 1, "One word is", text.Counted(len(start.Words), "word")+" are") + " enough: ")
	for i, word := range start.Words {
		m.Text(text.Pick(i == 0, "", text.Pick(i == len(start.Words)-1, " and ", ", ")))
		c.wordLink(m, c.whoHas(word), word)
	}
	m.Text(".")
	m.Close("p")
	m.Open("p", "class", "decisions")
	m.Text("Letters to play: ")
	for i, d := range start.Decisions {
		m.Text(text.Pick(i > 0, ", ", "") + board.FragmentName(d.Fragment) + "→" + dicts.Capitals(string(d.Letter)))
	}
	m.Text(".")
	m.Close("p")
}

// whoHas returns the id of the first dictionary in which a word can end the round.
func (c *compare) whoHas(word string) string {
	for _, g := range c.current.games {
		if g.game.Trie().Has(word) {
			return g.dict.ID
		}
	}
	return c.current.ids[0]
}

// refutations shows why each letter fails. First come the letters that only a reply
// refutes, each with the letters after that reply. The others are grouped by reason.
func (c *compare) refutations(m *markup.Writer, all []solver.Refutation) {
	type way struct {
		how  solver.Defeat
		list int
	}
	var ways []way
	leaves := map[way][]solver.Refutation{}
	m.Open("ul", "class", "refutations")
	for _, r := range all {
		if r.How == solver.Reply {
			m.Open("li")
			c.reply(m, r)
			m.Close("li")
			continue
		}
		w := way{r.How, r.List}
		if leaves[w] == nil {
			ways = append(ways, w)
		}
		leaves[w] = append(leaves[w], r)
	}
	for _, w := range ways {
		m.Open("li")
		c.leaf(m, leaves[w], c.shelf.NameOf(c.current.games[w.list].dict.ID))
		m.Close("li")
	}
	m.Close("ul")
}

// reply shows a letter that wins in each list alone, and the reply after which no letter
// is right in all lists. It leaves details open, for the caller to close.
func (c *compare) reply(m *markup.Writer, r solver.Refutation) {
	letters := []rune(r.Reply)
	who := solver.SeatSubject(3-c.current.common.Seat, c.view.Seat)
	m.Element("strong", dicts.Capitals(string(r.Letter)))
	m.Text(" wins in each list by itself, but then " + who.Does("may play") + " " + dicts.Capitals(string(letters[len(letters)-1])) + ". After ")
	c.wordLink(m, c.current.games[r.List].dict.ID, r.Reply)
	m.Text(", which is possible " + c.whereGoing(r.Reply) + ", no letter is right in all of them.")
	m.Open("details")
	m.Element("summary", "Why not, letter by letter")
	c.refutations(m, r.Then)
}

// whereGoing names the lists in which the round continues after a fragment.
func (c *compare) whereGoing(fragment string) string {
	var lists []string
	for _, g := range c.current.games {
		if p, found := g.game.At(fragment); found == len(fragment) && !p.Over() {
			lists = append(lists, c.shelf.NameOf(g.dict.ID))
		}
	}
	if len(lists) == len(c.current.games) {
		return "in " + c.current.allOf()
	}
	return "only in " + text.Listed(lists)
}

// leaf says how one list refutes some letters.
func (c *compare) leaf(m *markup.Writer, all []solver.Refutation, list string) {
	letters := text.Each(all, func(r solver.Refutation) string { return dicts.Capitals(string(r.Letter)) })
	m.Element("strong", text.Listed(letters))
	n := len(letters)
	switch all[0].How {
	case solver.Illegal:
		m.Text(text.Pick(n == 1, " is", " are") + " not possible in " + list + ", which has no such word.")
	case solver.CompletesWord:
		m.Text(" " + text.Agree(n, "complete") + text.Pick(n == 1, " a word of ", " words of ") + list + ": ")
		c.lines(m, all)
	case solver.LosesAlone:
		m.Text(" " + text.Pick(n == 1, "loses", "lose") + " in " + list + ", for example in ")
		c.lines(m, all)
	}
}

// lines writes the words that end the rounds.
func (c *compare) lines(m *markup.Writer, all []solver.Refutation) {
	for i, r := range all {
		m.Text(text.Pick(i > 0, ", ", ""))
		c.wordLink(m, c.current.games[r.List].dict.ID, r.Line)
	}
	m.Text(".")
}
