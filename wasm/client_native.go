//go:build !js

package main

import (
	"errors"
	"flag"

	"spectrie/wasm/client"
)

// compileClient compiles the client: client -out FILE. Run it in the repository's root.
func compileClient(args []string) error {
	flags := flag.NewFlagSet("client", flag.ContinueOnError)
	out := flags.String("out", "", "file for the compiled client")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *out == "" || flags.NArg() > 0 {
		return errors.New("usage: client -out FILE")
	}
	return client.Compile(*out)
}
