package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// drill is the page on which a deck is learned.
type drill struct {
	*Site
	view View
}

func (p *drill) show(view View) (shown View, problems []string, err error) {
	p.view = view
	return view, nil, nil
}

func (p *drill) settle(app.Context) {}

func (p *drill) title() string { return "Drill – Spectrie" }

func (p *drill) parts() []app.UI { return []app.UI{app.H1().Text("Drill")} }

func (p *drill) onKey(app.Context, app.Event, string) bool { return false }
