package shelf

import (
	"context"
	"errors"

	"spectrie/app/storage"
)

// The database of a person's own dictionaries has two stores, both keyed by id. So listing them does not
// read the words.
const (
	ownDatabase = "spectrie-dictionaries"
	ownRecords  = "lists"  // a record for each list, with the fields of OwnList
	ownWords    = "packed" // bytes for each list
)

// OwnStore keeps a person's own dictionaries on a device. Its methods block like those of
// [storage.Database], and return its errors as well as their own.
type OwnStore struct{ storage.Database }

// Errors of OwnStore, and the reason why a list is no longer kept.
var (
	ErrNotHere = errors.New("that dictionary is not on this device")
	ErrCleared = errors.New("the browser has cleared it")
)

// KeptLists is what an OwnStore has.
type KeptLists struct {
	Lists      []OwnList
	unreadable storage.Unreadable
}

func openOwnStore(ctx context.Context, device storage.Device) (*OwnStore, error) {
	db, err := device.Open(ctx, ownDatabase, ownRecords, ownWords)
	if err != nil {
		return nil, err
	}
	return &OwnStore{db}, nil
}

// lists returns the lists sorted by name, ready to be shown, and how many records cannot be read.
func (s *OwnStore) lists(ctx context.Context) (kept KeptLists, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		kept = KeptLists{} // work may run twice
		return tx.Each(ownRecords, func(key storage.Key, record any) error {
			if l, ok := readOwnRecord(key, record); ok {
				kept.Lists = append(kept.Lists, l)
			} else {
				kept.unreadable.Count(storage.NewerRecord(record))
			}
			return nil
		})
	})
	sortOwnLists(kept.Lists)
	return kept, err
}

// Load returns the packed words of a list, ErrNotHere if there are none.
func (s *OwnStore) Load(ctx context.Context, id string) (packed []byte, err error) {
	err = s.Read(ctx, func(tx storage.Tx) error {
		value, err := tx.Get(ownWords, id)
		if err != nil {
			return err
		}
		var ok bool
		if packed, ok = value.([]byte); !ok {
			return ErrNotHere // nothing, or not bytes
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return packed, nil
}

// Save adds or replaces a list. It returns [storage.ErrNewer] if a later program has written the list.
func (s *OwnStore) Save(ctx context.Context, l OwnList, packed []byte) error {
	if err := l.check(); err != nil {
		return err
	}
	return s.Change(ctx, func(tx storage.Tx) error {
		before, err := tx.Get(ownRecords, l.ID)
		if err != nil {
			return err
		}
		if storage.NewerRecord(before) {
			return storage.ErrNewer
		}
		if err := tx.Put(ownWords, l.ID, packed); err != nil {
			return err
		}
		return tx.Put(ownRecords, l.ID, l.record())
	})
}

// Rename changes the name of a list. It keeps the rest of the record, including fields that this program
// does not know. It returns ErrNotHere if there is no such list, and [storage.ErrNewer] if a later program
// has written it.
func (s *OwnStore) Rename(ctx context.Context, id, name string) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		value, err := tx.Get(ownRecords, id)
		if err != nil {
			return err
		}
		record, ok := value.(map[string]any)
		if !ok {
			return ErrNotHere // nothing, or not a record
		}
		if storage.NewerRecord(record) {
			return storage.ErrNewer
		}
		record["name"] = name
		return tx.Put(ownRecords, id, record)
	})
}

// Remove removes a list. If there is none, that is not an error.
func (s *OwnStore) Remove(ctx context.Context, id string) error {
	return s.Change(ctx, func(tx storage.Tx) error {
		if err := tx.Delete(ownRecords, id); err != nil {
			return err
		}
		return tx.Delete(ownWords, id)
	})
}
