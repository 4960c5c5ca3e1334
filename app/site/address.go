package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
)

// Replace shows view at once and replaces the current address with its address, so that
// typing a word makes one entry in the history and not one per letter. What an address
// cannot hold is corrected, and a message says so. view must be on the current page. A
// dictionary that still loads stays requested.
func (s *Site) Replace(view address.View) {
	view, s.problems = s.parse(view.Address())
	asked := view
	coming := s.fetching.entry.ID != "" && s.fetching.failed == nil
	if coming {
		asked.Dict = s.fetching.entry.ID
	}
	if asked == s.asked {
		return
	}
	s.asked, s.notice = asked, ""
	if !coming {
		s.fetching = fetching{}
	}
	s.Show(view)
	if address := asked.Address(); replaceInHistory(address) {
		s.replaced = address
	}
}

// replaceInHistory changes the address of the current history entry. It reports whether
// the browser allowed it. A browser that gets too many calls (Safari: 100 in 30 seconds)
// throws or does nothing; the next letter then tries again.
//
// go-app remembers the last address and ignores a navigation to it. It reads the address bar
// when the history moves, so this sends it that event. The call of OnNav that follows
// has nothing to do.
func replaceInHistory(address string) (done bool) {
	if app.IsServer {
		return false
	}
	defer func() {
		if recover() != nil {
			done = false
		}
	}()
	window := app.Window()
	window.Get("history").Call("replaceState", nil, "", address)
	if AddressBar() != address {
		return false
	}
	window.Call("dispatchEvent", window.Get("PopStateEvent").New("popstate"))
	return true
}

// AddressBar returns the address from '#' on, or "" outside a browser.
func AddressBar() string {
	if app.IsServer {
		return ""
	}
	return app.Window().Get("location").Get("hash").String()
}

// mendedAddress returns, once, a message that the first script replaced an address it
// could not read.
func mendedAddress() string {
	if app.IsServer || !app.Window().Get("spectrieMended").Truthy() {
		return ""
	}
	line := app.Window().Get("spectrieMended").String()
	app.Window().Set("spectrieMended", "")
	return "The address “" + text.Shorten(line) + "” could not be read. This is the closest view."
}

// replayTyped plays the letters that were typed before the program ran. The first
// script recorded them.
func (s *Site) replayTyped(ctx app.Context) {
	typed := app.Window().Get("spectrieTyped")
	app.Window().Set("spectrieTyped", nil)
	if !typed.Truthy() || s.shown == nil || s.shown.Page != s.places[0].Names[0] {
		return
	}
	fragment := []rune(s.shown.Fragment)
	for i := range typed.Length() {
		key := typed.Index(i).String()
		if key == "Backspace" {
			fragment = fragment[:max(len(fragment)-1, 0)]
		} else {
			fragment = append(fragment, []rune(key)...)
		}
	}
	if text := string(fragment); text != s.shown.Fragment {
		s.GoTo(ctx, s.shown.At(text))
	}
}
