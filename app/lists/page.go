package lists

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
)

// Page is the page about word lists. It has three parts: the lists, who loses where, and
// the comparison.
type Page struct {
	host    page.Host
	shelf   *shelf.Shelf
	view    address.View
	lists   lists
	losers  losers
	compare compare
}

// New returns the page.
func New(h page.Host, shelf *shelf.Shelf, ask page.AskStorage) *Page {
	return &Page{
		host: h, shelf: shelf, lists: lists{host: h, shelf: shelf, askStorage: ask},
		losers: losers{host: h, shelf: shelf}, compare: compare{host: h, shelf: shelf},
	}
}

// Take imports the first of so many files.
func (p *Page) Take(file app.Value, many int) { p.lists.take(file, many) }

// TakeWords offers words to be imported.
func (p *Page) TakeWords(words string) { p.lists.typed.Words, p.lists.pasting = words, true }

// Refresh reads the stored lists again.
func (p *Page) Refresh() { p.lists.refresh() }

// dictionaryParts names the parts of the page.
var dictionaryParts = []page.NamedPart{
	{Page: address.Dictionaries, Name: "Word lists", Title: "Dictionaries", Lead: "Choose a word list, or add your own."},
	{Page: address.Losers, Name: "Who loses where", Title: "Who loses where", Lead: "Which rules favour you?"},
	{Page: address.Compare, Name: "Compare", Title: "Compare dictionaries", Lead: "Do two word lists agree on who wins?"},
}

func (p *Page) part() page.Part {
	switch p.view.Page {
	case address.Losers:
		return &p.losers
	case address.Compare:
		return &p.compare
	}
	return &p.lists
}

func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	p.view = view
	p.part().Show(view)
	return view, nil, nil
}

// Settle starts the work of the part that is shown.
func (p *Page) Settle(app.Context) {
	p.lists.settle()
	switch p.view.Page {
	case address.Losers:
		p.losers.start()
	case address.Compare:
		p.compare.start()
	}
}

func (p *Page) Title() string { return page.Heading(p.view.Page, dictionaryParts) + " – Spectrie" }

// Parts lays out the page. Each part has its own kind of element in the same place, so that
// go-app does not reuse one for another.
func (p *Page) Parts() []app.UI {
	body := p.part().Body()
	var around app.UI
	switch p.view.Page {
	case address.Losers:
		around = app.Article().Class("losers").Body(body...)
	case address.Compare:
		around = app.Section().Class("compare").Body(body...)
	default:
		around = app.Div().Class("lists").Body(body...)
	}
	return []app.UI{
		page.PartsHead(p.view, dictionaryParts),
		app.Div().Body(app.If(p.missing(), p.missingNote), app.If(p.shelf.InOneFile(), p.shelf.OneFileNote)),
		around,
	}
}

// missing reports whether the view names a person's own list that is not on this device.
// It is false until the stored lists are read.
func (p *Page) missing() bool {
	own := &p.shelf.Own
	if own.Store == nil && own.Denied == nil {
		return false
	}
	return slices.ContainsFunc(append(othersOf(p.view), p.view.Dict), func(id string) bool {
		return dicts.IsOwnID(id) && !p.shelf.Has(id) && own.ByID(id) == nil
	})
}

// missingNote says that a list is missing and where to import it.
func (p *Page) missingNote() app.UI {
	says := "This address names a list that somebody imported. It is not on this device. If you have its words, import them"
	if p.view.Page == address.Dictionaries {
		return app.P().Class("message problem").ID("not-here").Text(says + " here.")
	}
	return app.P().Class("message problem").ID("not-here").Body(
		app.Text(says+": "), app.A().Href(p.view.On(address.Dictionaries).Address()).Text("Import it"),
	)
}

func (p *Page) OnKey(app.Context, app.Event, string) bool { return false }
