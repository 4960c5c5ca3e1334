package app

import (
	"context"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// saveBackup offers the log as a file and remembers when.
func (t *training) saveBackup() {
	if !t.safe.begin("save") {
		return
	}
	entries, at := slices.Clone(t.log.Entries()), t.Now()
	t.Ctx().Async(func() {
		turns := newTurns()
		var log trainer.Log
		_, _ = log.AddInTurns(entries, turns.take) // nobody cancels it
		data, _ := trainer.WriteBackupInTurns(&log, at, turns.take)
		text := string(data)
		t.Ctx().Dispatch(func(app.Context) {
			t.safe.end("", false)
			t.safe.backUp(at)
			saveText(t, text, "application/json", "spectrie-training-"+at.Format("2006-01-02")+".json")
		})
	})
}

// backUp remembers that all answers until then are in a backup.
func (k *safekeeping) backUp(at time.Time) {
	k.backedUp = at.UnixMilli()
	storage.RememberMoment(backupKey, k.backedUp)
}

func (t *training) onSaveBackup(app.Context, app.Event) { t.saveBackup() }

func (t *training) onRestoreBackup(ctx app.Context, _ app.Event) {
	if source, ok := chosenFile(ctx, ""); ok {
		t.restoreBackup(source)
	}
}

// restoreBackup unites the log with that of a file. A file that cannot be read
// whole changes nothing.
func (t *training) restoreBackup(source wordSource) {
	if !t.safe.begin("restore") {
		return
	}
	t.Ctx().Async(func() {
		entries, err := readBackup(source)
		t.Ctx().Dispatch(func(app.Context) {
			refuse := func(err error) {
				t.safe.end("“"+cleanLine(source.file, mostName)+"” could not be restored. "+err.Error(), true)
				revealLater(t, "answers-said")
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
				if len(entries) == len(t.log.Entries()) {
					t.safe.backUp(t.Now()) // the file has all that there is
				}
				t.safe.end(restored(answersIn(entries), answersIn(added)), false)
				revealLater(t, "answers-said")
			})
		})
	})
}

// restored says how many answers a backup has and how many of them are new.
func restored(all, added int) string {
	said := "The backup has " + counted(all, "answer")
	switch {
	case all == 0:
		return said + "."
	case added == 0:
		return said + ", none of them new here."
	case added == all:
		return said + ", all of them new here."
	}
	return said + ", " + grouped(added) + " of them new here."
}

// readBackup reads the entries of a file, which is not even opened when it is too
// large. Its errors are whole sentences.
func readBackup(source wordSource) ([]trainer.Entry, error) {
	if err := trainer.CheckBackupSize(source.size); err != nil {
		return nil, fmt.Errorf("%w. Nothing was changed.", err)
	}
	data, err := io.ReadAll(source.open(context.Background()))
	if err != nil {
		return nil, fmt.Errorf("%s. Nothing was changed.", sentence(err.Error()))
	}
	turns := newTurns()
	return trainer.ReadBackupInTurns(data, turns.take)
}
