package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// pane is one page: all below the rules and the messages.
type pane interface {
	// show makes the page show view, whose dictionary is on the shelf when the
	// page needs one. It returns what is shown, which is view mended, and a
	// sentence for each thing that was mended.
	show(view View) (shown View, problems []string, err error)
	// settle puts the browser around what was just shown: scroll, focus. It is
	// called before the page is drawn again.
	settle(ctx app.Context)
	// parts are what it draws, once it was shown something.
	parts() []app.UI
	title() string
	// onKey acts on a key that no field or dialog has, and reports whether it
	// did.
	onKey(ctx app.Context, event app.Event, key string) bool
}

// placement is where a page stands in the site.
type placement struct {
	class string // of the element around it
	names []Page // those that it shows
	page  pane
}
