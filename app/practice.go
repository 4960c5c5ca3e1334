package app

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// training is what this page knows of a person's answers. It is changed by the
// goroutine that handles events only.
type training struct {
	keeper[*answerStore, trainer.Entry]
	shelf      *library
	askStorage askStorage
	follow     func(app.Context) // tells the page in front that what the person knows has changed

	log       *trainer.Log    // never nil
	writer    string          // of the entries that this page adds
	folded    *trainer.State  // of log; nil before it is asked for
	ahead     int             // entries that folded leaves out because of their dates
	replaced  int             // how often the log was: what was read before is out of date
	meanwhile []trainer.Entry // that were added since the job under way began

	lastDeck *trainer.Deck

	safe safekeeping
}

// newTraining is the training of a site, kept on a device. What pages ask of it first
// is awaitPractice, and then ready and state.
func newTraining(h Host, shelf *library, device storage.Device, ask askStorage, follow func(app.Context)) *training {
	t := &training{shelf: shelf, askStorage: ask, follow: follow, log: new(trainer.Log), writer: newName()}
	t.keeper = newKeeper(h, keeping[*answerStore, trainer.Entry]{
		open:    func(ctx context.Context) (*answerStore, error) { return openAnswerStore(ctx, device) },
		read:    t.readAnswers,
		settled: func(_ []trainer.Entry, outcomes []error) { t.unkept = t.unkept[len(outcomes):] },
		sayLost: t.sayLost,
		suspect: t.suspect,
		encode:  func(entries []trainer.Entry) []string { return encodeEntries(entries[:min(len(entries), mostLeft)]) },
		leftKey: "spectrie.left.answers.",
	})
	return t
}

// mostLeft is how many answers are left behind at most when the page goes: more were
// restored from a file, which has them.
const mostLeft = 1000

// state is the fold over the log as of now. It is the same one until the log is
// replaced, and changes with the log.
func (t *training) state() *trainer.State {
	at := t.Now()
	switch {
	case t.folded == nil:
		t.folded = trainer.Fold(t.log, at)
	case t.ahead != t.folded.Ahead(at): // the clock has come to the day of some
		t.folded.Add(at)
	}
	t.ahead = t.folded.Ahead(at)
	return t.folded
}

// add unites the log with entries.
func (t *training) add(entries ...trainer.Entry) {
	if t.folded == nil {
		t.meanwhile = append(t.meanwhile, t.log.Add(entries...)...)
		return
	}
	at := t.Now()
	t.meanwhile = append(t.meanwhile, t.folded.Add(at, entries...)...)
	t.ahead = t.folded.Ahead(at)
}

// takeOver makes log, which the job under way made, the log, with what was added
// since the job began.
func (t *training) takeOver(log *trainer.Log, state *trainer.State) {
	t.log, t.folded = log, state
	added := t.meanwhile
	t.meanwhile = nil
	t.add(added...)
}

// replace makes log the log. What this page adds from now on has another writer:
// an entry that was dropped and comes back, by an undo or from a backup, is not
// taken for one of them.
func (t *training) replace(log *trainer.Log) {
	t.log, t.folded = log, nil
	t.writer = newName()
	t.replaced++
}

// answers is the number of answers in the log, those that were taken back
// included, since the time given in milliseconds.
func (t *training) answers(since int64) int {
	n, entries := 0, t.log.Entries()
	for i := len(entries) - 1; i >= 0 && entries[i].At >= since; i-- {
		if entries[i].Kind == trainer.Answered {
			n++
		}
	}
	return n
}

// note adds to the log what happens now: fill tells what, and may be nil. The
// state knows it at once; it is kept, and other tabs are told, in the background.
func (t *training) note(kind trainer.Kind, fill func(*trainer.Entry)) trainer.Entry {
	entry := t.log.Next(t.writer, kind, t.Now())
	if fill != nil {
		fill(&entry)
	}
	if err := entry.Check(); err != nil {
		panic("app: noted " + err.Error()) // it could not be read again
	}
	t.add(entry)
	t.tabs.tell(tabNews{Entries: encodeEntries([]trainer.Entry{entry})})
	t.keepAnswers([]trainer.Entry{entry})
	return entry
}

// followNext is follow once the browser had its turn: with a long log, what
// the page counts and draws takes a turn of its own.
func (t *training) followNext() {
	t.Ctx().Async(func() {
		letTheBrowserIn()
		t.Ctx().Dispatch(t.follow)
	})
}
