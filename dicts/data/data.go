// Package data holds the packed dictionaries of [dicts.Catalogue] and the
// licence texts of their sources, and builds them from the packages they come
// from. It embeds all of them, several hundred kilobytes, so the browser client
// must not import it: the client fetches the files from the site.
package data

import (
	"embed"
	"fmt"

	"spectrie/dicts"
)

// Files are the packed dictionaries and the licence texts, by the names that
// the catalogue gives them.
//
//go:embed *.trie scowl.txt wamerican.txt web2.txt
var Files embed.FS

// Open returns the packed bytes of a dictionary of the catalogue.
func Open(id string) ([]byte, error) {
	entry, ok := dicts.Lookup(id)
	if !ok {
		return nil, fmt.Errorf("no dictionary called %q ships with the program", id)
	}
	packed, err := Files.ReadFile(entry.File)
	if err != nil {
		return nil, fmt.Errorf("dictionary %q is in the catalogue but not built: %w", id, err)
	}
	return packed, nil
}

// Load returns a dictionary of the catalogue, ready to use.
func Load(id string) (*dicts.Dictionary, error) {
	packed, err := Open(id)
	if err != nil {
		return nil, err
	}
	d, err := dicts.Load(packed)
	if err != nil {
		return nil, fmt.Errorf("dictionary %q: %w", id, err)
	}
	return d, nil
}
