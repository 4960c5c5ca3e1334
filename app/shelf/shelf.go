package shelf

import (
	"fmt"
	"strconv"
	"strings"

	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/solver/hangman"
)

// Shelf keeps the dictionaries that were read, and the game solved last.
// Unpacking is the slow step and is never repeated; cutting and solving take a
// few milliseconds and are repeated whenever the rules change.
type Shelf struct {
	Files        func(path string) ([]byte, error) // reads a file of the site by its relative address
	Absent       map[string]bool                   // ids of the shipped dictionaries that are not in this file; none on the site
	Dictionaries map[string]*dicts.Dictionary
	Own          ownLists
	OwnListed    chan struct{} // closed once it is known which own lists there are; nil where nobody looks

	reachable *dicts.Trie // cut of dictionary cutID at cutLetters
	cutID     string
	cutMin    int
	solution  *solver.Solution // of reachable

	Arranged map[string]*hangman.Words // by id of the dictionary
}

// New is an empty library. The dictionaries that ship are files of the site, and
// own lists are kept on a device.
func New(files func(path string) ([]byte, error), device storage.Device) *Shelf {
	return &Shelf{Files: files, Own: ownLists{device: device}, OwnListed: make(chan struct{})}
}

// ListOwn finds out which own lists there are. It blocks.
func (l *Shelf) ListOwn() {
	l.Own.open()
	close(l.OwnListed)
}

func (l *Shelf) Add(d *dicts.Dictionary) {
	if l.Dictionaries == nil {
		l.Dictionaries = map[string]*dicts.Dictionary{}
	}
	l.Dictionaries[d.ID] = d
	delete(l.Arranged, d.ID)
}

func (l *Shelf) Has(id string) bool { return l.Dictionaries[id] != nil }

// Entry describes a dictionary that ships or is the person's own. An own one
// that is not on this device has an entry too, which says so: an address may
// name it.
func (l *Shelf) Entry(id string) (dicts.Entry, bool) {
	if entry, ok := dicts.Lookup(id); ok {
		return entry, true
	}
	if list := l.Own.Find(id); list != nil {
		return list.Entry(), true
	}
	return dicts.Entry{ID: id, Name: "Somebody’s own list"}, dicts.IsOwnID(id)
}

// Entries are all dictionaries that can be had here, those that ship first.
func (l *Shelf) Entries() []dicts.Entry {
	entries := l.present()
	for _, list := range l.Own.Lists {
		entries = append(entries, list.Entry())
	}
	return entries
}

// Described is the entry of the dictionary id, which must have one.
func (l *Shelf) Described(id string) dicts.Entry {
	entry, _ := l.Entry(id)
	return entry
}

// NameOf is what a dictionary is called.
func (l *Shelf) NameOf(id string) string {
	return l.Described(id).Name
}

// Solve returns the solved game over the dictionary id, which must be there.
func (l *Shelf) Solve(id string, rules solver.Rules) (*solver.Solution, error) {
	if l.reachable == nil || l.cutID != id || l.cutMin != rules.MinLetters {
		l.reachable = l.Dictionaries[id].Reachable(rules.MinLetters)
		l.cutID, l.cutMin, l.solution = id, rules.MinLetters, nil
	}
	if l.solution == nil || l.solution.Rules() != rules {
		solution, err := solver.Solve(l.reachable, rules)
		if err != nil {
			return nil, err
		}
		l.solution = solution
	}
	return l.solution, nil
}

// KeepOwnOn makes a device the place where own lists are kept.
func (l *Shelf) KeepOwnOn(device storage.Device) { l.Own.device = device }

// Read reads a dictionary, from the site or from the person's own on this device. It
// blocks, and does not put it on the shelf, which is for the goroutine that handles
// events.
func (l *Shelf) Read(entry dicts.Entry) (*dicts.Dictionary, error) {
	read := l.ReadShipped
	if dicts.IsOwnID(entry.ID) {
		read = func(entry dicts.Entry) (*dicts.Dictionary, error) { return l.Own.Load(entry.ID) }
	}
	d, err := read(entry)
	if err == nil && d.ID != entry.ID {
		return nil, fmt.Errorf("the file holds %s instead", d.ID)
	}
	return d, err
}

func (l *Shelf) ReadShipped(entry dicts.Entry) (*dicts.Dictionary, error) {
	if l.Absent[entry.ID] {
		return nil, ErrAbsent
	}
	packed, err := l.Files(ShippedPath(entry))
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// ShippedPath is where a dictionary lies that ships.
func ShippedPath(entry dicts.Entry) string { return "web/dicts/" + entry.File }

// FreeName is name, with a number behind it when another dictionary than id is
// already called so.
func (l *Shelf) FreeName(name, id string) string {
	taken := func(name string) bool {
		for _, entry := range l.Entries() {
			if entry.ID != id && strings.EqualFold(entry.Name, name) {
				return true
			}
		}
		return false
	}
	free := name
	for n := 2; taken(free); n++ {
		free = name + " " + strconv.Itoa(n)
	}
	return free
}

// HangmanWords are the words of the dictionary id, which must be there, as Hangman
// needs them. Arranging them takes some milliseconds, on a phone some dozens, so they are kept.
func (l *Shelf) HangmanWords(id string) *hangman.Words {
	words := l.Arranged[id]
	if words == nil {
		words = hangman.NewWords(l.Dictionaries[id].Trie)
		l.Arrange(id, words)
	}
	return words
}

// Arrange keeps the words of the dictionary id.
func (l *Shelf) Arrange(id string, words *hangman.Words) {
	if l.Arranged == nil {
		l.Arranged = map[string]*hangman.Words{}
	}
	l.Arranged[id] = words
}
