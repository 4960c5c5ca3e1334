package app

import (
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

func (ask askStorage) persistence(method string) persistence {
	switch kept, err := ask(method); {
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
func (t *training) lookPersistent() {
	t.Ctx().Async(func() {
		answer := t.askStorage.persistence("persisted")
		t.Ctx().Dispatch(func(app.Context) {
			if t.safe.persistence != lasting { // asked for meanwhile
				t.safe.persistence = answer
			}
		})
	})
}

// onKeepSafe asks the browser to promise more.
func (t *training) onKeepSafe(app.Context, app.Event) {
	t.requestPersistence(func(answer persistence) {
		t.safe.end(pick(answer == lasting, "The browser promises to keep them.",
			"The browser makes no promise. It may change its mind when you use this page more often or bookmark it; until then save a backup now and then."), false)
	})
}

// askToPersist asks the browser, once on each device, to keep the answers for
// good, and shows its answer where practiceNote is. It is called when the person
// has something to lose. Where the answers are not kept it is not the time to ask.
func (t *training) askToPersist() {
	if t.failed != nil || t.safe.persistence == lasting || storage.Remembered(persistKey) != "" {
		return
	}
	storage.Remember(persistKey, "asked")
	t.requestPersistence(func(answer persistence) {
		t.safe.granted = pick(answer == lasting, "Your answers are kept in this browser, and it promises to keep them.",
			"Your answers are kept in this browser. It may throw them away when the disk is full: save a backup now and then.")
	})
}

// requestPersistence asks the browser, which may ask the person, and may never
// answer.
func (t *training) requestPersistence(answered func(persistence)) {
	t.Ctx().Async(func() {
		answer := t.askStorage.persistence("persist")
		t.Ctx().Dispatch(func(app.Context) {
			if answer == unasked {
				return
			}
			t.safe.persistence = answer
			answered(answer)
		})
	})
}
