package site

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// sandbox is the part of the help where a person changes the words of a small game and sees what
// becomes of the verdicts. The solver solves it anew for every change. The zero value has the words
// of the help's example.
type sandbox struct {
	changed bool
	words   []string // in the order of the alphabet, if changed
	typed   string
	refused string // why the word that was typed is not taken
}

// Bounds of a sandbox, so that its drawing stays small.
const (
	mostSandboxWords   = 14
	mostSandboxLetters = 10
)

func (b *sandbox) list() []string {
	if b.changed {
		return b.words
	}
	return exampleWords
}

// add takes up a word, or says why it cannot.
func (b *sandbox) add(word string) {
	word = dicts.Lower(strings.TrimSpace(word))
	b.typed, b.refused = word, ""
	switch {
	case word == "":
		b.refused = "Type a word first."
	case strings.Trim(word, dicts.Latin.String()) != "":
		b.refused = "A word here has letters from A to Z only."
	case len(word) > mostSandboxLetters:
		b.refused = "A word here has at most " + text.Counted(mostSandboxLetters, "letter") + "."
	case slices.Contains(b.list(), word):
		b.refused = dicts.Capitals(word) + " is here already."
	case len(b.list()) >= mostSandboxWords:
		b.refused = "There is room for " + text.Counted(mostSandboxWords, "word") + ". Strike one first."
	default:
		b.words = append(slices.Clone(b.list()), word)
		slices.Sort(b.words)
		b.changed, b.typed = true, ""
	}
}

// strike takes a word away.
func (b *sandbox) strike(word string) {
	b.words = slices.DeleteFunc(slices.Clone(b.list()), func(w string) bool { return w == word })
	b.changed, b.refused = true, ""
}

// scene is the solved game of the words, for two players. Every word counts, however short.
func (b *sandbox) scene() *board.Scene {
	view := address.DefaultView
	view.Dict, view.Rules.MinLetters = exampleID, 1
	return mustCompose(shelfOf(b.list()), view) // add has checked the words
}

// verdict says who wins, and which words cannot come up.
func (b *sandbox) verdict(s *board.Scene) string {
	if len(b.list()) == 0 {
		return "Without words there is no round. Add one."
	}
	line := s.Verdict()
	for _, word := range b.list() {
		for end := 1; end < len(word); end++ {
			if slices.Contains(b.list(), word[:end]) {
				return line + " " + dicts.Capitals(word) + " cannot come up: " + dicts.Capitals(word[:end]) + " ends the round before."
			}
		}
	}
	return line
}

// helpOnTrying is the sandbox.
func (s *Site) helpOnTrying() []app.UI {
	b := &s.sandbox
	scene := b.scene()
	words := b.list()
	return []app.UI{
		app.P().Text("These are all the words of a game for two. Every word counts, however short. You open. Add a word or strike one, and see which verdicts change."),
		app.Div().Class("sandbox-words").Role("group").Aria("label", "Words").OnClick(ui.PressOn("word", s.strikeWord)).Body(
			app.Range(words).Slice(func(i int) app.UI {
				word := dicts.Capitals(words[i])
				return app.Button().Type("button").DataSet("word", words[i]).Title("Strike "+word).Aria("label", "Strike "+word).Body(
					app.Span().Text(word), ui.Icon("close"))
			}),
		),
		app.Form().ID("sandbox-form").Class("sandbox-form").OnSubmit(s.onSandboxWord).Body(
			app.Label().Class("choice").For("sandbox-word").Body(
				app.Span().Text("Another word"),
				app.Input().Type("text").ID("sandbox-word").Value(b.typed).AutoComplete(false).Attr("autocapitalize", "none").Spellcheck(false).
					Placeholder("cap").Aria("describedby", "sandbox-refused").OnInput(ui.Typed(s.typeSandboxWord)),
			),
			app.Button().Type("submit").ID("sandbox-add").Text("Add"),
			ui.PressButton("sandbox-reset", s.resetSandbox).Class("link").Disabled(!b.changed).Text("Start again"),
		),
		app.P().ID("sandbox-refused").Class("quiet").Aria("live", "polite").Text(b.refused),
		app.P().ID("sandbox-verdict").Class("sandbox-verdict").Aria("live", "polite").Text(b.verdict(scene)),
		helpPicture(picture(scene, "sandbox", func(solver.Position) bool { return true })),
	}
}

func (s *Site) strikeWord(button app.Value) { s.sandbox.strike(ui.Dataset(button, "word")) }

func (s *Site) typeSandboxWord(typed string) { s.sandbox.typed = typed }

func (s *Site) onSandboxWord(_ app.Context, event app.Event) {
	event.PreventDefault()
	s.sandbox.add(s.sandbox.typed)
	if field := ui.Element("sandbox-word"); field != nil {
		field.Set("value", s.sandbox.typed) // typing has changed the field, but not what the page drew
	}
	ui.Focus("sandbox-word")
}

func (s *Site) resetSandbox() { s.sandbox = sandbox{} }
