//go:build !js

package lists

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/drill"
	"spectrie/app/explore"
	"spectrie/app/hangman"
	"spectrie/app/page"
	"spectrie/app/plan"
	"spectrie/app/play"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/statistics"
	"spectrie/app/storage"
	"spectrie/app/strategy"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// allPages are the pages that a list may be named on.
func allPages(h page.Host, w site.World, answers *answers.Answers) []page.Placement {
	return []page.Placement{
		{Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, answers), Bar: page.Link{Name: "Explore", Icon: "tree"}},
		{Class: "strategy", Names: []address.Page{address.Strategy}, Page: strategy.New(h, w.Shelf, answers), Bar: page.Link{Name: "Strategy", Icon: "strategy"}},
		{Class: "drill", Names: []address.Page{address.Drill}, Page: drill.New(h, w.Shelf, answers), Bar: page.Link{Name: "Drill", Icon: "drill", Due: true}},
		{Class: "statistics", Names: []address.Page{address.Statistics}, Page: statistics.New(h, answers)},
		{Class: "play", Names: []address.Page{address.Play}, Page: play.New(h, w.Shelf, answers, w.Device), Bar: page.Link{Name: "Play", Icon: "play"}},
		{Class: "hangman", Names: []address.Page{address.Hangman, address.HangmanPractice, address.HangmanHardest, address.HangmanAlgorithms}, Page: hangman.New(h, w.Shelf), Bar: page.Link{Name: "Hangman", Icon: "hangman"}, OnlyDictionary: true},
		{Class: "dictionaries", Names: []address.Page{address.Dictionaries, address.Losers, address.Compare}, Page: New(h, w.Shelf, w.Ask), Bar: page.Link{Name: "Dictionaries", Short: "Lists", Icon: "lists"}},
	}
}

func TestTheNameOfAListIsText(t *testing.T) {
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english) // the table of who loses where solves them all
	words := "abat\nabbey\nébène\nשלום\nßeta\nzebra\n"
	pagesOf := func(name string) (shapes map[address.Page][]string) {
		m := listsIn(t, &sitetest.World{Device: &storage.Memory{}, Build: allPages}, dicts.DefaultID)
		source := wordFile(apptest.Harmless+".txt", words)
		source.Name = text.CleanName(name)
		m.take(source)
		shapes = map[address.Page][]string{}
		for _, front := range address.Pages {
			view := address.View{Page: front, Dict: m.only(t), Rules: solver.Rules{Players: 2, MinLetters: 4}, Seat: 1}
			if front == address.Compare {
				view.With = dicts.DefaultID
			}
			m.Visit.Visit(view)
			shapes[front] = apptest.Shape(apptest.Rendered(t, m))
		}
		p, err := plan.Make(m.Shelf, address.View{Page: address.Strategy, Dict: m.only(t), Rules: solver.Rules{Players: 2, MinLetters: 4}, Seat: 1})
		if err != nil {
			t.Fatal(err)
		}
		sheet, err := html.Parse(strings.NewReader(p.CheatSheet().String()))
		if err != nil {
			t.Fatal(err)
		}
		shapes["sheet"] = apptest.Shape(apptest.Page{T: t, Node: sheet})
		return shapes
	}
	want := pagesOf(apptest.Harmless)
	for names := range slices.Chunk(apptest.HostileTexts(), 2) {
		name := strings.Join(names, "")
		for front, got := range pagesOf(name) {
			apptest.SameShape(t, name+" on "+string(front), got, want[front])
		}
	}
}

func TestTheNameOfARefusedFileIsText(t *testing.T) {
	said := func(name string) []string {
		m := listsOn(t, &storage.Memory{}, dicts.DefaultID)
		m.take(shelf.WordSource{File: name, Name: text.CleanName(name), Size: 3, Open: wordFile(name, "\x00\x01\x02").Open})
		return apptest.Shape(apptest.Rendered(t, m))
	}
	want := said("words.txt")
	for _, name := range apptest.HostileTexts() {
		apptest.SameShape(t, name, said(name), want)
	}
}
