package app

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/trainer"
)

// testWorld is what the sites of one test share: a device with what was kept on it,
// a shelf, a clock and a source of chance.
type testWorld struct {
	device *storage.Memory
	shelf  *library
	clock  time.Time // zero is the real time
	seeds  uint64
	seed   uint64 // of every game; 0 counts them
	ask    askStorage
}

// newWorld is a world with a new device and the dictionaries of l.
func newWorld(l *library) *testWorld { return worldOn(&storage.Memory{}, l) }

// worldOn is a world with a device.
func worldOn(device *storage.Memory, l *library) *testWorld {
	return &testWorld{device: device, shelf: l, ask: askBrowser}
}

func (w *testWorld) now() time.Time {
	if w.clock.IsZero() {
		return time.Now()
	}
	return w.clock
}

func (w *testWorld) chance() uint64 {
	if w.seed != 0 {
		return w.seed
	}
	w.seeds++
	return w.seeds
}

// site is the site in that world, not yet shown.
func (w *testWorld) site(t testing.TB) *Site {
	w.shelf.own.device = w.device
	s := newSite(World{Shelf: w.shelf, Now: w.now, Chance: w.chance, Device: w.device, Ask: func(method string) (bool, error) { return w.ask(method) }}, pagesOf)
	s.prefs = preferences{layout: keyOrderNamed("")}
	if person, ok := persons.Load(t); ok {
		person.(*testPerson).sitDown(t, w, s.answers)
	}
	return s
}

// persons are those who were given to tests by personWho, by the test.
var persons sync.Map

// testPerson is somebody who has answered before.
type testPerson struct {
	at     time.Time
	log    *trainer.Log
	unread bool // the answers are not read yet
}

// sitDown makes what the person answered known.
func (p *testPerson) sitDown(t testing.TB, w *testWorld, answers *training) {
	w.clock = p.at
	answers.known = !p.unread
	if p.unread {
		return
	}
	for _, e := range p.log.Entries() {
		if err := e.Check(); err != nil {
			t.Fatal(err)
		}
		answers.log.Add(e)
	}
}

// siteVisit is a site that runs in go-app's test engine.
type siteVisit struct {
	*Site
	engine app.TestEngine
	world  *testWorld
}

// open opens the site of a world.
func (w *testWorld) open(t testing.TB) *siteVisit {
	t.Helper()
	v := &siteVisit{Site: w.site(t), engine: app.NewTestEngine(), world: w}
	if err := v.engine.Load(v.Site); err != nil {
		t.Fatal(err)
	}
	v.engine.ConsumeAll()
	return v
}

// setClock sets the clock: "2006-01-02 15:04".
func (w *testWorld) setClock(text string) {
	at, err := time.Parse("2006-01-02 15:04", text)
	if err != nil {
		panic(err)
	}
	w.clock = at
}

func (v *siteVisit) setClock(text string) { v.world.setClock(text) }

// wait lets time go by.
func (v *siteVisit) wait(d time.Duration) { v.world.clock = v.world.now().Add(d) }

// shipped reads a file of the site that belongs to the dictionaries.
func shipped(path string) ([]byte, error) {
	return data.Files.ReadFile(strings.TrimPrefix(path, "web/dicts/"))
}

// byHand makes the site answer every request by hand: each path has its queue
// of answers, and a request waits for one.
func (v *siteVisit) byHand() func(path string) chan error { return byHand(v.shelf) }

// byHand answers the requests of a shelf by hand.
func byHand(l *library) func(path string) chan error {
	queues := map[string]chan error{}
	queue := func(path string) chan error {
		if queues[path] == nil {
			queues[path] = make(chan error, 8)
		}
		return queues[path]
	}
	for _, entry := range dicts.Catalogue { // no map is written while requests run
		queue("web/dicts/" + entry.File)
		queue("web/dicts/" + entry.Licence)
	}
	l.files = func(path string) ([]byte, error) {
		if err := <-queue(path); err != nil {
			return nil, err
		}
		return shipped(path)
	}
	return queue
}

// storageAnswers makes the browser answer what it is asked about keeping data, and
// returns what that was.
func (v *siteVisit) storageAnswers(persisted, persist bool, err error) (asked *[]string) {
	return v.world.storageAnswers(persisted, persist, err)
}

func (w *testWorld) storageAnswers(persisted, persist bool, err error) (asked *[]string) {
	asked = new([]string)
	w.ask = func(method string) (bool, error) {
		*asked = append(*asked, method)
		if method == "persist" {
			return persist, err
		}
		return persisted, err
	}
	return asked
}

// inAFile makes the program one file with the default dictionary only.
func (v *siteVisit) inAFile() {
	v.shelf.absent = map[string]bool{}
	for _, entry := range dicts.Catalogue {
		if entry.ID != dicts.DefaultID {
			v.shelf.absent[entry.ID] = true
		}
	}
}
