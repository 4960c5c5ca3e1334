package answers

import (
	"context"
	"slices"

	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// The answers' database has one store. Each of its records is an entry of the log, as
// [trainer.EncodeEntry] writes it. The text is the key: keys are read fastest, and one
// that is there already is not added a second time.
const (
	answerDatabase = "spectrie-training"
	answerRecords  = "entries"
)

// answerStore keeps a person's answers on a device. It keeps a set of texts, and only
// ever adds to it or empties it, so tabs that use it together cannot lose what another
// has added. Its functions block as those of [storage.Database] do, and have its errors.
type answerStore struct{ storage.Database }

func openAnswerStore(ctx context.Context, device storage.Device) (*answerStore, error) {
	db, err := device.Open(ctx, answerDatabase, answerRecords)
	if err != nil {
		return nil, err
	}
	return &answerStore{db}, nil
}

// read returns all texts, in no particular order, and what else is there as some text.
func (s *answerStore) read(ctx context.Context) (texts []string, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		texts, err = tx.Keys(answerRecords)
		return err
	})
	return texts, err
}

// Save adds entries of the log, all of them or none.
func (s *answerStore) Save(ctx context.Context, entries []trainer.Entry) (outcomes []error, err error) {
	turns := ui.NewTurns()
	var texts []string
	for part := range slices.Chunk(entries, 100) {
		texts = append(texts, encodeEntries(part)...)
		_ = turns.Take() // nobody cancels it
	}
	if err := s.add(ctx, texts); err != nil {
		return nil, err
	}
	return make([]error, len(entries)), nil
}

// add adds all of the texts or none. Those that are there stay as they are.
func (s *answerStore) add(ctx context.Context, texts []string) error {
	return s.Change(ctx, func(tx storage.Tx) error { return putAnswers(tx, texts) })
}

func putAnswers(tx storage.Tx, texts []string) error {
	for _, text := range texts {
		if err := tx.Put(answerRecords, text, true); err != nil {
			return err
		}
	}
	return nil
}

// clear removes all texts but those of a later program.
func (s *answerStore) clear(ctx context.Context) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		texts, err := tx.Keys(answerRecords)
		if err != nil {
			return err
		}
		if err := tx.Clear(answerRecords); err != nil {
			return err
		}
		return putAnswers(tx, slices.DeleteFunc(texts, func(text string) bool { return !storage.Newer(text) }))
	})
}

// encodeEntries are the texts of entries.
func encodeEntries(entries []trainer.Entry) []string {
	texts := make([]string, len(entries))
	for i, e := range entries {
		texts[i] = string(trainer.EncodeEntry(e))
	}
	return texts
}

// decodeEntries are the entries that texts tell, and how many texts tell none. It takes turns with the browser, unless turns is nil.
func decodeEntries(texts []string, turns *ui.Turns) (entries []trainer.Entry, left storage.Unreadable) {
	for i, text := range texts {
		if turns != nil && i%100 == 99 {
			_ = turns.Take() // nobody cancels it
		}
		if e, err := trainer.DecodeEntry([]byte(text)); err == nil {
			entries = append(entries, e)
		} else {
			left.Count(storage.Newer(text))
		}
	}
	return entries, left
}
