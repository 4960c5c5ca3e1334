package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type dictionaries struct {
	*Site
	view View
}

func (p *dictionaries) show(view View) (shown View, problems []string, err error) {
	p.view = view
	return view, nil, nil
}
func (p *dictionaries) settle(ctx app.Context) {}
func (p *dictionaries) title() string          { return "Dictionaries – Spectrie" }
func (p *dictionaries) parts() []app.UI {
	return []app.UI{app.Article().Body(app.H1().Text("Dictionaries"))}
}
func (p *dictionaries) onKey(app.Context, app.Event, string) bool { return false }
