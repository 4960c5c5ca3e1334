package app

import (
	"context"
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func (l *lists) renameField(list ownList) app.UI {
	button := func(action, says string) app.UI {
		return app.Button().Type("button").DataSet("action", action).DataSet("id", list.ID).Text(says)
	}
	return app.Div().Class("rename").OnKeyDown(l.onNameKey).Body(
		app.Label().For("new-name").Class("sr-only").Text("New name of "+list.Name),
		app.Input().ID("new-name").Type("text").MaxLength(mostName).AutoComplete(false).Spellcheck(false).Value(list.Name),
		button("save", "Save"),
		button("cancel", "Cancel"),
	)
}

func (l *lists) startRenaming(id string) {
	l.renaming = id
	l.home.Defer(func(app.Context) {
		if field := element("new-name"); field != nil {
			field.Call("focus")
			field.Call("select")
		}
	})
}

func (l *lists) onNameKey(ctx app.Context, event app.Event) {
	switch key := event.Get("key").String(); {
	case event.Get("isComposing").Truthy():
	case key == "Escape":
		l.endRenaming()
		return
	case key == "Enter" && closest(event, "input") != nil:
		event.PreventDefault()
		l.saveName()
		return
	}
	ctx.PreventUpdate()
}

// endRenaming gives the keyboard back to the button that began it.
func (l *lists) endRenaming() {
	l.focusAfter("rename-" + l.renaming)
	l.renaming = ""
}

func (l *lists) saveName() {
	field := element("new-name")
	if field == nil {
		return
	}
	l.rename(l.renaming, field.Get("value").String())
}

// rename gives a list the name that the person typed, or one like it that no
// other list has.
func (l *lists) rename(id, typed string) {
	list := shelf.own.find(id)
	name := cleanName(typed)
	switch {
	case list == nil:
		l.renaming = ""
		return
	case name == "":
		l.tell("A list needs a name.")
		return
	case name == list.Name:
		l.endRenaming()
		return
	}
	name = shelf.freeName(name, id)
	l.endRenaming()
	store := shelf.own.store
	if shelf.own.unkept[id] != nil {
		l.renamed(id, name)
		return
	}
	l.home.Async(func() {
		c, cancel := context.WithTimeout(context.Background(), storeTime)
		defer cancel()
		err := store.rename(c, id, name)
		l.home.Dispatch(func(app.Context) {
			switch {
			case errors.Is(err, errNotHere):
				l.tell("This list has been deleted in another window.")
				l.refresh()
			case err != nil:
				l.tell("The name could not be changed: " + err.Error() + ". The old one stays.")
			default:
				l.renamed(id, name)
			}
		})
	})
}

func (l *lists) renamed(id, name string) {
	list := shelf.own.find(id)
	if list == nil {
		return
	}
	changed := *list
	changed.Name = name
	shelf.own.put(changed, shelf.own.unkept[id])
	l.focusAfter("rename-" + id) // its card may stand elsewhere now
	l.tell("The list is called “" + name + "” now.")
}
