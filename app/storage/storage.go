// Package storage keeps a person's data on their device.
//
// Large data goes into databases: IndexedDB in the browser, memory elsewhere. A [Database] has
// stores, and a store has records: values under keys. Every feature has its own database, so an
// upgrade of one never waits for a tab that has another open. A [Database] reports a change as kept
// only once it is. Each change is one transaction, so tabs need no other lock.
//
// Short texts, such as the chosen theme, go into localStorage. It takes them at once but promises
// nothing. See [Remember] and [Remembered].
//
// Any program of the same origin can write to these stores. This package returns what is there; its
// callers decide what to believe. It leaves data of a later version as it is.
//
// Begin at the interfaces in this file. conformance_test.go tests memory and IndexedDB alike.
package storage

import (
	"context"
	"errors"
	"fmt"
)

// Device has databases. [ThisDevice] is the one that the program runs on.
//
// The methods of a device and its databases block. Do not call them from the goroutine that handles
// events. If ctx is cancelled first, they return its error; if its time runs out, [ErrSilent]. Other
// errors are [ErrDenied], [ErrQuota], [ErrNewer], and errors of the browser.
type Device interface {
	// Open opens the database of that name, at version 1. If there is none, it creates one with
	// these stores. It gives up after a few seconds.
	Open(ctx context.Context, name string, stores ...string) (Database, error)
}

// Database does work in transactions over all its stores.
//
// Work may wait for the methods of its Tx and for nothing else, or the browser ends the transaction.
// Work runs twice if the first connection turns out to be closed. It may continue for a moment after
// ctx has ended, but without effect.
type Database interface {
	// Read does work that changes nothing.
	Read(ctx context.Context, work func(Tx) error) error

	// Change does work in isolation from the changes of others. It returns nil once all of it is
	// kept. Otherwise nothing has changed, and an error of work is returned as it is. If ctx ends
	// while the browser is completing the transaction, the changes may be kept after all.
	Change(ctx context.Context, work func(Tx) error) error

	// Reconnected reports whether the database was closed and opened again since the last call. The
	// browser may then have cleared it.
	Reconnected() bool
}

// Tx is a transaction. Its methods take the name of a store.
//
// A value is a string, bool, int, int64, float64, []byte, or a record: a map[string]any of these.
// Every number that is read is a float64. Any other value of another program is a [*Foreign]. Values
// that go in and out are copies.
type Tx interface {
	// Get returns the value under a key, nil if there is none.
	Get(store string, key Key) (any, error)

	// Put adds a value or replaces the one under its key.
	Put(store string, key Key, value any) error

	// Delete removes a value. If there is none, that is not an error.
	Delete(store string, key Key) error

	// Clear removes all values.
	Clear(store string) error

	// Keys returns all keys. A key that is not a text comes as some text, and a key with line breaks
	// may come in pieces. Keys is much faster than Each.
	Keys(store string) ([]string, error)

	// Each calls visit with every key and its value. It stops at the first error and returns it.
	// Visit may delete records. It may also put records, which Each may or may not visit.
	Each(store string, visit func(key Key, value any) error) error
}

// Key identifies a value in a store. Our keys are texts; a key of another program can be a [*Foreign].
type Key any

// Foreign is a key or a value of another program that Go cannot represent. It equals only itself. It
// can be stored again unchanged.
type Foreign struct {
	value any // in a browser a js.Value
}

// Reasons why a device does not keep something, in words for a person.
var (
	// ErrQuota means that the device is full. Nothing has changed.
	ErrQuota = errors.New("this device has no room for it")

	// ErrNewer means that a later version of the program has made the database or the record.
	ErrNewer = errors.New("a newer version of this page has stored data here; reload the page to get that version")

	// ErrDenied means that the browser does not let the page store anything.
	ErrDenied = errors.New("this browser keeps nothing for this page (a private window, or storage is blocked)")

	// ErrSilent means that the browser did not answer in time.
	ErrSilent = errors.New("this browser’s storage does not answer")
)

// contextError is the reason why ctx has ended, in words; nil if it has not.
func contextError(ctx context.Context) error {
	if ctx.Err() == nil {
		return nil
	}
	if err := context.Cause(ctx); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return ErrSilent
}

// notStorable is the error for a key or value of a type that no store can hold: a bug.
func notStorable(what any) error { return fmt.Errorf("a %T cannot be stored", what) }

// noStore is the error for a store that was not named when the database was opened.
func noStore(name string) error { return fmt.Errorf("there is no store %q", name) }
