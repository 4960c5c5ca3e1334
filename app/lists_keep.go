package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// keep tries again to keep a list that is here for this visit only.
func (l *lists) keep(id string) {
	list, d := l.shelf.own.find(id), l.shelf.dictionaries[id]
	if list == nil || d == nil {
		return
	}
	copied, store := *list, l.shelf.own.store
	l.Ctx().Async(func() {
		store, _, err := l.shelf.own.readKept(store) // storage may have come back
		if err == nil {
			var packed []byte
			if packed, err = d.PackPlain(); err == nil {
				err = keepList(context.Background(), store, nil, copied, packed)
			}
		}
		l.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				l.Tell("Still not kept: " + err.Error() + ".")
				return
			}
			l.kept(copied, store)
		})
	})
}

// kept says that a list is in store now, as it was when that was asked for. The
// person may have renamed or deleted it since.
func (l *lists) kept(list ownList, store *ownStore) {
	own, id := &l.shelf.own, list.ID
	own.store, own.denied = store, nil
	now := own.find(id)
	if now == nil || l.findDeleted(id) >= 0 {
		own.drop(id)
		l.putRight(func(c context.Context) error { return store.remove(c, id) })
		return
	}
	name := now.Name
	if name != list.Name {
		l.putRight(func(c context.Context) error { return store.rename(c, id, name) })
	}
	own.put(*now, nil)
	if l.outcome != nil && l.outcome.id == id {
		l.outcome = nil
	}
	l.focusAfter("rename-" + id)
	l.Tell("“" + name + "” is kept on this device now.")
}

// putRight changes what is kept to what the page shows already. Where that fails
// the next look at the device shows what is kept.
func (l *lists) putRight(change func(context.Context) error) {
	l.Ctx().Async(func() {
		c, cancel := context.WithTimeout(context.Background(), storeTime)
		defer cancel()
		_ = change(c)
	})
}
