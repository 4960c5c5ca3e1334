package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Register puts the pages on go-app's router. The page is told by what follows
// '#' in the address, so every path is the same route, under any prefix.
func Register() {
	app.RouteWithRegexp(".*", func() app.Composer { return NewSite() })
}
