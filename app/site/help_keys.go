package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// keyHelp are the keys that a page knows.
type keyHelp struct {
	title string
	keys  [][2]string
}

var keyHelps = []keyHelp{
	{"Keys of the tree", [][2]string{
		{"A to Z", "play that letter"},
		{"Backspace", "take the last letter back"},
		{"↑ ↓ ← →, Home, End", "walk the tree; → opens a fan, ← closes a branch"},
		{"Enter", "go to the node you are at"},
		{"+ − 0", "larger, smaller, fit all of the drawing"},
		{"Ctrl and wheel, pinch", "zoom where the pointer is"},
		{"Shift and arrows, drag", "move the drawing"},
		{"?", "this page"},
	}},
	{"Keys of the drill", [][2]string{
		{"A to Z", "answer"},
		{"Space", "show the answer; go on"},
		{"1 2 3 4", "Again, Hard, Good, Easy: the grade of the last answer"},
		{".", "a hint; the third is the letter"},
		{"Backspace", "erase a letter of the word that you type"},
		{"Ctrl+Z", "take the last answer back, as often as you like; with Shift, put it back"},
		{"Esc", "enough for now"},
	}},
	{"Keys of a match", [][2]string{
		{"A to Z", "play that letter"},
		{"1, 2", "with challenges: “That is a word”, “No word begins with that”"},
		{"Backspace, Ctrl+Z", "take your last letter back, and all since"},
		{"Enter", "begin a match; the next round; one more match"},
		{"← →, Home, End", "step through a round that is over"},
	}},
}

func (s *Site) helpOnKeys() []app.UI {
	var parts []app.UI
	for _, help := range keyHelps {
		parts = append(parts, app.H3().Text(help.title), app.Table().Class("keys-table").Body(app.TBody().Body(
			app.Range(help.keys).Slice(func(i int) app.UI {
				return app.Tr().Body(app.Th().Scope("row").Text(help.keys[i][0]), app.Td().Text(help.keys[i][1]))
			}),
		)))
	}
	return append(parts,
		app.H3().Text("Your keyboard"),
		ui.Choice("key-order", "Order of the keys on the screen", s.prefs.Layout.Name, s.chooseKeyOrder, ui.KeyOrderOptions()),
		ui.Choice("key-reach", "Letters, digits and signs act", keyReach(s.prefs.KeysNeedFocus), s.chooseKeyReach, []ui.Option{
			{Value: "", Text: "wherever you are on the page"},
			{Value: page.KeysNeedFocus, Text: "only on the keys and the tree"},
		}),
	)
}

func keyReach(needFocus bool) string { return text.Pick(needFocus, page.KeysNeedFocus, "") }

func (s *Site) chooseKeyReach(ctx app.Context, _ app.Event) {
	s.prefs.SetKeysNeedFocus(ctx.JSSrc().Get("value").String() == page.KeysNeedFocus)
}

func (s *Site) chooseKeyOrder(ctx app.Context, _ app.Event) {
	s.prefs.SetLayout(ui.KeyOrderNamed(ctx.JSSrc().Get("value").String()))
}
