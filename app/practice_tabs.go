package app

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer"
)

// tabNews is what tabs tell each other about the answers. It travels as JSON.
type tabNews struct {
	Entries []string `json:"entries,omitempty"` // added just now, each as trainer.EncodeEntry writes it
	Reread  bool     `json:"reread,omitempty"`  // more were added than fit here
	Deleted bool     `json:"deleted,omitempty"` // all that were kept
}

// tabsChannel is the name of the BroadcastChannel.
const tabsChannel = "spectrie-training"

// tabs is the way to the other tabs. The zero value reaches none.
type tabs struct {
	send func(text string) // nil where the browser has no such way
}

// open reports whether other tabs hear what is told, and are heard.
func (t tabs) open() bool { return t.send != nil }

func (t tabs) tell(news tabNews) {
	if t.send == nil {
		return
	}
	text, err := json.Marshal(news)
	if err != nil {
		panic(err) // strings and booleans always have a JSON form
	}
	t.send(string(text))
}

// listenToTabs opens the way to the other tabs. Where there is none, the log is
// read again when the person comes back to this one.
func (s *Site) listenToTabs() {
	if app.IsServer {
		return
	}
	if practice.tabs.send = openChannel(tabsChannel, func(text string) {
		s.home.Dispatch(func(ctx app.Context) { s.heard(ctx, text) })
	}); practice.tabs.open() {
		return
	}
	document := app.Window().Get("document")
	document.Call("addEventListener", "visibilitychange", app.FuncOf(func(app.Value, []app.Value) any {
		if document.Get("visibilityState").String() == "visible" {
			s.home.Dispatch(func(ctx app.Context) {
				ctx.PreventUpdate()
				s.readAnswers()
			})
		}
		return nil
	}))
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

// heard takes over what another tab did. Any program of this origin can use the
// channel, so what cannot be read is left out.
func (s *Site) heard(ctx app.Context, text string) {
	var news tabNews
	if json.Unmarshal([]byte(text), &news) != nil {
		ctx.PreventUpdate()
		return
	}
	if news.Deleted {
		// What is just being kept here outlives the deletion, so all tabs show it.
		practice.replace(new(trainer.Log))
		practice.add(practice.unkept...)
		practice.damaged = 0
		if len(practice.unkept) > 0 {
			practice.tabs.tell(tabNews{Entries: encodeEntries(practice.unkept)})
		}
	}
	entries, _ := decodeEntries(news.Entries, nil)
	practice.add(entries...)
	if news.Reread {
		s.readAnswers()
	}
	s.followPractice(ctx)
}
