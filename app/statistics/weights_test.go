//go:build !js

package statistics

import (
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// forgetful opens the page for a person who has answered a number of cards, each again two days later, when
// they had forgotten one in so many.
func forgetful(t *testing.T, cards, oneIn int) *mounted {
	t.Helper()
	m := mountIn(t, sitetest.On("2026-05-20 12:00", apptest.ShelfWith(t, dicts.DefaultID)))
	m.Answers.LoadAnswers()
	m.Engine.ConsumeAll()
	begun := m.World.Clock
	const aDay = 20
	for day := range cards/aDay + 3 {
		for n := range cards {
			visit := day - n/aDay
			if visit != 0 && visit != 2 {
				continue
			}
			m.World.Clock = begun.AddDate(0, 0, day).Add(time.Duration(n) * time.Minute)
			grade := trainer.Good
			if visit == 2 && n%oneIn == 0 {
				grade = trainer.Again
			}
			m.grade(string([]byte{'a' + byte(n%26), 'a' + byte(n/26%26)}), grade)
		}
	}
	m.visit(statisticsOf(2, 1, ""))
	return m
}

func (m *mounted) weights() []float64 { return m.Answers.State().Settings().Weights }

// wantFit checks what the part about own weights says and which of its buttons can be pressed.
func (m *mounted) wantFit(t *testing.T, says, buttons string) {
	t.Helper()
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := p.Text("fit-says"); got != says {
		t.Errorf("%q, want %q", got, says)
	}
	var there []string
	for _, id := range []string{"fit-weights", "use-weights", "usual-weights"} {
		if b := p.Id(id); !b.Has("hidden") && !b.Has("disabled") {
			there = append(there, b.Words())
		}
	}
	if got := strings.Join(there, ", "); got != buttons {
		t.Errorf("the buttons are %q, want %q", got, buttons)
	}
}

func TestBeforeThereAreEnoughAnswersTheReasonIsSaid(t *testing.T) {
	t.Parallel()
	m := forgetful(t, 399, 2)
	m.wantFit(t, "Possible after 400 answers that came back on a later day; you have 399.", "")
	m.statistics.pressFit() // a press that comes late
	m.statistics.useFitted()
	m.wantFit(t, "Possible after 400 answers that came back on a later day; you have 399.", "")
	if m.weights() != nil {
		t.Error("the weights have changed")
	}
	m.session(trainer.Good, "ja")
	m.World.SetClock("2026-08-01 12:00")
	m.grade("ja", trainer.Good)
	m.visit(statisticsOf(2, 1, ""))
	m.wantFit(t, "", "Fit to my answers")
}

func TestOwnWeightsAreFoundUsedAndLeft(t *testing.T) {
	t.Parallel()
	m := forgetful(t, 440, 2)
	m.wantFit(t, "", "Fit to my answers")
	due := m.Answers.State().Progress(apptest.TestCard("bb"), m.Now()).Due
	m.Use(t, "click button id=fit-weights")
	m.Engine.ConsumeAll()
	found := m.statistics.fitting.found
	if found == nil || found.Weights == nil || found.Better < 0.05 || m.statistics.fitting.work.State != page.Finished {
		t.Fatalf("found %+v", found)
	}
	m.wantFit(t, "Your own weights predict your answers 16% better. Use them?", "Fit to my answers, Use them")
	if m.weights() != nil {
		t.Error("they are used before anyone asked for it")
	}
	m.Use(t, "click button id=use-weights")
	if got, want := m.Notice(), "Saved."; !strings.HasPrefix(got, want) {
		t.Errorf("said %q, want it to begin with %q", got, want)
	}
	const inUse = "The schedule has used your own weights since 12 June 2026. "
	m.wantFit(t, inUse+"They predict your answers 16% better than the usual ones.", "Fit to my answers, Use the usual weights")
	if !slices.Equal(m.weights(), found.Weights) {
		t.Errorf("the weights are %v", m.weights())
	}
	if got := m.Answers.State().Progress(apptest.TestCard("bb"), m.Now()).Due; !got.Before(due) {
		t.Errorf("a card is due on %v, as before on %v", got, due)
	}

	// What is saved from the form, or restored, keeps them.
	m.Enter(t, "input input id=schedule-new", "7")
	m.Use(t, "click button id=save-schedule")
	m.Notice()
	if s := m.Answers.State().Settings(); s.NewADay != 7 || !slices.Equal(s.Weights, found.Weights) {
		t.Errorf("saved are %+v", s)
	}
	m.Use(t, "click button id=usual-schedule")
	if p := apptest.Rendered(t, m); !p.Id("usual-schedule").Has("disabled") || p.Id("save-schedule").Has("disabled") {
		t.Error("the defaults are not there to be saved")
	}
	m.Use(t, "click button id=save-schedule")
	m.Notice()
	if s := m.Answers.State().Settings(); s.NewADay != 20 || !slices.Equal(s.Weights, found.Weights) {
		t.Errorf("saved are %+v", s)
	}

	// Another visit to the page knows them from the log only.
	m.statistics.fitting = fitting{}
	m.World.Wait(48 * time.Hour)
	m.statistics.AnswersChanged(m.Ctx())
	m.wantFit(t, strings.TrimSpace(inUse), "Fit to my answers, Use the usual weights")

	m.Use(t, "click button id=usual-weights")
	m.Notice()
	m.wantFit(t, "", "Fit to my answers")
	if s := m.Answers.State().Settings(); s.Weights != nil || s.NewADay != 20 {
		t.Errorf("the settings are %+v", s)
	}
	if got := m.Answers.State().Progress(apptest.TestCard("bb"), m.Now()).Due; !got.Equal(due) {
		t.Errorf("a card is due on %v, want %v", got, due)
	}
}

func TestWhereTheUsualWeightsAreAsGoodNothingChanges(t *testing.T) {
	t.Parallel()
	m := forgetful(t, 440, 11)
	m.Use(t, "click button id=fit-weights")
	m.wantFit(t, "The usual weights predict your answers as well. Nothing changes.", "Fit to my answers")
	m.statistics.useFitted()
	if m.weights() != nil {
		t.Error("the weights have changed")
	}
}

func TestAFitIsCancelled(t *testing.T) {
	t.Parallel()
	m := forgetful(t, 440, 2)
	m.statistics.pressFit()
	p := apptest.Rendered(t, m)
	if p.Text("fit-says") != "Fitting…" || p.Text("fit-weights") != "Cancel" || p.Id("schedule").One(".schedule-fit").One("progress").Has("hidden") {
		t.Errorf("%q, the button is %q", p.Text("fit-says"), p.Text("fit-weights"))
	}
	m.statistics.pressFit()
	m.wantFit(t, "", "Fit to my answers")
	if m.statistics.fitting.found != nil {
		t.Error("it went on")
	}
}

// Weights that were found from answers which are deleted meanwhile are not offered.
func TestAFitEndsWhenAllAnswersAreDeleted(t *testing.T) {
	t.Parallel()
	m := forgetful(t, 440, 2)
	m.Use(t, "click button id=fit-weights")
	m.Engine.ConsumeAll()
	m.Answers.DeleteAll()
	m.Engine.ConsumeAll()
	m.wantFit(t, "Possible after 400 answers that came back on a later day; you have 0.", "")
}
