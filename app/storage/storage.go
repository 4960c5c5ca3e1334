// Package storage keeps a person's data on their device.
//
// Large data goes into databases: IndexedDB in the browser, memory elsewhere. A [Database] has
// stores, and a store has records, each a value under a key. Every feature has its own database, so
// that an upgrade of one never waits for a tab that has another open. A [Database] reports a change
// as kept only when it is. Each change is one transaction, so tabs need no other lock.
//
// Short texts, such as a chosen theme, go into localStorage. It takes them at once but promises
// nothing: [Remember], [Remembered].
//
// Any program of the same origin may have written what is read here. This package says what is
// there; its callers decide what to believe. Data of a later version stays as it is.
//
// Begin at the interfaces in this file. conformance_test.go tests memory and IndexedDB alike.
package storage

import (
	"context"
	"errors"
	"fmt"
)

// Device is where databases are. [ThisDevice] is the one that the program runs on.
//
// The functions of a device and its databases block, and must not be called from the
// goroutine that handles events. When ctx ends first they return its error, or [ErrSilent]
// when its time was over. Other errors are [ErrDenied], [ErrQuota], [ErrNewer], and what
// the browser says.
type Device interface {
	// Open opens the database of that name, at version 1. It makes it, with these stores,
	// when there is none. It gives up after a few seconds.
	Open(ctx context.Context, name string, stores ...string) (Database, error)
}

// Database does work in transactions over all its stores.
//
// Work may wait for the functions of its Tx and for nothing else, or the browser ends the
// transaction. Work is done twice when the first connection turns out to be closed. It may
// go on for a moment after ctx has ended, but to no effect.
type Database interface {
	// Read does work that changes nothing.
	Read(ctx context.Context, work func(Tx) error) error

	// Change does work that nobody else's changes come between. It returns nil once all of
	// it is kept. Otherwise nothing has changed, and the error is that of work if it had one.
	// Only when ctx ends while the browser is completing it, it may be kept all the same.
	Change(ctx context.Context, work func(Tx) error) error

	// Reconnected reports whether the browser has closed the database since this was last
	// asked, and it was opened again: what was kept may have been cleared.
	Reconnected() bool
}

// Tx is a transaction: what work does with the stores, by their names.
//
// A value is a text, a boolean, a number (a float64 when it is read), bytes, or a record of
// fields, each of which is one of those before: string, bool, int, int64, float64, []byte,
// map[string]any. What else another program has kept is a [*Foreign]. Values that go in
// and out are copies.
type Tx interface {
	// Get returns the value under a key, nil when there is none.
	Get(store string, key Key) (any, error)

	// Put adds a value or replaces the one under its key.
	Put(store string, key Key, value any) error

	// Delete removes a value. It is no error when there is none.
	Delete(store string, key Key) error

	// Clear removes all values.
	Clear(store string) error

	// Keys returns all keys, those that are no texts as some text. Keys with line breaks
	// may come in pieces. It is much faster than Each.
	Keys(store string) ([]string, error)

	// Each calls do with every key and its value until it returns an error, which Each
	// then returns. Do may delete; what it puts may be among what follows.
	Each(store string, do func(key Key, value any) error) error
}

// Key is what a value is kept under. Ours are texts; those of another program can be a
// [*Foreign].
type Key any

// Foreign is a key or a value of another program that has no form here. It equals nothing
// but itself, and is good for being given back unchanged.
type Foreign struct {
	held any
}

// Why a device does not keep something, in words for a person.
var (
	// ErrQuota is said when the device is full. Nothing has changed then.
	ErrQuota = errors.New("this device has no room for it")

	// ErrNewer is said when a later program has made the database or the record.
	ErrNewer = errors.New("what is kept here is of a newer version of this page; reload the page to get that version")

	// ErrDenied is said when the browser lets the page keep nothing.
	ErrDenied = errors.New("this browser keeps nothing for this page (a private window, or storage is blocked)")

	// ErrSilent is said when the browser does not answer in time.
	ErrSilent = errors.New("this browser’s storage does not answer")
)

// ended is why ctx has ended, in words; nil while it has not.
func ended(ctx context.Context) error {
	if ctx.Err() == nil {
		return nil
	}
	if err := context.Cause(ctx); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return ErrSilent
}

// noForm is the error for a key or value that no store can keep. The program has a mistake.
func noForm(what any) error { return fmt.Errorf("a %T cannot be kept", what) }

// noStore is the error for a store that the database was not opened with.
func noStore(name string) error { return fmt.Errorf("there is no store %q", name) }
