package app

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// fetching is the state of a dictionary that was asked for and is not there.
type fetching struct {
	entry  dicts.Entry // zero: nothing is on its way
	failed error       // why it did not come
}

// fetch brings a dictionary onto the shelf and then shows what was asked. The
// dictionary shown before stays usable meanwhile, and when fetching fails.
func (s *Site) fetch(id string) {
	entry, _ := shelf.entry(id)
	s.fetching = fetching{entry: entry}
	s.home.Async(func() {
		d, err := readDictionary(entry)
		s.home.Dispatch(func(ctx app.Context) {
			if err == nil {
				shelf.add(d) // it is of use, whoever asked for it
				mark("dictionary")
				if dicts.IsOwnID(id) && shelf.own.store == nil {
					s.dictionaries.lists.refresh() // storage answers now
				}
			}
			if s.fetching.entry.ID != id {
				return // the person has gone elsewhere, or it came already
			}
			if err != nil {
				s.fetching.failed = err
				return
			}
			s.fetching = fetching{}
			s.show(s.asked)
			s.settle(ctx)
		})
	})
}

// retry fetches again what did not come.
func (s *Site) retry(app.Context, app.Event) { s.fetch(s.fetching.entry.ID) }

// readDictionary reads a dictionary, from the site or from the person's own on
// this device. It blocks; the shelf is for the goroutine that handles events.
func readDictionary(entry dicts.Entry) (*dicts.Dictionary, error) {
	read := readShipped
	if dicts.IsOwnID(entry.ID) {
		read = func(entry dicts.Entry) (*dicts.Dictionary, error) { return shelf.own.load(entry.ID) }
	}
	d, err := read(entry)
	if err == nil && d.ID != entry.ID {
		return nil, fmt.Errorf("the file holds %s instead", d.ID)
	}
	return d, err
}

func readShipped(entry dicts.Entry) (*dicts.Dictionary, error) {
	if absent[entry.ID] {
		return nil, errAbsent
	}
	packed, err := fetchFile(shippedPath(entry))
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// shippedPath is where a dictionary lies that ships.
func shippedPath(entry dicts.Entry) string { return "web/dicts/" + entry.File }

// fetchFile reads a file of the site by its relative address. Tests replace it.
var fetchFile = func(path string) ([]byte, error) {
	response, err := await(app.Window().Call("fetch", path))
	if err != nil {
		return nil, errors.New("the network does not answer")
	}
	if !response.Get("ok").Bool() {
		return nil, fmt.Errorf("the server answers %d", response.Get("status").Int())
	}
	buffer, err := await(response.Call("arrayBuffer"))
	if err != nil {
		return nil, errors.New("the connection broke off")
	}
	array := app.Window().Get("Uint8Array").New(buffer)
	data := make([]byte, array.Get("length").Int())
	app.CopyBytesToGo(data, array)
	return data, nil
}

// await blocks the goroutine until promise settles. It must not be called from
// the goroutine that handles events.
func await(promise app.Value) (app.Value, error) {
	type result struct {
		value app.Value
		err   error
	}
	settled := make(chan result, 1)
	resolve := app.FuncOf(func(_ app.Value, args []app.Value) any {
		settled <- result{value: args[0]}
		return nil
	})
	defer resolve.Release()
	reject := app.FuncOf(func(_ app.Value, args []app.Value) any {
		reason := "no reason given"
		if len(args) > 0 && args[0].Truthy() {
			reason = args[0].Call("toString").String()
		}
		settled <- result{err: errors.New(reason)}
		return nil
	})
	defer reject.Release()
	promise.Call("then", resolve, reject)
	r := <-settled
	return r.value, r.err
}
