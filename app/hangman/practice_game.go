package hangman

import (
	"fmt"
	"unicode/utf8"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// guessGame is the game that an address describes.
type guessGame struct {
	view        address.View // without guesses after the end of the game
	words       *hangman.Words
	lives       int
	rounds      []hangman.Round  // before the first guess and after each
	openLetters []hangman.Letter // of the words that fit now; nil until needed
}

// defaultLives is the number of lives if the address does not give one.
const defaultLives = 8

// newGuessGame plays the game of a view. The view must have a seed, and a length that has
// words.
func newGuessGame(words *hangman.Words, view address.View) *guessGame {
	g := &guessGame{view: view, words: words, lives: livesIn(view)}
	g.rounds = words.Think(view.Letters, view.Evil, view.Seed).Play(view.Tried, g.lives)
	g.view.Tried = ""
	for _, r := range g.rounds[1:] {
		g.view.Tried += string(r.Guess)
	}
	return g
}

// livesIn is the number of lives in a game of view.
func livesIn(view address.View) int {
	if view.Lives == 0 {
		return defaultLives
	}
	return view.Lives
}

// guesses is the number of guesses so far.
func (g *guessGame) guesses() int { return len(g.rounds) - 1 }

// current is the state of the game after the last guess.
func (g *guessGame) current() *hangman.Round { return &g.rounds[g.guesses()] }

// livesLost is how many lives were lost after n guesses.
func (g *guessGame) livesLost(n int) int { return utf8.RuneCountInString(g.rounds[n].Missed) }

// livesLeft is how many lives are left now.
func (g *guessGame) livesLeft() int { return g.lives - g.livesLost(g.guesses()) }

func (g *guessGame) won() bool { return g.current().Found() }

func (g *guessGame) over() bool { return g.won() || g.livesLeft() == 0 }

// unsettled reports whether several words still fit in an evil game.
func (g *guessGame) unsettled() bool { return g.view.Evil && g.current().WordsLeft > 1 }

// afterGuesses is the view of the game after its first n guesses.
func (g *guessGame) afterGuesses(n int) address.View {
	view := g.view
	view.Tried = string([]rune(view.Tried)[:n])
	return view
}

// stateOf says what is known about a letter.
func (g *guessGame) stateOf(letter rune) letterState {
	for _, r := range g.rounds[1:] {
		if r.Guess == letter {
			if r.Hit() {
				return letterShown
			}
			return letterMissing
		}
	}
	return letterOpen
}

// statusText says what the last guess did, and how many lives are left.
func (g *guessGame) statusText() string {
	r := g.current()
	upper := dicts.Capitals(string(r.Guess))
	switch {
	case r.Guess == 0:
		return fmt.Sprintf("A word of %s%s. Guess a letter.", text.Counted(g.view.Letters, "letter"), text.Pick(g.view.Evil, ", but it has not been chosen yet", ""))
	case g.won():
		return upper + " completes the word."
	case r.Hit():
		return fmt.Sprintf("%s is in the word%s.", upper, timesText(g.occurrences(g.guesses())))
	case g.livesLeft() == 0:
		return fmt.Sprintf("There is no %s, and that was the last life.", upper)
	}
	return fmt.Sprintf("There is no %s. %s left.", upper, text.Sentence(manyLives(g.livesLeft())))
}

// occurrences is how often the letter of guess n is in the word.
func (g *guessGame) occurrences(n int) int {
	places := 0
	for _, cell := range g.rounds[n].Template.Cells() {
		if cell == g.rounds[n].Guess {
			places++
		}
	}
	return places
}

// timesText adds how often a letter is in the word, unless it is there once.
func timesText(n int) string {
	return text.Pick(n == 1, "", " "+text.Times(n))
}

// beginGame starts a game with the choices of the form.
func (p *practice) beginGame() {
	if !p.canBegin() {
		return
	}
	p.anyLength = p.view.Letters == 0
	p.startGame()
}

// startGame starts a game with a random seed. If any length will do, the address gets the
// length that the seed picks.
func (p *practice) startGame() {
	view := p.view
	view.Tried = ""
	view.Seed = max(p.host.Chance(), 1)
	if p.anyLength {
		view.Letters = p.words.SomeLength(address.LeastLetters, view.Seed)
	}
	ui.ScrollToTop()
	p.host.GoTo(p.host.Ctx(), view)
}

// guessLetter guesses a letter, or says why it cannot be guessed.
func (p *practice) guessLetter(letter rune) {
	g := p.game
	upper := dicts.Capitals(string(letter))
	_, known := p.words.Alphabet().Index(letter)
	switch {
	case g.over():
	case !known:
		p.host.Tell(upper + " is not a letter in this dictionary.")
	case g.stateOf(letter) != letterOpen:
		p.host.Tell("You have already tried " + upper + ".")
	default:
		if p.showChances {
			p.noteHelp(func(h *guessHelp) { h.chances = true })
		}
		view := g.view
		view.Tried += string(letter)
		p.host.GoTo(p.host.Ctx(), view)
	}
}

// takeBack takes the last guess back.
func (p *practice) takeBack() {
	if n := p.game.guesses(); n > 0 {
		p.host.GoTo(p.host.Ctx(), p.game.afterGuesses(n-1))
	}
}

// noteHelp records the help that the person sees before the next guess.
func (p *practice) noteHelp(note func(*guessHelp)) {
	if p.helpByView == nil {
		p.helpByView = map[address.View]guessHelp{}
	}
	h := p.helpByView[p.game.view]
	note(&h)
	p.helpByView[p.game.view] = h
}

func (p *practice) onLetterKey(letter rune) {
	p.host.Tell("")
	p.guessLetter(letter)
}
