package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const (
	// wordsAtOnce is how many words a list begins with before asking for more.
	wordsAtOnce = 250
	// wordsBelow is that for the explorer, whose list is made anew with every letter: what a
	// person sees of it at a time, so that the browser need not lay out more while somebody types.
	wordsBelow = 60
)

// wordList lists the reachable words below the fragment, each with the seat
// that completes it, and offers more where there are more.
func (e *explorer) wordList() app.UI {
	s := e.scene
	if s.pos.Over() {
		return app.Div().Class("words") // the round is over, and the fragment is the word
	}
	all := s.pos.Words()
	shown := min(all, wordsBelow+e.moreWords)
	var m markup
	m.open("div", "id", "words")
	s.writeWords(&m, shown)
	m.close("div")
	return app.Div().Class("words").Body(
		app.H2().Text("Words below "+fragmentName(s.view.Fragment)),
		app.P().Class("quiet").Text(listNote(shown, all)),
		app.Raw(m.String()),
		app.If(shown < all, func() app.UI {
			return app.Button().Type("button").ID("more-words").Class("secondary").OnClick(e.showMoreWords).
				Text("Show " + grouped(min(4*wordsAtOnce, all-shown)) + " more")
		}),
	)
}

func listNote(shown, all int) string {
	if all == 0 {
		return "There are none."
	}
	note := counted(all, "word") + " can end the round. The number is the player who completes it and loses."
	if shown < all {
		note += " Here are the first " + grouped(shown) + "."
	}
	return note
}

func (e *explorer) showMoreWords(app.Context, app.Event) {
	shown := wordsBelow + e.moreWords
	e.moreWords += 4 * wordsAtOnce
	e.Ctx().Defer(func(app.Context) { focusOn("#words a", shown) })
}
