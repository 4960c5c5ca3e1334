package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/site"
)

// register puts the site on go-app's router. The page is told by what follows
// '#' in the address, so every path is the same route, under any prefix.
func register(w site.World) {
	app.RouteWithRegexp(".*", func() app.Composer { return site.New(w, pagesOf) })
}
