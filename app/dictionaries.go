package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// dictionaries is the page about word lists, in three parts: the lists
// themselves, who loses where, and a comparison.
type dictionaries struct {
	Host
	shelf   *library
	view    View
	lists   lists
	losers  losers
	compare compare
}

// newDictionaries returns the page, on a site.
func newDictionaries(h Host, shelf *library, ask askStorage) *dictionaries {
	return &dictionaries{
		Host: h, shelf: shelf, lists: lists{Host: h, shelf: shelf, askStorage: ask},
		losers: losers{Host: h, shelf: shelf}, compare: compare{Host: h, shelf: shelf},
	}
}

// take imports the first of so many files.
func (p *dictionaries) take(file app.Value, many int) { p.lists.take(file, many) }

// takeWords offers words to be imported.
func (p *dictionaries) takeWords(words string) { p.lists.typed.words, p.lists.pasting = words, true }

// refresh looks at what is kept.
func (p *dictionaries) refresh() { p.lists.refresh() }

// dictionaryParts are they, as the links between them name them.
var dictionaryParts = []namedPart{
	{Dictionaries, "Word lists", "Dictionaries"},
	{Losers, "Who loses where", "Who loses where"},
	{Compare, "Compare", "Compare dictionaries"},
}

func (p *dictionaries) part() part {
	switch p.view.Page {
	case Losers:
		return &p.losers
	case Compare:
		return &p.compare
	}
	return &p.lists
}

func (p *dictionaries) show(view View) (shown View, problems []string, err error) {
	p.view = view
	p.part().show(view)
	return view, nil, nil
}

// settle starts the work of a part that has some.
func (p *dictionaries) settle(app.Context) {
	p.lists.settle()
	switch p.view.Page {
	case Losers:
		p.losers.start()
	case Compare:
		p.compare.start()
	}
}

func (p *dictionaries) title() string { return heading(p.view.Page, dictionaryParts) + " – Spectrie" }

// parts lays the page out. The three have elements of different kinds at the
// same place, so that go-app does not take one for another.
func (p *dictionaries) parts() []app.UI {
	body := p.part().body()
	var around app.UI
	switch p.view.Page {
	case Losers:
		around = app.Article().Class("losers").Body(body...)
	case Compare:
		around = app.Section().Class("compare").Body(body...)
	default:
		around = app.Div().Class("lists").Body(body...)
	}
	return []app.UI{
		partsHead(p.view, dictionaryParts),
		app.Div().Body(app.If(p.missing(), p.missingNote), app.If(p.shelf.inOneFile(), p.shelf.oneFileNote)),
		around,
	}
}

// missing reports whether the view names an own list that is not on this device,
// once it is known which ones are.
func (p *dictionaries) missing() bool {
	own := &p.shelf.own
	if own.store == nil && own.denied == nil {
		return false
	}
	return slices.ContainsFunc(append(othersOf(p.view), p.view.Dict), func(id string) bool {
		return dicts.IsOwnID(id) && !p.shelf.has(id) && own.find(id) == nil
	})
}

// missingNote says that a list is not here and where it can be imported.
func (p *dictionaries) missingNote() app.UI {
	says := "Somebody’s own list, which this address names, is not on this device. Whoever has its words can import them"
	if p.view.Page == Dictionaries {
		return app.P().Class("message problem").ID("not-here").Text(says + " here.")
	}
	return app.P().Class("message problem").ID("not-here").Body(
		app.Text(says+": "), app.A().Href(p.view.On(Dictionaries).Address()).Text("Import it"),
	)
}

func (p *dictionaries) onKey(app.Context, app.Event, string) bool { return false }
