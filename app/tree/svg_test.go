package tree

import (
	"encoding/xml"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"spectrie/app/golden"
)

// drawings are the golden ones: a layout and what it is drawn for.
func drawings(t testing.TB) map[string]struct {
	layout  *Layout
	options Options
} {
	two := grow(2, "jail", "jamb", "jazz", "jejune", "jilt", "jowl", "juvenile")
	descend(t, two, "j").Children[0].Best = true
	find(t, two, "jai").Best, find(t, two, "jail").Best = true, true

	three := grow(3, "quack", "quad", "quay", "queen", "queer", "quest", "quiz", "quoin", "quota")
	descend(t, three, "qu")

	fans := grow(2, "jail", "jamb", "jazz", "jejune", "jilt", "juvenile")
	cut(t, fans, "je", 23)
	cut(t, fans, "ju", 1392)
	find(t, fans, "ja").Hidden = 5
	find(t, fans, "ji").Mark = Neutral
	descend(t, fans, "j").Hidden = 54

	learnt := grow(3, "jail", "jamb", "jazz", "jejune", "jilt", "jowl", "juvenile")
	for key, m := range map[string]Memory{"": Known, "jai": Known, "jam": Learning, "jeju": Lapsed, "jil": New, "jow": Lapsed + 1} {
		find(t, learnt, key).Memory = m
	}
	descend(t, learnt, "j")

	return map[string]struct {
		layout  *Layout
		options Options
	}{
		"two-players":   {Arrange(two, Standard), Options{IDPrefix: "tree-", ActiveKey: "ja"}},
		"three-players": {Arrange(three, Standard), Options{IDPrefix: "tree-", ActiveKey: "qu"}},
		"fans":          {Arrange(fans, Standard), Options{IDPrefix: "tree-", ActiveKey: ""}},
		"learnt":        {Arrange(learnt, Standard), Options{IDPrefix: "tree-", ActiveKey: "j"}},
		"saved-learnt":  {Arrange(learnt, Standard), Options{Palette: &Night, Title: "Ghost after J, 3 players"}},
		"saved-day":     {Arrange(three, Standard), Options{Palette: &Day, Title: "Ghost after QU, 3 players"}},
		"saved-night":   {Arrange(fans, Standard), Options{Palette: &Night, Title: "Ghost after J, 2 players"}},
	}
}

func TestGolden(t *testing.T) {
	for name, d := range drawings(t) {
		t.Run(name, func(t *testing.T) {
			golden.Check(t, filepath.Join("testdata", name+".svg"), golden.Lines(d.layout.SVG(d.options).String()))
		})
	}
}

// elements returns the start tags of a drawing; it fails when it is not XML.
func elements(t *testing.T, svg string) []xml.StartElement {
	t.Helper()
	var all []xml.StartElement
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("not well formed: %v\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e.Copy())
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	k := slices.IndexFunc(e.Attr, func(a xml.Attr) bool { return a.Name.Local == name })
	if k < 0 {
		return ""
	}
	return e.Attr[k].Value
}

func TestPageDrawing(t *testing.T) {
	for name, d := range drawings(t) {
		if d.options.Palette != nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			svg := d.layout.SVG(d.options).String()
			items, selected, active := 0, 0, 0
			for _, e := range elements(t, svg) {
				for _, a := range e.Attr {
					if slices.Contains([]string{"style", "fill", "stroke", "font-size", "onclick"}, a.Name.Local) {
						t.Errorf("%s has %s: painting is the stylesheet's", e.Name.Local, a.Name.Local)
					}
				}
				if attribute(e, "role") != "treeitem" {
					continue
				}
				p := d.layout.Nodes[items]
				if attribute(e, "data-key") != p.Key {
					t.Errorf("item %d is %q, want %q", items, attribute(e, "data-key"), p.Key)
				}
				if got := attribute(e, "aria-expanded"); (got != "") != p.Expandable || (got == "true") != p.Expanded {
					t.Errorf("%q has aria-expanded %q", p.Key, got)
				}
				if attribute(e, "aria-selected") == "true" {
					selected++
				}
				if slices.Contains(strings.Fields(attribute(e, "class")), "active") {
					active++
				}
				items++
			}
			if items != len(d.layout.Nodes) || selected != 1 || active != 1 {
				t.Errorf("%d items for %d nodes, %d selected, %d active", items, len(d.layout.Nodes), selected, active)
			}
		})
	}
}

func TestSavedDrawingStandsAlone(t *testing.T) {
	for name, d := range drawings(t) {
		if d.options.Palette == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			svg := d.layout.SVG(d.options).String()
			all := elements(t, svg)
			if all[0].Name.Space != "http://www.w3.org/2000/svg" || attribute(all[0], "viewBox") == "" {
				t.Errorf("the root is %v", all[0])
			}
			if !strings.Contains(svg, "<title>"+d.options.Title+"</title>") {
				t.Error("no title")
			}
			for _, e := range all {
				for _, a := range e.Attr {
					if slices.Contains([]string{"style", "class", "id", "href"}, a.Name.Local) || strings.Contains(a.Value, "url(") || strings.Contains(a.Value, "var(") {
						t.Errorf("%s %s=%q needs something outside the file", e.Name.Local, a.Name.Local, a.Value)
					}
				}
			}
		})
	}
}

func TestHostileText(t *testing.T) {
	const hostile = `</text><script>alert("1 & 2")</script>` + "\x00\xff\n'"
	root := &Node{Key: hostile, Letter: hostile, Label: hostile, Children: []*Node{
		{Key: hostile + "x", Letter: "<", Word: hostile, Label: hostile, Loser: -3, Mark: 77},
	}}
	l := Arrange(root, Standard)
	for name, o := range map[string]Options{
		"page": {IDPrefix: `"><script>`, ActiveKey: hostile},
		"file": {Palette: &Day, Title: hostile},
	} {
		t.Run(name, func(t *testing.T) {
			for _, e := range elements(t, l.SVG(o).String()) {
				if e.Name.Local == "script" {
					t.Fatal("the text became markup")
				}
				if key := attribute(e, "data-key"); key != "" && !strings.HasPrefix(key, `</text><script>alert("1 & 2")</script>`+"\uFFFD\uFFFD\n'") {
					t.Errorf("the key came back as %q", key)
				}
			}
		})
	}
}
