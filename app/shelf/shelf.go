package shelf

import (
	"fmt"
	"strconv"
	"strings"

	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/solver/hangman"
	"spectrie/trainer/puzzle"
)

// Shelf keeps the dictionaries that were read, and the game that was solved last. Unpacking is slow and
// happens once. Cutting and solving take a few milliseconds and happen whenever the rules change.
type Shelf struct {
	Files        func(path string) ([]byte, error) // reads a file of the site by its relative address
	Absent       map[string]bool                   // ids of the shipped dictionaries that are missing here; none on the site
	Dictionaries map[string]*dicts.Dictionary
	Own          ownLists
	OwnListed    chan struct{} // closed once Own has the lists of the device; nil if nobody waits

	reachable *dicts.Trie // dictionary cutID, cut at cutMin letters
	cutID     string
	cutMin    int
	solution  *solver.Solution // of reachable

	Arranged map[string]*hangman.Words // by the dictionary's id

	Puzzles    *puzzle.Set // nil until they were read
	puzzleGame *puzzle.Game
}

// New returns an empty shelf. Shipped dictionaries are files of the site, and own lists are on a device.
func New(files func(path string) ([]byte, error), device storage.Device) *Shelf {
	return &Shelf{Files: files, Own: ownLists{device: device}, OwnListed: make(chan struct{})}
}

// ListOwn reads which own lists there are. It blocks.
func (l *Shelf) ListOwn() {
	l.Own.open()
	close(l.OwnListed)
}

// Add puts a dictionary on the shelf.
func (l *Shelf) Add(d *dicts.Dictionary) {
	if l.Dictionaries == nil {
		l.Dictionaries = map[string]*dicts.Dictionary{}
	}
	l.Dictionaries[d.ID] = d
	delete(l.Arranged, d.ID)
}

func (l *Shelf) Has(id string) bool { return l.Dictionaries[id] != nil }

// Entry describes a shipped dictionary or an own list. An own list that is not on this device has an entry
// too, because an address can name it.
func (l *Shelf) Entry(id string) (dicts.Entry, bool) {
	if entry, ok := dicts.Lookup(id); ok {
		return entry, true
	}
	if list := l.Own.ByID(id); list != nil {
		return list.Entry(), true
	}
	return dicts.Entry{ID: id, Name: "Someone’s own list"}, dicts.IsOwnID(id)
}

// Entries are all dictionaries that are available here, shipped ones first.
func (l *Shelf) Entries() []dicts.Entry {
	entries := l.shippedHere()
	for _, list := range l.Own.Lists {
		entries = append(entries, list.Entry())
	}
	return entries
}

// Described is the entry of a dictionary that is known to have one.
func (l *Shelf) Described(id string) dicts.Entry {
	entry, _ := l.Entry(id)
	return entry
}

// NameOf is the name of a dictionary.
func (l *Shelf) NameOf(id string) string {
	return l.Described(id).Name
}

// Solve returns the solved game over a dictionary, which must be on the shelf.
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

// Read reads a dictionary from the site or an own list from the device. It blocks. It does not put the
// dictionary on the shelf: only the goroutine that handles events may do that.
func (l *Shelf) Read(entry dicts.Entry) (*dicts.Dictionary, error) {
	read := l.ReadShipped
	if dicts.IsOwnID(entry.ID) {
		read = func(entry dicts.Entry) (*dicts.Dictionary, error) { return l.Own.Load(entry.ID) }
	}
	d, err := read(entry)
	if err == nil && d.ID != entry.ID {
		return nil, fmt.Errorf("the file has %s instead", d.ID)
	}
	return d, err
}

// ReadShipped reads a dictionary from the site. It blocks.
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

// ShippedPath is the relative address of a shipped dictionary.
func ShippedPath(entry dicts.Entry) string { return "web/dicts/" + entry.File }

// FreeName is name, followed by a number if a dictionary other than id already has that name.
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

// HangmanWords are the words of a dictionary, which must be on the shelf, arranged for Hangman. Arranging
// them can take dozens of milliseconds on a phone, so the shelf keeps the result.
func (l *Shelf) HangmanWords(id string) *hangman.Words {
	words := l.Arranged[id]
	if words == nil {
		words = hangman.NewWords(l.Dictionaries[id].Trie)
		l.Arrange(id, words)
	}
	return words
}

// Arrange keeps the words of a dictionary, arranged for Hangman.
func (l *Shelf) Arrange(id string, words *hangman.Words) {
	if l.Arranged == nil {
		l.Arranged = map[string]*hangman.Words{}
	}
	l.Arranged[id] = words
}
