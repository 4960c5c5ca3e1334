package app

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"spectrie/dicts"
)

// ownList describes a person's own dictionary, without its words.
type ownList struct {
	ID    string // dicts.WordsID
	Name  string
	Words int
	Bytes int    // packed
	Added int64  // milliseconds since 1970
	Note  string // what import kept and left out, as one or two sentences
}

// A person's own dictionaries are kept on this device by an ownStore: in the
// browser by IndexedDB (own_store_js.go), elsewhere in memory (own_store_native.go).
// Both have the same functions. They block, and must not be called from the
// goroutine that handles events:
//
//	openOwnStore(ctx)          the store; gives up after a few seconds
//	lists(ctx)                 what is there, by name, fit to be shown, and how many records cannot be read
//	load(ctx, id)              the packed words; errNotHere when there are none
//	save(ctx, list, packed)    adds or replaces; returns when both parts are kept; errNewer when a later program has it
//	rename(ctx, id, name)      errNotHere when there is no such list, errNewer when a later program has it
//	remove(ctx, id)            no error when there is no such list
//	reconnected()              whether the browser has closed the database since this was last asked, and it was opened again
//
// When ctx ends first they return its error, or errSilent in a browser that was
// too slow, and the browser is told to take back what it has not yet completed.

// keptLists is what an ownStore has.
type keptLists struct {
	lists []ownList
	left  unreadable
}

// Errors of ownStore.
var (
	errNotHere = errors.New("that dictionary is not on this device")
	errCleared = errors.New("the browser has cleared it")
	errQuota   = errors.New("this device has no room for it")
	errNewer   = errors.New("what is kept here is of a newer version of this page; reload the page to get that version")
	errDenied  = errors.New("this browser keeps nothing for this page (a private window, or storage is blocked)")
	errSilent  = errors.New("this browser’s storage does not answer")
)

// sound reports whether l can be what save was given. What a browser gives back
// may be anything: another program on the same origin could have written it.
func (l ownList) sound() bool {
	return dicts.IsOwnID(l.ID) && l.Words >= 0 && l.Bytes >= 0
}

// mostNote is how many characters of a note are shown. What import writes is
// shorter.
const mostNote = 1000

// fit is l with a name and a note that can be shown. Both stores give every
// list that they read in this form.
func (l ownList) fit() ownList {
	l.Name, l.Note = cleanName(l.Name), cleanLine(l.Note, mostNote)
	if l.Name == "" {
		l.Name = usualName
	}
	return l
}

// check returns an error for a list that could be saved but not found again.
func (l ownList) check() error {
	if !l.sound() {
		return fmt.Errorf("%q with %d words and %d bytes is not an own dictionary", l.ID, l.Words, l.Bytes)
	}
	return nil
}

// sortOwnLists orders lists as they are shown: by name, whatever its case, and
// the older first of two with the same name.
func sortOwnLists(lists []ownList) {
	slices.SortStableFunc(lists, func(a, b ownList) int {
		return cmp.Or(
			cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)),
			cmp.Compare(a.Added, b.Added),
			cmp.Compare(a.ID, b.ID),
		)
	})
}
