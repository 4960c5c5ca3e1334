package play

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// drawnBoard is what the board showed when it was last drawn. What came since moves into its place.
type drawnBoard struct {
	table          *table
	round, letters int
	over           int // rounds that were over
}

// Times of movements, in milliseconds.
const (
	letterTime = 150 // a letter travels from its player to the row
	dropTime   = 300 // the letter that the loser spells falls on the loser's seat
	revealTime = 80  // from one letter of a named word to the next
)

// moveIn lets what is new on the board move into its place: letters come from their players, the letters of a named
// word appear one after another, and the letter that a player has lost falls from the row. Nothing waits for it: the
// page already shows where everything ends.
func (p *Page) moveIn() {
	t := p.table
	r := t.shownRound()
	before, now := p.drawn, drawnBoard{t, len(t.State().Rounds) - 1, len(r.Plays), t.roundsOver()}
	if t.review != match.Nobody {
		now.round = t.review
	}
	p.drawn = now
	if before.table != t || t.id == "" || ui.ReducedMotion() {
		return
	}
	first := before.letters
	switch {
	case now.round > before.round && t.review == match.Nobody:
		first = 0 // of a new round
	case now.round != before.round || now.over < before.over:
		return // an earlier round, or taken back
	}
	var moves strings.Builder
	move := func(what, from, orFrom string, time, wait int) {
		fmt.Fprintf(&moves, "%s|%s|%s|%d|%d\n", what, from, orFrom, time, wait)
	}
	for i := first; i < len(r.Plays); i++ {
		play, key := r.Plays[i], ""
		if !t.Setup.Players[play.Player].IsBot() {
			key = fmt.Sprintf(`.key[data-letter="%c"]`, play.Letter) // which is gone when the round is over
		}
		move(tileSelector(i), key, "#"+playerID(play.Player)+" .face", letterTime, 0)
	}
	if now.over > before.over && t.review == now.over-1 {
		wait := letterTime
		for i := range utf8.RuneCountInString(t.lettersAfter(r)) {
			move(tileSelector(len(r.Plays)+i), "", "", revealTime, wait)
			wait += revealTime
		}
		if wait > letterTime {
			move("#play-banner", "", "", revealTime, wait)
		}
		move(fmt.Sprintf("#%s .life:nth-child(%d)", playerID(r.Loser), t.State().Lost[r.Loser]), tileSelector(len(r.Plays)-1), "", dropTime, wait)
	}
	if moves.Len() > 0 {
		app.Window().Call("spectrieMove", moves.String())
	}
}

// tileSelector finds a letter on the board, counted from 0.
func tileSelector(i int) string { return fmt.Sprintf("#play-board .tile:nth-child(%d)", i+1) }
