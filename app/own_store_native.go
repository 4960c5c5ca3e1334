//go:build !js

package app

import (
	"context"
	"slices"
	"sync"
)

// ownStore keeps a person's own dictionaries in nativeOwnStore. See own_store.go.
type ownStore struct {
	memory *ownMemory
	line
}

// ownMemory is a device as an ownStore sees it. The zero value is an empty
// device with room for everything. Tests set its fields before they use it.
type ownMemory struct {
	device
	fails error // every use of it does, as where storage is denied; nil: it works
	room  int   // bytes for all packed lists; 0 is without limit

	mu     sync.Mutex
	lists  map[string]ownList
	packed map[string][]byte
	newer  map[string]bool // ids of lists whose record a later program has written
}

// nativeOwnStore is the device of this process. Tests replace it.
var nativeOwnStore = &ownMemory{}

func openOwnStore(ctx context.Context) (*ownStore, error) {
	s := &ownStore{memory: nativeOwnStore}
	return s, s.use(ctx, func(*ownMemory) error { return nil })
}

// use does work with the device, which nobody else uses meanwhile.
func (s *ownStore) use(ctx context.Context, work func(*ownMemory) error) error {
	m := s.memory
	return alone(ctx, &m.mu, &m.fails, func() error {
		s.answered(&m.device)
		if m.lists == nil {
			m.lists, m.packed = map[string]ownList{}, map[string][]byte{}
		}
		return work(m)
	})
}

func (s *ownStore) lists(ctx context.Context) (kept keptLists, err error) {
	err = s.use(ctx, func(m *ownMemory) error {
		for id, l := range m.lists {
			if l.sound() && l.ID == id && !m.newer[id] {
				kept.lists = append(kept.lists, l.fit())
			} else {
				kept.left.count(m.newer[id])
			}
		}
		sortOwnLists(kept.lists)
		return nil
	})
	return kept, err
}

func (s *ownStore) load(ctx context.Context, id string) (packed []byte, err error) {
	err = s.use(ctx, func(m *ownMemory) error {
		kept, ok := m.packed[id]
		if !ok {
			return errNotHere
		}
		packed = slices.Clone(kept)
		return nil
	})
	return packed, err
}

func (s *ownStore) save(ctx context.Context, l ownList, packed []byte) error {
	if err := l.check(); err != nil {
		return err
	}
	return s.use(ctx, func(m *ownMemory) error {
		if m.newer[l.ID] {
			return errNewer
		}
		bytes := len(packed) - len(m.packed[l.ID])
		for _, kept := range m.packed {
			bytes += len(kept)
		}
		if m.room > 0 && bytes > m.room {
			return errQuota
		}
		m.lists[l.ID], m.packed[l.ID] = l, slices.Clone(packed)
		return nil
	})
}

func (s *ownStore) rename(ctx context.Context, id, name string) error {
	return s.use(ctx, func(m *ownMemory) error {
		l, ok := m.lists[id]
		if !ok {
			return errNotHere
		}
		if m.newer[id] {
			return errNewer
		}
		l.Name = name
		m.lists[id] = l
		return nil
	})
}

func (s *ownStore) remove(ctx context.Context, id string) error {
	return s.use(ctx, func(m *ownMemory) error {
		delete(m.lists, id)
		delete(m.packed, id)
		return nil
	})
}
