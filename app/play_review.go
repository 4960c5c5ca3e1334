package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// review looks back on a round.
func (p *playPage) review() app.UI { return app.Div() }
