//go:build js

package app

import (
	"context"
	"errors"
	"math"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// The database has one store. Each of its records is an entry of the log, whose
// text is the key: package idb reads many keys with one request, but values one
// by one, and a key that is there already is not added a second time.
const (
	answerDatabase = "spectrie-training"
	answerRecords  = "entries"
)

// How many records are read, and how many are added, before the browser has its
// turn: either takes it some ten milliseconds.
const (
	readAtOnce  = 2000
	addedAtOnce = 300
)

// answerStore keeps a person's answers in this browser. See answer_store.go.
type answerStore struct{ database }

func openAnswerStore(ctx context.Context) (*answerStore, error) {
	s := &answerStore{database{name: answerDatabase, stores: []string{answerRecords}}}
	if err := s.open(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *answerStore) read(ctx context.Context) (texts []string, err error) {
	err = s.transact(ctx, idb.TransactionReadOnly, func(stores []*idb.ObjectStore) error {
		texts, err = allKeys(stores[0])
		return err
	})
	return texts, err
}

// allKeys are the keys of a store as texts.
func allKeys(store *idb.ObjectStore) ([]string, error) {
	var texts []string
	from, err := idb.NewKeyRangeLowerBound(first, false)
	for err == nil {
		var request *idb.ArrayRequest
		if request, err = store.GetAllKeysRange(from, readAtOnce); err != nil {
			break
		}
		var keys js.Value
		if keys, err = request.Request.Await(context.Background()); err != nil || keys.Length() == 0 {
			break
		}
		var part []string
		if part, err = linesOf(keys); err != nil {
			break
		}
		texts = append(texts, part...)
		from, err = idb.NewKeyRangeLowerBound(keys.Index(keys.Length()-1), true)
	}
	return texts, err
}

// first is the first of all possible keys.
var first = js.ValueOf(math.Inf(-1))

// linesOf are keys as texts, each without line breaks. One string crosses from
// JavaScript to Go much faster than many. Keys of another program may be too large
// for that.
func linesOf(keys js.Value) (lines []string, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("this browser’s storage holds what is too large to read")
		}
	}()
	return strings.Split(keys.Call("join", "\n").String(), "\n"), nil
}

func (s *answerStore) add(ctx context.Context, texts []string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		for i, text := range texts {
			request, err := stores[0].PutKey(js.ValueOf(text), js.ValueOf(true))
			if err != nil {
				return err
			}
			if (i+1)%addedAtOnce == 0 {
				if _, err := request.Await(context.Background()); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

func (s *answerStore) clear(ctx context.Context) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		texts, err := allKeys(stores[0])
		if err != nil {
			return err
		}
		if _, err := stores[0].Clear(); err != nil {
			return err
		}
		for _, text := range texts {
			if newer(text) {
				if _, err := stores[0].PutKey(js.ValueOf(text), js.ValueOf(true)); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
