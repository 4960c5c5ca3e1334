package play

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// seatOf is the wish for the seat that an element of the form is about; nil for
// your own seat.
func (p *Page) seatOf(ctx app.Context) *seatWish {
	i, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "seat"))
	you := p.view.Seat - 1
	if err != nil || i == you {
		return nil
	}
	return &p.wishes().others[p.wishes().other(i, you)]
}

func (p *Page) onKind(ctx app.Context, _ app.Event) {
	if s := p.seatOf(ctx); s != nil {
		p.wish(func(*wishes) { s.become(ui.InputValue(ctx)) })
	}
}

// become makes the wish one of another kind.
func (s *seatWish) become(kind string) {
	switch kind {
	case kindMade:
		*s = madeWish("")
	default:
		*s = seatWish{kind: kind}
	}
}

func (p *Page) onVocabulary(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ui.InputValue(ctx)); err == nil {
		p.wish(func(*wishes) { p.seatOf(ctx).vocabulary = dicts.Tier(n) })
	}
}

func (p *Page) onLooks(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ui.InputValue(ctx)); err == nil {
		p.wish(func(*wishes) { p.seatOf(ctx).looks = match.LookAhead(n) })
	}
}

func (p *Page) onPlayerName(ctx app.Context, _ app.Event) {
	name := playerName(ui.InputValue(ctx))
	p.wish(func(w *wishes) {
		if s := p.seatOf(ctx); s != nil {
			s.name = name
		} else {
			w.yours = name
		}
	})
}

// onSeats changes how many play, which the rules line says as well.
func (p *Page) onSeats(ctx app.Context, _ app.Event) {
	by, _ := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "by"))
	view := p.view
	view.Rules.Players = min(max(view.Rules.Players+by, solver.MinPlayers), solver.MaxPlayers)
	view.Seat = min(view.Seat, view.Rules.Players)
	p.host.GoTo(ctx, view)
}

func (p *Page) onWay(ctx app.Context, _ app.Event) {
	p.wish(func(w *wishes) { w.challenges = ui.InputValue(ctx) == "challenges" })
}

func (p *Page) onLives(ctx app.Context, _ app.Event) {
	p.liveBy(ui.InputValue(ctx))
	ctx.JSSrc().Set("value", dicts.Capitals(p.wishes().setup(p.view, p.host.Chance).Lives))
}

// liveBy makes a word the one of lives. Without letters it is the usual one.
func (p *Page) liveBy(word string) {
	lives := livesOf(word)
	p.wish(func(w *wishes) { w.lives = lives })
	if lives == "" && !strings.EqualFold(strings.TrimSpace(word), match.UsualLives) {
		p.host.Tell("A word of lives needs letters. The usual one is taken: " + dicts.Capitals(match.UsualLives) + ".")
	}
}

func (p *Page) onOpens(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ui.InputValue(ctx)); err == nil {
		p.wish(func(w *wishes) { w.opens = n })
	}
}

func (p *Page) onPause(app.Context, app.Event) {
	p.wish(func(w *wishes) { w.atOnce = !w.atOnce })
	p.turn()
}

func (p *Page) onPlayThis(app.Context, app.Event) {
	if p.noRound() == "" {
		p.begin(p.wishes().setup(p.view, p.host.Chance))
	}
}
