//go:build js

package app

import (
	"context"
	"math"
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

// answersAtOnce is how many records are read or added before the browser has its
// turn.
const answersAtOnce = 2000

// answerStore keeps a person's answers in this browser. See answer_store.go.
type answerStore struct{ database }

func openAnswerStore(ctx context.Context) (*answerStore, error) {
	s := &answerStore{database{name: answerDatabase, stores: []string{answerRecords}}}
	if err := s.open(ctx); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *answerStore) read(ctx context.Context) (texts []string, foreign int, err error) {
	err = s.transact(ctx, idb.TransactionReadOnly, func(stores []*idb.ObjectStore) error {
		texts, foreign = nil, 0 // also when it is tried again
		from, err := idb.NewKeyRangeLowerBound(first, false)
		for err == nil {
			var request *idb.ArrayRequest
			if request, err = stores[0].GetAllKeysRange(from, answersAtOnce); err != nil {
				break
			}
			var keys []js.Value
			if keys, err = request.Await(context.Background()); err != nil {
				break
			}
			for _, key := range keys {
				if key.Type() == js.TypeString {
					texts = append(texts, key.String())
				} else {
					foreign++
				}
			}
			if len(keys) < answersAtOnce {
				break
			}
			from, err = idb.NewKeyRangeLowerBound(keys[len(keys)-1], true)
		}
		return err
	})
	return texts, foreign, err
}

// first is the first of all possible keys.
var first = js.ValueOf(math.Inf(-1))

func (s *answerStore) add(ctx context.Context, texts []string) error {
	return s.transact(ctx, idb.TransactionReadWrite, func(stores []*idb.ObjectStore) error {
		for i, text := range texts {
			request, err := stores[0].PutKey(js.ValueOf(text), js.ValueOf(true))
			if err != nil {
				return err
			}
			if (i+1)%answersAtOnce == 0 {
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
		_, err := stores[0].Clear()
		return err
	})
}
