//go:build !js

package main

import (
	"errors"
	"flag"
	"io/fs"
	"os"

	"spectrie/wasm/measured"
)

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
