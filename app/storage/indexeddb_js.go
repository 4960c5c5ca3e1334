package storage

import (
	"context"
	"strings"
	"sync"
	"sync/atomic"
	"syscall/js"
	"time"

	"github.com/hack-pad/go-indexeddb/idb"
)

// Package idb, version 0.3.2, mishandles contexts. Its Await returns no error when the context ends,
// and can wait for ever. Its requests stop listening for the upgrade when their context ends, and the
// browser then makes a database without stores. So we only pass contexts that outlive the request,
// and wait for the end of our own context here.

// ThisDevice is IndexedDB.
func ThisDevice() Device { return browser{} }

type browser struct{}

func (browser) Open(ctx context.Context, name string, stores ...string) (Database, error) {
	d := &database{name: name, stores: stores}
	if _, err := d.connection(ctx, nil); err != nil {
		return nil, inWords(err)
	}
	return d, nil
}

// database is one IndexedDB database. Its keys are separate from its values.
type database struct {
	name   string
	stores []string

	opening sync.Mutex
	db      *idb.Database // nil until it is opened
	lost    atomic.Bool   // the browser has closed it since the last call of Reconnected
}

const databaseVersion = 1

// databasePatience is how long the browser may take to open a database. It can take for ever, for
// example while another tab blocks a deletion.
const databasePatience = 5 * time.Second

// connection returns the open database. It opens the database the first time, and again if the
// connection is broken. The browser closes a connection when site data is cleared, when another tab
// deletes the database, or for reasons of its own.
func (d *database) connection(ctx context.Context, broken *idb.Database) (*idb.Database, error) {
	d.opening.Lock()
	defer d.opening.Unlock()
	if d.db != broken {
		return d.db, nil // another goroutine has opened it meanwhile
	}
	if broken != nil {
		_ = broken.Close() // it may still be half open
	}
	db, err := d.connect(ctx)
	if err != nil {
		return nil, err
	}
	d.db = db
	if broken != nil {
		d.lost.Store(true)
	}
	return db, nil
}

func (d *database) Reconnected() bool { return d.lost.Swap(false) }

func (d *database) connect(ctx context.Context) (*idb.Database, error) {
	factory, err := databaseFactory()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, databasePatience, ErrSilent)
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
		case <-ctx.Done(): // too late: nobody is waiting
			if err == nil {
				_ = db.Close()
			}
		}
	}()
	select {
	case a := <-answers:
		return a.db, openingError(a.err)
	case <-ctx.Done():
		return nil, contextError(ctx)
	}
}

// databaseFactory is the browser's IndexedDB. Where storage is denied, Firefox throws as soon as a
// program reads the property. Go cannot recover from a property that throws, and idb.Global reads
// one. It can recover from a function that throws, so this calls Reflect.get.
func databaseFactory() (factory *idb.Factory, err error) {
	defer func() {
		if recover() != nil {
			err = ErrDenied
		}
	}()
	value := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
	if !value.Truthy() {
		return nil, ErrDenied
	}
	return idb.WrapFactory(value)
}

// createStores makes version 1. It drops errors, because package idb would panic with them where
// nobody can recover. A database without its stores returns an error on first use.
func (d *database) createStores(db *idb.Database, _, _ uint) error {
	for _, store := range d.stores {
		_, _ = db.CreateObjectStore(store, idb.ObjectStoreOptions{})
	}
	return nil
}

// openingError finds out whether the database failed to open because storage is denied. Some
// browsers throw a SecurityError, which inWords knows. Firefox's private windows fail with an
// InvalidStateError. Chromium fails with an UnknownError whose message says "denied".
func openingError(err error) error {
	switch exceptionName(err) {
	case "InvalidStateError":
		return ErrDenied
	case "UnknownError":
		if strings.Contains(err.Error(), "denied") {
			return ErrDenied
		}
	}
	return err
}
