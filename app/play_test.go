//go:build !js

package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/trainer/match"
)

// playView is the page to choose a match on.
func playView(players, seat int) View {
	v := game(players, seat, "")
	v.Page = Play
	return v
}

// atPlay is a mounted site with the play page in front.
type atPlay struct {
	*mounted
	t testing.TB
	p *playPage
}

func playAt(t testing.TB, l *library, view View) *atPlay {
	t.Helper()
	useMatches(t, &matchMemory{})
	before, clock, seeds := played, now, chance
	t.Cleanup(func() { played, now, chance = before, clock, seeds })
	played = matches{}
	setClock("2026-11-21 19:00")
	next := uint64(0)
	chance = func() uint64 { next++; return next }
	m := mount(t, l)
	a := &atPlay{m, t, &m.play}
	a.visit(view)
	return a
}

// visit does what following a link to view does.
func (a *atPlay) visit(view View) {
	a.asked, a.problems = view, nil
	a.show(view)
	a.settle(a.home)
	a.engine.ConsumeAll()
}

// start begins a match and follows its address.
func (a *atPlay) start(setup match.Setup) {
	a.t.Helper()
	a.p.begin(setup)
	if a.p.table == nil {
		a.t.Fatalf("no match begins: %s", a.notice)
	}
	a.visit(a.p.table.view())
}

func (a *atPlay) page() page {
	a.t.Helper()
	a.engine.ConsumeAll()
	return rendered(a.t, &a.Site)
}

func (a *atPlay) says(id, want string) {
	a.t.Helper()
	if got := a.page().id(id).words(); !strings.Contains(got, want) {
		a.t.Errorf("#%s says %q, not %q", id, got, want)
	}
}

func (a *atPlay) types(letters string) {
	for _, letter := range letters {
		a.p.letter(letter)
	}
	a.engine.ConsumeAll()
}

func TestOneClickBeginsAMatchAgainstAReader(t *testing.T) {
	a := playAt(t, shelfWith(t, "american-english-7.1"), playView(2, 1))
	a.says("play-quick", "Play a reader, you open")
	a.says("quick-note", "Strict, for GHOST: whoever has lost 5 rounds is out.")
	a.p.onQuick(a.home, app.Event{})
	a.visit(a.p.table.view())
	a.says("play-summary", "Against the reader · ")
	a.says("play-prompt", "You open. Play any letter.")
	a.types("h")
	a.says("play-said", "You play H. The reader plays ")
	a.says("play-prompt", "Your turn.")
}
