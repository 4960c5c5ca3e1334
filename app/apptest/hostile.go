package apptest

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// HostileTexts try to become markup. They have no double quotes, because go-app does not escape those in
// attributes when it renders without a browser. Only tests and the generator do that.
func HostileTexts() []string {
	return []string{
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
}

// Harmless is a text that does not try that.
const Harmless = "Family words"

// Shape lists the elements of a page with the names of their attributes. It fails for elements and attributes that
// no page of ours has.
func Shape(p Page) []string {
	p.T.Helper()
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
				p.T.Errorf("<%s> has %s=%q, which no page of ours has", n.Data, a.Key, a.Val)
			}
		}
		if n.Data == "script" || n.Data == "img" || n.Data == "iframe" || n.Data == "object" {
			p.T.Errorf("the page has a <%s>, which no page of ours has", n.Data)
		}
		slices.Sort(names)
		parts = append(parts, n.Data+" "+strings.Join(names, " "))
	}
	return parts
}

// SameShape fails if a hostile text changes the shape of a page.
func SameShape(t testing.TB, what string, got, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Errorf("%s: element %d of %d (want %d) is %q, want %q", what, i, len(got), len(want), at(got, i), at(want, i))
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
