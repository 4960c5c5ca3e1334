package app

import (
	"context"
	"time"

	"spectrie/app/storage"
	"spectrie/dicts"
)

// storeTime is how long the browser may take to answer about stored lists. A
// visit must begin even where it never does.
const storeTime = 3 * time.Second

// ownLists are a person's own dictionaries on this device, and those that are
// there for this visit alone.
type ownLists struct {
	device  storage.Device
	store   *ownStore // nil when the browser keeps nothing
	denied  error     // why it does not
	lists   []ownList // those kept, and those of this visit, as sortOwnLists orders them
	left    storage.Unreadable
	unkept  map[string]error
	changes int // how often lists was changed here: what was read before is out of date
}

// open finds out which lists are kept. It blocks for storeTime at the most.
func (o *ownLists) open() {
	store, kept, err := o.readKept(o.store)
	if err != nil {
		o.denied = err
		return
	}
	o.opened(store, kept)
}

// opened takes over a store that answers, and what it keeps, unless another was
// taken over meanwhile.
func (o *ownLists) opened(store *ownStore, kept keptLists) {
	if o.store == nil {
		o.store, o.denied = store, nil
		o.reread(kept)
	}
}

// readKept reads which lists are kept, in store or in one that it opens.
func (o *ownLists) readKept(store *ownStore) (*ownStore, keptLists, error) {
	ctx, cancel := context.WithTimeout(context.Background(), storeTime)
	defer cancel()
	if store == nil {
		opened, err := openOwnStore(ctx, o.device)
		if err != nil {
			return nil, keptLists{}, err
		}
		store = opened
	}
	kept, err := store.lists(ctx)
	return store, kept, err
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

// put adds a list or replaces the one with its id. unkept is why the browser
// does not keep it, nil when it does.
func (o *ownLists) put(list ownList, unkept error) {
	o.drop(list.ID)
	o.lists = append(o.lists, list)
	if unkept != nil {
		if o.unkept == nil {
			o.unkept = map[string]error{}
		}
		o.unkept[list.ID] = unkept
	}
	sortOwnLists(o.lists)
}

// drop takes a list out.
func (o *ownLists) drop(id string) {
	o.changes++
	delete(o.unkept, id)
	var rest []ownList
	for _, list := range o.lists {
		if list.ID != id {
			rest = append(rest, list)
		}
	}
	o.lists = rest
}

// reread takes over what is kept now: another tab may have changed it.
func (o *ownLists) reread(kept keptLists) {
	visit := o.lists
	o.lists, o.left = kept.lists, kept.left
	for _, list := range visit {
		switch reason := o.unkept[list.ID]; {
		case reason == nil:
		case o.find(list.ID) != nil:
			delete(o.unkept, list.ID) // another tab has kept it
		default:
			o.put(list, reason)
		}
	}
}

// load reads the words of a list. It blocks. Where the browser kept nothing at
// first it is asked again: storage may have come back.
func (o *ownLists) load(id string) (*dicts.Dictionary, error) {
	store := o.store
	if store == nil {
		var err error
		if store, _, err = o.readKept(nil); err != nil {
			return nil, err
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*storeTime)
	defer cancel()
	packed, err := store.load(ctx, id)
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// entry describes the list as those that ship are described.
func (l ownList) entry() dicts.Entry {
	return dicts.Entry{ID: l.ID, Name: l.Name, About: "Your own list, on this device only.", Source: l.Note, Words: l.Words, Bytes: l.Bytes}
}
