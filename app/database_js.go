//go:build js

package app

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"syscall/js"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"
)

// What to know about package idb, version 0.3.2: its Await returns no error when
// its context ends, and can even wait for ever; its requests stop listening for
// the upgrade when their context ends, and the browser then makes a database
// without stores. So it is only ever given contexts that do not end while a
// request is under way, and the waiting for ours is done here.

// database is one of this browser's databases, at version 1, with stores whose
// records have keys of their own. Every feature has one to itself, so that a
// later upgrade of it does not wait for a tab that has another open.
type database struct {
	name   string
	stores []string

	opening sync.Mutex
	db      *idb.Database // nil before it is first opened
	lost    bool          // the browser has closed it since reconnected was asked
}

const databaseVersion = 1

// databasePatience is how long the browser may take to open a database. It can
// take for ever, for instance while another tab holds up its deletion.
const databasePatience = 5 * time.Second

// open makes sure that the database can be used.
func (d *database) open(ctx context.Context) error {
	_, err := d.connection(ctx, nil)
	return storageError(err)
}

// connection returns the open database. It opens it when there is none yet, and
// again when the one that there was is broken: the browser closes it when site
// data is cleared, when another tab deletes it, or when it likes.
func (d *database) connection(ctx context.Context, broken *idb.Database) (*idb.Database, error) {
	d.opening.Lock()
	defer d.opening.Unlock()
	if d.db != broken {
		return d.db, nil // somebody else has opened it meanwhile
	}
	if broken != nil {
		_ = broken.Close() // in case that it is only half broken
	}
	db, err := d.connect(ctx)
	if err != nil {
		return nil, err
	}
	d.db, d.lost = db, d.lost || broken != nil
	return db, nil
}

// reconnected reports whether the browser has closed the database since this was
// last asked, and it was opened again: what had been kept may have been cleared.
func (d *database) reconnected() bool {
	d.opening.Lock()
	defer d.opening.Unlock()
	lost := d.lost
	d.lost = false
	return lost
}

func (d *database) connect(ctx context.Context) (*idb.Database, error) {
	factory, err := databaseFactory()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, databasePatience, errSilent)
	defer cancel()
	listening, settled := context.WithCancel(context.Background())
	request, err := factory.Open(listening, d.name, databaseVersion, d.createStores)
	if err != nil {
		settled()
		return nil, openingError(err)
	}
	type answer struct {
		db  *idb.Database
		err error
	}
	answers := make(chan answer)
	go func() {
		defer settled()
		db, err := request.Await(context.Background())
		select {
		case answers <- answer{db, err}:
		case <-ctx.Done(): // too late: nobody waits for it
			if err == nil {
				_ = db.Close()
			}
		}
	}()
	select {
	case a := <-answers:
		return a.db, openingError(a.err)
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// databaseFactory is the browser's IndexedDB. Firefox throws for merely asking where
// storage is denied, and what a property throws ends the program, idb.Global
// included; what a function throws can be recovered. So a function asks.
func databaseFactory() (factory *idb.Factory, err error) {
	defer func() {
		if recover() != nil {
			err = errDenied
		}
	}()
	value := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
	if !value.Truthy() {
		return nil, errDenied
	}
	return idb.WrapFactory(value)
}

// createStores makes version 1. It returns no errors, since the package
// panics with them where nobody can recover: without its stores the first use
// of the database fails with an error in words.
func (d *database) createStores(db *idb.Database, _, _ uint) error {
	for _, store := range d.stores {
		_, _ = db.CreateObjectStore(store, idb.ObjectStoreOptions{})
	}
	return nil
}

// transact does work in one transaction over all stores, which work gets in
// their order, and waits until it is complete. Work may wait for requests of the
// transaction and for nothing else, or the browser ends the transaction. When the
// database turns out to be closed, it is opened and everything tried once more.
func (d *database) transact(ctx context.Context, mode idb.TransactionMode, work func(stores []*idb.ObjectStore) error) error {
	var db *idb.Database
	for again := false; ; again = true {
		var err error
		if db, err = d.connection(ctx, db); err != nil {
			return storageError(err)
		}
		err = d.transactOnce(ctx, db, mode, work)
		if again || !connectionLost(err) {
			return storageError(err)
		}
	}
}

func (d *database) transactOnce(ctx context.Context, db *idb.Database, mode idb.TransactionMode, work func([]*idb.ObjectStore) error) error {
	options := idb.TransactionOptions{Mode: mode}
	if mode == idb.TransactionReadWrite {
		options.Durability = idb.DurabilityStrict // complete means on the disk
	}
	transaction, err := db.TransactionWithOptions(options, d.stores[0], d.stores[1:]...)
	if err != nil {
		return err
	}
	var stores []*idb.ObjectStore
	for _, name := range d.stores {
		store, err := transaction.ObjectStore(name)
		if err != nil {
			return err
		}
		stores = append(stores, store)
	}
	finished := make(chan error, 1)
	go func() {
		if err := work(stores); err != nil {
			_ = transaction.Abort()
			finished <- err
			return
		}
		if mode == idb.TransactionReadWrite {
			_ = transaction.Commit() // so that it is completed even when the page goes now
		}
		finished <- transaction.Await(context.Background())
	}()
	select {
	case err := <-finished:
		return err
	case <-ctx.Done():
		_ = transaction.Abort()
		return context.Cause(ctx)
	}
}

// connectionLost reports whether err may come from a database that was closed
// under our feet. Safari says UnknownError when its database process has gone.
func connectionLost(err error) bool {
	switch exceptionName(err) {
	case "InvalidStateError", "AbortError", "UnknownError":
		return true
	}
	return false
}

// openingError is an error of opening the database. Where storage is denied,
// some browsers throw a SecurityError, which storageError knows. In others the
// request fails: in Firefox's private windows with an InvalidStateError, in
// Chromium with an UnknownError whose message says that permission was denied.
func openingError(err error) error {
	switch exceptionName(err) {
	case "InvalidStateError":
		return errDenied
	case "UnknownError":
		if strings.Contains(err.Error(), "denied") {
			return errDenied
		}
	}
	return err
}

// storageError puts what the browser says into words. Errors that are not the
// browser's stay as they are.
func storageError(err error) error {
	switch name := exceptionName(err); {
	case errors.Is(err, context.DeadlineExceeded):
		return errSilent
	case name == "":
		return err
	case name == "QuotaExceededError":
		return errQuota
	case name == "VersionError":
		return errNewer
	case name == "SecurityError", name == "NotAllowedError":
		return errDenied
	}
	return fmt.Errorf("this browser’s storage failed: %w", err)
}

// exceptionName is the name of the DOMException that err is, "" when it is none.
// What the browser throws arrives as a js.Error, what it reports later as an
// idb.DOMException, which does not tell its name but can be compared.
func exceptionName(err error) string {
	var thrown js.Error
	if errors.As(err, &thrown) {
		if thrown.Value.Type() == js.TypeObject {
			return thrown.Value.Get("name").String()
		}
		return "Error"
	}
	var reported idb.DOMException
	if !errors.As(err, &reported) {
		return ""
	}
	for _, name := range []string{
		"QuotaExceededError", "SecurityError", "NotAllowedError", "InvalidStateError", "AbortError", "UnknownError", "VersionError",
	} {
		if errors.Is(reported, idb.NewDOMException(name)) {
			return name
		}
	}
	return "Error"
}
