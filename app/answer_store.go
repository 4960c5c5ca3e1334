package app

// A person's answers are kept on this device by an answerStore: in the browser by
// IndexedDB (answer_store_js.go), elsewhere in memory (answer_store_native.go).
// It keeps a set of texts, each an entry of the log as [trainer.EncodeEntry]
// writes it, and only ever adds to it or empties it, so tabs that use it together
// cannot lose what another has added. Both have the same functions. They block,
// and must not be called from the goroutine that handles events:
//
//	openAnswerStore(ctx)   the store; gives up after a few seconds
//	read(ctx)              all texts, in no particular order, and what else is there as some text
//	add(ctx, texts)        adds all of them or none; those that are there stay as they are
//	clear(ctx)             removes all but those of a later program
//	reconnected()          as that of ownStore
//
// When ctx ends first they return its error, or errSilent in a browser that was
// too slow, and the browser is told to take back what it has not yet completed.
// Other errors are those of ownStore.
