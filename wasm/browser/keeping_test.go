//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
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

// putRecords writes keys into the store as another program might.
func (p *page) putRecords(keys any) {
	p.t.Helper()
	list, err := json.Marshal(keys)
	if err != nil {
		p.t.Fatal(err)
	}
	eval[bool](p, fmt.Sprintf(`new Promise((done, failed) => {
		const open = indexedDB.open("spectrie-training", 1);
		open.onerror = failed;
		open.onsuccess = () => {
			const transaction = open.result.transaction("entries", "readwrite");
			for (const key of %s) transaction.objectStore("entries").put(true, key);
			transaction.oncomplete = () => { open.result.close(); done(true) };
			transaction.onerror = failed;
		};
	})`, list))
}

func texts(entries []trainer.Entry) []string {
	var texts []string
	for _, e := range entries {
		texts = append(texts, string(trainer.EncodeEntry(e)))
	}
	return texts
}

func TestKeepingABackupDeletingAndRestoring(t *testing.T) {
	t.Parallel()
	underBoth(t, func(t *testing.T, h *host) {
		p := answersPage(t, h)
		p.shows("#answers-count", "None yet.")
		p.restoreFile(backupFile(t, "first.json", madeAnswers("a", 30)))
		p.shows("#answers-said", "The backup has 30 answers, all of them new here.")
		p.shows("#answers-count", "30 answers, kept in this browser and nowhere else.")
		p.nextVisit()
		p.shows("#answers-count", "30 answers, kept in this browser")

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
	})
}

func TestKeepingInTwoTabs(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := answersPage(t, h)
	tab := p.anotherTab()
	tab.openAnswers(h)
	p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 10)))
	tab.shows("#answers-count", "10 answers, kept")
	first, second := backupFile(t, "b.json", madeAnswers("b", 600)), backupFile(t, "c.json", madeAnswers("c", 700))
	p.restoreFile(first) // both at the same time
	tab.restoreFile(second)
	p.shows("#answers-count", "1,310 answers, kept")
	tab.shows("#answers-count", "1,310 answers, kept")
	p.nextVisit()
	p.shows("#answers-count", "1,310 answers, kept")

	one := strings.ReplaceAll(string(trainer.EncodeEntry(madeAnswers("d", 1)[0])), `"`, `\"`)
	eval[bool](p, fmt.Sprintf("new BroadcastChannel(`spectrie-training`).postMessage(`%s`), true", `{"entries":["`+strings.ReplaceAll(one, `\`, `\\`)+`"]}`))
	tab.shows("#answers-count", "1,311 answers")
	p.shows("#answers-count", "1,311 answers")

	tab.click("#delete-answers")
	tab.click("#delete-confirmed")
	p.shows("#answers-count", "None yet.")
	tab.click("#undo-delete-answers")
	p.shows("#answers-count", "1,311 answers")
}

// Two tabs drill different seats by turns, and a third one watches.
func TestKeepingWhatTwoTabsAnswer(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	watching := answersPage(t, h)
	first, second := deckOf(t, 2, 1), deckOf(t, 2, 2)
	a, b := watching.anotherTab(), watching.anotherTab()
	a.open(h.url() + addressOf("drill"))
	b.open(h.url() + "#/drill?seat=2")
	for range 4 {
		for tab, deck := range map[*page]*trainer.Deck{a: first, b: second} {
			asked := 0
			tab.sit(deck, func(b board) bool { asked++; return asked > 3 && !b.GoOn })
		}
	}
	given := func(p *page) int {
		t.Helper()
		return eval[int](p, `Number(/^\d+/.exec(document.querySelector("#answers-count").textContent)?.[0] ?? 0)`)
	}
	watching.wait(`/^\d+ answers, kept/.test(document.querySelector("#answers-count").textContent)`)
	for _, tab := range []*page{a, b} {
		tab.open(h.url() + addressOf("drill/statistics"))
		tab.wait(`document.querySelector("#answers-count")`)
	}
	count := given(watching)
	if count < 8 || given(a) != count || given(b) != count {
		t.Errorf("the tabs know of %d, %d and %d answers", given(a), given(b), count)
	}
	watching.nextVisit()
	if got := given(watching); got != count {
		t.Errorf("%d answers are kept of %d", got, count)
	}
}

func TestKeepingWithoutAWayBetweenTabs(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.before(`delete window.BroadcastChannel`)
	p.openAnswers(h)
	p.putRecords(texts(madeAnswers("a", 3)))
	eval[bool](p, `document.dispatchEvent(new Event("visibilitychange"))`) // as the browser says when the tab is shown
	p.shows("#answers-count", "3 answers, kept")
}

func TestKeepingWhereStorageIsDenied(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for what, script := range map[string]string{
		"throws":  `for (const name of ["indexedDB", "BroadcastChannel"]) Object.defineProperty(window, name, {get() { throw new DOMException("denied", "SecurityError") }})`,
		"missing": `Object.defineProperty(window, "indexedDB", {value: undefined})`,
	} {
		p := newPage(t, desktop)
		p.before(script)
		p.openAnswers(h)
		p.shows("#practice-note", "Your answers last for this visit only: this browser keeps nothing for this page")
		p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 3)))
		p.shows("#answers-count", "3 answers, for this visit only: this browser keeps nothing")
		p.wait(`document.querySelector("#practice-note [data-action=save]")`)
		p.catchSaved()
		p.click("#save-backup")
		p.wait(`window.saved`)
		if got, err := trainer.ReadBackup([]byte(eval[string](p, `window.saved.text()`))); len(got) != 3 || err != nil {
			t.Errorf("%s: saved %d answers (%v)", what, len(got), err)
		}
	}
}

func TestKeepingLeavesDamagedRecordsOut(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := answersPage(t, h)
	p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 5)))
	p.shows("#answers-count", "5 answers, kept")
	p.putRecords([]any{-5, 7, "", "{", "null", []any{"a", 1}, []any{}, strings.Repeat("x", 100_000), `{"w":"a","n":1}`})
	p.nextVisit()
	p.shows("#answers-count", "5 answers, kept")
	p.shows("#answers-damaged", "9 records could not be read and are left out.")
}

func TestKeepingRefusesWhatIsNoBackup(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := answersPage(t, h)
	p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 5)))
	p.shows("#answers-said", "The backup has 5 answers")
	huge := wordFile(t, "huge.json", nil)
	if err := os.Truncate(huge, 500<<20); err != nil {
		t.Fatal(err)
	}
	const head = `{"format":"spectrie-training","version":1,"exported":"2026-11-21T12:00:00Z","entries":[`
	for _, c := range []struct{ path, says string }{
		{huge, "“huge.json” could not be restored. This file has 500 MB; a backup has at most 64 MB."},
		{wordFile(t, "empty.json", nil), "This file is empty"},
		{wordFile(t, "words.txt", []byte("bee\nzoo\n")), "This file is not a backup"},
		{wordFile(t, "later.json", []byte(strings.Replace(head, `"version":1`, `"version":99`, 1)+"]}")), "This is a backup of version 99"},
		{wordFile(t, "deep.json", []byte(head+strings.Repeat("[", 1<<20))), "could not be restored"},
		{wordFile(t, "html.json", []byte(head+`"<img src=x onerror=alert(1)>"]}`)), "This backup is damaged"},
		{backupFile(t, "forged.json", append(madeAnswers("b", 3), trainer.Entry{ID: trainer.ID{Writer: "B", Number: 1}, Kind: trainer.Undone, Undoes: trainer.ID{Writer: "a", Number: 1}})), "This backup is damaged"},
	} {
		p.restoreFile(c.path)
		p.shows("#answers-said .problem", "“"+filepath.Base(c.path)+"” could not be restored") // and not the file before
		p.shows("#answers-said .problem", c.says)
		p.shows("#answers-said .problem", "Nothing was changed.")
		p.shows("#answers-count", "5 answers, kept")
	}
}

// What it prints is what a page that stands still for less than 100 ms is measured by.
func TestKeepingTwentyThousandAnswers(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := answersPage(t, h)
	p.patience = 3 * time.Minute // on a busy machine
	eval[string](p, watchBlockage)
	began := time.Now()
	p.restoreFile(backupFile(t, "many.json", madeAnswers("a", 20_000)))
	p.shows("#answers-said", "The backup has 20,000 answers, all of them new here.")
	t.Logf("restored and shown after %v; the longest standstill took %.0f ms", time.Since(began).Round(time.Millisecond), eval[float64](p, `window.blockage`))
	p.before(watchBlockage)
	p.nextVisit()
	p.shows("#answers-count", "20,000 answers, kept")
	t.Logf("read after %.0f ms; the longest standstill took %.0f ms",
		eval[float64](p, `performance.getEntriesByName("spectrie:answers")[0].startTime - performance.getEntriesByName("spectrie:interactive")[0].startTime`), eval[float64](p, `window.blockage`))
	p.catchSaved()
	eval[string](p, `window.blockage = 0, ""`)
	p.click("#save-backup")
	p.wait(`window.saved`)
	t.Logf("saved %d bytes; the longest standstill took %.0f ms", eval[int](p, `window.saved.size`), eval[float64](p, `window.blockage`))
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
	p.wait(`document.querySelector("#drill-show")`)
	for n, zone := range []struct {
		name    string
		minutes int // east of UTC, all year
	}{{"Asia/Kathmandu", 345}, {"America/Phoenix", -420}, {"Pacific/Kiritimati", 840}} {
		travel(zone.name)
		p.press(" ")
		p.press(" ")
		if e := p.lastKept(n + 1); e.Zone != zone.minutes {
			t.Errorf("in %s an answer was given %d minutes east of UTC", zone.name, e.Zone)
		}
	}
}

// Where nothing can be kept the drill goes on as ever, and says so once.
func TestKeepingNothingDuringADrill(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	deck := deckOf(t, 2, 1)
	for what, c := range map[string]struct{ script, notice, note, count string }{
		"denied": {`Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError") }})`,
			"", "Your answers last for this visit only: ", "for this visit only: this browser keeps nothing"},
		"full": {`IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }`,
			"Your last answer is not kept on this device: this device has no room for it. It lasts for this visit only.",
			"Your last answers are not kept on this device: ", "some of them for this visit only: this device has no room for it."},
	} {
		p := newPage(t, desktop)
		p.before(c.script + `; window.told = []; addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
			for (const id of ["notice", "practice-note"]) {
				const text = document.getElementById(id)?.textContent.replace(/Save a backup$/, "") || "";
				if (text && window.told.findLast(t => t.id === id)?.text !== text) window.told.push({id, text});
			}
		}).observe(document, {subtree: true, childList: true, characterData: true}))`)
		p.open(h.url() + addressOf("drill"))
		p.wait(`document.querySelector("#drill-show")`)
		p.press(" ")
		p.shows("#practice-note", c.note)
		p.shows("#notice", c.notice) // until the next key
		p.press(" ")
		p.sit(deck, never)
		if got, want := p.board().Text, "7 seen for the first time"; !strings.Contains(got, want) {
			t.Errorf("%s: %s, want it to contain %q", what, got, want)
		}
		told := eval[[]struct{ ID, Text string }](p, `window.told`)
		var notices, notes []string
		for _, one := range told {
			if one.ID == "notice" {
				notices = append(notices, one.Text)
			} else {
				notes = append(notes, one.Text)
			}
		}
		if got := strings.Join(notices, "|"); got != c.notice {
			t.Errorf("%s: the notices are %q", what, got)
		}
		if len(notes) != 1 || strings.Contains(notes[0], "kept in this browser") {
			t.Errorf("%s: the notes are %q", what, notes)
		}
		p.click("#to-statistics")
		p.shows("#answers-count", c.count)
		if eval[bool](p, `document.querySelector("#answers-count").textContent.startsWith("0 ")`) {
			t.Errorf("%s: no answers are left", what)
		}
	}
}

func TestKeepingThatTheBrowserPromises(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for answer, says := range map[string]string{"true": "The browser promises to keep them.", "false": "The browser makes no promise."} {
		p := newPage(t, desktop)
		p.before(fmt.Sprintf(`StorageManager.prototype.persisted = async () => false; StorageManager.prototype.persist = async () => %s`, answer))
		p.openAnswers(h)
		p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 3)))
		p.shows("#answers-safety", "The browser may delete them when the disk is full")
		p.click("#keep-safe")
		p.shows("#answers-said", says)
	}
}

func TestKeepingRemindsOfABackup(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.before(`StorageManager.prototype.persisted = async () => false`)
	p.openAnswers(h)
	p.putRecords(texts(madeAnswers("a", 60)))
	p.nextVisit()
	p.shows("#practice-note", "Many of your answers are not in a backup")
	p.click("#practice-note [data-action=later]")
	p.wait(`document.querySelector("#practice-note").textContent === ""`)
	p.nextVisit()
	p.wait(`document.querySelector("#practice-note").textContent === ""`)
	eval[string](p, `localStorage.removeItem("spectrie.remind"), ""`)
	p.nextVisit()
	p.catchSaved()
	p.click("#practice-note [data-action=save]")
	p.wait(`window.saved && document.querySelector("#practice-note").textContent === ""`)
	p.nextVisit()
	p.wait(`document.querySelector("#practice-note").textContent === ""`)
}

func TestAxeFindsNothingOnKeeping(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for theme, s := range map[string]size{"light": desktop, "dark": phone} {
		p := newPage(t, s)
		p.media("prefers-color-scheme", theme)
		p.openAnswers(h)
		p.putRecords(texts(madeAnswers("a", 60)))
		p.nextVisit()
		p.shows("#practice-note", "Many of your answers are not in a backup")
		p.click("#delete-answers")
		axe(t, p, "deleting answers, "+theme)
		p.click("#delete-confirmed")
		p.shows("#answers-said", "60 answers deleted.")
		axe(t, p, "answers, "+theme)
		if width := eval[int64](p, `document.documentElement.scrollWidth`); width > s.width {
			t.Errorf("the page is %d px wide", width)
		}
	}
}
