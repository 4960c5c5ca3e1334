package site

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// onLaunches opens what the system hands to the installed app: files with words, and links
// to views, as the manifest declares.
func (s *Site) onLaunches() {
	queue := app.Window().Get("launchQueue")
	if !queue.Truthy() {
		return
	}
	queue.Call("setConsumer", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if files := args[0].Get("files"); files.Truthy() && files.Length() > 0 {
			s.openFile(files.Index(0), files.Length())
		} else if to := args[0].Get("targetURL"); to.Truthy() {
			hash := app.Window().Get("URL").New(to).Get("hash").String()
			s.home.Dispatch(func(ctx app.Context) { s.openView(ctx, hash) })
		}
		return nil
	}))
}

// openFile imports the file behind a handle. It is the first of many.
func (s *Site) openFile(handle app.Value, many int) {
	s.home.Async(func() {
		file, err := ui.Await(handle.Call("getFile"))
		s.home.Dispatch(func(app.Context) {
			if err != nil {
				s.Tell("The file could not be opened. It may have been moved.")
				return
			}
			if lists := s.importer(); lists != nil {
				lists.Take(file, many)
			}
		})
	})
}

// openView goes to the view of a link. A shortcut of the installed app names only a page:
// it keeps the current rules, and it changes nothing if that page is shown already. A plain
// start of the app has no hash.
func (s *Site) openView(ctx app.Context, hash string) {
	if hash == "" {
		ctx.PreventUpdate()
		return
	}
	view, _ := s.parse(hash)
	if !strings.Contains(hash, "?") {
		if s.View().Page == view.Page {
			ctx.PreventUpdate()
			return
		}
		view = s.View().On(view.Page)
	}
	s.GoTo(ctx, view)
}

// takeShared imports words that another app shared. The first script recorded them and went
// to the page of dictionaries.
func (s *Site) takeShared() {
	if app.IsServer {
		return
	}
	shared := app.Window().Get("spectrieShared")
	if !shared.Truthy() {
		return
	}
	app.Window().Set("spectrieShared", nil)
	if lists := s.importer(); lists != nil {
		lists.TakeWords(shared.String())
	}
}

// leaveWhenHidden writes unsaved data to localStorage whenever the page is hidden, because
// it may never be shown again. It removes that copy when the page is shown again.
func (s *Site) leaveWhenHidden() {
	document := app.Window().Get("document")
	leave := app.FuncOf(func(_ app.Value, events []app.Value) any {
		if !s.left {
			s.leaveUnkept(events[0].Get("type").String() == "visibilitychange" && document.Get("visibilityState").String() == "visible")
		}
		return nil
	})
	document.Call("addEventListener", "visibilitychange", leave)
	app.Window().Call("addEventListener", "pagehide", leave)
}

// leaveUnkept writes that copy for the page that follows, or removes it.
func (s *Site) leaveUnkept(back bool) {
	for _, l := range s.leavers() {
		key, line := l.UnkeptText()
		storage.Remember(key, text.Pick(back, "", line))
	}
}
