//go:build !js

package site

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// canonical undoes what go-app's encoder does to a drawn page. So the browser builds the very
// nodes that the program builds later, and nothing moves when the program takes over.
//
// The encoder puts every child on a line of its own, indented by its depth. This adds spaces
// between words and boxes. It writes attributes as Go strings (strconv.Quote), so a quotation mark
// inside a value breaks the tag. It writes an attribute with the value "true" bare, which means
// nothing for aria-*. It also writes selected="false", which means selected.
func canonical(document *html.Node) error {
	unindent(document, -1)
	for n := range document.Descendants() {
		if err := unquote(n); err != nil {
			return err
		}
	}
	return nil
}

// unindent removes the encoder's line breaks below n, an element at the given depth.
func unindent(n *html.Node, depth int) {
	switch n.Data {
	case "pre", "textarea", "script", "style":
		return
	}
	between := "\n" + strings.Repeat("  ", depth+1)
	end := "\n" + strings.Repeat("  ", max(depth, 0))

	var next *html.Node
	for child := n.FirstChild; child != nil; child = next {
		next = child.NextSibling
		if child.Type != html.TextNode {
			unindent(child, depth+1)
			continue
		}
		child.Data = strings.TrimSuffix(strings.ReplaceAll(child.Data, between, ""), end)
		if child.Data == "" || strings.Contains(child.Data, "\n") && strings.TrimSpace(child.Data) == "" {
			n.RemoveChild(child)
		}
	}
}

func unquote(n *html.Node) error {
	for i := range n.Attr {
		a := &n.Attr[i]
		if strings.ContainsAny(a.Key, `"'\<`) {
			return fmt.Errorf("<%s> has an attribute whose value holds a quotation mark, which go-app writes broken: %s",
				n.Data, attributes(n))
		}
		if strings.Contains(a.Val, `\`) {
			if plain, err := strconv.Unquote(`"` + a.Val + `"`); err == nil {
				a.Val = plain
			}
		}
		if a.Val == "" && neverEmpty(a.Key) {
			a.Val = "true"
		}
	}
	n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return a.Val == "false" && boolean(a.Key) })
	return nil
}

// boolean reports whether HTML takes an attribute for true whatever its value. go-app sets these
// attributes as properties in the browser.
func boolean(key string) bool {
	switch key {
	case "async", "autofocus", "autoplay", "checked", "default", "defer", "disabled", "hidden", "ismap", "loop",
		"multiple", "muted", "open", "readonly", "required", "reversed", "selected":
		return true
	}
	return false
}

// neverEmpty reports whether go-app never writes an attribute empty. A bare name then stands for
// "true".
func neverEmpty(key string) bool {
	return strings.HasPrefix(key, "aria-") ||
		key == "draggable" || key == "value"
}

// sortAttributes puts the attributes into one order. The encoder writes them in the random order
// of a map.
func sortAttributes(document *html.Node) {
	for n := range document.Descendants() {
		slices.SortFunc(n.Attr, func(a, b html.Attribute) int {
			return cmp.Or(cmp.Compare(a.Namespace, b.Namespace), cmp.Compare(a.Key, b.Key))
		})
	}
}

// checkRelative refuses addresses that work only at the root of a domain, and files of other
// origins. It allows links to other sites, because the reader chooses to follow them.
func checkRelative(document *html.Node) error {
	for n := range document.Descendants() {
		for _, a := range n.Attr {
			switch a.Key {
			case "href", "src", "srcset", "poster", "action", "formaction":
			default:
				continue
			}
			scheme, _, named := strings.Cut(a.Val, ":")
			elsewhere := named && !strings.ContainsAny(scheme, "/?#") && scheme != "data" && scheme != "blob"
			if strings.HasPrefix(a.Val, "/") || elsewhere && n.Data != "a" {
				return fmt.Errorf("<%s> has %s=%q, which is not an address inside the site", n.Data, a.Key, a.Val)
			}
		}
	}
	return nil
}
