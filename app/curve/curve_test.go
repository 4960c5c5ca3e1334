//go:build !js

package curve

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
	"spectrie/trainer"
)

// visit is a person with a deck, and a page that shows its curve.
type visit struct {
	app.Compo
	page.Host // nil: of all else nothing is asked

	*Curve
	home   app.Context
	engine app.TestEngine
	now    time.Time
	away   bool // another page is in front

	deck  *trainer.Deck
	log   trainer.Log
	state *trainer.State
}

func (v *visit) OnPreRender(ctx app.Context) { v.home = ctx }
func (v *visit) Render() app.UI              { return app.Div().Body(v.Part()) }
func (v *visit) Ctx() app.Context            { return v.home }
func (v *visit) Now() time.Time              { return v.now }
func (v *visit) InFront(address.Page) bool   { return !v.away }

// visiting opens the page at noon of 21 November 2026.
func visiting(t *testing.T) *visit {
	t.Helper()
	v := &visit{engine: app.NewTestEngine(), now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	v.Curve = New(v, address.Statistics, "here")
	if err := v.engine.Load(v); err != nil {
		t.Fatal(err)
	}
	v.engine.ConsumeAll()
	v.deck = v.deckOf(t, "")
	v.state = trainer.Fold(&v.log, v.now)
	return v
}

func (v *visit) deckOf(t *testing.T, start string) *trainer.Deck {
	t.Helper()
	view := apptest.Game(2, 1, start)
	game, err := apptest.ShelfWith(t, dicts.DefaultID).Solve(view.Dict, view.Rules)
	if err != nil {
		t.Fatal(err)
	}
	course := apptest.TestCard("").Course
	if start != "" {
		course.Seat = 2
	}
	deck, err := trainer.NewDeck(game, course, start)
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// sit answers all cards of the deck.
func (v *visit) sit() {
	for _, item := range v.deck.Decisions {
		e := v.log.Next("a", trainer.Answered, v.now)
		e.Card, e.Grade = item.Card, trainer.Easy
		v.state.Add(v.now, e)
	}
}

// show shows the curve as it is once all is computed.
func (v *visit) show(t *testing.T) apptest.Page {
	t.Helper()
	v.Show(v.deck, v.state)
	v.engine.ConsumeAll()
	return apptest.Rendered(t, v)
}

func TestTheCurveBeginsWithTheSecondDay(t *testing.T) {
	t.Parallel()
	v := visiting(t)
	says := func(p apptest.Page) string { return p.One(".curve-says").Words() }
	if got := says(v.show(t)); got != "Your curve begins with your first answer." {
		t.Errorf("before any answer: %q", got)
	}
	v.sit()
	if got := says(v.show(t)); !strings.HasPrefix(got, "You began at 3") || !strings.HasSuffix(got, " of 100 rounds and are at 100 now. Your curve begins tomorrow.") {
		t.Errorf("on the first day: %q", got)
	}
	before := v.show(t)
	v.now = v.now.AddDate(0, 0, 3)
	p := v.show(t)
	now := Rounds(v.deck.Strength(func(c trainer.Card) float64 { return v.state.Retrievability(c, v.now) }, trainer.Opponent{Perfect: true}))
	rows := p.Table("here")
	if len(rows) != 4 || rows[0] != fmt.Sprintf("Today|%d", now) || !strings.HasPrefix(rows[3], "Saturday 21 November 2026|9") {
		t.Errorf("%q", rows)
	}
	if got := says(p); got != "" {
		t.Errorf("beside the line it says %q", got)
	}
	if got := p.All("title")[0].Words(); !strings.HasPrefix(got, "Rounds that you would survive of 100 against perfect play: 9") || !strings.HasSuffix(got, fmt.Sprintf(" on 21 November 2026, %d today", now)) {
		t.Errorf("the drawing is called %q", got)
	}
	waits := func(p apptest.Page) bool { return strings.Contains(p.Id("here").Attribute("class"), "curve-waits") }
	if !waits(before) || waits(p) {
		t.Error("the frame is shown without a line, or the line is not shown")
	}
	for i, box := range p.All("svg") {
		if got, want := box.Attribute("viewBox"), before.All("svg")[i].Attribute("viewBox"); got != want {
			t.Errorf("the drawing %d is %s, before it was %s", i, got, want)
		}
	}
}

// The curve of another deck is not shown in the meantime, that of the same deck is.
func TestTheCurveStaysUntilTheNextIsThere(t *testing.T) {
	t.Parallel()
	v := visiting(t)
	v.sit()
	v.now = v.now.AddDate(0, 0, 2)
	before := v.show(t).Table("here")
	v.now = v.now.AddDate(0, 0, 2)
	v.Show(v.deck, v.state)
	if got := apptest.Rendered(t, v).Table("here"); !slices.Equal(got, before) {
		t.Errorf("%q, want %q until the new one is there", got, before)
	}
	v.engine.ConsumeAll()
	if got := apptest.Rendered(t, v).Table("here"); len(got) != 5 {
		t.Errorf("%q, want 5 days", got)
	}
	first := v.deck
	v.deck = v.deckOf(t, "b")
	v.sit()
	v.Show(v.deck, v.state)
	if got := apptest.Rendered(t, v); len(got.All("tbody")) != 0 || got.One(".curve-says").Words() != "Counting the rounds of every day…" {
		t.Errorf("of another deck: %q", got.Words())
	}
	v.Show(first, v.state)
	v.engine.ConsumeAll()
	if got := apptest.Rendered(t, v).Table("here"); len(got) != 5 {
		t.Errorf("%q, want 5 days of the first deck", got)
	}
}

func TestALongCurveHasTheYears(t *testing.T) {
	t.Parallel()
	v := visiting(t)
	v.sit()
	for _, c := range []struct {
		days, points int
		label        string
	}{{50, 51, "21 Nov"}, {300, 60, "21 Nov"}, {400, 60, "Nov 2026"}} {
		v.now = time.Date(2026, 11, 21+c.days, 12, 0, 0, 0, time.UTC)
		p := v.show(t)
		if got := len(p.Table("here")); got != c.points {
			t.Errorf("after %d days the curve has %d points, want %d", c.days, got, c.points)
		}
		if got := p.All(".chart-first")[0].Words(); got != c.label {
			t.Errorf("after %d days the curve begins at %q, want %q", c.days, got, c.label)
		}
	}
}

func TestRoundsAreWholeAndNeverRoundedToCertainty(t *testing.T) {
	t.Parallel()
	for chance, want := range map[float64]int{0: 0, 0.0001: 1, 0.124: 12, 0.126: 13, 0.9999: 99, 1: 100} {
		if got := Rounds(chance); got != want {
			t.Errorf("%g is %d of 100 rounds, want %d", chance, got, want)
		}
	}
}
