package app

import (
	"context"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// place gives a list that was read its place among the others and keeps it on
// the device. Once the browser is asked to keep it there is no way back.
func (l *lists) place(now *importing, made *imported) {
	if err := now.ctx.Err(); err != nil {
		l.finish(failedOutcome(now.source, err))
		return
	}
	own, id := &l.shelf.own, made.dictionary.ID
	if known := own.find(id); known != nil && own.unkept[id] == nil {
		said := "This list is already here as “" + known.Name + "”: the same " + counted(known.Words, "word") + ". Nothing is doubled."
		l.replace(now.instead, id)
		l.finish(&importOutcome{source: now.source, lower: now.lower, id: id, report: made.report, said: said})
		return
	}
	list := ownList{
		ID: id, Name: l.shelf.freeName(now.source.name, id), Words: made.report.Kept, Bytes: len(made.packed),
		Added: time.Now().UnixMilli(), Note: noteOf(made.report),
	}
	if part := own.find(now.instead); part != nil {
		list.Name = part.Name
	}
	if known := own.find(id); known != nil {
		list.Name, list.Added = known.Name, known.Added
	}
	now.stage, now.done = keepingIt, importSteps[keepingIt].from
	store, denied := own.store, own.denied
	l.Ctx().Async(func() {
		unkept := keepList(context.Background(), store, denied, list, made.packed)
		l.Ctx().Dispatch(func(app.Context) {
			l.placed(now, made, list, unkept)
			if unkept == nil {
				l.Ctx().Async(func() { _, _ = l.askStorage("persist") })
			}
		})
	})
}

// placed shows a list that is kept now, or is not for the reason unkept. One
// that is kept does not give way to one that is not.
func (l *lists) placed(now *importing, made *imported, list ownList, unkept error) {
	own := &l.shelf.own
	var advice []string
	instead := now.instead
	if part := own.find(instead); part != nil && part.ID != list.ID && unkept != nil && own.unkept[part.ID] == nil {
		list.Name = l.shelf.freeName(list.Name, list.ID)
		advice = append(advice, "“"+part.Name+"” stays as it is.")
		instead = ""
	}
	if made.tierless {
		advice = append(advice, "How common its words are is not known: the lists that say so could not be loaded. Delete it and import it again when you are online to have that too.")
	}
	l.shelf.add(made.dictionary)
	own.put(list, unkept)
	l.replace(instead, list.ID)
	l.forgetDeleted(list.ID) // it is here again
	l.finish(&importOutcome{
		source: now.source, lower: now.lower, id: list.ID, report: made.report, added: true, unkept: unkept,
		said: "“" + list.Name + "” is imported: " + list.Note, advice: strings.Join(advice, " "),
	})
}

// replace takes out the list that the list id takes the place of, "" for none.
func (l *lists) replace(old, id string) {
	if old == "" || old == id {
		return
	}
	used, store, kept := l.inUse(old), l.shelf.own.store, l.shelf.own.unkept[old] == nil
	l.shelf.own.drop(old)
	delete(l.shelf.dictionaries, old)
	if used {
		l.use(id)
	}
	if !kept || store == nil {
		return
	}
	l.putRight(func(c context.Context) error { return store.remove(c, old) })
}
