package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// keyboard is the picture of a keyboard that shows the verdict on every letter
// and takes input.
func (e *explorer) keyboard() app.UI {
	s := e.scene
	verdicts := map[rune]solver.Letter{}
	for _, l := range s.letter {
		verdicts[l.Letter] = l
	}
	all := e.Prefs().layout.rowsFor(s.game.Trie().Alphabet().String())
	return app.Div().Class("keys").Role("group").Aria("label", "Letters").OnClick(e.onKeyClick).OnMouseOver(e.onKeyHover).On("focusin", e.onKeyHover).OnMouseLeave(e.onTreeLeave).Body(
		app.Range(all).Slice(func(i int) app.UI {
			row := []rune(all[i])
			return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
				l, legal := verdicts[row[j]]
				return s.key(row[j], l, legal)
			}))
		}),
	)
}

// key is one letter. A letter that cannot be played stays focusable, so that
// the keyboard keeps its shape, and says why when pressed.
func (s *scene) key(letter rune, l solver.Letter, legal bool) app.UI {
	upper := dicts.Capitals(string(letter))
	class, label, sign := "key none", upper+", no word goes on so", ""
	if legal {
		class, sign = "key "+s.letterClass(l), s.letterSign(l)
		label = upper + ", " + s.letterVerdict(l)
	}
	return app.Button().Type("button").Class(class).Title(label).Aria("label", label).
		Aria("disabled", !legal).DataSet("letter", string(letter)).Body(
		app.Span().Class("key-letter").Text(upper),
		app.Span().Class("key-sign").Text(sign),
	)
}

func (e *explorer) onKeyClick(ctx app.Context, event app.Event) {
	if key := closest(event, "[data-letter]"); key != nil {
		e.Tell("")
		e.descend(ctx, []rune(dataset(key, "letter"))[0], false)
	}
}

// onKeyHover shows where the letter under the pointer, or with the focus, leads,
// as hovering its node in the tree does.
func (e *explorer) onKeyHover(ctx app.Context, event app.Event) {
	ctx.PreventUpdate()
	if key := closest(event, "[data-letter]"); key != nil && e.scene != nil {
		e.preview(e.scene.view.Fragment + dataset(key, "letter"))
	}
}
