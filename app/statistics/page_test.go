//go:build !js

package statistics

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer"
)

// statisticsOf is the view of the statistics of a deck.
func statisticsOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Statistics
	return v
}

// visit shows a view and waits for all background work.
func (m *mounted) visit(view address.View) {
	m.Problem() // none is left
	m.Show(view)
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
}

// grade notes an answer to the card of a fragment in the deck of the opening.
func (m *mounted) grade(fragment string, grade trainer.Grade) {
	m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade, e.Took = apptest.TestCard(fragment), grade, 6000 })
}

// session answers cards until they come back on another day.
func (m *mounted) session(grade trainer.Grade, fragments ...string) {
	for _, fragment := range fragments {
		m.grade(fragment, grade)
		for m.Answers.State().Progress(apptest.TestCard(fragment), m.Now()).Days == 0 {
			m.grade(fragment, trainer.Good)
		}
	}
}

func TestBeforeTheFirstAnswerThePageSaysWhatWillBeThere(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(2, 1, ""))
	p := apptest.Rendered(t, m)
	if got, want := p.Text("statistics-state"), "You have not answered anything yet."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if got, want := p.Text("to-drill"), "Start drilling"; got != want || !strings.HasPrefix(p.Id("to-drill").Attribute("href"), "#/drill?") {
		t.Errorf("%q, want %q, href beginning with %q", got, want, "#/drill?")
	}
	if got, want := p.Text("strength-sentence"), "Before you learn anything, luck alone lets you survive "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	for _, id := range []string{"slipping", "forecast", "cards", "history"} {
		if p.HasID(id) {
			t.Errorf("%s is there", id)
		}
	}
	for _, id := range []string{"schedule", "answers", "strength"} {
		if !p.HasID(id) {
			t.Errorf("%s is not there", id)
		}
	}
}

func TestBeforeTheAnswersAreReadThePageSaysSo(t *testing.T) {
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.Show(statisticsOf(2, 1, ""))
	if got, want := apptest.Rendered(t, m).Text("statistics-state"), "Reading your answers…"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if got := apptest.Rendered(t, m).Text("statistics-state"); got == "Reading your answers…" {
		t.Errorf("%q in the end", got)
	}
}

func TestADeckWithoutCardsSaysWhy(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfOf(t, "a"), apptest.AnyWord(2, 1, ""))
	view := apptest.AnyWord(2, 1, "")
	view.Page = address.Statistics
	m.visit(view)
	if got, want := apptest.Rendered(t, m).Text("statistics-state"), "Player 1 loses every round here against perfect play, so there is nothing to drill."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if got, want := apptest.Rendered(t, m).Id("statistics-state").One("a").Attribute("href"), view.On(address.Strategy).Address(); got != want {
		t.Errorf("a link leads to %s, want %s", got, want)
	}
	m = statisticsAt(t, apptest.ShelfOf(t), statisticsOf(2, 1, ""))
	if got, want := apptest.Rendered(t, m).Text("statistics-state"), "No round can be played with these rules"; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
}

func TestTheDayAfterThePageNamesWhatIsAboutToSlip(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Good, "", "je", "ji")
	m.session(trainer.Again, "ja", "jo")
	m.World.SetClock("2026-11-22 12:00")
	m.visit(view)
	p := apptest.Rendered(t, m)
	rows := p.Table("slipping")
	if len(rows) != 2 || rows[0] != "your letter after JA|79%|now|Start afresh" || rows[1] != "your letters after JO|79%|now|Start afresh" {
		t.Errorf("about to slip: %q", rows)
	}
	if got, want := p.Id("slipping-drill").Attribute("href"), view.On(address.Drill).Address(); got != want {
		t.Errorf("the link to the drill leads to %s, want %s", got, want)
	}
	state := m.Answers.State()
	strength := m.statistics.deck.Strength(func(c trainer.Card) float64 { return state.Retrievability(c, m.Now()) }, trainer.Opponent{Perfect: true})
	if got, want := p.Text("strength-sentence"), fmt.Sprintf("Today you would survive %.0f of 100 rounds against perfect play.", 100*strength); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.Table("strength"), "plays perfectly|"+text.Percent(strength); len(got) != len(m.statistics.strengths.opponents) || got[0] != want {
		t.Errorf("strengths: %q", got)
	}
	if got := p.Table("forecast")[0]; got != "Sunday 22 November|2" {
		t.Errorf("today: %q", got)
	}
	if got := strings.Join(p.Table("cards"), " "); got != "mature|0 young|5 lapsed|0 learning|0 new|1 set aside|0" {
		t.Errorf("cards: %q", got)
	}
	for id, want := range map[string]string{
		"fact-due":      "Due now 2 1 new",
		"fact-known":    "You know 4 of 5 words of this deck",
		"fact-strength": fmt.Sprintf("You survive %.0f of 100 rounds against perfect play", 100*strength),
		"fact-streak":   "Streak 1 day longest: 1 day",
	} {
		if got := p.Text(id); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got, want := p.Table("curve"), fmt.Sprintf("Today|%.0f", 100*strength); len(got) != 2 || got[0] != want || !strings.HasPrefix(got[1], "Saturday 21 November 2026|2") {
		t.Errorf("the curve: %q, want first %q", got, want)
	}
	if got, want := p.Text("to-drill"), "Drill: 2 cards due"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// The page promises what the drill that it leads to then asks.
func TestWhatIsDueIsWhatTheDrillAsks(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	byHeart := apptest.TestCard("")
	byHeart.Recall = true
	for m.Answers.State().Progress(byHeart, m.Now()).Days == 0 {
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = byHeart, trainer.Good })
	}
	for _, item := range m.statistics.deck.Decisions {
		m.session(trainer.Easy, item.Fragment)
	}
	m.World.Clock = m.Answers.State().Progress(byHeart, m.Now()).Due.Add(time.Hour)
	for _, c := range []struct{ link, due string }{
		{"Drill: 1 card due", "Due now 1"},
		{"Drill: 2 cards due", "Due now 2"},
	} {
		m.visit(view)
		p := apptest.Rendered(t, m)
		if got := p.Text("to-drill"); got != c.link {
			t.Errorf("%q, want %q", got, c.link)
		}
		if got := p.Text("fact-due"); got != c.due {
			t.Errorf("%q, want %q", got, c.due)
		}
		drill, problems := address.ParseAddress(strings.TrimPrefix(p.Id("to-drill").Attribute("href"), "#"), new(shelf.Shelf).Entry)
		session := trainer.Session{Decks: []*trainer.Deck{m.statistics.deck}, Cards: drill.Cards}
		if len(problems) > 0 || !session.Next(m.Answers.State(), m.Now()) {
			t.Errorf("%q leads to nothing to do (%v)", c.link, problems)
		}
		m.grade("ja", trainer.Again)
		m.World.Clock = m.Answers.State().Progress(apptest.TestCard("ja"), m.Now()).Due
	}
}

func TestWhatIsBeyondTheDailyLimitsIsNotDue(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Easy, "", "ja", "je")
	settings := trainer.DefaultSettings()
	settings.ReviewsADay, settings.NewADay = 1, 2
	m.Answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
	m.World.SetClock("2027-03-01 12:00")
	m.visit(view)
	p := apptest.Rendered(t, m)
	if got, want := p.Text("fact-due"), "Due now 1 2 more beyond today’s limit, 2 new"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// What is answered is counted in all decks, or in this one.
func TestWhatYouDidIsOfAllDecksOrOfThisOne(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Easy, "ja")
	other := apptest.TestCard("b")
	other.Seat = 2
	m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade, e.Took = other, trainer.Good, 90_000 })
	m.World.SetClock("2026-12-20 12:00")
	m.grade("ja", trainer.Good)
	m.visit(view)
	p := apptest.Rendered(t, m)
	work := func() string {
		p := apptest.Rendered(t, m)
		return p.Text("fact-streak") + ", " + p.Text("fact-today") + ", " + p.Text("fact-month") + ", " + p.Text("fact-all")
	}
	if got := work(); got != "Streak 1 day longest: 1 day, Today 1 answer in 6 s, Last 30 days 3 answers in 1 min, All time 3 answers in 1 min" {
		t.Errorf("all decks: %q", got)
	}
	m.Enter(t, "change select id=history-of", "deck")
	p = apptest.Rendered(t, m)
	if got := work(); !strings.HasSuffix(got, "Today 1 answer in 6 s, Last 30 days 2 answers in 12 s, All time 2 answers in 12 s") {
		t.Errorf("this deck: %q", got)
	}
	var rows []string
	for _, row := range p.Id("retention-table").One("tbody").All("tr") {
		rows = append(rows, row.Words())
	}
	if got := strings.Join(rows, "; "); got != "Today 100% of 1 – 100% of 1; Last 7 days 100% of 1 – 100% of 1; Last 30 days 100% of 1 – 100% of 1; All time 100% of 1 – 100% of 1" {
		t.Errorf("retention: %q", got)
	}
	if got, want := p.Id("retention-table").One("thead").Words(), "Young Mature Together"; got != want {
		t.Errorf("retention has the columns %q, want %q", got, want)
	}
	calendar := p.Id("calendar-chart").One("tbody").All("tr")
	if got := calendar[0].Words(); len(calendar) != 53 || got != "14 Dec 2026 due due due due due due 1" {
		t.Errorf("%d weeks, the last: %q", len(calendar), got)
	}
	m.visit(statisticsOf(2, 2, "d"))
	m.WantSaid(t, "fact-all", "All time 0 answers in 0 s")
	m.Enter(t, "change select id=history-of", "all")
	m.WantSaid(t, "fact-today", "Today 1 answer in 6 s")
}

func TestACardThatWasSetAsideIsBroughtBack(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Good, "ja", "je")
	clock := m.Now()
	for range 8 { // known, and missed
		clock = clock.AddDate(0, 1, 0)
		m.World.Clock = clock
		m.session(trainer.Again, "ja")
	}
	m.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = apptest.TestCard("ju") })
	m.visit(view)
	p := apptest.Rendered(t, m)
	list := p.All(".aside-list")
	if got := list[0].Words(); got != "JA C missed 8 times Bring back Start afresh" {
		t.Errorf("leeches: %q", got)
	}
	if got := list[1].Words(); !strings.HasPrefix(got, "JU") || strings.Count(got, "Bring back") != 1 {
		t.Errorf("set aside: %q", got)
	}
	if got, want := strings.Join(apptest.Texts(p.One(".set-aside").All("h3")), ", "), "Leeches, Set aside by you"; got != want {
		t.Errorf("the headings are %q, want %q", got, want)
	}
	for i, want := range []string{"again and again", "asks nothing at these fragments"} {
		if got := (apptest.Page{T: t, Node: list[i].Parent}).One("p").Words(); !strings.Contains(got, want) {
			t.Errorf("list %d is explained by %q, want it to contain %q", i, got, want)
		}
	}
	for i, want := range []string{"a span span span.buttons", "a span span button"} { // its columns
		var parts []string
		for n := range list[i].One("li").ChildNodes() {
			parts = append(parts, strings.TrimSuffix(n.Data+"."+strings.ReplaceAll(apptest.Page{T: t, Node: n}.Attribute("class"), "quiet", ""), "."))
		}
		if got := strings.Join(parts, " "); !strings.HasSuffix(got, want[1:]) {
			t.Errorf("a row of list %d has the parts %q, want %q", i, got, want)
		}
	}
	state := func(fragment string) trainer.Progress {
		return m.Answers.State().Progress(apptest.TestCard(fragment), m.Now())
	}
	m.Use(t, "click button data-alone= data-fragment=ju data-kind=resume")
	if got, want := apptest.Rendered(t, m).Text("cards"), "JU and everything below it: 1 card is in the drill again. Undo"; !strings.Contains(got, want) || state("ju").Suspended {
		t.Errorf("%q, want it to contain %q, JU not suspended", got, want)
	}
	m.Use(t, "click button data-alone=yes data-fragment=ja data-kind=forget")
	p = apptest.Rendered(t, m)
	if got, want := p.Text("cards"), "JA C is new again, as if you had never answered it. No other card has changed. Undo"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	if n := len(p.All(".aside-list")); n != 0 {
		t.Errorf("%d lists are left", n)
	}
	if got := state("ja"); got.Status != trainer.New || got.Suspended {
		t.Errorf("JA: %+v", got)
	}
	m.Use(t, "click button id=undo-decision")
	m.statistics.undoDecision() // a second press
	m.Engine.ConsumeAll()
	p = apptest.Rendered(t, m)
	if got, want := p.Text("cards"), "Undone. Everything is as it was before."; !strings.Contains(got, want) || p.HasID("undo-decision") {
		t.Errorf("%q, want it to contain %q, without a button to undo", got, want)
	}
	m.Use(t, "click button data-close=message")
	if got := apptest.Rendered(t, m).Text("cards"); strings.Contains(got, "Undone") {
		t.Error("a message that was closed is still there")
	}
	if got := state("ja"); !got.Leech || !got.Suspended || len(p.All(".aside-list")) != 1 {
		t.Errorf("JA: %+v", got)
	}
}

// What is decided about a leech holds for that card, and for none below it.
func TestALeechIsBroughtBackAlone(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Good, "", "ja", "je")
	clock := m.Now()
	for range 8 { // known, and missed
		clock = clock.AddDate(0, 1, 0)
		m.World.Clock = clock
		m.session(trainer.Again, "")
	}
	m.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = apptest.TestCard("ju") })
	others := func() string {
		var said []string
		for _, fragment := range []string{"ja", "je", "ju"} {
			said = append(said, fmt.Sprintf("%+v", m.Answers.State().Progress(apptest.TestCard(fragment), m.Now())))
		}
		return strings.Join(said, "\n")
	}
	for _, c := range []struct {
		kind   trainer.Kind
		status trainer.Status
		said   string
	}{
		{trainer.Resumed, trainer.Known, "∅ J is in the drill again, as you left it. No other card has changed."},
		{trainer.Forgotten, trainer.New, "∅ J is new again, as if you had never answered it. No other card has changed."},
	} {
		m.visit(view)
		before := others()
		buttons := apptest.Rendered(t, m).All(".aside-list")[0].All("button")
		if len(buttons) != 2 || buttons[0].Attribute("data-alone") == "" || buttons[1].Attribute("data-alone") == "" {
			t.Errorf("%d buttons", len(buttons))
		}
		m.Use(t, "click button data-alone=yes data-fragment= data-kind="+string(c.kind))
		if got := m.Answers.State().Progress(apptest.TestCard(""), m.Now()); got.Status != c.status || got.Suspended {
			t.Errorf("%s: %+v, want status %v, not suspended", c.kind, got, c.status)
		}
		if after := others(); after != before {
			t.Errorf("%s changed others: before\n%s\nand then\n%s", c.kind, before, after)
		}
		if got := apptest.Rendered(t, m).Text("cards"); !strings.Contains(got, c.said) {
			t.Errorf("%s: %q, want it to contain %q", c.kind, got, c.said)
		}
		m.Use(t, "click button id=undo-decision")
	}
}

// Any card that slips can be made new again, even the only one that was learned, and
// that can be taken back.
func TestACardThatSlipsIsStartedAfresh(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Good, "ja")
	m.World.SetClock("2026-11-25 12:00")
	m.visit(view)
	if got, want := apptest.Rendered(t, m).Id("slipping").One("button").Attribute("aria-label"), "Start afresh: your letter after JA"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Use(t, "click button data-alone=yes data-fragment=ja data-kind=forget")
	if got, want := apptest.Rendered(t, m).Text("slipping"), "Your letter after JA is new again, as if you had never answered it. No other card has changed. Undo"; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want it to end in %q", got, want)
	}
	m.Use(t, "click button id=undo-decision")
	if got, want := apptest.Rendered(t, m).Table("slipping"), "your letter after JA|"; len(got) != 1 || !strings.HasPrefix(got[0], want) {
		t.Errorf("%q, want one row that begins with %q", got, want)
	}
	m.Use(t, "click button data-alone=yes data-fragment=ja data-kind=forget")
	m.Answers.DeleteAll()
	m.Engine.ConsumeAll()
	if apptest.Rendered(t, m).HasID("undo-decision") {
		t.Error("what is deleted can be taken back")
	}
}

func TestTheScheduleIsSetAndHoldsForAllAnswers(t *testing.T) {
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Easy, "ja")
	m.visit(view)
	before := m.Answers.State().Progress(apptest.TestCard("ja"), m.Now()).Days
	if p := apptest.Rendered(t, m); !p.Id("save-schedule").Has("disabled") || p.Id("schedule-steps").Attribute("value") != "1 10" || !p.Id("usual-schedule").Has("disabled") {
		t.Error("there is something to save or to restore, or the steps are not shown")
	}
	for _, c := range []struct{ id, typed, wrong string }{
		{"schedule-steps", "10 1", "First steps of 10 and then 1 minutes: each takes longer than the one before."},
		{"schedule-steps", "five", "This is not a whole number of minutes: “five”."},
		{"schedule-relearn", "9999", "Steps after a lapse of 9999 minutes: each takes 1 to 720."},
		{"schedule-new", "-1", "-1 new cards a day: 0 to 9999 are possible."},
		{"schedule-reviews", "", "This is not a whole number: “”."},
		{"schedule-day", "13", "The day begins at 13 o'clock: it can begin at 0 to 12."},
	} {
		m.Use(t, "click button id=usual-schedule")
		m.Enter(t, "input input id=schedule-retention", "80")
		m.Enter(t, "input input id="+c.id, c.typed)
		p := apptest.Rendered(t, m)
		if got, want := p.Text(c.id+"-wrong"), "true"; got != c.wrong || p.Id(c.id).Attribute("aria-invalid") != want || !p.Id("save-schedule").Has("disabled") {
			t.Errorf("%s %q: %q, want %v, aria-invalid %q, and nothing to save", c.id, c.typed, got, c.wrong, want)
		}
		m.statistics.saveSchedule()
		if got := m.Answers.State().Settings().Retention; got != 0.9 {
			t.Errorf("%s %q: saved all the same, %g", c.id, c.typed, got)
		}
	}
	m.Use(t, "click button id=usual-schedule")
	m.Enter(t, "input input id=schedule-retention", "80")
	m.Enter(t, "input input id=schedule-day", "0")
	m.Enter(t, "input input id=schedule-steps", " 2, 5 20 ")
	if got, want := apptest.Rendered(t, m).Id("schedule").One("output").Words(), "80%"; got != want {
		t.Errorf("the slider says %q, want %q", got, want)
	}
	m.Use(t, "click button id=save-schedule")
	if got, want := m.Notice(), "Saved."; !strings.HasPrefix(got, want) {
		t.Errorf("said %q, want it to begin with %q", got, want)
	}
	settings := m.Answers.State().Settings()
	if settings.Retention != 0.8 || settings.DayStart != 0 || len(settings.LearningSteps) != 3 || settings.LearningSteps[2] != 20 {
		t.Errorf("%+v, want a retention of 0.8, a day that starts at 0, and three steps, the last of 20 minutes", settings)
	}
	if after := m.Answers.State().Progress(apptest.TestCard("ja"), m.Now()).Days; after <= before {
		t.Errorf("JA comes back after %d days, before after %d", after, before)
	}
	p := apptest.Rendered(t, m)
	if got := p.Id("schedule-steps").Attribute("value"); got != "2 5 20" || !p.Id("save-schedule").Has("disabled") {
		t.Errorf("the steps are %q", got)
	}
	m.Use(t, "click button id=usual-schedule")
	p = apptest.Rendered(t, m)
	if got := p.Id("schedule-steps").Attribute("value"); got != "1 10" || p.Id("save-schedule").Has("disabled") || !p.Id("usual-schedule").Has("disabled") {
		t.Errorf("after restoring the defaults the steps are %q, want 1 10, to be saved", got)
	}
}

func TestAStartOfNoDeckShowsAllAndSaysSo(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(2, 2, "h"))
	p := apptest.Rendered(t, m)
	if got, want := p.Text("messages"), "Player 2 is lost after H; this shows all starts."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.Text("statistics-deck"), "Deck: player 2 of 2, all starts, the fewest words."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheDeckIsNamed(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	easily := statisticsOf(2, address.MoverSeat, "")
	easily.Easiest = true
	for want, view := range map[string]address.View{
		"Deck: player 2 of 2, after B, the fewest words.":                                   statisticsOf(2, 2, "b"),
		"Deck: player 1 of 2, the most common words.":                                       easily,
		"Deck: player 2 of 3, all starts, the fewest words, against players who play well.": statisticsOf(3, 2, ""),
		"Deck: player 1 of 3, the fewest words, against all the others together.":           apptest.Guaranteed(statisticsOf(3, 1, "")),
	} {
		m.visit(view)
		m.WantSaid(t, "statistics-deck", want)
	}
}

func TestADeckThatCannotBeShownIsAProblem(t *testing.T) {
	t.Parallel()
	view := statisticsOf(2, 1, "")
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.Ask(apptest.In(view, "web2"))
	m.statistics.AnswersChanged(m.Ctx()) // they are read while the list is on its way
	m.visit(view)
	if m.Visit.Show(statisticsOf(99, 1, "")); len(m.Problems()) != 1 {
		t.Errorf("the problems are %q, want one", m.Problems())
	}
	m.WantSaid(t, "statistics-deck", "Deck: player 1 of 2")
}

// What is decided in another deck is not said here.
func TestADecisionIsSaidInItsDeckOnly(t *testing.T) {
	t.Parallel()
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	before := apptest.Rendered(t, m).Text("strength-sentence")
	m.session(trainer.Good, "")
	m.World.SetClock("2026-11-25 12:00")
	m.visit(view)
	m.Use(t, "click button data-alone=yes data-fragment= data-kind=forget")
	p := apptest.Rendered(t, m)
	if got := p.Text("strength-sentence"); got != before {
		t.Errorf("with nothing learned the page says %q, want %q", got, before)
	}
	m.WantSaid(t, "slipping", "Nothing in this deck yet.")
	m.visit(statisticsOf(2, 2, "b"))
	if p := apptest.Rendered(t, m); p.HasID("slipping") || p.HasID("undo-decision") {
		t.Error("another deck offers to undo it")
	}
	m.WantSaid(t, "statistics-state", "You have not drilled this deck yet.")
}

// The person can add a decision in another tab.
func TestAnAddedDecisionIsCounted(t *testing.T) {
	t.Parallel()
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.session(trainer.Good, "ja")
	m.visit(view)
	before := m.statistics.CardCounts.Total()
	m.Answers.Note(trainer.Added, func(e *trainer.Entry) { e.Card = apptest.TestCard("ha") })
	m.statistics.AnswersChanged(m.Ctx())
	m.Engine.ConsumeAll()
	rows := apptest.Rendered(t, m).Table("cards")
	if want := fmt.Sprintf("new|%d", before); rows[4] != want {
		t.Errorf("the cards are %q, want %q", rows, want)
	}
}

// Words by heart come back too, but whole rounds do not ask them.
func TestWhatComesBackIsForetold(t *testing.T) {
	t.Parallel()
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	byHeart := apptest.TestCard("")
	byHeart.Recall = true
	for m.Answers.State().Progress(byHeart, m.Now()).Days == 0 {
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = byHeart, trainer.Good })
	}
	m.visit(view)
	m.WantSaid(t, "forecast", "0 today, 0 tomorrow, 1 within 30 days.")
	m.session(trainer.Good, "ja")
	m.session(trainer.Easy, "je")
	m.grade("ji", trainer.Good)
	m.grade("ji", trainer.Again)
	m.visit(view)
	p := apptest.Rendered(t, m)
	if got, want := p.Text("forecast"), "1 today, 0 tomorrow, 4 within 30 days."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	if got, want := p.Text("fact-due")+", "+p.Text("fact-today"), "Due now 0 1 more within minutes, 3 new, Today 7 answers in 30 s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Only what has fallen below the person's target is about to slip, at most six cards, and their letters are not told.
func TestAboutToSlipIsWhatIsBelowTheTarget(t *testing.T) {
	t.Parallel()
	view := statisticsOf(2, 1, "")
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	byHeart := apptest.TestCard("")
	byHeart.Recall = true
	m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = byHeart, trainer.Good })
	m.session(trainer.Good, "je")
	m.session(trainer.Again, "ja")
	m.visit(view)
	m.WantSaid(t, "slipping", "About to slip Nothing is slipping. You still know each card that you learned with a chance of 90% or more.")
	if p := apptest.Rendered(t, m); p.HasID("slipping-drill") || len(p.Id("slipping").All("table")) > 0 {
		t.Error("there is something to catch")
	}
	m.World.SetClock("2026-11-21 23:00")
	m.visit(view)
	p := apptest.Rendered(t, m)
	if got := p.Table("slipping"); len(got) != 1 || got[0] != "your letter after JA|86%|tomorrow|Start afresh" {
		t.Errorf("%q, want JA, which comes back tomorrow", got)
	}
	if got, want := p.Id("slipping").One("thead").Words(), "What slips Chance Due"; got != want {
		t.Errorf("the columns are %q, want %q", got, want)
	}
	m.WantSaid(t, "slipping", "has fallen below your target of 90%.")
	settings := trainer.DefaultSettings()
	settings.Retention = 0.8
	m.Answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
	m.visit(view)
	m.WantSaid(t, "slipping", "Nothing is slipping. You still know each card that you learned with a chance of 80% or more.")
	for _, item := range m.statistics.deck.Decisions {
		m.session(trainer.Good, item.Fragment)
	}
	m.World.SetClock("2027-11-21 23:00")
	m.visit(view)
	rows := apptest.Rendered(t, m).Table("slipping")
	if len(rows) != slipsShown || !strings.HasPrefix(rows[1], "all words by heart|") {
		t.Errorf("%q, want %d rows, the words by heart among them", rows, slipsShown)
	}
	for card, want := range map[trainer.Card]string{
		apptest.TestCard(""): "your first letter",
		{Course: apptest.TestCard("").Course, Fragment: "ja", Recall: true}: "all words after JA by heart",
	} {
		if got := m.statistics.slipName(card); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestTheOpponentsArePerfectKnowEverydayWordsOrKnowAll(t *testing.T) {
	rows := func(dict string, l *shelf.Shelf) string {
		t.Helper()
		view := statisticsOf(2, 1, "")
		view.Dict = dict
		m := statisticsAt(t, l, view)
		return strings.Join(text.Each(apptest.Rendered(t, m).Table("strength"), func(row string) string {
			name, _, _ := strings.Cut(row, "|")
			return name
		}), ", ")
	}
	if got := rows(dicts.DefaultID, apptest.ShelfWith(t, dicts.DefaultID)); got != "plays perfectly, knows everyday words, knows every word" {
		t.Errorf("default list: %s", got)
	}
	if got := rows("scowl-small", apptest.ShelfWith(t, "scowl-small")); got != "plays perfectly, knows every word" {
		t.Errorf("everyday words: %s", got)
	}
	if got := rows(dicts.DefaultID, apptest.ShelfOf(t, "jack", "jell", "bend")); got != "plays perfectly, knows every word" {
		t.Errorf("words without tiers: %s", got)
	}
	if text.Commonness(trainer.Everyday) != "familiar" || text.Commonness(trainer.Everyday+1) == "familiar" {
		t.Errorf("everyday words end in the middle of those that are %s", text.Commonness(trainer.Everyday))
	}
}

// Another deck asks for its own strengths while the others are still being found.
func TestStrengthsAreOfTheDeckThatIsShown(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(2, 2, ""))
	m.Show(statisticsOf(2, 1, ""))
	m.Settle(m.Ctx())
	m.Show(statisticsOf(2, 2, "b"))
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	want := m.statistics.deck.Strength(func(trainer.Card) float64 { return 0 }, trainer.Opponent{Perfect: true})
	if got := apptest.Rendered(t, m).Text("strength-sentence"); !strings.Contains(got, fmt.Sprintf(" %.0f of 100 ", 100*want)) {
		t.Errorf("%q, want %s", got, text.Percent(want))
	}
}

func TestAmongManyTheOpponentsArePerfect(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(3, 2, ""))
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("strength-sentence"), " of 100 rounds against perfect play."; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want it to end in %q", got, want)
	}
}

func TestAStreakEndsWithADayWithoutAnswers(t *testing.T) {
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(2, 1, ""))
	for _, day := range []string{"2026-11-10 12:00", "2026-11-11 12:00", "2026-11-21 11:00"} {
		m.World.SetClock(day)
		m.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
			e.Card, e.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1)}, trainer.Good
		})
	}
	m.visit(statisticsOf(2, 1, ""))
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).Text("fact-streak"), "Streak 1 day longest: 2 days"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// An old log has cards that the deck no longer asks by themselves. They end no streak.
func TestAStreakDoesNotWaitForCardsOfBefore(t *testing.T) {
	t.Parallel()
	m := statisticsAt(t, apptest.ShelfWith(t, dicts.DefaultID), statisticsOf(2, 1, ""))
	if item := m.statistics.deck.Item(apptest.TestCard("jovi")); item == nil || item.Fragment != "jo" {
		t.Fatalf("JOVI is asked by %+v, want JO", item)
	}
	m.session(trainer.Good, "jovi")
	m.session(trainer.Easy, "ja")
	m.World.SetClock("2026-11-27 12:00")
	m.session(trainer.Good, "ja")
	m.visit(statisticsOf(2, 1, ""))
	for _, of := range []string{"all", "deck"} {
		m.Enter(t, "change select id=history-of", of)
		m.WantSaid(t, "fact-streak", "Streak 2 days longest: 2 days")
	}
}
