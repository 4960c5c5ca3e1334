package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// wordsAtOnce is how many words are listed before asking for more.
const wordsAtOnce = 250

// wordList lists the reachable words below the fragment, each with the seat
// that completes it, and offers more where there are more.
func (e *explorer) wordList() app.UI {
	s := e.scene
	if s.pos.Over() {
		return app.Div().Class("words") // the round is over, and the fragment is the word
	}
	all := s.pos.Words()
	shown := min(all, wordsAtOnce+e.moreWords)
	var m markup
	m.open("ol", "class", "word-list", "id", "words", "tabindex", "-1")
	left := shown
	for _, word := range s.game.Trie().Words(s.pos.Node()) {
		if left == 0 {
			break
		}
		left--
		end, _ := s.game.At(word)
		m.open("li")
		m.element("a", word, "href", s.view.At(word).Address())
		seatChip(&m, end.Loser())
		m.close("li")
	}
	m.close("ol")
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

// fragmentName is how a fragment is called in a sentence.
func fragmentName(fragment string) string {
	if fragment == "" {
		return "∅"
	}
	return dicts.Capitals(fragment)
}

func (e *explorer) showMoreWords(app.Context, app.Event) {
	e.moreWords += 4 * wordsAtOnce
	e.home.Defer(func(app.Context) {
		if !focusHeld() {
			focus("words") // the button went with the last words
		}
	})
}
