package matches

import (
	"maps"
	"slices"
	"strings"
	"time"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// This file reads and writes matches as text for people.

// Bookcase makes books in the background, each once. Two goroutines must not share a book, so
// it makes its own.
type Bookcase struct {
	shelf        *shelf.Shelf // only read, which any goroutine may do
	entries      []dicts.Entry
	dictionaries map[string]*dicts.Dictionary
	books        map[bookName]*match.Book
}

type bookName struct {
	dict string
	min  int
}

// NewBookcase starts with the dictionaries on the shelf. Only the goroutine that handles
// events may call it.
func NewBookcase(shelf *shelf.Shelf) *Bookcase {
	return &Bookcase{shelf, shelf.Entries(), maps.Clone(shelf.Dictionaries), map[bookName]*match.Book{}}
}

// book is the book for a setup. It blocks while it fetches a dictionary.
func (b *Bookcase) book(setup *match.Setup) (*match.Book, error) {
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
func (b *Bookcase) match(k *Kept) (*match.Match, error) {
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
func (b *Bookcase) Text(k *Kept) string {
	m, err := b.match(k)
	if err != nil {
		return k.Record + "\n"
	}
	return m.Transcript()
}

// FileHead begins every match in a file of several. The time when it was last played
// follows. After that a match by link has LinkHead, and what the device keeps of it.
const (
	FileHead = "=== "
	LinkHead = " by link "
)

// FileText joins the texts of  It yields to the browser between them.
func FileText(list []Kept, books *Bookcase) string {
	var text strings.Builder
	turns := ui.NewTurns()
	for i := range list {
		k := &list[i]
		text.WriteString(FileHead + time.UnixMilli(k.Changed).UTC().Format(time.RFC3339))
		if k.Link != nil {
			text.WriteString(LinkHead + k.Encode())
		}
		text.WriteString("\n\n")
		text.WriteString(strings.TrimRight(books.Text(k), "\n") + "\n\n")
		_ = turns.Take() // nobody cancels it
	}
	return text.String()
}

// ReadFile reads the parts of a file. It returns the matches that are not here yet, and
// counts those that are and those that cannot be read. It yields to the browser between
func ReadFile(parts []string, here map[string]bool, books *Bookcase, at int64) (read []Kept, known, bad int) {
	turns := ui.NewTurns()
	for _, part := range parts {
		_ = turns.Take() // nobody cancels it
		k, err := readMatch(part, books, at)
		switch {
		case err != nil:
			bad++
		case here[k.Record] || here[k.ID]:
			known++
		default:
			here[k.Record], here[k.ID] = true, true
			read = append(read, k)
		}
	}
	return read, known, bad
}

// readMatch reads one part of a file. If the part does not say when it was played, the time
// is at.
func readMatch(part string, books *Bookcase, at int64) (Kept, error) {
	setup, events, err := match.ParseRecord(part)
	if err != nil {
		return Kept{}, err
	}
	book, err := books.book(&setup)
	if err != nil {
		return Kept{}, err
	}
	m, err := match.Resume(setup, book, events)
	if err != nil {
		return Kept{}, err
	}
	head, _, _ := strings.Cut(part, "\n")
	moment, byLink, isLink := strings.Cut(head, LinkHead)
	if isLink {
		return DecodeMatch(byLink)
	}
	if t, err := time.Parse(time.RFC3339, strings.TrimSpace(moment)); err == nil && t.UnixMilli() >= 0 {
		at = t.UnixMilli()
	}
	return NewKept(m, page.NewName(), at, at, nil), nil
}
