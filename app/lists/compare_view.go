package lists

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Body is the page that compares dictionaries. It keeps its parts in fixed places, because go-app matches children by position.
func (c *compare) Body() []app.UI {
	page.KeepLink(c.host)
	chosen, failures := len(c.current.ids) > 1, c.failures()
	return []app.UI{
		c.chooser(),
		ui.When(c.view.Rules.Players > 2, c.notions),
		app.Div().Body(app.If(!chosen, c.nothingChosen).Else(c.workBar)),
		app.Div().Body(app.Range(failures).Slice(func(i int) app.UI {
			return app.P().Class("message problem").Text(failures[i])
		})),
		c.findingBlock(chosen),
		app.Div().Class("compare-parts").Body(
			ui.When(chosen, c.openings),
			app.Div().Body(
				ui.When(chosen, func() app.UI { return ui.HTML(c.differences()) }),
				ui.When(chosen, func() app.UI { return ui.HTML(c.commonRepertoire()) }),
			),
		),
	}
}

// chooser offers the other dictionaries, up to the most that can be compared.
func (c *compare) chooser() app.UI {
	entries, full := c.offered(), len(c.current.ids) == address.MostCompared
	return app.FieldSet().Class("chooser").Body(
		app.Legend().Text(fmt.Sprintf("Compare %s with", c.shelf.NameOf(c.view.Dict))),
		app.Range(entries).Slice(func(i int) app.UI {
			entry := entries[i]
			chosen := slices.Contains(c.current.ids, entry.ID)
			return app.Label().Body(
				app.Input().Type("checkbox").Name("with").Value(entry.ID).
					Checked(chosen).Disabled(full && !chosen).OnChange(ui.Value(c.toggle)),
				app.Span().Text(entry.Name),
				app.Span().Class("quiet").Text(text.Pick(entry.Words > 0, text.Counted(entry.Words, "word"), "")),
			)
		}),
	)
}

// offered returns every dictionary but the base, and those that the address names but this
// device does not have.
func (c *compare) offered() []dicts.Entry {
	var entries []dicts.Entry
	for _, entry := range c.shelf.Entries() {
		if entry.ID != c.view.Dict {
			entries = append(entries, entry)
		}
	}
	for _, id := range c.current.ids[1:] {
		if !slices.ContainsFunc(entries, func(e dicts.Entry) bool { return e.ID == id }) {
			entry, _ := c.shelf.Entry(id)
			entries = append(entries, entry)
		}
	}
	return entries
}

// notions is the switch between the two ways in which the others may play.
func (c *compare) notions() app.UI {
	guaranteed := c.host.View().Guaranteed
	return app.FieldSet().Class("notions").Body(
		app.Legend().Text("A letter is good for player 1, who opens with it,"),
		page.Notion(c.host, "rational", "if everyone plays well", !guaranteed,
			"A player plays well who avoids losing if they can, and does not care who loses instead."),
		page.Notion(c.host, "guarantee", "even if all the others play together", guaranteed,
			"The others may play against player 1 even if that costs them the round. A letter that is still safe is a guarantee."),
	)
}

// nothingChosen says what to do first and has a button that does it.
func (c *compare) nothingChosen() app.UI {
	with, ok := c.suggestion()
	if !ok {
		return app.Div().Class("empty").Body(app.P().Body(
			app.Text("There is no other list to compare with: "),
			app.A().Href(c.host.View().On(address.Dictionaries).Address()).Text("Import one"),
		))
	}
	return app.Div().Class("empty").Body(
		app.P().Text("Tick one or more lists. You then see which opening letters win in all of them, which words make the difference, "+
			"and, with two players, which words to learn so that you win whichever list counts."),
		ui.Button("compare-suggestion").OnClick(c.takeSuggestion).Text("Compare with "+with.Name),
	)
}

// workBar shows how far the work has come.
func (c *compare) workBar() app.UI {
	current := c.current
	return current.Bar(page.WorkBar{Id: "compare", Counts: "Steps of the comparison", Done: current.finishedSteps(), All: current.steps(), Says: current.progressText(), Press: c.press})
}

func (c *comparison) finishedSteps() int {
	if c.State == page.Finished {
		return c.steps()
	}
	return c.done
}

func (c *comparison) progressText() string {
	switch {
	case c.State == page.Waiting:
		return "Starting…"
	case c.State == page.Stopped:
		return "Cancelled. You can still see the results so far."
	case c.State == page.Finished && len(c.Failed) > 0:
		return "Compared the lists that could be loaded."
	case c.State == page.Finished:
		return fmt.Sprintf("%s compared.", text.Sentence(text.Counted(len(c.ids), "list")))
	}
	return c.Doing
}

// failures says which dictionaries are left out, and why.
func (c *compare) failures() []string {
	var texts []string
	for _, id := range c.current.ids {
		if err := c.current.Failed[id]; err != nil {
			texts = append(texts, fmt.Sprintf("%s could not be loaded and is left out: %v.", c.shelf.NameOf(id), err))
		}
	}
	return texts
}

// game is the solved game of a dictionary, nil when it is not known.
func (c *comparison) game(id string) *listGame {
	for i := range c.games {
		if c.games[i].dict.ID == id {
			return &c.games[i]
		}
	}
	return nil
}

// allOf names all the compared dictionaries: "both lists", "all 3 lists".
func (c *comparison) allOf() string {
	n := len(c.compared())
	if n == 2 {
		return "both lists"
	}
	return fmt.Sprintf("all %d lists", n)
}

// wordLink links a fragment or a word to the explorer, in the dictionary that has it.
func (c *compare) wordLink(m *markup.Writer, dict, fragment string) {
	view := c.view.On(address.Explore)
	view.Dict = dict
	m.Element("a", dicts.Capitals(fragment), "href", view.At(fragment).Address(), "class", "word-link")
}
