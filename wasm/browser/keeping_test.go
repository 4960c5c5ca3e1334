//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// answersPage opens the statistics page, where the answers are kept.
func answersPage(t *testing.T, h *host) *page {
	t.Helper()
	p := newPage(t, desktop)
	p.openAnswers(h)
	return p
}

func (p *page) openAnswers(h *host) {
	p.t.Helper()
	p.open(h.url() + addressOf("drill/statistics"))
	p.answersKnown()
}

// nextVisit loads the page anew.
func (p *page) nextVisit() {
	p.t.Helper()
	p.do(chromedp.Reload())
	p.interactive()
	p.answersKnown()
}

func (p *page) answersKnown() {
	p.t.Helper()
	p.wait(`document.querySelector("#answers-count")`)
	p.wait(`!document.querySelector("#answers-count").textContent.startsWith("Reading")`)
}

// madeAnswers are as many answers of one writer, the last an hour ago.
func madeAnswers(writer string, n int) []trainer.Entry {
	entries := make([]trainer.Entry, n)
	from := time.Now().Add(-time.Hour).UnixMilli() - int64(n)*60_000
	for i := range entries {
		entries[i] = trainer.Entry{
			ID: trainer.ID{Writer: writer, Number: i + 1}, Kind: trainer.Answered, At: from + int64(i)*60_000, Zone: 60,
			Card: trainer.Card{
				Course:   trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1 + i%2},
				Fragment: strings.Repeat("a", i%2) + string(rune('a'+i%26)) + string(rune('a'+i/26%26)),
			},
			Grade: trainer.Good, Took: 2300, Gave: "e",
		}
	}
	return entries
}

// backupFile writes a backup and returns its path.
func backupFile(t *testing.T, name string, entries []trainer.Entry) string {
	t.Helper()
	var log trainer.Log
	log.Add(entries...)
	return wordFile(t, name, trainer.WriteBackup(&log, time.Now()))
}

func (p *page) restoreFile(path string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#restore-backup"), []string{path}))
}

// catchSaved keeps what is saved in window.saved and window.savedAs.
func (p *page) catchSaved() {
	p.t.Helper()
	eval[string](p, `(() => { const create = URL.createObjectURL; URL.createObjectURL = blob => { window.saved = blob; return create(blob) };
		HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download }; return "" })()`)
}

// putAnswers writes entries into the browser's storage, as an earlier visit or another program does.
func (p *page) putAnswers(entries []trainer.Entry) {
	p.t.Helper()
	texts := make([]string, len(entries))
	for i, e := range entries {
		texts[i] = string(trainer.EncodeEntry(e))
	}
	list, err := json.Marshal(texts)
	if err != nil {
		p.t.Fatal(err)
	}
	eval[bool](p, fmt.Sprintf(`new Promise((done, failed) => {
		const open = indexedDB.open("spectrie-training", 1);
		open.onupgradeneeded = () => open.result.createObjectStore("entries");
		open.onerror = failed;
		open.onsuccess = () => {
			const transaction = open.result.transaction("entries", "readwrite");
			for (const text of %s) transaction.objectStore("entries").put(true, text);
			transaction.oncomplete = () => { open.result.close(); done(true) };
			transaction.onerror = failed;
		};
	})`, list))
}

func TestKeepingABackupDeletingAndRestoring(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.before(`StorageManager.prototype.persisted = async () => false; StorageManager.prototype.persist = async () => true`)
	p.openAnswers(h)
	p.shows("#answers-count", "None yet.")
	p.restoreFile(backupFile(t, "first.json", madeAnswers("a", 30)))
	p.shows("#answers-said", "The backup has 30 answers, all of them new here.")
	p.shows("#answers-count", "30 answers, kept in this browser and nowhere else.")
	p.nextVisit()
	p.shows("#answers-count", "30 answers, kept in this browser")
	p.shows("#answers-safety", "The browser may delete them when the disk is full")
	p.click("#keep-safe")
	p.shows("#answers-said", "The browser promises to keep them.")

	p.catchSaved()
	p.click("#save-backup")
	p.shows("#notice", "Saved as spectrie-training-")
	saved := eval[string](p, `window.saved.text()`)
	if name := eval[string](p, `window.savedAs`); name != "spectrie-training-"+time.Now().Format("2006-01-02")+".json" {
		t.Errorf("saved as %s", name)
	}

	p.click("#delete-answers")
	p.wait(`document.querySelector("#delete-dialog").open`)
	p.click("#delete-dialog [data-dialog]:not(.close)")
	p.wait(`!document.querySelector("#delete-dialog").open`)
	p.shows("#answers-count", "30 answers")
	p.click("#delete-answers")
	p.click("#delete-confirmed")
	p.shows("#answers-count", "None yet.")
	p.shows("#answers-said", "30 answers deleted.")
	p.wait(`document.activeElement.id === "undo-delete-answers"`)
	p.click("#undo-delete-answers")
	p.shows("#answers-said", "30 answers are back.")
	p.shows("#answers-count", "30 answers, kept")
	p.click("#delete-answers")
	p.click("#delete-confirmed")
	p.shows("#answers-count", "None yet.")
	p.nextVisit()
	p.shows("#answers-count", "None yet.")

	p.restoreFile(wordFile(t, "saved.json", []byte(saved)))
	p.shows("#answers-said", "The backup has 30 answers, all of them new here.")
	p.nextVisit()
	p.shows("#answers-count", "30 answers, kept")
}

// Two tabs drill different seats by turns, and a third one watches.
func TestKeepingWhatTwoTabsAnswer(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	watching := answersPage(t, h)
	first, second := deckOf(t, 2, 1), deckOf(t, 2, 2)
	a, b := watching.anotherTab(), watching.anotherTab()
	a.open(h.url() + addressOf("drill", "seat", "1"))
	b.open(h.url() + "#/drill?seat=2")
	for range 2 {
		for tab, deck := range map[*page]*trainer.Deck{a: first, b: second} {
			asked := 0
			tab.sit(deck, func(b board) bool { asked++; return asked > 3 && !b.GoOn })
		}
	}
	eval[string](a, fmt.Sprintf(`location.hash = %q`, addressOf("drill/statistics")))
	b.open(h.url() + "?next" + addressOf("drill/statistics")) // which reads what is kept
	b.answersKnown()
	count := eval[string](b, `document.querySelector("#answers-count").textContent`)
	var n int
	if _, err := fmt.Sscan(count, &n); err != nil || n < 4 {
		t.Errorf("of the answers of two tabs is kept: %q, want 4 at least", count)
	}
	for _, tab := range []*page{a, watching} { // which hear of each other's answers
		tab.shows("#answers-count", count)
	}
}

// lastKept is the latest of the entries that the browser keeps, once there are n.
func (p *page) lastKept(n int) trainer.Entry {
	p.t.Helper()
	texts := eval[[]string](p, fmt.Sprintf(`new Promise((done, failed) => {
		const open = indexedDB.open("spectrie-training", 1);
		open.onerror = failed;
		open.onsuccess = () => {
			const look = () => {
				const keys = open.result.transaction("entries").objectStore("entries").getAllKeys();
				keys.onsuccess = () => keys.result.length < %d ? setTimeout(look, 20) : (open.result.close(), done(keys.result));
			};
			look();
		};
	})`, n))
	var log trainer.Log
	for _, text := range texts {
		e, err := trainer.DecodeEntry([]byte(text))
		if err != nil {
			p.t.Fatal(err)
		}
		log.Add(e)
	}
	return log.Entries()[len(texts)-1]
}

// A tab stays open on a journey: every answer has the zone in which it was given.
func TestKeepingOnAJourney(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	travel := func(zone string) {
		t.Helper()
		if _, err := chromedp.Call(p.ctx, emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: zone}); err != nil {
			t.Fatal(err)
		}
	}
	travel("Asia/Kathmandu")
	p.open(h.url() + addressOf("drill", "show", "cards"))
	p.wait(`document.querySelector("#drill-continue")`)
	for n, zone := range []struct {
		name    string
		minutes int    // east of UTC, all year
		keys    string // after which the answer was given
	}{{"Asia/Kathmandu", 345, ""}, {"America/Phoenix", -420, "  "}} { // what is taught counts at once; then the card is asked and shown
		travel(zone.name)
		for _, key := range zone.keys {
			p.press(string(key))
		}
		if e := p.lastKept(n + 1); e.Zone != zone.minutes {
			t.Errorf("in %s an answer was given %d minutes east of UTC", zone.name, e.Zone)
		}
	}
}

// Without a way to hear of other tabs the page reads the answers again when it is looked at.
func TestAxeFindsNothingOnKeeping(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.before(`delete window.BroadcastChannel; StorageManager.prototype.persisted = async () => false`)
	p.openAnswers(h)
	p.putAnswers(madeAnswers("a", 60))
	eval[bool](p, `document.dispatchEvent(new Event("visibilitychange"))`) // as the browser says when the tab is shown
	p.shows("#practice-note", "Many of your answers are not in a backup")
	p.click("#delete-answers")
	p.looksRight("deleting answers")
	p.click("#delete-confirmed")
	p.shows("#answers-said", "60 answers deleted.")
	p.looksRight("answers")
}
