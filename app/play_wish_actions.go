package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// seatOf is the wish for the seat that an element of the form is about; nil for
// your own seat.
func (p *playPage) seatOf(ctx app.Context) *seatWish {
	i, err := strconv.Atoi(dataset(ctx.JSSrc(), "seat"))
	you := p.view.Seat - 1
	if err != nil || i == you {
		return nil
	}
	return &p.wishes().others[p.wishes().other(i, you)]
}

func (p *playPage) onKind(ctx app.Context, _ app.Event) {
	if s := p.seatOf(ctx); s != nil {
		p.wish(func(*wishes) { s.become(value(ctx)) })
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

func (p *playPage) onVocabulary(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(value(ctx)); err == nil {
		p.wish(func(*wishes) { p.seatOf(ctx).vocabulary = dicts.Tier(n) })
	}
}

func (p *playPage) onLooks(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(value(ctx)); err == nil {
		p.wish(func(*wishes) { p.seatOf(ctx).looks = match.LookAhead(n) })
	}
}

func (p *playPage) onPlayerName(ctx app.Context, _ app.Event) {
	name := playerName(value(ctx))
	p.wish(func(w *wishes) {
		if s := p.seatOf(ctx); s != nil {
			s.name = name
		} else {
			w.yours = name
		}
	})
}

// onSeats changes how many play, which the rules line says as well.
func (p *playPage) onSeats(ctx app.Context, _ app.Event) {
	by, _ := strconv.Atoi(dataset(ctx.JSSrc(), "by"))
	view := p.view
	view.Rules.Players = min(max(view.Rules.Players+by, solver.MinPlayers), solver.MaxPlayers)
	view.Seat = min(view.Seat, view.Rules.Players)
	p.GoTo(ctx, view)
}

func (p *playPage) onWay(ctx app.Context, _ app.Event) {
	p.wish(func(w *wishes) { w.challenges = value(ctx) == "challenges" })
}

func (p *playPage) onLives(ctx app.Context, _ app.Event) {
	p.liveBy(value(ctx))
	ctx.JSSrc().Set("value", dicts.Capitals(p.wishes().setup(p.view, p.Chance).Lives))
}

// liveBy makes a word the one of lives. Without letters it is the usual one.
func (p *playPage) liveBy(word string) {
	lives := livesOf(word)
	p.wish(func(w *wishes) { w.lives = lives })
	if lives == "" && !strings.EqualFold(strings.TrimSpace(word), match.UsualLives) {
		p.Tell("A word of lives needs letters. The usual one is taken: " + dicts.Capitals(match.UsualLives) + ".")
	}
}

func (p *playPage) onOpens(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(value(ctx)); err == nil {
		p.wish(func(w *wishes) { w.opens = n })
	}
}

func (p *playPage) onPause(app.Context, app.Event) {
	p.wish(func(w *wishes) { w.atOnce = !w.atOnce })
	p.turn()
}

func (p *playPage) onPlayThis(app.Context, app.Event) {
	if p.noRound() == "" {
		p.begin(p.wishes().setup(p.view, p.Chance))
	}
}
