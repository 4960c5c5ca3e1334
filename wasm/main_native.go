//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	ui "spectrie/app"
	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/trainer/puzzle"
	"spectrie/wasm/client"
	"spectrie/wasm/measured"
	"spectrie/wasm/site"
)

// commands are what the native program can do. Each parses its own arguments.
var commands = map[string]func(args []string) error{
	"client":   compileClient,
	"dicts":    packDictionaries,
	"generate": generate,
	"measured": writeMeasured,
	"serve":    serve,
}

func main() {
	if len(os.Args) < 2 {
		usage()
	}
	run, known := commands[os.Args[1]]
	if !known {
		usage()
	}
	if err := run(os.Args[2:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(os.Stderr, "%s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
}

func usage() {
	names := strings.Join(slices.Sorted(maps.Keys(commands)), "|")
	fmt.Fprintf(os.Stderr, "usage: go run ./wasm %s [arguments]\n(./build.sh calls it for every task.)\n", names)
	os.Exit(2)
}

// compileClient compiles the client: client -out FILE. With -flags it only prints the flags for the go command that
// compile packages as the client has them, one a line. Run it in the repository's root.
func compileClient(args []string) error {
	flags := flag.NewFlagSet("client", flag.ContinueOnError)
	out := flags.String("out", "", "file for the compiled client")
	only := flags.Bool("flags", false, "print the flags for the go command")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if (*out == "") != *only || flags.NArg() > 0 {
		return errors.New("usage: client -out FILE, or client -flags")
	}
	if *only {
		lines, err := client.Flags()
		if err != nil {
			return err
		}
		fmt.Println(strings.Join(lines, "\n"))
		return nil
	}
	return client.Compile(*out)
}

// packDictionaries rebuilds the dictionaries that ship: dicts -from DIR -out
// dicts/data. DIR holds the unpacked packages; ./build.sh dicts fetches them.
func packDictionaries(args []string) error {
	flags := flag.NewFlagSet("dicts", flag.ContinueOnError)
	from := flags.String("from", "", "folder with the packages unpacked into npm, wamerican, miscfiles and scowl")
	out := flags.String("out", "", "folder for the packed dictionaries, dicts/data; catalogue_counts.go goes beside it")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *from == "" || *out == "" || flags.NArg() > 0 {
		return errors.New("usage: dicts -from DIR -out dicts/data")
	}
	return data.Build(*from, *out, os.Stdout)
}

// writeMeasured puts what the benchmarks printed into the page of measured figures: measured -native FILE
// -node FILE -browser FILE -stamp TEXT -into FILE. ./build.sh bench calls it.
func writeMeasured(args []string) error {
	flags := flag.NewFlagSet("measured", flag.ContinueOnError)
	native := flags.String("native", "", "what go test -bench printed")
	node := flags.String("node", "", "what it printed as WebAssembly under Node")
	browser := flags.String("browser", "", "the sections that the benchmark in the browser wrote")
	stamp := flags.String("stamp", "", "when, on what and of which commit was measured")
	into := flags.String("into", "", "the page to rewrite")
	if err := flags.Parse(args); err != nil {
		return err
	}
	texts := make([]string, 3)
	for i, name := range []string{*native, *node, *browser} {
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		texts[i] = string(content)
	}
	page, err := os.ReadFile(*into)
	if errors.Is(err, fs.ErrNotExist) {
		page, err = []byte("# Measured\n\nWritten by `./build.sh bench`. No test asserts these figures.\n"), nil
	}
	if err != nil {
		return err
	}
	packages, err := measured.Packages(texts[0], texts[1], *stamp)
	if err != nil {
		return err
	}
	return os.WriteFile(*into, []byte(measured.Rewrite(string(page), packages+"\n"+texts[2])), 0o644)
}

// generate writes the site: generate -wasm FILE [-out dist]. Run it in the repository's root, which holds web/.
func generate(args []string) error {
	flags := flag.NewFlagSet("generate", flag.ContinueOnError)
	out := flags.String("out", "dist", "folder for the site")
	wasm := flags.String("wasm", "", "the client, compiled with GOOS=js GOARCH=wasm")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *wasm == "" || flags.NArg() > 0 {
		return errors.New("usage: generate -wasm FILE [-out dist]")
	}

	// The code that draws the page in the browser also draws it here, with the default dictionary.
	dictionary, err := data.Load(dicts.DefaultID)
	if err != nil {
		return err
	}
	ui.Prerender(dictionary)

	puzzles, err := minePuzzles()
	if err != nil {
		return err
	}
	if err := site.Generate(*out, site.Options{
		Wasm:         *wasm,
		Assets:       os.DirFS("web"),
		Dictionaries: data.Files,
		Puzzles:      puzzles,
	}); err != nil {
		return err
	}
	fmt.Printf("The site is in %s.\n", *out)
	return nil
}

// minePuzzles finds the puzzles of all dictionaries that ship.
func minePuzzles() ([]byte, error) {
	var c puzzle.Collector
	for _, entry := range dicts.Catalogue {
		d, err := data.Load(entry.ID)
		if err != nil {
			return nil, err
		}
		if err := c.AddDictionary(d); err != nil {
			return nil, err
		}
	}
	return c.Set().Encode(), nil
}

// serve serves the site on this machine: serve [-dir dist] [-addr 127.0.0.1:8080].
func serve(args []string) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	dir := flags.String("dir", "dist", "folder of the site")
	address := flags.String("addr", "127.0.0.1:8080", "address to listen on")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return site.Serve(*dir, *address, os.Stdout)
}
