//go:build !js

package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	ui "spectrie/app"
	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/wasm/site"
)

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

	if err := site.Generate(*out, site.Options{
		Wasm:         *wasm,
		Assets:       os.DirFS("web"),
		Dictionaries: data.Files,
	}); err != nil {
		return err
	}
	fmt.Printf("The site is in %s.\n", *out)
	return nil
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
