//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/trainer"
)

// weeksOfAnswers is the backup of a person who has learned the opening: one
// decision was missed again and again, one was set aside, and all were answered
// yesterday, two of them badly.
func weeksOfAnswers(t *testing.T) []byte {
	t.Helper()
	deck := deckOf(t, 2, 1)
	var log trainer.Log
	write := func(at time.Time, kind trainer.Kind, item *trainer.Item, grade trainer.Grade) {
		e := log.Next("weeks", kind, at)
		e.Card = item.Card
		if kind == trainer.Answered {
			e.Grade, e.Took = grade, 4000
		}
		log.Add(e)
	}
	now := time.Now()
	noon := func(daysAgo int) time.Time { // a day begins at four
		day := now.Add(-4 * time.Hour)
		return time.Date(day.Year(), day.Month(), day.Day()-daysAgo, 12, 0, 0, 0, now.Location())
	}
	leech := deck.Decisions[1]
	for weeks := 12; weeks >= 2; weeks-- {
		at := noon(7 * weeks)
		grade := trainer.Again
		if weeks == 12 {
			grade = trainer.Easy // to be missed from then on
		}
		write(at, trainer.Answered, leech, grade)
		for minute := range 3 {
			write(at.Add(time.Duration(minute+1)*15*time.Minute), trainer.Answered, leech, trainer.Good)
		}
	}
	for i, item := range deck.Decisions {
		yesterday := noon(1)
		grade := trainer.Good
		if i > len(deck.Decisions)-3 {
			grade = trainer.Again
		}
		if item != leech {
			write(yesterday, trainer.Answered, item, grade)
			write(yesterday.Add(15*time.Minute), trainer.Answered, item, trainer.Good)
			write(yesterday.Add(30*time.Minute), trainer.Answered, item, trainer.Good)
		}
	}
	write(now.Add(-time.Minute), trainer.Suspended, deck.Decisions[2], 0)
	return trainer.WriteBackup(&log, now)
}

// restore gives the page a backup, as its file field does.
func (p *page) restore(backup []byte) {
	p.t.Helper()
	text, err := json.Marshal(string(backup))
	if err != nil {
		p.t.Fatal(err)
	}
	eval[string](p, fmt.Sprintf(`(() => {
		const chosen = new DataTransfer(), field = document.querySelector("#restore-backup")
		chosen.items.add(new File([%s], "backup.json", {type: "application/json"}))
		field.files = chosen.files
		field.dispatchEvent(new Event("change", {bubbles: true}))
		return ""
	})()`, text))
}

func (p *page) openStatistics(h *host) {
	p.t.Helper()
	p.open(h.url() + addressOf("drill/statistics"))
	p.wait(`document.querySelector("#strength-sentence")?.textContent.includes(" of 100 rounds against perfect play.")`)
}

func TestStatisticsOfSomeWeeks(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.openStatistics(h)
	p.shows("#statistics-state", "You have not answered anything yet.")
	p.restore(weeksOfAnswers(t))
	p.shows("#strength-sentence", "Today you would survive ")
	p.shows("#fact-known", " of 5")
	p.wait(`document.querySelectorAll("#curve tbody tr").length > 50 && getComputedStyle(document.querySelector("#curve figure")).visibility === "visible"`)
	if got := eval[string](p, `[...document.querySelectorAll("#curve tbody tr")].map(r => r.lastChild.textContent).filter(x => !/^\d+$/.test(x)).join()`); got != "" {
		t.Errorf("the curve: %s", got)
	}
	p.wait(`document.querySelectorAll("#slipping tbody tr").length === 2`)
	p.wait(`!/[A-Z]{2}/.test(document.querySelector("#slipping tbody").textContent.replace(/after [A-Z]+/g, ""))`)
	if got := eval[string](p, `[...document.querySelectorAll("#strength tbody tr")].map(r => r.lastChild.textContent).filter(x => !/^\d+%$/.test(x)).join()`); got != "" {
		t.Errorf("strengths: %s", got)
	}
	p.shows("#fact-streak", "4 days") // since the card that was missed too often is set aside, nothing was due
	p.shows("#forecast", " today, ")
	p.shows(".set-aside", "Leeches")
	p.shows(".set-aside", "Set aside by you")
	if n := eval[int](p, `document.querySelectorAll("#calendar-chart .chart-wide rect[class^=chart-heat]:has(title)").length`); n < 365 {
		t.Errorf("the calendar has %d days", n)
	}

	p.wait(`document.querySelectorAll("#calendar-chart .chart-wide .chart-missed").length > 10`)

	p.choose("history-of", "deck")
	p.shows("#fact-today", "0 answers")

	p.click(`.set-aside button[data-kind="forget"]`)
	p.shows("#cards .decided", "is new again")
	p.wait(`!document.querySelector('.set-aside button[data-kind="forget"]') && document.activeElement.id === "undo-decision"`)
	p.keys(kb.Enter)
	p.shows("#cards .decided", "Undone")
	p.wait(`document.querySelector('.set-aside button[data-kind="forget"]') && document.activeElement.id === "cards-title"`)
	p.click(`.set-aside button[data-alone="yes"][data-kind="resume"]`)
	p.shows("#cards .decided", "is in the drill again, as you left it")
	p.click(`.set-aside button[data-kind="resume"]`)
	p.shows("#cards .decided", " in the drill again.")
	p.wait(`!document.querySelector(".set-aside button")`)
	slips := eval[string](p, `document.querySelector("#slipping tbody").textContent`)
	p.click(`#slipping button`)
	p.shows("#slipping .decided", "is new again")
	p.click("#undo-decision")
	p.wait(fmt.Sprintf(`document.querySelector("#slipping tbody").textContent === %q && document.activeElement.id === "slipping-title"`, slips))

	eval[bool](p, `(() => { const s = document.querySelector("#schedule-retention"); s.value = 80; return s.dispatchEvent(new Event("input", {bubbles: true})) })()`)
	p.shows("#schedule output", "80%")
	p.click("#schedule-steps")
	p.wait(`document.activeElement.id === "schedule-steps"`)
	eval[string](p, `(f => { // the page is drawn after one key and before the event of the next
		f.value += " "
		f.dispatchEvent(new Event("input", {bubbles: true}))
		f.value += "x"
		return ""
	})(document.activeElement)`)
	p.wait(`document.querySelector("#schedule-steps").spectrieTyped?.endsWith(" ")`)
	p.do(chromedp.Sleep(100 * time.Millisecond))
	eval[bool](p, `document.activeElement.dispatchEvent(new Event("input", {bubbles: true}))`)
	p.shows("#schedule-steps-wrong", "whole number of minutes")
	p.wait(`document.querySelector("#save-schedule").disabled && document.activeElement.id === "schedule-steps"`)
	p.keys("\b\b")
	p.click("#save-schedule:enabled")
	p.shows("#notice", "Saved.")
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#schedule output", "80%")
	p.wait(`!document.querySelector(".set-aside button")`)
	p.click("#to-drill")
	p.wait(`document.title.startsWith("Drill")`)
}

func TestAxeFindsNothingOnTheStatistics(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.media("prefers-color-scheme", "light")
	p.openStatistics(h)
	axe(t, p, "nothing answered")
	p.restore(weeksOfAnswers(t))
	p.shows("#slipping", "About to slip")
	eval[string](p, `document.querySelectorAll(".chart-table").forEach(d => d.open = true), ""`)
	for _, c := range []struct {
		size  size
		theme string
		axe   bool // 320 px differ from a phone in their width alone
	}{{desktop, "light", true}, {phone, "dark", true}, {size{320, 640}, "dark", false}} {
		where := fmt.Sprintf("%s, %d px", c.theme, c.size.width)
		p.media("prefers-color-scheme", c.theme)
		p.do(chromedp.EmulateViewport(c.size.width, c.size.height))
		p.wait(fmt.Sprintf(`innerWidth === %d`, c.size.width))
		if c.axe {
			axe(t, p, where)
		}
		p.fits(where)
		small := eval[string](p, `[...document.querySelectorAll(".chart-drawing text")].filter(e => e.getClientRects().length).map(e => e.getScreenCTM().a * parseFloat(getComputedStyle(e).fontSize)).filter(px => px < 9.5).length + ""`)
		if small != "0" {
			t.Errorf("%s: %s texts of the charts are too small to read", where, small)
		}
	}
}
