package app

// pages are the pages of the site in their order.
func pagesOf(h Host, w World, answers *training) []placement {
	return []placement{
		{"explorer", []Page{Explore}, newExplorer(h, w.Shelf, answers)},
		{"strategy", []Page{Strategy}, newStrategy(h, w.Shelf, answers)},
		{"drill", []Page{Drill}, newDrill(h, w.Shelf, answers)},
		{"statistics", []Page{Statistics}, newStatistics(h, answers)},
		{"play", []Page{Play}, newPlayPage(h, w.Shelf, answers, w.Device)},
		{"hangman", []Page{Hangman, HangmanPractice, HangmanHardest, HangmanProof}, newHangmanPage(h, w.Shelf)},
		{"dictionaries", []Page{Dictionaries, Losers, Compare}, newDictionaries(h, w.Shelf, w.Ask)},
	}
}
