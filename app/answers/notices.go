package answers

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// The page reminds the person of a backup if the browser promises nothing, so many answers are not in a backup,
// and the last backup is that old.
const (
	remindAnswers = 50
	remindAfter   = 7 * 24 * time.Hour
)

// remindsOfBackup reports whether to remind the person of a backup.
func (t *Answers) remindsOfBackup(at time.Time) bool {
	k, ms := &t.safe, at.UnixMilli()
	return t.Known && t.Failed == nil && k.persistence != page.Lasting &&
		ms >= k.quietUntil && ms-k.backedUp >= remindAfter.Milliseconds() && t.countAnswers(k.backedUp+1) >= remindAnswers
}

// StateNote says what a person should know about their answers: that they are not kept, that the browser has
// cleared them, that some have dates of a wrong clock, that it is time for a backup, and what the browser
// promised. The element is always there, so that screen readers announce what appears in it. Each kind of note
// has its own place.
func (t *Answers) StateNote() app.UI {
	return app.Div().ID("practice-note").Class("practice-note").Role("status").OnClick(ui.PressOn("action", func(button app.Value) { t.actOnNote(ui.Dataset(button, "action")) })).Body(
		ui.When(t.Known && t.Failed != nil, t.unkeptNote),
		ui.When(len(t.Cleared) > 0, t.clearedNote),
		ui.When(t.Known && t.State().EntriesAhead(t.Host.Now()) > 0, t.aheadNote),
		ui.When(t.remindsOfBackup(t.Host.Now()), t.backupNote),
		ui.When(t.safe.granted != "", t.grantedNote),
	)
}

func (t *Answers) unkeptNote() app.UI {
	what := "Your answers last for this visit only: "
	if t.Store != nil {
		what = "Your last answers are not kept on this device: "
	}
	return app.P().Class("message problem").Body(
		app.Span().Text(what+t.Failed.Error()+". Save a backup before you close or reload this page. "),
		app.If(t.countAnswers(0) > 0, func() app.UI { return noteButton("save", "Save a backup") }),
	)
}

// clearedNote lets the person choose whether to keep cleared answers again. They may have cleared them on
// purpose.
func (t *Answers) clearedNote() app.UI {
	said, n := counted(t.Cleared)
	return app.P().Class("message problem").Body(
		app.Span().Text("The browser has cleared "+text.Pick(n > 0, said, "settings")+" that it had kept. This page still has "+
			text.Pick(n == 1, "it", "them")+" until you close or reload it. "),
		noteButton("again", "Keep "+text.Pick(n == 1, "it", "them")+" again"),
		noteButton("save", "Save a backup"),
		noteButton("gone", "Don’t keep "+text.Pick(n == 1, "it", "them")),
	)
}

func (t *Answers) aheadNote() app.UI {
	entries := t.Log.Entries()
	n := t.State().EntriesAhead(t.Host.Now())
	ahead, what := answersIn(entries[len(entries)-n:]), "answer"
	if ahead == 0 {
		ahead, what = n, "entry"
	}
	return app.P().Class("message").Text(datesAhead(ahead, what, entries[len(entries)-n]))
}

// datesAhead says that n entries have dates in the future. The first of them is given.
func datesAhead(n int, what string, first trainer.Entry) string {
	one := n == 1
	if !one && what == "entry" {
		what = "entrie"
	}
	return text.Counted(n, what) + text.Pick(one, " is dated in the future, on ", " are dated in the future, the first on ") +
		first.Time().Format("2 January 2006") + ": a clock was wrong. " + text.Pick(one, "It counts from that date on.", "They count from their dates on.")
}

// backupNote does not say how many answers there are, or screen readers would announce it after each answer.
func (t *Answers) backupNote() app.UI {
	return app.P().Class("message").Body(
		app.Span().Text("Many of your answers are not in a backup, and the browser may delete them when the disk is full. "),
		noteButton("save", "Save a backup"),
		noteButton("later", "Not now"),
	)
}

func (t *Answers) grantedNote() app.UI {
	return app.P().Class("message").Body(
		app.Span().Text(t.safe.granted+" "),
		noteButton("close", "Close"),
	)
}

func noteButton(action, name string) app.UI {
	return app.Button().Type("button").DataSet("action", action).Text(name)
}

// actOnNote does the action of a button in the note.
func (t *Answers) actOnNote(action string) {
	switch action {
	case "save":
		t.saveBackup()
	case "again":
		cleared := t.Cleared
		t.Cleared = nil
		t.keepAnswers(cleared)
	case "gone":
		t.Cleared = nil
	case "later":
		t.remindLater()
	case "close":
		t.safe.granted = ""
	}
}

// remindLater hides the reminder for a while.
func (t *Answers) remindLater() {
	t.safe.quietUntil = t.Host.Now().Add(remindAfter).UnixMilli()
	storage.RememberMoment(page.RemindKey, t.safe.quietUntil)
}
