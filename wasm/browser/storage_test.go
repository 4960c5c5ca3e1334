//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// raise makes a later version of a database, as a later program would, and reports
// that nothing was in its way.
func (p *page) raise(name string, version int) bool {
	p.t.Helper()
	return eval[bool](p, fmt.Sprintf(`new Promise((done, failed) => {
		const open = indexedDB.open(%q, %d);
		open.onupgradeneeded = () => { open.result.createObjectStore("of version " + %[2]d) };
		open.onblocked = () => done(false);
		open.onerror = failed;
		open.onsuccess = () => { open.result.close(); done(true) };
	})`, name, version))
}

// A person clears the data of the site, or another tab deletes or upgrades a
// database, while the page is open.
func TestWhatChangesUnderAnOpenPageIsNoticed(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := answersPage(t, h)
	p.expect("Version change detected") // says the package of the databases
	p.restoreFile(backupFile(t, "a.json", madeAnswers("a", 30)))
	p.shows("#answers-count", "30 answers, kept")
	for n, clear := range []func(){
		func() {
			if _, err := chromedp.Call(p.ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: "http://" + h.address, StorageTypes: "indexeddb"}); err != nil {
				t.Fatal(err)
			}
		},
		func() {
			eval[bool](p, `new Promise((done, failed) => {
				const deletion = indexedDB.deleteDatabase("spectrie-training");
				deletion.onsuccess = () => done(true);
				deletion.onerror = failed;
			})`)
		},
	} {
		clear()
		p.restoreFile(backupFile(t, "b.json", madeAnswers(fmt.Sprintf("b%d", n), 5)))
		p.shows("#practice-note", fmt.Sprintf("The browser has cleared %d answers that it had kept. This page still has them", 30+5*n))
		p.click("#practice-note [data-action=again]")
		p.wait(`document.querySelector("#practice-note").textContent === ""`)
		p.nextVisit()
		p.shows("#answers-count", fmt.Sprintf("%d answers, kept in this browser", 35+5*n))
	}
	if !p.raise("spectrie-training", 2) {
		t.Error("the page is in the way of a later version")
	}
	p.restoreFile(backupFile(t, "c.json", madeAnswers("c", 5)))
	p.shows("#practice-note", "Your last answers are not kept on this device: a newer version of this page has stored data here")
	p.shows("#answers-count", "45 answers")
}

// A letter is not lost when the page goes before the browser has kept it.
func TestALetterBeforeAReloadIsNotLost(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.playMatch(h)
	records := keptMatches + `.then(JSON.stringify)`
	p.wait(records + `.then(text => text.includes("worr"))`) // the bot has gone on
	eval[bool](p, `IDBObjectStore.prototype.put = () => { throw new DOMException("later", "QuotaExceededError") }, true`)
	p.keys("l")
	p.shows("#notice", "Your match is not kept on this device")
	if text := eval[string](p, records); strings.Contains(text, "worrl") {
		t.Fatalf("it is kept already: %s", text)
	}
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(records + `.then(text => text.includes("worrl"))`)
	p.wait(`!Object.keys(localStorage).some(key => key.startsWith("spectrie.left."))`)
}
