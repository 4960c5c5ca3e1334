package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
)

// Replace shows view at once, whose address takes the place of the present
// one: what somebody types makes one entry in the history and not one a letter.
// What cannot stand in an address is mended as it is in one, and said. The page
// in front must be that of view. A dictionary that is on its way stays asked for.
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

// replaceInHistory changes the address of the present entry, and reports whether
// the browser let it. Browsers that are asked too often (Safari: a hundred times
// within half a minute) throw or do nothing; a later letter then catches up.
//
// go-app keeps the last address for itself and leads nowhere when asked for that
// one. It looks at the address bar when the history moves, so it is told that it
// did; the call of OnNav that follows finds nothing to do.
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

// AddressBar is the address from '#' on, or "" outside a browser.
func AddressBar() string {
	if app.IsServer {
		return ""
	}
	return app.Window().Get("location").Get("hash").String()
}

// mendedAddress says that the first script replaced an address that could not
// be read, once.
func mendedAddress() string {
	if app.IsServer || !app.Window().Get("spectrieMended").Truthy() {
		return ""
	}
	line := app.Window().Get("spectrieMended").String()
	app.Window().Set("spectrieMended", "")
	return "The address “" + text.Shorten(line) + "” could not be read as it stands; this shows the nearest view."
}

// replayTyped plays the letters that were typed before the program ran, which
// the first script kept.
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
