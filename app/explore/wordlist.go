package explore

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// wordList lists words below the fragment by the person's choice, each with the player who completes
// it. A button shows more of them.
func (e *Page) wordList() app.UI {
	s := e.Scene
	if s.Pos.Over() {
		return app.Div().Class("words") // the round is over, and the fragment is the word
	}
	choice := e.wordChoice
	if choice == "" {
		choice = board.CommonWords
	}
	words, all := s.WordsBelow(choice, board.ExplorerWords+e.moreWords)
	var m markup.Writer
	m.Open("div", "id", "words")
	s.WriteWords(&m, words)
	who := s.Subject(s.Seat)
	return app.Div().Class("words").Body(
		app.H2().Text(wordsHeading(s.View.Fragment)),
		ui.When(s.Pos.Words() > 0, func() app.UI {
			return ui.Choice("word-choice", "Show", string(choice), e.chooseWords, []ui.Option{
				{Value: string(board.CommonWords), Text: "common words first"},
				{Value: string(board.ShortWords), Text: "short words first"},
				{Value: string(board.WonWords), Text: "words that " + who.Does("win") + " by"},
				{Value: string(board.LostWords), Text: "words that " + who.Does("lose") + " by"},
				{Value: string(board.SortedWords), Text: "words from A to Z"},
			})
		}),
		app.P().Class("quiet").Text(listNote(len(words), all)),
		ui.HTML(m.HTML()),
		app.If(len(words) < all, func() app.UI {
			return ui.Button("more-words").Class("secondary").OnClick(e.showMoreWords).
				Text("Show " + text.Counted(min(4*board.WordsAtOnce, all-len(words)), "more word"))
		}),
	)
}

func (e *Page) chooseWords(choice string) {
	e.wordChoice, e.moreWords = board.WordChoice(choice), 0
}

func wordsHeading(fragment string) string {
	if fragment == "" {
		return "All words"
	}
	return "Words that begin with " + dicts.Capitals(fragment)
}

func listNote(shown, all int) string {
	if all == 0 {
		return "There are no words."
	}
	note := text.Counted(all, "word") + " can end the round. The number beside a word is the player who completes it and loses."
	if shown < all {
		note += " Here are the first " + text.Grouped(shown) + "."
	}
	return note
}

func (e *Page) showMoreWords(app.Context, app.Event) {
	shown := board.ExplorerWords + e.moreWords
	e.moreWords += 4 * board.WordsAtOnce
	e.Host.Ctx().Defer(func(app.Context) { ui.FocusOn("#words a", shown) })
}

// lettersTable is a table of all letters. A row has the verdict, the length of best play, the
// words that remain, and the reason. The letter is a link to where it leads.
func (e *Page) lettersTable() app.UI {
	s := e.Scene
	var m markup.Writer
	m.Open("div", "class", "letters", "id", "letters")
	m.Element("h2", "Letters")
	if len(s.Letters) == 0 {
		m.Element("p", s.NoLetters(), "class", "quiet")
		return ui.HTML(m.HTML())
	}
	m.Add(s.LetterTable())
	if others := e.otherAnswers(); len(others) > 0 {
		m.Element("p", "These answers are the quickest. The words to know answer "+text.Listed(others)+", so that there are fewer to learn.", "class", "quiet", "id", "other-answers")
	}
	return ui.HTML(m.HTML())
}

// otherAnswers are the replies to which the words to know have another answer than the table, as in
// "E with L".
func (e *Page) otherAnswers() []string {
	s := e.Scene
	if s.ManyPlayers() || s.Pos.Over() || s.Pos.Mover() == s.Seat {
		return nil
	}
	var others []string
	words := e.wordsToKnow()
	for reply := range s.Pos.Next() {
		after := reply.Fragment()
		i := slices.IndexFunc(words, func(word string) bool { return len(word) > len(after) && strings.HasPrefix(word, after) })
		if i < 0 {
			continue
		}
		learned, _ := utf8.DecodeRuneInString(words[i][len(after):])
		if quickest, ok := reply.Best(); ok && quickest.Letter() != learned {
			others = append(others, dicts.Capitals(string(reply.Letter()))+" with "+dicts.Capitals(string(learned)))
		}
	}
	return others
}
