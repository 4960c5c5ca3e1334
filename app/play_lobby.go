package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// lobby is where a match is chosen.
func (p *playPage) lobby() app.UI { return app.Div() }
