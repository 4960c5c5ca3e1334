package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// keyHelp lists the keys of one page.
type keyHelp struct {
	title string
	keys  [][2]string
}

var keyHelps = []keyHelp{
	{"Keys of the map and the tree", [][2]string{
		{"A to Z", "play that letter"},
		{"Backspace", "take back the last letter"},
		{"↑ ↓ ← →, Home, End", "select a fragment; → opens what follows, ← closes it"},
		{"Enter", "go to the selected fragment"},
		{"+ −", "on the map: play the best letter, take back the last one; on the tree: zoom in, zoom out"},
		{"0", "on the map: start again; on the tree: fit the whole drawing"},
		{"Ctrl + wheel, pinch", "zoom where the pointer is"},
		{"Shift + arrows, drag", "move the tree"},
		{"Esc", "on the map: take back the last letter"},
		{"?", "show these keys"},
	}},
	{"Keys of the drill", [][2]string{
		{"A to Z", "answer"},
		{"Space", "show the answer; continue"},
		{"1 2 3 4", "while the grades are shown: Again, Hard, Good, Easy"},
		{".", "get a hint; the third hint is the letter"},
		{"Backspace", "delete the last letter you typed"},
		{"Ctrl+Z", "undo your last answer, as often as you like; with Shift, redo it"},
		{"Esc", "stop for now"},
	}},
	{"Keys of a puzzle", [][2]string{
		{"A to Z", "answer"},
		{"1 2 3", "where a player is asked for: that player"},
		{".", "show the answer; the puzzle counts as missed"},
		{"Enter, Space", "go on to the next puzzle"},
		{"Esc", "stop for now"},
	}},
	{"Keys of a match", [][2]string{
		{"A to Z", "play that letter"},
		{"1, 2", "challenge: “That is a word”, “No word begins with that”"},
		{"Backspace, Ctrl+Z", "take back your last letter and everything after it"},
		{"Enter", "start a match, the next round or another match"},
		{"← →, Home, End", "step through a finished round"},
	}},
}

func (s *Site) helpOnKeys() []app.UI {
	var parts []app.UI
	for _, help := range keyHelps {
		t := markup.NewTable("class", "keys-table")
		for _, key := range help.keys {
			t.Row("")
			t.Text(key[:]...)
		}
		parts = append(parts, app.H3().Text(help.title), ui.HTML(t.HTML()))
	}
	return append(parts,
		app.H3().Text("Your keyboard"),
		ui.Choice("key-order", "On-screen keyboard", s.prefs.Layout.Name, s.chooseKeyOrder, ui.KeyOrderOptions()),
		ui.Choice("key-reach", "Letter, digit and symbol keys work", keyReach(s.prefs.KeysNeedFocus), s.chooseKeyReach, []ui.Option{
			{Value: "", Text: "anywhere on the page"},
			{Value: page.KeysNeedFocus, Text: "only when the keyboard or the tree has the focus"},
		}),
	)
}

func keyReach(needFocus bool) string { return text.Pick(needFocus, page.KeysNeedFocus, "") }

func (s *Site) chooseKeyReach(value string) {
	s.prefs.SetKeysNeedFocus(value == page.KeysNeedFocus)
}

func (s *Site) chooseKeyOrder(value string) {
	s.prefs.SetLayout(ui.KeyOrderNamed(value))
}
