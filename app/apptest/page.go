// Package apptest has what the tests of many packages need.
//
// It makes shelves with shipped dictionaries or with a few words, and views of the usual game.
// [Page] finds things in rendered HTML, mostly by what a person can read. Only tests import this package.
package apptest

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

// Page is a rendered page, or a part of one.
type Page struct {
	T testing.TB
	*html.Node
}

// Rendered renders an element and parses the result.
func Rendered(t testing.TB, e interface{ Render() app.UI }) Page {
	t.Helper()
	root, err := html.Parse(strings.NewReader(app.HTMLString(e.Render())))
	if err != nil {
		t.Fatal(err)
	}
	return Page{t, root}
}

func (p Page) Attribute(name string) string {
	for _, a := range p.Attr {
		if a.Key == name {
			if a.Val == "" && strings.HasPrefix(name, "aria-") {
				return "true" // as go-app writes it
			}
			return a.Val
		}
	}
	return ""
}

func (p Page) Has(attribute string) bool {
	return slices.ContainsFunc(p.Attr, func(a html.Attribute) bool { return a.Key == attribute && a.Val != "false" })
}

// All finds the elements with a tag, or with a class if name begins with a dot, in document order.
func (p Page) All(name string) []Page {
	var found []Page
	for n := range p.Descendants() {
		at := Page{p.T, n}
		class, isClass := strings.CutPrefix(name, ".")
		if n.Type == html.ElementNode && (isClass && slices.Contains(strings.Fields(at.Attribute("class")), class) || n.Data == name) {
			found = append(found, at)
		}
	}
	return found
}

// One finds the only element with a tag or class. It fails if there is not exactly one.
func (p Page) One(name string) Page {
	p.T.Helper()
	found := p.All(name)
	if len(found) != 1 {
		p.T.Fatalf("%d elements are %s, want one", len(found), name)
	}
	return found[0]
}

// Id finds the element with an id. It fails if there is none.
func (p Page) Id(id string) Page {
	p.T.Helper()
	for n := range p.Descendants() {
		if at := (Page{p.T, n}); at.Attribute("id") == id {
			return at
		}
	}
	p.T.Fatalf("no element is #%s", id)
	return Page{}
}

// Words is the text in p, with single spaces.
func (p Page) Words() string {
	var b strings.Builder
	for n := range p.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data + " ")
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Text is the text of the element with an id.
func (p Page) Text(id string) string { p.T.Helper(); return p.Id(id).Words() }

// Chosen is the value that a menu shows.
func (p Page) Chosen(menu string) string {
	p.T.Helper()
	var values []string
	for _, o := range p.Id(menu).All("option") {
		if o.Has("selected") {
			values = append(values, o.Attribute("value"))
		}
	}
	return strings.Join(values, "+")
}

// Drawn are the nodes of the tree on the page, by fragment.
func (p Page) Drawn() map[string]Page {
	nodes := map[string]Page{}
	for _, g := range p.Id("tree").All(".node") {
		nodes[g.Attribute("data-key")] = g
	}
	return nodes
}

// Texts are the words in each of the elements.
func Texts(elements []Page) []string {
	var all []string
	for _, e := range elements {
		all = append(all, e.Words())
	}
	return all
}

// KeyFor finds the key of a letter on the keyboard.
func (p Page) KeyFor(letter string) Page {
	p.T.Helper()
	for _, key := range p.All(".key") {
		if key.Attribute("data-letter") == letter {
			return key
		}
	}
	p.T.Fatalf("no key for %s", letter)
	return Page{}
}

// Table are the rows of the only table in the element with an id, with a bar between cells.
func (p Page) Table(id string) []string {
	p.T.Helper()
	var rows []string
	for _, row := range p.Id(id).One("table").One("tbody").All("tr") {
		var cells []string
		for n := range row.ChildNodes() {
			cells = append(cells, Page{p.T, n}.Words())
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return rows
}

// HasID reports whether there is an element with an id.
func (p Page) HasID(id string) bool {
	for n := range p.Descendants() {
		if (Page{p.T, n}).Attribute("id") == id {
			return true
		}
	}
	return false
}
