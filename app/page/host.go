package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Host is what a page may ask of the site that it is a part of.
type Host interface {
	Ctx() app.Context               // of the site: it outlives what started some work
	Now() time.Time                 // by the clock on which answers are dated
	Chance() uint64                 // a number that nobody knows before
	Prefs() *Preferences            // what the person chose for this device
	Asked() address.View            // what the address asks for
	View() address.View             // what the menus show, and what the next choice starts from
	InFront(page address.Page) bool // is a page shown, or will it be
	Tell(text string)               // a notice, for a while; "" ends it
	Problem(sentences ...string)    // in the place of those before, until the address changes
	GoTo(ctx app.Context, view address.View)
	Replace(view address.View) // shows view, whose address takes the place of the present one
	Reload()                   // shows what the address asks for once more
	OpenHelp(ctx app.Context, section HelpSection)
	OpenSource(dict string) // what a dictionary is and where it comes from; "" for the one in use
	CopyLink(view address.View, done string)
}

// What only some pages can do, the site asks of them by one of these.

// Follower is a page that shows what the person knows. It is told when that
// changed by what the page did not do itself: the log was read, another tab
// added to it, or it was restored or deleted.
type Follower interface{ AnswersChanged(ctx app.Context) }

// Farewell is a page that is told when another has come to the front.
type Farewell interface{ Left() }

// Waker is a page that is told when the person comes back to the window.
type Waker interface{ Awake() }

// Acting is a page on which one thing can take the place of another, such as a match.
type Acting interface {
	// ActsOn names what the controls of the page act on now.
	ActsOn() string
}

// Undoer is a page that takes back what was done. undo returns what does that, or,
// again, what puts it back; nil where there is nothing of the kind.
type Undoer interface{ Undoes(again bool) (do func()) }

// Ruler is a page that may have rules of its own, which stay.
type Ruler interface{ HasOwnRules() bool }

// Importer is a page that makes dictionaries of words.
type Importer interface {
	Take(file app.Value, many int) // the first of so many files, dropped or opened
	TakeWords(words string)        // offers words to be imported
	Refresh()                      // looks at what is kept
}

// HelpSection is a part of the help, by the end of its ids in the page.
type HelpSection string

const (
	HelpOnPlaying HelpSection = "play"
	HelpOnSolving HelpSection = "solved"
	HelpOnPages   HelpSection = "pages"
	HelpOnKeys    HelpSection = "keys"
)

// Leaver is what may have something that is not kept yet.
type Leaver interface {
	// UnkeptText is that as it is left, "" for nothing, and the key to leave it under.
	UnkeptText() (key, text string)
}
