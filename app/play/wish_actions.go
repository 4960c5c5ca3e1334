package play

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// This file handles every change that a person makes in the form for a custom match (wish.go).

// seatOf is the wish for the seat that a form element belongs to. It is nil for the person’s
// own seat.
func (p *Page) seatOf(ctx app.Context) *seatWish {
	i, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "seat"))
	you := p.view.Seat - 1
	if err != nil || i == you {
		return nil
	}
	return &p.wishes().others[p.wishes().otherIndex(i, you)]
}

func (p *Page) onKind(ctx app.Context, _ app.Event) {
	if s := p.seatOf(ctx); s != nil {
		p.changeWishes(func(*wishes) { s.become(ui.InputValue(ctx)) })
	}
}

// become changes the kind of player at the seat.
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
		p.changeWishes(func(*wishes) { p.seatOf(ctx).vocabulary = dicts.Tier(n) })
	}
}

func (p *Page) onLooks(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ui.InputValue(ctx)); err == nil {
		p.changeWishes(func(*wishes) { p.seatOf(ctx).looks = match.LookAhead(n) })
	}
}

func (p *Page) onBluffs(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(ui.InputValue(ctx)); err == nil {
		p.changeWishes(func(*wishes) { p.seatOf(ctx).bluffs = n })
	}
}

func (p *Page) onPlayerName(ctx app.Context, _ app.Event) {
	name := playerName(ui.InputValue(ctx))
	p.changeWishes(func(w *wishes) {
		if s := p.seatOf(ctx); s != nil {
			s.name = name
		} else {
			w.yours = name
		}
	})
}

// onSeats changes the number of players, here and in the rules line.
func (p *Page) onSeats(ctx app.Context, _ app.Event) {
	by, _ := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "by"))
	view := p.view
	view.Rules.Players = min(max(view.Rules.Players+by, solver.MinPlayers), solver.MaxPlayers)
	view.Seat = min(view.Seat, view.Rules.Players)
	p.host.GoTo(ctx, view)
}

func (p *Page) chooseWay(way string) {
	p.changeWishes(func(w *wishes) { w.challenges = way == "challenges" })
}

func (p *Page) onLives(ctx app.Context, _ app.Event) {
	p.chooseLives(ui.InputValue(ctx))
	ctx.JSSrc().Set("value", dicts.Capitals(p.wishes().setup(p.view, p.host.Chance).Lives))
}

// chooseLives sets the word that players spell when they lose. If nothing is left of what was
// typed, the usual word is used.
func (p *Page) chooseLives(word string) {
	lives := livesOf(word)
	p.changeWishes(func(w *wishes) { w.lives = lives })
	if lives == "" && !strings.EqualFold(strings.TrimSpace(word), match.UsualLives) {
		p.host.Tell("The word to spell needs letters. The usual one is used: " + dicts.Capitals(match.UsualLives) + ".")
	}
}

func (p *Page) chooseOpener(player string) {
	p.changeWishes(func(w *wishes) { w.opens, _ = strconv.Atoi(player) })
}

func (p *Page) chooseOpening(rule string) { p.changeWishes(func(w *wishes) { w.then = rule }) }

func (p *Page) onPause(app.Context, app.Event) {
	p.changeWishes(func(w *wishes) { w.atOnce = !w.atOnce })
	p.continueMatch()
}

func (p *Page) onPlayThis(app.Context, app.Event) {
	if p.whyNoRound() == "" {
		p.beginMatch(p.wishes().setup(p.view, p.host.Chance))
	}
}

// playerName turns what a person typed into a name, or "" if nothing is left.
func playerName(text string) string {
	name := []rune(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "")))
	return strings.TrimSpace(string(name[:min(len(name), match.MostName)]))
}

// livesOf turns what a person typed into the word that players spell when they lose. It
// returns "" for the usual word.
func livesOf(line string) string {
	letters := []rune(strings.Map(func(r rune) rune {
		if !dicts.IsLetter(r) {
			return -1
		}
		return r
	}, strings.ToLower(strings.ToValidUTF8(line, ""))))
	lives := string(letters[:min(len(letters), match.MostLives)])
	return text.Pick(lives == match.UsualLives, "", lives)
}
