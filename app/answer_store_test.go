//go:build !js

package app

import (
	"context"
	"errors"
	"slices"
	"testing"
)

// useAnswers gives the test a device of its own.
func useAnswers(t testing.TB, m *answerMemory) *answerStore {
	t.Helper()
	before := nativeAnswerStore
	t.Cleanup(func() { nativeAnswerStore = before })
	nativeAnswerStore = m
	s, err := openAnswerStore(t.Context())
	if err != nil && m.fails == nil {
		t.Fatal(err)
	}
	return s
}

func wantTexts(t testing.TB, s *answerStore, want ...string) {
	t.Helper()
	texts, err := s.read(t.Context())
	slices.Sort(texts)
	if err != nil || !slices.Equal(texts, want) {
		t.Errorf("there is %q (%v), want %q", texts, err, want)
	}
}

func TestAnswersOfTwoTabsAreOneSet(t *testing.T) {
	a := useAnswers(t, &answerMemory{})
	b, _ := openAnswerStore(t.Context())
	wantTexts(t, a)
	for _, add := range []struct {
		store *answerStore
		texts []string
	}{{a, []string{"1", "2"}}, {b, []string{"3", "2", "3"}}, {a, nil}} {
		if err := add.store.add(t.Context(), add.texts); err != nil {
			t.Fatal(err)
		}
	}
	wantTexts(t, a, "1", "2", "3")
	if err := b.clear(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantTexts(t, a)
}

func TestWithoutRoomNoneIsAdded(t *testing.T) {
	s := useAnswers(t, &answerMemory{room: 5})
	if err := s.add(t.Context(), []string{"1", "2"}); err != nil {
		t.Fatal(err)
	}
	if err := s.add(t.Context(), []string{"3", "four"}); !errors.Is(err, errQuota) {
		t.Errorf("adding too much: %v", err)
	}
	wantTexts(t, s, "1", "2")
}

func TestAnswersAreDeniedOrLateInWords(t *testing.T) {
	device := &answerMemory{}
	s := useAnswers(t, device)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		ctx  context.Context
		want error
	}{{ctx, context.Canceled}, {t.Context(), errDenied}} {
		if device.fails = nil; errors.Is(c.want, errDenied) {
			device.fails = c.want
		}
		_, opened := openAnswerStore(c.ctx)
		_, read := s.read(c.ctx)
		for what, err := range map[string]error{"open": opened, "read": read, "add": s.add(c.ctx, []string{"1"}), "clear": s.clear(c.ctx)} {
			if !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", what, err, c.want)
			}
		}
	}
	if len(device.texts) > 0 {
		t.Errorf("added %v", device.texts)
	}
}
