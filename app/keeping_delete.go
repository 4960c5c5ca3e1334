package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// deleteAnswersDialog asks before all answers are deleted.
func deleteAnswersDialog(s *Site) app.UI {
	return app.Dialog().ID("delete-dialog").OnClick(closeOnBackdrop).Aria("labelledby", "delete-title").Body(
		app.Div().Class("sheet").Body(
			app.Div().Class("sheet-top").Body(
				app.H2().ID("delete-title").Text("Delete all answers?"),
				closeButton("delete-dialog"),
			),
			app.P().Text("This deletes "+counted(practice.answers(0), "answer")+", of all decks, and your settings for them. "+
				"You can undo it as long as this page is open. A backup brings them back later, too."),
			app.Div().Class("keeping-row").Body(
				app.Button().Type("button").ID("delete-confirmed").OnClick(s.onDeleteConfirmed).Text("Delete them"),
				app.Button().Type("button").DataSet("dialog", "delete-dialog").OnClick(closeDialog).Text("Keep them"),
			),
		),
	)
}

func (s *Site) onDeleteAnswers(app.Context, app.Event) { openDialog("delete-dialog") }

func (s *Site) onDeleteConfirmed(app.Context, app.Event) {
	closeDialogs()
	s.deleteAll()
}

// deleteAll deletes all answers and keeps them here until the page is closed.
func (s *Site) deleteAll() {
	if !practice.safe.begin("delete") {
		return
	}
	s.deleteAnswers(func(deleted []trainer.Entry, err error) {
		if err != nil {
			practice.safe.end("Your answers could not be deleted: "+err.Error()+".", true)
			return
		}
		practice.safe.end("", false)
		practice.safe.deleted = append(practice.safe.deleted, deleted...)
		s.focusOn("undo-delete-answers")
	})
}

// undoDelete brings deleted answers back, beside those given since.
func (s *Site) undoDelete() {
	deleted := practice.safe.deleted
	if !practice.safe.begin("undo") {
		return
	}
	s.restoreAnswers(deleted, func(_ []trainer.Entry, err error) {
		if err != nil {
			practice.safe.end(err.Error(), true)
			return
		}
		n := answersIn(deleted)
		practice.safe.deleted = nil
		practice.safe.end(counted(n, "answer")+" "+pick(n == 1, "is", "are")+" back.", false)
		s.focusOn("answers-title")
	})
}

func (s *Site) onUndoDelete(app.Context, app.Event) { s.undoDelete() }

// focusOn moves the keyboard to an element once it is drawn: what was pressed may
// be gone by then.
func (s *Site) focusOn(id string) {
	s.home.Defer(func(app.Context) {
		if app.IsClient {
			focus(id)
		}
	})
}
