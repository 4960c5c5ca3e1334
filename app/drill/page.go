package drill

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// Page is the page on which a deck is learned: whole rounds, or single cards.
type Page struct {
	host        page.Host
	shelf       *shelf.Shelf
	answers     *answers.Answers
	view        address.View
	deck        *trainer.Deck
	summaryLine string      // of what the deck is for
	starts      []ui.Option // of the course
	session     *session    // with deck; nil until the answers on this device are known
	keyStop     rune        // of the keyboard on the screen
	playRun     int         // of the round that goes by itself; a later one ends those before
}

// session is a trainer.Session as the page shows it.
type session struct {
	trainer.Session
	day      trainer.Day     // of the person's calendar, on which it began
	beginner bool            // nothing had been answered before
	slips    []trainer.Slip  // what was about to slip when it began
	feedback feedback        // about the last answer, or what else happened
	typed    string          // of a word on a recall card
	undone   []trainer.Entry // what undo took back, to be put back
	ended    bool            // all is done, or the person has enough
	stopped  bool            // by the person
	strength string          // what the deck is worth at the end
}

// New returns the page, on a site.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{host: h, shelf: shelf, answers: answers}
}

// ActsOn is the session, and whether it has ended.
func (p *Page) ActsOn() string {
	return text.Pick(p.session != nil && p.session.ended, "the end of ", "") + p.view.Address()
}

// Undoes is what takes the last answer back, or puts it back, during a session.
func (p *Page) Undoes(again bool) func() {
	switch {
	case p.session == nil:
		return nil
	case again:
		return p.redo
	}
	return p.undo
}

// Show makes the deck that view asks for. A start that the course does not have is
// replaced by all starts. The session goes on when the deck is the same.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	if p.answers.Fits(p.deck, view) {
		p.answers.LastDeck = p.deck // with what is on the board; another page may have made its own
	}
	deck, err := p.answers.Deck(view)
	if err != nil && view.Fragment != "" {
		problems = []string{text.Sentence(err.Error()) + ". This is the whole strategy."}
		view.Fragment = ""
		deck, err = p.answers.Deck(view)
	}
	if err != nil {
		return view, nil, err
	}
	if p.deck != deck || p.view.Cards != view.Cards {
		p.session = nil
	}
	p.view = view
	p.useDeck(deck)
	return view, problems, nil
}

// use makes deck the one that is learned.
func (p *Page) useDeck(deck *trainer.Deck) {
	p.deck = deck
	p.summaryLine, p.starts = p.summaryText(), p.startOptions()
}

// renew makes the deck anew when the person has added to it since, or taken that back,
// as on another page or in another tab. The session goes on with it.
func (p *Page) refreshDeck() {
	if p.answers.Fits(p.deck, p.view) {
		return
	}
	deck, err := p.answers.Deck(p.view)
	if err != nil {
		return // the deck that there is will do
	}
	p.useDeck(deck)
	if p.session == nil {
		return
	}
	p.session.Deck = deck
	p.session.slips = slices.DeleteFunc(p.session.slips, func(s trainer.Slip) bool { return deck.Item(s.Card) == nil })
	for i := range p.session.Answers {
		a := &p.session.Answers[i]
		if item := deck.Item(a.Item.Card); item != nil {
			a.Item = item
		}
	}
}

// Settle begins the session, or goes on with the round that another page
// interrupted.
func (p *Page) Settle(ctx app.Context) {
	p.answers.LoadAnswers()
	p.beginSession()
}

// Awake goes on when the person comes back to the window: what was asked is asked
// from now on, and a new day brings a new session.
func (p *Page) Awake() {
	if p.session != nil {
		p.session.Since = p.host.Now()
		p.beginSession()
	}
}

// begin starts a session as soon as there is a deck and the answers are known.
func (p *Page) beginSession() {
	if p.deck == nil || !p.answers.Ready() {
		return
	}
	today := p.answers.State().Settings().DayOf(p.host.Now())
	if s := p.session; s != nil && s.day != today && (s.ended || s.Item == nil) {
		p.session = nil
	}
	switch {
	case p.session == nil:
		p.refreshDeck()
		p.session = &session{
			Session:  trainer.Session{Deck: p.deck, Cards: p.view.Cards},
			day:      today,
			beginner: len(p.answers.State().Reviews()) == 0,
			slips:    p.findSlipping(),
		}
		p.nextItem()
	case p.session.ended:
	case p.wasSetAside():
		p.nextItem()
	default:
		p.session.Since = p.host.Now() // and not since before a look elsewhere
		p.playUnasked()
	}
}

// takenAway reports whether the card that is asked was set aside meanwhile, as in
// another tab.
func (p *Page) wasSetAside() bool {
	s := p.session
	if s.Item == nil || s.Pending != nil {
		return false
	}
	now := p.answers.State().Progress(s.Item.Card, p.host.Now())
	return now.Suspended || now.Buried
}

// next puts the next round or card on the board, or ends the session.
func (p *Page) nextItem() {
	p.refreshDeck()
	p.session.feedback, p.session.typed = feedback{}, ""
	if !p.session.Next(p.answers.State(), p.host.Now()) {
		p.endSession(false)
		return
	}
	p.playUnasked()
}

// end shows how the session went.
func (p *Page) endSession(stopped bool) {
	p.playRun++
	p.session.ended, p.session.stopped = true, stopped
	p.session.strength = p.strengthText()
	if len(p.session.Answers) > 0 {
		p.answers.AskToPersist()
	}
	ui.ScrollToTop()
	p.takeFocus()
}

// resume goes on after the end, with more new cards when the person wants some. On
// another day it begins anew.
func (p *Page) resume(extra int) {
	p.beginSession()
	p.session.Extra += extra
	if p.session.ended {
		p.session.ended, p.session.stopped = false, false
		p.nextItem()
	}
	p.takeFocus()
}

func (p *Page) Title() string { return "Drill – Spectrie" }

func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Drill"),
			app.P().ID("summary").Class("summary").Text(p.summaryLine),
		),
		app.Div().Class("drill-note").Body(app.If(p.session == nil || !p.session.ended, p.answers.StateNote)),
		app.Div().Class("drill-columns").Body(
			app.Div().Class("drill-main").Body(p.body()),
			app.Div().Class("drill-side").Body(
				p.tools(),
				app.Div().Body(app.If(p.session != nil && !p.session.ended && len(p.deck.Decisions) > 0, p.lineSection)),
			),
		),
	}
}

// body is the board, or what stands in its place.
func (p *Page) body() app.UI {
	switch {
	case len(p.deck.Decisions) == 0:
		return p.nothingToLearn()
	case p.session == nil:
		return app.P().Class("nothing-yet").Text("Reading your answers…")
	case p.session.ended:
		return p.sessionEnd()
	}
	return p.board()
}

// AnswersChanged begins once the answers are known, and follows what another tab
// or a restored backup adds: what the board asks stays.
func (p *Page) AnswersChanged(app.Context) { p.beginSession() }
