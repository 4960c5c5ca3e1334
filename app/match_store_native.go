//go:build !js

package app

import (
	"context"
	"maps"
	"slices"
	"sync"
)

// matchStore keeps the matches in nativeMatchStore. See match_store.go.
type matchStore struct {
	memory *matchMemory
	line
}

// matchMemory is a device as a matchStore sees it. The zero value is an empty
// device with room for everything. Tests set its fields before they use it.
type matchMemory struct {
	device
	fails error // every use of it does, as where storage is denied; nil: it works
	room  int   // bytes for all texts; 0 is without limit

	mu    sync.Mutex
	texts map[string]string
}

// nativeMatchStore is the device of this process. Tests replace it.
var nativeMatchStore = &matchMemory{}

func openMatchStore(ctx context.Context) (*matchStore, error) {
	s := &matchStore{memory: nativeMatchStore}
	return s, s.use(ctx, func(*matchMemory) error { return nil })
}

// use does work with the device, which nobody else uses meanwhile.
func (s *matchStore) use(ctx context.Context, work func(*matchMemory) error) error {
	m := s.memory
	return alone(ctx, &m.mu, &m.fails, func() error {
		s.answered(&m.device)
		if m.texts == nil {
			m.texts = map[string]string{}
		}
		return work(m)
	})
}

func (s *matchStore) read(ctx context.Context) (texts []string, err error) {
	err = s.use(ctx, func(m *matchMemory) error {
		texts = slices.Collect(maps.Values(m.texts))
		return nil
	})
	return texts, err
}

func (s *matchStore) save(ctx context.Context, id, text string, follows func(kept string) bool) error {
	return s.use(ctx, func(m *matchMemory) error {
		if kept, ok := m.texts[id]; ok && !follows(kept) {
			return errPlayedOn
		}
		return m.put(map[string]string{id: text})
	})
}

func (s *matchStore) add(ctx context.Context, texts map[string]string) error {
	return s.use(ctx, func(m *matchMemory) error {
		texts = maps.Clone(texts)
		maps.DeleteFunc(texts, func(id, _ string) bool { _, here := m.texts[id]; return here })
		return m.put(texts)
	})
}

// put adds or replaces texts when there is room for them.
func (m *matchMemory) put(texts map[string]string) error {
	then, bytes := maps.Clone(m.texts), 0
	maps.Copy(then, texts)
	for _, text := range then {
		bytes += len(text)
	}
	if m.room > 0 && bytes > m.room {
		return errQuota
	}
	m.texts = then
	return nil
}

func (s *matchStore) remove(ctx context.Context, id string) error {
	return s.use(ctx, func(m *matchMemory) error {
		delete(m.texts, id)
		return nil
	})
}

func (s *matchStore) clear(ctx context.Context) error {
	return s.use(ctx, func(m *matchMemory) error {
		maps.DeleteFunc(m.texts, func(_, text string) bool { return !newer(text) })
		return nil
	})
}
