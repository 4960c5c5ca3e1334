package app

import (
	"context"
	"maps"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// importing is the import on its way, as the page shows it.
type importing struct {
	source  wordSource
	lower   bool
	instead string // id of the list that it takes the place of, "" for none
	ctx     context.Context
	cancel  context.CancelFunc
	stage   dicts.Stage
	done    float64 // of 100
}

// read begins to import a list and reports whether it did. With lower, capitals
// are taken as lower-case letters; the list with the id instead then gives way.
func (l *lists) read(source wordSource, lower bool, instead string) bool {
	if l.importing != nil {
		l.tell("One list at a time: " + l.importing.source.file + " is still being imported.")
		return false
	}
	ctx, cancel := context.WithCancel(context.Background())
	now := &importing{source: source, lower: lower, instead: instead, ctx: ctx, cancel: cancel}
	l.importing, l.outcome = now, nil
	l.reveal("importing")
	work := &importWork{source: source, lower: lower, turns: turns{ctx: ctx}, shelf: maps.Clone(shelf.dictionaries)}
	work.tell = func(stage dicts.Stage, done float64) {
		l.home.Dispatch(func(ctx app.Context) {
			now.stage, now.done = stage, done
			if !l.onPage() {
				ctx.PreventUpdate()
			}
		})
	}
	l.home.Async(func() {
		made, err := work.run()
		l.home.Dispatch(func(app.Context) {
			switch {
			case err != nil:
				l.finish(failedOutcome(source, err))
			case made.dictionary == nil:
				l.finish(&importOutcome{source: source, lower: lower, said: made.report.String(), problem: true, report: made.report})
			default:
				l.place(now, made)
			}
		})
	})
	return true
}

// place gives a list that was read its place among the others and keeps it on
// the device.
func (l *lists) place(now *importing, made *imported) {
	own, id := &shelf.own, made.dictionary.ID
	result := &importOutcome{source: now.source, lower: now.lower, id: id, report: made.report}
	if known := own.find(id); known != nil && own.unkept[id] == nil {
		result.said = "This list is already here as “" + known.Name + "”: the same " + counted(known.Words, "word") + ". Nothing is doubled."
		l.replace(now.instead, id)
		l.finish(result)
		return
	}
	self := id
	if now.instead != "" {
		self = now.instead
	}
	list := ownList{
		ID: id, Name: shelf.freeName(now.source.name, self), Words: made.report.Kept, Bytes: len(made.packed),
		Added: time.Now().UnixMilli(), Note: noteOf(made.report),
	}
	if known := own.find(id); known != nil {
		list.Name, list.Added = known.Name, known.Added
	}
	now.stage, now.done = keeping, importSteps[keeping].from
	store, denied := own.store, own.denied
	l.home.Async(func() {
		err := keepList(now.ctx, store, denied, list, made.packed)
		if err == nil {
			askToPersist()
		}
		l.home.Dispatch(func(app.Context) {
			if cancelled(err) {
				l.finish(failedOutcome(now.source, err))
				return
			}
			shelf.add(made.dictionary)
			own.put(list, err)
			l.forgetDeleted(id) // it is here again
			l.replace(now.instead, id)
			result.added, result.unkept = true, err
			result.said = "“" + list.Name + "” is imported: " + list.Note
			if made.tierless {
				result.advice = "How common its words are is not known: the lists that say so could not be loaded. Delete it and import it again when you are online to have that too."
			}
			l.finish(result)
		})
	})
}

// replace takes out the list that the list id takes the place of.
func (l *lists) replace(old, id string) {
	if old == "" || old == id {
		return
	}
	used, store, kept := l.inUse(old), shelf.own.store, shelf.own.unkept[old] == nil
	shelf.own.drop(old)
	delete(shelf.dictionaries, old)
	if used {
		l.use(id)
	}
	if !kept || store == nil {
		return
	}
	l.home.Async(func() {
		c, cancel := context.WithTimeout(context.Background(), storeTime)
		defer cancel()
		_ = store.remove(c, old) // if it stays, it shows again, and can be deleted
	})
}

// onPage reports whether this part is in front: an import goes on when it is not.
func (l *lists) onPage() bool { return l.choices().Page == Dictionaries }

// finish ends the import and says what became of it.
func (l *lists) finish(o *importOutcome) {
	l.importing.cancel()
	l.importing, l.outcome = nil, o
	if o.added {
		emptyFields()
	}
	if !l.onPage() {
		l.tell(o.said) // and there it waits with all its details
	}
	l.reveal("import-result")
	l.home.Defer(func(app.Context) {
		if app.IsClient && !focusHeld() { // the cancel button had it
			focus("import-result")
		}
	})
}

// askToPersist asks the browser not to clear away what this page keeps when
// the device runs out of room. It may refuse, or ask the person.
func askToPersist() {
	if app.IsServer {
		return
	}
	if storage := app.Window().Get("navigator").Get("storage"); storage.Truthy() && storage.Get("persist").Truthy() {
		_, _ = await(storage.Call("persist"))
	}
}

// keep tries again to keep a list that is here for this visit only.
func (l *lists) keep(id string) {
	list, d := shelf.own.find(id), shelf.dictionaries[id]
	if list == nil || d == nil {
		return
	}
	copied, store := *list, shelf.own.store
	l.home.Async(func() {
		store, _, err := readOwnLists(store) // storage may have come back
		if err == nil {
			var packed []byte
			if packed, err = d.PackPlain(); err == nil {
				err = keepList(context.Background(), store, nil, copied, packed)
			}
		}
		l.home.Dispatch(func(app.Context) {
			if err != nil {
				l.tell("Still not kept: " + err.Error() + ".")
				return
			}
			shelf.own.store, shelf.own.denied = store, nil
			shelf.own.put(copied, nil)
			if l.outcome != nil && l.outcome.id == id {
				l.outcome = nil
			}
			l.focusAfter("rename-" + id)
			l.tell("“" + copied.Name + "” is kept on this device now.")
		})
	})
}
