package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer/match"
)

// playPage is the page on which matches are played, looked back on and counted.
type playPage struct {
	*Site
	view  View
	books books
	table *table // the match in front; nil while one is chosen
}

// table is a match as the page shows it.
type table struct {
	*match.Match
	id     string
	begun  int64 // milliseconds since 1970
	review int   // index of the round that is looked back on; match.Nobody on the board
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

func (p *playPage) show(view View) (shown View, problems []string, err error) {
	p.view = view
	return view, nil, nil
}

func (p *playPage) settle(app.Context) {}

func (p *playPage) title() string { return "Play – Spectrie" }

func (p *playPage) parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(app.H1().Text("Play")),
		app.Div().Body(p.front()),
		app.Div().Body(p.past()),
	}
}

// front is what the page is about now: the choice of a match, the board, or the
// review of a round.
func (p *playPage) front() app.UI {
	switch {
	case p.table == nil:
		return p.lobby()
	case p.table.review != match.Nobody:
		return p.review()
	}
	return p.board()
}

func (p *playPage) onKey(app.Context, app.Event, string) bool { return false }

func (p *playPage) matchesChanged(app.Context) {}
