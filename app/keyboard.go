package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// keyOrder is how a person's keyboard is laid out, row by row.
type keyOrder struct {
	name  string
	label string
	rows  []string
}

// keyOrders are the ones to choose from.
var keyOrders = []keyOrder{
	{"qwerty", "QWERTY", []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}},
	{"azerty", "AZERTY", []string{"azertyuiop", "qsdfghjklm", "wxcvbn"}},
	{"qwertz", "QWERTZ", []string{"qwertzuiop", "asdfghjkl", "yxcvbnm"}},
	{"alphabet", "A to Z", []string{"abcdefghi", "jklmnopqr", "stuvwxyz"}},
}

func keyOrderNamed(name string) keyOrder {
	for _, o := range keyOrders {
		if o.name == name {
			return o
		}
	}
	return keyOrders[0]
}

// restLetters is how many letters a row holds that no keyboard gave an order.
const restLetters = 11

// rowsFor are the rows of keys for an alphabet: those of the keyboard when the
// alphabet has any of its letters, and then the letters that it does not have.
func (o keyOrder) rowsFor(alphabet string) []string {
	keys := strings.Join(o.rows, "")
	rows := slices.Clone(o.rows)
	if !strings.ContainsAny(alphabet, keys) {
		rows = nil
	}
	rest := []rune(strings.Map(func(r rune) rune {
		if strings.ContainsRune(keys, r) {
			return -1
		}
		return r
	}, alphabet))
	for row := range slices.Chunk(rest, restLetters) {
		rows = append(rows, string(row))
	}
	return rows
}

// keyboard is the picture of a keyboard that shows the verdict on every letter
// and takes input.
func (e *explorer) keyboard() app.UI {
	s := e.scene
	verdicts := map[rune]solver.Letter{}
	for _, l := range s.letter {
		verdicts[l.Letter] = l
	}
	all := e.prefs.layout.rowsFor(s.game.Trie().Alphabet().String())
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

func keyOrderOptions() []option {
	var options []option
	for _, o := range keyOrders {
		options = append(options, option{o.name, o.label})
	}
	return options
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

// letterClass is the class that colours a letter, for the point of view as the
// tree is: word, win or lose.
func (s *scene) letterClass(l solver.Letter) string {
	switch {
	case l.Outcome == solver.Completes:
		return "word"
	case s.good(l):
		return "win"
	}
	return "lose"
}

// good reports whether the letter leaves the point of view well off, by the
// notion chosen.
func (s *scene) good(l solver.Letter) bool { return l.Leads.Safe(s.seat, s.view.Guaranteed) }

// letterSign is the mark that tells verdicts apart without colour.
func (s *scene) letterSign(l solver.Letter) string {
	return map[string]string{"word": "■", "win": "✓", "lose": "✗"}[s.letterClass(l)]
}

// letterVerdict is the verdict in a few words, as on a pill. It is about the
// player who plays the letter, or, when that is another, says about whom.
func (s *scene) letterVerdict(l solver.Letter) string {
	if l.Outcome == solver.Completes {
		return "completes " + dicts.Capitals(l.End.Fragment())
	}
	good := s.good(l)
	switch {
	case s.many() && s.view.Guaranteed:
		return pick(good, "guaranteed", "no guarantee")
	case s.many() && s.pos.Mover() == s.seat:
		return pick(good, "safe", "can lose")
	case s.many():
		return pick(good, s.player(s.seat)+" "+s.is(s.seat)+" safe", s.player(s.seat)+" can lose")
	case s.pos.Mover() == s.seat:
		return fmt.Sprintf("%s in %d", pick(good, "wins", "loses"), l.Plies)
	}
	return fmt.Sprintf("you %s in %d", pick(good, "win", "lose"), l.Plies)
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

func (e *explorer) onKeyClick(ctx app.Context, event app.Event) {
	if key := closest(event, "[data-letter]"); key != nil {
		e.notice = ""
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

func (s *Site) chooseKeyOrder(ctx app.Context, _ app.Event) {
	s.prefs.setLayout(keyOrderNamed(ctx.JSSrc().Get("value").String()))
}
