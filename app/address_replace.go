package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// replaceAddress shows view at once, whose address takes the place of the present
// one: what somebody types makes one entry in the history and not one a letter.
// What cannot stand in an address is mended as it is in one, and said. The page
// in front must be that of view. A dictionary that is on its way stays asked for.
func (s *Site) replaceAddress(view View) {
	view, s.problems = ParseAddress(view.Address())
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
	s.show(view)
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
	if addressBar() != address {
		return false
	}
	window.Call("dispatchEvent", window.Get("PopStateEvent").New("popstate"))
	return true
}
