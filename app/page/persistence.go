package page

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// AskStorage asks the browser whether it promises to keep what a site stores, with
// "persisted", or to promise it, with "persist". It blocks until the browser, or the
// person whom it asks, has answered.
type AskStorage func(method string) (bool, error)

// AskBrowser calls a method of the browser's StorageManager.
func AskBrowser(method string) (bool, error) {
	if app.IsServer {
		return false, errors.New("there is no browser")
	}
	storage := app.Window().Get("navigator").Get("storage")
	if !storage.Truthy() || !storage.Get(method).Truthy() {
		return false, errors.New("this browser does not say")
	}
	answer, err := ui.Await(storage.Call(method))
	return err == nil && answer.Truthy(), err
}

// Persistence is what the browser says about keeping this page's data.
type Persistence int

const (
	Unasked   Persistence = iota // it was not asked, does not say, or has not answered yet
	Evictable                    // it may clear the data away when the device runs out of room
	Lasting                      // it clears it away only when the person wants that
)

func (ask AskStorage) Persistence(method string) Persistence {
	switch kept, err := ask(method); {
	case err != nil:
		return Unasked
	case kept:
		return Lasting
	}
	return Evictable
}
