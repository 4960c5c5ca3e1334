package answers

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// deleteAnswersDialog asks for confirmation before all answers are deleted.
func (t *Answers) deleteAnswersDialog() app.UI {
	return ui.Dialog("delete-dialog", "Delete all answers?",
		app.P().Text("This deletes "+text.Counted(t.countAnswers(0), "answer")+" in all decks and to puzzles, your notes, and your settings. "+
			"You can undo it while this page is open. A backup can restore them later."),
		app.Div().Class("keeping-row").Body(
			ui.Button("delete-confirmed").OnClick(t.onDeleteConfirmed).Text("Delete them"),
			app.Button().Type("button").DataSet("dialog", "delete-dialog").OnClick(ui.CloseDialog).Text("Keep them"),
		),
	)
}

func (t *Answers) onDeleteConfirmed(app.Context, app.Event) {
	ui.CloseDialogs()
	t.DeleteAll()
}

// DeleteAll deletes all answers. Until the page closes it still has them, for undo.
func (t *Answers) DeleteAll() {
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
		page.FocusLater(t.Host, "undo-delete-answers")
	})
}

// undoDelete restores the deleted answers. Answers given since then stay.
func (t *Answers) undoDelete() {
	deleted := t.safe.deleted
	if !t.safe.begin("undo") {
		return
	}
	t.restoreAnswers(deleted, func(_ []trainer.Entry, err error) {
		if err != nil {
			t.safe.end(err.Error(), true)
			return
		}
		said, n := counted(deleted)
		t.safe.deleted = nil
		t.safe.end(said+" "+text.Pick(n == 1, "is", "are")+" back.", false)
		page.FocusLater(t.Host, "answers-title")
	})
}
