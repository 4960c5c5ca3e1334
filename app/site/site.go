package site

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
)

// Site is everything in the window: the bar, the rules and the messages that all pages
// share, and the page that the address names. A page keeps its state while another is
// shown.
type Site struct {
	app.Compo

	asked    address.View  // the view that the address names
	shown    *address.View // the view on the screen; nil before the first dictionary is loaded
	drawn    string        // names what the controls on the screen act on
	problems []string      // what was wrong with the address
	replaced string        // the address that Replace wrote last
	fetching fetching      // a dictionary that loads
	notice   string        // says what the last key or button did, if nothing else shows it
	notices  int           // counts them, so that a timer ends its own notice only
	leaving  bool          // GoTo has cleared the notice: the next OnNav keeps one that was shown since

	source    string // id of the dictionary in the source dialog; "" is the current one
	licence   licence
	prefs     page.Preferences
	help      page.HelpSection // the open section of the help; "" while the help is closed
	sandbox   sandbox          // in the help
	updatable bool             // a newer version of the site is ready
	oneFile   string           // how the download of Spectrie as one file goes (web/update.js)
	home      app.Context      // of the site itself: it outlives the button that started a task
	release   func()           // removes the listeners of the window
	usable    bool             // it was drawn, and listens
	again     bool             // it follows a site that has panicked
	left      bool             // another follows this one

	shelf   *shelf.Shelf
	answers *answers.Answers
	world   World

	places []page.Placement
}

// New returns a site with the pages that build makes. The first page also stands for
// every address that no page has.
func New(w World, build func(h page.Host, w World, answers *answers.Answers) []page.Placement) *Site {
	s := &Site{world: w, shelf: w.Shelf}
	s.answers = answers.New(s, w.Shelf, w.Device, w.Ask, s.follow)
	s.places = build(s, w, s.answers)
	return s
}

// placeOf returns the placement of a page.
func (s *Site) placeOf(name address.Page) page.Placement {
	for _, p := range s.places {
		if slices.Contains(p.Names, name) {
			return p
		}
	}
	return s.places[0]
}

// pane returns a page by its name.
func (s *Site) pane(name address.Page) page.Page { return s.placeOf(name).Page }

// follow tells the current page that the answers have changed. The bar counts what is due in all decks, so they are
// made.
func (s *Site) follow(ctx app.Context) {
	s.answers.MakeDecks(nil)
	if page, ok := s.Current().(page.Follower); ok {
		page.AnswersChanged(ctx)
	}
}

// Current is the page on the screen.
func (s *Site) Current() page.Page {
	if s.shown != nil {
		return s.pane(s.shown.Page)
	}
	return s.pane(s.asked.Page)
}

// OnInit shows the requested view at once if its dictionary is loaded, so that the first
// paint is the real page.
func (s *Site) OnInit() {
	s.prefs = page.LoadPreferences()
	s.takeShared()
	s.asked, s.problems = s.parse(AddressBar())
	if s.ready(s.asked) {
		s.Show(s.asked)
	} else if s.shelf.Has(address.DefaultView.Dict) {
		standIn := s.asked
		standIn.Dict = address.DefaultView.Dict
		s.Show(standIn)
	}
}

// OnMount starts to listen to the keyboard, to updates and to the system.
func (s *Site) OnMount(ctx app.Context) {
	s.home = ctx
	ctx.Page().SetTitle("%s", s.Current().Title())
	s.release = listen(ctx, s)
	if app.IsClient {
		s.stopOutdated()
		s.leaveWhenHidden()
	}
	s.replayTyped(ctx)
	s.showOwnLists()
	s.onLaunches()
	if !s.updatable && !s.again {
		ctx.PreventUpdate() // what OnInit showed stays
	}
	s.Current().Settle(ctx)
	s.sayAgain()
	ctx.Defer(func(app.Context) {
		ui.Mark("interactive")
		s.usable = true
	})
}

// OnDismount undoes OnMount.
func (s *Site) OnDismount() {
	if s.release != nil {
		s.release()
	}
}

// OnNav follows the address.
func (s *Site) OnNav(ctx app.Context) {
	asked, problems := s.parse(AddressBar())
	if asked == s.asked && s.replaced != "" && s.replaced == AddressBar() {
		ctx.Page().SetTitle("%s", s.Current().Title())
		ctx.PreventUpdate() // Replace has done the rest
		return
	}
	same := s.shows(asked) && len(problems) == 0
	s.asked, s.problems, s.fetching = asked, problems, fetching{}
	if !s.leaving {
		s.notice = ""
	}
	s.leaving = false
	ui.CloseDialogs()
	if mended := mendedAddress(); mended != "" {
		same = false
		defer func() { s.problems = []string{mended} }() // other problems only come from the replaced address
	}
	switch {
	case same: // as just after mounting
		ctx.PreventUpdate()
	case !s.ready(asked):
		s.fetch(asked.Dict)
	case s.shown == nil || *s.shown != asked:
		s.Show(asked)
		s.Settle(ctx)
	}
}

// ready reports whether view can be shown without loading anything.
func (s *Site) ready(view address.View) bool {
	return !view.Page.NeedsDictionary() || s.shelf.Has(view.Dict)
}

// shows reports whether view is on the screen without any message.
func (s *Site) shows(view address.View) bool {
	return s.shown != nil && *s.shown == view && len(s.problems) == 0 && s.notice == "" && s.fetching == fetching{}
}

// Show puts view on the screen. It must be ready.
func (s *Site) Show(view address.View) {
	shown, problems, err := s.pane(view.Page).Show(view)
	s.problems = append(s.problems, problems...)
	if err != nil {
		s.problems = append(s.problems, err.Error())
		return
	}
	elsewhere := s.shown != nil && s.shown.Page != view.Page
	s.shown = &shown
	if view == s.asked {
		page.RememberView(shown) // but not a view that stands in until its dictionary is loaded
	}
	if elsewhere {
		for _, p := range s.places {
			if page, ok := p.Page.(page.Farewell); ok {
				page.OnLeave()
			}
		}
		ui.ScrollToTop()
	}
}

// Settle sets the title, scrolling and focus for the view that was just shown.
func (s *Site) Settle(ctx app.Context) {
	ctx.Page().SetTitle("%s", s.Current().Title())
	held := ui.FocusHeld()
	s.answers.MakeDecks(nil) // a dictionary may have come
	s.Current().Settle(ctx)
	ctx.Defer(func(app.Context) {
		if held && !ui.FocusHeld() {
			ui.Focus("main") // the focused element left with its page
		}
		ui.Mark("drawn")
	})
}

// GoTo changes the address to that of view. OnNav then shows it. If view is the requested
// one already, the history gets no second entry.
func (s *Site) GoTo(ctx app.Context, view address.View) {
	if view == s.asked {
		if s.fetching.failed != nil {
			s.fetch(view.Dict) // try again
		}
		return
	}
	if app.IsServer {
		return // there is no address bar
	}
	page := ctx.Page().URL()
	destination, err := page.Parse(view.Address())
	if err != nil {
		return // our own addresses always parse
	}
	s.notice, s.leaving = "", true
	ui.Mark("asked")
	ctx.NavigateTo(destination)
}

// Render lays out the window. Its parts have fixed places, because go-app matches children
// by position. Each page has an element of its own, which is empty while another page is
// shown, so that go-app never reuses the elements of one page for another.
func (s *Site) Render() app.UI {
	s.drawn = s.front()
	return app.Div().Class("page").Body(
		s.header(),
		s.rulesLine(),
		s.messages(),
		app.Main().ID("main").TabIndex(-1).Body(app.Range(s.places).Slice(func(i int) app.UI {
			return app.Div().Class(s.places[i].Class).Body(s.inFront(s.places[i].Page)...)
		})),
		s.footer(),
		s.noticeBox(),
		s.helpDialog(),
		s.sourceDialog(),
	)
}

// inFront returns the parts of p if it is the current page.
func (s *Site) inFront(p page.Page) []app.UI {
	switch {
	case p != s.Current():
		return nil
	case s.shown == nil:
		return []app.UI{s.nothingYet()}
	}
	return p.Parts()
}

// parse reads an address.
func (s *Site) parse(hash string) (address.View, []string) {
	return address.ParseAddress(hash, s.shelf.Entry)
}

// leavers are the parts of the site that may hold unsaved data.
func (s *Site) leavers() []page.Leaver {
	all := []page.Leaver{s.answers}
	for _, p := range s.places {
		if l, ok := p.Page.(page.Leaver); ok {
			all = append(all, l)
		}
	}
	return all
}

// showOwnLists adds the person's own lists to the menus once they are read.
func (s *Site) showOwnLists() {
	if app.IsServer {
		return
	}
	select {
	case <-s.shelf.OwnListed:
	default:
		s.home.Async(func() {
			<-s.shelf.OwnListed
			s.home.Dispatch(func(app.Context) {})
		})
	}
}
