package answers

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// safekeeping is what the pages say about where the answers are and how safe they
// are there.
type safekeeping struct {
	persistence page.Persistence
	granted     string          // what the browser answered when it was asked; "" when there is nothing to say
	backedUp    int64           // when a backup was last saved, in milliseconds since 1970; 0 for never
	quietUntil  int64           // no reminder before that time
	said        string          // what became of the last restoring or deleting
	problem     bool            // it was not what the person wanted
	busy        string          // what is under way: it is not begun twice
	deleted     []trainer.Entry // can still be brought back
}

// recall reads what this device remembers.
func (k *safekeeping) recall() {
	k.backedUp, k.quietUntil = storage.RememberedMoment(page.BackupKey), storage.RememberedMoment(page.RemindKey)
}

// begin notes that something is under way, or returns that something is already:
// a button was pressed twice.
func (k *safekeeping) begin(what string) bool {
	if k.busy != "" {
		return false
	}
	k.busy, k.said, k.problem = what, "", false
	return true
}

// end says what became of it.
func (k *safekeeping) end(said string, problem bool) {
	k.busy, k.said, k.problem = "", said, problem
}

// Keeping is the section about the answers themselves: how many there are, where
// they are kept, and how to save, restore and delete them. Everything has a fixed
// place, so that nothing that comes or goes takes the focus from another.
func (t *Answers) Keeping() app.UI {
	k, none := &t.safe, t.answers(0) == 0
	return app.Section().Class("keeping").ID("answers").Aria("labelledby", "answers-title").Body(
		app.H2().ID("answers-title").TabIndex(-1).Text("Your answers"),
		app.P().ID("answers-count").Text(t.whereabouts()),
		app.P().ID("answers-damaged").Text(t.losses()),
		app.P().ID("answers-safety").Text(text.Pick(none, "", k.safety())),
		app.Div().Class("keeping-row").Body(
			app.Button().Type("button").ID("save-backup").Disabled(none || k.busy != "").OnClick(t.onSaveBackup).
				Body(ui.Icon("download"), app.Text("Save a backup")),
			app.Label().Class("file").For("restore-backup").Body(
				ui.Icon("upload"), app.Text("Restore a backup…"),
				app.Input().ID("restore-backup").Type("file").Accept(".json,application/json").Disabled(k.busy != "").OnChange(t.onRestoreBackup),
			),
			app.Button().Type("button").ID("keep-safe").Hidden(none || k.persistence != page.Evictable).OnClick(t.onKeepSafe).Text("Keep them safe"),
			app.Button().Type("button").ID("delete-answers").Disabled(none || k.busy != "").OnClick(t.onDeleteAnswers).
				Body(ui.Icon("delete"), app.Text("Delete all answers")),
		),
		t.keepingOutcome(),
		app.P().Class("quiet").Text("A backup is one file with all your answers. Restoring one adds what is missing here and counts nothing twice, "+
			"so it also takes your answers to another device."),
		t.deleteAnswersDialog(),
	)
}

// whereabouts says how many answers there are and where they are.
func (t *Answers) whereabouts() string {
	n := t.answers(0)
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
		return "None yet. What you answer in the drill is kept in this browser and nowhere else."
	}
	return text.Counted(n, "answer") + ", kept in this browser and nowhere else."
}

// losses says what of the log could not be read.
func (t *Answers) losses() string {
	return t.Left.Say(func(n int) string { return text.Counted(n, "record") }, " A backup from before brings back what it holds.")
}

// keepingOutcome says what became of what was pressed last. It is always there,
// for screen readers to hear what appears in it.
func (t *Answers) keepingOutcome() app.UI {
	k := &t.safe
	return app.Div().ID("answers-said").Role("status").Body(
		app.Div().Body(app.If(k.busy == "restore", func() app.UI {
			return app.P().Class("message").Body(app.Progress().Aria("label", "Restoring"), app.Span().Text(" Reading the backup…"))
		})),
		app.Div().Body(app.If(k.said != "", func() app.UI {
			class := "message"
			if k.problem {
				class += " problem"
			}
			return app.P().Class(class).Text(k.said)
		})),
		app.Div().Body(app.If(len(k.deleted) > 0, func() app.UI {
			return app.P().Class("message").Body(
				app.Span().Text(text.Counted(answersIn(k.deleted), "answer")+" deleted. "),
				app.Button().Type("button").ID("undo-delete-answers").OnClick(t.onUndoDelete).Text("Undo"),
			)
		})),
	)
}

// answersIn is the number of answers among entries.
func answersIn(entries []trainer.Entry) int {
	n := 0
	for _, e := range entries {
		if e.Kind == trainer.Answered {
			n++
		}
	}
	return n
}
