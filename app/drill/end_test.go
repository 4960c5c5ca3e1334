//go:build !js

package drill

import (
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/trainer"
)

// set changes a setting of the schedule.
func (d *drilled) set(change func(*trainer.Settings)) {
	settings := d.Answers.State().Settings()
	change(&settings)
	d.Answers.Note(trainer.Set, func(e *trainer.Entry) { e.Settings = &settings })
}

// cardRows are the rows of the table of cards at the end, with a bar between cells.
func (d *drilled) cardRows() []string {
	d.t.Helper()
	var rows []string
	for _, row := range d.page().One(".answered").One("tbody").All("tr") {
		var cells []string
		for n := range row.ChildNodes() {
			cells = append(cells, apptest.Page{T: d.t, Node: n}.Words())
		}
		rows = append(rows, strings.Join(cells, "|"))
	}
	return rows
}

func TestTheEndSaysWhatIsLeftAndWhy(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d.typeIn("Space j Escape") // taught, and right
	d.says("drill-end", "1 answer to 1 card, all right. One new card learned.")
	d.says("drill-end", "7 cards are left for today.")
	for n, want := range map[int]string{3: "4 new cards wait for the coming days, at most 3 a day", 0: "wait because your settings allow no new cards"} {
		d.set(func(s *trainer.Settings) { s.NewADay = n })
		d.says("drill-end", want)
	}
	d = begunOpener(t, false)
	d.press("drill-suspend")
	d.says("drill-end", "No card is waiting to come back.")
	if got := d.page().Text("drill-end"); strings.Contains(got, "Your daily limit") || strings.Contains(got, "0 new cards") {
		t.Errorf("%q, want nothing about limits", got)
	}
}

func TestTheEndSaysWhatTheDailyLimitPostpones(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough()
	if got := d.page().Text("drill-end"); strings.Contains(got, "postpones") {
		t.Errorf("%q, want nothing postponed", got)
	}
	d.World.Wait(40 * 24 * time.Hour)
	d = d.reopen(drillOf(2, 1, ""))
	d.set(func(s *trainer.Settings) { s.ReviewsADay = 2 })
	d.typeIn("Escape")
	d.says("drill-end", "2 cards are left for today.")
	d.says("drill-end", "Your daily limit postpones 4 more reviews.")
}

func TestTheTableTellsWhatComesBackWhen(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("Space 4") // the opening, in days
	first := d.p.session.Item
	d.typeIn("Space 1 Escape") // in minutes
	rows := d.cardRows()
	if len(rows) != 2 || !strings.HasPrefix(rows[0], "Your letter after "+strings.ToUpper(first.Fragment)+"|") || !strings.HasPrefix(rows[1], "Your opening letter|J|") {
		t.Fatalf("the rows are %q, want the card that comes back first, and then the opening", rows)
	}
	if got := d.page().One(".answered").One("caption").Words(); got == "" {
		t.Error("the table has no caption")
	}
	for _, step := range []struct {
		kind trainer.Kind
		want string
	}{{trainer.Forgotten, "|new again"}, {trainer.Suspended, "|set aside"}} {
		d.Answers.Note(step.kind, func(e *trainer.Entry) { e.Card = trainer.Card{Course: first.Course} })
		rows = d.cardRows()
		if all := strings.Join(rows, "\n"); !strings.Contains(all, step.want) {
			t.Errorf("after %s the rows are %q, want %q", step.kind, rows, step.want)
		}
	}
}

func TestTheTableCountsMisses(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("j 4 Escape")
	d.World.Wait(20 * 24 * time.Hour)
	d = d.reopen(d.p.view)
	for _, keys := range []string{"a Space", "j Space"} {
		d.p.session.Ask(d.p.deck.Decisions[0], d.Answers.State(), d.Now())
		d.typeIn(keys)
		d.World.Wait(time.Minute)
	}
	d.typeIn("Escape")
	if rows := strings.Join(d.cardRows(), "\n"); !strings.Contains(rows, "missed 1 of 2 times") {
		t.Errorf("the rows are %q, want one miss of two answers", rows)
	}
}

// A card that joins the deck makes another deck. The cards of the session are those of the new one.
func TestACardThatJoinsTheDeckLeavesTheSessionAsItWas(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("Space Space")
	d.Answers.DrillMistake(atHA, 'b')
	d.World.Wait(2 * time.Minute)
	d.typeIn("Space Space")
	d.p.session.Ask(d.p.deck.Decisions[0], d.Answers.State(), d.Now())
	d.typeIn("j Space Escape")
	opening := 0
	for _, row := range d.cardRows() {
		if strings.HasPrefix(row, "Your opening letter|") {
			opening++
		}
	}
	if opening != 1 {
		t.Errorf("the opening has %d rows, want 1", opening)
	}
}

func TestTheBrowserIsAskedToKeepAnswersAtTheEnd(t *testing.T) {
	t.Parallel()
	for keys, want := range map[string]bool{"Escape": true, "": false} {
		w := sitetest.On("2026-11-21 19:00", apptest.ShelfOf(t, "jack", "jell"))
		asked := w.StorageAnswers(false, true, nil)
		d := drillIn(t, w, drillOf(2, 1, "")) // teaches the opening, which is an answer to keep
		*asked = nil
		d.typeIn(keys)
		d.Engine.ConsumeAll()
		if got := strings.Join(*asked, " "); strings.Contains(got, "persist") != want {
			t.Errorf("%q: the browser is asked %q; that it is asked to keep answers: want %v", keys, got, want)
		}
	}
	w := sitetest.On("2026-11-21 19:00", apptest.ShelfOf(t, "jack", "jell"))
	asked := w.StorageAnswers(false, true, nil)
	d := drillIn(t, w, drillOf(2, 1, ""))
	d.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = trainer.Card{Course: d.p.deck.Course} })
	*asked = nil
	if d = d.reopen(drillOf(2, 1, "")); !d.p.session.ended || slices.Contains(*asked, "persist") {
		t.Errorf("after a sitting without answers the browser is asked %q", *asked)
	}
}

func TestTheEndSaysTheTimeWhereThePersonIs(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.set(func(s *trainer.Settings) { s.LearningSteps = []int{60} })
	d.typeIn("Escape")
	d.World.Clock = d.World.Clock.In(time.FixedZone("", 5*60*60+30*60)) // the person has flown to where it is 00:30
	if rows := d.cardRows(); len(rows) != 1 || !strings.Contains(rows[0], " 01:30") {
		t.Errorf("the rows are %q, want the opening back at 01:30", rows)
	}
}
