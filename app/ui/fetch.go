package ui

import (
	"errors"
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// FetchFile reads a file of the site by its relative address. It blocks.
func FetchFile(path string) ([]byte, error) {
	response, err := Await(app.Window().Call("fetch", path))
	if err != nil {
		return nil, errors.New("the network does not answer")
	}
	if !response.Get("ok").Bool() {
		return nil, fmt.Errorf("the server answered with status %d", response.Get("status").Int())
	}
	buffer, err := Await(response.Call("arrayBuffer"))
	if err != nil {
		return nil, errors.New("the connection was lost")
	}
	array := app.Window().Get("Uint8Array").New(buffer)
	data := make([]byte, array.Get("length").Int())
	app.CopyBytesToGo(data, array)
	return data, nil
}

// Await blocks until a promise settles. Do not call it from the goroutine that handles events.
func Await(promise app.Value) (app.Value, error) {
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
