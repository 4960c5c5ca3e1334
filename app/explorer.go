package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// Explorer is the page that shows the game below a fragment: the tree, the
// verdict, and every letter.
type Explorer struct {
	app.Compo

	asked    View     // what the address asks for
	problems []string // what was wrong with the address
	scene    *scene   // what is shown; nil while there is no dictionary at all
	fetching fetching // a dictionary on its way

	growth    growth // which part of the tree is drawn
	active    string // the fragment of the tree that the keyboard is at
	moreWords int    // words listed beyond the first page
	notice    string // what the last key or button did, when nothing else shows it
	notices   int    // how many there were, to end each in its time
	licence   licence
	prefs     preferences
	zoom      zoom
	home      app.Context // of the page itself: it outlives the button that started some work
	release   func()      // removes the listeners of the window
	drag      drag
	updatable bool // a newer version of the site waits
}

// OnInit shows the asked view at once when its dictionary is there, so that
// the page's first paint, natively or in the browser, is already the real tree.
func (e *Explorer) OnInit() {
	e.prefs = loadPreferences()
	e.asked, e.problems = ParseAddress(addressBar())
	e.growth = growth{rows: usualRows}
	if shelf.has(e.asked.Dict) {
		e.show(e.asked)
	} else if shelf.has(dicts.DefaultID) {
		e.show(DefaultView)
	}
}

// OnMount starts listening to the keyboard and to news of an update.
func (e *Explorer) OnMount(ctx app.Context) {
	e.home = ctx
	ctx.Page().SetTitle("%s", e.title())
	e.release = listen(ctx, e)
	e.replayTyped(ctx)
	if !e.updatable {
		ctx.PreventUpdate() // what OnInit showed stands
	}
	ctx.Defer(func(app.Context) {
		e.zoom.apply(e.scene)
		e.centre()
		mark("interactive")
	})
}

// OnDismount undoes OnMount.
func (e *Explorer) OnDismount() {
	if e.release != nil {
		e.release()
	}
}

// OnNav follows the address.
func (e *Explorer) OnNav(ctx app.Context) {
	asked, problems := ParseAddress(addressBar())
	same := e.shows(asked) && len(problems) == 0
	e.asked, e.problems, e.notice, e.fetching = asked, problems, "", fetching{}
	if mended := mendedAddress(); mended != "" {
		same = false
		defer func() { e.problems = []string{mended} }() // whatever else is wrong comes from mending
	}
	switch {
	case same: // as it is just after mounting
		ctx.PreventUpdate()
	case !shelf.has(asked.Dict):
		e.fetch(asked.Dict)
	case e.scene == nil || e.scene.view != asked:
		e.show(asked)
		e.settle(ctx)
	}
}

// shows reports whether the page shows view and says nothing beside it.
func (e *Explorer) shows(view View) bool {
	return e.scene != nil && e.scene.view == view && len(e.problems) == 0 && e.notice == "" && e.fetching == fetching{}
}

// show makes view the scene. Its dictionary must be on the shelf.
func (e *Explorer) show(view View) {
	before := e.scene
	if before == nil || before.view.Fragment != view.Fragment || before.view.Dict != view.Dict {
		e.growth = growth{rows: usualRows}
		e.moreWords = 0
		e.zoom.leaveOverview()
	}
	s, problem, err := compose(&shelf, view, e.growth)
	if err != nil {
		e.problems = append(e.problems, err.Error())
		return
	}
	if problem != "" {
		e.problems = append(e.problems, problem)
	}
	e.scene, e.active = s, s.view.Fragment
	if view == e.asked {
		rememberView(s.view) // and not what stands in for a dictionary that did not come
	}
}

// settle puts the page around a scene that has just changed: title, scroll.
func (e *Explorer) settle(ctx app.Context) {
	ctx.Page().SetTitle("%s", e.title())
	slide, held := e.slide(), focusHeld()
	ctx.Defer(func(ctx app.Context) {
		e.zoom.apply(e.scene)
		e.centre()
		if held && !focusHeld() {
			focus("tree") // what had it, such as the link of a letter, was replaced
			showNow()
		}
		slide()
		mark("drawn")
	})
}

// goTo changes the address to that of view; OnNav then shows it. The view that
// is asked for already makes no second entry in the history.
func (e *Explorer) goTo(ctx app.Context, view View) {
	if view == e.asked {
		return
	}
	page := ctx.Page().URL()
	destination, err := page.Parse(view.Address())
	if err != nil {
		return // an address that we made ourselves always parses
	}
	mark("asked")
	ctx.NavigateTo(destination)
}

// descend plays one letter, or says why it cannot be played.
func (e *Explorer) descend(ctx app.Context, letter rune) {
	if e.scene == nil {
		return
	}
	s := e.scene
	if _, ok := s.pos.Play(letter); !ok {
		e.tell(s.refusal(letter))
		return
	}
	e.goTo(ctx, s.view.At(s.view.Fragment+string(letter)))
}

// climb takes the last letter back.
func (e *Explorer) climb(ctx app.Context) {
	if e.scene == nil || e.scene.view.Fragment == "" {
		return
	}
	letters := []rune(e.scene.view.Fragment)
	e.goTo(ctx, e.scene.view.At(string(letters[:len(letters)-1])))
}

// Render lays the page out. Its parts keep fixed places, because go-app matches
// children by position.
func (e *Explorer) Render() app.UI {
	return app.Div().Class("page").Body(
		e.header(),
		e.rulesLine(),
		e.messages(),
		app.Main().ID("main").Class("explorer").Body(e.explorerParts()...),
		e.footer(),
		e.noticeBox(),
		e.helpDialog(),
		e.sourceDialog(),
	)
}

func (e *Explorer) explorerParts() []app.UI {
	if e.scene == nil {
		return []app.UI{e.nothingYet()}
	}
	return []app.UI{
		app.Section().Class("now").Aria("label", "Fragment and verdict").Body(
			e.fragment(),
			e.verdictBlock(),
			e.keyboard(),
		),
		e.drawing(),
		app.Section().Class("details").Aria("label", "Letters and words").Body(
			e.notions(),
			e.lettersTable(),
			e.wordList(),
		),
	}
}
