package site

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
)

// awaitLaunches takes what the system opens with the installed app while it runs or
// as it starts: files with words, and views, as the manifest offers them.
func (s *Site) awaitLaunches() {
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

// openFile imports the first of so many files, which is a handle.
func (s *Site) openFile(handle app.Value, many int) {
	s.home.Async(func() {
		file, err := ui.Await(handle.Call("getFile"))
		s.home.Dispatch(func(app.Context) {
			if err != nil {
				s.Tell("The file could not be opened; it may have been moved meanwhile.")
				return
			}
			if lists := s.importer(); lists != nil {
				lists.Take(file, many)
			}
		})
	})
}

// openView goes to the view of a link, or to a page of the menu that the system shows
// for the app, with the rules in use; there whatever is going on goes on. The app by
// itself asks for neither.
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

// takeShared takes words that another app shared: the first script keeps them, and
// leads to the page where they can be imported.
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
