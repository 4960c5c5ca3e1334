package app

import (
	"context"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// keeper keeps items of one kind on this device, in the background: the answers have
// one, and the matches. It is used by the goroutine that handles events only.
type keeper[S store[T], T any] struct {
	Host
	keeping[S, T]

	store   S                  // its zero value before it answered
	known   bool               // what is kept was read, or cannot be
	failed  error              // why the browser keeps nothing, or not what was added last
	told    bool               // the person was told so
	unkept  []T                // items that are not kept as they are now
	saving  bool               // they are being kept, or wait for their turn
	cleared []T                // were kept, and the browser has cleared them
	left    storage.Unreadable // records that could not be read
	tabs    tabs
	name    string // of this page, under which it leaves what is not kept

	awaited bool // reading was begun
	jobs    jobs // what is done with the store
}

// store is where a keeper keeps its items. Its functions block.
type store[T any] interface {
	comparable
	// save keeps items in their order until one cannot be. For each of those before
	// it returns nil, or why the item cannot take the place of what is kept.
	save(ctx context.Context, items []T) (outcomes []error, err error)
	Reconnected() bool
}

// keeping is what keepers do differently.
type keeping[S store[T], T any] struct {
	open    func(context.Context) (S, error)
	read    func()                            // reads what is kept, in its turn
	settled func(items []T, outcomes []error) // takes note of what became of items, as save returned it
	sayLost func(error)                       // says that what was added last is not kept
	suspect func()                            // takes all that was kept to be cleared, until the next reading finds it
	encode  func(items []T) (texts []string)  // as they are left behind
	leftKey string                            // under which they are left, before the name of the page
}

// newKeeper returns a keeper that has read nothing.
func newKeeper[S store[T], T any](h Host, k keeping[S, T]) keeper[S, T] {
	return keeper[S, T]{Host: h, keeping: k, name: newName()}
}

// keepTime is how long the browser may take to read or keep items.
const keepTime = 30 * time.Second

// isOpen reports whether the store has answered.
func (k *keeper[S, T]) isOpen() bool {
	var none S
	return k.store != none
}

// ready reports whether it is known what is kept: it was read, or storage is denied,
// and then items last for this visit.
func (k *keeper[S, T]) ready() bool { return k.known }

// await begins to read, once, and reports whether it did. The browser has its turn
// first, so a page that asks while it is drawn for the first time is not held up.
// Other tabs are heard on a channel.
func (k *keeper[S, T]) await(channel string, heard func(ctx app.Context, text string)) (begun bool) {
	if k.awaited {
		return false
	}
	k.awaited = true
	k.Ctx().Async(func() {
		letTheBrowserIn()
		k.Ctx().Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			k.tabs = listenToTabs(k, channel, heard, k.read)
			k.read()
		})
	})
	return true
}

// inTurn does a job with the store in its turn, so that what is kept, read and deleted
// is so in the order in which it was asked for.
func (k *keeper[S, T]) inTurn(j job) { k.jobs.inTurn(k, j) }

// opened is a store, or the one that is opened in the place of none. It blocks.
func (k *keeper[S, T]) opened(ctx context.Context, store S) (S, error) {
	var none S
	if store != none {
		return store, nil
	}
	return k.open(ctx)
}

// save keeps what is not kept, and says when that begins to fail.
func (k *keeper[S, T]) save() {
	if k.saving || len(k.unkept) == 0 {
		return
	}
	k.saving = true
	k.inTurn(func() func() func(app.Context) {
		store, items := k.store, slices.Clone(k.unkept)
		return func() func(app.Context) {
			used, outcomes, err := k.saveIn(store, items)
			return func(app.Context) {
				k.saving = false
				k.settled(items, outcomes)
				if err != nil {
					k.lost(err)
				} else {
					k.failed, k.told = nil, false
				}
				var none S
				switch {
				case used == none:
				case !k.isOpen(): // storage has come back
					k.store = used
					k.read()
				case used.Reconnected():
					k.suspect()
					k.read()
				}
				if err == nil {
					k.save() // what was added meanwhile
				}
			}
		}
	})
}

// saveIn keeps items in store, or in one that it opens.
func (k *keeper[S, T]) saveIn(store S, items []T) (used S, outcomes []error, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), keepTime)
	defer cancel()
	if used, err = k.opened(ctx, store); err != nil {
		return used, nil, err
	}
	outcomes, err = used.save(ctx, items)
	return used, outcomes, err
}

// lost says once that items are not kept, until they are again.
func (k *keeper[S, T]) lost(err error) {
	k.sayLost(err)
	k.failed, k.known, k.told = err, true, true
}

// unkeptText are the items that are not kept, as they are left behind.
func (k *keeper[S, T]) unkeptText() (key, text string) {
	return k.leftKey + k.name, storage.ListOfTexts(k.encode(k.unkept))
}

// takeLeft calls take with the texts of what other pages have left behind.
func (k *keeper[S, T]) takeLeft(take func(texts []string)) {
	storage.TakeLeftLists(k.leftKey, k.name, func(list string) { take(storage.TextsOfList(list)) })
}
