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

// matchStore is the database of the matches. Its methods block and fail like those of
// [storage.Database].
type matchStore struct{ storage.Database }

// errContinuedElsewhere is an error of matchStore.putText: the kept match has other events.
var errContinuedElsewhere = errors.New("another tab has continued this match")

func openMatchStore(ctx context.Context, device storage.Device) (*matchStore, error) {
	db, err := device.Open(ctx, MatchDatabase, MatchRecords)
	if err != nil {
		return nil, err
	}
	return &matchStore{db}, nil
}

// readTexts returns all texts in no particular order, and "" for a value that is not a text.
func (s *matchStore) readTexts(ctx context.Context) (texts []string, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		texts = nil // because a transaction may run twice
		return tx.Each(MatchRecords, func(_ storage.Key, value any) error {
			texts = append(texts, TextOf(value))
			return nil
		})
	})
	return texts, err
}

// TextOf is a kept key or value as a text, or "" if it is not one.
func TextOf(kept any) string {
	text, _ := kept.(string)
	return text
}

// Save keeps matches until an error stops it. If a match does not continue what is kept under
// its id, its outcome is errContinuedElsewhere and the rest is still kept.
func (s *matchStore) Save(ctx context.Context, some []Kept) (outcomes []error, err error) {
	for _, k := range some {
		err := s.putText(ctx, k.ID, k.Encode(), func(kept string) bool { return k.continues(kept, false) })
		if err != nil && !errors.Is(err, errContinuedElsewhere) {
			return outcomes, err
		}
		outcomes = append(outcomes, err)
	}
	return outcomes, nil
}

// putText adds the text of a match, or replaces a text that the match continues. Otherwise it
// returns errContinuedElsewhere.
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

// addTexts adds all of the texts, by id, or none. An id that is in use keeps its text.
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

// removeMatch removes a match, if it exists.
func (s *matchStore) removeMatch(ctx context.Context, id string) error {
	return s.Change(ctx, func(tx storage.Tx) error { return tx.Delete(MatchRecords, id) })
}

// clearMatches removes all matches except those of a newer version of the program.
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
