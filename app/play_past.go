package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// past is what was played on this device: matches that can go on, and how the
// person fares against whom.
func (p *playPage) past() app.UI { return app.Div() }
