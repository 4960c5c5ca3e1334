//go:build js

package app

import (
	"context"
	"errors"
	"slices"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// The database has one store, in which every match is a text under its id.
const (
	matchDatabase = "spectrie-matches"
	matchRecords  = "matches"
)

// matchesAtOnce is how many matches are asked for, or added, before the browser has
// its turn.
const matchesAtOnce = 100

// matchStore keeps the matches in this browser. See match_store.go.
type matchStore struct{ database }

func openMatchStore(ctx context.Context) (*matchStore, error) {
	s := &matchStore{database{name: matchDatabase, stores: []string{matchRecords}}}
	if err := s.open(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *matchStore) read(ctx context.Context) (texts []string, err error) {
	err = s.transact(ctx, idb.TransactionReadOnly, func(stores []*idb.ObjectStore) error {
		texts = nil // also when it is tried again
		return eachMatch(stores[0], func(_ js.Value, text string) error {
			texts = append(texts, text)
			return nil
		})
	})
	return texts, err
}

// eachMatch does something with every key of the store and its text.
func eachMatch(store *idb.ObjectStore, do func(key js.Value, text string) error) error {
	request, err := store.GetAllKeys()
	if err != nil {
		return err
	}
	keys, err := request.Await(context.Background())
	if err != nil {
		return err
	}
	for some := range slices.Chunk(keys, matchesAtOnce) {
		var asked []*idb.Request
		for _, key := range some {
			request, err := store.Get(key)
			if err != nil {
				return err
			}
			asked = append(asked, request)
		}
		if _, err := asked[len(asked)-1].Await(context.Background()); err != nil { // they are answered in order
			return err
		}
		for i, request := range asked {
			value, err := request.Result()
			if err == nil {
				err = do(some[i], textOf(value))
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// textOf is a value as a text, "" when it is none.
func textOf(value js.Value) string {
	if value.Type() != js.TypeString {
		return ""
	}
	return value.String()
}

func (s *matchStore) save(ctx context.Context, id, text string, follows func(kept string) bool) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		kept, err := get(stores[0], id)
		switch {
		case errors.Is(err, errNotHere):
		case err != nil:
			return err
		case !follows(textOf(kept)):
			return errPlayedOn
		}
		_, err = stores[0].PutKey(js.ValueOf(id), js.ValueOf(text))
		return err
	})
}

func (s *matchStore) add(ctx context.Context, texts map[string]string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		var here []string
		err := eachMatch(stores[0], func(key js.Value, _ string) error {
			here = append(here, textOf(key))
			return nil
		})
		if err != nil {
			return err
		}
		n := 0
		for id, text := range texts {
			if slices.Contains(here, id) {
				continue
			}
			request, err := stores[0].PutKey(js.ValueOf(id), js.ValueOf(text))
			if err != nil {
				return err
			}
			if n++; n%matchesAtOnce == 0 {
				if _, err := request.Await(context.Background()); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func (s *matchStore) remove(ctx context.Context, id string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		_, err := stores[0].Delete(js.ValueOf(id))
		return err
	})
}

func (s *matchStore) clear(ctx context.Context) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		return eachMatch(stores[0], func(key js.Value, text string) error {
			if newer(text) {
				return nil
			}
			_, err := stores[0].Delete(key)
			return err
		})
	})
}
