package hangman

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/solver/hangman"
)

// guessing is the part of the Hangman page on which somebody guesses a word, letter
// by letter. A game is all in its address; what is found out about it is kept while
// the page lives.
type practice struct {
	host        page.Host
	shelf       *shelf.Shelf
	view        address.View
	words       *hangman.Words
	game        *guessGame // nil while one is chosen
	anyLength   bool       // the next word may have any length, as the last one could
	staleGame   bool       // the address still names a game that another dictionary ended
	showCount   bool       // the person wants to see how many words fit
	showChances bool       // the person wants to see chances on the keys
	keyTabStop  rune       // of the keyboard on the screen
	helpByView  map[address.View]guessHelp
	work        page.Work // one task at a time; what is under way and still asked for is finished first
	taskKey     any       // what its task finds
	judgements  map[guessKey]judgement
	bestGames   map[bestKey]bestGame
	evilReplies map[guessKey]hangman.Round // of an evil page to letters that were not guessed
}

// guessHelp is what a person was shown before a guess.
type guessHelp struct{ best, chances bool }

// mend makes view one that can be shown: without the game where the address does
// not say all of it, or the dictionary has no such words. A dictionary that stands
// in for the one of the address has no game.
func (p *practice) playableView(view address.View) (mended address.View, problems []string) {
	p.staleGame = view.Seed != 0 && p.view.Seed == view.Seed && p.view.Dict != view.Dict
	words := p.shelf.HangmanWords(view.Dict)
	switch {
	case view.Dict != p.host.Asked().Dict || p.staleGame:
		view.Seed = 0
	case view.Letters != 0 && words.SomeLength(address.LeastLetters, 0) == 0: // of which the choice of a game tells
		view.Seed = 0
	case view.Letters != 0 && words.Count(view.Letters) == 0:
		problems = []string{p.shelf.NameOf(view.Dict) + " has no words of " + text.Counted(view.Letters, "letter") + "; choose another length."}
		view.Seed = 0
	case view.Letters == 0 && view.Seed != 0:
		problems = []string{"The address of this game does not say how many letters the word has; begin a new one."}
		view.Seed = 0
	}
	if words.Count(view.Letters) == 0 {
		view.Letters = 0
	}
	if view.Seed == 0 {
		view.Tried = ""
	}
	return view, problems
}

func (p *practice) Show(view address.View) {
	p.view, p.words, p.game = view, p.shelf.HangmanWords(view.Dict), nil
	if view.Seed != 0 {
		p.game = newGuessGame(p.words, view)
	}
}

func (p *practice) title() string { return page.Heading(p.view.Page, hangmanParts) }

// settle finds out about the guesses, and gives the keyboard to the game.
func (p *practice) settle(app.Context) {
	if p.staleGame {
		p.staleGame = false
		p.host.Replace(p.view)
	}
	p.startWork()
	p.focusGame()
}

func (p *practice) Body() []app.UI {
	return []app.UI{
		app.Div().Body(app.If(p.game == nil, p.lobby)),
		app.Div().Body(app.If(p.game != nil, p.board)),
	}
}

// onKey gives the keys their meaning. Enter belongs to a button that has the focus.
func (p *practice) onKey(_ app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	switch {
	case event.Get("repeat").Truthy():
		return false
	case key == "Enter" && ui.Closest(event, "button, a, summary") == nil && p.game == nil:
		p.beginGame()
	case key == "Enter" && ui.Closest(event, "button, a, summary") == nil && p.game.over():
		p.anotherGame()
	case p.game == nil:
		return false
	case key == "Backspace":
		p.takeBack()
	case letter != 0:
		p.guessLetter(letter)
	default:
		return false
	}
	return true
}

// hold gives the keyboard to what the person does next, unless it is elsewhere.
func (p *practice) focusGame() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		board := ui.Element("guess-board")
		if board == nil || ui.FocusHeld() && !board.Equal(app.Window().Get("document").Get("activeElement")) {
			return
		}
		ui.Focus(text.Pick(p.game.over(), "guess-again", "guess-board"))
	})
}
