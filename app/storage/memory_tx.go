package storage

import (
	"errors"
	"slices"
	"strings"
)

// memoryTx is a transaction with exclusive use of its stores.
type memoryTx struct {
	stores   stores
	readOnly bool
}

func (t *memoryTx) Get(store string, key Key) (any, error) {
	records, err := t.records(store, key)
	return copyOf(records[key]), err
}

func (t *memoryTx) Put(store string, key Key, value any) error {
	records, err := t.writable(store, key)
	if err != nil {
		return err
	}
	if value, err = normal(value); err == nil {
		records[key] = value
	}
	return err
}

func (t *memoryTx) Delete(store string, key Key) error {
	records, err := t.writable(store, key)
	delete(records, key)
	return err
}

func (t *memoryTx) Clear(store string) error {
	records, err := t.writable(store, "")
	clear(records)
	return err
}

func (t *memoryTx) Keys(store string) ([]string, error) {
	var texts []string
	err := t.Each(store, func(key Key, _ any) error {
		texts = append(texts, keyText(key))
		return nil
	})
	return texts, err
}

func (t *memoryTx) Each(store string, visit func(key Key, value any) error) error {
	records, err := t.records(store, "")
	if err != nil {
		return err
	}
	var keys []Key
	for key := range records {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b Key) int { return strings.Compare(keyText(a), keyText(b)) })
	for _, key := range keys {
		value, found := records[key]
		if !found {
			continue // visit has deleted it
		}
		if err := visit(key, copyOf(value)); err != nil {
			return err
		}
	}
	return nil
}

// keyText is a key as text, or a placeholder for a key of another program.
func keyText(key Key) string {
	if text, ok := key.(string); ok {
		return text
	}
	return "a key of another program"
}

// records returns the records of a store. It checks that the key is one that can be stored.
func (t *memoryTx) records(store string, key Key) (map[Key]any, error) {
	switch key.(type) {
	case string, *Foreign:
	default:
		return nil, notStorable(key)
	}
	records, ok := t.stores[store]
	if !ok {
		return nil, noStore(store)
	}
	return records, nil
}

// writable is like records, but also checks that the transaction may change them.
func (t *memoryTx) writable(store string, key Key) (map[Key]any, error) {
	if t.readOnly {
		return nil, errors.New("a transaction of Read cannot change anything")
	}
	return t.records(store, key)
}
