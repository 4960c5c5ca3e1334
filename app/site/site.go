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

// Site is the whole of what a window shows: the bar, the rules and the messages
// that all pages share, and the page that the address asks for. Pages keep what
// they show while another is in front.
type Site struct {
	app.Compo

	asked    address.View  // what the address asks for
	shown    *address.View // what is shown; nil while there is nothing to show
	problems []string      // what was wrong with the address
	replaced string        // the address that Replace wrote last
	fetching fetching      // a dictionary on its way
	notice   string        // what the last key or button did, when nothing else shows it
	notices  int           // how many there were, to end each in its time
	leaving  bool          // GoTo ended the notice: the navigation that it causes ends none told since

	source    string // id of the dictionary whose source is shown; "" is the one in use
	licence   licence
	prefs     page.Preferences
	help      page.HelpSection // the section of the help that is open; "" while it is closed
	updatable bool             // a newer version of the site waits
	home      app.Context      // of the site itself: it outlives the button that started some work
	release   func()           // removes the listeners of the window

	shelf   *shelf.Shelf
	answers *answers.Answers
	world   World

	places []page.Placement
}

// New returns the site, to be shown once, with the pages that build makes for
// it. The first stands in for all that none of them shows.
func New(w World, build func(h page.Host, w World, answers *answers.Answers) []page.Placement) *Site {
	s := &Site{world: w, shelf: w.Shelf}
	s.answers = answers.New(s, w.Shelf, w.Device, w.Ask, s.follow)
	s.places = build(s, w, s.answers)
	return s
}

// placeOf is where the page named stands.
func (s *Site) placeOf(name address.Page) page.Placement {
	for _, p := range s.places {
		if slices.Contains(p.Names, name) {
			return p
		}
	}
	return s.places[0]
}

// pane is the page named.
func (s *Site) pane(name address.Page) page.Page { return s.placeOf(name).Page }

// follow tells the page in front that what the person knows has changed.
func (s *Site) follow(ctx app.Context) {
	if page, ok := s.Current().(page.Follower); ok {
		page.AnswersChanged(ctx)
	}
}

// Current is the page in front.
func (s *Site) Current() page.Page {
	if s.shown != nil {
		return s.pane(s.shown.Page)
	}
	return s.pane(s.asked.Page)
}

// OnInit shows the asked view at once when its dictionary is there, so that
// the page's first paint, natively or in the browser, is already the real one.
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

// OnMount starts listening to the keyboard and to news of an update.
func (s *Site) OnMount(ctx app.Context) {
	s.home = ctx
	ctx.Page().SetTitle("%s", s.Current().Title())
	s.release = listen(ctx, s)
	s.replayTyped(ctx)
	s.awaitOwnLists()
	leaveWhenHidden(s.leavers())
	s.awaitLaunches()
	if !s.updatable {
		ctx.PreventUpdate() // what OnInit showed stands
	}
	s.Current().Settle(ctx)
	ctx.Defer(func(app.Context) { ui.Mark("interactive") })
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
		ctx.PreventUpdate() // Replace has done everything else
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
		defer func() { s.problems = []string{mended} }() // whatever else is wrong comes from mending
	}
	switch {
	case same: // as it is just after mounting
		ctx.PreventUpdate()
	case !s.ready(asked):
		s.fetch(asked.Dict)
	case s.shown == nil || *s.shown != asked:
		s.Show(asked)
		s.Settle(ctx)
	}
}

// ready reports whether view can be shown without fetching anything.
func (s *Site) ready(view address.View) bool {
	return !view.Page.NeedsDictionary() || s.shelf.Has(view.Dict)
}

// shows reports whether the page shows view and says nothing beside it.
func (s *Site) shows(view address.View) bool {
	return s.shown != nil && *s.shown == view && len(s.problems) == 0 && s.notice == "" && s.fetching == fetching{}
}

// Show makes view what is shown. It must be ready.
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
		page.RememberView(shown) // and not what stands in for a dictionary that did not come
	}
	if elsewhere {
		for _, p := range s.places {
			if page, ok := p.Page.(page.Farewell); ok {
				page.Left()
			}
		}
		ui.ScrollToTop()
	}
}

// Settle puts the browser around what has just been shown.
func (s *Site) Settle(ctx app.Context) {
	ctx.Page().SetTitle("%s", s.Current().Title())
	held := ui.FocusHeld()
	s.Current().Settle(ctx)
	ctx.Defer(func(app.Context) {
		if held && !ui.FocusHeld() {
			ui.Focus("main") // what had it went with its page
		}
		ui.Mark("drawn")
	})
}

// GoTo changes the address to that of view; OnNav then shows it. The view that
// is asked for already makes no second entry in the history.
func (s *Site) GoTo(ctx app.Context, view address.View) {
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
	ui.Mark("asked")
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
			return app.Div().Class(s.places[i].Class).Body(s.inFront(s.places[i].Page)...)
		})),
		s.footer(),
		s.noticeBox(),
		s.helpDialog(),
		s.sourceDialog(),
	)
}

// inFront are the parts of p when it is the page in front. While nothing could be
// shown yet, because the first dictionary is on its way or did not come, it has none.
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

// leavers are what may have something that is not kept yet.
func (s *Site) leavers() []page.Leaver {
	all := []page.Leaver{s.answers}
	for _, p := range s.places {
		if l, ok := p.Page.(page.Leaver); ok {
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
	case <-s.shelf.OwnListed:
	default:
		s.home.Async(func() {
			<-s.shelf.OwnListed
			s.home.Dispatch(func(app.Context) {})
		})
	}
}
