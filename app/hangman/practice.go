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

// practice is the part of the Hangman page on which a person guesses a word, letter by
// letter. The address holds the whole game. The judgements of guesses are kept as long as
// the tab is open.
type practice struct {
	host        page.Host
	shelf       *shelf.Shelf
	view        address.View
	words       *hangman.Words
	game        *guessGame // nil before a game starts
	anyLength   bool       // the next word may have any length
	staleGame   bool       // the address still names a game that a change of dictionary ended
	showCount   bool       // show how many words fit
	showChances bool       // show chances on the keys
	keyTabStop  rune       // the letter key on the screen that Tab reaches
	helpByView  map[address.View]guessHelp
	work        page.Work // one task at a time; a running task is finished if it is still needed
	taskKey     any       // key of the task under way
	judgements  map[guessKey]judgement
	bestGames   map[bestKey]bestGame
	evilReplies map[guessKey]hangman.Round // of an evil opponent, to letters that were not guessed
}

// guessHelp is the help that a person had before a guess.
type guessHelp struct{ best, chances bool }

// playableView turns view into one that can be shown. It drops the game if the address is
// incomplete, if the dictionary has no such words, or if another dictionary stands in for
// the one of the address.
func (p *practice) playableView(view address.View) (playable address.View, problems []string) {
	p.staleGame = view.Seed != 0 && p.view.Seed == view.Seed && p.view.Dict != view.Dict
	words := p.shelf.HangmanWords(view.Dict)
	switch {
	case view.Dict != p.host.Asked().Dict || p.staleGame:
		view.Seed = 0
	case view.Letters != 0 && words.SomeLength(address.LeastLetters, 0) == 0: // the form for a new game says so
		view.Seed = 0
	case view.Letters != 0 && words.Count(view.Letters) == 0:
		problems = []string{p.shelf.NameOf(view.Dict) + " has no words with " + text.Counted(view.Letters, "letter") + ". Choose another length."}
		view.Seed = 0
	case view.Letters == 0 && view.Seed != 0:
		problems = []string{"The address of this game does not say how many letters the word has. Start a new game."}
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

// settle judges the guesses and focuses the game.
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
		ui.When(p.game == nil, p.lobby),
		ui.When(p.game != nil, p.board),
	}
}

// onKey handles a key. Enter on a focused button or link belongs to that element.
func (p *practice) onKey(_ app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	switch {
	case event.Get("repeat").Truthy():
		return false
	case key == "Enter" && ui.Closest(event, "button, a, summary") == nil && p.game == nil:
		p.beginGame()
	case key == "Enter" && ui.Closest(event, "button, a, summary") == nil && p.game.over():
		p.startGame()
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

// focusGame focuses the board, or the button for another word at the end, unless the
// focus is elsewhere.
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
