package app

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

// These tests look at the page as a person does: they read its HTML and find
// things by id, class and label. They need no browser, and so run natively and
// under Node, where app.IsServer is false but there is no document.

// pageAt renders the explorer at view.
func pageAt(t testing.TB, l *library, view View) page {
	t.Helper()
	return rendered(t, explorerAt(t, l, view))
}

// page is a rendered page, or a part of one.
type page struct {
	t testing.TB
	*html.Node
}

func rendered(t testing.TB, e interface{ Render() app.UI }) page {
	t.Helper()
	root, err := html.Parse(strings.NewReader(app.HTMLString(e.Render())))
	if err != nil {
		t.Fatal(err)
	}
	return page{t, root}
}

func (p page) attr(name string) string {
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

func (p page) has(attribute string) bool {
	return slices.ContainsFunc(p.Attr, func(a html.Attribute) bool { return a.Key == attribute && a.Val != "false" })
}

// all finds the elements of a tag, or with the class where name begins with a
// dot, in document order.
func (p page) all(name string) []page {
	var found []page
	for n := range p.Descendants() {
		at := page{p.t, n}
		class, isClass := strings.CutPrefix(name, ".")
		if n.Type == html.ElementNode && (isClass && slices.Contains(strings.Fields(at.attr("class")), class) || n.Data == name) {
			found = append(found, at)
		}
	}
	return found
}

// one finds the only element of a tag or class.
func (p page) one(name string) page {
	p.t.Helper()
	found := p.all(name)
	if len(found) != 1 {
		p.t.Fatalf("%d elements are %s", len(found), name)
	}
	return found[0]
}

func (p page) id(id string) page {
	p.t.Helper()
	for n := range p.Descendants() {
		if at := (page{p.t, n}); at.attr("id") == id {
			return at
		}
	}
	p.t.Fatalf("no element is #%s", id)
	return page{}
}

// words is the text in p, with one space between pieces.
func (p page) words() string {
	var b strings.Builder
	for n := range p.Descendants() {
		if n.Type == html.TextNode {
			b.WriteString(n.Data + " ")
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// text is the text of the element with an id.
func (p page) text(id string) string { p.t.Helper(); return p.id(id).words() }

// chosen is the value that a menu shows.
func (p page) chosen(menu string) string {
	p.t.Helper()
	var values []string
	for _, o := range p.id(menu).all("option") {
		if o.has("selected") {
			values = append(values, o.attr("value"))
		}
	}
	return strings.Join(values, "+")
}

// drawn lists the fragments of the nodes on the page.
func (p page) drawn() map[string]page {
	nodes := map[string]page{}
	for _, g := range p.id("tree").all(".node") {
		nodes[g.attr("data-key")] = g
	}
	return nodes
}
