package lists

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// lists is the part about the word lists: those that ship and a person's own.
type lists struct {
	host       page.Host
	shelf      *shelf.Shelf
	askStorage page.AskStorage

	typed     shelf.Entered  // what is in the fields for a new list
	pasting   bool           // the field for pasted words is open
	importing *importing     // the import on its way; nil: none
	outcome   *importOutcome // what became of the last one; nil: nothing to say
	deleted   []deletedList  // those that can still be brought back, oldest first
	renaming  renaming
	underway  map[string]bool // what was pressed and is not done: it is not begun twice

	offline   map[string]bool // ids of shipped lists that are kept for offline use; nil: not known
	listening bool            // for dropped files and for this page coming back
}

func (l *lists) Show(address.View) {}

// settle begins to watch the window and looks at what is kept by now: another
// tab may have imported or deleted lists.
func (l *lists) settle() {
	if app.IsServer {
		return
	}
	l.listen()
	l.refresh()
	l.lookOffline()
}

// refresh reads again which lists are kept.
func (l *lists) refresh() {
	store, changes := l.shelf.Own.Store, l.shelf.Own.Changes
	l.host.Ctx().Async(func() {
		store, kept, err := l.shelf.Own.ReadKept(store)
		l.host.Ctx().Dispatch(func(ctx app.Context) {
			own := &l.shelf.Own
			switch {
			case err != nil:
				if own.Store == nil {
					own.Denied = err
				}
				ctx.PreventUpdate()
			case own.Changes != changes:
				l.refresh() // a list came or went here meanwhile
			default:
				if store.Reconnected() {
					l.rescue(kept)
				}
				before, left, opened := own.Lists, own.Left, own.Store == nil
				own.Store, own.Denied = store, nil
				if own.Reread(kept); slices.Equal(before, own.Lists) && left == own.Left && !opened {
					ctx.PreventUpdate()
				}
			}
		})
	})
}

// rescue keeps the lists that the browser has cleared for this visit, as far as
// their words are here, and says which they are.
func (l *lists) rescue(kept shelf.KeptLists) {
	var here, gone []string
	for _, list := range l.shelf.Own.Lists {
		switch {
		case l.shelf.Own.Unkept[list.ID] != nil, slices.ContainsFunc(kept.Lists, func(k shelf.OwnList) bool { return k.ID == list.ID }):
		case l.shelf.Has(list.ID):
			l.shelf.Own.Put(list, shelf.ErrCleared)
			here = append(here, "“"+list.Name+"”")
		default:
			gone = append(gone, "“"+list.Name+"”")
		}
	}
	said := ""
	if len(here) > 0 {
		said = " Still here for this visit: " + strings.Join(here, ", ") + "."
	}
	if len(gone) > 0 {
		said += " To be imported again: " + strings.Join(gone, ", ") + "."
	}
	if said != "" {
		l.host.Tell("The browser has cleared lists of yours." + said)
	}
}

// lookOffline finds out which of the shipped lists the service worker keeps.
func (l *lists) lookOffline() {
	caches := app.Window().Get("caches")
	if !caches.Truthy() || l.shelf.InOneFile() {
		return // not a secure address, or no site: nothing is kept
	}
	l.host.Ctx().Async(func() {
		offline := map[string]bool{}
		for _, entry := range dicts.Catalogue {
			found, err := ui.Await(caches.Call("match", shelf.ShippedPath(entry), map[string]any{"ignoreSearch": true}))
			offline[entry.ID] = err == nil && found.Truthy()
		}
		l.host.Ctx().Dispatch(func(app.Context) { l.offline = offline })
	})
}

// begin notes that something is done with a list, until done is called, or
// returns that it is being done already: a button was pressed twice.
func (l *lists) begin(what, id string) (done func(), ok bool) {
	what += " " + id
	if l.underway[what] {
		return nil, false
	}
	if l.underway == nil {
		l.underway = map[string]bool{}
	}
	l.underway[what] = true
	return func() { delete(l.underway, what) }, true
}

// Body lays the part out. Everything has a fixed place, so that nothing that
// comes or goes takes the focus from another.
func (l *lists) Body() []app.UI {
	return []app.UI{
		app.Section().Class("own").Aria("labelledby", "own-title").Body(
			app.H2().ID("own-title").TabIndex(-1).Text("Your own lists"),
			app.Div().Body(app.If(l.shelf.Own.Denied != nil && l.shelf.Own.Store == nil, l.deniedNote)),
			app.Div().Body(app.If(l.shelf.Own.Left != (storage.Unreadable{}), func() app.UI {
				return app.P().Class("message").ID("own-unread").Text(l.shelf.Own.Left.Say(func(n int) string { return text.Counted(n, "list") }, " Importing again brings back what is missing."))
			})),
			l.addPanel(),
			app.Div().Class("import-place").Body(app.If(l.importing != nil, l.progress)),
			l.result(),
			l.undoMessages(),
			app.Ul().Class("cards").ID("own-lists").OnClick(l.onOwn).Body(l.ownCards()...),
		),
		app.Section().Class("shipped").Aria("labelledby", "shipped-title").Body(
			app.H2().ID("shipped-title").Text("Lists that come with Spectrie"),
			app.Ul().Class("cards").OnClick(l.onShipped).Body(
				app.Range(dicts.Catalogue).Slice(func(i int) app.UI { return l.shippedCard(dicts.Catalogue[i]) }),
			),
		),
	}
}

func (l *lists) deniedNote() app.UI {
	return app.P().Class("message problem").ID("own-denied").Text(
		text.Sentence(l.shelf.Own.Denied.Error()) + ". Lists that you import work for this visit; export a copy of what you want to keep.")
}

// focusAfter moves the keyboard to an element once it is drawn, and the page to
// it. It waits through the site: what was pressed may be gone by then.
func (l *lists) focusAfter(id string) {
	l.host.Ctx().Defer(func(app.Context) {
		if v := ui.Element(id); v != nil {
			v.Call("focus", map[string]any{"preventScroll": true})
			v.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}
