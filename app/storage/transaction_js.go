package storage

import (
	"context"

	"github.com/hack-pad/go-indexeddb/idb"
)

// Read does work in a transaction that changes nothing; see [Database].
func (d *database) Read(ctx context.Context, work func(Tx) error) error {
	return d.transact(ctx, idb.TransactionReadOnly, work)
}

func (d *database) Change(ctx context.Context, work func(Tx) error) error {
	return d.transact(ctx, idb.TransactionReadWrite, work)
}

// transact does work in one transaction over all stores and waits until it is complete. If the
// database turns out to be closed, it opens the database and tries once more.
func (d *database) transact(ctx context.Context, mode idb.TransactionMode, work func(Tx) error) error {
	if err := contextError(ctx); err != nil {
		return err
	}
	var db *idb.Database
	for retried := false; ; retried = true {
		var err error
		if db, err = d.connection(ctx, db); err != nil {
			return inWords(err)
		}
		err = d.transactOnce(ctx, db, mode, work)
		if retried || !connectionLost(err) {
			return inWords(err)
		}
	}
}

func (d *database) transactOnce(ctx context.Context, db *idb.Database, mode idb.TransactionMode, work func(Tx) error) error {
	options := idb.TransactionOptions{Mode: mode}
	if mode == idb.TransactionReadWrite {
		options.Durability = idb.DurabilityStrict // complete means on the disk
	}
	transaction, err := db.TransactionWithOptions(options, d.stores[0], d.stores[1:]...)
	if err != nil {
		return err
	}
	tx := &transactionTx{stores: map[string]*idb.ObjectStore{}}
	for _, name := range d.stores {
		if tx.stores[name], err = transaction.ObjectStore(name); err != nil {
			return err
		}
	}
	finished := make(chan error, 1)
	go func() {
		err := work(tx)
		if err == nil {
			err = contextError(ctx)
		}
		if err != nil {
			_ = transaction.Abort()
			finished <- err
			return
		}
		if mode == idb.TransactionReadWrite {
			_ = transaction.Commit() // so that it completes even if the page closes now
		}
		finished <- transaction.Await(context.Background())
	}()
	select {
	case err := <-finished:
		return err
	case <-ctx.Done():
		_ = transaction.Abort()
		return contextError(ctx)
	}
}
