package apptest

import (
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
	"testing"

	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/dicts/data"
)

// ShelfWith is a shelf with shipped dictionaries.
func ShelfWith(t testing.TB, ids ...string) *shelf.Shelf {
	t.Helper()
	var l shelf.Shelf
	for _, id := range ids {
		d, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		l.Add(d)
	}
	return &l
}

// OldLists are the two lists of the published solutions.
func OldLists(t testing.TB) *shelf.Shelf { return ShelfWith(t, dicts.DefaultID, "web2") }

// ShelfOf is a shelf whose default dictionary has just these words. Its alphabet is their letters.
func ShelfOf(t testing.TB, words ...string) *shelf.Shelf {
	t.Helper()
	letters := []rune(strings.Join(words, ""))
	if len(letters) == 0 {
		letters = []rune("a")
	}
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(words)
	b := dicts.NewBuilder(alphabet, false)
	for _, word := range words {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	var l shelf.Shelf
	l.Add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	return &l
}

// TinyList puts a dictionary of a few words on a shelf.
func TinyList(t testing.TB, l *shelf.Shelf, id, name string, words ...string) dicts.Entry {
	t.Helper()
	return ListOver(t, l, dicts.Latin, id, name, words...)
}

// ListOver is like TinyList, with an alphabet.
func ListOver(t testing.TB, l *shelf.Shelf, alphabet dicts.Alphabet, id, name string, words ...string) dicts.Entry {
	t.Helper()
	b := dicts.NewBuilder(alphabet, false)
	for _, word := range words {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	l.Add(&dicts.Dictionary{ID: id, Trie: b.Trie()})
	return dicts.Entry{ID: id, Name: name, Words: len(words)}
}

// Shipped reads a dictionary file of the site.
func Shipped(path string) ([]byte, error) {
	return data.Files.ReadFile(strings.TrimPrefix(path, "web/dicts/"))
}

// ByHand lets a test answer the requests of a shelf one by one: it sends an error or nil for a path.
func ByHand(l *shelf.Shelf) func(path string) chan error {
	queues := map[string]chan error{}
	queue := func(path string) chan error {
		if queues[path] == nil {
			queues[path] = make(chan error, 8)
		}
		return queues[path]
	}
	for _, entry := range dicts.Catalogue { // all of them now, so that no request writes the map
		queue("web/dicts/" + entry.File)
		queue("web/dicts/" + entry.Licence)
	}
	l.Files = func(path string) ([]byte, error) {
		if err := <-queue(path); err != nil {
			return nil, err
		}
		return Shipped(path)
	}
	return queue
}

// OnlyLists makes these dictionaries the whole catalogue for one test.
func OnlyLists(t testing.TB, entries ...dicts.Entry) {
	t.Helper()
	before := dicts.Catalogue
	t.Cleanup(func() { dicts.Catalogue = before })
	dicts.Catalogue = entries
}

// BackupFile is a backup file that a person chooses.
func BackupFile(name string, data []byte) shelf.WordSource {
	return shelf.WordSource{File: name, Size: int64(len(data)), Open: func(context.Context) io.Reader { return bytes.NewReader(data) }}
}

// HostileName tries to break out of the markup of a page and out of the fields of a file.
const HostileName = `"Ours", <script>alert(1)</script>`
