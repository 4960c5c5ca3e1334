package play

import (
	"fmt"

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
	dropTime   = 450 // the letter that the loser spells falls on the loser's seat
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
	tiles := elements("#play-board .tile")
	if len(tiles) < len(r.Plays) {
		return
	}
	for i := first; i < len(r.Plays); i++ {
		play := r.Plays[i]
		from := elements("#" + playerID(play.Player) + " .face")
		if !t.Setup.Players[play.Player].IsBot() { // the keys are gone when the round is over
			from = append(elements(fmt.Sprintf(`.key[data-letter="%c"]`, play.Letter)), from...)
		}
		if len(from) > 0 {
			travel(tiles[i], from[0], letterTime, 0)
		}
	}
	if now.over == before.over || t.review != now.over-1 {
		return
	}
	rest := tiles[len(r.Plays):]
	wait := letterTime + revealTime*len(rest)
	for i, tile := range rest {
		appear(tile, letterTime+revealTime*i)
	}
	if len(rest) > 0 {
		appear(ui.Element("play-banner"), wait)
	}
	if lost := elements("#" + playerID(r.Loser) + " .life.lost"); len(lost) > 0 {
		travel(lost[len(lost)-1], tiles[len(r.Plays)-1], dropTime, wait)
	}
}

// travel moves an element to its place from where another one is, after a wait. Until then it is not seen.
func travel(what, from app.Value, time, wait int) {
	start, end := from.Call("getBoundingClientRect"), what.Call("getBoundingClientRect")
	middle := func(of app.Value, edge, size string) float64 { return of.Get(edge).Float() + of.Get(size).Float()/2 }
	at := fmt.Sprintf("translate(%.0fpx, %.0fpx) scale(", middle(start, "left", "width")-middle(end, "left", "width"), middle(start, "top", "height")-middle(end, "top", "height"))
	scale := min(start.Get("width").Float()/max(end.Get("width").Float(), 1), 3)
	frames := []any{map[string]any{"transform": fmt.Sprint(at, scale, ")")}, map[string]any{"transform": "none"}}
	if wait > 0 {
		hidden, until := at+"0)", float64(wait)/float64(wait+time)
		frames = append([]any{map[string]any{"transform": hidden}, map[string]any{"transform": hidden, "offset": until}}, frames...)
		frames[2].(map[string]any)["offset"] = until
	}
	what.Call("animate", frames, map[string]any{"duration": wait + time, "easing": "ease-out"})
}

// appear shows an element after a wait.
func appear(what app.Value, wait int) {
	what.Call("animate", []any{map[string]any{"transform": "scale(0)"}, map[string]any{"transform": "none"}},
		map[string]any{"duration": revealTime, "delay": wait, "fill": "backwards"})
}

// elements are those that match a selector.
func elements(selector string) []app.Value {
	list := app.Window().Get("document").Call("querySelectorAll", selector)
	found := make([]app.Value, list.Length())
	for i := range found {
		found[i] = list.Index(i)
	}
	return found
}
