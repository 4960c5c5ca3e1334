package matches

import (
	"context"
	"errors"

	"spectrie/app/storage"
)

// The matches' database has one store, in which every match is a text under its id.
const (
	MatchDatabase = "spectrie-matches"
	MatchRecords  = "matches"
)

// matchStore keeps the matches played on a device. Its functions block as those of
// [storage.Database] do, and have its errors.
type matchStore struct{ storage.Database }

// errPlayedOn is an error of matchStore.put: what is kept under the id is something
// else.
var errContinuedElsewhere = errors.New("another tab has played this match on")

func openMatchStore(ctx context.Context, device storage.Device) (*matchStore, error) {
	db, err := device.Open(ctx, MatchDatabase, MatchRecords)
	if err != nil {
		return nil, err
	}
	return &matchStore{db}, nil
}

// texts returns all texts, in no particular order, "" for what is none.
func (s *matchStore) readTexts(ctx context.Context) (texts []string, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		texts = nil // also when it is tried again
		return tx.Each(MatchRecords, func(_ storage.Key, value any) error {
			texts = append(texts, TextOf(value))
			return nil
		})
	})
	return texts, err
}

// TextOf is a key or a value that is kept as a text, "" when it is none.
func TextOf(kept any) string {
	text, _ := kept.(string)
	return text
}

// Save keeps matches until one cannot be; the outcome of one that does not follow what is
// kept in its place is errPlayedOn.
func (s *matchStore) Save(ctx context.Context, some []Kept) (outcomes []error, err error) {
	for _, k := range some {
		err := s.putText(ctx, k.ID, k.Encode(), k.continues)
		if err != nil && !errors.Is(err, errContinuedElsewhere) {
			return outcomes, err
		}
		outcomes = append(outcomes, err)
	}
	return outcomes, nil
}

// put adds the text of a match, or replaces one that it follows. Otherwise it returns
// errPlayedOn.
func (s *matchStore) putText(ctx context.Context, id, text string, follows func(kept string) bool) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		kept, err := tx.Get(MatchRecords, id)
		switch {
		case err != nil:
			return err
		case kept != nil && !follows(TextOf(kept)):
			return errContinuedElsewhere
		}
		return tx.Put(MatchRecords, id, text)
	})
}

// add adds all of the texts, by id, or none. An id that is there keeps what it has.
func (s *matchStore) addTexts(ctx context.Context, texts map[string]string) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		here := map[string]bool{}
		err := tx.Each(MatchRecords, func(key storage.Key, _ any) error {
			here[TextOf(key)] = true
			return nil
		})
		for id, text := range texts {
			if err == nil && !here[id] {
				err = tx.Put(MatchRecords, id, text)
			}
		}
		return err
	})
}

// remove removes a match. It is no error when there is none.
func (s *matchStore) removeMatch(ctx context.Context, id string) error {
	return s.Change(ctx, func(tx storage.Tx) error { return tx.Delete(MatchRecords, id) })
}

// clear removes all matches but those of a later program.
func (s *matchStore) clearMatches(ctx context.Context) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		return tx.Each(MatchRecords, func(key storage.Key, value any) error {
			if storage.Newer(TextOf(value)) {
				return nil
			}
			return tx.Delete(MatchRecords, key)
		})
	})
}
