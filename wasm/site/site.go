//go:build !js

// Package site writes Spectrie as a folder of static files that any host serves, under any path,
// without rebuilding: every address in it is relative.
//
// go-app draws the page and its loader for a site at the root of its own domain. This package changes them to
// work anywhere, adds the assets and the dictionaries, and writes a service worker that knows each file by its
// hash. The same input gives the same bytes, so visitors are offered an update only when there is one.
package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
)

// Options says what the site is made of. All fields are needed.
type Options struct {
	Wasm         string // the compiled client, a file
	Assets       fs.FS  // served under web/
	Dictionaries fs.FS  // packed dictionaries and their licences, served under web/dicts/
	Puzzles      []byte // of these dictionaries, as package puzzle encodes them
}

// files holds the site by its slash-separated paths, as they will be in the folder.
type files map[string][]byte

// puzzlesName is where package shelf looks for the puzzles.
const puzzlesName = "web/puzzles.txt"

// versionMark stands for the version in the generated files until all contents are known.
const versionMark = "spectrie-version-mark"

// Generate writes the site into the folder dir and replaces an earlier site there. Register go-app's routes
// first: they draw the page.
func Generate(dir string, o Options) error {
	site, err := assemble(o)
	if err != nil {
		return fmt.Errorf("generating the site: %w", err)
	}
	beside, err := packed(site)
	if err != nil {
		return fmt.Errorf("packing the site: %w", err)
	}
	maps.Copy(site, beside)
	return write(dir, site)
}

func assemble(o Options) (files, error) {
	site := files{}

	wasm, err := os.ReadFile(o.Wasm)
	if err != nil {
		return nil, fmt.Errorf("reading the compiled client: %w", err)
	}
	site["web/app.wasm"] = wasm

	if err := site.add("web", o.Assets); err != nil {
		return nil, err
	}
	if err := site.add("web/dicts", o.Dictionaries); err != nil {
		return nil, err
	}
	site[puzzlesName] = o.Puzzles
	site.stripScripts()
	if err := site.addShell(); err != nil {
		return nil, err
	}

	version := site.version()
	for _, name := range []string{"index.html", "app.js"} {
		site[name] = []byte(strings.ReplaceAll(string(site[name]), versionMark, version))
	}
	worker := worker(site, version)
	if site[oneFileName], err = oneFile(site); err != nil {
		return nil, fmt.Errorf("writing %s: %w", oneFileName, err)
	}
	site["app-worker.js"] = worker
	return site, nil
}

// add copies every file of from below the folder at.
func (site files) add(at string, from fs.FS) error {
	return fs.WalkDir(from, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		to := path.Join(at, name)
		if _, taken := site[to]; taken {
			return fmt.Errorf("two files would be written to %s", to)
		}
		site[to], err = fs.ReadFile(from, name)
		return err
	})
}

// version is the same for the same site and differs for any other: a hash over the names and
// contents of all files and over the service worker's own code.
func (site files) version() string {
	hash := sha256.New()
	for _, name := range site.names() {
		fmt.Fprintf(hash, "%s %d\n", name, len(site[name]))
		hash.Write(site[name])
	}
	hash.Write([]byte(workerTemplate))
	return hex.EncodeToString(hash.Sum(nil)[:8])
}

func (site files) names() []string {
	return slices.Sorted(maps.Keys(site))
}
