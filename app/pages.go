package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/daily"
	"spectrie/app/drill"
	"spectrie/app/explore"
	"spectrie/app/hangman"
	"spectrie/app/lists"
	"spectrie/app/page"
	"spectrie/app/play"
	"spectrie/app/puzzles"
	"spectrie/app/site"
	"spectrie/app/statistics"
	"spectrie/app/strategy"
	"spectrie/app/today"
)

// pagesOf makes the pages of a site. This is the only list of them. The first page also shows addresses that no
// page has, and gets the letters that were typed before the program ran.
func pagesOf(h page.Host, w site.World, answers *answers.Answers) []page.Placement {
	return []page.Placement{
		{
			Class: "explorer", Names: []address.Page{address.Explore}, Page: explore.New(h, w.Shelf, answers),
			Bar: page.Link{Name: "Explore", Icon: "tree"},
		},
		{
			Class: "strategy", Names: []address.Page{address.Strategy}, Page: strategy.New(h, w.Shelf, answers),
			Bar: page.Link{Name: "Strategy", Icon: "strategy"},
		},
		{
			Class: "today", Names: []address.Page{address.Today}, Page: today.New(h, w.Shelf, answers),
			Bar: page.Link{Name: "Drill", Icon: "drill", Due: true},
		},
		{
			Class: "drill", Names: []address.Page{address.Drill}, Page: drill.New(h, w.Shelf, answers),
		},
		{
			Class: "statistics", Names: []address.Page{address.Statistics}, Page: statistics.New(h, answers),
		},
		{
			Class: "daily", Names: []address.Page{address.Puzzles, address.PuzzleDay}, Page: daily.New(h, w.Shelf, answers),
			Bar: page.Link{Name: "Puzzles", Icon: "puzzle"},
		},
		{
			Class: "puzzles", Names: []address.Page{address.PuzzlePractice}, Page: puzzles.New(h, w.Shelf, answers),
		},
		{
			Class: "play", Names: []address.Page{address.Play}, Page: play.New(h, w.Shelf, answers, w.Device),
			Bar: page.Link{Name: "Play", Icon: "play"},
		},
		{
			Class: "hangman", Names: []address.Page{address.Hangman, address.HangmanPractice, address.HangmanHardest, address.HangmanAlgorithms},
			Page: hangman.New(h, w.Shelf), Bar: page.Link{Name: "Hangman", Icon: "hangman"}, OnlyDictionary: true,
		},
		{
			Class: "dictionaries", Names: []address.Page{address.Dictionaries, address.Losers, address.Compare},
			Page: lists.New(h, w.Shelf, w.Ask), Bar: page.Link{Name: "Dictionaries", Short: "Lists", Icon: "lists"},
		},
	}
}

// register puts the site on go-app's router. The part of the address after '#' selects the page, so every path is
// the same route, under any prefix. It calls made with each site that it makes.
func register(w site.World, made func(*site.Site)) {
	app.RouteWithRegexp(".*", func() app.Composer {
		s := site.New(w, pagesOf)
		made(s)
		return s
	})
}
