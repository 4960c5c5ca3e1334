package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// deleteAnswersDialog asks before all answers are deleted.
func (t *training) deleteAnswersDialog() app.UI {
	return app.Dialog().ID("delete-dialog").OnClick(closeOnBackdrop).Aria("labelledby", "delete-title").Body(
		app.Div().Class("sheet").Body(
			app.Div().Class("sheet-top").Body(
				app.H2().ID("delete-title").Text("Delete all answers?"),
				closeButton("delete-dialog"),
			),
			app.P().Text("This deletes "+counted(t.answers(0), "answer")+", of all decks, and your settings for them. "+
				"You can undo it as long as this page is open. A backup brings them back later, too."),
			app.Div().Class("keeping-row").Body(
				app.Button().Type("button").ID("delete-confirmed").OnClick(t.onDeleteConfirmed).Text("Delete them"),
				app.Button().Type("button").DataSet("dialog", "delete-dialog").OnClick(closeDialog).Text("Keep them"),
			),
		),
	)
}

func (t *training) onDeleteAnswers(app.Context, app.Event) { openDialog("delete-dialog") }

func (t *training) onDeleteConfirmed(app.Context, app.Event) {
	closeDialogs()
	t.deleteAll()
}

// deleteAll deletes all answers and keeps them here until the page is closed.
func (t *training) deleteAll() {
	if !t.safe.begin("delete") {
		return
	}
	t.deleteAnswers(func(deleted []trainer.Entry, err error) {
		if err != nil {
			t.safe.end("Your answers could not be deleted: "+err.Error()+".", true)
			return
		}
		t.safe.end("", false)
		t.safe.deleted = append(t.safe.deleted, deleted...)
		focusLater(t, "undo-delete-answers")
	})
}

// undoDelete brings deleted answers back, beside those given since.
func (t *training) undoDelete() {
	deleted := t.safe.deleted
	if !t.safe.begin("undo") {
		return
	}
	t.restoreAnswers(deleted, func(_ []trainer.Entry, err error) {
		if err != nil {
			t.safe.end(err.Error(), true)
			return
		}
		n := answersIn(deleted)
		t.safe.deleted = nil
		t.safe.end(counted(n, "answer")+" "+pick(n == 1, "is", "are")+" back.", false)
		focusLater(t, "answers-title")
	})
}

func (t *training) onUndoDelete(app.Context, app.Event) { t.undoDelete() }
