package lists

import (
	"context"
	"errors"
	"time"

	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// imported is a list that was read but not added yet.
type imported struct {
	dictionary *dicts.Dictionary // nil when no word of it can be used
	packed     []byte
	report     dicts.Report
	tierless   bool // no list with commonness tiers could be loaded
}

// tierLists are the shipped lists with commonness tiers. Together they have a tier for
// every word that any shipped list has one for.
var tierLists = []string{"scowl-large", "web2", dicts.DefaultID}

// importSteps are the steps of an import, in order: what the page says, and where the
// progress bar starts, out of 100.
var importSteps = []struct {
	says string
	from float64
}{
	dicts.Reading:  {"Reading", 0},
	dicts.Sorting:  {"Sorting", 55},
	dicts.Building: {"Building the tree", 70},
	lookingUp:      {"Looking up how common its words are", 85},
	packing:        {"Packing", 90},
	keepingIt:      {"Keeping it on this device", 96},
	allDone:        {"", 100},
}

// The steps after those of dicts.Import.
const (
	lookingUp = dicts.Building + 1 + iota
	packing
	keepingIt
	allDone
)

// importWork is one import while it runs, in a goroutine of its own.
type importWork struct {
	readShipped func(dicts.Entry) (*dicts.Dictionary, error)
	source      shelf.WordSource
	lower       bool
	turns       ui.Turns
	shelf       map[string]*dicts.Dictionary // the tierLists that are loaded already
	told        time.Time
	tell        func(dicts.Stage, float64) // moves the progress bar
}

// run reads, builds and packs the list. Its turns cancel it and yield to the browser
// between its steps. It calls tell.
func (w *importWork) run() (*imported, error) {
	ctx := w.turns.Ctx
	trie, report, err := dicts.Import(w.source.Open(ctx), dicts.ImportOptions{
		Size: w.source.Size, Lower: w.lower, Normalize: shelf.Normalizer(), Progress: w.progress,
	})
	if err != nil || report.Kept == 0 {
		return &imported{report: report}, err
	}
	w.step(lookingUp)
	from := w.tiers()
	if err := w.turns.Take(); err != nil {
		return nil, err
	}
	trie = trie.WithTiers(from...)
	w.step(packing)
	id, err := trie.WordsIDInTurns(w.turns.Take)
	if err != nil {
		return nil, err
	}
	w.breathe()
	d := &dicts.Dictionary{ID: id, Trie: trie}
	packed, err := d.PackPlain()
	if err != nil {
		return nil, err
	}
	w.breathe()
	return &imported{d, packed, report, len(from) == 0}, ctx.Err()
}

// tiers loads the lists with commonness tiers, as far as possible. They do not go onto
// the shelf.
func (w *importWork) tiers() []*dicts.Trie {
	var tries []*dicts.Trie
	for _, id := range tierLists {
		d := w.shelf[id]
		if d == nil {
			entry, _ := dicts.Lookup(id)
			w.breathe()
			read, err := w.readShipped(entry)
			if err != nil {
				continue
			}
			d = read
		}
		tries = append(tries, d.Trie)
	}
	return tries
}

// breathe yields to the browser before a long step.
func (w *importWork) breathe() {
	w.turns.Since = time.Time{}
	_ = w.turns.Take() // the step after it checks for cancelling
}

// tellEvery is the time between two movements of the progress bar. Each redraws the page.
const tellEvery = 80 * time.Millisecond

func (w *importWork) progress(p dicts.Progress) error {
	if time.Since(w.told) >= tellEvery {
		w.told = time.Now()
		part := 0.5
		if p.Total > 0 {
			part = float64(p.Done) / float64(p.Total)
		}
		from, to := importSteps[p.Stage].from, importSteps[p.Stage+1].from
		w.tell(p.Stage, from+part*(to-from))
	}
	return w.turns.Take()
}

func (w *importWork) step(stage dicts.Stage) { w.tell(stage, importSteps[stage].from) }

// keepList saves a list. It returns nil once the list is stored.
func keepList(ctx context.Context, store *shelf.OwnStore, denied error, list shelf.OwnList, packed []byte) error {
	if store == nil {
		return errOr(denied, storage.ErrDenied)
	}
	ctx, cancel := context.WithTimeout(ctx, 10*shelf.StoreTime)
	defer cancel()
	return store.Save(ctx, list, packed)
}

// errOr returns err, or other if err is nil.
func errOr(err, other error) error {
	if err == nil {
		return other
	}
	return err
}

// cancelled reports whether the person cancelled.
func cancelled(err error) bool { return errors.Is(err, context.Canceled) }
