package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// linkTo is the whole address of a view. Where Spectrie is a file of this device
// nobody else can open its address, and it names folders that are nobody's
// business: there the link is the name of the file, and the view.
func linkTo(view View) string {
	address, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if !onTheWeb() {
		address = "spectrie.html"
	}
	return address + view.Address()
}

// onTheWeb reports whether the page's address means the same to others.
func onTheWeb() bool {
	return strings.HasPrefix(app.Window().Get("location").Get("protocol").String(), "http")
}
