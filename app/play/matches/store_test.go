package matches

import (
	"context"
	"errors"
	"slices"
	"testing"

	"spectrie/app/storage"
)

// useMatches gives the test its own device.
func useMatches(t testing.TB, m *storage.Memory) *matchStore {
	t.Helper()
	s, err := openMatchStore(t.Context(), m)
	if err != nil && m.Fails == nil {
		t.Fatal(err)
	}
	return s
}

func wantMatches(t testing.TB, s *matchStore, want ...string) {
	t.Helper()
	texts, err := s.readTexts(t.Context())
	slices.Sort(texts)
	if err != nil || !slices.Equal(texts, want) {
		t.Errorf("there is %q (%v), want %q", texts, err, want)
	}
}

// keptMatchTexts are the kept matches of a device, by id.
func keptMatchTexts(m *storage.Memory) map[storage.Key]any {
	return m.Records(MatchDatabase, MatchRecords)
}

func anything(string) bool { return true }

func TestWhatWasSavedOfAMatchIsThereNextTime(t *testing.T) {
	device := &storage.Memory{}
	first, _ := openMatchStore(t.Context(), device)
	wantMatches(t, first)
	for _, text := range []string{"one", "one and more"} {
		if err := first.putText(t.Context(), "a", text, anything); err != nil {
			t.Fatal(err)
		}
	}
	if err := first.addTexts(t.Context(), map[string]string{"b": "two", "c": "three"}); err != nil {
		t.Fatal(err)
	}
	second, _ := openMatchStore(t.Context(), device)
	wantMatches(t, second, "one and more", "three", "two")
	for range 2 { // the second time there is nothing to remove
		if err := second.removeMatch(t.Context(), "b"); err != nil {
			t.Fatal(err)
		}
	}
	wantMatches(t, first, "one and more", "three")
	if err := first.clearMatches(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantMatches(t, second)
}

func TestWhatItDoesNotFollowIsNotReplaced(t *testing.T) {
	s := useMatches(t, &storage.Memory{})
	never := func(kept string) bool {
		if kept != "theirs" {
			t.Errorf("asked about %q, want %q", kept, "theirs")
		}
		return false
	}
	if err := s.putText(t.Context(), "a", "theirs", never); err != nil {
		t.Errorf("putting under a new id: %v, want no error", err)
	}
	if err := s.putText(t.Context(), "a", "mine", never); !errors.Is(err, errContinuedElsewhere) {
		t.Errorf("replacing: %v", err)
	}
	wantMatches(t, s, "theirs")
}

func TestMatchesWithoutRoomAreNotKept(t *testing.T) {
	s := useMatches(t, &storage.Memory{Room: 7})
	if err := s.addTexts(t.Context(), map[string]string{"a": "12", "b": "34"}); err != nil {
		t.Fatal(err)
	}
	if err := s.addTexts(t.Context(), map[string]string{"c": "5", "d": "6"}); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("adding too much: %v", err)
	}
	if err := s.putText(t.Context(), "a", "1234", anything); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("replacing by too much: %v", err)
	}
	wantMatches(t, s, "12", "34")
	if err := s.putText(t.Context(), "a", "123", anything); err != nil {
		t.Errorf("replacing needs no room for both: %v", err)
	}
}

func TestMatchesAreDeniedOrLateInWords(t *testing.T) {
	device := &storage.Memory{}
	s := useMatches(t, device)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range []struct {
		ctx  context.Context
		want error
	}{{ctx, context.Canceled}, {t.Context(), storage.ErrDenied}} {
		if device.Fails = nil; errors.Is(c.want, storage.ErrDenied) {
			device.Fails = c.want
		}
		_, opened := openMatchStore(c.ctx, device)
		_, read := s.readTexts(c.ctx)
		for what, err := range map[string]error{
			"open": opened, "read": read, "save": s.putText(c.ctx, "a", "1", anything), "add": s.addTexts(c.ctx, map[string]string{"a": "1"}),
			"remove": s.removeMatch(c.ctx, "a"), "clear": s.clearMatches(c.ctx),
		} {
			if !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", what, err, c.want)
			}
		}
	}
	if len(keptMatchTexts(device)) > 0 {
		t.Errorf("kept %v", keptMatchTexts(device))
	}
}

func TestAnIDThatIsThereKeepsItsMatch(t *testing.T) {
	device := &storage.Memory{}
	device.Place(MatchDatabase, MatchRecords, "a", "theirs")
	s := useMatches(t, device)
	if err := s.addTexts(t.Context(), map[string]string{"a": "mine", "b": "new"}); err != nil {
		t.Fatal(err)
	}
	texts, _ := s.readTexts(t.Context())
	if slices.Sort(texts); !slices.Equal(texts, []string{"new", "theirs"}) {
		t.Errorf("there is %q", texts)
	}
}
