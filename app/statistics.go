package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// statistics is the page of what the drill has come to.
type statistics struct {
	*Site
	view View
}

func (p *statistics) show(view View) (shown View, problems []string, err error) {
	p.view = view
	return view, nil, nil
}

func (p *statistics) settle(app.Context) {}

func (p *statistics) title() string { return "Statistics – Spectrie" }

func (p *statistics) parts() []app.UI { return []app.UI{app.H1().Text("Statistics")} }

func (p *statistics) onKey(app.Context, app.Event, string) bool { return false }
