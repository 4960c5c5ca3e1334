package storage

import (
	"context"
	"errors"
	"math"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// transactionTx is an IndexedDB transaction. Package idb reads many keys in one request, but values
// one by one.
type transactionTx struct {
	stores map[string]*idb.ObjectStore
	puts   int
}

// How many keys or values to read or write before waiting for the browser. Each batch takes about ten
// milliseconds.
const (
	keysPerBatch   = 2000
	valuesPerBatch = 100
	putsPerBatch   = 300
)

// storeAndKey looks up a store and converts a key to JavaScript.
func (t *transactionTx) storeAndKey(store string, key Key) (*idb.ObjectStore, js.Value, error) {
	s, ok := t.stores[store]
	if !ok {
		return nil, js.Value{}, noStore(store)
	}
	value, err := keyToJS(key)
	return s, value, err
}

func (t *transactionTx) Get(store string, key Key) (any, error) {
	s, jsKey, err := t.storeAndKey(store, key)
	if err != nil {
		return nil, err
	}
	request, err := s.Get(jsKey)
	if err != nil {
		return nil, err
	}
	value, err := request.Await(context.Background())
	if err != nil || value.IsUndefined() {
		return nil, err
	}
	return valueFromJS(value), nil
}

// Put waits once per batch: if one of its requests fails, the transaction fails too.
func (t *transactionTx) Put(store string, key Key, value any) error {
	s, jsKey, err := t.storeAndKey(store, key)
	if err != nil {
		return err
	}
	jsValue, err := valueToJS(value)
	if err != nil {
		return err
	}
	request, err := s.PutKey(jsKey, jsValue)
	if err != nil {
		return err
	}
	if t.puts++; t.puts%putsPerBatch == 0 {
		_, err = request.Await(context.Background())
	}
	return err
}

func (t *transactionTx) Delete(store string, key Key) error {
	s, jsKey, err := t.storeAndKey(store, key)
	if err == nil {
		_, err = s.Delete(jsKey)
	}
	return err
}

func (t *transactionTx) Clear(store string) error {
	s, _, err := t.storeAndKey(store, "")
	if err == nil {
		_, err = s.Clear()
	}
	return err
}

func (t *transactionTx) Keys(store string) (texts []string, err error) {
	err = t.eachBatch(store, func(_ *idb.ObjectStore, keys js.Value) error {
		batch, err := linesOf(keys)
		texts = append(texts, batch...)
		return err
	})
	return texts, err
}

func (t *transactionTx) Each(store string, visit func(key Key, value any) error) error {
	return t.eachBatch(store, func(s *idb.ObjectStore, keys js.Value) error {
		for from := 0; from < keys.Length(); from += valuesPerBatch {
			to := min(from+valuesPerBatch, keys.Length())
			if err := eachValue(s, keys, from, to, visit); err != nil {
				return err
			}
		}
		return nil
	})
}

// eachBatch calls visit with all keys of a store, in arrays that are not empty.
func (t *transactionTx) eachBatch(store string, visit func(s *idb.ObjectStore, keys js.Value) error) error {
	s, _, err := t.storeAndKey(store, "")
	if err != nil {
		return err
	}
	lowest := js.ValueOf(math.Inf(-1)) // of all possible keys
	from, err := idb.NewKeyRangeLowerBound(lowest, false)
	for err == nil {
		var request *idb.ArrayRequest
		if request, err = s.GetAllKeysRange(from, keysPerBatch); err != nil {
			break
		}
		var keys js.Value
		if keys, err = request.Request.Await(context.Background()); err != nil || keys.Length() == 0 {
			break
		}
		if err = visit(s, keys); err != nil {
			break
		}
		from, err = idb.NewKeyRangeLowerBound(keys.Index(keys.Length()-1), true)
	}
	return err
}

// eachValue calls visit with some of the keys and their values.
func eachValue(s *idb.ObjectStore, keys js.Value, from, to int, visit func(key Key, value any) error) error {
	var requests []*idb.Request
	for i := from; i < to; i++ {
		request, err := s.Get(keys.Index(i))
		if err != nil {
			return err
		}
		requests = append(requests, request)
	}
	if _, err := requests[len(requests)-1].Await(context.Background()); err != nil { // the browser answers in order
		return err
	}
	for i, request := range requests {
		value, err := request.Result()
		if err == nil {
			err = visit(keyFromJS(keys.Index(from+i)), valueFromJS(value))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// linesOf are keys as texts without line breaks. One long string crosses from JavaScript to Go much
// faster than many short ones. Keys of another program can be too large for one string.
func linesOf(keys js.Value) (lines []string, err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("some data in this browser’s storage is too large to read")
		}
	}()
	return strings.Split(keys.Call("join", "\n").String(), "\n"), nil
}
