//go:build !js

package site

import (
	"bytes"
	"errors"
	"strings"

	"golang.org/x/net/html"
)

// page turns the page that go-app drew into the one we serve.
func page(drawn []byte) ([]byte, error) {
	document, err := html.Parse(bytes.NewReader(drawn))
	if err != nil {
		return nil, err
	}
	head, body := findNode(document, isTag("head")), findNode(document, isTag("body"))
	if head == nil || body == nil {
		return nil, errors.New("go-app drew a page without head or body")
	}
	if err := canonical(document); err != nil {
		return nil, err
	}

	rewriteHead(head)
	if err := rewriteBody(body); err != nil {
		return nil, err
	}
	if err := checkRelative(document); err != nil {
		return nil, err
	}
	sortAttributes(document)

	var out bytes.Buffer
	if err := html.Render(&out, document); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

// policy is the page's Content-Security-Policy: nothing from elsewhere, no inline script or style.
const policy = "default-src 'self'; " +
	"script-src 'self' 'wasm-unsafe-eval'; " +
	"style-src 'self'; " +
	"img-src 'self' data: blob:; " +
	"object-src 'none'; base-uri 'none'; form-action 'none'"

// rewriteHead removes elements that need a domain or that we do not use. It also puts first what must come
// early: the character set within the first kilobyte, the policy before anything that it governs, and boot.js
// before the first paint.
func rewriteHead(head *html.Node) {
	var kept []*html.Node
	for _, n := range detachChildren(head) {
		switch {
		case attr(n, "charset") != "",
			attr(n, "property") == "og:url",
			attr(n, "property") == "og:image",
			n.Data == "meta" && attr(n, "content") == "",
			attr(n, "href") == "app.css":
			continue
		case attr(n, "name") == "theme-color":
			setAttr(n, "media", "(prefers-color-scheme: light)")
		case attr(n, "src") == "wasm_exec.js":
			// If a script after them fails, wasm_exec.js included, they tell the person and offer what helps.
			kept = append(kept,
				element("script", "defer", "", "src", "web/hash.js"),
				element("script", "defer", "", "src", "web/rescue.js"),
				element("script", "defer", "", "src", "web/update.js"),
				element("script", "defer", "", "src", "web/ended.js"),
				element("script", "defer", "", "src", "web/map.js"),
				element("script", "defer", "", "src", "web/table.js"))
		case attr(n, "src") == "app.js":
			kept = append(kept, element("script", "defer", "", "src", "web/guard.js"))
		}
		kept = append(kept, n)
	}

	first := []*html.Node{
		element("meta", "charset", "UTF-8"),
		element("meta", "http-equiv", "Content-Security-Policy", "content", policy),
		element("script", "src", "web/boot.js"),
		element("link", "rel", "preload", "as", "font", "type", "font/woff2", "crossorigin", "", "href", "web/vendor/fraunces/fraunces.woff2"),
		element("meta", "name", "color-scheme", "content", "light dark"),
		element("meta", "name", "theme-color", "content", paperNight, "media", "(prefers-color-scheme: dark)"),
	}
	for _, n := range append(first, kept...) {
		nameVersion(n)
		head.AppendChild(n)
		head.AppendChild(&html.Node{Type: html.TextNode, Data: "\n"})
	}
}

// nameVersion adds the version to the address of a script or a stylesheet. Firefox takes stylesheets from its
// memory for as long as the host's max-age allows, without asking the service worker: a new version's page
// would get an old version's stylesheet. Hosts and the worker ignore what stands behind "?".
func nameVersion(n *html.Node) {
	switch {
	case isTag("script")(n) && attr(n, "src") != "":
		setAttr(n, "src", attr(n, "src")+"?"+versionMark)
	case attr(n, "rel") == "stylesheet":
		setAttr(n, "href", attr(n, "href")+"?"+versionMark)
	}
}

// rewriteBody marks the drawing that the program will replace. It also turns go-app's opaque loading screen into
// a line, which boot.css puts into a corner. app.js finds its parts by their ids.
func rewriteBody(body *html.Node) error {
	root := body.FirstChild
	loader := findNode(body, hasID("app-wasm-loader"))
	if root == nil || loader == nil || root == loader {
		return errors.New("go-app drew a page without a root element and a loader after it")
	}
	setAttr(root, "data-prerendered", "")

	label := findNode(loader, hasID("app-wasm-loader-label"))
	if label == nil {
		return errors.New("go-app drew a loader without a label")
	}
	label.Parent.RemoveChild(label)
	removeAttr(label, "class")

	quiet := element("div", "id", "app-wasm-loader")
	quiet.AppendChild(element("span", "id", "app-wasm-loader-icon", "hidden", ""))
	quiet.AppendChild(label)
	loader.Parent.InsertBefore(quiet, loader)
	loader.Parent.RemoveChild(loader)
	return nil
}

func isTag(tag string) func(*html.Node) bool {
	return func(n *html.Node) bool { return n.Type == html.ElementNode && n.Data == tag }
}

func hasID(id string) func(*html.Node) bool {
	return func(n *html.Node) bool { return attr(n, "id") == id }
}

// detachChildren empties n and returns its elements. Text between them is white space.
func detachChildren(n *html.Node) []*html.Node {
	var elements []*html.Node
	for n.FirstChild != nil {
		child := n.FirstChild
		n.RemoveChild(child)
		if child.Type == html.ElementNode || strings.TrimSpace(child.Data) != "" {
			elements = append(elements, child)
		}
	}
	return elements
}
