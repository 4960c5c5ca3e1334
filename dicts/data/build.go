package data

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"spectrie/dicts"
)

// Build makes every dictionary of the catalogue from packages unpacked into
// from/npm, from/wamerican, from/miscfiles and from/scowl. It writes the packed
// files and the licence texts to the folder out. The counts for the catalogue go to
// catalogue_counts.go in the folder above, where package dicts is. Build writes what
// it measured to report as a table. The same packages give the same bytes. It writes
// no file unless it could build everything.
func Build(from, out string, report io.Writer) error {
	tiers, err := readTiers(from)
	if err != nil {
		return err
	}
	files := map[string][]byte{}
	var results []result
	for _, entry := range dicts.Catalogue {
		r, packed, err := build(entry.ID, from, tiers)
		if err != nil {
			return fmt.Errorf("dictionary %s: %w", entry.ID, err)
		}
		results = append(results, r)
		files[filepath.Join(out, entry.File)] = packed
	}
	for name, compose := range licences {
		text, err := compose(from)
		if err != nil {
			return fmt.Errorf("licence %s: %w", name, err)
		}
		files[filepath.Join(out, name)] = []byte(text)
	}
	files[filepath.Join(out, "..", "catalogue_counts.go")] = counts(results)
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for name, content := range files {
		if err := os.WriteFile(name, content, 0o644); err != nil {
			return err
		}
	}
	return writeReport(report, results)
}

// A result is what the report says of a dictionary.
type result struct {
	list
	id          string
	untiered    int // words without a tier
	nodes       int
	longest     int // letters of the longest word
	wordBytes   int // packed without the tiers
	packedBytes int
}

// build makes one dictionary. It fails when anything does not fit the format.
func build(id, from string, tiers map[string]dicts.Tier) (result, []byte, error) {
	r := result{id: id}
	var err error
	if r.list, err = readList(from, sources[id]); err != nil {
		return r, nil, err
	}
	plain, tiered := dicts.NewBuilder(dicts.Latin, false), dicts.NewBuilder(dicts.Latin, true)
	for _, word := range r.words {
		tier := tiers[word] // NoTier when no list has it
		if tier == dicts.NoTier {
			r.untiered++
		}
		for _, b := range []*dicts.Builder{plain, tiered} {
			if err := b.Add(word, tier); err != nil {
				return r, nil, err
			}
		}
	}
	alone, err := (&dicts.Dictionary{ID: id, Trie: plain.Trie()}).Pack()
	if err != nil {
		return r, nil, err
	}
	trie := tiered.Trie()
	packed, err := (&dicts.Dictionary{ID: id, Trie: trie}).Pack()
	if err != nil {
		return r, nil, err
	}
	r.nodes, r.longest = trie.Len(), trie.Longest()
	r.wordBytes, r.packedBytes = len(alone), len(packed)
	return r, packed, nil
}

// readTiers maps each word of SCOWL, in any accepted spelling, to the smallest size
// that has it.
func readTiers(from string) (map[string]dicts.Tier, error) {
	tiers := map[string]dicts.Tier{}
	for _, size := range dicts.Tiers {
		for _, kind := range slices.Concat(spellings, variants) {
			text, err := scowlList(kind, size).read(from)
			if err != nil {
				return nil, fmt.Errorf("commonness tiers: %w", err)
			}
			for _, word := range lines(text) {
				if _, smaller := tiers[word]; !smaller {
					tiers[word] = size
				}
			}
		}
	}
	return tiers, nil
}
