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

// saveBackup offers the log as a file and stores the date.
func (t *Answers) saveBackup() {
	if !t.safe.begin("save") {
		return
	}
	entries, at := slices.Clone(t.Log.Entries()), t.Host.Now()
	t.Host.Ctx().Async(func() {
		turns := ui.NewTurns()
		var log trainer.Log
		_, _ = log.AddInTurns(entries, turns.Take) // never cancelled
		data, _ := trainer.WriteBackupInTurns(&log, at, turns.Take)
		text := string(data)
		t.Host.Ctx().Dispatch(func(app.Context) {
			t.safe.end("", false)
			t.safe.noteBackup(at)
			page.SaveText(t.Host, text, "application/json", "spectrie-training-"+at.Format("2006-01-02")+".json")
		})
	})
}

// noteBackup stores that all answers until then are in a backup.
func (k *safekeeping) noteBackup(at time.Time) {
	k.backedUp = at.UnixMilli()
	storage.RememberMoment(page.BackupKey, k.backedUp)
}

func (t *Answers) onRestoreBackup(ctx app.Context, _ app.Event) {
	if source, ok := shelf.ChosenFile(ctx, ""); ok {
		t.restoreBackup(source)
	}
}

// restoreBackup merges the log of a file into this one. A file that cannot be read completely changes nothing.
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
					t.safe.noteBackup(t.Host.Now()) // the file has every entry
				}
				t.safe.end(restored(entries, added), false)
				page.RevealLater(t.Host, "answers-said")
			})
		})
	})
}

// restored says how many answers and notes a backup has and how many of them are new.
func restored(entries, news []trainer.Entry) string {
	said, all := counted(entries)
	_, added := counted(news)
	said = "The backup has " + said
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

// readBackup reads the entries of a file. It does not open a file that is too large. Its errors are whole
// sentences.
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
