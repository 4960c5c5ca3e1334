package puzzle

import (
	"runtime"
	"sync"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/trainer/match"
)

// shipped is what the tests make of the dictionaries that ship, once.
var shipped struct {
	sync.Mutex
	set   *Set
	dicts map[string]*dicts.Dictionary
	games map[string]*Game
	books map[string]*match.Book
}

func shippedDictionary(t testing.TB, id string) *dicts.Dictionary {
	t.Helper()
	if d := shipped.dicts[id]; d != nil {
		return d
	}
	d, err := data.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	if shipped.dicts == nil {
		shipped.dicts = map[string]*dicts.Dictionary{}
		shipped.games = map[string]*Game{}
		shipped.books = map[string]*match.Book{}
	}
	shipped.dicts[id] = d
	return d
}

// shippedSet is the set of the site.
func shippedSet(t testing.TB) *Set {
	t.Helper()
	shipped.Lock()
	defer shipped.Unlock()
	if shipped.set == nil {
		var c Collector
		for _, entry := range dicts.Catalogue {
			if err := c.AddDictionary(shippedDictionary(t, entry.ID)); err != nil {
				t.Fatal(err)
			}
		}
		shipped.set = c.Set()
	}
	return shipped.set
}

// shippedGame is the game of a puzzle of that set.
func shippedGame(t testing.TB, p Puzzle) *Game {
	t.Helper()
	shipped.Lock()
	defer shipped.Unlock()
	g := shipped.games[p.group()]
	if g == nil {
		var err error
		d := shippedDictionary(t, p.Dict)
		if g, err = cutGame(p.Dict, d.Reachable(p.Rules.MinLetters), p.Rules.Players); err != nil {
			t.Fatal(err)
		}
		shipped.games[p.group()] = g
	}
	return g
}

// shippedBook is the book of a match from a puzzle of that set. Only one test may use it.
func shippedBook(t testing.TB, p Puzzle) *match.Book {
	t.Helper()
	shipped.Lock()
	defer shipped.Unlock()
	b := shipped.books[p.group()]
	if b == nil {
		b = match.NewBook(shippedDictionary(t, p.Dict).Trie, p.Rules.MinLetters)
		shipped.books[p.group()] = b
	}
	return b
}

// onlyNatively skips a long test as WebAssembly, where nothing that it checks is different: the hashes of the set and
// of the days are checked there too.
func onlyNatively(t *testing.T) {
	t.Helper()
	if runtime.GOARCH == "wasm" {
		t.Skip("takes long as WebAssembly")
	}
}
