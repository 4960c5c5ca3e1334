package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// board is where a round is played.
func (p *playPage) board() app.UI { return app.Div() }
