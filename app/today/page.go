package today

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// Page is the page Today. It holds the state; other files draw its parts.
type Page struct {
	host    page.Host
	shelf   *shelf.Shelf
	answers *answers.Answers
	view    address.View // of the game that was in front before; its seat is a player's number
	counts  *counts      // nil until the answers are known

	loading   page.Work // of dictionaries
	strengths strengths
	offers    offers
	waiting   int // number of the timer that redraws the page; a later one ends the earlier ones
}

// New returns the page of a site.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{host: h, shelf: shelf, answers: answers}
}

// HasOwnRules hides the rules: the page is about all decks, whatever their rules.
func (p *Page) HasOwnRules() bool { return true }

func (p *Page) Title() string { return "Today – Spectrie" }

// Show takes the game of the page before. Its dictionary need not be on the shelf.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	p.view = view
	return view, nil, nil
}

// Settle begins whatever the page needs in the background.
func (p *Page) Settle(app.Context) {
	p.answers.LoadAnswers()
	p.findAll()
	p.focusBegin()
}

// AnswersChanged follows what another tab or a backup has added.
func (p *Page) AnswersChanged(app.Context) {
	p.findAll()
	p.focusBegin()
}

// Awake counts again when the person comes back to the window: a day may have begun.
func (p *Page) Awake() { p.findAll() }

// OnKey begins the sitting with Enter or Space, wherever the focus is, unless it is on another control.
func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	if key != "Enter" && key != " " || event.Get("repeat").Truthy() {
		return false
	}
	control := ui.Closest(event, "button, a, summary")
	own := control != nil && control.Get("id").String() == beginID && key == " " // a link hears only Enter
	if control != nil && !own {
		return false
	}
	begin, there := p.begins()
	if there {
		p.host.GoTo(ctx, begin)
	}
	return there
}

// begins is what the big button leads to: the sitting, or the first deck of somebody who has none.
func (p *Page) begins() (view address.View, there bool) {
	c := p.counted()
	switch {
	case c == nil:
		return address.View{}, false
	case len(c.rows) == 0:
		offer := p.firstOffer()
		if offer == nil {
			return address.View{}, false
		}
		return answers.ViewOf(p.courseOf(offer.seat), address.Drill), true
	}
	return p.sitting(), c.toDo() > 0
}

// sitting is the view of the sitting over all decks. It keeps the game that was in front, if that can be shown.
func (p *Page) sitting() address.View {
	view := p.view.On(address.Drill)
	if decks := p.answers.MadeDecks(); !p.shelf.Has(view.Dict) && len(decks) > 0 {
		view = answers.ViewOf(decks[0].Course, address.Drill)
	}
	view.All = true
	return view
}

// moreNew is how many new cards beyond today's limit a person can ask for at once.
const moreNew = 10

// learnMore begins a sitting with new cards beyond today's limit.
func (p *Page) learnMore() {
	p.answers.WantMore(min(moreNew, p.counted().waiting))
	p.host.GoTo(p.host.Ctx(), p.sitting())
}

// beginID is the id of the big button.
const beginID = "today-begin"

// focusBegin gives the big button the focus, unless the person has it elsewhere on the page.
func (p *Page) focusBegin() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		active := app.Window().Get("document").Get("activeElement")
		led := active.Get("id").String() == "main" || active.Call("closest", ".pages").Truthy() // what led here
		if ui.FocusHeld() && !led {
			return
		}
		if ui.Element(beginID) != nil {
			ui.Focus(beginID)
		}
	})
}

// redrawLater draws the page again when its counts no longer hold.
func (p *Page) redrawLater() {
	if app.IsServer || p.counts == nil {
		return
	}
	p.waiting++
	number, wait := p.waiting, p.counts.Lasts(p.host.Now())
	p.host.Ctx().Async(func() {
		time.Sleep(max(wait, time.Second))
		p.host.Ctx().Dispatch(func(app.Context) {
			if p.waiting == number && p.host.InFront(address.Today) {
				p.findAll()
			}
		})
	})
}

// courseOf is the course of the game that was in front, for a player.
func (p *Page) courseOf(seat int) trainer.Course {
	view := p.view
	view.Seat = seat
	return answers.CourseOf(view)
}
