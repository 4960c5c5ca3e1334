package page

import (
	"context"
	"crypto/rand"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/app/ui"
)

// Keeper keeps items of one kind on this device, in the background: the answers have
// one, and the matches. It is used by the goroutine that handles events only.
type Keeper[S store[T], T any] struct {
	Host Host
	Keeping[S, T]

	Store   S                  // its zero value before it answered
	Known   bool               // what is kept was read, or cannot be
	Failed  error              // why the browser keeps nothing, or not what was added last
	Told    bool               // the person was told so
	Unkept  []T                // items that are not kept as they are now
	Saving  bool               // they are being kept, or wait for their turn
	Cleared []T                // were kept, and the browser has cleared them
	Left    storage.Unreadable // records that could not be read
	Tabs    tabs
	Jobs    Jobs   // what is done with the store, so that it is kept, read and deleted in the order in which that was asked for
	name    string // of this page, under which it leaves what is not kept

	tried   chan struct{} // closed once the store has answered the last Save
	awaited bool          // reading was begun
}

// store is where a keeper keeps its items. Its functions block.
type store[T any] interface {
	comparable
	// Save keeps items in their order until one cannot be. For each of those before
	// it returns nil, or why the item cannot take the place of what is kept.
	Save(ctx context.Context, items []T) (outcomes []error, err error)
	Reconnected() bool
}

// Keeping is what keepers do differently.
type Keeping[S store[T], T any] struct {
	Open    func(context.Context) (S, error)
	Read    func()                            // reads what is kept, in its turn
	Settled func(items []T, outcomes []error) // takes note of what became of items, as Save returned it
	SayLost func(error)                       // says that what was added last is not kept
	Suspect func()                            // takes all that was kept to be cleared, until the next reading finds it
	Encode  func(items []T) (texts []string)  // as they are left behind
	LeftKey string                            // under which they are left, before the name of the page
}

// NewKeeper returns a keeper that has read nothing.
func NewKeeper[S store[T], T any](h Host, k Keeping[S, T]) Keeper[S, T] {
	return Keeper[S, T]{Host: h, Keeping: k, Jobs: Jobs{host: h}, name: NewName()}
}

// KeepTime is how long the browser may take to read or keep items.
const KeepTime = 30 * time.Second

// isOpen reports whether the store has answered.
func (k *Keeper[S, T]) isOpen() bool {
	var none S
	return k.Store != none
}

// Ready reports whether it is known what is kept: it was read, or storage is denied,
// and then items last for this visit.
func (k *Keeper[S, T]) Ready() bool { return k.Known }

// Await begins to read, once, and reports whether it did. The browser has its turn
// first, so a page that asks while it is drawn for the first time is not held up.
// Other tabs are heard on a channel.
func (k *Keeper[S, T]) Await(channel string, heard func(ctx app.Context, text string)) (begun bool) {
	if k.awaited {
		return false
	}
	k.awaited = true
	k.Host.Ctx().Async(func() {
		ui.YieldToBrowser()
		k.Host.Ctx().Dispatch(func(ctx app.Context) {
			ctx.PreventUpdate()
			k.Tabs = listenToTabs(k.Host, channel, heard, k.Read)
			k.Read()
		})
	})
	return true
}

// Opened is a store, or the one that is opened in the place of none. It blocks.
func (k *Keeper[S, T]) Opened(ctx context.Context, store S) (S, error) {
	var none S
	if store != none {
		return store, nil
	}
	return k.Open(ctx)
}

// Save keeps what is not kept, and says when that begins to fail.
func (k *Keeper[S, T]) Save() {
	if k.Saving || len(k.Unkept) == 0 {
		return
	}
	tried := make(chan struct{})
	k.Saving, k.tried = true, tried
	var store S
	var items []T
	InTurn(&k.Jobs, Job[saved[S]]{
		Copy: func() { store, items = k.Store, slices.Clone(k.Unkept) },
		Work: func() saved[S] {
			defer close(tried)
			return k.saveIn(store, items)
		},
		Then: func(_ app.Context, now saved[S]) {
			k.Saving = false
			k.Settled(items, now.outcomes)
			if now.err != nil {
				k.Lost(now.err)
			} else {
				k.Failed, k.Told = nil, false
			}
			var none S
			switch {
			case now.store == none:
			case !k.isOpen(): // storage has come back
				k.Store = now.store
				k.Read()
			case now.store.Reconnected():
				k.Suspect()
				k.Read()
			}
			if now.err == nil {
				k.Save() // what was added meanwhile
			}
		},
	})
}

// unnoticed is how long a person can wait for what they did to show without noticing.
const unnoticed = 50 * time.Millisecond

// SaveFirst is Save, and waits until that is done: what a person did is on the device before
// anything follows from it, and before they see it. It does not wait for a store that is slow,
// busy or broken.
func (k *Keeper[S, T]) SaveFirst() {
	free := k.isOpen() && k.Failed == nil && len(k.Jobs.queue) == 0
	if k.Save(); !free || !k.Saving {
		return
	}
	select {
	case <-k.tried:
	case <-time.After(unnoticed):
	}
}

// saved is what became of items, as Save returned it, and the store they were to go to.
type saved[S any] struct {
	store    S
	outcomes []error
	err      error
}

// saveIn keeps items in store, or in one that it opens.
func (k *Keeper[S, T]) saveIn(store S, items []T) (now saved[S]) {
	ctx, cancel := context.WithTimeout(context.Background(), KeepTime)
	defer cancel()
	if now.store, now.err = k.Opened(ctx, store); now.err == nil {
		now.outcomes, now.err = now.store.Save(ctx, items)
	}
	return now
}

// Change changes what is kept, unless there is no store. It blocks.
func (k *Keeper[S, T]) Change(store S, change func(context.Context) error) error {
	var none S
	if store == none {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), KeepTime)
	defer cancel()
	return change(ctx)
}

// Lost says once that items are not kept, until they are again.
func (k *Keeper[S, T]) Lost(err error) {
	k.SayLost(err)
	k.Failed, k.Known, k.Told = err, true, true
}

// UnkeptText are the items that are not kept, as they are left behind.
func (k *Keeper[S, T]) UnkeptText() (key, text string) {
	return k.LeftKey + k.name, storage.ListOfTexts(k.Encode(k.Unkept))
}

// TakeLeft calls take with the texts of what other pages have left behind.
func (k *Keeper[S, T]) TakeLeft(take func(texts []string)) {
	storage.TakeLeftovers(k.LeftKey, k.name, func(list string) { take(storage.TextsOfList(list)) })
}

// NewName is a name that no other page, match or writer of answers has.
func NewName() string {
	const letters = "abcdefghijklmnopqrstuvwxyz012345" // 32 of them, so that every byte is fair
	name := make([]byte, 12)
	_, _ = rand.Read(name) // which never fails
	for i, b := range name {
		name[i] = letters[b%byte(len(letters))]
	}
	return string(name)
}

// Job is something to do with a store. Its steps are done one after the other, and the
// next job begins after the last of them.
type Job[T any] struct {
	Copy func()                          // on the page: takes what the work needs of it; nil for nothing
	Work func() T                        // beside the page, and blocks
	Then func(ctx app.Context, result T) // on the page again
}

// Jobs are done in the order in which they were asked for. The first is under way.
type Jobs struct {
	host  Host
	queue []func()
}

// InTurn does a job after those that were asked for before.
func InTurn[T any](jobs *Jobs, job Job[T]) {
	var result T
	jobs.add(job.Copy, func() { result = job.Work() }, func(ctx app.Context) { job.Then(ctx, result) })
}

func (j *Jobs) add(copies, work func(), then func(app.Context)) {
	j.queue = append(j.queue, func() {
		if copies != nil {
			copies()
		}
		j.host.Ctx().Async(func() {
			work()
			j.host.Ctx().Dispatch(func(ctx app.Context) {
				then(ctx)
				j.ended()
			})
		})
	})
	if len(j.queue) == 1 {
		j.queue[0]()
	}
}

// ended begins the job after the first.
func (j *Jobs) ended() {
	j.queue = j.queue[1:]
	if len(j.queue) > 0 {
		j.queue[0]()
	}
}
