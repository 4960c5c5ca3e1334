package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// persistence is what the browser says about keeping this page's data.
type persistence int

const (
	unasked   persistence = iota // it was not asked, does not say, or has not answered yet
	evictable                    // it may clear the data away when the device runs out of room
	lasting                      // it clears it away only when the person wants that
)

// askStorage calls persisted or persist of the browser's StorageManager, and
// blocks until the browser, or the person whom it asks, has answered. Tests
// replace it.
var askStorage = func(method string) (bool, error) {
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

func persistenceOf(method string) persistence {
	switch kept, err := askStorage(method); {
	case err != nil:
		return unasked
	case kept:
		return lasting
	}
	return evictable
}

// safety says what the browser promises.
func (k *safekeeping) safety() string {
	switch k.persistence {
	case lasting:
		return "The browser promises to keep them."
	case evictable:
		return "The browser may throw them away when the disk is full: save a backup now and then."
	}
	return ""
}

// lookPersistent finds out what the browser promises, without asking for more.
func (s *Site) lookPersistent() {
	s.home.Async(func() {
		answer := persistenceOf("persisted")
		s.home.Dispatch(func(app.Context) {
			if practice.safe.persistence != lasting { // asked for meanwhile
				practice.safe.persistence = answer
			}
		})
	})
}

// onKeepSafe asks the browser to promise more.
func (s *Site) onKeepSafe(app.Context, app.Event) {
	s.requestPersistence(func(answer persistence) {
		practice.safe.end(pick(answer == lasting, "The browser promises to keep them.",
			"The browser makes no promise. It may change its mind when you use this page more often or bookmark it; until then save a backup now and then."), false)
	})
}

// askToPersist asks the browser, once on each device, to keep the answers for
// good, and shows its answer where practiceNote is. It is called when the person
// has something to lose. Where the answers are not kept it is not the time to ask.
func (s *Site) askToPersist() {
	if practice.failed != nil || practice.safe.persistence == lasting || storage.Remembered(persistKey) != "" {
		return
	}
	storage.Remember(persistKey, "asked")
	s.requestPersistence(func(answer persistence) {
		practice.safe.granted = pick(answer == lasting, "Your answers are kept in this browser, and it promises to keep them.",
			"Your answers are kept in this browser. It may throw them away when the disk is full: save a backup now and then.")
	})
}

// requestPersistence asks the browser, which may ask the person, and may never
// answer.
func (s *Site) requestPersistence(answered func(persistence)) {
	s.home.Async(func() {
		answer := persistenceOf("persist")
		s.home.Dispatch(func(app.Context) {
			if answer == unasked {
				return
			}
			practice.safe.persistence = answer
			answered(answer)
		})
	})
}
