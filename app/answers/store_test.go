package answers

import (
	"context"
	"errors"
	"slices"
	"testing"

	"spectrie/app/storage"
)

// useAnswers gives the test a device of its own.
func useAnswers(t testing.TB, m *storage.Memory) *answerStore {
	t.Helper()
	s, err := openAnswerStore(t.Context(), m)
	if err != nil && m.Fails == nil {
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

// keptAnswerTexts is what a device keeps of answers.
func keptAnswerTexts(m *storage.Memory) map[storage.Key]any {
	return m.Records(answerDatabase, answerRecords)
}

func TestAnswersOfTwoTabsAreOneSet(t *testing.T) {
	device := &storage.Memory{}
	a := useAnswers(t, device)
	b, _ := openAnswerStore(t.Context(), device)
	wantTexts(t, a)
	for _, add := range []struct {
		store *answerStore
		texts []string
	}{{a, []string{"1", "2"}}, {b, []string{"3", "2", "3"}}, {a, nil}} {
		if err := add.store.addTexts(t.Context(), add.texts); err != nil {
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
	s := useAnswers(t, &storage.Memory{Room: 5})
	if err := s.addTexts(t.Context(), []string{"1", "2"}); err != nil {
		t.Fatal(err)
	}
	if err := s.addTexts(t.Context(), []string{"3", "four"}); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("adding too much: %v", err)
	}
	wantTexts(t, s, "1", "2")
}

func TestAnswersAreDeniedOrLateInWords(t *testing.T) {
	device := &storage.Memory{}
	s := useAnswers(t, device)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		ctx  context.Context
		want error
	}{{ctx, context.Canceled}, {t.Context(), storage.ErrDenied}} {
		if device.Fails = nil; errors.Is(c.want, storage.ErrDenied) {
			device.Fails = c.want
		}
		_, opened := openAnswerStore(c.ctx, device)
		_, read := s.read(c.ctx)
		for what, err := range map[string]error{"open": opened, "read": read, "add": s.addTexts(c.ctx, []string{"1"}), "clear": s.clear(c.ctx)} {
			if !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", what, err, c.want)
			}
		}
	}
	if len(keptAnswerTexts(device)) > 0 {
		t.Errorf("added %v", keptAnswerTexts(device))
	}
}
