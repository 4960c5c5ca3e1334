// Package data holds the packed dictionaries of [dicts.Catalogue] and the licence
// texts of their sources. It also builds them from the packages of the sources.
//
// It embeds all of them, which is several hundred kilobytes. So the browser client
// must not import it. The client fetches the files from the site.
package data

import (
	"embed"
	"fmt"

	"spectrie/dicts"
)

// Files are the packed dictionaries and the licence texts, under their names in the
// catalogue.
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
