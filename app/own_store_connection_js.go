//go:build js

package app

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"
)

// What to know about package idb, version 0.3.2: its Await returns no error when
// its context ends, and can even wait for ever; its requests stop listening for
// the upgrade when their context ends, and the browser then makes a database
// without stores. So it is only ever given contexts that do not end while a
// request is under way, and the waiting for ours is done here.

// connection returns the open database. It opens it when there is none yet, and
// again when the one that there was is broken: the browser closes it when site
// data is cleared, when another tab deletes it, or when it likes.
func (s *ownStore) connection(ctx context.Context, broken *idb.Database) (*idb.Database, error) {
	s.opening.Lock()
	defer s.opening.Unlock()
	if s.db != broken {
		return s.db, nil // somebody else has opened it meanwhile
	}
	if broken != nil {
		_ = broken.Close() // in case that it is only half broken
	}
	db, err := openOwnDatabase(ctx)
	if err != nil {
		return nil, err
	}
	s.db = db
	return db, nil
}

func openOwnDatabase(ctx context.Context) (*idb.Database, error) {
	factory, err := ownFactory()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, ownPatience, errSilent)
	defer cancel()
	listening, settled := context.WithCancel(context.Background())
	request, err := factory.Open(listening, ownDatabase, ownVersion, createOwnStores)
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

// ownFactory is the browser's IndexedDB. Firefox throws for merely asking where
// storage is denied, and what a property throws ends the program, idb.Global
// included; what a function throws can be recovered. So a function asks.
func ownFactory() (factory *idb.Factory, err error) {
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

// createOwnStores makes version 1. It returns no errors, since the package
// panics with them where nobody can recover: without its stores the first use
// of the database fails with an error in words.
func createOwnStores(db *idb.Database, _, _ uint) error {
	for _, store := range []string{ownRecords, ownWords} {
		_, _ = db.CreateObjectStore(store, idb.ObjectStoreOptions{})
	}
	return nil
}

// transact does work in one transaction over both stores and waits until it is
// complete. Work may wait for requests of the transaction and for nothing else,
// or the browser ends the transaction. When the database turns out to be closed,
// it is opened and everything tried once more.
func (s *ownStore) transact(ctx context.Context, mode idb.TransactionMode, work func(records, words *idb.ObjectStore) error) error {
	var db *idb.Database
	for again := false; ; again = true {
		var err error
		if db, err = s.connection(ctx, db); err != nil {
			return ownError(err)
		}
		err = transactOnce(ctx, db, mode, work)
		if again || !connectionLost(err) {
			return ownError(err)
		}
	}
}

func transactOnce(ctx context.Context, db *idb.Database, mode idb.TransactionMode, work func(records, words *idb.ObjectStore) error) error {
	options := idb.TransactionOptions{Mode: mode}
	if mode == idb.TransactionReadWrite {
		options.Durability = idb.DurabilityStrict // complete means on the disk
	}
	transaction, err := db.TransactionWithOptions(options, ownRecords, ownWords)
	if err != nil {
		return err
	}
	records, err := transaction.ObjectStore(ownRecords)
	if err != nil {
		return err
	}
	words, err := transaction.ObjectStore(ownWords)
	if err != nil {
		return err
	}
	finished := make(chan error, 1)
	go func() {
		if err := work(records, words); err != nil {
			_ = transaction.Abort()
			finished <- err
			return
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
// some browsers throw a SecurityError, which ownError knows. In others the
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

// ownError puts what the browser says into words. Errors that are not the
// browser's stay as they are.
func ownError(err error) error {
	switch name := exceptionName(err); {
	case errors.Is(err, context.DeadlineExceeded):
		return errSilent
	case name == "":
		return err
	case name == "QuotaExceededError":
		return errQuota
	case name == "SecurityError", name == "NotAllowedError":
		return errDenied
	}
	return fmt.Errorf("this browser's storage failed: %w", err)
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
		"QuotaExceededError", "SecurityError", "NotAllowedError", "InvalidStateError", "AbortError", "UnknownError",
	} {
		if errors.Is(reported, idb.NewDOMException(name)) {
			return name
		}
	}
	return "Error"
}
