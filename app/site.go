package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Site is the whole of what a window shows: the bar, the rules and the messages
// that all pages share, and the page that the address asks for. Pages keep what
// they show while another is in front.
type Site struct {
	app.Compo

	asked    View     // what the address asks for
	shown    *View    // what is shown; nil while there is nothing to show
	problems []string // what was wrong with the address
	replaced string   // the address that replaceAddress wrote last
	fetching fetching // a dictionary on its way
	notice   string   // what the last key or button did, when nothing else shows it
	notices  int      // how many there were, to end each in its time
	leaving  bool     // goTo ended the notice: the navigation that it causes ends none told since

	source    string // id of the dictionary whose source is shown; "" is the one in use
	licence   licence
	prefs     preferences
	help      HelpSection // the section of the help that is open; "" while it is closed
	updatable bool        // a newer version of the site waits
	home      app.Context // of the site itself: it outlives the button that started some work
	release   func()      // removes the listeners of the window

	shelf   *library
	answers *training
	world   World

	places []placement
}

// newSite returns the site, to be shown once, with the pages that build makes for
// it. The first stands in for all that none of them shows.
func newSite(w World, build func(h Host, w World, answers *training) []placement) *Site {
	s := &Site{world: w, shelf: w.Shelf}
	s.answers = newTraining(s, w.Shelf, w.Device, w.Ask, s.follow)
	s.places = build(s, w, s.answers)
	return s
}

// pane is the page named.
func (s *Site) pane(name Page) pane {
	for _, p := range s.places {
		if slices.Contains(p.names, name) {
			return p.page
		}
	}
	return s.places[0].page
}

// follow tells the page in front that what the person knows has changed.
func (s *Site) follow(ctx app.Context) {
	if page, ok := s.current().(follower); ok {
		page.answersChanged(ctx)
	}
}

// current is the page in front.
func (s *Site) current() pane {
	if s.shown != nil {
		return s.pane(s.shown.Page)
	}
	return s.pane(s.asked.Page)
}

// OnInit shows the asked view at once when its dictionary is there, so that
// the page's first paint, natively or in the browser, is already the real one.
func (s *Site) OnInit() {
	s.prefs = loadPreferences()
	s.takeShared()
	s.asked, s.problems = s.parse(addressBar())
	if s.ready(s.asked) {
		s.show(s.asked)
	} else if s.shelf.has(DefaultView.Dict) {
		standIn := s.asked
		standIn.Dict = DefaultView.Dict
		s.show(standIn)
	}
}

// OnMount starts listening to the keyboard and to news of an update.
func (s *Site) OnMount(ctx app.Context) {
	s.home = ctx
	ctx.Page().SetTitle("%s", s.current().title())
	s.release = listen(ctx, s)
	s.replayTyped(ctx)
	s.awaitOwnLists()
	leaveWhenHidden(s.leavers())
	s.awaitLaunches()
	if !s.updatable {
		ctx.PreventUpdate() // what OnInit showed stands
	}
	s.current().settle(ctx)
	ctx.Defer(func(app.Context) { mark("interactive") })
}

// OnDismount undoes OnMount.
func (s *Site) OnDismount() {
	if s.release != nil {
		s.release()
	}
}

// OnNav follows the address.
func (s *Site) OnNav(ctx app.Context) {
	asked, problems := s.parse(addressBar())
	if asked == s.asked && s.replaced != "" && s.replaced == addressBar() {
		ctx.Page().SetTitle("%s", s.current().title())
		ctx.PreventUpdate() // replaceAddress has done everything else
		return
	}
	same := s.shows(asked) && len(problems) == 0
	s.asked, s.problems, s.fetching = asked, problems, fetching{}
	if !s.leaving {
		s.notice = ""
	}
	s.leaving = false
	closeDialogs()
	if mended := mendedAddress(); mended != "" {
		same = false
		defer func() { s.problems = []string{mended} }() // whatever else is wrong comes from mending
	}
	switch {
	case same: // as it is just after mounting
		ctx.PreventUpdate()
	case !s.ready(asked):
		s.fetch(asked.Dict)
	case s.shown == nil || *s.shown != asked:
		s.show(asked)
		s.settle(ctx)
	}
}

// ready reports whether view can be shown without fetching anything.
func (s *Site) ready(view View) bool { return !view.Page.needsDictionary() || s.shelf.has(view.Dict) }

// shows reports whether the page shows view and says nothing beside it.
func (s *Site) shows(view View) bool {
	return s.shown != nil && *s.shown == view && len(s.problems) == 0 && s.notice == "" && s.fetching == fetching{}
}

// show makes view what is shown. It must be ready.
func (s *Site) show(view View) {
	shown, problems, err := s.pane(view.Page).show(view)
	s.problems = append(s.problems, problems...)
	if err != nil {
		s.problems = append(s.problems, err.Error())
		return
	}
	elsewhere := s.shown != nil && s.shown.Page != view.Page
	s.shown = &shown
	if view == s.asked {
		rememberView(shown) // and not what stands in for a dictionary that did not come
	}
	if elsewhere {
		for _, p := range s.places {
			if page, ok := p.page.(farewell); ok {
				page.left()
			}
		}
		scrollToTop()
	}
}

// settle puts the browser around what has just been shown.
func (s *Site) settle(ctx app.Context) {
	ctx.Page().SetTitle("%s", s.current().title())
	held := focusHeld()
	s.current().settle(ctx)
	ctx.Defer(func(app.Context) {
		if held && !focusHeld() {
			focus("main") // what had it went with its page
		}
		mark("drawn")
	})
}

// GoTo changes the address to that of view; OnNav then shows it. The view that
// is asked for already makes no second entry in the history.
func (s *Site) GoTo(ctx app.Context, view View) {
	if view == s.asked {
		if s.fetching.failed != nil {
			s.fetch(view.Dict) // what did not come is asked for once more
		}
		return
	}
	if app.IsServer {
		return // where no address is shown
	}
	page := ctx.Page().URL()
	destination, err := page.Parse(view.Address())
	if err != nil {
		return // an address that we made ourselves always parses
	}
	s.notice, s.leaving = "", true
	mark("asked")
	ctx.NavigateTo(destination)
}

// Render lays the page out. Its parts keep fixed places, because go-app matches
// children by position; so does each page, in an element that is empty while
// another is in front, and nothing of one is taken for a part of another.
func (s *Site) Render() app.UI {
	return app.Div().Class("page").Body(
		s.header(),
		s.rulesLine(),
		s.messages(),
		app.Main().ID("main").TabIndex(-1).Body(app.Range(s.places).Slice(func(i int) app.UI {
			return app.Div().Class(s.places[i].class).Body(s.inFront(s.places[i].page)...)
		})),
		s.footer(),
		s.noticeBox(),
		s.helpDialog(),
		s.sourceDialog(),
	)
}

// inFront are the parts of p when it is the page in front. While nothing could be
// shown yet, because the first dictionary is on its way or did not come, it has none.
func (s *Site) inFront(p pane) []app.UI {
	switch {
	case p != s.current():
		return nil
	case s.shown == nil:
		return []app.UI{s.nothingYet()}
	}
	return p.parts()
}

// parse reads an address.
func (s *Site) parse(hash string) (View, []string) { return ParseAddress(hash, s.shelf.entry) }

// leavers are what may have something that is not kept yet.
func (s *Site) leavers() []leaver {
	all := []leaver{s.answers}
	for _, p := range s.places {
		if l, ok := p.page.(leaver); ok {
			all = append(all, l)
		}
	}
	return all
}

// awaitOwnLists shows the own lists in the menus as soon as they are known.
func (s *Site) awaitOwnLists() {
	if app.IsServer {
		return
	}
	select {
	case <-s.shelf.ownListed:
	default:
		s.home.Async(func() {
			<-s.shelf.ownListed
			s.home.Dispatch(func(app.Context) {})
		})
	}
}
