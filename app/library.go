package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/solver/hangman"
)

// library keeps the dictionaries that were read, and the game solved last.
// Unpacking is the slow step and is never repeated; cutting and solving take a
// few milliseconds and are repeated whenever the rules change.
type library struct {
	dictionaries map[string]*dicts.Dictionary
	own          ownLists

	reachable *dicts.Trie // cut of dictionary cutID at cutLetters
	cutID     string
	cutMin    int
	solution  *solver.Solution // of reachable

	arranged map[string]*hangman.Words // by id of the dictionary
}

// ownListed is closed once Start knows which own lists there are. Nobody waits
// for that who did not ask for one.
var ownListed = make(chan struct{})

// awaitOwnLists shows the own lists in the menus as soon as they are known.
func (s *Site) awaitOwnLists() {
	if app.IsServer {
		return
	}
	select {
	case <-ownListed:
	default:
		s.home.Async(func() {
			<-ownListed
			s.home.Dispatch(func(app.Context) {})
		})
	}
}

// shelf is the library of this program: filled before go-app draws anything,
// natively by the site generator and in the browser by Start.
var shelf library

// UseDictionary makes a dictionary available without fetching it.
func UseDictionary(d *dicts.Dictionary) { shelf.add(d) }

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
	entries := present()
	for _, list := range l.own.lists {
		entries = append(entries, list.entry())
	}
	return entries
}

// nameOf is what a dictionary is called.
func nameOf(id string) string {
	entry, _ := shelf.entry(id)
	return entry.Name
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
