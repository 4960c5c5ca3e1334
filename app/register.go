package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/site"
)

// register puts the site on go-app's router. The part of the address after '#' selects the page, so every path is
// the same route, under any prefix. It calls made with each site that it makes.
func register(w site.World, made func(*site.Site)) {
	app.RouteWithRegexp(".*", func() app.Composer {
		s := site.New(w, pagesOf)
		made(s)
		return s
	})
}
