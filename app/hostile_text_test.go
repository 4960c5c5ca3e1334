//go:build !js

package app

import (
	"net/url"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// hostileTexts try to become a part of the page. They hold no double quotes: go-app
// writes those as they are into the attributes of a page that is rendered without a
// browser, as only the generator does.
var hostileTexts = []string{
	`<img src=x onerror=pwned()>`,
	`'><script>pwned()</script>`,
	`' onclick='pwned()' x='`,
	`]]><svg/onload=pwned()>`,
	`</title></style><b>`,
	`javascript:pwned()`,
	`&lt;i&gt; &#60;i&#62;`,
	"\u202e<i>\u2066\u200f",
	`=HYPERLINK(1)`,
}

const harmless = "Family words"

// shape is what a page consists of: its elements with the names of their attributes.
// It reports what no page of ours has.
func shape(p page) []string {
	var parts []string
	for n := range p.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		var names []string
		for _, a := range n.Attr {
			names = append(names, a.Key)
			foreign := a.Key == "href" && !strings.HasPrefix(a.Val, "#") && a.Val != "spectrie.html"
			if foreign || strings.HasPrefix(a.Key, "on") || a.Key == "style" || a.Key == "src" || a.Key == "srcdoc" {
				p.t.Errorf("<%s> has %s=%q", n.Data, a.Key, a.Val)
			}
		}
		if n.Data == "script" || n.Data == "img" || n.Data == "iframe" || n.Data == "object" {
			p.t.Errorf("there is a <%s>", n.Data)
		}
		slices.Sort(names)
		parts = append(parts, n.Data+" "+strings.Join(names, " "))
	}
	return parts
}

// sameShape fails where a hostile text makes another page than a harmless one.
func sameShape(t *testing.T, what string, got, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("%s: element %d of %d and %d is another: %q, not %q", what, i, len(got), len(want), at(got, i), at(want, i))
			return
		}
	}
}

func at(parts []string, i int) string {
	if i < len(parts) {
		return parts[i]
	}
	return ""
}

func TestTheNameOfAListIsText(t *testing.T) {
	words := "abat\nabbey\nébène\nשלום\nßeta\nzebra\n"
	pagesOf := func(name string) (shapes map[Page][]string) {
		m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
		source := text(harmless+".txt", words)
		source.name = cleanName(name)
		m.take(source)
		shapes = map[Page][]string{}
		for _, front := range pages {
			view := View{Page: front, Dict: m.only(t), Rules: solver.Rules{Players: 2, MinLetters: 4}, Seat: 1}
			if front == Compare {
				view.With = dicts.DefaultID
			}
			m.asked = view
			m.show(view)
			m.settle(m.home)
			m.engine.ConsumeAll()
			shapes[front] = shape(rendered(t, m))
		}
		p := planOf(t, m.shelf, View{Page: Strategy, Dict: m.only(t), Rules: solver.Rules{Players: 2, MinLetters: 4}, Seat: 1})
		sheet, err := html.Parse(strings.NewReader(p.cheatSheet()))
		if err != nil {
			t.Fatal(err)
		}
		shapes["sheet"] = shape(page{t, sheet})
		return shapes
	}
	want := pagesOf(harmless)
	for names := range slices.Chunk(hostileTexts, 2) {
		name := strings.Join(names, "")
		for front, got := range pagesOf(name) {
			sameShape(t, name+" on "+string(front), got, want[front])
		}
	}
}

func TestTheNamesOfPlayersAreText(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	table := func(name string) []string {
		setup := duel(true)
		setup.Players[0].Name = name
		a := playAt(t, l, playView(2, 1))
		a.start(setup)
		a.types("h")
		shapes := shape(a.page())
		link := playView(2, 1)
		link.Record = a.p.table.Record()
		a = playAt(t, l, playView(2, 1))
		a.visit(link)
		return append(shapes, shape(a.page())...)
	}
	want := table(harmless)
	for _, name := range hostileTexts {
		letters := slices.DeleteFunc([]rune(name), func(r rune) bool { return !unicode.IsGraphic(r) })
		name = strings.TrimSpace(string(letters[:min(match.MostName, len(letters))]))
		sameShape(t, name, table(name), want)
	}
}

func TestAnAddressIsText(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	hostile := url.QueryEscape(strings.Join(hostileTexts, " "))
	query := ""
	for _, key := range []string{"dict", "fragment", "find", "with", "match", "record", "template", "without", "tried", "players", "unknown"} {
		query += "&" + key + "=" + hostile
	}
	for _, front := range pages {
		m := mount(t, l)
		m.asked, m.problems = ParseAddress("#/"+string(front)+"?"+query, new(library).entry)
		if len(m.problems) == 0 {
			t.Errorf("%s: nothing is wrong", front)
		}
		if m.ready(m.asked) && front != HangmanProof { // its tournament would begin
			m.show(m.asked)
			m.engine.ConsumeAll()
		}
		shape(rendered(t, m))
	}
}

func TestTheNameOfARefusedFileIsText(t *testing.T) {
	said := func(name string) []string {
		m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
		m.take(wordSource{file: name, name: cleanName(name), size: 3, open: text(name, "\x00\x01\x02").open})
		return shape(rendered(t, m))
	}
	want := said("words.txt")
	for _, name := range hostileTexts {
		sameShape(t, name, said(name), want)
	}
}
