package page

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// tabs connects to the other tabs of this site over a channel. The zero value reaches none.
type tabs struct {
	Send func(text string) // nil if the browser has no channels
}

// Open reports whether tabs hear each other.
func (t tabs) Open() bool { return t.Send != nil }

// Tell sends news as JSON to the other tabs.
func (t tabs) Tell(news any) {
	if t.Send == nil {
		return
	}
	text, err := json.Marshal(news)
	if err != nil {
		panic(err) // strings and booleans always have a JSON form
	}
	t.Send(string(text))
}

// listenToTabs opens a channel to the other tabs. If the browser has no channels, reread is called
// whenever the person comes back to this tab.
func listenToTabs(h Host, channel string, heard func(ctx app.Context, text string), reread func()) tabs {
	if app.IsServer {
		return tabs{}
	}
	t := tabs{openChannel(channel, func(text string) {
		h.Ctx().Dispatch(func(ctx app.Context) { heard(ctx, text) })
	})}
	if t.Open() {
		return t
	}
	document := app.Window().Get("document")
	document.Call("addEventListener", "visibilitychange", app.FuncOf(func(app.Value, []app.Value) any {
		if document.Get("visibilityState").String() == "visible" {
			h.Ctx().Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				reread()
			})
		}
		return nil
	}))
	return t
}

// openChannel returns a function that sends texts to other tabs, nil if that is impossible. Go cannot
// recover from a property that throws. It can recover from a function that throws, so this calls
// Reflect.get.
func openChannel(name string, hear func(text string)) (send func(text string)) {
	defer func() {
		if recover() != nil {
			send = nil
		}
	}()
	class := app.Window().Get("Reflect").Call("get", app.Window(), "BroadcastChannel")
	if !class.Truthy() {
		return nil
	}
	channel := class.New(name)
	channel.Call("addEventListener", "message", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if data := args[0].Get("data"); data.Type() == app.TypeString {
			hear(data.String())
		}
		return nil
	}))
	return func(text string) {
		defer func() { _ = recover() }() // the channel was closed
		channel.Call("postMessage", text)
	}
}
