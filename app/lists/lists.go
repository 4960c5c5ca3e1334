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

// lists is the part with the word lists: the shipped ones and the person's own.
type lists struct {
	host       page.Host
	shelf      *shelf.Shelf
	askStorage page.AskStorage

	typed     shelf.Entered  // what is in the fields for a new list
	pasting   bool           // the field for pasted words is open
	importing *importing     // the running import; nil: none
	outcome   *importOutcome // the result of the last import; nil: none
	deleted   []deletedList  // lists whose deletion can be undone, oldest first
	renaming  renaming
	underway  map[string]bool // actions that are not done yet, so that none starts twice

	offline   map[string]bool // ids of shipped lists that work offline; nil: unknown
	listening bool            // the listeners are installed
}

func (l *lists) Show(address.View) {}

// settle starts to watch the window and reads the stored lists again, because another tab
// may have changed them.
func (l *lists) settle() {
	if app.IsServer {
		return
	}
	l.listen()
	l.refresh()
	l.lookOffline()
}

// refresh reads the stored lists again.
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
				l.refresh() // a list was added or deleted here meanwhile
			default:
				if store.Reconnected() {
					l.rescue(kept)
				}
				before, left, opened := own.Lists, own.Unreadable, own.Store == nil
				own.Store, own.Denied = store, nil
				if own.Reread(kept); slices.Equal(before, own.Lists) && left == own.Unreadable && !opened {
					ctx.PreventUpdate()
				}
			}
		})
	})
}

// rescue keeps the lists that the browser has cleared, for this visit and as far as their
// words are in memory. It says which lists are affected.
func (l *lists) rescue(kept shelf.KeptLists) {
	var here, gone []string
	for _, list := range l.shelf.Own.Lists {
		switch {
		case l.shelf.Own.Unkept[list.ID] != nil, slices.ContainsFunc(kept.Lists, func(k shelf.OwnList) bool { return k.ID == list.ID }):
		case l.shelf.Has(list.ID):
			l.shelf.Own.PutList(list, shelf.ErrCleared)
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
		said += " Import these again: " + strings.Join(gone, ", ") + "."
	}
	if said != "" {
		l.host.Tell("The browser has cleared some of your lists." + said)
	}
}

// lookOffline finds out which shipped lists the service worker has stored.
func (l *lists) lookOffline() {
	caches := app.Window().Get("caches")
	if !caches.Truthy() || l.shelf.InOneFile() {
		return // not a secure address, or one file: nothing is stored
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

// begin notes that an action on a list has started, until done is called. ok is false if
// the same action runs already, because the button was pressed twice.
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

// Body lays out the part. Everything has a fixed place, so that what appears or disappears
// does not take the focus from anything else.
func (l *lists) Body() []app.UI {
	return []app.UI{
		app.Section().Class("own").Aria("labelledby", "own-title").Body(
			app.H2().ID("own-title").TabIndex(-1).Text("Your own lists"),
			ui.When(l.shelf.Own.Denied != nil && l.shelf.Own.Store == nil, l.deniedNote),
			ui.When(l.shelf.Own.Unreadable != (storage.Unreadable{}), func() app.UI {
				return app.P().Class("message").ID("own-unread").Text(l.shelf.Own.Unreadable.Say(func(n int) string { return text.Counted(n, "list") }, " Import them again to get back what is missing."))
			}),
			l.addPanel(),
			app.Div().Class("tray").Body(
				ui.When(l.importing != nil, l.progress),
				l.result(),
				l.undoMessages(),
			),
			app.Ul().Class("cards").ID("own-lists").OnClick(ui.PressOn("action", l.pressOwn)).Body(l.ownCards()...),
		),
		app.Section().Class("shipped").Aria("labelledby", "shipped-title").Body(
			app.H2().ID("shipped-title").Text("Lists that come with Spectrie"),
			app.Ul().Class("cards").OnClick(ui.PressOn("source", func(button app.Value) { l.host.OpenSource(ui.Dataset(button, "source")) })).Body(
				app.Range(dicts.Catalogue).Slice(func(i int) app.UI { return l.shippedCard(dicts.Catalogue[i]) }),
			),
		),
	}
}

func (l *lists) deniedNote() app.UI {
	return app.P().Class("message problem").ID("own-denied").Text(
		text.Sentence(l.shelf.Own.Denied.Error()) + ". A list you import lasts for this visit only. Export a copy of what you want to keep.")
}

// focusAfter moves the focus to an element once it is drawn, and scrolls to it. It uses
// the context of the site, because the pressed button may be gone by then.
func (l *lists) focusAfter(id string) {
	l.host.Ctx().Defer(func(app.Context) {
		if v := ui.Element(id); v != nil {
			v.Call("focus", map[string]any{"preventScroll": true})
			v.Call("scrollIntoView", map[string]any{"block": "nearest"})
		}
	})
}
