package drill

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// A person can write a note that helps them remember. It belongs to the word that the card leads to. Where the
// card leads to several words, it belongs to the fragment. It is shown with the answer, never before.

// answerIsOpen reports whether the answer of the card on the board is to be seen.
func (p *Page) answerIsOpen() bool {
	s := p.session
	return s.Pending != nil || s.Item == nil && s.Over() && len(s.Answers) > 0
}

// notedItem is the card whose note is shown: the one that was answered last.
func (p *Page) notedItem() *trainer.Item {
	if a := p.session.Last(); a != nil {
		return a.Item
	}
	return nil
}

// noteTarget is what the note of a card is on: a word or a fragment.
func noteTarget(item *trainer.Item) string {
	if len(item.Words) == 1 {
		return item.Words[0].Fragment()
	}
	return item.Fragment
}

// noteName names what the note of a card is on.
func noteName(item *trainer.Item) string {
	if target := noteTarget(item); target != "" {
		return dicts.Capitals(target)
	}
	return "your opening"
}

func (p *Page) noteOn(item *trainer.Item) string {
	return p.answers.State().NoteOn(item.Course, noteTarget(item))
}

// noteLine shows the note of the card that was answered, and edits it.
func (p *Page) noteLine() app.UI {
	item := p.notedItem()
	note := p.noteOn(item)
	return app.P().ID("note").Class("note").Body(
		app.Span().Text(note),
		ui.PressButton("edit-note", p.editNote).Class("link").Text(text.Pick(note == "", "Add a note on ", "Change the note on ")+noteName(item)),
	)
}

// editNote opens the dialog with the note of the card that was answered.
func (p *Page) editNote() {
	if item := p.notedItem(); item != nil {
		p.noted, p.noteText = item, p.noteOn(item)
		p.host.Ctx().Defer(func(app.Context) {
			ui.OpenDialog("note-dialog")
			ui.Focus("note-text")
		})
	}
}

func (p *Page) noteDialog() app.UI {
	title := "Your note"
	if p.noted != nil {
		title += " on " + noteName(p.noted)
	}
	return ui.Dialog("note-dialog", title,
		app.P().Class("quiet").Text("For example what the word means, or a picture that helps you remember. You see it with the answer."),
		app.Form().OnSubmit(p.onSaveNote).Body(
			app.Input().Type("text").ID("note-text").Class("note-field").MaxLength(trainer.MostNote).Aria("label", title).
				AutoComplete(false).Value(ui.FieldText("note-text", p.noteText)).OnInput(ui.Value(func(typed string) { p.noteText = typed })),
			app.Div().Class("end-actions").Body(
				app.Button().Type("submit").Class("strong").Text("Save"),
				ui.PressButton("delete-note", func() { p.noteText = ""; p.saveNote() }).Class("secondary").
					Hidden(p.noted == nil || p.noteOn(p.noted) == "").Text("Delete"),
			),
		),
	)
}

func (p *Page) onSaveNote(_ app.Context, event app.Event) {
	event.PreventDefault()
	p.saveNote()
}

// saveNote notes what is in the field, if it is another text.
func (p *Page) saveNote() {
	if p.noted == nil {
		return
	}
	if note := tidyNote(p.noteText); note != p.noteOn(p.noted) {
		p.answers.Note(trainer.Noted, func(e *trainer.Entry) {
			e.Card = trainer.Card{Course: p.noted.Course, Fragment: noteTarget(p.noted)}
			e.Text = note
		})
	}
	ui.CloseDialogs()
	p.takeFocus()
}

// tidyNote makes what was typed or pasted a note: one line of at most trainer.MostNote characters.
func tidyNote(typed string) string {
	clean := strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7f && r < 0xa0 || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(typed, ""))
	runes := []rune(strings.Join(strings.Fields(clean), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), trainer.MostNote)]))
}
