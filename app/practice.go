package app

import (
	"crypto/rand"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer"
)

// training is what this page knows of a person's answers. It is changed by the
// goroutine that handles events only.
type training struct {
	log    *trainer.Log   // never nil
	writer string         // of the entries that this page adds
	folded *trainer.State // of log; nil before it is asked for
	ahead  int            // entries that folded leaves out because of their dates

	store    *answerStore // nil before it answered
	awaited  bool         // reading was begun
	known    bool         // the log was read, or cannot be
	failed   error        // why the browser keeps nothing, or not what was added last
	unkept   []trainer.Entry
	underway bool               // unkept is being kept, or waits for its turn
	left     storage.Unreadable // records that could not be read
	cleared  []trainer.Entry    // were kept, and the browser has cleared them
	replaced int                // how often the log was: what was read before is out of date

	jobs      jobs            // what is done with the store
	meanwhile []trainer.Entry // that were added since it began
	tabs      tabs

	safe safekeeping
}

// practice is the training of this program. What pages ask of it first is
// awaitPractice, and then ready and state.
var practice = newTraining()

func newTraining() training { return training{log: new(trainer.Log), writer: newWriter()} }

// ready reports whether it is known what the person has answered so far: the log
// was read, or storage is denied, and then answers last for this visit.
func (t *training) ready() bool { return t.known }

// state is the fold over the log as of now. It is the same one until the log is
// replaced, and changes with the log.
func (t *training) state() *trainer.State {
	at := now()
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
	at := now()
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
	t.writer = newWriter()
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

// newWriter is a name that no other page has.
func newWriter() string {
	const letters = "abcdefghijklmnopqrstuvwxyz012345" // 32 of them, so that every byte is fair
	name := make([]byte, 12)
	_, _ = rand.Read(name) // which never fails
	for i, b := range name {
		name[i] = letters[b%byte(len(letters))]
	}
	return string(name)
}

// note adds to the log what happens now: fill tells what, and may be nil. The
// state knows it at once; it is kept, and other tabs are told, in the background.
func (s *Site) note(kind trainer.Kind, fill func(*trainer.Entry)) trainer.Entry {
	entry := practice.log.Next(practice.writer, kind, now())
	if fill != nil {
		fill(&entry)
	}
	if err := entry.Check(); err != nil {
		panic("app: noted " + err.Error()) // it could not be read again
	}
	practice.add(entry)
	practice.tabs.tell(tabNews{Entries: encodeEntries([]trainer.Entry{entry})})
	s.keepAnswers([]trainer.Entry{entry})
	return entry
}

// follower is a page that shows what the person knows. It is told when that
// changed by what the page did not do itself: the log was read, another tab
// added to it, or it was restored or deleted.
type follower interface{ practiceChanged(ctx app.Context) }

// followPractice tells the page in front, which is then drawn again.
func (s *Site) followPractice(ctx app.Context) {
	if page, ok := s.current().(follower); ok {
		page.practiceChanged(ctx)
	}
}

// followNext is followPractice once the browser had its turn: with a long log, what
// the page counts and draws takes a turn of its own.
func (s *Site) followNext() {
	s.home.Async(func() {
		letTheBrowserIn()
		s.home.Dispatch(s.followPractice)
	})
}
