package storage

import (
	"errors"
	"slices"
	"strings"
)

// memoryTx is a transaction over stores that nobody else uses meanwhile.
type memoryTx struct {
	stores stores
	reads  bool // and must not change anything
}

func (t *memoryTx) Get(store string, key Key) (any, error) {
	records, err := t.records(store, key)
	return copyOf(records[key]), err
}

func (t *memoryTx) Put(store string, key Key, value any) error {
	records, err := t.changed(store, key)
	if err != nil {
		return err
	}
	if value, err = normal(value); err == nil {
		records[key] = value
	}
	return err
}

func (t *memoryTx) Delete(store string, key Key) error {
	records, err := t.changed(store, key)
	delete(records, key)
	return err
}

func (t *memoryTx) Clear(store string) error {
	records, err := t.changed(store, "")
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

func (t *memoryTx) Each(store string, do func(key Key, value any) error) error {
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
		value, there := records[key]
		if !there {
			continue // do has deleted it
		}
		if err := do(key, copyOf(value)); err != nil {
			return err
		}
	}
	return nil
}

// keyText is a key, or some text for one that is none.
func keyText(key Key) string {
	if text, ok := key.(string); ok {
		return text
	}
	return "a key of another program"
}

// records are those of a store, which may be read under that key; nil with an error.
func (t *memoryTx) records(store string, key Key) (map[Key]any, error) {
	switch key.(type) {
	case string, *Foreign:
	default:
		return nil, noForm(key)
	}
	records, ok := t.stores[store]
	if !ok {
		return nil, noStore(store)
	}
	return records, nil
}

// changed is as records, for a change.
func (t *memoryTx) changed(store string, key Key) (map[Key]any, error) {
	if t.reads {
		return nil, errors.New("a transaction that reads cannot change anything")
	}
	return t.records(store, key)
}
