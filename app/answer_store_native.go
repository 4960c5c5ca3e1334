//go:build !js

package app

import (
	"context"
	"maps"
	"sync"
)

// answerStore keeps a person's answers in nativeAnswerStore. See answer_store.go.
type answerStore struct {
	memory *answerMemory
	line
}

// answerMemory is a device as an answerStore sees it. The zero value is an empty
// device with room for everything. Tests set its fields before they use it.
type answerMemory struct {
	device
	fails error // every use of it does, as where storage is denied; nil: it works
	room  int   // bytes for all texts; 0 is without limit

	mu    sync.Mutex
	texts map[string]bool
}

// nativeAnswerStore is the device of this process. Tests replace it.
var nativeAnswerStore = &answerMemory{}

func openAnswerStore(ctx context.Context) (*answerStore, error) {
	s := &answerStore{memory: nativeAnswerStore}
	return s, s.use(ctx, func(*answerMemory) error { return nil })
}

// use does work with the device, which nobody else uses meanwhile.
func (s *answerStore) use(ctx context.Context, work func(*answerMemory) error) error {
	m := s.memory
	return alone(ctx, &m.mu, &m.fails, func() error {
		s.answered(&m.device)
		if m.texts == nil {
			m.texts = map[string]bool{}
		}
		return work(m)
	})
}

func (s *answerStore) read(ctx context.Context) (texts []string, err error) {
	err = s.use(ctx, func(m *answerMemory) error {
		for text := range m.texts {
			texts = append(texts, text)
		}
		return nil
	})
	return texts, err
}

func (s *answerStore) add(ctx context.Context, texts []string) error {
	return s.use(ctx, func(m *answerMemory) error {
		added, bytes := map[string]bool{}, 0
		for text := range m.texts {
			bytes += len(text)
		}
		for _, text := range texts {
			if !m.texts[text] && !added[text] {
				added[text] = true
				bytes += len(text)
			}
		}
		if m.room > 0 && bytes > m.room {
			return errQuota
		}
		for text := range added {
			m.texts[text] = true
		}
		return nil
	})
}

func (s *answerStore) clear(ctx context.Context) error {
	return s.use(ctx, func(m *answerMemory) error {
		maps.DeleteFunc(m.texts, func(text string, _ bool) bool { return !newer(text) })
		return nil
	})
}
