package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// Page is one page of the site: everything below the rules and the messages.
type Page interface {
	// Show makes the page show view. If the page needs its dictionary, that is on the shelf. Show
	// returns the view that it shows, which is view with mistakes corrected, and a sentence for each
	// correction.
	Show(view address.View) (shown address.View, problems []string, err error)
	// Settle arranges the browser for what is shown: scrolling and focus. The site calls it before
	// it redraws the page.
	Settle(ctx app.Context)
	// Parts are what the page draws. The site asks after the first Show.
	Parts() []app.UI
	Title() string
	// OnKey acts on a key that no field or dialog takes, and reports whether it did.
	OnKey(ctx app.Context, event app.Event, key string) bool
}

// Placement is a page and its place in the site.
type Placement struct {
	Class string         // CSS class of the element around it
	Names []address.Page // the pages that it shows; the bar leads to the first
	Page  Page
	Bar   Link // in the bar; zero for a page that only others link to

	OnlyDictionary bool // the page uses the dictionary and no other rules
}

// Link is a page's entry in the bar.
type Link struct {
	Name  string
	Short string // for the narrowest phones, if the name is too long for them
	Icon  string
	Due   bool // shows how many cards are due
}
