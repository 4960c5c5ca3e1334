package lists

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// openings shows which opening letters win in all, in some and in none of the
// dictionaries.
func (c *compare) openings() app.UI {
	label := "Opening letters"
	if c.current.hopeless() {
		return app.Section().Class("compare-part").Body(
			app.H2().Text(label),
			app.P().Class("quiet").Text("There is nothing to compare."),
		)
	}
	return app.Section().Class("compare-part").Body(
		app.H2().Text(label),
		ui.HTML(c.current.summary(c.shelf.NameOf)),
		ui.WideTable(label+", table", c.openingsTable()),
	)
}

// letters are the opening letters of all solved games, in order. While games are missing,
// placeholder letters keep the rows in place.
func (c *comparison) letters() []rune {
	var letters []rune
	if !c.complete() {
		letters = []rune(dicts.Latin.String())
	}
	for _, g := range c.games {
		for next := range g.game.Start().Next() {
			if !slices.Contains(letters, next.Letter()) {
				letters = append(letters, next.Letter())
			}
		}
	}
	slices.Sort(letters)
	return letters
}

// complete reports whether every dictionary is solved or has failed.
func (c *comparison) complete() bool { return len(c.games)+len(c.Failed) >= len(c.ids) }

// hopeless reports whether too few dictionaries are left to compare.
func (c *comparison) hopeless() bool { return len(c.compared()) < 2 }

// compared returns the ids of the dictionaries that did not fail.
func (c *comparison) compared() []string {
	var ids []string
	for _, id := range c.ids {
		if c.Failed[id] == nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// pills returns the verdicts on a letter in the compared dictionaries.
func (c *comparison) pills(letter rune) []board.Pill {
	var all []board.Pill
	for _, id := range c.compared() {
		if g := c.game(id); g != nil {
			all = append(all, board.OpeningPill(g.game, letter, c.choice.Guaranteed))
		} else {
			all = append(all, board.Pill{Class: "none", Text: "…"})
		}
	}
	return all
}

// openingsTable has a row for each letter and a column for each dictionary.
func (c *compare) openingsTable() markup.HTML {
	ids := c.current.compared()
	t := markup.NewTable()
	t.Columns("Letter")
	for _, id := range ids {
		t.Columns(c.shelf.NameOf(id))
	}
	for _, letter := range c.current.letters() {
		pills := c.current.pills(letter)
		t.Row(text.Pick(differ(pills), "differs", ""))
		t.Text(dicts.Capitals(string(letter)))
		for i, s := range pills {
			if s.Class == "none" {
				t.Cell().Element("span", s.Text, "class", "quiet")
				continue
			}
			view := c.view.On(address.Explore)
			view.Dict = ids[i]
			t.Cell().Element("a", s.Text, "href", view.At(string(letter)).Address(), "class", "pill "+s.Class)
		}
	}
	return t.HTML()
}

// differ reports whether a letter is good in one dictionary and not in another.
func differ(pills []board.Pill) bool {
	return slices.ContainsFunc(pills, func(s board.Pill) bool {
		return (s.Class == "win") != (pills[0].Class == "win")
	})
}

// summary says in sentences which letters are good in all, in some and in none
// of the dictionaries.
func (c *comparison) summary(nameOf func(id string) string) markup.HTML {
	var m markup.Writer
	m.Open("ul", "class", "summary")
	if c.complete() {
		c.groups(&m, nameOf)
	} else {
		m.Element("li", "…", "class", "quiet")
	}
	return m.HTML()
}

// groups writes a sentence for the letters that are good in the same dictionaries.
func (c *comparison) groups(m *markup.Writer, nameOf func(id string) string) {
	type group struct {
		lists   []string
		letters []string
	}
	groups := []group{{}} // the first is that of none
	for _, letter := range c.letters() {
		var lists []string
		for i, s := range c.pills(letter) {
			if s.Class == "win" {
				lists = append(lists, nameOf(c.games[i].dict.ID))
			}
		}
		at := slices.IndexFunc(groups, func(g group) bool { return slices.Equal(g.lists, lists) })
		if at < 0 {
			groups = append(groups, group{lists: lists})
			at = len(groups) - 1
		}
		groups[at].letters = append(groups[at].letters, dicts.Capitals(string(letter)))
	}
	slices.SortStableFunc(groups, func(a, b group) int { return len(b.lists) - len(a.lists) })
	if len(groups[0].lists) < len(c.games) {
		m.Element("li", fmt.Sprintf("No letter %s in %s.", c.good(1), c.allOf()))
	}
	for _, g := range groups {
		if len(g.letters) == 0 {
			continue
		}
		where := "in " + c.allOf()
		switch {
		case len(g.lists) == 0:
			where = text.Pick(len(c.games) == 2, "in neither list", "in none of the lists")
		case len(g.lists) < len(c.games):
			where = "only in " + text.Listed(g.lists)
		}
		m.Open("li")
		m.Element("strong", text.Listed(g.letters))
		m.Text(fmt.Sprintf(" %s %s.", c.good(len(g.letters)), where))
		m.Close("li")
	}
}

// good says what n good letters do, as a verb.
func (c *comparison) good(n int) string {
	switch {
	case c.choice.Guaranteed:
		return text.Agree(n, "give") + " player 1 a guarantee"
	case c.choice.Rules.Players > 2:
		return text.Agree(n, "keep") + " player 1 safe"
	}
	return text.Agree(n, "win")
}
