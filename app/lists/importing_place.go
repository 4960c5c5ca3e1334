package lists

import (
	"context"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/text"
)

// storeImported adds a list that was read to the others and stores it on the device. From then on
// the import cannot be cancelled.
func (l *lists) storeImported(running *importing, made *imported) {
	if err := running.ctx.Err(); err != nil {
		l.finish(failedOutcome(running.source, err))
		return
	}
	own, id := &l.shelf.Own, made.dictionary.ID
	if known := own.ByID(id); known != nil && own.Unkept[id] == nil {
		said := "You already have this list as “" + known.Name + "”: the same " + text.Counted(known.Words, "word") + ". Nothing was added."
		l.replace(running.instead, id)
		l.finish(&importOutcome{source: running.source, lower: running.lower, id: id, report: made.report, said: said})
		return
	}
	list := shelf.OwnList{
		ID: id, Name: l.shelf.FreeName(running.source.Name, id), Words: made.report.Kept, Bytes: len(made.packed),
		Added: time.Now().UnixMilli(), Note: noteOf(made.report, running.source),
	}
	if part := own.ByID(running.instead); part != nil {
		list.Name = part.Name
	}
	if known := own.ByID(id); known != nil {
		list.Name, list.Added = known.Name, known.Added
	}
	running.stage, running.done = keepingIt, importSteps[keepingIt].from
	store, denied := own.Store, own.Denied
	l.host.Ctx().Async(func() {
		unkept := keepList(context.Background(), store, denied, list, made.packed)
		l.host.Ctx().Dispatch(func(app.Context) {
			l.showImported(running, made, list, unkept)
			if unkept == nil {
				l.host.Ctx().Async(func() { _, _ = l.askStorage("persist") })
			}
		})
	})
}

// showImported shows the new list. unkept says why it could not be stored, if so. A list that is
// stored is not replaced by one that is not.
func (l *lists) showImported(running *importing, made *imported, list shelf.OwnList, unkept error) {
	own := &l.shelf.Own
	var advice []string
	instead := running.instead
	if part := own.ByID(instead); part != nil && part.ID != list.ID && unkept != nil && own.Unkept[part.ID] == nil {
		list.Name = l.shelf.FreeName(list.Name, list.ID)
		advice = append(advice, "“"+part.Name+"” is unchanged.")
		instead = ""
	}
	if made.tierless {
		advice = append(advice, "Spectrie does not know how common its words are, because the lists that say so could not be loaded. To add that, delete the list and import it again when you are online.")
	}
	l.shelf.Add(made.dictionary)
	own.PutList(list, unkept)
	l.replace(instead, list.ID)
	l.forgetDeleted(list.ID) // the list is back
	l.finish(&importOutcome{
		source: running.source, lower: running.lower, id: list.ID, report: made.report, added: true, unkept: unkept,
		said: "“" + list.Name + "” is imported: " + list.Note, advice: strings.Join(advice, " "),
	})
}

// replace removes the list old, whose place the list id takes. An empty old means none.
func (l *lists) replace(old, id string) {
	if old == "" || old == id {
		return
	}
	used, store, kept := l.inUse(old), l.shelf.Own.Store, l.shelf.Own.Unkept[old] == nil
	l.shelf.Own.RemoveList(old)
	delete(l.shelf.Dictionaries, old)
	if used {
		l.use(id)
	}
	if !kept || store == nil {
		return
	}
	l.putRight(func(c context.Context) error { return store.Remove(c, old) })
}
