package shelf

import (
	"context"
	"time"

	"spectrie/app/storage"
	"spectrie/dicts"
)

// StoreTime is how long the browser may take to answer about stored lists. A
// visit must begin even where it never does.
const StoreTime = 3 * time.Second

// ownLists are a person's own dictionaries on this device, and those that are
// there for this visit alone.
type ownLists struct {
	device  storage.Device
	Store   *OwnStore // nil when the browser keeps nothing
	Denied  error     // why it does not
	Lists   []OwnList // those kept, and those of this visit, as sortOwnLists orders them
	Left    storage.Unreadable
	Unkept  map[string]error
	Changes int // how often lists was changed here: what was read before is out of date
}

// open finds out which lists are kept. It blocks for StoreTime at the most.
func (o *ownLists) open() {
	store, kept, err := o.ReadKept(o.Store)
	if err != nil {
		o.Denied = err
		return
	}
	o.opened(store, kept)
}

// opened takes over a store that answers, and what it keeps, unless another was
// taken over meanwhile.
func (o *ownLists) opened(store *OwnStore, kept KeptLists) {
	if o.Store == nil {
		o.Store, o.Denied = store, nil
		o.Reread(kept)
	}
}

// ReadKept reads which lists are kept, in store or in one that it opens.
func (o *ownLists) ReadKept(store *OwnStore) (*OwnStore, KeptLists, error) {
	ctx, cancel := context.WithTimeout(context.Background(), StoreTime)
	defer cancel()
	if store == nil {
		opened, err := openOwnStore(ctx, o.device)
		if err != nil {
			return nil, KeptLists{}, err
		}
		store = opened
	}
	kept, err := store.lists(ctx)
	return store, kept, err
}

// Find is the list with an id, nil when it is not here.
func (o *ownLists) Find(id string) *OwnList {
	for i := range o.Lists {
		if o.Lists[i].ID == id {
			return &o.Lists[i]
		}
	}
	return nil
}

// Put adds a list or replaces the one with its id. unkept is why the browser
// does not keep it, nil when it does.
func (o *ownLists) Put(list OwnList, unkept error) {
	o.Drop(list.ID)
	o.Lists = append(o.Lists, list)
	if unkept != nil {
		if o.Unkept == nil {
			o.Unkept = map[string]error{}
		}
		o.Unkept[list.ID] = unkept
	}
	sortOwnLists(o.Lists)
}

// Drop takes a list out.
func (o *ownLists) Drop(id string) {
	o.Changes++
	delete(o.Unkept, id)
	var rest []OwnList
	for _, list := range o.Lists {
		if list.ID != id {
			rest = append(rest, list)
		}
	}
	o.Lists = rest
}

// Reread takes over what is kept now: another tab may have changed it.
func (o *ownLists) Reread(kept KeptLists) {
	visit := o.Lists
	o.Lists, o.Left = kept.Lists, kept.left
	for _, list := range visit {
		switch reason := o.Unkept[list.ID]; {
		case reason == nil:
		case o.Find(list.ID) != nil:
			delete(o.Unkept, list.ID) // another tab has kept it
		default:
			o.Put(list, reason)
		}
	}
}

// Load reads the words of a list. It blocks. Where the browser kept nothing at
// first it is asked again: storage may have come back.
func (o *ownLists) Load(id string) (*dicts.Dictionary, error) {
	store := o.Store
	if store == nil {
		var err error
		if store, _, err = o.ReadKept(nil); err != nil {
			return nil, err
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*StoreTime)
	defer cancel()
	packed, err := store.Load(ctx, id)
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// Entry describes the list as those that ship are described.
func (l OwnList) Entry() dicts.Entry {
	return dicts.Entry{ID: l.ID, Name: l.Name, About: "Your own list, on this device only.", Source: l.Note, Words: l.Words, Bytes: l.Bytes}
}
