package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
)

// wordList lists the reachable words below the fragment, each with the seat
// that completes it, and offers more where there are more.
func (e *Page) wordList() app.UI {
	s := e.Scene
	if s.Pos.Over() {
		return app.Div().Class("words") // the round is over, and the fragment is the word
	}
	all := s.Pos.Words()
	shown := min(all, board.WordsBelow+e.moreWords)
	var m markup.Writer
	m.Open("div", "id", "words")
	s.WriteWords(&m, shown)
	m.Close("div")
	return app.Div().Class("words").Body(
		app.H2().Text("Words below "+board.FragmentName(s.View.Fragment)),
		app.P().Class("quiet").Text(listNote(shown, all)),
		ui.HTML(m.HTML()),
		app.If(shown < all, func() app.UI {
			return app.Button().Type("button").ID("more-words").Class("secondary").OnClick(e.showMoreWords).
				Text("Show " + text.Grouped(min(4*board.WordsAtOnce, all-shown)) + " more")
		}),
	)
}

func listNote(shown, all int) string {
	if all == 0 {
		return "There are none."
	}
	note := text.Counted(all, "word") + " can end the round. The number is the player who completes it and loses."
	if shown < all {
		note += " Here are the first " + text.Grouped(shown) + "."
	}
	return note
}

func (e *Page) showMoreWords(app.Context, app.Event) {
	shown := board.WordsBelow + e.moreWords
	e.moreWords += 4 * board.WordsAtOnce
	e.Host.Ctx().Defer(func(app.Context) { ui.FocusOn("#words a", shown) })
}

// lettersTable lists every letter with its verdict, the plies, the words that
// remain and why. A letter is a link to where it leads.
func (e *Page) lettersTable() app.UI {
	s := e.Scene
	var m markup.Writer
	m.Open("div", "class", "letters", "id", "letters")
	m.Element("h2", "Letters")
	if len(s.Letter) == 0 {
		m.Element("p", s.NoLetters(), "class", "quiet")
		return ui.HTML(m.HTML())
	}
	m.Add(s.LetterTable())
	return ui.HTML(m.HTML())
}
