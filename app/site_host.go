package app

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Ctx is the context of the site.
func (s *Site) Ctx() app.Context { return s.home }

// Now is the time.
func (s *Site) Now() time.Time { return s.world.Now() }

// Chance is a number that nobody knows before.
func (s *Site) Chance() uint64 { return s.world.Chance() }

// Prefs are the preferences of this device.
func (s *Site) Prefs() *preferences { return &s.prefs }

// Asked is what the address asks for.
func (s *Site) Asked() View { return s.asked }

// InFront reports whether a page is in front.
func (s *Site) InFront(page Page) bool {
	if s.shown != nil {
		return s.shown.Page == page
	}
	return s.asked.Page == page
}

// Problem says what is not as asked.
func (s *Site) Problem(sentences ...string) { s.problems = sentences }

// Reload shows what the address asks for once more.
func (s *Site) Reload() { s.show(s.asked) }

// importer is the page that imports, nil where there is none.
func (s *Site) importer() importer {
	for _, p := range s.places {
		if page, ok := p.page.(importer); ok {
			return page
		}
	}
	return nil
}

// CopyLink puts the address of a view on the clipboard; done says so.
func (s *Site) CopyLink(view View, done string) {
	instead := "Copy the link from here"
	if !onTheWeb() {
		const use = " Others open it by putting what begins with # behind the address of their Spectrie, the site or the file."
		done += use
		instead = strings.TrimPrefix(use, " ") + " " + instead
	}
	copyText(s, linkTo(view), done, instead)
}

// OnPreRender takes the context of the site where it is drawn outside a browser, and
// so is not mounted.
func (s *Site) OnPreRender(ctx app.Context) { s.home = ctx }
