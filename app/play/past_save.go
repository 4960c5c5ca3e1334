package play

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// copyTranscript copies a match as text.
func (p *Page) copyTranscript(k matches.Kept) {
	books := newBookcase(p.shelf)
	p.host.Ctx().Async(func() {
		text := books.text(&k)
		p.host.Ctx().Dispatch(func(app.Context) {
			page.CopyText(p.host, text, "The match is copied as text.", "Copy the match from here")
		})
	})
}

// saveAllMatches offers all matches as one text file.
func (p *Page) saveAllMatches() {
	list, books, at := slices.Clone(p.matches.List), newBookcase(p.shelf), p.host.Now()
	p.browse.said, p.browse.problem = "Writing the file…", false
	p.host.Ctx().Async(func() {
		text := textOfMatches(list, books)
		p.host.Ctx().Dispatch(func(app.Context) {
			p.browse.said = ""
			page.SaveText(p.host, text, "text/plain", "spectrie-matches-"+at.Format("2006-01-02")+".txt")
		})
	})
}

// bookcase makes books in the background, each once. Two goroutines must not share a book, so
// it makes its own.
type bookcase struct {
	shelf        *shelf.Shelf // only read, which any goroutine may do
	entries      []dicts.Entry
	dictionaries map[string]*dicts.Dictionary
	books        map[bookName]*match.Book
}

type bookName struct {
	dict string
	min  int
}

// newBookcase starts with the dictionaries on the shelf. Only the goroutine that handles
// events may call it.
func newBookcase(shelf *shelf.Shelf) *bookcase {
	return &bookcase{shelf, shelf.Entries(), maps.Clone(shelf.Dictionaries), map[bookName]*match.Book{}}
}

// book is the book for a setup. It blocks while it fetches a dictionary.
func (b *bookcase) book(setup *match.Setup) (*match.Book, error) {
	name := bookName{setup.Dict, setup.MinLetters}
	if book := b.books[name]; book != nil {
		return book, nil
	}
	d := b.dictionaries[setup.Dict]
	if d == nil {
		i := slices.IndexFunc(b.entries, func(e dicts.Entry) bool { return e.ID == setup.Dict })
		if i < 0 {
			return nil, shelf.ErrNotHere
		}
		read, err := b.shelf.Read(b.entries[i])
		if err != nil {
			return nil, err
		}
		d, b.dictionaries[setup.Dict] = read, read
	}
	b.books[name] = match.NewBook(d.Trie, setup.MinLetters)
	return b.books[name], nil
}

// match rebuilds a kept match from its record.
func (b *bookcase) match(k *matches.Kept) (*match.Match, error) {
	setup, events, err := match.ParseRecord(k.Record)
	if err != nil {
		return nil, err
	}
	book, err := b.book(&setup)
	if err != nil {
		return nil, err
	}
	return match.Resume(setup, book, events)
}

// text is a match as text for people. If its dictionary is not here, it is the record alone.
func (b *bookcase) text(k *matches.Kept) string {
	m, err := b.match(k)
	if err != nil {
		return k.Record + "\n"
	}
	return m.Transcript()
}

// matchHead begins every match in a file of several. The time when it was last played
// follows. After that a match by link has linkHead, and what the device keeps of it.
const (
	matchHead = "=== "
	linkHead  = " by link "
)

// textOfMatches joins the texts of matches. It yields to the browser between them.
func textOfMatches(list []matches.Kept, books *bookcase) string {
	var text strings.Builder
	turns := ui.NewTurns()
	for i := range list {
		k := &list[i]
		text.WriteString(matchHead + time.UnixMilli(k.Changed).UTC().Format(time.RFC3339))
		if k.Link != nil {
			text.WriteString(linkHead + k.Encode())
		}
		text.WriteString("\n\n")
		text.WriteString(strings.TrimRight(books.text(k), "\n") + "\n\n")
		_ = turns.Take() // nobody cancels it
	}
	return text.String()
}
