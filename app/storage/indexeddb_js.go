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

// What to know about package idb, version 0.3.2: its Await returns no error when
// its context ends, and can even wait for ever; its requests stop listening for
// the upgrade when their context ends, and the browser then makes a database
// without stores. So it is only ever given contexts that do not end while a
// request is under way, and the waiting for ours is done here.

// ThisDevice is the device that the program runs on: IndexedDB.
func ThisDevice() Device { return browser{} }

type browser struct{}

func (browser) Open(ctx context.Context, name string, stores ...string) (Database, error) {
	d := &database{name: name, stores: stores}
	if _, err := d.connection(ctx, nil); err != nil {
		return nil, inWords(err)
	}
	return d, nil
}

// database is one of this browser's databases. Its records have keys of their own.
type database struct {
	name   string
	stores []string

	opening sync.Mutex
	db      *idb.Database // nil before it is first opened
	lost    atomic.Bool   // the browser has closed it since Reconnected was asked
}

const databaseVersion = 1

// databasePatience is how long the browser may take to open a database. It can
// take for ever, for instance while another tab holds up its deletion.
const databasePatience = 5 * time.Second

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
		return nil, ended(ctx)
	}
}

// databaseFactory is the browser's IndexedDB. Firefox throws for merely asking where
// storage is denied, and what a property throws ends the program, idb.Global
// included; what a function throws can be recovered. So a function asks.
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

// createStores makes version 1. It returns no errors, since the package
// panics with them where nobody can recover: without its stores the first use
// of the database fails with an error in words.
func (d *database) createStores(db *idb.Database, _, _ uint) error {
	for _, store := range d.stores {
		_, _ = db.CreateObjectStore(store, idb.ObjectStoreOptions{})
	}
	return nil
}

// openingError is an error of opening the database. Where storage is denied,
// some browsers throw a SecurityError, which inWords knows. In others the
// request fails: in Firefox's private windows with an InvalidStateError, in
// Chromium with an UnknownError whose message says that permission was denied.
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
