//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
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
