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

// Page is the page for learning a deck, in whole rounds or single cards.
type Page struct {
	host        page.Host
	shelf       *shelf.Shelf
	answers     *answers.Answers
	view        address.View
	deck        *trainer.Deck
	summaryLine string      // what the deck teaches
	starts      []ui.Option // the starts of the course
	session     *session    // nil until the answers on this device are known
	keyStop     rune        // the key of the on-screen keyboard that Tab reaches
	playRun     int         // number of the current run of playUnasked; a later run ends the earlier ones
}

// session is a trainer.Session with what the page shows beside it.
type session struct {
	trainer.Session
	day      trainer.Day     // on which it began
	beginner bool            // the person had answered nothing before
	slips    []trainer.Slip  // cards that were about to slip when it began
	feedback feedback        // on the last action
	typed    string          // part of a word on a recall card
	undone   []trainer.Entry // what undo took back, for redo
	ended    bool            // everything is done, or the person has stopped
	stopped  bool            // the person ended it
	strength string          // how strong the deck is at the end
}

// New returns the page.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{host: h, shelf: shelf, answers: answers}
}

// ActsOn identifies the session and whether it has ended.
func (p *Page) ActsOn() string {
	return text.Pick(p.session != nil && p.session.ended, "the end of ", "") + p.view.Address()
}

// Undoes returns the function that takes back the last answer, or with again the one that
// puts it back. It returns nil before a session.
func (p *Page) Undoes(again bool) func() {
	switch {
	case p.session == nil:
		return nil
	case again:
		return p.redo
	}
	return p.undo
}

// Show makes the deck for a view. If the course does not have the view’s start, the deck has
// all starts. If the deck is the same, the session continues.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	if p.answers.Fits(p.deck, view) {
		p.answers.LastDeck = p.deck // keep this one, because the session uses it; another page may have made its own
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

func (p *Page) useDeck(deck *trainer.Deck) {
	p.deck = deck
	p.summaryLine, p.starts = p.summaryText(), p.startOptions()
}

// refreshDeck makes the deck again if cards were added or removed since, as on another page
// or in another tab. The session continues with it.
func (p *Page) refreshDeck() {
	if p.answers.Fits(p.deck, p.view) {
		return
	}
	deck, err := p.answers.Deck(p.view)
	if err != nil {
		return // the old deck still works
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

// Settle begins the session, or continues the round that another page interrupted.
func (p *Page) Settle(ctx app.Context) {
	p.answers.LoadAnswers()
	p.beginSession()
}

// Awake continues when the person comes back to the window. The thinking time starts again,
// and a new day brings a new session.
func (p *Page) Awake() {
	if p.session != nil {
		p.beginSession()
	}
}

// beginSession begins or continues a session once the deck and the answers are known.
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
			Session:  trainer.Session{Decks: []*trainer.Deck{p.deck}, Cards: p.view.Cards},
			day:      today,
			beginner: len(p.answers.State().Reviews()) == 0,
			slips:    p.findSlipping(),
		}
		p.nextItem()
	case p.session.ended:
	case p.wasSetAside():
		p.nextItem()
	default:
		p.session.Since = p.host.Now() // time on another page does not count as thinking
		p.playUnasked()
	}
}

// wasSetAside reports whether the card that is asked was buried or suspended meanwhile, as in
// another tab.
func (p *Page) wasSetAside() bool {
	s := p.session
	if s.Item == nil || s.Pending != nil {
		return false
	}
	progress := p.answers.State().Progress(s.Item.Card, p.host.Now())
	return progress.Suspended || progress.Buried
}

// nextItem puts the next round or card on the board, or ends the session.
func (p *Page) nextItem() {
	p.refreshDeck()
	p.session.feedback, p.session.typed = feedback{}, ""
	if !p.session.Next(p.answers.State(), p.host.Now()) {
		p.endSession(false)
		return
	}
	p.playUnasked()
}

// endSession shows how the session went. stopped means that the person ended it early.
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

// resume continues after the end, with extra new cards. On another day it begins a new
// session.
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
				ui.When(p.session != nil && !p.session.ended && len(p.deck.Decisions) > 0, p.lineSection),
			),
		),
	}
}

// body is the board or what replaces it.
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

// AnswersChanged begins the session once the answers are known. Later it follows what another
// tab or a restored backup adds, and leaves the question on the board.
func (p *Page) AnswersChanged(app.Context) { p.beginSession() }
