package data

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"spectrie/dicts"
)

func load(t *testing.T, id string) *dicts.Dictionary {
	t.Helper()
	d, err := Load(id)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestShippedDictionariesAgreeWithTheCatalogue(t *testing.T) {
	for _, entry := range dicts.Catalogue {
		t.Run(entry.ID, func(t *testing.T) {
			packed, err := Open(entry.ID)
			if err != nil {
				t.Fatal(err)
			}
			d := load(t, entry.ID)
			if entry.File != entry.ID+".trie" || d.ID != entry.ID {
				t.Errorf("file %s holds %q", entry.File, d.ID)
			}
			if words := d.CountWords(dicts.Root); words != entry.Words || len(packed) != entry.Bytes {
				t.Errorf("catalogue_counts.go says %d words and %d bytes, %s has %d words and %d bytes: run ./build.sh dicts",
					entry.Words, entry.Bytes, entry.File, words, len(packed))
			}
			if entry.LeftOut == 0 {
				t.Error("nothing was left out, though every source has capitals")
			}
			if d.Alphabet().String() != dicts.Latin.String() {
				t.Errorf("alphabet %q", d.Alphabet())
			}
			for _, text := range []string{entry.Name, entry.About, entry.Source, entry.LicenceName} {
				if text == "" || strings.Contains(text, "://") {
					t.Errorf("text for people: %q", text)
				}
			}
		})
	}
}

func TestNothingElseShips(t *testing.T) {
	known := map[string]bool{}
	for _, entry := range dicts.Catalogue {
		known[entry.File], known[entry.Licence] = true, true
	}
	files, err := fs.ReadDir(Files, ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !known[file.Name()] {
			t.Errorf("%s is in no entry of the catalogue", file.Name())
		}
	}
	if len(files) != len(known) {
		t.Errorf("%d files for %d names in the catalogue", len(files), len(known))
	}
}

// Every word must come out once and in order, and packing must give the shipped
// bytes again: otherwise they were made by another format or compressor.
func TestPackingAgainGivesTheShippedBytes(t *testing.T) {
	targets := map[string]int{"american-english-2020": 75_000, "web2": 390_000} // bytes, words alone
	for _, entry := range dicts.Catalogue {
		t.Run(entry.ID, func(t *testing.T) {
			d := load(t, entry.ID)
			plain, tiered := dicts.NewBuilder(dicts.Latin, false), dicts.NewBuilder(dicts.Latin, true)
			for n, word := range d.Words(dicts.Root) {
				for _, b := range []*dicts.Builder{plain, tiered} {
					if err := b.Add(word, d.Tier(n)); err != nil {
						t.Fatal(err)
					}
				}
			}
			shipped, err := Open(entry.ID)
			if err != nil {
				t.Fatal(err)
			}
			packed, err := (&dicts.Dictionary{ID: d.ID, Trie: tiered.Trie()}).Pack()
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(packed, shipped) {
				t.Errorf("packs to %d other bytes, %d ship: run ./build.sh dicts", len(packed), len(shipped))
			}
			alone, err := (&dicts.Dictionary{ID: d.ID, Trie: plain.Trie()}).Pack()
			if err != nil {
				t.Fatal(err)
			}
			if target, ok := targets[d.ID]; ok && len(alone) > target {
				t.Errorf("the words alone take %d bytes, at most %d are wanted", len(alone), target)
			}
		})
	}
}

func TestLicencesNameTheirSources(t *testing.T) {
	for name, phrases := range map[string][]string{
		"scowl.txt":     {"dictionaries 0.0.2", "Copyright 2000-2018 by Kevin Atkinson", "Copyright 2000-2011 by Kevin Atkinson", "Copyright 2016 by Benjamin Titze", "J Ross Beresford"},
		"wamerican.txt": {"wamerican 2020.12.07-2", "Copyright 2000-2018 by Kevin Atkinson"},
		"web2.txt":      {"The 1934 copyright has elapsed", "License: GPL-2+", "Version 2, June 1991"},
	} {
		text, err := fs.ReadFile(Files, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, phrase := range phrases {
			if !bytes.Contains(text, []byte(phrase)) {
				t.Errorf("%s does not say %q", name, phrase)
			}
		}
	}
}

func TestUnknownDictionaryIsNamed(t *testing.T) {
	for _, id := range []string{"", "klingon", "../data", "scowl.txt"} {
		if _, err := Load(id); err == nil || !strings.Contains(err.Error(), `"`+id+`"`) {
			t.Errorf("Load(%q): %v", id, err)
		}
	}
}
