package storage

import "maps"

// What happens to a device behind the back of whoever has a database open. Tests use it.

// Records returns a copy of what a store keeps, by key.
func (m *Memory) Records(database, store string) map[Key]any {
	m.mu.Lock()
	defer m.mu.Unlock()
	records := map[Key]any{}
	for key, value := range m.databases[database][store] {
		records[key] = copyOf(value)
	}
	return records
}

// Place puts a value into a store as another program does, whatever the room. It panics
// when that cannot be kept.
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

// Erase removes all records, as another tab can.
func (m *Memory) Erase() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.databases = nil
}

// Disconnect closes all databases that are open, as the browser can.
func (m *Memory) Disconnect() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closings++
}

// Hold lets every use of the device wait until release is called.
func (m *Memory) Hold() (release func()) {
	m.mu.Lock()
	return m.mu.Unlock
}

// Used is how many bytes of the room are in use.
func (m *Memory) Used() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.used()
}
