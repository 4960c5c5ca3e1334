package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
)

// LinkTo is the whole address of a view. Where Spectrie is a file of this device
// nobody else can open its address, and it names folders that are nobody's
// business: there the link is the name of the file, and the view.
func LinkTo(view address.View) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if !OnTheWeb() {
		address = "spectrie.html"
	}
	return address + view.Address()
}

// OnTheWeb reports whether the page's address means the same to others.
func OnTheWeb() bool {
	return strings.HasPrefix(app.Window().Get("location").Get("protocol").String(), "http")
}
