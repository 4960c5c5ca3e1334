//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/dicts"
	"spectrie/trainer"
)

// statisticsOf is the page of the statistics of a deck, as its address shows it.
func statisticsOf(players, seat int, start string) View {
	v := game(players, seat, start)
	v.Page = Statistics
	return v
}

// visit shows a page, with all that is worked out beside it.
func (m *mounted) visit(view View) {
	m.problems = nil
	m.show(view)
	m.settle(m.home)
	m.engine.ConsumeAll()
}

// grade notes an answer to the card of a fragment in the deck of the opening.
func (m *mounted) grade(fragment string, grade trainer.Grade) {
	m.answers.note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade, e.Took = testCard(fragment), grade, 6000 })
}

// sitting answers cards until they come back on another day.
func (m *mounted) sitting(grade trainer.Grade, fragments ...string) {
	for _, fragment := range fragments {
		m.grade(fragment, grade)
		for m.answers.state().Progress(testCard(fragment), m.Now()).Days == 0 {
			m.grade(fragment, trainer.Good)
		}
	}
}

// table are the rows of the only table in the part of the page with an id, each with a bar
// between its cells.
func (p page) table(id string) []string {
	p.t.Helper()
	var rows []string
	for _, row := range p.id(id).one("table").one("tbody").all("tr") {
		var cells []string
		for n := range row.ChildNodes() {
			cells = append(cells, page{p.t, n}.words())
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return rows
}

func (p page) hasID(id string) bool {
	for n := range p.Descendants() {
		if (page{p.t, n}).attr("id") == id {
			return true
		}
	}
	return false
}

func TestBeforeTheFirstAnswerThePageSaysWhatWillBeThere(t *testing.T) {
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), statisticsOf(2, 1, ""))
	p := rendered(t, m)
	if got := p.text("statistics-state"); !strings.HasPrefix(got, "You have not answered anything yet.") {
		t.Errorf("%q", got)
	}
	if got := p.text("to-drill"); got != "Begin to drill" || !strings.HasPrefix(p.id("to-drill").attr("href"), "#/drill?") {
		t.Errorf("%q", got)
	}
	if got := p.text("strength-sentence"); !strings.HasPrefix(got, "Before you learn any of it you hold ") {
		t.Errorf("%q", got)
	}
	for _, id := range []string{"slipping", "forecast", "cards", "history"} {
		if p.hasID(id) {
			t.Errorf("%s is there", id)
		}
	}
	for _, id := range []string{"schedule", "answers", "strength"} {
		if !p.hasID(id) {
			t.Errorf("%s is not there", id)
		}
	}
}

func TestBeforeTheAnswersAreReadThePageSaysSo(t *testing.T) {
	m := mount(t, shelfWith(t, dicts.DefaultID))
	m.show(statisticsOf(2, 1, ""))
	if got := rendered(t, m).text("statistics-state"); got != "Reading your answers…" {
		t.Errorf("%q", got)
	}
	m.settle(m.home)
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("statistics-state"); got == "Reading your answers…" {
		t.Errorf("%q in the end", got)
	}
}

func TestADeckWithoutCardsSaysWhy(t *testing.T) {
	m := statisticsAt(t, shelfOf(t, "a"), anyWord(2, 1, ""))
	view := anyWord(2, 1, "")
	view.Page = Statistics
	m.visit(view)
	if got := rendered(t, m).text("statistics-state"); !strings.HasPrefix(got, "Player 1 can hold no round here, whatever they know, so there is nothing to drill.") {
		t.Errorf("%q", got)
	}
	m = statisticsAt(t, shelfOf(t), statisticsOf(2, 1, ""))
	if got := rendered(t, m).text("statistics-state"); !strings.HasPrefix(got, "No round can be played with these rules") {
		t.Errorf("%q", got)
	}
}

func TestTheDayAfterThePageNamesWhatIsAboutToSlip(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Good, "", "je", "ji")
	m.sitting(trainer.Again, "ja", "jo")
	m.setClock("2026-11-22 12:00")
	m.visit(view)
	p := rendered(t, m)
	rows := p.table("slipping")
	if len(rows) != 5 || !strings.HasPrefix(rows[0], "JA|C|") || !strings.HasPrefix(rows[1], "JO|") || !strings.HasSuffix(rows[0], " %|now|Start afresh") {
		t.Errorf("about to slip: %q", rows)
	}
	if got, want := p.id("slipping").all("a")[0].attr("href"), game(2, 1, "ja").Address(); got != want {
		t.Errorf("JA leads to %s, want %s", got, want)
	}
	state := m.answers.state()
	strength := m.statistics.deck.Strength(func(c trainer.Card) float64 { return state.Retrievability(c, m.Now()) }, trainer.Opponent{Perfect: true})
	if got, want := p.text("strength-sentence"), "Today you hold "+percent(strength)+" of rounds against a perfect opponent."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := p.table("strength"); len(got) != len(m.statistics.strengths.opponents) || !strings.HasPrefix(got[0], "plays perfectly|") {
		t.Errorf("strengths: %q", got)
	}
	if got := p.table("forecast")[0]; got != "Sunday 22 November|2" {
		t.Errorf("today: %q", got)
	}
	if got := strings.Join(p.table("cards"), " "); got != "mature|0 young|5 lapsed|0 learning|0 new|3 set aside|0" {
		t.Errorf("cards: %q", got)
	}
	if got := p.text("fact-due") + ", " + p.text("fact-streak"); got != "Due now 2, Streak 1 day longest: 1 day" {
		t.Errorf("%q", got)
	}
	if got := p.text("to-drill"); got != "Drill: 2 cards due" {
		t.Errorf("%q", got)
	}
}

// The page promises what the drill that it leads to then asks.
func TestWhatIsDueIsWhatTheDrillAsks(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	byHeart := testCard("")
	byHeart.Recall = true
	for m.answers.state().Progress(byHeart, m.Now()).Days == 0 {
		m.answers.note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = byHeart, trainer.Good })
	}
	for _, item := range m.statistics.deck.Decisions {
		m.sitting(trainer.Easy, item.Fragment)
	}
	m.world.clock = m.answers.state().Progress(byHeart, m.Now()).Due.Add(time.Hour)
	for _, c := range []struct{ link, due string }{
		{"Drill words by heart: 1 card due", "Due now 0 1 more, words by heart"},
		{"Drill: 1 card due", "Due now 1 1 more, words by heart"},
	} {
		m.visit(view)
		p := rendered(t, m)
		if got := p.text("to-drill"); got != c.link {
			t.Errorf("%q, want %q", got, c.link)
		}
		if got := p.text("fact-due"); got != c.due {
			t.Errorf("%q, want %q", got, c.due)
		}
		drill, problems := ParseAddress(strings.TrimPrefix(p.id("to-drill").attr("href"), "#"), new(library).entry)
		sitting := trainer.Session{Deck: m.statistics.deck, Cards: drill.Cards}
		if len(problems) > 0 || !sitting.Next(m.answers.state(), m.Now()) {
			t.Errorf("%q leads to nothing to do (%v)", c.link, problems)
		}
		m.grade("ja", trainer.Again)
		m.world.clock = m.answers.state().Progress(testCard("ja"), m.Now()).Due
	}
}

func TestWhatIsBeyondTheDailyLimitsIsNotDue(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Easy, "", "ja", "je")
	settings := trainer.DefaultSettings()
	settings.ReviewsADay, settings.NewADay = 1, 2
	m.answers.note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
	m.setClock("2027-03-01 12:00")
	m.visit(view)
	p := rendered(t, m)
	if got, want := p.text("fact-due")+", "+p.text("fact-new"), "Due now 1 2 more beyond today’s limit, New today 2 2 more wait"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What is answered is counted in all decks, or in this one.
func TestWhatYouDidIsOfAllDecksOrOfThisOne(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Easy, "ja")
	other := testCard("b")
	other.Seat = 2
	m.answers.note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade, e.Took = other, trainer.Good, 90_000 })
	m.setClock("2026-12-20 12:00")
	m.grade("ja", trainer.Good)
	m.visit(view)
	p := rendered(t, m)
	if got := p.text("work-sentence"); got != "Today 1 answer in 6 s. In the last 30 days 3 answers in 1 min; in all 3 answers in 1 min. Streak: 1 day in a row, the longest 1 day." {
		t.Errorf("all decks: %q", got)
	}
	m.statistics.ofDeck = true
	p = rendered(t, m)
	if got := p.text("work-sentence"); !strings.HasPrefix(got, "Today 1 answer in 6 s. In the last 30 days 2 answers in 12 s;") {
		t.Errorf("this deck: %q", got)
	}
	var rows []string
	for _, row := range p.id("retention-table").one("tbody").all("tr") {
		rows = append(rows, row.words())
	}
	if got := strings.Join(rows, "; "); got != "Today 100 % of 1 – 100 % of 1; Last 7 days 100 % of 1 – 100 % of 1; Last 30 days 100 % of 1 – 100 % of 1; All time 100 % of 1 – 100 % of 1" {
		t.Errorf("retention: %q", got)
	}
	calendar := p.id("calendar-chart").one("tbody").all("tr")
	if got := calendar[0].words(); len(calendar) != 53 || got != "14 Dec 2026 0 0 0 0 0 0 1" {
		t.Errorf("%d weeks, the last: %q", len(calendar), got)
	}
}

func TestACardThatWasSetAsideIsBroughtBack(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Good, "ja", "je")
	clock := m.Now()
	for range 8 { // known, and missed
		clock = clock.AddDate(0, 1, 0)
		m.world.clock = clock
		m.sitting(trainer.Again, "ja")
	}
	m.answers.note(trainer.Suspended, func(e *trainer.Entry) { e.Card = testCard("ju") })
	m.visit(view)
	p := rendered(t, m)
	list := p.all(".aside-list")
	if got := list[0].words(); got != "JA C missed 8 times Bring back Start afresh" {
		t.Errorf("leeches: %q", got)
	}
	if got := list[1].words(); !strings.HasPrefix(got, "JU") || strings.Count(got, "Bring back") != 1 {
		t.Errorf("set aside: %q", got)
	}
	state := func(fragment string) trainer.Progress { return m.answers.state().Progress(testCard(fragment), m.Now()) }
	m.statistics.decide("cards", trainer.Entry{Kind: trainer.Resumed, Card: testCard("ju")})
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("cards"); !strings.Contains(got, "JU and what is below it: 1 card is asked again. Undo") || state("ju").Suspended {
		t.Errorf("%q", got)
	}
	m.statistics.decide("cards", trainer.Entry{Kind: trainer.Forgotten, Card: testCard("ja"), Alone: true})
	m.engine.ConsumeAll()
	p = rendered(t, m)
	if got := p.text("cards"); !strings.Contains(got, "JA C is new again, as if it had never been answered. No other card has changed. Undo") {
		t.Errorf("%q", got)
	}
	if n := len(p.all(".aside-list")); n != 0 {
		t.Errorf("%d lists are left", n)
	}
	if got := state("ja"); got.Status != trainer.New || got.Suspended {
		t.Errorf("JA: %+v", got)
	}
	m.statistics.undoDecision()
	m.statistics.undoDecision()
	m.engine.ConsumeAll()
	p = rendered(t, m)
	if got := p.text("cards"); !strings.Contains(got, "Taken back: it is as it was before.") || strings.Contains(got, "Undo") {
		t.Errorf("%q", got)
	}
	if got := state("ja"); !got.Leech || !got.Suspended || len(p.all(".aside-list")) != 1 {
		t.Errorf("JA: %+v", got)
	}
}

// What is decided about a leech holds for that card, and for none below it.
func TestALeechIsBroughtBackAlone(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Good, "", "ja", "je")
	clock := m.Now()
	for range 8 { // known, and missed
		clock = clock.AddDate(0, 1, 0)
		m.world.clock = clock
		m.sitting(trainer.Again, "")
	}
	m.answers.note(trainer.Suspended, func(e *trainer.Entry) { e.Card = testCard("ju") })
	others := func() string {
		var said []string
		for _, fragment := range []string{"ja", "je", "ju"} {
			said = append(said, fmt.Sprintf("%+v", m.answers.state().Progress(testCard(fragment), m.Now())))
		}
		return strings.Join(said, "\n")
	}
	for _, c := range []struct {
		kind   trainer.Kind
		status trainer.Status
		said   string
	}{
		{trainer.Resumed, trainer.Known, "∅ J is asked again, as you left it. No other card has changed."},
		{trainer.Forgotten, trainer.New, "∅ J is new again, as if it had never been answered. No other card has changed."},
	} {
		m.visit(view)
		before := others()
		buttons := rendered(t, m).all(".aside-list")[0].all("button")
		if len(buttons) != 2 || buttons[0].attr("data-alone") == "" || buttons[1].attr("data-alone") == "" {
			t.Errorf("%d buttons", len(buttons))
		}
		m.statistics.decide("cards", trainer.Entry{Kind: c.kind, Card: testCard(""), Alone: true})
		if got := m.answers.state().Progress(testCard(""), m.Now()); got.Status != c.status || got.Suspended {
			t.Errorf("%s: %+v", c.kind, got)
		}
		if after := others(); after != before {
			t.Errorf("%s changed others: before\n%s\nand then\n%s", c.kind, before, after)
		}
		if got := rendered(t, m).text("cards"); !strings.Contains(got, c.said) {
			t.Errorf("%s: %q", c.kind, got)
		}
		m.statistics.undoDecision()
	}
}

// Any card that slips can be made new again, even the only one that was learned, and
// that can be taken back.
func TestACardThatSlipsIsStartedAfresh(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Good, "ja")
	m.visit(view)
	if got := rendered(t, m).id("slipping").one("button").attr("aria-label"); got != "Start afresh: JA C" {
		t.Errorf("%q", got)
	}
	m.statistics.decide("slipping", trainer.Entry{Kind: trainer.Forgotten, Card: testCard("ja"), Alone: true})
	m.engine.ConsumeAll()
	if got := rendered(t, m).text("slipping"); !strings.HasSuffix(got, "JA C is new again, as if it had never been answered. No other card has changed. Undo") {
		t.Errorf("%q", got)
	}
	m.statistics.undoDecision()
	m.engine.ConsumeAll()
	if got := rendered(t, m).table("slipping"); len(got) != 1 || !strings.HasPrefix(got[0], "JA|C|") {
		t.Errorf("%q", got)
	}
	m.statistics.decide("slipping", trainer.Entry{Kind: trainer.Forgotten, Card: testCard("ja"), Alone: true})
	m.answers.deleteAll()
	m.engine.ConsumeAll()
	if rendered(t, m).hasID("undo-decision") {
		t.Error("what is deleted can be taken back")
	}
}

func TestTheScheduleIsSetAndHoldsForAllAnswers(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), view)
	m.sitting(trainer.Easy, "ja")
	m.visit(view)
	before := m.answers.state().Progress(testCard("ja"), m.Now()).Days
	if p := rendered(t, m); !p.id("save-schedule").has("disabled") || p.id("schedule-steps").attr("value") != "1 10" {
		t.Error("there is something to save, or the steps are not shown")
	}
	for _, c := range []struct{ id, typed, wrong string }{
		{"schedule-steps", "10 1", "First steps of 10 and then 1 minutes: each takes longer than the one before."},
		{"schedule-steps", "five", "This is not a whole number of minutes: “five”."},
		{"schedule-relearn", "9999", "Steps after a lapse of 9999 minutes: each takes from 1 to 720."},
		{"schedule-new", "-1", "-1 new cards a day: from 0 to 9999 are possible."},
		{"schedule-reviews", "", "This is not a whole number: “”."},
		{"schedule-day", "13", "A day that begins at 13 o'clock: it can begin from 0 to 12."},
	} {
		m.statistics.form = nil
		m.statistics.typeSchedule("schedule-retention", "80")
		m.statistics.typeSchedule(c.id, c.typed)
		p := rendered(t, m)
		if got := p.text(c.id + "-wrong"); got != c.wrong || p.id(c.id).attr("aria-invalid") != "true" || !p.id("save-schedule").has("disabled") {
			t.Errorf("%s %q: %q", c.id, c.typed, got)
		}
		m.statistics.saveSchedule()
		if got := m.answers.state().Settings().Retention; got != 0.9 {
			t.Errorf("%s %q: saved all the same, %g", c.id, c.typed, got)
		}
	}
	m.statistics.typeSchedule("schedule-day", "0")
	m.statistics.typeSchedule("schedule-steps", " 2, 5 20 ")
	m.statistics.saveSchedule()
	m.engine.ConsumeAll()
	settings := m.answers.state().Settings()
	if settings.Retention != 0.8 || settings.DayStart != 0 || len(settings.LearningSteps) != 3 || settings.LearningSteps[2] != 20 {
		t.Errorf("%+v", settings)
	}
	if after := m.answers.state().Progress(testCard("ja"), m.Now()).Days; after <= before {
		t.Errorf("JA comes back after %d days, before after %d", after, before)
	}
	p := rendered(t, m)
	if got := p.id("schedule-steps").attr("value"); got != "2 5 20" || !p.id("save-schedule").has("disabled") {
		t.Errorf("the steps are %q", got)
	}
}

func TestAStartOfNoDeckShowsAllAndSaysSo(t *testing.T) {
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), statisticsOf(2, 2, "h"))
	p := rendered(t, m)
	if got := p.text("messages"); got != "Player 2 is lost after H; this shows all starts." {
		t.Errorf("%q", got)
	}
	if got := p.text("statistics-deck"); got != "Deck: player 2 of 2, all starts, the fewest words." {
		t.Errorf("%q", got)
	}
	m.visit(statisticsOf(2, 2, "b"))
	if got := rendered(t, m).text("statistics-deck"); got != "Deck: player 2 of 2, after B, the fewest words." {
		t.Errorf("%q", got)
	}
}

func TestOpponentsAreDistinct(t *testing.T) {
	rows := func(dict string, l *library) []string {
		t.Helper()
		view := statisticsOf(2, 1, "")
		view.Dict = dict
		m := statisticsAt(t, l, view)
		var names []string
		for _, row := range rendered(t, m).table("strength") {
			name, _, _ := strings.Cut(row, "|")
			if slices.Contains(names, name) {
				t.Errorf("%s: two are called %q", dict, name)
			}
			names = append(names, name)
		}
		return names
	}
	want := "plays perfectly, knows very common words, knows common words, knows everyday words, knows less common words (SCOWL 40), knows less common words (SCOWL 50), " +
		"knows uncommon words, knows rare words, knows very rare words, knows obscure words, knows every word"
	if got := strings.Join(rows(dicts.DefaultID, shelfWith(t, dicts.DefaultID)), ", "); got != want {
		t.Errorf("default list: %s", got)
	}
	if got := strings.Join(rows("scowl-small", shelfWith(t, "scowl-small")), ", "); got != "plays perfectly, knows very common words, knows common words, knows every word" {
		t.Errorf("words up to 35: %s", got)
	}
	if got := strings.Join(rows(dicts.DefaultID, shelfOf(t, "jack", "jell", "bend")), ", "); got != "plays perfectly, knows every word" {
		t.Errorf("words without tiers: %s", got)
	}
}

// Another deck asks for its own strengths while the others are still being found.
func TestStrengthsAreOfTheDeckThatIsShown(t *testing.T) {
	m := statisticsAt(t, shelfWith(t, dicts.DefaultID), statisticsOf(2, 2, ""))
	m.show(statisticsOf(2, 1, ""))
	m.settle(m.home)
	m.show(statisticsOf(2, 2, "b"))
	m.settle(m.home)
	m.engine.ConsumeAll()
	want := m.statistics.deck.Strength(func(trainer.Card) float64 { return 0 }, trainer.Opponent{Perfect: true})
	if got := rendered(t, m).text("strength-sentence"); !strings.Contains(got, " "+percent(want)+" ") {
		t.Errorf("%q, want %s", got, percent(want))
	}
}
