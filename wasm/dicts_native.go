//go:build !js

package main

import (
	"errors"
	"flag"
	"os"

	"spectrie/dicts/data"
)

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
