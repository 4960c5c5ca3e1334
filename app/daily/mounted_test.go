//go:build !js

package daily

import (
	"errors"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/explore"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// mounted is the page in go-app's test engine.
type mounted struct {
	*sitetest.Visit
	t *testing.T
	p *Page
}

// someSet are a few puzzles of the site: two for each band of a day, and one of another kind for the lists.
func someSet(t *testing.T) *puzzle.Set {
	t.Helper()
	var puzzles []puzzle.Puzzle
	for i, id := range strings.Fields(`win/american-english-7.1/4/2/day win/american-english-7.1/4/2/py win/american-english-7.1/4/2/bed
		win/american-english-7.1/4/2/abe refute/american-english-7.1/4/2/lib win/american-english-7.1/4/2/bu win/american-english-7.1/4/2/ad
		win/american-english-7.1/4/2/ten win/american-english-7.1/4/2/rem win/american-english-7.1/4/2/men loser/american-english-7.1/4/3/qu
		win/web2/3/2/ab`) {
		one, err := puzzle.ParseID(id)
		if err != nil {
			t.Fatal(err)
		}
		one.Rating = 1300 + 50*i
		puzzles = append(puzzles, one)
	}
	return puzzle.NewSet(puzzles)
}

// books are a shelf whose site has some puzzles.
func books(t *testing.T) *shelf.Shelf {
	t.Helper()
	encoded := someSet(t).Encode()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	l.Files = func(path string) ([]byte, error) {
		if path == "web/puzzles.txt" {
			return encoded, nil
		}
		return apptest.Shipped(path)
	}
	return l
}

// worldAt is a world whose clock stands at a time such as "2026-11-23 08:00 +0100".
func worldAt(t *testing.T, clock string) *sitetest.World {
	t.Helper()
	w := sitetest.NewWorld(books(t), nil)
	setClock(t, w, clock)
	return w
}

func setClock(t *testing.T, w *sitetest.World, clock string) {
	t.Helper()
	at, err := time.Parse("2006-01-02 15:04 -0700", clock)
	if err != nil {
		t.Fatal(err)
	}
	w.Clock = at
}

// visit opens the site in a world. The device has what earlier visits kept.
func visit(t *testing.T, w *sitetest.World) *mounted {
	t.Helper()
	w.Build = func(h page.Host, s site.World, a *answers.Answers) []page.Placement {
		return []page.Placement{
			sitetest.Place("explorer", explore.New(h, s.Shelf, a), address.Explore),
			sitetest.Place("daily", New(sitetest.Following(h), s.Shelf, a), address.Puzzles, address.PuzzleDay),
		}
	}
	v := w.Open(t)
	v.Answers.LoadAnswers()
	v.Engine.ConsumeAll()
	return &mounted{v, t, sitetest.PageOf[*Page](v)}
}

// day goes to Ghost of the day of a date, "" for today.
func (m *mounted) day(date string) {
	m.t.Helper()
	view := address.DefaultView.On(address.PuzzleDay)
	view.Day = date
	m.Visit.Visit(view)
}

// on is the position on the board, as it stands.
func (m *mounted) on() *puzzle.Play {
	m.t.Helper()
	q, there := m.p.board.Puzzle()
	if !there {
		m.t.Fatalf("no position is on the board: %s", m.Drawn(m.t).Id("main").Words())
	}
	game, err := m.Shelf.PuzzleGame(q)
	if err != nil {
		m.t.Fatal(err)
	}
	play, err := puzzle.NewPlay(q, game)
	if err != nil {
		m.t.Fatal(err)
	}
	return play
}

// next leaves a position that was answered.
func (m *mounted) next() { m.Use(m.t, "click button id=puzzle-main") }

// solve plays the right letters.
func (m *mounted) solve() {
	m.t.Helper()
	for play := m.on(); !play.Over; {
		letter := play.Keys()[0].Letter()
		m.Use(m.t, "click button data-letter="+string(letter))
		play.Give(letter)
	}
}

// miss plays so many right letters, and then a wrong one.
func (m *mounted) miss(found int) {
	m.t.Helper()
	play := m.on()
	for range found {
		letter := play.Keys()[0].Letter()
		m.Use(m.t, "click button data-letter="+string(letter))
		play.Give(letter)
	}
	for next := range play.At.Next() {
		if !next.Safe(play.You, false) {
			m.Use(m.t, "click button data-letter="+string(next.Letter()))
			return
		}
	}
	m.t.Fatal("no letter is wrong")
}

// playAll plays what is left of a day: the letters say s for solved and m for missed.
func (m *mounted) playAll(how string) {
	m.t.Helper()
	for _, each := range how {
		if each == 's' {
			m.solve()
		} else {
			m.miss(0)
		}
		m.next()
	}
}

// entries are the answers in the log.
func (m *mounted) entries() []*trainer.Entry { return m.Answers.State().Puzzles() }

// wantNoted fails unless so many answers have been noted, the last ones in a mode on a date.
func (m *mounted) wantNoted(n int, mode trainer.Mode, date string) {
	m.t.Helper()
	all := m.entries()
	if len(all) != n {
		m.t.Fatalf("%d answers are in the log, want %d", len(all), n)
	}
	if last := all[n-1]; last.Mode != mode || last.Date.String() != date {
		m.t.Errorf("the last answer is of mode %q on %s, want %q on %s", last.Mode, last.Date, mode, date)
	}
}

func (m *mounted) streak() (current, longest int) {
	return m.Answers.State().DailyStreak(trainer.DateOf(m.World.Now()))
}

func TestADayFromTheFirstToTheLastPosition(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 18:40 +0100"))
	m.day("")
	m.WantSaid(t, "daily-title", "Ghost of the day 327")
	m.WantSaid(t, "daily-when", "Monday, 23 November 2026")
	m.WantSaid(t, "daily-says", "Five positions, from easy to hard. One chance each. The same for everybody today.")
	if len(m.entries()) != 0 || m.p.playing() {
		t.Fatal("the day began by itself")
	}
	if got := m.p.Title(); got != "Ghost of the day – Spectrie" {
		t.Errorf("the title is %q", got)
	}
	m.Use(t, "click button id=daily-begin")
	m.World.Wait(4 * time.Second)
	before := 0
	for i, how := range []func(){m.solve, m.solve, func() { m.miss(0) }, m.solve, m.solve} {
		q, _ := m.p.board.Puzzle()
		if q.Rating < before {
			t.Errorf("position %d is rated %d, the one before %d", i+1, q.Rating, before)
		}
		before = q.Rating
		how()
		m.wantNoted(i+1, trainer.ModeDaily, "2026-11-23")
		last := m.entries()[i]
		if last.Puzzle != q.ID() || last.Rating != q.Rating || i == 0 && last.Took != 4000 {
			t.Errorf("noted %+v for %+v", *last, q)
		}
		if wrong := i == 2; wrong != (last.Grade == trainer.Again) || last.Gave == "" {
			t.Errorf("position %d is noted as %+v", i+1, *last)
		}
		want := "Next position"
		if i == 4 {
			want = "See your result"
		}
		m.WantSaid(t, "puzzle-main", want)
		if i == 1 {
			if got := m.Drawn(t).One(".squares").Attribute("aria-label"); got != "1 solved, 2 solved, 3 open, 4 open and 5 open" {
				t.Errorf("the squares above the board say %q", got)
			}
		}
		m.next()
	}
	for _, dead := range sitetest.DeadButtons(m.Render()) {
		t.Errorf("nothing handles %s", dead)
	}
	m.WantSaid(t, "daily-title", "4 of 5")
	m.WantSaid(t, "daily-when", "Ghost of the day 327 · 23 November 2026")
	m.WantSaid(t, "daily-statistics", "1 day played 80% solved 1 day in a row 1 most in a row")
	m.WantSaid(t, "daily-statistics", "5 of 5 0 4 of 5 1 · today 3 of 5 0")
	m.WantSaid(t, "daily-next", "The next one comes at midnight, in 5 hours.")
	page := m.Drawn(t)
	if got := page.One(".squares"); got.Attribute("aria-label") != "1 solved, 2 solved, 3 missed, 4 solved and 5 solved" || got.Words() != "✓ ✓ ✗ ✓ ✓" {
		t.Errorf("the squares are %q, and said as %q", got.Words(), got.Attribute("aria-label"))
	}
	day := m.p.day()
	const want = "Ghost of the day 327 · 23 November 2026\n🟦🟦🟧🟦🟦\n4 of 5 · 1-day streak\nhttps://a.example/g/#/puzzles/day?day=2026-11-23"
	if got := m.p.shareText(&day, "https://a.example/g/#/puzzles/day?day=2026-11-23"); got != want {
		t.Errorf("shared is %q, want %q", got, want)
	}
	rows := page.Id("daily-answers").All("li")
	if len(rows) != 5 {
		t.Fatalf("%d answers, want 5", len(rows))
	}
	for i, row := range rows {
		q := day.Places[i].Puzzle
		if !strings.Contains(row.Words(), " leads to ") || !strings.Contains(row.Words(), " word.") {
			t.Errorf("answer %d: %q", i+1, row.Words())
		}
		if link := row.One("a").Attribute("href"); !strings.HasPrefix(link, "#/explore?dict=american-english-7.1&fragment="+q.Fragment+"&") {
			t.Errorf("answer %d is on the map at %s", i+1, link)
		}
		gave := dicts.Capitals(m.entries()[i].Gave)
		if lost := strings.Contains(row.Words(), " "+gave+" loses: ") || strings.Contains(row.Words(), " "+gave+" completes "); gave == "" || lost != (i == 2) || strings.Contains(row.Words(), "You played "+gave) == lost {
			t.Errorf("answer %d: %q, and the person played %q", i+1, row.Words(), gave)
		}
	}
	m.day("")
	m.WantSaid(t, "daily-title", "4 of 5") // it cannot be played again
	if _, there := m.p.board.Puzzle(); there || len(m.entries()) != 5 {
		t.Error("the day began again")
	}
}

// The answers of known puzzles, in words.
func TestAnAnswerIsSaidInASentence(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 18:40 +0100"))
	m.Shelf.Puzzles = someSet(t)
	for fragment, want := range map[string]string{
		"ad":  "H, J and Z win. H leads to ADHERING, a common word.",
		"abe": "A wins. It leads to ABEAM, an uncommon word.",
	} {
		q, _ := puzzle.ParseID("win/american-english-7.1/4/2/" + fragment)
		answer, ok := answerTo(m, q)
		if got := m.p.answerText(&q, answer); !ok || got != want {
			t.Errorf("%s: %q, want %q", fragment, got, want)
		}
	}
	q, _ := puzzle.ParseID("threat/american-english-7.1/4/2/accomp")
	answer, _ := answerTo(m, q)
	if got := m.p.answerText(&q, answer); got != "It threatens ACCOMPLISH, a common word." {
		t.Errorf("%q", got)
	}
}

func TestAReloadGoesOnWithThePositionThatWasOpen(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	m.solve()
	m.next()
	m.miss(0)
	m.next()
	third, _ := m.p.board.Puzzle()

	m = visit(t, w) // nothing of the third position was answered
	m.day("")
	if on, _ := m.p.board.Puzzle(); on.ID() != third.ID() {
		t.Fatalf("%q is on the board, want %q again, without a cover", on.ID(), third.ID())
	}
	m.miss(0) // which counts at once

	m = visit(t, w)
	m.day("")
	if on, _ := m.p.board.Puzzle(); on.ID() == third.ID() || len(m.entries()) != 3 {
		t.Errorf("%q is on the board after %d answers", on.ID(), len(m.entries()))
	}
	m.playAll("ss")
	m.WantSaid(t, "daily-title", "3 of 5")
	m = visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-title", "3 of 5")
}

// Whoever leaves a position comes back to it. What was answered is not asked again.
func TestTheDayGoesOnAfterAnotherPage(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 08:00 +0000"))
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.day("") // from the hub there is no second cover
	first, on := m.p.board.Puzzle()
	if !on {
		t.Fatal("the hub leads to another cover")
	}
	m.Visit.Visit(address.DefaultView)
	m.day("")
	if again, _ := m.p.board.Puzzle(); again.ID() != first.ID() {
		t.Errorf("%q is on the board, want %q", again.ID(), first.ID())
	}
	m.solve()
	m.Visit.Visit(address.DefaultView)
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, beginID, "Go on with position 2")
	m.day("")
	if next, on := m.p.board.Puzzle(); !on || next.ID() == first.ID() || len(m.entries()) != 1 {
		t.Errorf("%q is on the board after %d answers", next.ID(), len(m.entries()))
	}
}

func TestAClockThatWasPutBackGivesNoSecondChance(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	m.playAll("smsms")
	m.day("2026-11-12")
	m.Use(t, "click button id=daily-begin")
	m.playAll("sssss")
	m.wantNoted(10, trainer.ModeArchive, "2026-11-12")

	setClock(t, w, "2026-11-12 09:00 +0000") // by more than a day, so the answers lie ahead
	m = visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-title", "All five. Perfect.")
	m.day("2026-11-23")
	m.WantSaid(t, "daily-title", "3 of 5")
	m.day("2026-11-22")
	m.WantSaid(t, "daily-says", "It comes on Sunday, 22 November 2026.")

	setClock(t, w, "2026-11-23 10:00 +0000")
	m = visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-title", "3 of 5")
}

func TestMidnightComesInTheMiddle(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 23:50 +0100")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	m.solve()
	m.next()
	m.World.Wait(20 * time.Minute)
	m.p.Awake() // the person looks at the clock, and comes back
	m.solve()
	m.wantNoted(2, trainer.ModeDaily, "2026-11-23")
	m.next()
	m = visit(t, w) // and reloads the page
	m.day("")
	m.solve()
	m.wantNoted(3, trainer.ModeDaily, "2026-11-23")
	m.next()
	m.playAll("ss")
	m.WantSaid(t, "daily-when", "23 November")
	if now, longest := m.streak(); now != 1 || longest != 1 {
		t.Errorf("the streak is %d, the longest %d, want 1", now, longest)
	}
	m.WantSaid(t, beginID, "Play today’s")
	m.Use(t, "click button id=daily-begin")
	m.WantSaid(t, "daily-title", "Ghost of the day 328")
	m.Use(t, "click button id=daily-begin")
	m.playAll("mmmmm")
	m.wantNoted(10, trainer.ModeDaily, "2026-11-24")
	m.WantSaid(t, "daily-statistics", "2 days played 50% solved 2 days in a row 2 most in a row")
	m.World.Wait(24 * time.Hour)
	m.p.Awake()
	m.WantSaid(t, "daily-title", "Ghost of the day 329") // the page was left open
}

// The date is that of the person's own calendar, and the positions follow from it alone.
func TestEverybodyHasTheDayOfTheirOwnCalendar(t *testing.T) {
	t.Parallel()
	open := func(clock string) (name string, five [5]puzzle.Puzzle) {
		m := visit(t, worldAt(t, clock))
		m.day("")
		return m.Drawn(t).Text("daily-title"), m.p.today.five
	}
	auckland, first := open("2026-11-24 07:00 +1300") // the same moment
	berlin, second := open("2026-11-23 19:00 +0100")
	honolulu, third := open("2026-11-23 08:00 -1000")
	if auckland != "Ghost of the day 328" || berlin != "Ghost of the day 327" || honolulu != berlin {
		t.Errorf("%q, %q, %q", auckland, berlin, honolulu)
	}
	if first == second || second != third {
		t.Error("the positions do not follow from the date")
	}
	set, _ := puzzle.NewDays(someSet(t))
	if want := set.On(puzzle.FirstDay + 326); second != want {
		t.Errorf("%v, want %v", second, want)
	}
}

func TestDatesThatHaveNoDay(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 08:00 +0000"))
	for _, c := range []struct{ date, problem, title, says string }{
		{"2026-13-45", "“2026-13-45” is no date. This is today.", "Ghost of the day 327", "One chance each"},
		{"<script>", "“<script>” is no date. This is today.", "Ghost of the day 327", "One chance each"},
		{"2025-12-31", "The first Ghost of the day was on 1 January 2026. This is today.", "Ghost of the day 327", "One chance each"},
		{"2026-01-01", "", "Ghost of the day 1", "does not count for your statistics"},
		{"2026-11-23", "", "Ghost of the day 327", "The same for everybody today."},
		{"2026-11-24", "", "Ghost of the day 328", "It comes on Tuesday, 24 November 2026."},
		{"9999-12-31", "", "Ghost of the day 2912443", "It comes on Friday, 31 December 9999."},
	} {
		m.day(c.date)
		if got := strings.Join(m.Problems(), " "); got != c.problem {
			t.Errorf("%s: the problem is %q, want %q", c.date, got, c.problem)
		}
		m.WantSaid(t, "daily-title", c.title)
		m.WantSaid(t, "daily-says", c.says)
		if drawn := m.Drawn(t); len(drawn.All(".tiles")) > 0 {
			t.Errorf("%s: letters are shown", c.date)
		}
	}
	m.day("2026-11-24")
	m.Use(t, "click button id=daily-begin")
	m.WantSaid(t, "daily-title", "Ghost of the day 327")
}

func TestTheArchiveHasAllDays(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-03-03 08:00 +0000")
	m := visit(t, w)
	m.day("2026-01-15")
	m.WantSaid(t, "daily-says", "does not count for your statistics.")
	m.Use(t, "click button id=daily-begin")
	m.playAll("ssmss")
	m.WantSaid(t, "daily-says", "You played it later, so it does not count for your statistics.")
	m.wantNoted(5, trainer.ModeArchive, "2026-01-15")
	if now, longest := m.streak(); now != 0 || longest != 0 {
		t.Errorf("the streak is %d, the longest %d", now, longest)
	}
	day := m.p.day()
	if got := m.p.shareText(&day, "link"); got != "Ghost of the day 15 · 15 January 2026\n🟦🟦🟧🟦🟦\n4 of 5\nlink" {
		t.Errorf("shared is %q", got)
	}
	m.day("2026-02-27")
	m.Use(t, "click button id=daily-begin")
	m.miss(0)
	m.day("archive")
	page := m.Drawn(t)
	var months []string
	for _, h := range page.One(".months").All("h2") {
		months = append(months, h.Words())
	}
	if got := strings.Join(months, ", "); got != "March 2026, February 2026, January 2026" {
		t.Errorf("the months are %s", got)
	}
	days := page.All(".day")
	if len(days) != 31+28+3 {
		t.Errorf("%d days, want 62", len(days))
	}
	labels := map[string]string{}
	for _, d := range days {
		labels[d.Attribute("aria-label")] = d.Attribute("href")
	}
	for label, day := range map[string]string{
		"Thursday, 15 January: 4 of 5":              "day=2026-01-15&",
		"Friday, 27 February: 1 answered, 0 solved": "day=2026-02-27&",
		"Sunday, 1 March: not played":               "day=2026-03-01&",
		"Thursday, 1 January: not played":           "day=2026-01-01&",
	} {
		if !strings.Contains(labels[label], day) {
			t.Errorf("%q leads to %q, want %s", label, labels[label], day)
		}
	}
	if today, there := labels["Tuesday, 3 March: not played, today"]; !there || strings.Contains(today, "day=") {
		t.Errorf("today is at %q", today)
	}
	if got := page.One(".from-4").Words(); got != "1" { // 1 January 2026 was a Thursday, the others Sundays
		t.Errorf("the first day of January is %q", got)
	}
	m.day("2026-01-15")
	m.WantSaid(t, "daily-title", "4 of 5") // once
}

func TestTheStreakGoesOnDayByDay(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-20 08:00 +0000")
	m := visit(t, w)
	for day, want := range []string{" 1 day in a row ", " 2 days in a row ", " 3 days in a row "} {
		m.day("")
		m.Use(t, "click button id=daily-begin")
		m.playAll("sssss")
		m.WantSaid(t, "daily-title", "All five. Perfect.")
		m.WantSaid(t, "daily-statistics", want)
		m.World.Wait(24 * time.Hour)
		if day == 2 {
			m.World.Wait(24 * time.Hour) // a day is left out
		}
		m.p.Awake()
	}
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, "daily-row", "Longest: 3 days in a row")
	m.day("")
	m.playAll("smsms")
	m.WantSaid(t, "daily-statistics", "4 days played 90% solved 1 day in a row 3 most in a row")
	day := m.p.day()
	if got := m.p.shareText(&day, "x"); !strings.HasSuffix(got, "\n3 of 5 · 1-day streak\nx") {
		t.Errorf("shared is %q", got)
	}
}

// Whoever looks at the map after an answer comes back to the answer.
func TestAnAnsweredPositionIsStillThereAfterTheMap(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	looksAtTheMap := func() {
		t.Helper()
		asked, _ := m.p.board.Puzzle()
		view := mapView(&asked)
		m.Visit.Visit(view)
		back := view.On(address.PuzzleDay) // an address with other rules, as the tabs have
		m.Visit.Visit(back)
		if on, there := m.p.board.Puzzle(); !there || on.ID() != asked.ID() || m.p.board.Outcome() == nil {
			t.Fatalf("%q is on the board, want %q with its answer", on.ID(), asked.ID())
		}
	}
	for i := range 5 {
		m.miss(0)
		looksAtTheMap()
		if len(m.entries()) != i+1 {
			t.Fatalf("%d answers are noted, want %d", len(m.entries()), i+1)
		}
		m.WantSaid(t, "puzzle-feedback", "✗ ")
		m.next()
	}
	m.WantSaid(t, "daily-title", "0 of 5. Tomorrow is another day.")

	m.day("2026-11-22")
	m.Use(t, "click button id=daily-begin")
	m.solve()
	m.Visit.Visit(address.DefaultView)
	m.day("") // but another day is another day
	m.WantSaid(t, "daily-title", "0 of 5.")
	m.World.Wait(24 * time.Hour)
	m.p.Awake()
	m.Use(t, "click button id=daily-begin")
	m.solve()
	m.Visit.Visit(address.DefaultView)
	m.World.Wait(24 * time.Hour)
	m.day("")
	m.WantSaid(t, "daily-title", "Ghost of the day 329") // and tomorrow comes
}

// A half says what it is, wherever it stands.
func TestAHalfIsExplained(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	halves := 0
	for range 5 {
		play := m.on()
		if first := *play; halves == 0 && !first.Give(first.Keys()[0].Letter()).Right {
			t.Fatal("the right letter is wrong")
		} else if halves == 0 && !first.Over {
			m.miss(1)
			halves++
			m.WantSaid(t, "puzzle-feedback", "That counts as ½: the first letter was right.")
		} else {
			m.solve()
		}
		m.next()
	}
	if halves == 0 {
		t.Fatal("no position of the day asks twice")
	}
	legends := func() string { return m.Drawn(t).One(".daily-squares").Words() }
	if got := legends(); !strings.HasSuffix(got, " ½ the first letter was right") {
		t.Errorf("below the squares stands %q", got)
	}
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, "daily-says", "4 of 5. So close.")
	if got := legends(); !strings.HasSuffix(got, " ½ the first letter was right") {
		t.Errorf("on the hub stands %q", got)
	}
	m.Visit.Visit(address.DefaultView)
	m.day("2026-11-22")
	if got := legends(); strings.Contains(got, "½") {
		t.Errorf("nothing was answered, and below the squares stands %q", got)
	}
}

// A stranger reads what Ghost is, before they begin.
func TestTheCoverAndTheHubSayWhatGhostIs(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 08:00 +0000"))
	const want = "Players add letters in turn. Whoever completes a word of four letters or more loses. Find the letter that wins. How to play"
	for _, on := range []address.Page{address.PuzzleDay, address.Puzzles} {
		m.Visit.Visit(address.DefaultView.On(on))
		m.WantSaid(t, "daily-rule", want)
		m.Use(t, "click button id=daily-help")
	}
}

// What another tab answers is answered here too.
func TestAnotherTabAnswersThePosition(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 08:00 +0000"))
	m.day("")
	m.Use(t, "click button id=daily-begin")
	first, _ := m.p.board.Puzzle()
	m.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
		e.Puzzle, e.Rating, e.Mode, e.Grade, e.Date = first.ID(), 1300, trainer.ModeDaily, trainer.Good, m.p.today.date
	})
	m.p.AnswersChanged(m.Ctx())
	if on, there := m.p.board.Puzzle(); !there || on.ID() == first.ID() {
		t.Errorf("%q is still on the board", on.ID())
	}
	second, _ := m.p.board.Puzzle()
	third := m.p.today.five[2].ID()
	m.Visit.Visit(address.DefaultView)
	for _, id := range []string{third, second.ID()} { // while another page is in front, which alone hears of it
		m.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
			e.Puzzle, e.Rating, e.Mode, e.Grade, e.Date = id, 1300, trainer.ModeDaily, trainer.Good, m.p.today.date
			if id == third {
				e.Grade = trainer.Again
			}
		})
	}
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	if got := m.Drawn(t).One(".squares").Attribute("aria-label"); got != "1 solved, 2 solved, 3 missed, 4 open and 5 open" {
		t.Errorf("the hub has %q", got)
	}
	m.day("2026-11-23")
	if on, _ := m.p.board.Puzzle(); on.ID() != m.p.today.five[3].ID() {
		t.Errorf("%q is on the board, want the fourth", on.ID())
	}
	m.playAll("sm")
	m.WantSaid(t, "daily-title", "3 of 5")
	m.Answers.DeleteAll()
	m.Engine.ConsumeAll()
	m.WantSaid(t, "daily-title", "Ghost of the day 327")
	m.WantSaid(t, beginID, "Play")
}

func TestTheHubSaysWhatThereIs(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	hub := address.DefaultView.On(address.Puzzles)
	m.Visit.Visit(hub)
	m.WantSaid(t, "daily-title", "Ghost of the day")
	m.WantSaid(t, "daily-when", "Monday, 23 November · number 327")
	m.WantSaid(t, beginID, "Play")
	for id, want := range map[string]string{
		"practise-rated":   "Rated not rated yet ",
		"practise-streak":  "Streak not tried yet ",
		"practise-minutes": "Three minutes not tried yet ",
		"practise-again":   "Missed puzzles none to repeat ",
		"list-usual":       "Two players The usual game 10 puzzles",
		"list-three":       "Three players One more to look out for 1 puzzle",
		"list-threats":     "Find the word Which word traps you? 0 puzzles",
		"list-short":       "Words of 3+ letters Rounds end sooner 0 puzzles",
		"list-others":      "Other dictionaries Newer, older, smaller and larger lists 1 puzzle",
		"list-all":         "All puzzles A bit of everything 12 puzzles",
	} {
		m.WantSaid(t, id, want)
	}
	for id, want := range map[string]string{
		"practise-minutes": "#/puzzles/practice?dict=american-english-7.1&min=4&players=2&mode=minutes&seat=1",
		"list-others":      "#/puzzles/practice?dict=american-english-7.1&list=others&min=4&players=2&seat=1",
		"daily-archive":    "#/puzzles/day?day=archive&dict=american-english-7.1&min=4&players=2&seat=1",
		beginID:            "#/puzzles/day?dict=american-english-7.1&min=4&players=2&seat=1",
	} {
		if got := m.Drawn(t).Id(id).Attribute("href"); got != want {
			t.Errorf("%s leads to %s, want %s", id, got, want)
		}
	}
	note := func(mode trainer.Mode, id string, grade trainer.Grade, run int64) {
		m.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
			e.Puzzle, e.Rating, e.Mode, e.Grade, e.Run = id, 1500, mode, grade, run
		})
	}
	note(trainer.ModeRated, "win/american-english-7.1/4/2/day", trainer.Good, 0)
	note(trainer.ModeStreak, "win/american-english-7.1/4/2/py", trainer.Good, 5)
	note(trainer.ModeStreak, "win/american-english-7.1/4/2/abe", trainer.Good, 5)
	note(trainer.ModeStreak, "win/american-english-7.1/4/2/bed", trainer.Again, 5)
	note(trainer.ModeMinutes, "win/american-english-7.1/4/2/bu", trainer.Good, 6)
	note(trainer.ModeMinutes, "gone", trainer.Again, 6) // a puzzle of an older version
	m.WantSaid(t, "practise-again", "2 come back later")
	w.Wait(5 * time.Minute)
	m.WantSaid(t, "practise-rated", "Rated about 1700 ")
	m.WantSaid(t, "practise-streak", "best 2")
	m.WantSaid(t, "practise-minutes", "best 1")
	m.WantSaid(t, "practise-again", "1 due")
}

// Without the puzzles the page says why, and reads them when the person tries again.
func TestPuzzlesThatCannotBeRead(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	read, offline := w.Shelf.Files, true
	w.Shelf.Files = func(path string) ([]byte, error) {
		if offline {
			return nil, errors.New("no connection")
		}
		return read(path)
	}
	m := visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-absent", "The puzzles could not be loaded: no connection.")
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, "daily-absent", "The puzzles could not be loaded: no connection.")
	m.WantSaid(t, "list-all", "…")
	offline = false
	m.Use(t, "click button id=daily-again")
	m.WantSaid(t, "list-all", "12 puzzles")
	m.day("")
	m.on()

	offline = true
	w.Shelf.Puzzles = nil
	m = visit(t, w)
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, "daily-absent", "could not be loaded")
	m.Visit.Visit(address.DefaultView)
	w.Shelf.Puzzles = someSet(t) // another page has read them
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	m.WantSaid(t, beginID, "Play")
}

// Someone who came with another dictionary has the result too. That the dictionary fails to load is said.
func TestTheResultLoadsItsDictionary(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	m := visit(t, w)
	m.day("")
	m.Use(t, "click button id=daily-begin")
	m.playAll("sssss")
	read, offline := w.Shelf.Files, true
	w.Shelf = apptest.ShelfWith(t, "scowl-small")
	w.Shelf.Files = func(path string) ([]byte, error) {
		if offline && path != "web/puzzles.txt" {
			return nil, errors.New("no connection")
		}
		return read(path)
	}
	m = visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-title", "All five. Perfect.")
	m.WantSaid(t, "daily-absent", "The dictionary could not be loaded, so the answers are missing.")
	offline = false
	m.Use(t, "click button id=daily-again")
	m.WantSaid(t, "daily-answers", " leads to ")
	if m.Drawn(t).HasID("daily-absent") {
		t.Error("the answers are there, and said to be missing")
	}
}

func TestASiteWithTooFewPuzzlesSaysSo(t *testing.T) {
	t.Parallel()
	w := worldAt(t, "2026-11-23 08:00 +0000")
	w.Shelf.Puzzles = someSet(t).Only(func(q puzzle.Puzzle) bool { return q.Dict == "web2" })
	m := visit(t, w)
	m.day("")
	m.WantSaid(t, "daily-absent", "Ghost of the day needs the dictionary American English 7.1, which is not here.")
}

// By keyboard alone.
func TestKeysPlayTheDay(t *testing.T) {
	t.Parallel()
	m := visit(t, worldAt(t, "2026-11-23 08:00 +0000"))
	press := func(key string, used bool) {
		t.Helper()
		if got := m.Press(t, sitetest.Keystroke{Key: key}); got != used {
			t.Errorf("%q was used: %v, want %v", key, got, used)
		}
	}
	m.Visit.Visit(address.DefaultView.On(address.Puzzles))
	press("x", false)
	press("Enter", true)
	if m.Shown().Page != address.PuzzleDay || !m.p.playing() {
		t.Fatal("Enter on the hub does not begin the day")
	}
	for play := m.on(); !play.Over; {
		letter := play.Keys()[0].Letter()
		press(string(letter), true)
		play.Give(letter)
	}
	press("Enter", true)
	press(".", true) // gives up
	m.wantNoted(2, trainer.ModeDaily, "2026-11-23")
	press("Escape", true)
	if m.Shown().Page != address.Puzzles {
		t.Error("Escape does not lead back to the hub")
	}
	m.Visit.Visit(address.DefaultView)
	m.day("2026-11-20")
	m.WantSaid(t, "daily-title", "Ghost of the day 324")
	press(" ", true)
	if !m.p.playing() {
		t.Error("Space does not begin an earlier day")
	}
}

func answerTo(m *mounted, q puzzle.Puzzle) (puzzleboard.Answer, bool) {
	return puzzleboard.AnswerTo(m.Shelf, q)
}
