package lists

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// shippedCard is the card of a dictionary that comes with Spectrie: what it is, where it is kept, and
// links that use it.
func (l *lists) shippedCard(entry dicts.Entry) app.UI {
	kept := ""
	switch {
	case l.shelf.Absent[entry.ID]:
		kept = "not in this file"
	case l.offline != nil:
		kept = "not yet kept on this device"
		if l.offline[entry.ID] {
			kept = "✓ kept on this device"
		}
	}
	return app.Li().Class("list-card").Body(
		l.cardTitle(entry),
		app.P().Text(entry.About),
		app.P().Class("list-facts").Body(facts(
			text.Counted(entry.Words, "word"), text.Grouped(entry.LeftOut)+" entries left out", text.Kilobytes(entry.Bytes), kept)...),
		app.P().Class("list-facts").Text(entry.Source+". Licence: "+entry.LicenceName+"."),
		app.Div().Class("list-actions").Body(
			app.If(!l.shelf.Absent[entry.ID], func() app.UI { return l.exploreLink(entry.ID, entry.Name) }),
			app.Button().Type("button").DataSet("source", entry.ID).Aria("label", "Licence and source of "+entry.Name).
				Body(ui.Icon("dictionary"), app.Text("Licence and source")),
		),
	)
}

func (l *lists) inUse(id string) bool { return l.host.View().Dict == id }

func (l *lists) cardTitle(entry dicts.Entry) app.UI {
	return app.H3().Body(
		app.Span().Text(entry.Name),
		app.If(l.inUse(entry.ID), func() app.UI { return app.Span().Class("in-use").Text("in use") }),
	)
}

// exploreLink opens the explorer with a list, which is then in use.
func (l *lists) exploreLink(id, name string) app.UI {
	view := l.host.View().On(address.Explore)
	view.Dict = id
	return app.A().Class("action").Href(view.Address()).Aria("label", "Explore it: "+name).Body(ui.Icon("tree"), app.Text("Explore it"))
}

// facts writes short facts on a line and never breaks one of them.
func facts(pieces ...string) []app.UI {
	var spans []app.UI
	for _, piece := range pieces {
		if piece != "" {
			spans = append(spans, app.Span().Text(piece))
		}
	}
	return spans
}

func (l *lists) ownCard(list shelf.OwnList) app.UI {
	unkept := l.shelf.Own.Unkept[list.ID]
	kept := "kept on this device"
	if unkept != nil {
		kept = "for this visit only"
	}
	added := ""
	if list.Added > 0 {
		added = "added " + time.UnixMilli(list.Added).Format("2 January 2006")
	}
	button := func(action, shape, says string) app.UI {
		return ui.Button(action+"-"+list.ID).DataSet("action", action).DataSet("id", list.ID).
			Aria("label", says+": "+list.Name).Body(ui.Icon(shape), app.Text(says))
	}
	return app.Li().Class("list-card").ID("card-"+list.ID).Body(
		app.Div().Body(app.If(l.renaming.id == list.ID, func() app.UI { return l.renameField(list) }).
			Else(func() app.UI { return l.cardTitle(list.Entry()) })),
		app.P().Class("list-facts").Body(facts(text.Counted(list.Words, "word"), text.Kilobytes(list.Bytes), added, kept)...),
		app.P().Class("list-facts").Text(text.Sentence(strings.TrimPrefix(list.Note, text.Counted(list.Words, "word")+" "))),
		app.Div().Class("list-actions").Body(
			l.exploreLink(list.ID, list.Name),
			button("rename", "rename", "Rename"),
			button("export", "download", "Export"),
			button("delete", "delete", "Delete"),
			app.If(unkept != nil, func() app.UI { return button("keep", "upload", "Try to keep it") }),
		),
	)
}

// pressOwn handles the buttons of the cards.
func (l *lists) pressOwn(button app.Value) {
	id := ui.Dataset(button, "id")
	switch ui.Dataset(button, "action") {
	case "rename":
		l.startRenaming(id)
	case "save":
		l.saveName()
	case "cancel":
		l.endRenaming()
	case "export":
		l.export(id)
	case "delete":
		l.remove(id)
	case "keep":
		l.keep(id)
	}
}
