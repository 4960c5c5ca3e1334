package site

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
)

// This file has what a page may ask of the site: the methods of [page.Host].

// Ctx returns the context of the site.
func (s *Site) Ctx() app.Context { return s.home }

// Now returns the time.
func (s *Site) Now() time.Time { return s.world.Now() }

// Chance returns a random number.
func (s *Site) Chance() uint64 { return s.world.Chance() }

// Prefs returns the preferences of this device.
func (s *Site) Prefs() *page.Preferences { return &s.prefs }

// Asked returns the view that the address names.
func (s *Site) Asked() address.View { return s.asked }

// InFront reports whether page is the current one.
func (s *Site) InFront(page address.Page) bool {
	if s.shown != nil {
		return s.shown.Page == page
	}
	return s.asked.Page == page
}

// Problem shows sentences in place of the messages before.
func (s *Site) Problem(sentences ...string) { s.problems = sentences }

// Reload shows the requested view again.
func (s *Site) Reload() { s.Show(s.asked) }

// importer returns the page that imports lists, or nil.
func (s *Site) importer() page.Importer {
	for _, p := range s.places {
		if page, ok := p.Page.(page.Importer); ok {
			return page
		}
	}
	return nil
}

// importPage returns the name of that page, or of the first page if none imports.
func (s *Site) importPage() address.Page {
	for _, p := range s.places {
		if _, ok := p.Page.(page.Importer); ok {
			return p.Names[0]
		}
	}
	return s.places[0].Names[0]
}

// CopyLink copies the address of a view to the clipboard and then shows done.
func (s *Site) CopyLink(view address.View, done string) {
	instead := "Copy the link from here"
	if !page.OnTheWeb() {
		const use = " Others open it by adding the part from # on to the address of their own Spectrie."
		done += use
		instead = strings.TrimPrefix(use, " ") + " " + instead
	}
	page.CopyText(s, page.LinkTo(view), done, instead)
}

// OnPreRender keeps the context when the site is drawn outside a browser, where it is
// never mounted.
func (s *Site) OnPreRender(ctx app.Context) { s.home = ctx }

// Ask requests view without showing it.
func (s *Site) Ask(view address.View) { s.asked, s.problems = view, nil }

// Shown returns the view on the screen, or nil.
func (s *Site) Shown() *address.View { return s.shown }

// Problems returns what was wrong with the address, one sentence each.
func (s *Site) Problems() []string { return s.problems }

// Notice returns the notice on the screen, or "".
func (s *Site) Notice() string { return s.notice }

// Answers returns the person's answers.
func (s *Site) Answers() *answers.Answers { return s.answers }

// Notices returns how many notices were shown.
func (s *Site) Notices() int { return s.notices }

// World is what the site needs from outside.
type World struct {
	Shelf  *shelf.Shelf
	Now    func() time.Time // the clock that dates answers
	Chance func() uint64    // a random number
	Device storage.Device   // where the person's data is stored
	Ask    page.AskStorage
}
