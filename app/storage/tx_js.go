package storage

import (
	"context"
	"errors"
	"math"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// How many keys are read, values asked for, and values put, before the browser has its
// turn: each takes it some ten milliseconds.
const (
	keysAtOnce   = 2000
	valuesAtOnce = 100
	putAtOnce    = 300
)

// transactionTx is a transaction of IndexedDB. Package idb reads many keys with one
// request, but values one by one.
type transactionTx struct {
	stores map[string]*idb.ObjectStore
	puts   int
}

// at is a store, and a key as JavaScript has it.
func (t *transactionTx) at(store string, key Key) (*idb.ObjectStore, js.Value, error) {
	s, ok := t.stores[store]
	if !ok {
		return nil, js.Value{}, noStore(store)
	}
	value, err := keyToJS(key)
	return s, value, err
}

func (t *transactionTx) Get(store string, key Key) (any, error) {
	s, at, err := t.at(store, key)
	if err != nil {
		return nil, err
	}
	request, err := s.Get(at)
	if err != nil {
		return nil, err
	}
	value, err := request.Await(context.Background())
	if err != nil || value.IsUndefined() {
		return nil, err
	}
	return valueFromJS(value), nil
}

// Put waits only now and then: when one fails, so does the transaction.
func (t *transactionTx) Put(store string, key Key, value any) error {
	s, at, err := t.at(store, key)
	if err != nil {
		return err
	}
	put, err := valueToJS(value)
	if err != nil {
		return err
	}
	request, err := s.PutKey(at, put)
	if err != nil {
		return err
	}
	if t.puts++; t.puts%putAtOnce == 0 {
		_, err = request.Await(context.Background())
	}
	return err
}

func (t *transactionTx) Delete(store string, key Key) error {
	s, at, err := t.at(store, key)
	if err == nil {
		_, err = s.Delete(at)
	}
	return err
}

func (t *transactionTx) Clear(store string) error {
	s, _, err := t.at(store, "")
	if err == nil {
		_, err = s.Clear()
	}
	return err
}

func (t *transactionTx) Keys(store string) (texts []string, err error) {
	err = t.eachKeys(store, func(_ *idb.ObjectStore, keys js.Value) error {
		part, err := linesOf(keys)
		texts = append(texts, part...)
		return err
	})
	return texts, err
}

func (t *transactionTx) Each(store string, do func(key Key, value any) error) error {
	return t.eachKeys(store, func(s *idb.ObjectStore, keys js.Value) error {
		for from := 0; from < keys.Length(); from += valuesAtOnce {
			to := min(from+valuesAtOnce, keys.Length())
			if err := eachValue(s, keys, from, to, do); err != nil {
				return err
			}
		}
		return nil
	})
}

// eachKeys calls do with all keys of a store, in arrays that are not empty.
func (t *transactionTx) eachKeys(store string, do func(s *idb.ObjectStore, keys js.Value) error) error {
	s, _, err := t.at(store, "")
	if err != nil {
		return err
	}
	first := js.ValueOf(math.Inf(-1)) // of all possible keys
	from, err := idb.NewKeyRangeLowerBound(first, false)
	for err == nil {
		var request *idb.ArrayRequest
		if request, err = s.GetAllKeysRange(from, keysAtOnce); err != nil {
			break
		}
		var keys js.Value
		if keys, err = request.Request.Await(context.Background()); err != nil || keys.Length() == 0 {
			break
		}
		if err = do(s, keys); err != nil {
			break
		}
		from, err = idb.NewKeyRangeLowerBound(keys.Index(keys.Length()-1), true)
	}
	return err
}

// eachValue calls do with some of the keys and their values.
func eachValue(s *idb.ObjectStore, keys js.Value, from, to int, do func(key Key, value any) error) error {
	var asked []*idb.Request
	for i := from; i < to; i++ {
		request, err := s.Get(keys.Index(i))
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
			err = do(keyFromJS(keys.Index(from+i)), valueFromJS(value))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

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
