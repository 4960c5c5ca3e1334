package app

import (
	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/solver/hangman"
)

// library keeps the dictionaries that were read, and the game solved last.
// Unpacking is the slow step and is never repeated; cutting and solving take a
// few milliseconds and are repeated whenever the rules change.
type library struct {
	files        func(path string) ([]byte, error) // reads a file of the site by its relative address
	absent       map[string]bool                   // ids of the shipped dictionaries that are not in this file; none on the site
	dictionaries map[string]*dicts.Dictionary
	own          ownLists
	ownListed    chan struct{} // closed once it is known which own lists there are; nil where nobody looks

	reachable *dicts.Trie // cut of dictionary cutID at cutLetters
	cutID     string
	cutMin    int
	solution  *solver.Solution // of reachable

	arranged map[string]*hangman.Words // by id of the dictionary
}

// newLibrary is an empty library. The dictionaries that ship are files of the site, and
// own lists are kept on a device.
func newLibrary(files func(path string) ([]byte, error), device storage.Device) *library {
	return &library{files: files, own: ownLists{device: device}, ownListed: make(chan struct{})}
}

// listOwn finds out which own lists there are. It blocks.
func (l *library) listOwn() {
	l.own.open()
	close(l.ownListed)
}

func (l *library) add(d *dicts.Dictionary) {
	if l.dictionaries == nil {
		l.dictionaries = map[string]*dicts.Dictionary{}
	}
	l.dictionaries[d.ID] = d
	delete(l.arranged, d.ID)
}

func (l *library) has(id string) bool { return l.dictionaries[id] != nil }

// entry describes a dictionary that ships or is the person's own. An own one
// that is not on this device has an entry too, which says so: an address may
// name it.
func (l *library) entry(id string) (dicts.Entry, bool) {
	if entry, ok := dicts.Lookup(id); ok {
		return entry, true
	}
	if list := l.own.find(id); list != nil {
		return list.entry(), true
	}
	return dicts.Entry{ID: id, Name: "Somebody’s own list"}, dicts.IsOwnID(id)
}

// entries are all dictionaries that can be had here, those that ship first.
func (l *library) entries() []dicts.Entry {
	entries := l.present()
	for _, list := range l.own.lists {
		entries = append(entries, list.entry())
	}
	return entries
}

// described is the entry of the dictionary id, which must have one.
func (l *library) described(id string) dicts.Entry {
	entry, _ := l.entry(id)
	return entry
}

// nameOf is what a dictionary is called.
func (l *library) nameOf(id string) string {
	return l.described(id).Name
}

// solve returns the solved game over the dictionary id, which must be there.
func (l *library) solve(id string, rules solver.Rules) (*solver.Solution, error) {
	if l.reachable == nil || l.cutID != id || l.cutMin != rules.MinLetters {
		l.reachable = l.dictionaries[id].Reachable(rules.MinLetters)
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
