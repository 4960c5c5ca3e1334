package answers

import (
	"context"
	"slices"

	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// The database of the answers has one store. Each record is an entry of the log, as [trainer.EncodeEntry] writes
// it. This text is the key, because keys are the fastest to read and cannot be added twice.
const (
	answerDatabase = "spectrie-training"
	answerRecords  = "entries"
)

// answerStore keeps a person's answers on a device, as a set of texts. It only ever adds to the set or empties it,
// so one tab cannot lose what another has added. Its methods block like those of [storage.Database], and return
// its errors.
type answerStore struct{ storage.Database }

func openAnswerStore(ctx context.Context, device storage.Device) (*answerStore, error) {
	db, err := device.Open(ctx, answerDatabase, answerRecords)
	if err != nil {
		return nil, err
	}
	return &answerStore{db}, nil
}

// read returns all texts in no particular order. Keys of other programs come as some text.
func (s *answerStore) read(ctx context.Context) (texts []string, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		texts, err = tx.Keys(answerRecords)
		return err
	})
	return texts, err
}

// Save saves entries of the log, all of them or none.
func (s *answerStore) Save(ctx context.Context, entries []trainer.Entry) (outcomes []error, err error) {
	turns := ui.NewTurns()
	var texts []string
	for part := range slices.Chunk(entries, 100) {
		texts = append(texts, encodeEntries(part)...)
		_ = turns.Take() // never cancelled
	}
	if err := s.addTexts(ctx, texts); err != nil {
		return nil, err
	}
	return make([]error, len(entries)), nil
}

// addTexts adds all of the texts or none. Texts that are there already stay.
func (s *answerStore) addTexts(ctx context.Context, texts []string) error {
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

// clear removes all texts except those of a later program, which this one cannot read.
func (s *answerStore) clear(ctx context.Context) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		texts, err := tx.Keys(answerRecords)
		if err != nil {
			return err
		}
		if err := tx.Clear(answerRecords); err != nil {
			return err
		}
		return putAnswers(tx, slices.DeleteFunc(texts, func(text string) bool {
			_, err := trainer.DecodeEntry([]byte(text))
			return err == nil || !storage.Newer(text)
		}))
	})
}

// encodeEntries encodes entries as texts.
func encodeEntries(entries []trainer.Entry) []string {
	texts := make([]string, len(entries))
	for i, e := range entries {
		texts[i] = string(trainer.EncodeEntry(e))
	}
	return texts
}

// decodeEntries decodes texts, and counts those that are not entries. It takes turns with the browser, unless
// turns is nil.
func decodeEntries(texts []string, turns *ui.Turns) (entries []trainer.Entry, unreadable storage.Unreadable) {
	for i, text := range texts {
		if turns != nil && i%100 == 99 {
			_ = turns.Take() // never cancelled
		}
		if e, err := trainer.DecodeEntry([]byte(text)); err == nil {
			entries = append(entries, e)
		} else {
			unreadable.Count(storage.Newer(text))
		}
	}
	return entries, unreadable
}
