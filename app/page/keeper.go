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

// Keeper keeps items of one kind on this device, in the background. The answers have one and the
// matches have another. Only the goroutine that handles events uses it.
type Keeper[S store[T], T any] struct {
	Host Host
	Keeping[S, T]

	Store       S                  // the zero value until it is open
	Known       bool               // the items were read, or cannot be
	Failed      error              // why the browser keeps nothing, or not the last items
	FailureTold bool               // the person knows of Failed
	Unkept      []T                // items whose present state is not kept
	Saving      bool               // a job that saves is under way or in the queue
	Cleared     []T                // items that the browser has cleared
	Unreadable  storage.Unreadable // records that could not be read
	Tabs        tabs
	Jobs        Jobs   // everything done with the store, in order
	name        string // of this page, for the items it leaves behind

	saveAnswered   chan struct{} // closed once the store has answered the last Save
	readingStarted bool
}

// store is where a keeper keeps its items. Its methods block.
type store[T any] interface {
	comparable
	// Save keeps items in order until one fails. For each item before that it returns nil, or why
	// the item cannot replace the kept one.
	Save(ctx context.Context, items []T) (outcomes []error, err error)
	Reconnected() bool
}

// Keeping is what differs between keepers.
type Keeping[S store[T], T any] struct {
	Open           func(context.Context) (S, error)
	Read           func()                            // reads the store, as a job
	Settled        func(items []T, outcomes []error) // gets the items and the outcomes that Save returned
	SayNotKept     func(error)                       // tells the person that the last items are not kept
	SuspectCleared func()                            // assumes that the store was cleared, until it is read again
	Encode         func(items []T) (texts []string)  // for the next visit
	LeftoverKey    string                            // where they are left; the name of the page follows
}

// NewKeeper returns a keeper that has not read anything yet.
func NewKeeper[S store[T], T any](h Host, k Keeping[S, T]) Keeper[S, T] {
	return Keeper[S, T]{Host: h, Keeping: k, Jobs: Jobs{host: h}, name: NewName()}
}

// KeepTime is how long the browser may take to read or save items.
const KeepTime = 30 * time.Second

// isOpen reports whether there is a store.
func (k *Keeper[S, T]) isOpen() bool {
	var none S
	return k.Store != none
}

// Ready reports whether the items are known. Either they were read, or storage is denied and items last
// for this visit only.
func (k *Keeper[S, T]) Ready() bool { return k.Known }

// StartReading starts to read the store in the background, the first time it is called, and reports
// whether it did. It yields to the browser first, so the first drawing of a page is not delayed. From
// then on heard gets the news of other tabs on a channel.
func (k *Keeper[S, T]) StartReading(channel string, heard func(ctx app.Context, text string)) (begun bool) {
	if k.readingStarted {
		return false
	}
	k.readingStarted = true
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

// Opened returns store, or opens one if there is none. It blocks.
func (k *Keeper[S, T]) Opened(ctx context.Context, store S) (S, error) {
	var none S
	if store != none {
		return store, nil
	}
	return k.Open(ctx)
}

// Save saves unkept items in the background. It tells the person when that begins to fail.
func (k *Keeper[S, T]) Save() {
	if k.Saving || len(k.Unkept) == 0 {
		return
	}
	answered := make(chan struct{})
	k.Saving, k.saveAnswered = true, answered
	var store S
	var items []T
	InTurn(&k.Jobs, Job[saved[S]]{
		Copy: func() { store, items = k.Store, slices.Clone(k.Unkept) },
		Work: func() saved[S] {
			defer close(answered)
			return k.saveIn(store, items)
		},
		Then: func(_ app.Context, result saved[S]) {
			k.Saving = false
			k.Settled(items, result.outcomes)
			if result.err != nil {
				k.SaveFailed(result.err)
			} else {
				k.Failed, k.FailureTold = nil, false
			}
			var none S
			switch {
			case result.store == none:
			case !k.isOpen(): // storage is back
				k.Store = result.store
				k.Read()
			case result.store.Reconnected():
				k.SuspectCleared()
				k.Read()
			}
			if result.err == nil {
				k.Save() // what was added meanwhile
			}
		},
	})
}

// unnoticedWait is how long a page can wait before it shows a change without anyone noticing.
const unnoticedWait = 50 * time.Millisecond

// SaveFirst is like Save, but waits for the store. So what a person did is on the device before they see it and
// before anything follows from it. It does not wait long for a store that is slow, busy or broken.
func (k *Keeper[S, T]) SaveFirst() {
	idle := k.isOpen() && k.Failed == nil && len(k.Jobs.queue) == 0
	if k.Save(); !idle || !k.Saving {
		return
	}
	select {
	case <-k.saveAnswered:
	case <-time.After(unnoticedWait):
	}
}

// saved is the result of Save, and the store that was used.
type saved[S any] struct {
	store    S
	outcomes []error
	err      error
}

// saveIn saves items in store, or in one that it opens.
func (k *Keeper[S, T]) saveIn(store S, items []T) (result saved[S]) {
	ctx, cancel := context.WithTimeout(context.Background(), KeepTime)
	defer cancel()
	if result.store, result.err = k.Opened(ctx, store); result.err == nil {
		result.outcomes, result.err = result.store.Save(ctx, items)
	}
	return result
}

// Change makes a change to the store if there is one. It blocks.
func (k *Keeper[S, T]) Change(store S, change func(context.Context) error) error {
	var none S
	if store == none {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), KeepTime)
	defer cancel()
	return change(ctx)
}

// SaveFailed tells the person that items are not kept.
func (k *Keeper[S, T]) SaveFailed(err error) {
	k.SayNotKept(err)
	k.Failed, k.Known, k.FailureTold = err, true, true
}

// UnkeptText encodes the unkept items for the next visit, with the key to store them under.
func (k *Keeper[S, T]) UnkeptText() (key, text string) {
	return k.LeftoverKey + k.name, storage.ListOfTexts(k.Encode(k.Unkept))
}

// TakeLeftovers calls take with the items that each other page has left behind, and removes them.
func (k *Keeper[S, T]) TakeLeftovers(take func(texts []string)) {
	storage.TakeLeftovers(k.LeftoverKey, k.name, func(list string) { take(storage.TextsOfList(list)) })
}

// NewName is a name that no other page, match or writer of answers will have.
func NewName() string {
	const letters = "abcdefghijklmnopqrstuvwxyz012345" // 32 letters, so all are equally likely
	name := make([]byte, 12)
	_, _ = rand.Read(name) // never fails
	for i, b := range name {
		name[i] = letters[b%byte(len(letters))]
	}
	return string(name)
}

// Job is a task that uses a store. Its three steps run one after the other, and then the next job begins.
type Job[T any] struct {
	Copy func()                          // on the page: copies what the work needs; nil for nothing
	Work func() T                        // in the background; may block
	Then func(ctx app.Context, result T) // on the page
}

// Jobs run one at a time, in order. The first in the queue is under way.
type Jobs struct {
	host  Host
	queue []func()
}

// InTurn runs a job after all earlier ones.
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
				j.startNext()
			})
		})
	})
	if len(j.queue) == 1 {
		j.queue[0]()
	}
}

// startNext removes the finished job and starts the next one.
func (j *Jobs) startNext() {
	j.queue = j.queue[1:]
	if len(j.queue) > 0 {
		j.queue[0]()
	}
}
