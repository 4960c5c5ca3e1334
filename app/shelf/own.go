package shelf

import (
	"context"
	"time"

	"spectrie/app/storage"
	"spectrie/dicts"
)

// ownLists are a person's own dictionaries: those kept on this device, and those of this visit only.
type ownLists struct {
	device     storage.Device
	Store      *OwnStore // nil if the browser keeps nothing
	Denied     error     // why it keeps nothing
	Lists      []OwnList // sorted by sortOwnLists
	Unreadable storage.Unreadable
	Unkept     map[string]error // why a list is not kept, by id
	Changes    int              // how often Lists changed here; an earlier reading is out of date
}

// StoreTime is how long the browser may take to answer about stored lists. The page must start even if
// it never answers.
const StoreTime = 3 * time.Second

// open finds out which lists are kept. It blocks for at most StoreTime.
func (o *ownLists) open() {
	store, kept, err := o.ReadKept(o.Store)
	if err != nil {
		o.Denied = err
		return
	}
	o.useStore(store, kept)
}

// useStore adopts a store and its lists, unless there is a store already.
func (o *ownLists) useStore(store *OwnStore, kept KeptLists) {
	if o.Store == nil {
		o.Store, o.Denied = store, nil
		o.Reread(kept)
	}
}

// ReadKept reads which lists are kept, from store or from one that it opens.
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

// ByID is the list with an id, nil if it is not here.
func (o *ownLists) ByID(id string) *OwnList {
	for i := range o.Lists {
		if o.Lists[i].ID == id {
			return &o.Lists[i]
		}
	}
	return nil
}

// PutList adds a list or replaces the one with its id. Unkept is why the browser does not keep it, nil if
// it does.
func (o *ownLists) PutList(list OwnList, unkept error) {
	o.RemoveList(list.ID)
	o.Lists = append(o.Lists, list)
	if unkept != nil {
		if o.Unkept == nil {
			o.Unkept = map[string]error{}
		}
		o.Unkept[list.ID] = unkept
	}
	sortOwnLists(o.Lists)
}

// RemoveList removes a list.
func (o *ownLists) RemoveList(id string) {
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

// Reread adopts what is kept now: another tab may have changed it.
func (o *ownLists) Reread(kept KeptLists) {
	before := o.Lists
	o.Lists, o.Unreadable = kept.Lists, kept.unreadable
	for _, list := range before {
		switch reason := o.Unkept[list.ID]; {
		case reason == nil:
		case o.ByID(list.ID) != nil:
			delete(o.Unkept, list.ID) // another tab has kept it
		default:
			o.PutList(list, reason)
		}
	}
}

// Load reads the words of a list. It blocks. If the browser kept nothing at first, it tries again, as
// storage may be back.
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

// Entry describes the list in the same way as a shipped one.
func (l OwnList) Entry() dicts.Entry {
	return dicts.Entry{ID: l.ID, Name: l.Name, About: "Your own list, on this device only.", Source: l.Note, Words: l.Words, Bytes: l.Bytes}
}
