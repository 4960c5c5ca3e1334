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
func (s *Site) saveBackup() {
	if !practice.safe.begin("save") {
		return
	}
	entries, at := slices.Clone(practice.log.Entries()), now()
	s.home.Async(func() {
		turns := newTurns()
		var log trainer.Log
		_, _ = log.AddInTurns(entries, turns.take) // nobody cancels it
		data, _ := trainer.WriteBackupInTurns(&log, at, turns.take)
		text := string(data)
		s.home.Dispatch(func(app.Context) {
			practice.safe.end("", false)
			practice.safe.backUp(at)
			s.saveText(text, "application/json", "spectrie-training-"+at.Format("2006-01-02")+".json")
		})
	})
}

// backUp remembers that all answers until then are in a backup.
func (k *safekeeping) backUp(at time.Time) {
	k.backedUp = at.UnixMilli()
	storage.RememberMoment(backupKey, k.backedUp)
}

func (s *Site) onSaveBackup(app.Context, app.Event) { s.saveBackup() }

func (s *Site) onRestoreBackup(ctx app.Context, _ app.Event) {
	if source, ok := chosenFile(ctx, ""); ok {
		s.restoreBackup(source)
	}
}

// restoreBackup unites the log with that of a file. A file that cannot be read
// whole changes nothing.
func (s *Site) restoreBackup(source wordSource) {
	if !practice.safe.begin("restore") {
		return
	}
	s.home.Async(func() {
		entries, err := readBackup(source)
		s.home.Dispatch(func(app.Context) {
			refuse := func(err error) {
				practice.safe.end("“"+cleanLine(source.file, mostName)+"” could not be restored. "+err.Error(), true)
				s.reveal("answers-said")
			}
			if err != nil {
				refuse(err)
				return
			}
			s.restoreAnswers(entries, func(added []trainer.Entry, err error) {
				if err != nil {
					refuse(err)
					return
				}
				if len(entries) == len(practice.log.Entries()) {
					practice.safe.backUp(now()) // the file has all that there is
				}
				practice.safe.end(restored(answersIn(entries), answersIn(added)), false)
				s.reveal("answers-said")
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
