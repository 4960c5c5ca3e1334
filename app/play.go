package app

import (
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
	"spectrie/trainer/match"
)

// playPage is the page on which matches are played, looked back on and counted.
type playPage struct {
	Host
	shelf   *library
	answers *training
	played  *matches
	view    View
	books   books
	chosen  *wishes // for the next match; nil until they were read
	table   *table  // the match in front; nil while one is chosen
	left    *table  // the match that was in front before
	reads   bool    // the match that the address names is not read yet
	browse  browsing
	beat    int  // of the bot that thinks; a later one ends those before
	leaves  bool // the table was just left, and the focus with it
	moved   bool // something on the board did, which must be seen

	tapped   rune // the last letter that was, on the screen
	tappedAt time.Time
}

// newPlayPage returns the page, on a site.
func newPlayPage(h Host, shelf *library, answers *training, device storage.Device) *playPage {
	p := &playPage{Host: h, shelf: shelf, answers: answers}
	p.played = newMatches(h, device, matchEvents{changed: p.followMatches, renamed: p.matchRenamed, removed: p.matchRemoved})
	return p
}

// unkeptText are the matches that are not kept, as they are left behind.
func (p *playPage) unkeptText() (key, text string) { return p.played.unkeptText() }

// undoes is what takes the last letter back, when a match is on the table.
func (p *playPage) undoes(again bool) func() {
	if p.table == nil || again {
		return nil
	}
	return p.takeBack
}

// books keeps the book that was used last.
type books struct {
	dict string
	last *match.Book
}

// book is the book of a view, whose dictionary the library must have.
func (b *books) book(l *library, view View) *match.Book {
	if b.last == nil || b.dict != view.Dict || b.last.MinLetters != view.Rules.MinLetters {
		b.dict, b.last = view.Dict, match.NewBook(l.dictionaries[view.Dict].Trie, view.Rules.MinLetters)
	}
	return b.last
}

// show puts the match on the table that view names, or clears the table for the
// choice of another one. A match that does not fit the rules of view was left by
// changing them.
func (p *playPage) show(view View) (shown View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	p.view, p.reads = view, false
	switch {
	case view.Record != "":
		problems = p.openRecord(view.Record)
	case view.Match == "":
		p.clear()
	case p.table == nil || p.table.id != view.Match:
		problems = p.open(view.Match)
	}
	if p.table != nil && gameOf(p.table.view()) != gameOf(view) {
		p.clear()
	}
	if p.table == nil && !p.reads {
		p.view.Match, p.view.Record = "", ""
	}
	return p.view, problems, nil
}

// gameOf is what of a view a match is bound to.
func gameOf(v View) View { return View{Dict: v.Dict, Rules: v.Rules, Seat: v.Seat} }

// hasOwnRules reports whether a match is on the table, or will be once it is read.
func (p *playPage) hasOwnRules() bool { return p.table != nil || p.reads }

// settle goes on with the match, which another page may have interrupted.
func (p *playPage) settle(app.Context) {
	if !p.played.awaitMatches() {
		p.tally() // of what was played since
	}
	p.moved = true
	p.turn()
}

// matchesChanged opens the match that the address names, once it is read.
func (p *playPage) matchesChanged(app.Context) {
	if p.reads && p.played.ready() {
		p.Reload()
		p.turn()
	}
}

func (p *playPage) title() string {
	if p.table != nil {
		return sentence(against(&p.table.Setup)) + " – Play – Spectrie"
	}
	return "Play – Spectrie"
}

// parts keep their places, whatever they hold.
func (p *playPage) parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Play"),
			app.P().ID("play-summary").Class("summary").Text(p.summary()),
		),
		app.Div().Body(p.front()),
		app.Div().Body(app.If(p.table != nil && p.table.review != match.Nobody, p.review)),
		app.Div().Body(app.If(p.table == nil && !p.reads, p.past)),
	}
}

// front is what the page is about now: the choice of a match, or the table.
func (p *playPage) front() app.UI {
	switch {
	case p.reads:
		return app.P().Class("nothing-yet").Text("Reading your matches…")
	case p.table == nil:
		return p.lobby()
	}
	return p.board()
}

// summary says what is played, and how.
func (p *playPage) summary() string {
	if p.table == nil {
		return "A match of Ghost, against bots or with people beside you."
	}
	s := &p.table.Setup
	return fmt.Sprintf("%s · %s, words from %s · %s", sentence(against(&p.table.Setup)), p.shelf.nameOf(s.Dict),
		counted(s.MinLetters, "letter"), pick(s.Challenges, "with challenges", "strict"))
}
