package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Host is what a page may ask of its site.
type Host interface {
	Ctx() app.Context               // of the site: it outlives the event that started some work
	Now() time.Time                 // by the clock that dates answers
	Chance() uint64                 // a random number
	Prefs() *Preferences            // what the person chose for this device
	Asked() address.View            // the view in the address
	View() address.View             // the view in the menus, which the next choice changes
	InFront(page address.Page) bool // whether a page is shown or about to be
	Tell(text string)               // shows a notice for a while; "" removes it
	Problem(sentences ...string)    // replaces the problems shown, until the address changes
	GoTo(ctx app.Context, view address.View)
	Replace(view address.View) // shows view and replaces the present address with its own
	Reload()                   // shows the view in the address again
	OpenHelp(ctx app.Context, section HelpSection)
	OpenSource(dict string) // shows what a dictionary is and where it comes from; "" for the one in use
	CopyLink(view address.View, done string)
}

// The site uses these interfaces for what only some pages can do.

// Follower is a page that shows what the person knows. The site tells it when that has changed without
// the page: the log was read, restored or deleted, or another tab added to it.
type Follower interface{ AnswersChanged(ctx app.Context) }

// Farewell is a page that must know when another page comes to the front.
type Farewell interface{ OnLeave() }

// Waker is a page that must know when the person comes back to the window.
type Waker interface{ Awake() }

// Acting is a page on which one thing, such as a match, can replace another.
type Acting interface {
	// ActsOn identifies what the controls of the page act on now.
	ActsOn() string
}

// Undoer is a page that can undo. Undoes returns a function that undoes the last step or, if redo is
// true, redoes it. It returns nil if there is no such step.
type Undoer interface{ Undoes(redo bool) (do func()) }

// Ruler is a page that may have rules of its own. The menus do not change them.
type Ruler interface{ HasOwnRules() bool }

// Importer is a page that imports dictionaries.
type Importer interface {
	Take(file app.Value, many int) // imports the first of so many files that were dropped or opened
	TakeWords(words string)        // offers to import words
	Refresh()                      // shows again what is kept
}

// HelpSection is a part of the help. Its ids in the page end with this.
type HelpSection string

const (
	HelpOnPlaying HelpSection = "play"
	HelpOnSolving HelpSection = "solved"
	HelpOnTrying  HelpSection = "try"
	HelpOnPages   HelpSection = "pages"
	HelpOnKeys    HelpSection = "keys"
)

// Leaver may have items that are not kept when the page closes.
type Leaver interface {
	// UnkeptText encodes them for the next visit, with the key to store them under. It is "" for none.
	UnkeptText() (key, text string)
}
