package drill

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/curve"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// Page is the page for learning decks, in whole rounds or single cards.
type Page struct {
	host        page.Host
	shelf       *shelf.Shelf
	answers     *answers.Answers
	view        address.View    // in the address
	decks       []*trainer.Deck // of the sitting: one, or all that the person has begun
	deck        *trainer.Deck   // on the board
	game        address.View    // of the deck on the board: its dictionary, rules and player
	summaryLine string          // what the deck teaches
	starts      []ui.Option     // the starts of the course
	session     *session        // nil until the answers on this device are known
	keyStop     rune            // the key of the on-screen keyboard that Tab reaches
	playRun     int             // number of the current run of playUnasked; a later run ends the earlier ones
	asking      *trainer.Entry  // an answer of an earlier sitting that undo would take back, while the page asks
	noted       *trainer.Item   // whose note the dialog edits
	noteText    string          // in its field
	curve       *curve.Curve    // of the deck on the board, at the end
}

// session is a trainer.Session with what the page shows beside it.
type session struct {
	trainer.Session
	day       trainer.Day     // on which it began
	began     int64           // when, in milliseconds
	beginner  bool            // the person had answered nothing before
	feedback  feedback        // on the last action
	typed     string          // part of a word on a recall card
	undone    []trainer.Entry // what undo took back, for redo
	ended     bool            // everything is done, or the person has stopped
	stopped   bool            // the person ended it
	strengths []string        // how strong the decks are at the end
}

// New returns the page.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{host: h, shelf: shelf, answers: answers, curve: curve.New(h, address.Drill, "drill-curve")}
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

// Show makes the decks for a view. If the course does not have the view’s start, the deck has
// all starts. If the decks are the same, the session continues.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	if p.answers.Fits(p.deck, view) {
		p.answers.LastDeck = p.deck // keep this one, because the session uses it; another page may have made its own
	}
	decks, err := p.decksOf(view)
	if err != nil && view.Fragment != "" {
		problems = []string{text.Sentence(err.Error()) + ". This is the whole strategy."}
		view.Fragment = ""
		decks, err = p.decksOf(view)
	}
	if err != nil {
		return view, nil, err
	}
	same := view
	same.Fragment = p.view.Fragment // a deck has its start
	if same != p.view || !sameDecks(decks, p.decks) {
		p.session = nil
	}
	p.view = view
	p.takeDecks(decks)
	return view, problems, nil
}

// decksOf are the decks that a sitting goes through. There is at least one. Those of the sitting under way keep
// their order.
func (p *Page) decksOf(view address.View) ([]*trainer.Deck, error) {
	if view.All {
		if decks := p.answers.Decks(); len(decks) > 0 {
			place := func(d *trainer.Deck) int {
				i := slices.IndexFunc(p.decks, func(before *trainer.Deck) bool { return before.Course == d.Course })
				return text.Pick(i < 0, len(p.decks), i)
			}
			slices.SortStableFunc(decks, func(a, b *trainer.Deck) int { return place(a) - place(b) })
			return decks, nil
		}
	}
	deck, err := p.answers.Deck(view)
	return []*trainer.Deck{deck}, err
}

// sameDecks reports whether two lists are of the same courses and starts. A deck may be newer in one of them.
func sameDecks(a, b []*trainer.Deck) bool {
	return slices.EqualFunc(a, b, func(a, b *trainer.Deck) bool { return a.Course == b.Course && a.Start == b.Start })
}

// takeDecks makes decks those of the sitting. The session continues with them.
func (p *Page) takeDecks(decks []*trainer.Deck) {
	if slices.Equal(decks, p.decks) {
		return
	}
	p.decks = decks
	if p.session == nil || p.session.Deck == nil {
		p.useDeck(decks[0])
		return
	}
	p.session.Use(decks)
	p.useDeck(p.session.Deck)
}

// itemToAsk is the card that the address asks for at once, or nil.
func (p *Page) itemToAsk() *trainer.Item {
	if p.view.Ask == "" {
		return nil
	}
	fragment := text.Pick(p.view.Ask == address.NoLetters, "", p.view.Ask)
	return p.decks[0].Item(trainer.Card{Course: p.decks[0].Course, Fragment: fragment})
}

// useDeck puts a deck on the board.
func (p *Page) useDeck(deck *trainer.Deck) {
	if p.deck == deck {
		return
	}
	c := deck.Course
	p.deck = deck
	p.game = address.View{Page: address.Drill, Dict: c.Dict, Rules: c.Rules, Seat: c.Seat, Easiest: c.Easiest, Guaranteed: c.Guaranteed, Fragment: deck.Start}
	p.summaryLine, p.starts = p.summaryText(), p.startOptions()
}

// refreshDecks makes the decks again if cards were added or removed since, as on another page
// or in another tab.
func (p *Page) refreshDecks() {
	if decks, err := p.decksOf(p.view); err == nil { // otherwise the old decks still work
		p.takeDecks(decks)
	}
}

// Settle begins the session, or continues the round that another page interrupted. A session that has ended makes way
// for the next one as soon as there is something to do.
func (p *Page) Settle(ctx app.Context) {
	p.answers.LoadAnswers()
	switch s := p.session; {
	case s == nil:
	case !s.ended:
		s.Extra += p.answers.TakeMore()
	default:
		queue := s.Queue(p.answers.State(), p.host.Now())
		if s.Practice || p.answers.WantsMore() || queue.Next() != nil {
			p.session = nil
		}
	}
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
		p.refreshDecks()
		if p.view.Ask != "" && p.itemToAsk() == nil { // only now, because a deck also has what the person added
			p.host.Problem("Your strategy has no card there. This is what is due.")
		}
		p.session = &session{
			Session:  trainer.Session{Decks: p.decks, Cards: p.view.Cards, Practice: p.view.Practice, First: p.itemToAsk(), Extra: p.answers.TakeMore()},
			day:      today,
			began:    p.host.Now().UnixMilli(),
			beginner: len(p.answers.State().Reviews()) == 0,
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
	p.refreshDecks()
	p.session.feedback, p.session.typed = feedback{}, ""
	if !p.session.Next(p.answers.State(), p.host.Now()) {
		p.endSession(false)
		return
	}
	p.useDeck(p.session.Deck)
	p.noteLesson()
	p.playUnasked()
}

// endSession shows how the session went. stopped means that the person ended it early.
func (p *Page) endSession(stopped bool) {
	p.playRun++
	p.session.ended, p.session.stopped = true, stopped
	p.session.strengths = p.strengthTexts()
	p.curve.Show(p.deck, p.answers.State())
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
	sits := p.sits()
	return []app.UI{
		app.Header().Class(text.Pick(sits, "sr-only", "page-head")).Body(
			app.H1().Text("Drill"),
			app.P().ID("summary").Class("summary").Text(p.summaryLine),
		),
		app.Div().Class("drill-note").Body(app.If(p.session == nil || sits && p.answers.Failed != nil, p.answers.StateNote)),
		app.Div().Class(text.Pick(sits, "drill-columns sitting", "drill-columns")).Body(
			app.Div().Class("drill-main").Body(p.body()),
			app.Div().Class("drill-side").Body(ui.When(sits, p.lineSection)),
		),
		p.undoDialog(),
		p.noteDialog(),
	}
}

// sits reports whether a sitting goes on. It fills the window.
func (p *Page) sits() bool { return p.session != nil && !p.session.ended && p.anyCards() }

// anyCards reports whether there is anything to learn.
func (p *Page) anyCards() bool {
	return slices.ContainsFunc(p.decks, func(d *trainer.Deck) bool { return len(d.Decisions) > 0 })
}

// HasOwnRules reports whether the sitting goes through all decks, whatever the menus say.
func (p *Page) HasOwnRules() bool { return p.view.All }

// body is the board or what replaces it.
func (p *Page) body() app.UI {
	switch {
	case !p.anyCards():
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
