package lists

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
)

// keep tries again to store a list that lasts for this visit only.
func (l *lists) keep(id string) {
	list, d := l.shelf.Own.ByID(id), l.shelf.Dictionaries[id]
	if list == nil || d == nil {
		return
	}
	copied, store := *list, l.shelf.Own.Store
	l.host.Ctx().Async(func() {
		store, _, err := l.shelf.Own.ReadKept(store) // storage may be available again
		if err == nil {
			var packed []byte
			if packed, err = d.PackPlain(); err == nil {
				err = keepList(context.Background(), store, nil, copied, packed)
			}
		}
		l.host.Ctx().Dispatch(func(app.Context) {
			if err != nil {
				l.host.Tell("Still not kept: " + err.Error() + ".")
				return
			}
			l.kept(copied, store)
		})
	})
}

// kept says that a list is stored, as it was when storing began. The person may have
// renamed or deleted it since.
func (l *lists) kept(list shelf.OwnList, store *shelf.OwnStore) {
	own, id := &l.shelf.Own, list.ID
	own.Store, own.Denied = store, nil
	listed := own.ByID(id)
	if listed == nil || l.findDeleted(id) >= 0 {
		own.RemoveList(id)
		l.putRight(func(c context.Context) error { return store.Remove(c, id) })
		return
	}
	name := listed.Name
	if name != list.Name {
		l.putRight(func(c context.Context) error { return store.Rename(c, id, name) })
	}
	own.PutList(*listed, nil)
	if l.outcome != nil && l.outcome.id == id {
		l.outcome = nil
	}
	l.focusAfter("rename-" + id)
	l.host.Tell("“" + name + "” is now kept on this device.")
}

// putRight changes the stored lists to match the page. If that fails, the next refresh
// shows what is stored.
func (l *lists) putRight(change func(context.Context) error) {
	l.host.Ctx().Async(func() {
		c, cancel := context.WithTimeout(context.Background(), shelf.StoreTime)
		defer cancel()
		_ = change(c)
	})
}
