package lists

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// renaming is the list that is being renamed. Meanwhile the cards keep their order: if the
// card with the field moved, the field would lose the focus.
type renaming struct {
	id    string   // "" for none
	typed string   // what is in the field
	order []string // ids of the lists, in their order when it began
}

// ownCards returns the cards of the person's own lists. While a list is being renamed, a
// deleted list leaves an empty place.
func (l *lists) ownCards() []app.UI {
	own := &l.shelf.Own
	var order []string
	if own.ByID(l.renaming.id) != nil {
		order = l.renaming.order
	}
	var cards []app.UI
	for _, id := range order {
		if list := own.ByID(id); list != nil {
			cards = append(cards, l.ownCard(*list))
		} else {
			cards = append(cards, app.Li().Hidden(true))
		}
	}
	for _, list := range own.Lists {
		if !slices.Contains(order, list.ID) {
			cards = append(cards, l.ownCard(list))
		}
	}
	return cards
}

func (l *lists) renameField(list shelf.OwnList) app.UI {
	button := func(action, says string) app.UI {
		return app.Button().Type("button").DataSet("action", action).DataSet("id", list.ID).Text(says)
	}
	return app.Div().Class("rename").OnKeyDown(l.onNameKey).Body(
		app.Label().For("new-name").Class("sr-only").Text("New name of "+list.Name),
		app.Input().ID("new-name").Type("text").MaxLength(text.MostName).AutoComplete(false).Spellcheck(false).
			Value(l.renaming.typed).OnInput(ui.Typed(func(name string) { l.renaming.typed = name })),
		button("save", "Save"),
		button("cancel", "Cancel"),
	)
}

func (l *lists) startRenaming(id string) {
	list := l.shelf.Own.ByID(id)
	if list == nil {
		return
	}
	if l.renaming.id != id { // otherwise the field keeps what is typed in it
		l.renaming = renaming{id: id, typed: list.Name}
		for _, other := range l.shelf.Own.Lists {
			l.renaming.order = append(l.renaming.order, other.ID)
		}
	}
	l.host.Ctx().Defer(func(app.Context) {
		if field := ui.Element("new-name"); field != nil {
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
	case key == "Enter" && ui.Closest(event, "input") != nil:
		event.PreventDefault()
		l.saveName()
		return
	}
	ctx.PreventUpdate()
}

// endRenaming gives the focus back to the button that started it.
func (l *lists) endRenaming() {
	l.focusAfter("rename-" + l.renaming.id)
	l.renaming = renaming{}
}

func (l *lists) saveName() { l.rename(l.renaming.id, l.renaming.typed) }

// rename gives a list the typed name, or a similar one if another list has it.
func (l *lists) rename(id, typed string) {
	list := l.shelf.Own.ByID(id)
	name := text.CleanName(typed)
	switch {
	case list == nil:
		return
	case name == "":
		l.host.Tell("A list needs a name.")
		return
	case name == list.Name:
		l.endRenaming()
		return
	}
	name = l.shelf.FreeName(name, id)
	store := l.shelf.Own.Store
	if l.shelf.Own.Unkept[id] != nil {
		l.renamed(id, typed, name)
		return
	}
	done, ok := l.begin("rename", id)
	if !ok {
		return
	}
	l.host.Ctx().Async(func() {
		c, cancel := context.WithTimeout(context.Background(), shelf.StoreTime)
		defer cancel()
		err := store.Rename(c, id, name)
		l.host.Ctx().Dispatch(func(app.Context) {
			done()
			switch {
			case errors.Is(err, shelf.ErrNotHere):
				l.host.Tell("This list is already deleted in another window.")
				l.refresh()
			case err != nil:
				l.host.Tell("The name could not be changed: " + err.Error() + ". The list keeps its old name.")
			default:
				l.renamed(id, typed, name)
			}
		})
	})
}

// renamed shows the new name. It closes the field unless the person has typed something
// else since.
func (l *lists) renamed(id, typed, name string) {
	list := l.shelf.Own.ByID(id)
	if list == nil {
		return
	}
	changed := *list
	changed.Name = name
	if l.outcome != nil && l.outcome.id == id {
		l.outcome.said = strings.Replace(l.outcome.said, "“"+list.Name+"”", "“"+name+"”", 1)
	}
	l.shelf.Own.PutList(changed, l.shelf.Own.Unkept[id])
	if l.renaming.id == id && l.renaming.typed == typed {
		l.endRenaming()
	}
	l.host.Tell("The list is now called “" + name + "”.")
}
