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

// Answers is what this page knows of a person's answers. It is changed by the
// goroutine that handles events only.
type Answers struct {
	page.Keeper[*answerStore, trainer.Entry]
	shelf      *shelf.Shelf
	askStorage page.AskStorage
	follow     func(app.Context) // tells the page in front that what the person knows has changed

	Log       *trainer.Log    // never nil
	writer    string          // of the entries that this page adds
	folded    *trainer.State  // of log; nil before it is asked for
	ahead     int             // entries that folded leaves out because of their dates
	Replaced  int             // how often the log was: what was read before is out of date
	meanwhile []trainer.Entry // that were added since the job under way began

	LastDeck *trainer.Deck
	due      dueCount

	safe safekeeping
}

// New is the training of a site, kept on a device. What pages ask of it first
// is AwaitPractice, and then Ready and State.
func New(h page.Host, shelf *shelf.Shelf, device storage.Device, ask page.AskStorage, follow func(app.Context)) *Answers {
	t := &Answers{shelf: shelf, askStorage: ask, follow: follow, Log: new(trainer.Log), writer: page.NewName()}
	t.Keeper = page.NewKeeper(h, page.Keeping[*answerStore, trainer.Entry]{
		Open:    func(ctx context.Context) (*answerStore, error) { return openAnswerStore(ctx, device) },
		Read:    t.readAnswers,
		Settled: func(_ []trainer.Entry, outcomes []error) { t.Unkept = t.Unkept[len(outcomes):] },
		SayLost: t.sayLost,
		Suspect: t.suspect,
		Encode:  func(entries []trainer.Entry) []string { return encodeEntries(entries[:min(len(entries), mostLeft)]) },
		LeftKey: "spectrie.left.answers.",
	})
	return t
}

// mostLeft is how many answers are left behind at most when the page goes: more were
// restored from a file, which has them.
const mostLeft = 1000

// State is the fold over the log as of now. It is the same one until the log is
// replaced, and changes with the log.
func (t *Answers) State() *trainer.State {
	at := t.Host.Now()
	switch {
	case t.folded == nil:
		t.folded = trainer.Fold(t.Log, at)
	case t.ahead != t.folded.EntriesAhead(at): // the clock has come to the day of some
		t.folded.Add(at)
	}
	t.ahead = t.folded.EntriesAhead(at)
	return t.folded
}

// add unites the log with entries.
func (t *Answers) add(entries ...trainer.Entry) {
	if t.folded == nil {
		t.meanwhile = append(t.meanwhile, t.Log.Add(entries...)...)
		return
	}
	at := t.Host.Now()
	t.meanwhile = append(t.meanwhile, t.folded.Add(at, entries...)...)
	t.ahead = t.folded.EntriesAhead(at)
}

// takeOver makes log, which the job under way made, the log, with what was added
// since the job began.
func (t *Answers) takeOver(log *trainer.Log, state *trainer.State) {
	t.Log, t.folded = log, state
	added := t.meanwhile
	t.meanwhile = nil
	t.add(added...)
}

// replace makes log the log. What this page adds from now on has another writer:
// an entry that was dropped and comes back, by an undo or from a backup, is not
// taken for one of them.
func (t *Answers) replace(log *trainer.Log) {
	t.Log, t.folded = log, nil
	t.writer = page.NewName()
	t.Replaced++
}

// answers is the number of answers in the log, those that were taken back
// included, since the time given in milliseconds.
func (t *Answers) answers(since int64) int {
	n, entries := 0, t.Log.Entries()
	for i := len(entries) - 1; i >= 0 && entries[i].At >= since; i-- {
		if entries[i].Kind == trainer.Answered {
			n++
		}
	}
	return n
}

// Note adds to the log what happens now: fill tells what, and may be nil. The
// state knows it at once; it is kept, and other tabs are told, in the background.
func (t *Answers) Note(kind trainer.Kind, fill func(*trainer.Entry)) trainer.Entry {
	entry := t.Log.Next(t.writer, kind, t.Host.Now())
	if fill != nil {
		fill(&entry)
	}
	if err := entry.Check(); err != nil {
		panic("app: noted " + err.Error()) // it could not be read again
	}
	t.add(entry)
	t.Tabs.Tell(tabNews{Entries: encodeEntries([]trainer.Entry{entry})})
	t.keepAnswers([]trainer.Entry{entry})
	return entry
}

// followNext is follow once the browser had its turn: with a long log, what
// the page counts and draws takes a turn of its own.
func (t *Answers) followNext() {
	t.Host.Ctx().Async(func() {
		ui.YieldToBrowser()
		t.Host.Ctx().Dispatch(t.follow)
	})
}

// Know makes entries the log, as if they had just been read. Tests begin with it.
func (t *Answers) Know(entries []trainer.Entry) {
	t.Log.Add(entries...)
	t.Known = true
}
