package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/solver"
)

// keyboard shows the verdict on every letter and takes input.
func (e *Page) keyboard() app.UI {
	verdicts := map[rune]solver.Letter{}
	for _, l := range e.Scene.Letters {
		verdicts[l.Letter] = l
	}
	return ui.Keyboard{
		Label: "Letters", Rows: e.Host.Prefs().Layout.RowsFor(e.Scene.Game.Trie().Alphabet().String()),
		KeyOf: func(letter rune) ui.Key {
			l, legal := verdicts[letter]
			return e.Scene.Key(l, legal)
		},
		OnPress: e.pressed, OnReach: e.reached, Stop: &e.keyStop,
	}.Draw()
}

func (e *Page) pressed(letter rune) {
	e.descend(e.Host.Ctx(), letter)
}

// reached shows where a letter leads, as the pointer on its node in the tree does.
func (e *Page) reached(letter rune) {
	switch {
	case letter == 0:
		e.Preview("")
	case e.Scene != nil:
		e.Preview(e.Scene.View.Fragment + string(letter))
	}
}

// OnKey gives every key its meaning on the explorer.
func (e *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	switch {
	case e.Scene == nil:
		return false
	case key == "Backspace":
		e.Back(ctx)
	case letter != 0:
		e.descend(ctx, letter)
	default:
		return e.Canvas.OnKey(ctx, event, key)
	}
	return true
}
