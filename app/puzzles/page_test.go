//go:build !js

package puzzles

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
	"spectrie/trainer/rating"
)

// practice is a mounted site with the page in front.
type practice struct {
	*sitetest.Visit
	t testing.TB
	p *Page
}

// shelfWithPuzzles has the puzzles of the default dictionary and of the small list.
func shelfWithPuzzles(t testing.TB) *shelf.Shelf {
	t.Helper()
	books := apptest.ShelfWith(t, dicts.DefaultID, "scowl-small")
	var c puzzle.Collector
	for _, id := range []string{dicts.DefaultID, "scowl-small"} {
		if err := c.AddDictionary(books.Dictionaries[id]); err != nil {
			t.Fatal(err)
		}
	}
	books.Puzzles = c.Set()
	return books
}

// practiseView is the address of a way to practise.
func practiseView(mode string, list puzzle.List) address.View {
	view := address.DefaultView.On(address.PuzzlePractice)
	view.Mode, view.List = mode, list
	return view
}

// world is one in which puzzles are practised.
func world(books *shelf.Shelf) *sitetest.World { return sitetest.On("2026-11-23 12:00", books) }

// practise opens the page.
func practise(t testing.TB, mode string, list puzzle.List) *practice {
	t.Helper()
	return practiseIn(t, world(shelfWithPuzzles(t)), practiseView(mode, list))
}

func practiseIn(t testing.TB, w *sitetest.World, view address.View) *practice {
	t.Helper()
	w.Build = func(h page.Host, of site.World, a *answers.Answers) []page.Placement {
		h = sitetest.Following(h)
		return []page.Placement{
			sitetest.Place("elsewhere", New(h, of.Shelf, a), address.Explore, address.Puzzles),
			sitetest.Place("puzzles", New(h, of.Shelf, a), address.PuzzlePractice),
		}
	}
	v := w.Open(t)
	p := &practice{v, t, v.Pages[1].(*Page)}
	p.Visit.Visit(view)
	p.Engine.ConsumeAll()
	return p
}

// reload opens the page again on the same device.
func (p *practice) reload() *practice {
	p.t.Helper()
	return practiseIn(p.t, p.World, p.Asked())
}

func (p *practice) press(key string) {
	p.t.Helper()
	if !p.Press(p.t, sitetest.Keystroke{Key: key}) {
		p.t.Errorf("the page leaves the key %q to the browser", key)
	}
}

// onBoard is the puzzle that is asked.
func (p *practice) onBoard() puzzle.Puzzle {
	p.t.Helper()
	one, there := p.p.board.Puzzle()
	if !there {
		p.t.Fatalf("no puzzle is on the board: %q", p.Drawn(p.t).One("main").Words())
	}
	return one
}

// play is the puzzle on the board, for the test to know its answers.
func (p *practice) play() *puzzle.Play {
	p.t.Helper()
	game, err := p.Shelf.PuzzleGame(p.onBoard())
	if err != nil {
		p.t.Fatal(err)
	}
	play, err := puzzle.NewPlay(p.onBoard(), game)
	if err != nil {
		p.t.Fatal(err)
	}
	return play
}

// solve answers the puzzle on the board.
func (p *practice) solve() {
	p.t.Helper()
	play := p.play()
	for !play.Over {
		switch play.Kind {
		case puzzle.Loser:
			seat := play.Start.Losers().List()[0]
			p.press(string(rune('0' + seat)))
			play.Answer(seat)
		case puzzle.Threat:
			letter := []rune(play.Game.Refutation(play.At, play.Rules.Mover(play.Start.Depth()-1)).Fragment())[play.At.Depth()]
			p.press(string(letter))
			play.Give(letter)
		default:
			letter := play.Keys()[0].Letter()
			p.press(string(letter))
			play.Give(letter)
		}
	}
	if !play.Right {
		p.t.Fatalf("%s was not solved", play.ID())
	}
}

// miss gives up.
func (p *practice) miss() { p.t.Helper(); p.press(".") }

// noted are the answers in the log.
func (p *practice) noted() []*trainer.Entry { return p.Answers.State().Puzzles() }

func (p *practice) says(id, want string) {
	p.t.Helper()
	p.WantSaid(p.t, id, want)
}

func TestRatedPuzzlesChangeTheRating(t *testing.T) {
	t.Parallel()
	p := practise(t, "", "")
	p.says("puzzles-score", "Not rated yet")
	if got := p.onBoard().Rating; got < 1200 || got > 1400 {
		t.Errorf("the first puzzle is rated %d, want about 1300", got)
	}
	first := p.onBoard()
	if first.Kind != puzzle.Win {
		t.Errorf("somebody new begins with %s", first.ID())
	}
	p.World.Wait(7 * time.Second)
	p.solve()
	e := p.noted()
	if len(e) != 1 || e[0].Puzzle != first.ID() || e[0].Rating != first.Rating || e[0].Mode != trainer.ModeRated || e[0].Grade != trainer.Good || e[0].Took != 7000 || e[0].Found < 1 {
		t.Fatalf("noted %+v, want %s solved in 7 s", e, first.ID())
	}
	now := rounded(rating.Of(e).Rating)
	if now <= 1500 {
		t.Fatalf("the rating is %d after a solved puzzle", now)
	}
	provisional := func(rating int) string {
		return fmt.Sprintf("Your rating: about %d. Provisional: a few more puzzles settle it.", (rating+25)/50*50)
	}
	p.says("puzzle-feedback", "This puzzle: "+itoa(first.Rating)+". "+provisional(now))
	p.says("puzzles-score", fmt.Sprintf("Your rating: about %d", (now+25)/50*50))
	p.press("Enter")
	if p.onBoard() == first {
		t.Error("the same puzzle is asked again")
	}
	p.miss()
	after := rounded(rating.Of(p.noted()).Rating)
	p.says("puzzle-feedback", provisional(after))
	if got := p.Drawn(t).Text("puzzle-feedback"); strings.Contains(got, "−") {
		t.Errorf("a provisional rating changes: %q", got)
	}
	p.press("Escape")
	p.says("puzzles-title", "2 puzzles: 1 solved, 1 missed")
	p.says("puzzles-went", provisional(after))
	if got := p.Drawn(t).Id("puzzles-missed").All("li"); len(got) != 1 || !strings.Contains(got[0].Words(), "wins:") && !strings.Contains(got[0].Words(), "threatens") {
		t.Errorf("missed are %q", apptest.Texts(got))
	}
	if got := p.Drawn(t).Id("puzzles-back").Attribute("href"); !strings.HasPrefix(got, "#/puzzles?") {
		t.Errorf("the way back leads to %s", got)
	}
	p.press("Enter")
	p.onBoard()
	if len(p.noted()) != 2 {
		t.Errorf("%d answers, want 2", len(p.noted()))
	}
}

func itoa(n int) string { return signed(n)[1:] }

// Somebody whose rating is known gets puzzles of that rating.
func TestPuzzlesFitTheRating(t *testing.T) {
	t.Parallel()
	p := practise(t, "", "all")
	for n := 0; n < 60; n++ {
		if p.onBoard().Rating < 1700 {
			p.solve()
		} else {
			p.miss()
		}
		p.press("Enter")
	}
	who := p.p.sitting.person.Rating
	if who.Provisional() || math.Abs(who.Value-1700) > 150 {
		t.Fatalf("the rating is %+v, want about 1700", who)
	}
	if got := float64(p.onBoard().Rating); math.Abs(got-who.Value) > 60 {
		t.Errorf("the puzzle is rated %.0f, the person %.0f", got, who.Value)
	}
	p.miss()
	now := rounded(p.p.sitting.person.Rating)
	p.says("puzzle-feedback", fmt.Sprintf("Your rating: %d, %s.", now, signed(now-rounded(who))))
	p.says("puzzles-score", "Your rating: "+itoa(now))
	if now >= rounded(who) {
		t.Errorf("a miss changes %d to %d", rounded(who), now)
	}
	p.press("Escape")
	p.says("puzzles-went", fmt.Sprintf("Your rating: %d.", now)) // it was provisional at first
	p = p.reload()
	p.says("puzzles-score", "Your rating: "+itoa(now))
	p.press("Escape")
	p.says("puzzles-title", "Nothing answered yet")
	p.says("puzzles-went", "Your rating: "+itoa(now)+".")
	p.press("Enter")
	p.solve()
	after := rounded(p.p.sitting.person.Rating)
	p.press("Escape")
	p.says("puzzles-title", "1 puzzle: solved")
	p.says("puzzles-went", fmt.Sprintf("Your rating: %d, %s.", after, signed(after-now)))
}

func TestThreeHundredInARowNeverRepeat(t *testing.T) {
	t.Parallel()
	p := practise(t, "", "")
	seen := map[string]bool{}
	for n := range 310 {
		if n == 150 {
			p = p.reload()
		}
		id := p.onBoard().ID()
		if seen[id] {
			t.Fatalf("%s is asked twice within %d", id, n+1)
		}
		seen[id] = true
		if n%3 == 0 {
			p.miss()
		} else {
			p.solve()
		}
		p.World.Wait(time.Second)
		p.press("Enter")
	}
	if len(p.noted()) != 310 {
		t.Errorf("%d answers, want 310", len(p.noted()))
	}
}

// A list with few puzzles goes on with those that were asked long ago.
func TestAShortListGoesOn(t *testing.T) {
	t.Parallel()
	books := shelfWithPuzzles(t)
	short := books.Puzzles.Only(puzzle.Usual.Has).Puzzles[:12]
	books.Puzzles = puzzle.NewSet(short)
	p := practiseIn(t, world(books), practiseView("", ""))
	var last []string
	for range 40 {
		id := p.onBoard().ID()
		if slices.Contains(last[max(len(last)-3, 0):], id) {
			t.Fatalf("%s comes again too soon, after %q", id, last)
		}
		last = append(last, id)
		p.solve()
		p.press("Enter")
	}
	p.solve()
	p.says("puzzle-feedback", "You have met it before, so your rating stays.")
}

// Ghost of the day is not given away.
func TestThePuzzlesOfTodayAreLeftOut(t *testing.T) {
	t.Parallel()
	p := practise(t, "", "")
	days, ok := puzzle.NewDays(p.Shelf.Puzzles)
	if !ok {
		t.Fatal("there is no Ghost of the day")
	}
	five := days.On(int(trainer.DateOf(p.Now())))
	only := puzzle.NewSet(append(slices.Clone(five[:]), p.onBoard()))
	for range 20 {
		p.p.sitting.set = only
		if one, ok := p.p.choose(); !ok || slices.Contains(five[:], one) {
			t.Fatalf("%s is asked, which is one of today", one.ID())
		}
	}
}

func TestListsHaveTheirPuzzles(t *testing.T) {
	t.Parallel()
	books := shelfWithPuzzles(t)
	for list, fits := range map[puzzle.List]func(puzzle.Puzzle) bool{
		"":        func(p puzzle.Puzzle) bool { return p.Rules.Players == 2 && p.Dict == dicts.DefaultID },
		"three":   func(p puzzle.Puzzle) bool { return p.Rules.Players == 3 && p.Rules.MinLetters == 4 },
		"threats": func(p puzzle.Puzzle) bool { return p.Kind == puzzle.Threat },
		"short":   func(p puzzle.Puzzle) bool { return p.Rules.MinLetters == 3 && p.Dict == dicts.DefaultID },
		"others":  func(p puzzle.Puzzle) bool { return p.Dict != dicts.DefaultID },
		"all":     func(puzzle.Puzzle) bool { return true },
	} {
		set := books.Puzzles.Only(list.Has).Puzzles
		if len(set) < 50 || !slices.ContainsFunc(set, fits) {
			t.Errorf("%q has %d puzzles", list, len(set))
		}
		for _, one := range set {
			if !fits(one) {
				t.Errorf("%q has %s", list, one.ID())
			}
		}
	}
	p := practiseIn(t, world(books), practiseView("", ""))
	p.Enter(t, "change select id=puzzles-list", "three")
	if got := p.Asked(); got.List != "three" || p.onBoard().Rules.Players != 3 {
		t.Errorf("the menu leads to %s, which asks %s", got.Address(), p.onBoard().ID())
	}
	p.Enter(t, "change select id=puzzles-list", "usual")
	if got := p.Asked(); got.List != "" {
		t.Errorf("the menu leads to %s", got.Address())
	}
}

func TestALinkedPuzzleComesFirst(t *testing.T) {
	t.Parallel()
	books := shelfWithPuzzles(t)
	view := practiseView("", "")
	view.Puzzle = "loser/american-english-7.1/4/3/abd"
	p := practiseIn(t, world(books), view)
	if got := p.onBoard().ID(); got != view.Puzzle {
		t.Fatalf("%s is asked, want %s", got, view.Puzzle)
	}
	p.solve()
	if p.Asked().Puzzle != "" {
		t.Error("the address still asks the puzzle that was answered")
	}
	p.press("Enter")
	if got := p.onBoard().ID(); got == view.Puzzle {
		t.Error("it is asked again")
	}
	if len(p.noted()) != 1 {
		t.Errorf("%d answers, want 1", len(p.noted()))
	}
	view.Puzzle = "win/american-english-7.1/4/2/zzz"
	p = practiseIn(t, world(books), view)
	p.onBoard()
	if got := p.Drawn(t).One(".page").Words(); !strings.Contains(got, "The puzzle in this address is not here. This is another one.") {
		t.Errorf("said %q", got)
	}
}

func TestAStreakGoesOnUntilTheFirstMiss(t *testing.T) {
	t.Parallel()
	p := practise(t, "streak", "")
	p.says("puzzles-best", "You have not tried it yet.")
	p.press("Enter")
	var ratings []int
	for n := range 12 {
		ratings = append(ratings, p.onBoard().Rating)
		p.solve()
		p.says("puzzle-feedback", itoa(n+1)+" in a row.")
		p.says("puzzles-score", itoa(n+1)+" in a row · best "+itoa(n+1))
		p.press("Enter")
	}
	if ratings[11] < ratings[0]+200 {
		t.Errorf("it does not get harder: %v", ratings)
	}
	missed := p.onBoard()
	p.miss()
	p.says("puzzle-feedback", fmt.Sprintf("This puzzle: %d. Your streak ends with 12.", missed.Rating))
	p.says("puzzle-main", "See how it went")
	p.press("Enter")
	p.says("puzzles-title", "12 puzzles in a row")
	p.says("puzzles-went", "Your best so far.")
	if got := p.Drawn(t).Text("puzzles-missed"); !strings.HasPrefix(got, dicts.Capitals(missed.Fragment)+" ") {
		t.Errorf("missed is %q, want %s", got, missed.Fragment)
	}
	p.says("puzzles-again", "Again")
	p.World.Wait(time.Minute)
	p.press("Enter")
	p.miss()
	p.press("Enter")
	p.says("puzzles-title", "Not one this time")
	p.says("puzzles-went", "Your best so far: 12.")
	runs := p.Answers.State().Runs(trainer.ModeStreak)
	if len(runs) != 2 || runs[0].Solved != 12 || runs[1].Solved != 0 || runs[1].Missed != 1 {
		t.Errorf("the log has the runs %+v", runs)
	}
	if rating := rating.Of(p.noted()); rating.Answers != 0 {
		t.Error("a streak changes the rating")
	}
}

func TestAStreakGoesOnAfterAReload(t *testing.T) {
	t.Parallel()
	p := practise(t, "streak", "")
	p.press("Enter")
	for range 3 {
		p.solve()
		p.press("Enter")
	}
	p.World.Wait(time.Hour)
	p = p.reload()
	p.says("puzzles-score", "3 in a row")
	p.solve()
	p.says("puzzles-score", "4 in a row")
	p.press("Escape")
	p.says("puzzles-went", "It goes on where you left it, until the end of the day.")
	p.says("puzzles-again", "Go on")
	p.press("Enter")
	p.says("puzzles-score", "4 in a row")
	if runs := p.Answers.State().Runs(trainer.ModeStreak); len(runs) != 1 {
		t.Errorf("%d runs, want 1", len(runs))
	}
	p.World.Wait(24 * time.Hour)
	p = p.reload()
	p.says("puzzles-best", "Your best so far: 4.")
	p.press("Enter")
	p.press("Escape")
	p.says("puzzles-title", "Nothing answered this time")
}

func TestThreeMinutesEndByTheClock(t *testing.T) {
	t.Parallel()
	p := practise(t, "minutes", "")
	p.press("Enter")
	p.says(clockID, "3:00")
	p.World.Wait(19 * time.Second)
	p.solve() // and the next one comes by itself
	p.Engine.ConsumeAll()
	p.says(clockID, "2:41")
	p.says("puzzles-score", "1 solved")
	p.World.Wait(500 * time.Millisecond)
	p.says(clockID, "2:41")
	p.World.Wait(20 * time.Second)
	missed := p.onBoard()
	p.miss()
	p.says("puzzle-main", "Next puzzle")
	p.press("Enter")
	p.solve()
	p.Engine.ConsumeAll()
	before := len(p.noted())
	p.World.Wait(3 * time.Minute)
	p.p.board.GiveUp() // too late
	if got := len(p.noted()); got != before || before != 3 {
		t.Errorf("%d answers, want 3: an answer after the end counts", got)
	}
	p.says("puzzles-title", "2 puzzles solved in three minutes")
	p.says("puzzles-went", "1 missed. Your best so far.")
	if got := p.Drawn(t).Text("puzzles-missed"); !strings.HasPrefix(got, dicts.Capitals(missed.Fragment)+" ") {
		t.Errorf("missed is %q, want %s", got, missed.Fragment)
	}
	p.says("puzzles-again", "Again")
}

func TestThreeMinutesGoOnAfterAReload(t *testing.T) {
	t.Parallel()
	p := practise(t, "minutes", "")
	p.press("Enter")
	p.solve()
	p.Engine.ConsumeAll()
	p.miss()
	p.World.Wait(time.Minute)
	p.press("Escape")
	p.says("puzzles-title", "1 puzzle solved so far")
	p.says("puzzles-went", "There is time left. The clock goes on.")
	p = p.reload()
	p.says(clockID, "2:00")
	p.says("puzzles-score", "1 solved")
	p.World.Wait(2 * time.Minute)
	p.p.Awake()
	p.says("puzzles-title", "1 puzzle solved in three minutes")
	if got := p.Drawn(t).Id("puzzles-missed").All("li"); len(got) != 1 {
		t.Errorf("%d missed, want the one from before the reload", len(got))
	}
	p = p.reload()
	p.says("puzzles-best", "Your best so far: 1.")
	p.World.Wait(-24 * time.Hour) // the clock is put back
	p = p.reload()
	p.says("puzzles-best", "Your best so far: 1.")
}

// Whoever is on another page when the time is up sees the result when they come back.
func TestTimeIsUpElsewhere(t *testing.T) {
	t.Parallel()
	p := practise(t, "minutes", "")
	p.press("Enter")
	p.solve()
	p.Engine.ConsumeAll()
	back := p.Asked()
	p.Visit.Visit(address.DefaultView)
	p.World.Wait(4 * time.Minute)
	p.p.timeIsUp()
	p.Visit.Visit(back)
	p.says("puzzles-title", "1 puzzle solved in three minutes")
	p.Visit.Visit(address.DefaultView)
	p.Visit.Visit(back)
	p.says("puzzles-best", "Your best so far: 1.")
}

func TestMissedPuzzlesComeBack(t *testing.T) {
	t.Parallel()
	p := practise(t, "again", "")
	p.says("puzzles-title", "Nothing to repeat now")
	p.says("puzzles-went", "Puzzles that you miss come back here until you know them.")
	p = practiseIn(t, p.World, practiseView("", ""))
	var ids []string
	for range 2 {
		ids = append(ids, p.onBoard().ID())
		p.miss()
		p.press("Enter")
	}
	p.World.Wait(24 * time.Hour)
	p = practiseIn(t, p.World, practiseView("again", ""))
	p.says("puzzles-score", "2 left")
	for n, id := range ids {
		if got := p.onBoard().ID(); got != id {
			t.Fatalf("%s is asked, want %s", got, id)
		}
		p.solve()
		p.says("puzzle-feedback", "It comes back ")
		if e := p.noted(); e[len(e)-1].Mode != trainer.ModeAgain {
			t.Errorf("answer %d is noted as %q", n, e[len(e)-1].Mode)
		}
		p.press("Enter")
	}
	p.says("puzzles-title", "2 puzzles: all solved")
	p.says("puzzles-went", "2 missed puzzles come back, the next one later today.")
	p.World.Wait(time.Hour)
	p.press("Enter")
	p.solve()
	p.World.Wait(time.Second)
	p.press("Enter")
	p.miss()
	p.press("Escape")
	p.says("puzzles-title", "2 puzzles: 1 solved, 1 missed")
	p.says("puzzles-went", "2 missed puzzles come back, the next one later today.")
	for range 2 {
		p.World.Wait(time.Hour)
		p.press("Enter")
		p.solve()
		p.press("Escape")
		p.says("puzzles-title", "1 puzzle: solved")
	}
	now, settings := p.World.Now(), p.Answers.State().Settings()
	due := func(n int) time.Time { return p.Answers.State().PuzzleProgress(ids[n], now).Due }
	if !due(1).Before(due(0)) {
		t.Fatalf("the puzzle that was missed again comes back %v, the other one %v", due(1), due(0))
	}
	when := map[int]string{1: "tomorrow", 2: "in 2 days", 3: "in 3 days"}[int(settings.DayOf(due(1))-settings.DayOf(now))]
	p.says("puzzles-went", "2 missed puzzles come back, the next one "+text.Pick(when == "", "at another time", when)+".")
}

// Leaving and coming back finds the same puzzle, and counts nothing twice.
func TestThePuzzleStaysWhileAnotherPageIsInFront(t *testing.T) {
	t.Parallel()
	p := practise(t, "", "")
	asked, back := p.onBoard(), p.Asked()
	p.Visit.Visit(address.DefaultView)
	p.Visit.Visit(back)
	if p.onBoard() != asked {
		t.Error("another puzzle is asked")
	}
	p.miss()
	p.Visit.Visit(address.DefaultView)
	p.Visit.Visit(back)
	if p.onBoard() != asked || p.p.board.Outcome() == nil || len(p.noted()) != 1 {
		t.Errorf("%s is on the board, %d answers", p.onBoard().ID(), len(p.noted()))
	}
	p.p.AnswersChanged(p.Ctx())
	p.p.Awake()
	if p.onBoard() != asked || len(p.noted()) != 1 {
		t.Error("news of answers changes the board")
	}
	p.Visit.Visit(practiseView("streak", ""))
	p.says("puzzles-again", "Begin")
}

func TestThePuzzlesAreRead(t *testing.T) {
	t.Parallel()
	full := shelfWithPuzzles(t)
	file, offline := full.Puzzles.Encode(), true
	full.Puzzles = nil
	full.Files = func(path string) ([]byte, error) {
		if offline || path != "web/puzzles.txt" {
			return nil, errors.New("no connection")
		}
		return file, nil
	}
	p := practiseIn(t, world(full), practiseView("", ""))
	if got := p.Drawn(t).One(".puzzle-start").Words(); got != "The puzzles could not be loaded No connection. Try again" {
		t.Errorf("said %q", got)
	}
	offline = false
	p.Use(t, "click button id=puzzles-retry")
	p.onBoard()
}

// What comes when the person has gone elsewhere begins nothing.
func TestPuzzlesThatComeLate(t *testing.T) {
	t.Parallel()
	books := shelfWithPuzzles(t)
	file, wait := books.Puzzles.Encode(), make(chan bool)
	books.Puzzles = nil
	books.Files = func(string) ([]byte, error) { <-wait; return file, nil }
	w := world(books)
	w.Build = func(h page.Host, of site.World, a *answers.Answers) []page.Placement {
		h = sitetest.Following(h)
		return []page.Placement{
			sitetest.Place("elsewhere", New(h, of.Shelf, a), address.Explore),
			sitetest.Place("puzzles", New(h, of.Shelf, a), address.PuzzlePractice),
		}
	}
	v := w.Open(t)
	v.Answers.LoadAnswers()
	v.Engine.ConsumeAll()
	v.Ask(practiseView("", ""))
	v.Show(practiseView("", ""))
	v.Settle(v.Ctx())
	v.Ask(address.DefaultView)
	v.Show(address.DefaultView)
	close(wait)
	v.Engine.ConsumeAll()
	p := &practice{v, t, v.Pages[1].(*Page)}
	if p.Shelf.Puzzles == nil || p.p.sitting != nil {
		t.Error("a sitting has begun on a page that nobody sees")
	}
	p.Visit.Visit(practiseView("", ""))
	p.onBoard()
}

func TestWhatABoardSaysAboutAMiss(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind   puzzle.Kind
		answer puzzleboard.Answer
		want   string
	}{
		{puzzle.Win, puzzleboard.Answer{Letters: "hjz"}, "H, J or Z wins:"},
		{puzzle.Refute, puzzleboard.Answer{Letters: "h"}, "H wins:"},
		{puzzle.Threat, puzzleboard.Answer{}, "threatens"},
		{puzzle.Loser, puzzleboard.Answer{Player: 3}, "player 3 loses:"},
	} {
		if got := (miss{puzzle.Puzzle{Kind: c.kind}, c.answer}).says(); got != c.want {
			t.Errorf("%s: %q, want %q", c.kind, got, c.want)
		}
	}
}

// A way to practise and a list are called the same here and on the hub.
func TestTheNamesOfModesAndLists(t *testing.T) {
	t.Parallel()
	for i, mode := range address.PuzzleModes {
		p := practise(t, text.Pick(i == 0, "", mode), "")
		for _, link := range p.Drawn(t).One(".puzzle-ways").All("a") {
			if link.Has("aria-current") && link.Words() != puzzleboard.ModeName(trainer.Mode(mode)) {
				t.Errorf("%s is called %q", mode, link.Words())
			}
		}
		if mode == "streak" || mode == "minutes" {
			p.says("puzzles-title", puzzleboard.ModeName(trainer.Mode(mode)))
		}
	}
	for _, list := range puzzle.Lists[:3] {
		p := practise(t, "", list)
		p.says("puzzles-menu", puzzleboard.ListName(list))
	}
}

// The browser answers late whether it keeps the answers. What it says must not move the buttons.
func TestTheNoteOnTheAnswersIsBelowTheButtons(t *testing.T) {
	t.Parallel()
	p := practise(t, "streak", "")
	p.Answers.Failed = errors.New("the disk is full")
	below := func(where string) {
		t.Helper()
		page := p.Drawn(t)
		var order []string
		for _, tag := range page.All("div") {
			if id := tag.Attribute("id"); id == "practice-note" || tag.Attribute("class") == "puzzle-press" {
				order = append(order, text.Pick(id == "", "buttons", id))
			}
		}
		if strings.Join(order, " ") != "buttons practice-note" {
			t.Errorf("%s has %q", where, order)
		}
	}
	below("the start")
	p.press("Enter")
	if !p.Drawn(t).HasID("practice-note") {
		t.Error("answers that are not kept are not mentioned beside the board")
	}
	p.miss()
	p.press("Enter")
	below("the end")
}
