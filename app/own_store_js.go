//go:build js

package app

import (
	"context"
	"errors"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// The database has two stores, both keyed by id, so that listing what is there
// does not read the words.
const (
	ownDatabase = "spectrie-dictionaries"
	ownRecords  = "lists"  // an object for each list, with the fields of ownList
	ownWords    = "packed" // a Uint8Array for each list
)

// ownStore keeps a person's own dictionaries in this browser. See own_store.go.
type ownStore struct{ database }

func openOwnStore(ctx context.Context) (*ownStore, error) {
	s := &ownStore{database{name: ownDatabase, stores: []string{ownRecords, ownWords}}}
	if err := s.open(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

// transact does work in one transaction of the database.
func (s *ownStore) transact(ctx context.Context, mode idb.TransactionMode, work func(records, words *idb.ObjectStore) error) error {
	return s.database.transact(ctx, mode, func(stores []*idb.ObjectStore) error { return work(stores[0], stores[1]) })
}

func (s *ownStore) lists(ctx context.Context) (keptLists, error) {
	var kept keptLists
	err := s.transact(ctx, idb.TransactionReadOnly, func(records, _ *idb.ObjectStore) error {
		kept = keptLists{} // also when it is tried again
		cursors, err := records.OpenCursor(idb.CursorNext)
		if err != nil {
			return err
		}
		return cursors.Iter(context.Background(), func(cursor *idb.CursorWithValue) error {
			key, err := cursor.Key()
			if err != nil {
				return err
			}
			record, err := cursor.Value()
			if err != nil {
				return err
			}
			if l, ok := readOwnRecord(key, record); ok {
				kept.lists = append(kept.lists, l)
			} else {
				kept.left.count(newerRecord(record))
			}
			return nil
		})
	})
	sortOwnLists(kept.lists)
	return kept, err
}

func (s *ownStore) load(ctx context.Context, id string) ([]byte, error) {
	var packed []byte
	err := s.transact(ctx, idb.TransactionReadOnly, func(_, words *idb.ObjectStore) error {
		value, err := get(words, id)
		if err != nil {
			return err
		}
		if !value.InstanceOf(js.Global().Get("Uint8Array")) {
			return errNotHere // something else is
		}
		packed = make([]byte, value.Length())
		js.CopyBytesToGo(packed, value)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return packed, nil
}

func (s *ownStore) save(ctx context.Context, l ownList, packed []byte) error {
	if err := l.check(); err != nil {
		return err
	}
	record := ownRecord(l)
	array := js.Global().Get("Uint8Array").New(len(packed))
	js.CopyBytesToJS(array, packed)
	return s.transact(ctx, idb.TransactionReadWrite, func(records, words *idb.ObjectStore) error {
		switch before, err := get(records, l.ID); {
		case errors.Is(err, errNotHere):
		case err != nil:
			return err
		case newerRecord(before):
			return errNewer
		}
		if _, err := words.PutKey(js.ValueOf(l.ID), array); err != nil {
			return err
		}
		_, err := records.PutKey(js.ValueOf(l.ID), record)
		return err
	})
}

func (s *ownStore) rename(ctx context.Context, id, name string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(records, _ *idb.ObjectStore) error {
		record, err := get(records, id)
		if err != nil {
			return err
		}
		if record.Type() != js.TypeObject {
			return errNotHere // something else is
		}
		if newerRecord(record) {
			return errNewer
		}
		record.Set("name", name)
		_, err = records.PutKey(js.ValueOf(id), record)
		return err
	})
}

func (s *ownStore) remove(ctx context.Context, id string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(records, words *idb.ObjectStore) error {
		if _, err := records.Delete(js.ValueOf(id)); err != nil {
			return err
		}
		_, err := words.Delete(js.ValueOf(id))
		return err
	})
}

// get waits for the value of id, errNotHere when there is none.
func get(store *idb.ObjectStore, id string) (js.Value, error) {
	request, err := store.Get(js.ValueOf(id))
	if err != nil {
		return js.Value{}, err
	}
	value, err := request.Await(context.Background())
	if err == nil && value.IsUndefined() {
		err = errNotHere
	}
	return value, err
}
