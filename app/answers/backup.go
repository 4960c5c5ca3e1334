package answers

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// saveBackup offers the log as a file and remembers when.
func (t *Answers) saveBackup() {
	if !t.safe.begin("save") {
		return
	}
	entries, at := slices.Clone(t.Log.Entries()), t.Host.Now()
	t.Host.Ctx().Async(func() {
		turns := ui.NewTurns()
		var log trainer.Log
		_, _ = log.AddInTurns(entries, turns.Take) // nobody cancels it
		data, _ := trainer.WriteBackupInTurns(&log, at, turns.Take)
		text := string(data)
		t.Host.Ctx().Dispatch(func(app.Context) {
			t.safe.end("", false)
			t.safe.backUp(at)
			page.SaveText(t.Host, text, "application/json", "spectrie-training-"+at.Format("2006-01-02")+".json")
		})
	})
}

// backUp remembers that all answers until then are in a backup.
func (k *safekeeping) backUp(at time.Time) {
	k.backedUp = at.UnixMilli()
	storage.RememberMoment(page.BackupKey, k.backedUp)
}

func (t *Answers) onSaveBackup(app.Context, app.Event) { t.saveBackup() }

func (t *Answers) onRestoreBackup(ctx app.Context, _ app.Event) {
	if source, ok := shelf.ChosenFile(ctx, ""); ok {
		t.restoreBackup(source)
	}
}

// restoreBackup unites the log with that of a file. A file that cannot be read
// whole changes nothing.
func (t *Answers) restoreBackup(source shelf.WordSource) {
	if !t.safe.begin("restore") {
		return
	}
	t.Host.Ctx().Async(func() {
		entries, err := readBackup(source)
		t.Host.Ctx().Dispatch(func(app.Context) {
			refuse := func(err error) {
				t.safe.end("“"+text.CleanLine(source.File, text.MostName)+"” could not be restored. "+err.Error(), true)
				page.RevealLater(t.Host, "answers-said")
			}
			if err != nil {
				refuse(err)
				return
			}
			t.restoreAnswers(entries, func(added []trainer.Entry, err error) {
				if err != nil {
					refuse(err)
					return
				}
				if len(entries) == len(t.Log.Entries()) {
					t.safe.backUp(t.Host.Now()) // the file has all that there is
				}
				t.safe.end(restored(answersIn(entries), answersIn(added)), false)
				page.RevealLater(t.Host, "answers-said")
			})
		})
	})
}

// restored says how many answers a backup has and how many of them are new.
func restored(all, added int) string {
	said := "The backup has " + text.Counted(all, "answer")
	switch {
	case all == 0:
		return said + "."
	case added == 0:
		return said + ", none of them new here."
	case added == all:
		return said + ", all of them new here."
	}
	return said + ", " + text.Grouped(added) + " of them new here."
}

// readBackup reads the entries of a file, which is not even opened when it is too
// large. Its errors are whole sentences.
func readBackup(source shelf.WordSource) ([]trainer.Entry, error) {
	if err := trainer.CheckBackupSize(source.Size); err != nil {
		return nil, fmt.Errorf("%w. Nothing was changed.", err)
	}
	data, err := io.ReadAll(source.Open(context.Background()))
	if err != nil {
		return nil, fmt.Errorf("%s. Nothing was changed.", text.Sentence(err.Error()))
	}
	turns := ui.NewTurns()
	return trainer.ReadBackupInTurns(data, turns.Take)
}
