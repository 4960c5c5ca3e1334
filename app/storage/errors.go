package storage

import (
	"context"
	"errors"
	"fmt"
)

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
