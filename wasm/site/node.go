//go:build !js

package site

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// element makes an HTML element. Attributes come as key, value, key, value.
func element(tag string, attributes ...string) *html.Node {
	n := &html.Node{Type: html.ElementNode, Data: tag, DataAtom: atom.Lookup([]byte(tag))}
	for pair := range slices.Chunk(attributes, 2) {
		setAttr(n, pair[0], pair[1])
	}
	return n
}

// findNode returns the first node below n that matches, or nil.
func findNode(n *html.Node, matches func(*html.Node) bool) *html.Node {
	for d := range n.Descendants() {
		if matches(d) {
			return d
		}
	}
	return nil
}

// attr returns the value of an attribute, or "" if n does not have it.
func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func hasAttr(n *html.Node, key string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key })
}

func setAttr(n *html.Node, key, value string) {
	removeAttr(n, key)
	n.Attr = append(n.Attr, html.Attribute{Key: key, Val: value})
}

func removeAttr(n *html.Node, key string) {
	n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key })
}

// attributes writes the attributes of n for an error message.
func attributes(n *html.Node) string {
	var out strings.Builder
	for _, a := range n.Attr {
		fmt.Fprintf(&out, " %s=%q", a.Key, a.Val)
	}
	return strings.TrimSpace(out.String())
}
