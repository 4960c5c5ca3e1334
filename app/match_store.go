package app

import "errors"

// The matches played on this device are kept by a matchStore: in the browser by
// IndexedDB (match_store_js.go), elsewhere in memory (match_store_native.go). It
// keeps a text for each match under its id. Both have the same functions. They
// block, and must not be called from the goroutine that handles events:
//
//	openMatchStore(ctx)            the store; gives up after a few seconds
//	read(ctx)                      all texts, in no particular order; "" for what is none
//	save(ctx, id, text, follows)   adds the text, or replaces one that it follows; otherwise errPlayedOn
//	add(ctx, texts)                adds all of them, by id, or none; an id that is there keeps what it has
//	remove(ctx, id)                no error when there is no such match
//	clear(ctx)                     removes all but those of a later program
//	reconnected()                  as that of ownStore
//
// When ctx ends first they return its error, or errSilent in a browser that was
// too slow, and the browser is told to take back what it has not yet completed.
// Other errors are those of ownStore.

// errPlayedOn is an error of matchStore.save: what is kept under the id is something
// else.
var errPlayedOn = errors.New("another tab has played this match on")
