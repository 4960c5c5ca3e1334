package answers

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/storage"
	"spectrie/app/text"
)

// promise says what the browser promises.
func (k *safekeeping) promise() string {
	switch k.persistence {
	case page.Lasting:
		return "The browser promises to keep them."
	case page.Evictable:
		return "The browser may delete them when the disk is full. Save a backup now and then."
	}
	return ""
}

// checkPersistence finds out what the browser promises, without asking for more.
func (t *Answers) checkPersistence() {
	t.Host.Ctx().Async(func() {
		answer := t.askStorage.Persistence("persisted")
		t.Host.Ctx().Dispatch(func(app.Context) {
			if t.safe.persistence != page.Lasting { // granted meanwhile
				t.safe.persistence = answer
			}
		})
	})
}

// onKeepSafe asks the browser to promise to keep the answers.
func (t *Answers) onKeepSafe(app.Context, app.Event) {
	t.requestPersistence(func(answer page.Persistence) {
		t.safe.end(text.Pick(answer == page.Lasting, "The browser promises to keep them.",
			"The browser makes no promise. It may change its mind if you use this page more often or bookmark it. Until then, save a backup now and then."), false)
	})
}

// AskToPersist asks the browser to keep the answers for good, once on each device. StateNote shows the reply.
// Pages call it when the person has something to lose. It does nothing while answers cannot be saved.
func (t *Answers) AskToPersist() {
	if t.Failed != nil || t.safe.persistence == page.Lasting || storage.Remembered(page.PersistKey) != "" {
		return
	}
	storage.Remember(page.PersistKey, "asked")
	t.requestPersistence(func(answer page.Persistence) {
		t.safe.granted = text.Pick(answer == page.Lasting, "Your answers are kept in this browser, and it promises to keep them.",
			"Your answers are kept in this browser. It may delete them when the disk is full. Save a backup now and then.")
	})
}

// requestPersistence asks the browser for its promise. The browser may ask the person, and may never answer.
func (t *Answers) requestPersistence(answered func(page.Persistence)) {
	t.Host.Ctx().Async(func() {
		answer := t.askStorage.Persistence("persist")
		t.Host.Ctx().Dispatch(func(app.Context) {
			if answer == page.Unasked {
				return
			}
			t.safe.persistence = answer
			answered(answer)
		})
	})
}
