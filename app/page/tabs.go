package page

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// tabs is the way to the other tabs of this site that show the same thing, on a
// channel of its own. The zero value reaches none.
type tabs struct {
	Send func(text string) // nil where the browser has no such way
}

// Open reports whether other tabs hear what is told, and are heard.
func (t tabs) Open() bool { return t.Send != nil }

// Tell sends news, which must have a JSON form, as the answers' and the matches' has.
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

// listenToTabs opens the way to the other tabs on a channel. Where there is none,
// what they show is read again when the person comes back to this one.
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

// openChannel returns what sends to other tabs on a channel, nil where that is not possible.
// A property that throws ends the program; what a function throws can be
// recovered. So a function asks.
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
		defer func() { _ = recover() }() // it was closed: then this tab is alone
		channel.Call("postMessage", text)
	}
}
