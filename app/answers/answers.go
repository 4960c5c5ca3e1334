package answers

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// Answers is what this page knows of a person's answers. Only the goroutine that handles events changes it.
type Answers struct {
	page.Keeper[*answerStore, trainer.Entry]
	shelf      *shelf.Shelf
	askStorage page.AskStorage
	follow     func(app.Context) // tells the page in front that the answers have changed

	Log            *trainer.Log    // never nil
	writer         string          // of the entries that this page adds
	folded         *trainer.State  // of Log; nil until it is needed
	ahead          int             // entries that folded leaves out because of their dates
	Replaced       int             // how often Log was replaced; an earlier reading is out of date
	addedMeanwhile []trainer.Entry // added since the present job began

	LastDeck *trainer.Deck
	due      dueCount
	courses  courses
	more     int // new cards beyond today's limit that the person wants

	safe safekeeping
}

// New returns the answers of a site, kept on a device. Pages first call LoadAnswers, and then Ready and State.
func New(h page.Host, shelf *shelf.Shelf, device storage.Device, ask page.AskStorage, follow func(app.Context)) *Answers {
	t := &Answers{shelf: shelf, askStorage: ask, follow: follow, Log: new(trainer.Log), writer: page.NewName()}
	t.Keeper = page.NewKeeper(h, page.Keeping[*answerStore, trainer.Entry]{
		Open:           func(ctx context.Context) (*answerStore, error) { return openAnswerStore(ctx, device) },
		Read:           t.readAnswers,
		Settled:        func(_ []trainer.Entry, outcomes []error) { t.Unkept = t.Unkept[len(outcomes):] },
		SayNotKept:     t.sayNotKept,
		SuspectCleared: t.suspectCleared,
		Encode: func(entries []trainer.Entry) []string {
			return encodeEntries(entries[:min(len(entries), maxLeftovers)])
		},
		LeftoverKey: "spectrie.left.answers.",
	})
	return t
}

// maxLeftovers is the most answers that a closing page leaves behind. If there are more, they come from a
// restored backup, which still has them.
const maxLeftovers = 1000

// State is the state that follows from the log now. It is updated with the log, and replaced only when the
// log is.
func (t *Answers) State() *trainer.State {
	at := t.Host.Now()
	switch {
	case t.folded == nil:
		t.folded = trainer.Fold(t.Log, at)
	case t.ahead != t.folded.EntriesAhead(at): // the date of some entries has come
		t.folded.Add(at)
	}
	t.ahead = t.folded.EntriesAhead(at)
	return t.folded
}

// addEntries merges entries into the log.
func (t *Answers) addEntries(entries ...trainer.Entry) {
	if t.folded == nil {
		t.addedMeanwhile = append(t.addedMeanwhile, t.Log.Add(entries...)...)
		return
	}
	at := t.Host.Now()
	t.addedMeanwhile = append(t.addedMeanwhile, t.folded.Add(at, entries...)...)
	t.ahead = t.folded.EntriesAhead(at)
}

// adoptLog replaces the log by the result of a job, and adds the entries that came since the job began.
func (t *Answers) adoptLog(log *trainer.Log, state *trainer.State) {
	t.Log, t.folded = log, state
	added := t.addedMeanwhile
	t.addedMeanwhile = nil
	t.addEntries(added...)
}

// replaceLog replaces the log. New entries of this page get another writer. Otherwise a dropped entry that
// comes back, by an undo or from a backup, could have the id of a new one.
func (t *Answers) replaceLog(log *trainer.Log) {
	t.Log, t.folded = log, nil
	t.writer = page.NewName()
	t.Replaced++
}

// countAnswers is the number of answers in the log since a time in milliseconds, to cards and to puzzles. It includes
// undone ones.
func (t *Answers) countAnswers(since int64) int {
	n, entries := 0, t.Log.Entries()
	for i := len(entries) - 1; i >= 0 && entries[i].At >= since; i-- {
		if isAnswer(&entries[i]) {
			n++
		}
	}
	return n
}

// Note adds an entry to the log, dated now. Fill sets its fields, and may be nil. The state changes at once.
// Saving the entry and telling other tabs happen in the background.
func (t *Answers) Note(kind trainer.Kind, fill func(*trainer.Entry)) trainer.Entry {
	entry := t.Log.Next(t.writer, kind, t.Host.Now())
	if fill != nil {
		fill(&entry)
	}
	if err := entry.Check(); err != nil {
		panic("answers: noted " + err.Error()) // it could not be read back
	}
	t.addEntries(entry)
	t.Tabs.Tell(tabNews{Entries: encodeEntries([]trainer.Entry{entry})})
	t.keepAnswers([]trainer.Entry{entry})
	return entry
}

// followLater calls follow after yielding to the browser. With a long log the page takes long to count and
// draw, so it gets a turn of its own.
func (t *Answers) followLater() {
	t.Host.Ctx().Async(func() {
		ui.YieldToBrowser()
		t.Host.Ctx().Dispatch(t.follow)
	})
}

// AssumeRead makes entries the log, as if they had just been read. Tests begin with it.
func (t *Answers) AssumeRead(entries []trainer.Entry) {
	t.Log.Add(entries...)
	t.Known = true
}
