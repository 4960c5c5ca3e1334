package page

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// AskStorage calls a method of the browser's StorageManager: "persisted" asks whether the browser
// promises to keep the data of a site, and "persist" asks for that promise. It blocks until the browser
// has answered, which may ask the person.
type AskStorage func(method string) (bool, error)

// AskBrowser asks the browser that the page runs in.
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

// Persistence is what the browser promises about this page's data.
type Persistence int

const (
	Unasked   Persistence = iota // it was not asked, has not answered, or does not say
	Evictable                    // it may delete the data when the device runs out of room
	Lasting                      // it deletes the data only if the person wants that
)

// Persistence is the browser's answer to a method.
func (ask AskStorage) Persistence(method string) Persistence {
	switch kept, err := ask(method); {
	case err != nil:
		return Unasked
	case kept:
		return Lasting
	}
	return Evictable
}
