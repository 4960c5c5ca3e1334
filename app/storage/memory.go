package storage

import (
	"context"
	"maps"
	"sync"
	"sync/atomic"
)

// Memory is a device that lasts as long as the program. The zero value is an empty device with
// unlimited room. Tests set its fields before they use it.
type Memory struct {
	Fails error // what every use returns, as where storage is denied; nil if it works
	Room  int   // bytes for all keys and values; 0 is unlimited

	Changing func() // called before each change is complete; may be nil

	mu        sync.Mutex
	databases map[string]stores
	closings  int // how often Disconnect was called
}

// stores are the records of a database by store and key. Values are replaced, never changed, so
// versions of a store can share them.
type stores map[string]map[Key]any

// Open implements [Device].
func (m *Memory) Open(ctx context.Context, name string, names ...string) (Database, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.unusable(ctx); err != nil {
		return nil, err
	}
	return &memoryDatabase{memory: m, name: name, stores: names, closings: m.closings}, nil
}

// unusable returns why the device cannot be used, nil if it can.
func (m *Memory) unusable(ctx context.Context) error {
	if m.Fails != nil {
		return m.Fails
	}
	return contextError(ctx)
}

type memoryDatabase struct {
	memory   *Memory
	name     string
	stores   []string
	closings int // of the memory at the last transaction
	lost     atomic.Bool
}

func (d *memoryDatabase) Read(ctx context.Context, work func(Tx) error) error {
	return d.transact(ctx, func(before stores) (stores, error) {
		return before, work(&memoryTx{stores: before, readOnly: true})
	})
}

func (d *memoryDatabase) Change(ctx context.Context, work func(Tx) error) error {
	return d.transact(ctx, func(before stores) (stores, error) {
		after := stores{}
		for name, records := range before {
			after[name] = maps.Clone(records)
		}
		return after, work(&memoryTx{stores: after})
	})
}

// transact replaces the records with the result of work, unless work fails or there is no room.
func (d *memoryDatabase) transact(ctx context.Context, work func(before stores) (after stores, err error)) error {
	m := d.memory
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.unusable(ctx); err != nil {
		return err
	}
	if d.closings != m.closings {
		d.closings = m.closings
		d.lost.Store(true)
	}
	before := stores{}
	for _, name := range d.stores {
		before[name] = m.databases[d.name][name]
		if before[name] == nil {
			before[name] = map[Key]any{}
		}
	}
	after, err := work(before)
	if err == nil {
		err = contextError(ctx)
	}
	if err != nil {
		return err
	}
	if growth := after.size() - before.size(); m.Room > 0 && growth > 0 && m.used()+growth > m.Room {
		return ErrQuota
	}
	if m.Changing != nil {
		m.Changing()
	}
	if m.databases == nil {
		m.databases = map[string]stores{}
	}
	m.databases[d.name] = after
	return nil
}

func (d *memoryDatabase) Reconnected() bool { return d.lost.Swap(false) }

func (m *Memory) used() int {
	bytes := 0
	for _, s := range m.databases {
		bytes += s.size()
	}
	return bytes
}

// size is in bytes.
func (s stores) size() int {
	bytes := 0
	for _, records := range s {
		for key, value := range records {
			bytes += size(key) + size(value)
		}
	}
	return bytes
}

// The rest is for tests: it acts on a device behind the back of whoever has a database open.

// Records returns a copy of a store, by key.
func (m *Memory) Records(database, store string) map[Key]any {
	m.mu.Lock()
	defer m.mu.Unlock()
	records := map[Key]any{}
	for key, value := range m.databases[database][store] {
		records[key] = copyOf(value)
	}
	return records
}

// Place puts a value into a store as another program does, even if there is no room. It panics if the
// value cannot be stored.
func (m *Memory) Place(database, store string, key Key, value any) {
	value, err := normal(value)
	if err != nil {
		panic(err)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.databases == nil {
		m.databases = map[string]stores{}
	}
	after := maps.Clone(m.databases[database])
	if after == nil {
		after = stores{}
	}
	if after[store] = maps.Clone(after[store]); after[store] == nil {
		after[store] = map[Key]any{}
	}
	after[store][key] = value
	m.databases[database] = after
}

// Erase removes all records, as another tab might.
func (m *Memory) Erase() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.databases = nil
}

// Disconnect closes all open databases, as the browser might.
func (m *Memory) Disconnect() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closings++
}

// Stall makes every use of the device wait until release is called.
func (m *Memory) Stall() (release func()) {
	m.mu.Lock()
	return m.mu.Unlock
}

// Used is the number of bytes in use.
func (m *Memory) Used() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.used()
}
