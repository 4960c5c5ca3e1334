package data

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// A source is a file of a package that was unpacked into a folder of its own.
type source struct {
	folder, path string
}

// packages says which package to unpack into each folder.
var packages = map[string]string{
	"npm":       "the npm package dictionaries 0.0.2",
	"wamerican": "the Debian package wamerican 2020.12.07-2",
	"miscfiles": "the Debian package miscfiles 1.5+dfsg-4",
	"scowl":     "the Debian package scowl 2020.12.07-2",
}

// sources are the word lists of each dictionary of the catalogue.
var sources = map[string][]source{
	"american-english-7.1":  {{"npm", "package/dict/american-english"}},
	"american-english-2020": {{"wamerican", "usr/share/dict/american-english"}},
	"web2":                  {{"miscfiles", "usr/share/dict/web2"}},
	"scowl-small":           scowl(35),
	"scowl-large":           scowl(70),
}

// The SCOWL lists. An American dictionary gives spellings first. Variants are other
// accepted spellings, from the more to the less accepted.
var (
	spellings = []string{"english-words", "american-words"}
	variants  = []string{"variant_1-words", "variant_2-words", "variant_3-words"}
)

// scowl names the lists with the spellings of all sizes up to largest.
func scowl(largest dicts.Tier) []source {
	var lists []source
	for _, size := range dicts.Tiers {
		for _, kind := range spellings {
			if size <= largest {
				lists = append(lists, scowlList(kind, size))
			}
		}
	}
	return lists
}

func scowlList(kind string, size dicts.Tier) source {
	return source{"scowl", fmt.Sprintf("usr/share/dict/scowl/%s.%d", kind, size)}
}

// String says where the source is in its package.
func (s source) String() string {
	return fmt.Sprintf("%s, /%s", packages[s.folder], strings.TrimPrefix(s.path, "package/"))
}

// read returns the text of a source below from. It unpacks a file whose name ends in
// .gz, and refuses anything but UTF-8.
func (s source) read(from string) (string, error) {
	name := filepath.Join(from, s.folder, filepath.FromSlash(s.path))
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("%w: %s; unpack %s into %s",
			fs.ErrNotExist, name, packages[s.folder], filepath.Join(from, s.folder))
	}
	if err != nil {
		return "", err
	}
	if strings.HasSuffix(s.path, ".gz") {
		unpacked, err := gzip.NewReader(bytes.NewReader(text))
		if err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
		if text, err = io.ReadAll(unpacked); err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
	}
	if !utf8.Valid(text) {
		return "", fmt.Errorf("%s is not UTF-8; it should be from %s", name, packages[s.folder])
	}
	return string(text), nil
}
