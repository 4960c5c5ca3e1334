package explore

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// keyboard is the picture of a keyboard that shows the verdict on every letter
// and takes input.
func (e *Page) keyboard() app.UI {
	s := e.Scene
	verdicts := map[rune]solver.Letter{}
	for _, l := range s.Letter {
		verdicts[l.Letter] = l
	}
	all := e.Host.Prefs().Layout.RowsFor(s.Game.Trie().Alphabet().String())
	return app.Div().Class("keys").Role("group").Aria("label", "Letters").OnClick(e.onKeyClick).OnMouseOver(e.onKeyHover).On("focusin", e.onKeyHover).OnMouseLeave(e.OnTreeLeave).Body(
		app.Range(all).Slice(func(i int) app.UI {
			row := []rune(all[i])
			return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
				l, legal := verdicts[row[j]]
				return s.Key(row[j], l, legal)
			}))
		}),
	)
}

func (e *Page) onKeyClick(ctx app.Context, event app.Event) {
	if key := ui.Closest(event, "[data-letter]"); key != nil {
		e.Host.Tell("")
		e.descend(ctx, []rune(ui.Dataset(key, "letter"))[0], false)
	}
}

// onKeyHover shows where the letter under the pointer, or with the focus, leads,
// as hovering its node in the tree does.
func (e *Page) onKeyHover(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if key := ui.Closest(event, "[data-letter]"); key != nil && e.Scene != nil {
		e.Preview(e.Scene.View.Fragment + ui.Dataset(key, "letter"))
	}
}

// OnKey gives every key its meaning on the explorer.
func (e *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	letters := []rune(strings.ToLower(key))
	switch {
	case e.Scene == nil:
		return false
	case key == "Backspace":
		e.climb(ctx)
	case len(letters) == 1 && dicts.IsLetter(letters[0]):
		e.descend(ctx, letters[0], true)
	default:
		return e.Canvas.OnKey(ctx, event, key)
	}
	return true
}
