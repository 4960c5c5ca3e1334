package play

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// Page is the page for playing, reviewing and managing matches.
type Page struct {
	host        page.Host
	shelf       *shelf.Shelf
	answers     *answers.Answers
	matches     *matches.Matches
	view        address.View
	books       books
	nextWishes  *wishes // choices for the next match; nil until they are read
	table       *table  // the match being played or reviewed; nil in the lobby
	setAside    *table  // the match that was on the table before
	awaitsMatch bool    // the match in the address is not read yet
	browse      browsing
	botTurn     int  // number of the current turn; a later turn cancels a bot that still thinks
	leftTable   bool // the person has just left the table, and the focus must move
	boardMoved  bool // something on the board has changed and must be visible
	drawn       drawnBoard
	turned      bool // the address has only turned to another round or step of the match

	keyStop  rune // the key of the on-screen keyboard that Tab reaches
	tapped   rune // the last letter tapped on the screen
	tappedAt time.Time
}

// New returns the page.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers, device storage.Device) *Page {
	p := &Page{host: h, shelf: shelf, answers: answers}
	p.matches = matches.New(h, device, matches.Events{Changed: p.matchesChanged, Renamed: p.matchRenamed, Removed: p.matchRemoved})
	return p
}

// UnkeptText encodes the matches that are not kept yet, for the next page to take over.
func (p *Page) UnkeptText() (key, text string) { return p.matches.UnkeptText() }

// ActsOn identifies the match on the table and the round under review. In the lobby it
// identifies the rules.
func (p *Page) ActsOn() string {
	view := p.view
	view.Round, view.Step = 0, 0
	if p.table != nil {
		view.Round = p.table.review + 1
	}
	return view.Address()
}

// Undoes returns the function that takes back the last letter. It returns nil when no match
// is on the table.
func (p *Page) Undoes(again bool) func() {
	if p.table == nil || again {
		return nil
	}
	return p.takeBack
}

// books caches the book that was used last.
type books struct {
	dict     string
	lastBook *match.Book
}

// book is the book for a view. The shelf must have the view’s dictionary.
func (b *books) book(l *shelf.Shelf, view address.View) *match.Book {
	if b.lastBook == nil || b.dict != view.Dict || b.lastBook.MinLetters != view.Rules.MinLetters {
		b.dict, b.lastBook = view.Dict, match.NewBook(l.Dictionaries[view.Dict].Trie, view.Rules.MinLetters)
	}
	return b.lastBook
}

// Show puts the match that view names on the table, or clears the table for the lobby. It
// also clears the table if the rules have changed, because that means leaving the match.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	before, table := p.view, p.table
	p.view, p.awaitsMatch = view, false
	switch {
	case view.Record != "" && p.table != nil && p.table.id == "" && before.Record == view.Record:
	case view.Record != "":
		problems = p.openRecord(view.Record)
		p.view.Round, p.view.Step = view.Round, view.Step
	case view.Turn != "":
		problems = p.openTurn(view.Turn)
	case view.Match == "":
		p.clearTable()
	case p.table == nil || p.table.id != view.Match:
		problems = p.openKept(view.Match)
	}
	if p.table != nil && gameOf(p.table.view()) != gameOf(view) {
		p.clearTable()
	}
	p.turned = false
	switch {
	case p.table != nil:
		p.turned = p.table == table
		p.turnToAddress(p.turned && before.Round > 0)
	case !p.awaitsMatch:
		p.view = p.view.On(address.Play).At(p.view.Fragment)
	}
	return p.view, problems, nil
}

// gameOf is the part of a view that a match depends on.
func gameOf(v address.View) address.View {
	return address.View{Dict: v.Dict, Rules: v.Rules, Seat: v.Seat}
}

// HasOwnRules reports whether a match on the table fixes the rules, or will once it is read.
func (p *Page) HasOwnRules() bool { return p.table != nil || p.awaitsMatch }

// Settle continues the match, which another page may have interrupted.
func (p *Page) Settle(app.Context) {
	if !p.matches.LoadMatches() {
		p.countRecord() // what was played since
	}
	p.boardMoved = !p.turned
	p.settleTable()
}

// openAwaited opens the match in the address once the matches are read.
func (p *Page) openAwaited(app.Context) {
	if p.awaitsMatch && p.matches.Ready() {
		p.host.Reload()
		p.settleTable()
	}
}

// settleTable goes on with the match on the table, if there is one.
func (p *Page) settleTable() {
	if p.table != nil && p.table.id != "" {
		p.answers.LoadAnswers() // which say what of the match is in the drill
	}
	p.settleTurn()
	p.continueMatch()
}

func (p *Page) Title() string {
	if p.table != nil {
		return text.Sentence(matches.Against(&p.table.Setup, p.table.link)) + " – Play – Spectrie"
	}
	return "Play – Spectrie"
}

// Parts always returns the same elements, so that their contents can change without moving
// the focus.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text(text.Pick(p.table == nil, "Play Ghost against bots, with people next to you, or by link.", "Play")),
			app.P().ID("play-summary").Class("summary").Text(p.summary()),
		),
		app.Div().Body(p.tableOrLobby()),
		ui.When(p.table != nil && p.table.review != match.Nobody, p.reviewSection),
		ui.When(p.table == nil && !p.awaitsMatch, p.pastSection),
		ui.When(len(p.matches.List) > 0, p.shareDialog),
	}
}

func (p *Page) tableOrLobby() app.UI {
	switch {
	case p.awaitsMatch:
		return app.P().Class("nothing-yet").Text("Reading your matches…")
	case p.table == nil:
		return p.lobby()
	}
	return p.board()
}

// summary says who plays, with which dictionary and rules.
func (p *Page) summary() string {
	if p.table == nil {
		return "" // the heading says it
	}
	s := &p.table.Setup
	return fmt.Sprintf("%s · %s, words of %s or more · %s", text.Sentence(matches.Against(&p.table.Setup, p.table.link)), p.shelf.NameOf(s.Dict),
		text.Counted(s.MinLetters, "letter"), text.Pick(s.Challenges, "with challenges", "strict"))
}
