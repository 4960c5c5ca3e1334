package puzzleboard

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Board is the board of a page. The page sets the exported fields once, before the first puzzle; NextName may change.
type Board struct {
	Done     func(Outcome)   // the puzzle was solved or missed: called once, the moment it happens
	Next     func()          // the person goes on after the end
	NextName string          // of the button that does so
	Top      func() []app.UI // the line on top
	Says     func() string   // an extra line after the end; "" for none

	host    page.Host
	shelf   *shelf.Shelf
	answers *answers.Answers
	in      address.Page // the page that shows the board

	question
	run     int  // number of the loading or of the letters that play themselves; a later one ends the earlier ones
	keyStop rune // the key of the on-screen keyboard that Tab reaches
}

// question is the puzzle on the board and how far it is.
type question struct {
	puzzle  puzzle.Puzzle
	play    *puzzle.Play    // nil until its dictionary is there
	failed  error           // why there is none
	broken  bool            // and trying again will not help
	since   time.Time       // the person has been thinking
	novice  bool            // the person has never answered one of its kind
	asked   solver.Position // of the question that was answered last, or else of the one that is asked
	gave    rune            // the last letter of the person, 0 for none
	named   int             // the player whom the person named
	shown   bool            // the person has given up
	hint    string          // what is said about a letter that does not count
	reply   string          // what the others answered, since the last letter of the person
	letters string          // on the board
	coming  string          // letters that are still to appear on it
	outcome *Outcome        // nil until it is over
	carded  bool            // the person has made a card of it here
}

// Outcome is how a puzzle went.
type Outcome struct {
	Puzzle puzzle.Puzzle
	Right  bool   // solved
	Found  int    // letters that were right
	Gave   string // the wrong letter, "" for none
	Took   time.Duration
	Round  string // the letters as they were played, to the end
	Answer Answer
}

// New returns the empty board of a page.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers, in address.Page) *Board {
	return &Board{host: h, shelf: shelf, answers: answers, in: in, NextName: "Next"}
}

// Show begins a puzzle.
func (b *Board) Show(p puzzle.Puzzle) {
	b.run++
	b.question = question{puzzle: p, letters: p.Fragment, novice: b.isNew(p.Kind)}
	b.open()
}

// isNew reports whether the person has never answered a puzzle of such a kind. [puzzle.Refute] asks what [puzzle.Win] asks.
func (b *Board) isNew(kind puzzle.Kind) bool {
	if !b.answers.Ready() {
		return false
	}
	alike := []puzzle.Kind{kind}
	if kind == puzzle.Win || kind == puzzle.Refute {
		alike = []puzzle.Kind{puzzle.Win, puzzle.Refute}
	}
	return !slices.ContainsFunc(b.answers.State().Puzzles(), func(e *trainer.Entry) bool {
		before, _, _ := strings.Cut(e.Puzzle, "/")
		return slices.ContainsFunc(alike, func(k puzzle.Kind) bool { return k.String() == before })
	})
}

// Stop takes the puzzle from the board. What still loads or plays then changes nothing.
func (b *Board) Stop() {
	b.run++
	b.question = question{}
}

// Resume goes on with the puzzle when the page comes back to the front. The time elsewhere does not count as thinking.
func (b *Board) Resume() {
	switch {
	case b.puzzle.Fragment == "":
	case b.play == nil:
		if b.failed == nil {
			b.run++
			b.open()
		}
	default:
		b.playOutAtOnce()
		b.since = b.host.Now()
		b.takeFocus()
	}
}

// Puzzle is the puzzle on the board, and false while there is none.
func (b *Board) Puzzle() (puzzle.Puzzle, bool) { return b.puzzle, b.puzzle.Fragment != "" }

// Outcome is how the puzzle on the board went, nil until it is over.
func (b *Board) Outcome() *Outcome { return b.outcome }

// begin puts the question on the board. The dictionary is on the shelf.
func (b *Board) begin() {
	game, err := b.shelf.PuzzleGame(b.puzzle)
	if err == nil {
		b.play, err = puzzle.NewPlay(b.puzzle, game)
	}
	if err != nil {
		b.failed, b.broken = err, true
		return
	}
	b.asked, b.since = b.play.At, b.host.Now()
	b.takeFocus()
}

// asks reports whether the person is asked now.
func (b *Board) asks() bool { return b.play != nil && !b.play.Over && b.coming == "" }

// Give plays a letter of the person.
func (b *Board) Give(letter rune) {
	if b.play == nil || b.play.Over || b.puzzle.Kind == puzzle.Loser {
		return
	}
	if b.coming != "" { // the letter was typed before the question was there
		b.playOutAtOnce()
		return
	}
	at := b.play.At
	reply := b.play.Give(letter)
	if !reply.Legal {
		b.hint = noWord(at.Fragment() + string(letter))
		b.takeFocus()
		return
	}
	b.asked, b.gave, b.hint = at, letter, ""
	b.reply = reply.Played
	b.letters, b.coming = at.Fragment()+string(letter), reply.Played
	b.goOn()
}

// Name names the player who loses.
func (b *Board) Name(seat int) {
	if !b.asks() || b.puzzle.Kind != puzzle.Loser || seat < 1 || seat > b.puzzle.Rules.Players {
		return
	}
	b.named = seat
	b.coming = b.play.Answer(seat).Played
	b.goOn()
}

// GiveUp shows the solution. The puzzle counts as missed.
func (b *Board) GiveUp() {
	if b.play == nil || b.play.Over {
		return
	}
	b.playOutAtOnce()
	b.asked, b.gave, b.hint, b.shown = b.play.At, 0, "", true
	b.play.GiveUp()
	b.coming = b.solution().Fragment()[len(b.letters):]
	b.goOn()
}

// goOn says that the puzzle is over, if it is, and plays the letters that play themselves.
func (b *Board) goOn() {
	if b.play.Over {
		o := &Outcome{Puzzle: b.puzzle, Right: b.play.Right, Found: b.play.Found, Took: max(b.host.Now().Sub(b.since), 0), Round: b.play.At.Fragment(), Answer: b.answer()}
		if !o.Right && b.gave != 0 {
			o.Gave = string(b.gave)
		}
		b.outcome = o
	}
	run := b.run
	if b.outcome != nil {
		b.Done(*b.outcome)
	}
	if b.run == run { // the page has not gone on at once
		b.playOut()
	}
}

// OnKey acts on a key, and reports whether it did.
func (b *Board) OnKey(event app.Event, key string) bool {
	letter, digit := ui.TypedLetter(key), 0
	if utf8.RuneCountInString(key) == 1 && key >= "1" && key <= "9" {
		digit = int(key[0] - '0')
	}
	goes := key == " " || key == "Enter"
	switch {
	case b.puzzle.Fragment == "", goes && ui.Closest(event, "button, a, summary") != nil:
		return false
	case goes && b.outcome == nil && b.failed == nil, !goes && !b.asks() && b.coming == "":
		return false
	case event.Get("repeat").Truthy() && (goes || letter != 0 || digit != 0 || key == "."): // a held key answers once
	case goes:
		b.press()
	case key == ".":
		b.GiveUp()
	case b.puzzle.Kind == puzzle.Loser && digit != 0:
		b.Name(digit)
	case b.puzzle.Kind != puzzle.Loser && letter != 0:
		b.Give(letter)
	default:
		return false
	}
	return true
}

// press does what the main button says.
func (b *Board) press() {
	switch {
	case b.outcome != nil || b.broken:
		b.Next()
	case b.failed != nil:
		b.failed = nil
		b.run++
		b.open()
	default:
		b.GiveUp()
	}
}

// person is the player who is called "you": whoever is to move, and for a threat whoever has to complete the word. In
// the question who loses nobody is.
func (q *question) person() int {
	switch rules, depth := q.puzzle.Rules, utf8.RuneCountInString(q.puzzle.Fragment); q.puzzle.Kind {
	case puzzle.Threat:
		return rules.Mover(depth - 1)
	case puzzle.Loser:
		return 0
	default:
		return rules.Mover(depth)
	}
}

func noWord(letters string) string {
	return "No word begins with " + dicts.Capitals(letters) + ". That does not count; try again."
}
