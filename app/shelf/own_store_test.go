package shelf

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
	"spectrie/app/text"
)

func OpenTestStore(t testing.TB, device *storage.Memory) *OwnStore {
	t.Helper()
	s, err := openOwnStore(t.Context(), device)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// testList is the n-th list, with as many packed bytes as asked.
func testList(n int, name string, size int) (OwnList, []byte) {
	return OwnList{
		ID: fmt.Sprintf("own-%016x", n), Name: name, Words: 100 * n, Bytes: size, Added: int64(1000 * n), Note: "100 words from 100 lines.",
	}, bytes.Repeat([]byte{byte(n)}, size)
}

func SaveTestList(t testing.TB, s *OwnStore, n int, name string, size int) OwnList {
	t.Helper()
	l, packed := testList(n, name, size)
	if err := s.Save(t.Context(), l, packed); err != nil {
		t.Fatal(err)
	}
	return l
}

func wantLists(t testing.TB, s *OwnStore, want ...OwnList) {
	t.Helper()
	got, err := s.lists(t.Context())
	if err != nil || !slices.Equal(got.Lists, want) {
		t.Errorf("lists %+v (%v), want %+v", got.Lists, err, want)
	}
}

func TestWhatWasSavedIsThereNextTime(t *testing.T) {
	device := &storage.Memory{}
	wantLists(t, OpenTestStore(t, device))
	l := SaveTestList(t, OpenTestStore(t, device), 7, "Enable", 30)
	next := OpenTestStore(t, device)
	wantLists(t, next, l)
	packed, err := next.Load(t.Context(), l.ID)
	if err != nil || !bytes.Equal(packed, bytes.Repeat([]byte{7}, 30)) {
		t.Errorf("loaded %v (%v)", packed, err)
	}
}

func TestOwnListsAreShownByNameAndThenByAge(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	zoo := SaveTestList(t, s, 1, "zoo", 1)
	second := SaveTestList(t, s, 5, "Words", 1)
	first := SaveTestList(t, s, 4, "words", 1)
	apple := SaveTestList(t, s, 9, "Apple", 1)
	wantLists(t, s, apple, first, second, zoo)
}

func TestSavingAgainReplaces(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	SaveTestList(t, s, 1, "old", 10)
	l := SaveTestList(t, s, 1, "new", 20)
	wantLists(t, s, l)
	if packed, err := s.Load(t.Context(), l.ID); len(packed) != 20 {
		t.Errorf("loaded %d bytes (%v)", len(packed), err)
	}
}

func TestWhatIsKeptIsACopy(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	l, packed := testList(1, "mine", 3)
	if err := s.Save(t.Context(), l, packed); err != nil {
		t.Fatal(err)
	}
	packed[0] = 99
	loaded, _ := s.Load(t.Context(), l.ID)
	loaded[1] = 99
	if again, err := s.Load(t.Context(), l.ID); !bytes.Equal(again, []byte{1, 1, 1}) {
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
	s := OpenTestStore(t, device)
	l := SaveTestList(t, s, 1, "list.txt", 5)
	l.Name = "Enable"
	if err := s.Rename(t.Context(), l.ID, l.Name); err != nil {
		t.Fatal(err)
	}
	wantLists(t, s, l)
	device.Place(ownDatabase, ownRecords, l.ID, with(l.record(), "stars", 5))
	if err := s.Rename(t.Context(), l.ID, "Words"); err != nil {
		t.Fatal(err)
	}
	l.Name = "Words"
	wantLists(t, s, l)
	if got := keptListRecords(device)[l.ID].(map[string]any)["stars"]; got != 5.0 {
		t.Errorf("of a field that it does not know there is %v", got)
	}
	if err := s.Rename(t.Context(), "own-00000000000000ff", "x"); !errors.Is(err, ErrNotHere) {
		t.Errorf("renaming what is not there: %v", err)
	}
}

func TestWhatWasRemovedIsGone(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	gone, stays := SaveTestList(t, s, 1, "gone", 5), SaveTestList(t, s, 2, "stays", 5)
	for range 2 { // the second time it is not there
		if err := s.Remove(t.Context(), gone.ID); err != nil {
			t.Fatal(err)
		}
	}
	wantLists(t, s, stays)
	if _, err := s.Load(t.Context(), gone.ID); !errors.Is(err, ErrNotHere) {
		t.Errorf("loading what was removed: %v", err)
	}
}

func TestWithoutRoomWhatWasThereStays(t *testing.T) {
	device := &storage.Memory{Room: 213}
	s := OpenTestStore(t, device)
	a := SaveTestList(t, s, 1, "a", 60)
	large, packed := testList(2, "b", 50)
	if err := s.Save(t.Context(), large, packed); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("saving too much: %v", err)
	}
	larger, packed := testList(1, "a, larger", 101)
	if err := s.Save(t.Context(), larger, packed); !errors.Is(err, storage.ErrQuota) {
		t.Errorf("replacing by too much: %v", err)
	}
	wantLists(t, s, a)
	a = SaveTestList(t, s, 1, "a", 100) // replacing does not need room for both
	wantLists(t, s, a)
}

func TestDeniedStorageIsSaid(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	if _, err := openOwnStore(t.Context(), device); !errors.Is(err, storage.ErrDenied) {
		t.Errorf("opening: %v", err)
	}
	device.Fails = nil
	s := OpenTestStore(t, device)
	device.Fails = storage.ErrDenied
	if _, err := s.lists(t.Context()); !errors.Is(err, storage.ErrDenied) {
		t.Errorf("listing: %v", err)
	}
}

func TestADamagedRecordIsLeftOut(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	good := SaveTestList(t, s, 1, "good", 5)
	for id, l := range map[string]OwnList{
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
	if kept, _ := s.lists(t.Context()); kept.unreadable != (storage.Unreadable{Damaged: len(damaged) + 3, Newer: 1}) {
		t.Errorf("%+v are left out", kept.unreadable)
	}
}

// What is kept may come from an older program or from another one.
func TestNamesAndNotesAreMadeFitToBeShown(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	l := SaveTestList(t, s, 1, "a\u202etxt.exe\n"+strings.Repeat("ö", 99), 5)
	nameless := SaveTestList(t, s, 2, " \u2066\t", 5)
	noted := l
	noted.Note = "5\u202e words\n" + strings.Repeat("x", 1<<20)
	device.Place(ownDatabase, ownRecords, l.ID, noted.record())
	l.Name, l.Note = "atxt.exe "+strings.Repeat("ö", text.MostName-9), "5 words "+strings.Repeat("x", maxNote-8)
	nameless.Name = UsualName
	wantLists(t, s, l, nameless)
}

func TestAListThatCouldNotBeFoundAgainIsNotSaved(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	for _, l := range []OwnList{{}, {ID: "web2"}, {ID: "own-0000000000000001", Bytes: -1}} {
		if s.Save(t.Context(), l, nil) == nil {
			t.Errorf("%+v was saved", l)
		}
	}
	if len(keptListWords(device)) > 0 {
		t.Errorf("kept %v", keptListWords(device))
	}
}

func TestNothingHappensAfterTheContextEnded(t *testing.T) {
	device := &storage.Memory{}
	s := OpenTestStore(t, device)
	l := SaveTestList(t, s, 1, "mine", 5)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, opened := openOwnStore(ctx, device)
	_, listed := s.lists(ctx)
	_, loaded := s.Load(ctx, l.ID)
	other, packed := testList(2, "other", 5)
	for what, err := range map[string]error{
		"open": opened, "lists": listed, "load": loaded,
		"save": s.Save(ctx, other, packed), "rename": s.Rename(ctx, l.ID, "x"), "remove": s.Remove(ctx, l.ID),
	} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", what, err)
		}
	}
	wantLists(t, s, l)
}

// What a device keeps of lists, by key.
func keptListRecords(m *storage.Memory) map[storage.Key]any {
	return m.Records(ownDatabase, ownRecords)
}
func keptListWords(m *storage.Memory) map[storage.Key]any { return m.Records(ownDatabase, ownWords) }
