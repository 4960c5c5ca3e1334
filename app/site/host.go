package site

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
)

// Ctx is the context of the site.
func (s *Site) Ctx() app.Context { return s.home }

// Now is the time.
func (s *Site) Now() time.Time { return s.world.Now() }

// Chance is a number that nobody knows before.
func (s *Site) Chance() uint64 { return s.world.Chance() }

// Prefs are the preferences of this device.
func (s *Site) Prefs() *page.Preferences { return &s.prefs }

// Asked is what the address asks for.
func (s *Site) Asked() address.View { return s.asked }

// InFront reports whether a page is in front.
func (s *Site) InFront(page address.Page) bool {
	if s.shown != nil {
		return s.shown.Page == page
	}
	return s.asked.Page == page
}

// Problem says what is not as asked.
func (s *Site) Problem(sentences ...string) { s.problems = sentences }

// Reload shows what the address asks for once more.
func (s *Site) Reload() { s.Show(s.asked) }

// importer is the page that imports, nil where there is none.
func (s *Site) importer() page.Importer {
	for _, p := range s.places {
		if page, ok := p.Page.(page.Importer); ok {
			return page
		}
	}
	return nil
}

// importPage is the name of that page, the first one where there is none.
func (s *Site) importPage() address.Page {
	for _, p := range s.places {
		if _, ok := p.Page.(page.Importer); ok {
			return p.Names[0]
		}
	}
	return s.places[0].Names[0]
}

// CopyLink puts the address of a view on the clipboard; done says so.
func (s *Site) CopyLink(view address.View, done string) {
	instead := "Copy the link from here"
	if !page.OnTheWeb() {
		const use = " Others open it by putting what begins with # behind the address of their Spectrie, the site or the file."
		done += use
		instead = strings.TrimPrefix(use, " ") + " " + instead
	}
	page.CopyText(s, page.LinkTo(view), done, instead)
}

// OnPreRender takes the context of the site where it is drawn outside a browser, and
// so is not mounted.
func (s *Site) OnPreRender(ctx app.Context) { s.home = ctx }

// Ask makes view what the address asks for, without showing it.
func (s *Site) Ask(view address.View) { s.asked, s.problems = view, nil }

// Shown is what is shown, nil while there is nothing to show.
func (s *Site) Shown() *address.View { return s.shown }

// Problems are what was wrong with the address, a sentence each.
func (s *Site) Problems() []string { return s.problems }

// Notice is what the last key or button did, "" when nothing is to be said of it.
func (s *Site) Notice() string { return s.notice }

// Answers are the person's answers, as the pages of this site know them.
func (s *Site) Answers() *answers.Answers { return s.answers }

// Notices is how many notices there were.
func (s *Site) Notices() int { return s.notices }
