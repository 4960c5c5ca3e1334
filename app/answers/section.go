package answers

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// safekeeping is what the pages know about how safe the answers are, and the state of the section about them.
type safekeeping struct {
	persistence page.Persistence
	granted     string          // the browser's reply to AskToPersist, in words; "" for none
	backedUp    int64           // when a backup was last saved, in milliseconds since 1970; 0 for never
	quietUntil  int64           // no reminder before that time
	said        string          // the outcome of the last restore or delete
	problem     bool            // said reports a failure
	busy        string          // the action under way; none can start meanwhile
	deleted     []trainer.Entry // for undo
}

// load reads the dates that this device has stored.
func (k *safekeeping) load() {
	k.backedUp, k.quietUntil = storage.RememberedMoment(page.BackupKey), storage.RememberedMoment(page.RemindKey)
}

// begin notes that an action is under way. It returns false if one is already: the button was pressed twice.
func (k *safekeeping) begin(what string) bool {
	if k.busy != "" {
		return false
	}
	k.busy, k.said, k.problem = what, "", false
	return true
}

// end notes the outcome of the action.
func (k *safekeeping) end(said string, problem bool) {
	k.busy, k.said, k.problem = "", said, problem
}

// Keeping is the section about the answers: how many there are, where they are kept, and how to save, restore
// and delete them. Everything has a fixed place, so nothing takes the focus from another element.
func (t *Answers) Keeping() app.UI {
	k, none := &t.safe, len(t.Log.Entries()) == 0
	return app.Section().Class("keeping").ID("answers").Aria("labelledby", "answers-title").Body(
		app.H2().ID("answers-title").TabIndex(-1).Text("Your answers"),
		app.P().ID("answers-count").Text(t.countText()),
		app.P().ID("answers-damaged").Text(t.unreadableText()),
		app.P().ID("answers-safety").Text(text.Pick(none, "", k.promise())),
		app.Div().Class("keeping-row").Body(
			ui.PressButton("save-backup", t.saveBackup).Disabled(none || k.busy != "").
				Body(ui.Icon("download"), app.Text("Save a backup")),
			app.Label().Class("file").For("restore-backup").Body(
				ui.Icon("upload"), app.Text("Restore a backup…"),
				app.Input().ID("restore-backup").Type("file").Accept(".json,application/json").Disabled(k.busy != "").OnChange(t.onRestoreBackup),
			),
			ui.Button("keep-safe").Hidden(none || k.persistence != page.Evictable).OnClick(t.onKeepSafe).Text("Keep them safe"),
			ui.PressButton("delete-answers", func() { ui.OpenDialog("delete-dialog") }).Disabled(none || k.busy != "").
				Body(ui.Icon("delete"), app.Text("Delete all answers")),
		),
		t.keepingOutcome(),
		app.P().Class("quiet").Text("A backup is one file with all your answers and notes. Restoring it adds what is missing here and counts nothing twice, "+
			"so you can also use it to move your answers to another device."),
		t.deleteAnswersDialog(),
	)
}

// countText says how many answers there are and where they are kept.
func (t *Answers) countText() string {
	n := t.countAnswers(0)
	switch {
	case !t.Known:
		return "Reading your answers…"
	case t.Failed != nil && t.Store == nil:
		return text.Counted(n, "answer") + ", for this visit only: " + t.Failed.Error() + "."
	case t.Failed != nil:
		return text.Counted(n, "answer") + ", some of them for this visit only: " + t.Failed.Error() + "."
	case len(t.Cleared) > 0:
		return text.Counted(n, "answer") + ", " + text.Grouped(answersIn(t.Cleared)) + " of them on this page only: the browser has cleared them."
	case n == 0:
		return "None yet. Your answers are kept in this browser and nowhere else."
	}
	return text.Counted(n, "answer") + ", kept in this browser and nowhere else."
}

// unreadableText says which records could not be read.
func (t *Answers) unreadableText() string {
	return t.Unreadable.Say(func(n int) string { return text.Counted(n, "record") }, " Restore an earlier backup to get back what it has.")
}

// keepingOutcome says what the last button did. The element is always there, so that screen readers announce
// what appears in it.
func (t *Answers) keepingOutcome() app.UI {
	k := &t.safe
	return app.Div().ID("answers-said").Class("tray").Role("status").Body(
		ui.When(k.busy == "restore", func() app.UI {
			return app.P().Class("message").Body(app.Progress().Aria("label", "Restoring"), app.Span().Text(" Reading the backup…"))
		}),
		ui.When(k.said != "", func() app.UI {
			class := "message"
			if k.problem {
				class += " problem"
			}
			return app.P().Class(class).Body(app.Span().Text(k.said), ui.CloseMessage(t.closeOutcome))
		}),
		ui.When(len(k.deleted) > 0, func() app.UI {
			said, _ := counted(k.deleted)
			return app.P().Class("message").Body(
				app.Span().Text(said+" deleted. "),
				ui.PressButton("undo-delete-answers", t.undoDelete).Text("Undo"),
				ui.CloseMessage(t.closeOutcome),
			)
		}),
	)
}

// closeOutcome closes what the last button said. Deleted answers stay deleted.
func (t *Answers) closeOutcome() {
	t.safe.said, t.safe.deleted = "", nil
	page.FocusLater(t.Host, "answers-title")
}

// counted says how many answers and notes are among entries: the sum too.
func counted(entries []trainer.Entry) (said string, all int) {
	notes := 0
	for i := range entries {
		if entries[i].Kind == trainer.Noted {
			notes++
		}
	}
	answers := answersIn(entries)
	switch {
	case notes == 0:
		return text.Counted(answers, "answer"), answers
	case answers == 0:
		return text.Counted(notes, "note"), notes
	}
	return text.Counted(answers, "answer") + " and " + text.Counted(notes, "note"), answers + notes
}

// answersIn is the number of answers among entries, to cards and to puzzles.
func answersIn(entries []trainer.Entry) int {
	n := 0
	for i := range entries {
		if isAnswer(&entries[i]) {
			n++
		}
	}
	return n
}

// isAnswer reports whether an entry is an answer, to a card or to a puzzle.
func isAnswer(e *trainer.Entry) bool { return e.Kind == trainer.Answered || e.Kind == trainer.Puzzled }
