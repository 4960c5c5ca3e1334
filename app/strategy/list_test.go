//go:build !js

package strategy

import (
	"fmt"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// manyStarts are 1728 words. The fourth of four players loses after each of their beginnings.
func manyStarts(t testing.TB) *shelf.Shelf {
	var words []string
	for i := range 12 * 12 * 12 {
		words = append(words, fmt.Sprintf("%c%c%ca", 'a'+i/144, 'a'+i/12%12, 'a'+i%12))
	}
	return apptest.ShelfOf(t, words...)
}

// found is what the page says about the length of the list.
func (m *mounted) found(t testing.TB) string { return m.Drawn(t).Text("found") }

func TestALongListBeginsAgainWhenItsWordsChange(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(manyStarts(t), nil), strategyOf(4, 4, ""))
	const first, more = "Showing the first 120 of 1,728 lines.", "Showing the first 1,120 of 1,728 lines."
	for _, step := range []struct {
		name string
		do   func()
		want string
	}{
		{"at first", func() {}, first},
		{"asked for more", func() { m.Use(t, "click button id=more-strategy") }, more},
		{"at a start", func() { m.Visit.Visit(strategyOf(4, 4, "abc")) }, more},
		{"from another player's side", func() { m.Visit.Visit(strategyOf(4, 3, "")); m.Visit.Visit(strategyOf(4, 4, "")) }, first},
		{"more again", func() { m.Use(t, "click button id=more-strategy") }, more},
		{"filtered", func() { m.Enter(t, "input input id=find", "c") }, "Showing the first 120 of 144 lines."},
	} {
		step.do()
		if got := m.found(t); got != step.want {
			t.Errorf("%s: %q, want %q", step.name, got, step.want)
		}
	}
}

func TestTheFilterActsWhileTypedAndThenGoesIntoTheAddress(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), strategyOf(2, 2, ""))
	m.Enter(t, "input input id=find", " BL")
	if got, want := m.found(t), "5 lines begin with “BL”."; got != want {
		t.Errorf("typed, the list says %q, want %q", got, want)
	}
	if got := m.Shown().Find; got != "" {
		t.Errorf("while the person types the address has the filter %q, want none", got)
	}
	m.Use(t, "change input id=find")
	if got := m.Shown().Find; got != "bl" {
		t.Errorf("typed, the address has the filter %q, want %q", got, "bl")
	}
	starts := m.Drawn(t).All(".start")
	if len(starts) != 1 || starts[0].One(".start-name").Words() != "B" {
		t.Errorf("the starts are %q, want B, without the others", apptest.Texts(starts))
	}
}

func TestTheTreeOfAStrategyIsWalkedByKeys(t *testing.T) {
	t.Parallel()
	m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), strategyOf(2, 2, "b"))
	for _, step := range []struct{ key, at string }{{"ArrowRight", "bl"}, {"ArrowRight", "bla"}, {"ArrowUp", "bl"}, {"ArrowDown", "bla"}} {
		m.Press(t, sitetest.Keystroke{Key: step.key})
		p := m.Drawn(t)
		if got, want := p.Id("tree").Attribute("aria-activedescendant"), p.Drawn()[step.at].Attribute("id"); got != want {
			t.Errorf("after %s the keyboard is at %s, want %s, which is %s", step.key, got, want, step.at)
		}
	}
	m.Press(t, sitetest.Keystroke{Key: "Enter", On: "click div id=tree"})
	if got, want := m.Asked(), apptest.Game(2, 2, "bla"); got != want {
		t.Errorf("Enter leads to %s, want %s", got.Address(), want.Address())
	}
}

func TestTheListHasAHeadingForEveryStart(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		seat         int
		start, title string
		name, drawn  string // of the first start, and of the one that is drawn
	}{
		{1, "", "Strategy – Spectrie", "You open", ""},
		{2, "", "Strategy – Spectrie", "A", ""},
		{2, "b", "Strategy after B – Spectrie", "A", "B"},
	} {
		m, p := strategyAt(t, l, strategyOf(2, c.seat, c.start))
		starts := p.All(".start")
		if got := starts[0].One(".start-name").Words(); got != c.name {
			t.Errorf("seat %d: the first start is %q, want %q", c.seat, got, c.name)
		}
		var drawn []string
		for _, s := range p.All(".drawn") {
			drawn = append(drawn, s.One(".start-name").Words())
		}
		if got := strings.Join(drawn, " "); got != c.drawn {
			t.Errorf("seat %d at %q: drawn is %q, want %q", c.seat, c.start, got, c.drawn)
		}
		if got := m.strategy.Title(); got != c.title {
			t.Errorf("seat %d at %q: the title is %q, want %q", c.seat, c.start, got, c.title)
		}
		if got := p.Drawn(); got[c.start].Node == nil || p.Id("tree").Attribute("aria-activedescendant") != got[c.start].Attribute("id") {
			t.Errorf("seat %d at %q: the keyboard is elsewhere in the tree", c.seat, c.start)
		}
		for _, s := range starts {
			if name := s.One(".start-name").Words(); len(s.All(".start")) > 0 || len(s.One("h3").All("li")) > 0 {
				t.Errorf("the list of %s is in its heading, or has other starts", name)
			}
			if lists := len(s.All("ul")); lists != len(s.All(".start-size")) {
				t.Errorf("%s has %d lists, want one if it is won", s.One(".start-name").Words(), lists)
			}
			for _, word := range s.All("li") {
				if len(word.All(".played")) > 0 && word.One("details").One("summary").Words() != "why" {
					t.Errorf("the reasons for %q have another name, want why", word.Words())
				}
			}
		}
	}
}

func TestABadgeIsBesideItsWord(t *testing.T) {
	t.Parallel()
	_, p := strategyIn(t, sitetest.WorldWho(apptest.ShelfWith(t, dicts.DefaultID), sitetest.WellKnown(sitetest.CourseOf(2, 1), "ja")...), strategyOf(2, 1, ""))
	for _, badge := range p.Id("starts").All(".memory") {
		if badge.Words() == "" || badge.Words() != badge.One(".sr-only").Words() || len(badge.All("svg")) != 1 {
			t.Errorf("a badge is %q with %d pictures, want its meaning and one picture", badge.Words(), len(badge.All("svg")))
		}
	}
}

func TestWhatIsLearntMeanwhileIsCounted(t *testing.T) {
	t.Parallel()
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil)
	m := mount(t, w, strategyOf(2, 1, ""))
	for i, fragment := range []string{"ja", "je"} {
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
			e.Card, e.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1), Fragment: fragment}, trainer.Easy
		})
		m.Ctx().Dispatch(m.strategy.AnswersChanged)
		m.WantSaid(t, "learnt", fmt.Sprintf("You know %d of the 6 cards", i+1))
		if got := m.Drawn(t).Remembered()[fragment]; got != "you know this" {
			t.Errorf("%s is drawn as %q, want it known", fragment, got)
		}
	}
	m = mount(t, w, strategyOf(2, 1, "")) // another visit
	m.WantSaid(t, "learnt", "You know 2 of the 6 cards")
}

func TestAnswersMayComeBeforeTheStrategy(t *testing.T) {
	t.Parallel()
	view := strategyOf(2, 1, "")
	m := siteIn(t, sitetest.WorldWho(apptest.ShelfOf(t, "jack"), sitetest.WellKnown(sitetest.CourseOf(2, 1), "")...), view)
	m.strategy.AnswersChanged(m.Ctx())
	m.Show(view)
	if got, want := apptest.Rendered(t, m).Text("learnt"), "You know the one card"; !strings.HasPrefix(got, want) {
		t.Errorf("the page says %q, want it to begin with %q", got, want)
	}
}

// From the start of each word a link leads to Perfect, where the person can show that the word is known.
func TestWordsLeadToPerfect(t *testing.T) {
	t.Parallel()
	for seat, want := range map[int]string{1: "j", 2: "b", 3: "ba"} {
		players := max(seat, 2)
		view := strategyOf(players, seat, "")
		if seat == 1 {
			view.Find = "j"
		} else {
			view.Find = want
		}
		m := mount(t, sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil), view)
		var links []string
		for _, a := range m.Drawn(t).All("a") {
			if href := a.Attribute("href"); strings.HasPrefix(href, "#/play?") && strings.Contains(href, "fragment="+want+"&") && strings.HasPrefix(a.Words(), "Play Perfect from ") {
				links = append(links, href)
			}
		}
		if len(links) == 0 || !strings.Contains(links[0], fmt.Sprintf("seat=%d", seat)) {
			t.Errorf("player %d: %q, want links to Perfect from %s", seat, links, want)
		}
	}
}
