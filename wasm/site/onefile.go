//go:build !js

package site

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/net/html"
)

// oneFile makes one file of the site's page. It opens from a file system without a server. Styles, scripts
// and pictures are in it as they are. The program, the default dictionary and the licences are packed behind
// the page, so that the browser paints the page before it reads them. The file's policy allows its own style
// and scripts by their hashes, and no request at all.
func oneFile(site files) ([]byte, error) {
	document, err := html.Parse(bytes.NewReader(site["index.html"]))
	if err != nil {
		return nil, err
	}
	head, body := findNode(document, isTag("head")), findNode(document, isTag("body"))

	var style strings.Builder
	style.WriteString(licences(site))
	early := []string{oneFileLoader()}
	var late []string
	var kept []*html.Node
	for _, n := range detachChildren(head) {
		address, _, _ := strings.Cut(attr(n, "src")+attr(n, "href"), "?") // without the version
		switch {
		case attr(n, "charset") != "", attr(n, "http-equiv") != "":
			continue // ours come first
		case attr(n, "rel") == "manifest", attr(n, "rel") == "preload", attr(n, "rel") == "apple-touch-icon":
			continue // only a site needs these
		case address == "web/update.js":
			continue // a file has no worker
		case attr(n, "rel") == "stylesheet":
			css, err := inlineStyle(site, address)
			if err != nil {
				return nil, err
			}
			style.WriteString(css)
			continue
		case isTag("script")(n) && hasAttr(n, "defer"):
			late = append(late, string(site[address]))
			continue
		case isTag("script")(n):
			early = append(early, string(site[address]))
			continue
		case attr(n, "rel") == "icon":
			picture, err := dataAddress(site, address)
			if err != nil {
				return nil, err
			}
			setAttr(n, "href", picture)
		}
		kept = append(kept, n)
	}

	head.AppendChild(element("meta", "charset", "UTF-8"))
	head.AppendChild(element("meta", "http-equiv", "Content-Security-Policy",
		"content", oneFilePolicy(style.String(), append(early, late...))))
	for _, script := range early {
		head.AppendChild(withText(element("script"), script))
	}
	for _, n := range kept {
		head.AppendChild(n)
	}
	head.AppendChild(withText(element("style"), style.String()))

	for _, name := range packedNames(site) {
		n, err := packedElement(name, site[name])
		if err != nil {
			return nil, err
		}
		body.AppendChild(n)
	}
	for _, script := range late {
		body.AppendChild(withText(element("script"), script))
	}
	if err := checkAlone(document); err != nil {
		return nil, err
	}

	var out bytes.Buffer
	if err := html.Render(&out, document); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

// oneFileName is the file that holds all of Spectrie except the other dictionaries. The site links to it as a
// download. It is no part of a version, so the worker does not store it.
const oneFileName = "spectrie.html"

// oneFilePolicy allows this style, these scripts, the program, the typeface, and pictures that are in the
// file or that the program makes.
func oneFilePolicy(style string, scripts []string) string {
	var allowed strings.Builder
	for _, script := range scripts {
		fmt.Fprintf(&allowed, "'%s' ", integrity([]byte(script)))
	}
	return "default-src 'none'; " +
		"script-src " + allowed.String() + "'wasm-unsafe-eval'; " +
		"style-src '" + integrity([]byte(style)) + "'; " +
		"img-src data: blob:; font-src data:; " +
		"base-uri 'none'; form-action 'none'"
}

// checkAlone refuses a file that needs another one, or whose scripts or styles would end too early.
func checkAlone(document *html.Node) error {
	for n := range document.Descendants() {
		if n.Type == html.TextNode && (isTag("script")(n.Parent) || isTag("style")(n.Parent)) {
			if text := strings.ToLower(n.Data); strings.Contains(text, "</"+n.Parent.Data) || strings.Contains(text, "<!--") {
				return fmt.Errorf("a <%s> would end in its middle: it begins %.80q", n.Parent.Data, n.Data)
			}
		}
		if isTag("a")(n) {
			continue // following a link is the reader's choice
		}
		if address := attr(n, "src") + attr(n, "href"); address != "" && !strings.HasPrefix(address, "data:") {
			return errors.New("one file would ask for another: " + address)
		}
	}
	return nil
}

func withText(n *html.Node, text string) *html.Node {
	n.AppendChild(&html.Node{Type: html.TextNode, Data: text})
	return n
}
