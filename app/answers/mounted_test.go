//go:build !js

package answers

import (
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
)

// testWorld is what the visits of one test share: a device with what was kept on it,
// a shelf and a clock.
type testWorld struct {
	device *storage.Memory
	shelf  *shelf.Shelf
	clock  time.Time // zero is the real time
	ask    page.AskStorage
}

// newWorld is a world with a new device and the dictionaries of books.
func newWorld(books *shelf.Shelf) *testWorld { return worldOn(&storage.Memory{}, books) }

// worldOn is a world with a device.
func worldOn(device *storage.Memory, books *shelf.Shelf) *testWorld {
	return &testWorld{device: device, shelf: books, ask: page.AskBrowser}
}

// setClock sets the clock: "2006-01-02 15:04".
func (w *testWorld) setClock(text string) {
	at, err := time.Parse("2006-01-02 15:04", text)
	if err != nil {
		panic(err)
	}
	w.clock = at
}

// storageAnswers makes the browser answer what it is asked about keeping data, and
// returns what that was.
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

// testHost is what answers ask of the site that they are a part of.
type testHost struct {
	app.Compo
	page.Host // nil: of all else nothing is asked

	Notices int // how many there were
	world   *testWorld
	home    app.Context
	notice  string
}

// OnPreRender takes the context, as the site does outside a browser.
func (h *testHost) OnPreRender(ctx app.Context) { h.home = ctx }

func (h *testHost) Render() app.UI { return app.Div() }

func (h *testHost) Ctx() app.Context { return h.home }

func (h *testHost) Now() time.Time {
	if h.world.clock.IsZero() {
		return time.Now()
	}
	return h.world.clock
}

func (h *testHost) Tell(text string) {
	h.notice = text
	h.Notices++
}

// Notice is what was told last.
func (h *testHost) Notice() string { return h.notice }

// mounted are the answers of a visit, which runs in go-app's test engine.
type mounted struct {
	*testHost
	Answers *Answers
	engine  app.TestEngine
}

// mount is a visit whose answers are not read yet.
func (w *testWorld) mount(t testing.TB) *mounted {
	t.Helper()
	m := &mounted{testHost: &testHost{world: w}, engine: app.NewTestEngine()}
	m.Answers = New(m.testHost, w.shelf, w.device, func(method string) (bool, error) { return w.ask(method) }, func(app.Context) {})
	if err := m.engine.Load(m.testHost); err != nil {
		t.Fatal(err)
	}
	m.engine.ConsumeAll()
	return m
}

// openWithAnswers is a visit whose answers are read.
func (w *testWorld) openWithAnswers(t testing.TB) *mounted {
	t.Helper()
	m := w.mount(t)
	m.Answers.LoadAnswers()
	m.engine.ConsumeAll()
	return m
}

// answersOn is a visit on a device, whose answers are read.
func answersOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	w := worldOn(device, &shelf.Shelf{})
	w.setClock("2026-11-21 12:00")
	return w.openWithAnswers(t)
}

// anotherVisit closes the page and opens it again.
func (m *mounted) anotherVisit(t testing.TB) *mounted {
	t.Helper()
	m.engine.ConsumeAll()
	return m.world.openWithAnswers(t)
}

func (m *mounted) setClock(text string) { m.world.setClock(text) }

// answered are the fragments of the answers that count, in order.
func (m *mounted) answered() string {
	var fragments []string
	for _, r := range m.Answers.State().Reviews() {
		fragments = append(fragments, r.Card.Fragment)
	}
	return strings.Join(fragments, " ")
}

// told makes the page tell other tabs about answers, and returns what it tells them.
func (m *mounted) told() *[]string {
	var texts []string
	m.Answers.Tabs.Send = func(text string) { texts = append(texts, text) }
	return &texts
}
