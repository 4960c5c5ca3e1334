package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type strategy struct {
	canvas canvas
	view   View
}

func (p *strategy) show(view View) (shown View, problems []string, err error) {
	p.view = view
	return view, nil, nil
}
func (p *strategy) settle(ctx app.Context) {}
func (p *strategy) title() string          { return "Strategy – Spectrie" }
func (p *strategy) parts() []app.UI        { return []app.UI{app.Div().Body(app.H1().Text("Strategy"))} }
func (p *strategy) onKey(ctx app.Context, event app.Event, key string) bool {
	return p.canvas.onKey(ctx, event, key)
}
