package app

import (
	"context"
	"errors"
	"time"

	"spectrie/dicts"
)

// storeTime is how long the browser may take to answer about stored lists. A
// visit must begin even where it never does.
const storeTime = 3 * time.Second

// ownLists are a person's own dictionaries on this device.
type ownLists struct {
	store  *ownStore // nil when the browser keeps nothing
	denied error     // why it does not
	lists  []ownList // those kept, and those of this visit
}

// open finds out which lists are kept. It blocks for storeTime at the most.
func (o *ownLists) open() {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	store, err := openOwnStore(ctx)
	if err == nil {
		o.lists, err = store.lists(ctx)
	}
	if err != nil {
		o.denied = err
		return
	}
	o.store = store
}

// find is the list with an id, nil when it is not here.
func (o *ownLists) find(id string) *ownList {
	for i := range o.lists {
		if o.lists[i].ID == id {
			return &o.lists[i]
		}
	}
	return nil
}

// load reads the words of a list. It blocks.
func (o *ownLists) load(id string) (*dicts.Dictionary, error) {
	if o.store == nil {
		return nil, o.denied
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*storeTime)
	defer cancel()
	packed, err := o.store.load(ctx, id)
	if errors.Is(err, errNotHere) {
		return nil, errors.New("it is not on this device; ask for the file and import it on the page Dictionaries")
	}
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// entry describes the list as those that ship are described.
func (l ownList) entry() dicts.Entry {
	return dicts.Entry{ID: l.ID, Name: l.Name, About: "Your own list, on this device only.", Source: l.Note, Words: l.Words, Bytes: l.Bytes}
}
