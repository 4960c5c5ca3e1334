//go:build browser

package browser_test

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// forgetfulMonths is the backup of a person who has answered 440 cards twice, two days apart, and then knew
// every second one.
func forgetfulMonths() []byte {
	var log trainer.Log
	begun := time.Now().AddDate(0, -3, 0)
	for n := range 440 {
		for visit := range 2 {
			e := log.Next("months", trainer.Answered, begun.AddDate(0, 0, n/20*4+2*visit).Add(time.Duration(n)*time.Second))
			e.Card.Course = trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1}
			e.Card.Fragment = string([]byte{'a' + byte(n%26), 'a' + byte(n/26)})
			if e.Grade, e.Took = trainer.Good, 4000; visit == 1 && n%2 == 0 {
				e.Grade = trainer.Again
			}
			log.Add(e)
		}
	}
	return trainer.WriteBackup(&log, time.Now())
}

func TestTheScheduleIsFittedToThePerson(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.openStatistics(h)
	p.shows("#fit-says", "you have 0.")
	p.wait(`document.querySelector("#fit-weights").disabled`)
	p.restore(forgetfulMonths())
	p.wait(`!document.querySelector("#fit-weights").disabled && document.querySelector("#fit-says").textContent === ""`)
	eval[string](p, `(document.querySelector("#fit-weights").focus(), "")`)
	p.keys(kb.Enter)
	p.shows("#fit-says", "better. Use them?")
	p.wait(`document.activeElement.id === "fit-weights" && document.activeElement.textContent === "Fit to my answers"`)
	p.keys(kb.Tab)
	p.wait(`document.activeElement.id === "use-weights"`)
	p.keys(kb.Enter)
	p.shows("#fit-says", "better than the usual ones.")
	p.wait(`document.activeElement.id === "fit-title" && getComputedStyle(document.querySelector("#use-weights")).display === "none"`)
	p.wait(`document.querySelector("#save-schedule").disabled`)

	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`/^The schedule has used your own weights since [^.]*\. $/.test(document.querySelector("#fit-says")?.textContent)`)
	p.click("#usual-weights")
	p.wait(`document.querySelector("#fit-says").textContent === "" && document.activeElement.id === "fit-title"`)
}
