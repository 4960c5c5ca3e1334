package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Page is one page: all below the rules and the messages.
type Page interface {
	// Show makes the page show view, whose dictionary is on the shelf when the
	// page needs one. It returns what is shown, which is view mended, and a
	// sentence for each thing that was mended.
	Show(view address.View) (shown address.View, problems []string, err error)
	// Settle puts the browser around what was just shown: scroll, focus. It is
	// called before the page is drawn again.
	Settle(ctx app.Context)
	// Parts are what it draws, once it was shown something.
	Parts() []app.UI
	Title() string
	// OnKey acts on a key that no field or dialog has, and reports whether it
	// did.
	OnKey(ctx app.Context, event app.Event, key string) bool
}

// Placement is where a page stands in the site.
type Placement struct {
	Class string         // of the element around it
	Names []address.Page // those that it shows, the one that the bar leads to first
	Page  Page
	Bar   Link // in the bar; zero for a page that is reached from others

	OnlyDictionary bool // of the rules the page knows only the dictionary
}

// Link is a page as the bar names it.
type Link struct {
	Name  string
	Short string // on the narrowest phones, where the name is too long for them
	Icon  string
	Due   bool // with how many decisions are due
}
