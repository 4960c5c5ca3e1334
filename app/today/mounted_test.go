//go:build !js

package today

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/curve"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// mounted is a site with this page, and the explorer in front of it.
type mounted struct {
	*sitetest.Visit
	p *Page
}

// todayOf opens the page at noon for a person who has given these answers before.
func todayOf(t testing.TB, books *shelf.Shelf, view address.View, given ...sitetest.Response) *mounted {
	t.Helper()
	w := sitetest.NewWorld(books, nil)
	w.Clock = sitetest.Noon
	w.Build = func(h page.Host, w site.World, a *answers.Answers) []page.Placement {
		h = sitetest.Following(h)
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, w.Shelf, a), address.Explore, address.Drill),
			sitetest.Place("today", New(h, w.Shelf, a), address.Today),
		}
	}
	v := w.Open(t)
	m := &mounted{v, sitetest.PageOf[*Page](v)}
	m.Answers.LoadAnswers()
	m.Engine.ConsumeAll()
	for _, a := range given {
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
			e.Card, e.Grade, e.At = trainer.Card{Course: a.Course, Fragment: a.Fragment}, a.Grade, sitetest.Noon.Add(-a.Ago).UnixMilli()
		})
	}
	view.Page = address.Today
	m.Visit.Visit(view)
	m.Engine.ConsumeAll()
	return m
}

func courseFor(seat int) trainer.Course { return sitetest.CourseOf(2, seat) }

// deckOf is the deck of a course, for a test to know its cards.
func deckOf(t testing.TB, course trainer.Course) *trainer.Deck {
	t.Helper()
	books := apptest.ShelfWith(t, course.Dict)
	game, err := solver.Solve(books.Dictionaries[course.Dict].Reachable(course.Rules.MinLetters), course.Rules)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := trainer.NewDeck(game, course, "")
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// known are answers that make the first cards of a deck due after some days.
func known(deck *trainer.Deck, cards int, ago time.Duration) []sitetest.Response {
	var given []sitetest.Response
	for _, item := range deck.Decisions[:cards] {
		given = append(given, sitetest.Response{Course: deck.Course, Fragment: item.Fragment, Grade: trainer.Good, Ago: ago},
			sitetest.Response{Course: deck.Course, Fragment: item.Fragment, Grade: trainer.Good, Ago: ago - 10*time.Minute})
	}
	return given
}

const day = 24 * time.Hour

// limitTo is a person's choice of new cards a day.
func (m *mounted) limitTo(newADay int) {
	settings := m.Answers.State().Settings()
	settings.NewADay = newADay
	m.Answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
}

func TestTheCardSaysWhatThereIsToDo(t *testing.T) {
	t.Parallel()
	first, second := deckOf(t, courseFor(1)), deckOf(t, courseFor(2))
	given := append(known(second, 12, 5*day), known(first, len(first.Decisions), 4*day)...)
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, ""), given...)
	m.limitTo(5)
	due := len(first.Decisions) + 12
	m.WantSaid(t, "today-title", "18 due and 5 new · about 4 min")
	if due != 18 || m.Answers.Due() != due {
		t.Errorf("%d are due by the bar, %d by hand", m.Answers.Due(), due)
	}
	m.WantSaid(t, "today-says", "One sitting through two decks.")
	begin := m.Drawn(t).Id(beginID)
	if got := begin.Attribute("href"); got != "#/drill?deck=all&dict=american-english-7.1&min=4&players=2&seat=1" || begin.Words() != "Begin Enter" {
		t.Errorf("%q leads to %s", begin.Words(), got)
	}
	rows := m.Drawn(t).Id("today-decks").All("li")
	if len(rows) != 2 {
		t.Fatalf("%d decks, want 2", len(rows))
	}
	for i, want := range []string{
		"You open, 2 players · American English 7.1, 4+ letters 6 due 0 learning 0 new ",
		"You play 2nd, 2 players · American English 7.1, 4+ letters 12 due 0 learning 5 of 50 new ",
	} {
		if got := rows[i].Words(); len(got) < len(want) || got[:len(want)] != want {
			t.Errorf("deck %d: %q, want %q", i, got, want)
		}
	}
	m.limitTo(0)
	m.WantSaid(t, "today-title", "18 due · about 2 min")
	m.WantSaid(t, "today-decks", "12 due 0 learning 50 new later")
	for _, item := range append(first.Decisions, second.Decisions[:12]...) {
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = item.Card, trainer.Good })
	}
	m.WantSaid(t, "today-title", "All done for today")
	m.limitTo(1)
	m.WantSaid(t, "today-title", "1 new card · about 1 min")
}

func TestADayThatIsDoneHasMore(t *testing.T) {
	t.Parallel()
	first, second := deckOf(t, courseFor(1)), deckOf(t, courseFor(2))
	given := append(known(second, 2, time.Hour), known(first, len(first.Decisions), 2*time.Hour)...)
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, ""), given...)
	m.limitTo(0)
	m.WantSaid(t, "today-title", "All done for today")
	if got := m.Drawn(t).Text("today-says"); got != "The next card comes back tomorrow. You are on a 1-day streak." && got != "The next card comes back in 2 days. You are on a 1-day streak." {
		t.Errorf("said %q", got)
	}
	if got := m.Drawn(t).Id("today-practise").Attribute("href"); got != "#/drill?deck=all&dict=american-english-7.1&min=4&players=2&seat=1&practice=yes" {
		t.Errorf("practice is at %s", got)
	}
	if m.Drawn(t).HasID(beginID) {
		t.Error("there is nothing to begin")
	}
	m.WantSaid(t, "today-more", "Learn 10 more")
	m.Use(t, "click button id=today-more")
	if got := m.Asked(); got.Page != address.Drill || !got.All || got.Practice {
		t.Errorf("it leads to %+v", got)
	}
	if more := m.Answers.TakeMore(); more != 10 || m.Answers.TakeMore() != 0 {
		t.Errorf("%d more new cards are asked, want 10 once", more)
	}
}

func TestSomebodyNewBeginsWithTheFewestWords(t *testing.T) {
	t.Parallel()
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 2, ""))
	m.WantSaid(t, beginID, "Learn five words and win whenever you open")
	if got := m.Drawn(t).Id(beginID).Attribute("href"); got != "#/drill?dict=american-english-7.1&min=4&players=2&seat=1" {
		t.Errorf("it leads to %s, want the deck of player 1", got)
	}
	m.WantSaid(t, "today-another", "Or begin with another deck You play 2nd, 2 players · American English 7.1, 4+ letters 54 words to learn")
	if m.Drawn(t).HasID("today-decks") {
		t.Error("there are decks")
	}
}

// Where player 1 is lost, the first player who can hold begins.
func TestSomebodyNewBeginsAsAPlayerWhoCanHold(t *testing.T) {
	t.Parallel()
	m := todayOf(t, apptest.ShelfOf(t, "aunts", "bonex"), apptest.Game(2, 1, ""))
	m.WantSaid(t, beginID, "Learn two words and win as player 2")
	lost := todayOf(t, apptest.ShelfOf(t), apptest.Game(2, 1, ""))
	if page := lost.Drawn(t); page.HasID(beginID) {
		t.Errorf("%q can be begun", page.Text(beginID))
	}
}

func TestPlayersWhoseDecksWereNotBegunAreOffered(t *testing.T) {
	t.Parallel()
	game := sitetest.CourseOf(3, 2)
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(3, 1, ""), sitetest.WellKnown(game, "b")...)
	got := m.Drawn(t).Id("today-another").All("li")
	if len(got) != 2 {
		t.Fatalf("%d decks are offered, want those of players 1 and 3", len(got))
	}
	if want := "You open, 3 players · American English 7.1, 4+ letters 4 words to learn"; got[0].Words() != want {
		t.Errorf("%q, want %q", got[0].Words(), want)
	}
	link := got[0].One("a").Attribute("href")
	if link != "#/drill?dict=american-english-7.1&min=4&players=3&seat=1" {
		t.Errorf("it leads to %s", link)
	}
}

// A dictionary that is not loaded is loaded here. One that fails can be tried again, and a list that is gone is
// neither asked nor counted.
func TestTheDictionariesOfAllDecksAreLoaded(t *testing.T) {
	t.Parallel()
	web, gone := courseFor(1), courseFor(1)
	web.Dict, gone.Dict = "web2", "own-0123456789abcdef"
	books := apptest.ShelfWith(t, dicts.DefaultID)
	offline := true
	books.Files = func(path string) ([]byte, error) {
		if offline {
			return nil, errOffline
		}
		return apptest.Shipped(path)
	}
	m := todayOf(t, books, apptest.Game(2, 1, ""), append(sitetest.WellKnown(web, ""), sitetest.WellKnown(gone, "")...)...)
	rows := apptest.Texts(m.Drawn(t).Id("today-decks").All("li"))
	for i, want := range []string{
		"You open, 2 players · Someone’s own list, 4+ letters This list is no longer on this device, so its cards are not asked. Import it again to go on.",
		"You open, 2 players · Webster’s Second, 4+ letters The dictionary could not be loaded: no connection. Try again Statistics Strategy",
	} {
		if len(rows) != 2 || rows[i] != want {
			t.Fatalf("%q, want %q", rows, want)
		}
	}
	m.WantSaid(t, "today-title", "1 due")
	offline = false
	m.p.tryAgain("web2")
	m.Engine.ConsumeAll()
	deck := m.Answers.MadeDeck(web)
	if !m.Shelf.Has("web2") || deck == nil {
		t.Fatal("the dictionary was not loaded, or its deck not made")
	}
	rows = apptest.Texts(m.Drawn(t).Id("today-decks").All("li"))
	strength, known := m.p.strengths.hold[web]
	state, now := m.Answers.State(), m.Now()
	want := deck.Strength(func(c trainer.Card) float64 { return state.Retrievability(c, now) }, trainer.Opponent{Perfect: true})
	if !known || strength != want || !strings.HasSuffix(rows[1], fmt.Sprintf(" %d of 100 rounds against perfect play Statistics Strategy", curve.Rounds(want))) {
		t.Errorf("the strength is %v (%v), want %v; %q", strength, known, want, rows)
	}
}

var errOffline = shelfError("no connection")

type shelfError string

func (e shelfError) Error() string { return string(e) }

// The game that was in front may be one of a list that is gone. The sitting needs none.
func TestTheSittingNeedsNoListThatIsGone(t *testing.T) {
	t.Parallel()
	gone := apptest.Game(2, 1, "")
	gone.Dict = "own-0123456789abcdef"
	course := sitetest.CourseOf(3, 2)
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), gone, known(deckOf(t, course), 1, 4*day)...)
	if got := m.Drawn(t).Id(beginID).Attribute("href"); got != "#/drill?deck=all&dict=american-english-7.1&min=4&players=3&seat=2" {
		t.Errorf("the sitting is at %s", got)
	}
}

// Another tab, a backup and a new day change what the page says.
func TestThePageFollows(t *testing.T) {
	t.Parallel()
	first := deckOf(t, courseFor(1))
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, ""), known(first, 2, time.Hour)...)
	m.limitTo(0)
	m.WantSaid(t, "today-title", "All done for")
	m.World.Wait(4 * day)
	m.p.Awake()
	m.WantSaid(t, "today-title", "2 due · about 1 min")
	m.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = first.Decisions[1].Card })
	m.p.AnswersChanged(m.Ctx())
	m.WantSaid(t, "today-title", "1 due · about 1 min")
	m.Answers.DeleteAll()
	m.Engine.ConsumeAll()
	m.WantSaid(t, beginID, "Learn five words")
}

// Puzzles that were missed have a row of their own, and change no count of cards.
func TestMissedPuzzlesHaveARow(t *testing.T) {
	t.Parallel()
	m := todayOf(t, apptest.ShelfWith(t, dicts.DefaultID), apptest.Game(2, 1, ""), known(deckOf(t, courseFor(1)), 2, 4*day)...)
	m.limitTo(0)
	title := m.Drawn(t).Text("today-title")
	if m.Drawn(t).HasID("today-missed") {
		t.Error("nothing was missed, and there is a row")
	}
	for i, id := range []string{"1", "2"} {
		m.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
			e.Puzzle, e.Mode, e.Grade, e.Rating = id, trainer.ModeRated, trainer.Again, 1500+i
		})
	}
	if m.Drawn(t).HasID("today-missed") {
		t.Error("what was missed just now is due")
	}
	m.World.Wait(2 * time.Minute)
	row := m.Drawn(t).Id("today-missed")
	if row.Words() != "Missed puzzles: 2 due" || row.Attribute("href") != "#/puzzles/practice?dict=american-english-7.1&min=4&players=2&mode=again&seat=1" {
		t.Errorf("%q leads to %s", row.Words(), row.Attribute("href"))
	}
	if got := m.Drawn(t).Text("today-title"); got != title || m.Answers.Due() != 2 {
		t.Errorf("the cards were %q and are %q, %d by the bar", title, got, m.Answers.Due())
	}
	m.Shelf.Puzzles = puzzle.NewSet([]puzzle.Puzzle{{Dict: "1"}}) // a site that has none of them
	if m.Drawn(t).HasID("today-missed") {
		t.Error("puzzles that the site does not have are counted")
	}
}
