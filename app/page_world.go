package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// askStorage asks the browser whether it promises to keep what a site stores, with
// "persisted", or to promise it, with "persist". It blocks until the browser, or the
// person whom it asks, has answered.
type askStorage func(method string) (bool, error)

// askBrowser calls a method of the browser's StorageManager.
func askBrowser(method string) (bool, error) {
	if app.IsServer {
		return false, errors.New("there is no browser")
	}
	storage := app.Window().Get("navigator").Get("storage")
	if !storage.Truthy() || !storage.Get(method).Truthy() {
		return false, errors.New("this browser does not say")
	}
	answer, err := await(storage.Call(method))
	return err == nil && answer.Truthy(), err
}
