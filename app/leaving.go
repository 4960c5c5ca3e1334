package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/storage"
)

// What is not kept yet when a page goes, such as a letter played just before a
// reload, is left in localStorage, which takes it at once, for the next page that
// reads the answers or the matches.

// The keys under which pages leave it begin so, and end with the page's name. The
// values are lists of texts as the stores keep them ([storage.ListOfTexts]).
const (
	leftAnswersKey = "spectrie.left.answers."
	leftMatchesKey = "spectrie.left.matches."
)

// ownName is the name of this page.
var ownName = newWriter()

// mostLeft is how many answers are left at most: more were restored from a file,
// which has them.
const mostLeft = 1000

// leaveWhenHidden leaves what is not kept whenever the page is hidden, as it may
// never be shown again, and takes it back when it is.
func (s *Site) leaveWhenHidden() {
	if app.IsServer {
		return
	}
	document := app.Window().Get("document")
	leave := app.FuncOf(func(_ app.Value, events []app.Value) any {
		if events[0].Get("type").String() == "visibilitychange" && document.Get("visibilityState").String() == "visible" {
			storage.Remember(leftAnswersKey+ownName, "")
			storage.Remember(leftMatchesKey+ownName, "")
			return nil
		}
		storage.Remember(leftAnswersKey+ownName, leftAnswers())
		storage.Remember(leftMatchesKey+ownName, leftMatches())
		return nil
	})
	document.Call("addEventListener", "visibilitychange", leave)
	app.Window().Call("addEventListener", "pagehide", leave)
}

// leftAnswers are the answers that are not kept, as they are left.
func leftAnswers() string {
	unkept := practice.unkept
	return storage.ListOfTexts(encodeEntries(unkept[:min(len(unkept), mostLeft)]))
}

// leftMatches are the matches that are not kept as they are now, as they are left.
func leftMatches() string {
	var texts []string
	for _, k := range played.unkept {
		texts = append(texts, k.encode())
	}
	return storage.ListOfTexts(texts)
}

// takeLeftAnswers keeps answers that a page has left.
func (s *Site) takeLeftAnswers(list string) {
	texts := storage.TextsOfList(list)
	if texts == nil {
		return
	}
	entries, _ := decodeEntries(texts, nil)
	practice.add(entries...)
	s.keepAnswers(entries)
}

// takeLeftMatches keeps matches that a page has left, unless they were kept and
// have gone on since.
func (p *playPage) takeLeftMatches(list string) {
	texts := storage.TextsOfList(list)
	if texts == nil {
		return
	}
	for _, text := range texts {
		k, err := decodeMatch(text)
		if err != nil {
			continue
		}
		if here, ok := played.find(k.ID); !ok || !here.follows(text) {
			played.keep(k)
		}
	}
	p.saveMatches()
}
