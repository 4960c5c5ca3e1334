package lists

import (
	"context"
	"errors"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// deletedList is a list that was deleted and can be brought back just as it was.
type deletedList struct {
	list       shelf.OwnList
	packed     []byte            // as it was stored; nil if it was not
	dictionary *dicts.Dictionary // from the shelf; nil if it was not loaded
	unkept     error
	inUse      bool
}

// remove deletes a list at once. The page holds on to it until the person closes the
// message, so that it can be undone.
func (l *lists) remove(id string) {
	own := &l.shelf.Own
	list := own.ByID(id)
	if list == nil {
		return
	}
	gone := deletedList{list: *list, unkept: own.Unkept[id]}
	if gone.unkept != nil {
		l.removed(gone)
		return
	}
	done, ok := l.begin("delete", id)
	if !ok {
		return
	}
	store := own.Store
	l.host.Ctx().Async(func() {
		c, cancel := context.WithTimeout(context.Background(), 10*shelf.StoreTime)
		defer cancel()
		var err error
		if gone.packed, err = store.Load(c, id); err == nil || errors.Is(err, shelf.ErrNotHere) {
			err = errOr(store.Remove(c, id), err) // also removes the record of a list whose words are gone
		}
		l.host.Ctx().Dispatch(func(app.Context) {
			done()
			switch {
			case errors.Is(err, shelf.ErrNotHere):
				l.host.Tell("This list is already deleted in another window.")
				l.refresh()
			case err != nil:
				l.host.Tell("“" + gone.list.Name + "” could not be deleted: " + err.Error() + ".")
			default:
				l.removed(gone)
			}
		})
	})
}

func (l *lists) removed(gone deletedList) {
	id := gone.list.ID
	gone.dictionary, gone.inUse = l.shelf.Dictionaries[id], l.inUse(id)
	l.shelf.Own.RemoveList(id)
	delete(l.shelf.Dictionaries, id)
	if l.renaming.id == id {
		l.renaming = renaming{}
	}
	if l.outcome != nil && l.outcome.id == id {
		l.outcome = nil
	}
	l.deleted = append(l.deleted, gone)
	l.focusAfter("undo-" + id)
	if gone.inUse {
		l.use(dicts.DefaultID)
	}
}

// use switches to a dictionary and stays on this page.
func (l *lists) use(id string) {
	view := l.host.View()
	view.Dict = id
	l.host.GoTo(l.host.Ctx(), view)
}

// undo brings a deleted list back.
func (l *lists) undo(id string) {
	i := l.findDeleted(id)
	if i < 0 {
		return
	}
	gone := l.deleted[i]
	if gone.unkept != nil {
		l.undone(gone, gone.unkept)
		return
	}
	done, ok := l.begin("undo", id)
	if !ok {
		return
	}
	store, denied := l.shelf.Own.Store, l.shelf.Own.Denied
	l.host.Ctx().Async(func() {
		err := keepList(context.Background(), store, denied, gone.list, gone.packed)
		if err != nil && gone.dictionary == nil {
			gone.dictionary, _ = dicts.Load(gone.packed) // it was valid when it was stored
		}
		l.host.Ctx().Dispatch(func(app.Context) {
			done()
			l.undone(gone, err)
		})
	})
}

func (l *lists) undone(gone deletedList, unkept error) {
	id := gone.list.ID
	l.shelf.Own.PutList(gone.list, unkept)
	if gone.dictionary != nil {
		l.shelf.Add(gone.dictionary)
	}
	l.forgetDeleted(id)
	says := "“" + gone.list.Name + "” is back."
	if unkept != nil {
		says = "“" + gone.list.Name + "” is back for this visit only: " + unkept.Error() + "."
	}
	l.focusAfter("delete-" + id)
	if gone.inUse && l.inUse(dicts.DefaultID) {
		l.use(id)
	}
	l.host.Tell(says)
}

func (l *lists) findDeleted(id string) int {
	return slices.IndexFunc(l.deleted, func(d deletedList) bool { return d.list.ID == id })
}

// forgetDeleted ends the message about a deleted list.
func (l *lists) forgetDeleted(id string) {
	if i := l.findDeleted(id); i >= 0 {
		l.deleted = slices.Delete(l.deleted, i, i+1)
	}
}

// undoMessages show what was deleted, each until the person answers or closes it. Their
// block is always there, so that screen readers announce what appears in it.
func (l *lists) undoMessages() app.UI {
	return app.Div().ID("deleted").Role("status").OnClick(ui.PressOn("action", l.pressDeleted)).Body(
		app.Range(l.deleted).Slice(func(i int) app.UI {
			list, instead := l.deleted[i].list, ""
			if l.deleted[i].inUse && l.inUse(dicts.DefaultID) {
				instead = l.shelf.NameOf(dicts.DefaultID) + " is now in use instead. "
			}
			return app.P().Class("message").Body(
				app.Span().Text("“"+list.Name+"” is deleted. "+instead),
				ui.Button("undo-"+list.ID).DataSet("id", list.ID).DataSet("action", "undo").
					Aria("label", "Undo deleting "+list.Name).Text("Undo"),
				app.Button().Type("button").Class("tool close").DataSet("id", list.ID).DataSet("action", "dismiss").
					Title("Close").Aria("label", "Close: "+list.Name+" stays deleted").Body(ui.Icon("close")),
			)
		}),
	)
}

func (l *lists) pressDeleted(button app.Value) {
	if id := ui.Dataset(button, "id"); ui.Dataset(button, "action") == "undo" {
		l.undo(id)
	} else {
		l.forgetDeleted(id)
		l.focusAfter("own-title")
	}
}
