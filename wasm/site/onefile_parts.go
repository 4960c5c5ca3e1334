//go:build !js

package site

import (
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"spectrie/dicts"
)

// This file makes the parts of Spectrie as one HTML file: the script that unpacks it, the packed
// files, the licences, and the stylesheets with their pictures inside.

//go:embed onefile.js
var oneFileTemplate string

// oneFileLoader is the script that unpacks the files inside the page when the program asks for them.
func oneFileLoader() string {
	codes := make([]int, len(unwelcome))
	for i, c := range unwelcome {
		codes[i] = int(c)
	}
	list, _ := json.Marshal(codes) // numbers can always be written
	return string(withoutComments([]byte(strings.NewReplacer(
		"{{unwelcome}}", string(list),
		"{{firstPlace}}", strconv.Itoa(firstPlace),
	).Replace(oneFileTemplate))))
}

// packedNames are the files that the program asks for: itself, the puzzles, the default dictionary,
// and the licences of all dictionaries.
func packedNames(site files) []string {
	names := []string{"web/app.wasm", puzzlesName}
	for _, name := range site.names() {
		if strings.HasPrefix(name, "web/dicts/") && (path.Ext(name) == ".txt" || name == "web/dicts/"+dicts.DefaultID+".trie") {
			names = append(names, name)
		}
	}
	return names
}

// packedElement holds a file as text; onefile.js reads it.
func packedElement(name string, content []byte) (*html.Node, error) {
	packed, err := gzipped(content)
	if err != nil {
		return nil, err
	}
	n := element("script", "type", "text/plain", "data-file", name, "data-bytes", strconv.Itoa(len(packed)))
	return withText(n, asText(packed)), nil
}

var cssAddress = regexp.MustCompile(`url\("?([^")]+)"?\)`)

// licences are those that lie beside what others made, as a comment of a stylesheet.
func licences(site files) string {
	var all strings.Builder
	for _, name := range site.names() {
		if path.Base(name) == "LICENSE.txt" {
			fmt.Fprintf(&all, "/* %s\n\n%s*/\n", path.Dir(name), site[name])
		}
	}
	return all.String()
}

// inlineStyle is a stylesheet with its pictures.
func inlineStyle(site files, name string) (string, error) {
	css, ok := site[name]
	if !ok {
		return "", fmt.Errorf("there is no stylesheet %s", name)
	}
	var failed error
	inlined := cssAddress.ReplaceAllStringFunc(string(css), func(address string) string {
		to := cssAddress.FindStringSubmatch(address)[1]
		if strings.HasPrefix(to, "data:") {
			return address
		}
		picture, err := dataAddress(site, path.Join(path.Dir(name), to))
		if err != nil {
			failed = fmt.Errorf("%s: %w", name, err)
		}
		return `url("` + picture + `")`
	})
	return inlined + "\n", failed
}

// dataAddress is a file of the site as an address that holds it.
func dataAddress(site files, name string) (string, error) {
	content, ok := site[name]
	if !ok {
		return "", fmt.Errorf("there is no file %s", name)
	}
	kind, ok := types[path.Ext(name)]
	if !ok {
		return "", fmt.Errorf("%s is of no known type", name)
	}
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(content), nil
}
