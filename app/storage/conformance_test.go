package storage_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"spectrie/app/storage"
)

// Every device keeps the promises of package storage. These tests run on the device of the platform:
// a Memory natively and under Node, and IndexedDB in a browser
// (wasm/browser/storage_conformance_test.go).

// tested is a device with an empty database, and ways to act behind its back.
type tested struct {
	storage.Device
	database string

	clear func()                // the browser clears all data and closes open databases
	deny  func() (allow func()) // the browser denies storage
	fill  func() (empty func()) // leaves room for one more small value
	place func()                // another program puts foreign keys and values into the store "a"
	look  func() string         // describes what is left of them
}

// memoryDevice is an empty Memory.
func memoryDevice() *tested {
	m := &storage.Memory{}
	d := &tested{Device: m, database: "test"}
	d.clear = func() { m.Erase(); m.Disconnect() }
	d.deny = func() func() {
		m.Fails = storage.ErrDenied
		return func() { m.Fails = nil }
	}
	d.fill = func() func() {
		m.Room = m.Used() + 20
		return func() { m.Room = 0 }
	}
	strange := map[storage.Key]any{
		"text":               new(storage.Foreign),
		new(storage.Foreign): "under a key that is no text",
		"record":             map[string]any{"name": "of another program", "strange": new(storage.Foreign)},
	}
	d.place = func() {
		for key, value := range strange {
			m.Place(d.database, "a", key, value)
		}
	}
	d.look = func() string {
		got := m.Records(d.database, "a")
		maps.DeleteFunc(got, func(key storage.Key, value any) bool { return !reflect.DeepEqual(strange[key], value) })
		return fmt.Sprintf("%d of them are as they were", len(got))
	}
	return d
}

// open opens the database of the test with the stores a and b.
func (d *tested) open(t *testing.T) storage.Database {
	t.Helper()
	db, err := d.Open(t.Context(), d.database, "a", "b")
	if err != nil {
		t.Fatal(err)
	}
	return db
}

func change(t *testing.T, db storage.Database, work func(tx storage.Tx) error) {
	t.Helper()
	if err := db.Change(t.Context(), work); err != nil {
		t.Fatal(err)
	}
}

// put stores texts in the store a, each under itself.
func put(t *testing.T, db storage.Database, texts ...string) {
	t.Helper()
	change(t, db, func(tx storage.Tx) error { return putTexts(tx, texts...) })
}

func putTexts(tx storage.Tx, texts ...string) error {
	for _, text := range texts {
		if err := tx.Put("a", text, text); err != nil {
			return err
		}
	}
	return nil
}

// wantKeys fails unless a store has just these keys.
func wantKeys(t *testing.T, db storage.Database, store string, want ...string) {
	t.Helper()
	var keys []string
	err := db.Read(t.Context(), func(tx storage.Tx) (err error) {
		keys, err = tx.Keys(store)
		return err
	})
	if slices.Sort(keys); err != nil || !slices.Equal(keys, want) {
		t.Errorf("%s has %q (%v), want %q", store, keys, err, want)
	}
}

func value(t *testing.T, db storage.Database, key storage.Key) (value any) {
	t.Helper()
	err := db.Read(t.Context(), func(tx storage.Tx) (err error) {
		value, err = tx.Get("a", key)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return value
}

func TestWhatWasPutIsThereInTheNextOpening(t *testing.T) {
	d := newDevice(t)
	first := d.open(t)
	put(t, first, "one", "two")
	change(t, first, func(tx storage.Tx) error { return tx.Put("b", "one", 1) })
	next := d.open(t)
	wantKeys(t, next, "a", "one", "two")
	wantKeys(t, next, "b", "one")
	put(t, next, "three")
	wantKeys(t, first, "a", "one", "three", "two")
	if next.Reconnected() {
		t.Error("the database is called reconnected although nothing closed it")
	}
}

func TestValuesComeBackAsTheyWere(t *testing.T) {
	db := newDevice(t).open(t)
	for i, c := range []struct{ put, want any }{
		{"", ""}, {"ö\n\u2028\x00😀\ufffd", "ö\n\u2028\x00😀\ufffd"}, {strings.Repeat("long ", 1<<18), strings.Repeat("long ", 1<<18)},
		{true, true}, {false, false},
		{0, 0.0}, {-7, -7.0}, {int64(1) << 53, float64(1 << 53)}, {0.1, 0.1}, {math.Inf(-1), math.Inf(-1)},
		{[]byte{}, []byte{}}, {[]byte{0, 255, 7}, []byte{0, 255, 7}}, {[]byte(nil), []byte{}},
		{map[string]any{}, map[string]any{}},
		{
			map[string]any{"": "empty", "n": 3, "yes": true, "bytes": []byte{1}, "__proto__": "a name like others"},
			map[string]any{"": "empty", "n": 3.0, "yes": true, "bytes": []byte{1}, "__proto__": "a name like others"},
		},
	} {
		for _, key := range []string{"", "key", "🔑 ä\x00"} {
			change(t, db, func(tx storage.Tx) error { return tx.Put("a", key, c.put) })
			if got := value(t, db, key); !reflect.DeepEqual(got, c.want) {
				t.Errorf("value %d came back as %T %.50v, want %T %.50v", i, got, got, c.want, c.want)
			}
		}
	}
	change(t, db, func(tx storage.Tx) error { return tx.Put("a", "key", math.NaN()) })
	if got, ok := value(t, db, "key").(float64); !ok || !math.IsNaN(got) {
		t.Errorf("NaN came back as %v", got)
	}
	if got := value(t, db, "nothing"); got != nil {
		t.Errorf("under an unused key there is %v, want nil", got)
	}
}

func TestWhatHasNoFormIsRefused(t *testing.T) {
	db := newDevice(t).open(t)
	for what, work := range map[string]func(tx storage.Tx) error{
		"nothing":              func(tx storage.Tx) error { return tx.Put("a", "key", nil) },
		"a list":               func(tx storage.Tx) error { return tx.Put("a", "key", []string{"x"}) },
		"a record in a record": func(tx storage.Tx) error { return tx.Put("a", "key", map[string]any{"x": map[string]any{}}) },
		"a key":                func(tx storage.Tx) error { return tx.Put("a", 7, "x") },
		"no store":             func(tx storage.Tx) error { return tx.Put("c", "key", "x") },
		"no store to look at":  func(tx storage.Tx) error { _, err := tx.Keys("c"); return err },
	} {
		if db.Change(t.Context(), work) == nil {
			t.Errorf("%s was stored, want an error", what)
		}
	}
	if db.Read(t.Context(), func(tx storage.Tx) error { return putTexts(tx, "x") }) == nil {
		t.Error("Read lets its work change a store")
	}
	wantKeys(t, db, "a")
}

func TestValuesAreCopies(t *testing.T) {
	db := newDevice(t).open(t)
	packed, fields := []byte{1, 2}, map[string]any{"name": "x", "bytes": []byte{1}}
	change(t, db, func(tx storage.Tx) error {
		return errors.Join(tx.Put("a", "bytes", packed), tx.Put("a", "record", fields))
	})
	spoil := func(packed []byte, fields map[string]any) {
		packed[0], fields["name"] = 9, "y"
		fields["bytes"].([]byte)[0] = 9
	}
	for range 2 {
		spoil(packed, fields)
		packed, fields = value(t, db, "bytes").([]byte), value(t, db, "record").(map[string]any)
		if !bytes.Equal(packed, []byte{1, 2}) || fields["name"] != "x" || fields["bytes"].([]byte)[0] != 1 {
			t.Errorf("there is %v, %v, want the values as they were put", packed, fields)
		}
	}
}

func TestWorkThatFailsChangesNothing(t *testing.T) {
	db := newDevice(t).open(t)
	put(t, db, "one", "two")
	failed := errors.New("it failed")
	err := db.Change(t.Context(), func(tx storage.Tx) error {
		err := errors.Join(putTexts(tx, "three"), tx.Put("a", "one", "other"), tx.Delete("a", "two"), tx.Clear("b"))
		if keys, err := tx.Keys("a"); err != nil || !slices.Contains(keys, "three") || slices.Contains(keys, "two") {
			t.Errorf("a transaction does not see its own changes: %q (%v)", keys, err)
		}
		return errors.Join(err, failed)
	})
	if !errors.Is(err, failed) {
		t.Errorf("%v, want the error of the work", err)
	}
	wantKeys(t, db, "a", "one", "two")
	if got := value(t, db, "one"); got != "one" {
		t.Errorf("one is %v, want it unchanged", got)
	}
}

func TestWithoutRoomNothingChanges(t *testing.T) {
	d := newDevice(t)
	db := d.open(t)
	put(t, db, "one")
	empty := d.fill()
	err := db.Change(t.Context(), func(tx storage.Tx) error {
		return errors.Join(putTexts(tx, "two"), tx.Put("a", "large", strings.Repeat("large ", 1000)))
	})
	if !errors.Is(err, storage.ErrQuota) {
		t.Errorf("%v, want %v", err, storage.ErrQuota)
	}
	wantKeys(t, db, "a", "one")
	empty()
	put(t, db, "two", "three")
	wantKeys(t, db, "a", "one", "three", "two")
}

// many is more texts than one batch has.
func many() (texts []string) {
	for i := range 4321 {
		texts = append(texts, fmt.Sprintf("%05d", i))
	}
	return texts
}

func TestManyRecordsAreAllThere(t *testing.T) {
	db := newDevice(t).open(t)
	texts := many()
	put(t, db, texts...)
	wantKeys(t, db, "a", texts...)
	var keys, values []string
	err := db.Read(t.Context(), func(tx storage.Tx) error {
		return tx.Each("a", func(key storage.Key, value any) error {
			keys, values = append(keys, key.(string)), append(values, value.(string))
			return nil
		})
	})
	slices.Sort(keys)
	slices.Sort(values)
	if err != nil || !slices.Equal(keys, texts) || !slices.Equal(values, texts) {
		t.Errorf("%d keys and %d values of %d (%v)", len(keys), len(values), len(texts), err)
	}
	enough, n := errors.New("enough"), 0
	err = db.Read(t.Context(), func(tx storage.Tx) error {
		return tx.Each("a", func(storage.Key, any) error {
			if n++; n == 250 {
				return enough
			}
			return nil
		})
	})
	if !errors.Is(err, enough) || n != 250 {
		t.Errorf("%v after %d records, want %v after 250", err, n, enough)
	}
}

func TestWhatWasDeletedIsGone(t *testing.T) {
	db := newDevice(t).open(t)
	texts := many()
	put(t, db, texts...)
	change(t, db, func(tx storage.Tx) error { return tx.Put("b", "stays", true) })
	change(t, db, func(tx storage.Tx) error {
		return tx.Each("a", func(key storage.Key, value any) error {
			if value.(string) > "00002" {
				return tx.Delete("a", key)
			}
			return nil
		})
	})
	wantKeys(t, db, "a", "00000", "00001", "00002")
	for range 2 { // the second time it is not there
		change(t, db, func(tx storage.Tx) error { return tx.Delete("a", "00001") })
	}
	wantKeys(t, db, "a", "00000", "00002")
	change(t, db, func(tx storage.Tx) error { return errors.Join(tx.Clear("a"), putTexts(tx, "new")) })
	wantKeys(t, db, "a", "new")
	wantKeys(t, db, "b", "stays")
}

func TestNobodyComesBetweenReadingAndChanging(t *testing.T) {
	d := newDevice(t)
	var all sync.WaitGroup
	for _, db := range []storage.Database{d.open(t), d.open(t)} {
		for range 20 {
			all.Go(func() {
				err := db.Change(t.Context(), func(tx storage.Tx) error {
					value, err := tx.Get("a", "n")
					if err != nil {
						return err
					}
					n, _ := value.(float64)
					return tx.Put("a", "n", n+1)
				})
				if err != nil {
					t.Error(err)
				}
			})
		}
	}
	all.Wait()
	if got := value(t, d.open(t), "n"); got != 40.0 {
		t.Errorf("counted %v, want 40", got)
	}
}

func TestNothingHappensAfterTheContextEnded(t *testing.T) {
	d := newDevice(t)
	db := d.open(t)
	put(t, db, "one")
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	late, stop := context.WithTimeout(t.Context(), 0)
	defer stop()
	for ctx, want := range map[context.Context]error{canceled: context.Canceled, late: storage.ErrSilent} {
		_, opened := d.Open(ctx, d.database, "a", "b")
		read := db.Read(ctx, func(tx storage.Tx) error { _, err := tx.Keys("a"); return err })
		changed := db.Change(ctx, func(tx storage.Tx) error { return putTexts(tx, "two") })
		for what, err := range map[string]error{"open": opened, "read": read, "change": changed} {
			if !errors.Is(err, want) {
				t.Errorf("%s: %v, want %v", what, err, want)
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	err := db.Change(ctx, func(tx storage.Tx) error {
		defer cancel()
		return putTexts(tx, "two")
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("ended meanwhile: %v, want %v", err, context.Canceled)
	}
	wantKeys(t, db, "a", "one")
}

func TestDeniedStorageIsSaid(t *testing.T) {
	d := newDevice(t)
	allow := d.deny()
	_, err := d.Open(t.Context(), d.database, "a", "b")
	allow()
	if !errors.Is(err, storage.ErrDenied) {
		t.Errorf("%v, want %v", err, storage.ErrDenied)
	}
	put(t, d.open(t), "one") // it may come back
}

func TestADatabaseThatTheBrowserClosedIsOpenedAgain(t *testing.T) {
	d := newDevice(t)
	first, second := d.open(t), d.open(t)
	put(t, first, "one")
	d.clear()
	if first.Reconnected() {
		t.Error("the database is called reconnected before anybody used it again")
	}
	wantKeys(t, first, "a")
	put(t, second, "two")
	for _, db := range []storage.Database{first, second} {
		if !db.Reconnected() || db.Reconnected() {
			t.Error("that a database was opened again is not reported just once")
		}
	}
	wantKeys(t, first, "a", "two")
	if first.Reconnected() {
		t.Error("the database is called reconnected a second time")
	}
}

func TestWhatIsForeignSurvives(t *testing.T) {
	d := newDevice(t)
	db := d.open(t)
	put(t, db, "mine")
	d.place()
	before := d.look()
	t.Logf("there is %s", before)
	foreign := map[storage.Key]any{}
	change(t, db, func(tx storage.Tx) error {
		return tx.Each("a", func(key storage.Key, value any) error {
			if key != storage.Key("mine") {
				foreign[key] = value
			}
			return nil
		})
	})
	var keys, values, fields int
	for key, value := range foreign {
		if _, ok := key.(*storage.Foreign); ok {
			keys++
		}
		switch v := value.(type) {
		case *storage.Foreign:
			values++
		case map[string]any:
			v["known"] = "since"
			delete(v, "known")
			fields++
		}
	}
	if keys == 0 || values == 0 || fields == 0 {
		t.Errorf("%d foreign keys, %d foreign values, %d records; want some of each", keys, values, fields)
	}
	change(t, db, func(tx storage.Tx) error { return tx.Clear("a") })
	change(t, db, func(tx storage.Tx) error {
		for key, value := range foreign {
			if err := tx.Put("a", key, value); err != nil {
				return err
			}
		}
		return nil
	})
	if after := d.look(); after != before {
		t.Errorf("there was %s, now %s", before, after)
	}
	change(t, db, func(tx storage.Tx) error {
		for key := range foreign {
			if err := tx.Delete("a", key); err != nil {
				return err
			}
		}
		return nil
	})
	wantKeys(t, db, "a")
}
