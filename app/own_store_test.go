package app

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"spectrie/app/storage"
)

func openTestStore(t testing.TB, device *storage.Memory) *ownStore {
	t.Helper()
	s, err := openOwnStore(t.Context(), device)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// testList is the n-th list, with as many packed bytes as asked.
func testList(n int, name string, size int) (ownList, []byte) {
	return ownList{
		ID: fmt.Sprintf("own-%016x", n), Name: name, Words: 100 * n, Bytes: size, Added: int64(1000 * n), Note: "100 words from 100 lines.",
	}, bytes.Repeat([]byte{byte(n)}, size)
}

func saveTestList(t testing.TB, s *ownStore, n int, name string, size int) ownList {
	t.Helper()
	l, packed := testList(n, name, size)
	if err := s.save(t.Context(), l, packed); err != nil {
		t.Fatal(err)
	}
	return l
}

func wantLists(t testing.TB, s *ownStore, want ...ownList) {
	t.Helper()
	got, err := s.lists(t.Context())
	if err != nil || !slices.Equal(got.lists, want) {
		t.Errorf("lists %+v (%v), want %+v", got.lists, err, want)
	}
}

func TestWhatWasSavedIsThereNextTime(t *testing.T) {
	device := &storage.Memory{}
	wantLists(t, openTestStore(t, device))
	l := saveTestList(t, openTestStore(t, device), 7, "Enable", 30)
	next := openTestStore(t, device)
	wantLists(t, next, l)
	packed, err := next.load(t.Context(), l.ID)
	if err != nil || !bytes.Equal(packed, bytes.Repeat([]byte{7}, 30)) {
		t.Errorf("loaded %v (%v)", packed, err)
	}
}

func TestOwnListsAreShownByNameAndThenByAge(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	zoo := saveTestList(t, s, 1, "zoo", 1)
	second := saveTestList(t, s, 5, "Words", 1)
	first := saveTestList(t, s, 4, "words", 1)
	apple := saveTestList(t, s, 9, "Apple", 1)
	wantLists(t, s, apple, first, second, zoo)
}

func TestSavingAgainReplaces(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	saveTestList(t, s, 1, "old", 10)
	l := saveTestList(t, s, 1, "new", 20)
	wantLists(t, s, l)
	if packed, err := s.load(t.Context(), l.ID); len(packed) != 20 {
		t.Errorf("loaded %d bytes (%v)", len(packed), err)
	}
}

func TestWhatIsKeptIsACopy(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	l, packed := testList(1, "mine", 3)
	if err := s.save(t.Context(), l, packed); err != nil {
		t.Fatal(err)
	}
	packed[0] = 99
	loaded, _ := s.load(t.Context(), l.ID)
	loaded[1] = 99
	if again, err := s.load(t.Context(), l.ID); !bytes.Equal(again, []byte{1, 1, 1}) {
		t.Errorf("loaded %v (%v)", again, err)
	}
}

// with is a record with another field.
func with(record map[string]any, field string, value any) map[string]any {
	record[field] = value
	return record
}

func TestRenamingKeepsTheRest(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	l := saveTestList(t, s, 1, "list.txt", 5)
	l.Name = "Enable"
	if err := s.rename(t.Context(), l.ID, l.Name); err != nil {
		t.Fatal(err)
	}
	wantLists(t, s, l)
	device.Place(ownDatabase, ownRecords, l.ID, with(l.record(), "stars", 5))
	if err := s.rename(t.Context(), l.ID, "Words"); err != nil {
		t.Fatal(err)
	}
	l.Name = "Words"
	wantLists(t, s, l)
	if got := keptListRecords(device)[l.ID].(map[string]any)["stars"]; got != 5.0 {
		t.Errorf("of a field that it does not know there is %v", got)
	}
	if err := s.rename(t.Context(), "own-00000000000000ff", "x"); !errors.Is(err, errNotHere) {
		t.Errorf("renaming what is not there: %v", err)
	}
}

func TestWhatWasRemovedIsGone(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	gone, stays := saveTestList(t, s, 1, "gone", 5), saveTestList(t, s, 2, "stays", 5)
	for range 2 { // the second time it is not there
		if err := s.remove(t.Context(), gone.ID); err != nil {
			t.Fatal(err)
		}
	}
	wantLists(t, s, stays)
	if _, err := s.load(t.Context(), gone.ID); !errors.Is(err, errNotHere) {
		t.Errorf("loading what was removed: %v", err)
	}
}

func TestWithoutRoomWhatWasThereStays(t *testing.T) {
	device := &storage.Memory{Room: 213}
	s := openTestStore(t, device)
	a := saveTestList(t, s, 1, "a", 60)
	large, packed := testList(2, "b", 50)
	if err := s.save(t.Context(), large, packed); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("saving too much: %v", err)
	}
	larger, packed := testList(1, "a, larger", 101)
	if err := s.save(t.Context(), larger, packed); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("replacing by too much: %v", err)
	}
	wantLists(t, s, a)
	a = saveTestList(t, s, 1, "a", 100) // replacing does not need room for both
	wantLists(t, s, a)
}

func TestDeniedStorageIsSaid(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	if _, err := openOwnStore(t.Context(), device); !errors.Is(err, storage.ErrDenied) {
		t.Errorf("opening: %v", err)
	}
	device.Fails = nil
	s := openTestStore(t, device)
	device.Fails = storage.ErrDenied
	if _, err := s.lists(t.Context()); !errors.Is(err, storage.ErrDenied) {
		t.Errorf("listing: %v", err)
	}
}

func TestADamagedRecordIsLeftOut(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	good := saveTestList(t, s, 1, "good", 5)
	for id, l := range map[string]ownList{
		"own-2":                {},
		"own-0000000000000005": {Words: -1},
	} {
		device.Place(ownDatabase, ownRecords, id, l.record())
	}
	damaged := []struct {
		field string
		value any
	}{
		{"name", 7}, {"note", new(storage.Foreign)}, {"words", "7"}, {"bytes", 1.5}, {"bytes", -1}, {"bytes", 1<<53 + 2},
		{"added", math.NaN()}, {"added", math.Inf(1)}, {"v", 1.5},
	}
	for i, d := range damaged {
		l, _ := testList(16+i, "damaged", 5)
		device.Place(ownDatabase, ownRecords, l.ID, with(l.record(), d.field, d.value))
	}
	device.Place(ownDatabase, ownRecords, new(storage.Foreign), good.record())
	device.Place(ownDatabase, ownRecords, "own-0000000000000003", new(storage.Foreign))
	wantLists(t, s, good)
	if kept, _ := s.lists(t.Context()); kept.left != (storage.Unreadable{Damaged: len(damaged) + 3, Newer: 1}) {
		t.Errorf("%+v are left out", kept.left)
	}
}

// What is kept may come from an older program or from another one.
func TestNamesAndNotesAreMadeFitToBeShown(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	l := saveTestList(t, s, 1, "a\u202etxt.exe\n"+strings.Repeat("ö", 99), 5)
	nameless := saveTestList(t, s, 2, " \u2066\t", 5)
	noted := l
	noted.Note = "5\u202e words\n" + strings.Repeat("x", 1<<20)
	device.Place(ownDatabase, ownRecords, l.ID, noted.record())
	l.Name, l.Note = "atxt.exe "+strings.Repeat("ö", mostName-9), "5 words "+strings.Repeat("x", mostNote-8)
	nameless.Name = usualName
	wantLists(t, s, l, nameless)
}

func TestAListThatCouldNotBeFoundAgainIsNotSaved(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	for _, l := range []ownList{{}, {ID: "web2"}, {ID: "own-0000000000000001", Bytes: -1}} {
		if s.save(t.Context(), l, nil) == nil {
			t.Errorf("%+v was saved", l)
		}
	}
	if len(keptListWords(device)) > 0 {
		t.Errorf("kept %v", keptListWords(device))
	}
}

func TestNothingHappensAfterTheContextEnded(t *testing.T) {
	device := &storage.Memory{}
	s := openTestStore(t, device)
	l := saveTestList(t, s, 1, "mine", 5)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, opened := openOwnStore(ctx, device)
	_, listed := s.lists(ctx)
	_, loaded := s.load(ctx, l.ID)
	other, packed := testList(2, "other", 5)
	for what, err := range map[string]error{
		"open": opened, "lists": listed, "load": loaded,
		"save": s.save(ctx, other, packed), "rename": s.rename(ctx, l.ID, "x"), "remove": s.remove(ctx, l.ID),
	} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", what, err)
		}
	}
	wantLists(t, s, l)
}
