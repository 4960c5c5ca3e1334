package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// losers is the table of who loses where.
type losers struct {
	*Site
}

func (l *losers) show(view View) {}

func (l *losers) body() []app.UI { return nil }
