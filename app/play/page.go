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
	"spectrie/trainer/match"
)

// Page is the page on which matches are played, looked back on and counted.
type Page struct {
	host        page.Host
	shelf       *shelf.Shelf
	answers     *answers.Answers
	matches     *matches.Matches
	view        address.View
	books       books
	nextWishes  *wishes // for the next match; nil until they were read
	table       *table  // the match in front; nil while one is chosen
	setAside    *table  // the match that was in front before
	awaitsMatch bool    // the match that the address names is not read yet
	browse      browsing
	botTurn     int  // of the bot that thinks; a later one ends those before
	leftTable   bool // the table was just left, and the focus with it
	boardMoved  bool // something on the board did, which must be seen

	keyStop  rune // of the keyboard on the screen
	tapped   rune // the last letter that was, on the screen
	tappedAt time.Time
}

// New returns the page, on a site.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers, device storage.Device) *Page {
	p := &Page{host: h, shelf: shelf, answers: answers}
	p.matches = matches.New(h, device, matches.Events{Changed: p.matchesChanged, Renamed: p.matchRenamed, Removed: p.matchRemoved})
	return p
}

// UnkeptText are the matches that are not kept, as they are left behind.
func (p *Page) UnkeptText() (key, text string) { return p.matches.UnkeptText() }

// ActsOn is the match on the table and the round that is looked back on; in the choice of
// a match it is who plays.
func (p *Page) ActsOn() string {
	on := p.view.Address()
	if p.table != nil {
		on += fmt.Sprint(" ", p.table.review)
	}
	return on
}

// Undoes is what takes the last letter back, when a match is on the table.
func (p *Page) Undoes(again bool) func() {
	if p.table == nil || again {
		return nil
	}
	return p.takeBack
}

// books keeps the book that was used last.
type books struct {
	dict     string
	lastBook *match.Book
}

// book is the book of a view, whose dictionary the library must have.
func (b *books) book(l *shelf.Shelf, view address.View) *match.Book {
	if b.lastBook == nil || b.dict != view.Dict || b.lastBook.MinLetters != view.Rules.MinLetters {
		b.dict, b.lastBook = view.Dict, match.NewBook(l.Dictionaries[view.Dict].Trie, view.Rules.MinLetters)
	}
	return b.lastBook
}

// Show puts the match on the table that view names, or clears the table for the
// choice of another one. A match that does not fit the rules of view was left by
// changing them.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	p.view, p.awaitsMatch = view, false
	switch {
	case view.Record != "":
		problems = p.openRecord(view.Record)
	case view.Match == "":
		p.clearTable()
	case p.table == nil || p.table.id != view.Match:
		problems = p.openKept(view.Match)
	}
	if p.table != nil && gameOf(p.table.view()) != gameOf(view) {
		p.clearTable()
	}
	if p.table == nil && !p.awaitsMatch {
		p.view.Match, p.view.Record = "", ""
	}
	return p.view, problems, nil
}

// gameOf is what of a view a match is bound to.
func gameOf(v address.View) address.View {
	return address.View{Dict: v.Dict, Rules: v.Rules, Seat: v.Seat}
}

// HasOwnRules reports whether a match is on the table, or will be once it is read.
func (p *Page) HasOwnRules() bool { return p.table != nil || p.awaitsMatch }

// Settle goes on with the match, which another page may have interrupted.
func (p *Page) Settle(app.Context) {
	if !p.matches.LoadMatches() {
		p.countRecord() // of what was played since
	}
	p.boardMoved = true
	p.continueMatch()
}

// matchesChanged opens the match that the address names, once it is read.
func (p *Page) openAwaited(app.Context) {
	if p.awaitsMatch && p.matches.Ready() {
		p.host.Reload()
		p.continueMatch()
	}
}

func (p *Page) Title() string {
	if p.table != nil {
		return text.Sentence(against(&p.table.Setup)) + " – Play – Spectrie"
	}
	return "Play – Spectrie"
}

// Parts keep their places, whatever they hold.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Play"),
			app.P().ID("play-summary").Class("summary").Text(p.summary()),
		),
		app.Div().Body(p.tableOrLobby()),
		app.Div().Body(app.If(p.table != nil && p.table.review != match.Nobody, p.reviewSection)),
		app.Div().Body(app.If(p.table == nil && !p.awaitsMatch, p.pastSection)),
	}
}

// front is what the page is about now: the choice of a match, or the table.
func (p *Page) tableOrLobby() app.UI {
	switch {
	case p.awaitsMatch:
		return app.P().Class("nothing-yet").Text("Reading your matches…")
	case p.table == nil:
		return p.lobby()
	}
	return p.board()
}

// summary says what is played, and how.
func (p *Page) summary() string {
	if p.table == nil {
		return "A match of Ghost, against bots or with people beside you."
	}
	s := &p.table.Setup
	return fmt.Sprintf("%s · %s, words from %s · %s", text.Sentence(against(&p.table.Setup)), p.shelf.NameOf(s.Dict),
		text.Counted(s.MinLetters, "letter"), text.Pick(s.Challenges, "with challenges", "strict"))
}
