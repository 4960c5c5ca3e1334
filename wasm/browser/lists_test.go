//go:build browser

package browser_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// listsPage opens the page of word lists.
func listsPage(t *testing.T, h *host, s size) *page {
	t.Helper()
	p := newPage(t, s)
	p.openLists(h)
	return p
}

func (p *page) openLists(h *host) {
	p.t.Helper()
	p.open(h.url() + addressOf("dictionaries"))
	p.wait(`document.querySelector("#list-file")`)
	eval[bool](p, `new Promise(settled => { // what is drawn while someone types may undo a letter
		let quiet = setTimeout(() => settled(true), 200);
		new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(() => settled(true), 200) })
			.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
	})`)
}

// wordFile writes a file and returns its path.
func wordFile(t *testing.T, name string, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, content, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// realWords is a list that ships as a text file, with some lines that are left out.
func realWords(t *testing.T) (content []byte, words int) {
	t.Helper()
	d, err := data.Load("scowl-large")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	text.WriteString("# a list for a test\r\n")
	for _, word := range d.Words(dicts.Root) {
		if len(word) > 3 {
			text.WriteString(word + "\r\n")
			words++
		}
	}
	text.WriteString("Anna\r\nit's\r\nb2b\r\n")
	return text.Bytes(), words
}

// choose a file as a person does in the browser's own dialog.
func (p *page) chooseFile(path string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#list-file"), []string{path}))
}

// drop lets go of a made file over an element, and of more with the same words.
func (p *page) drop(selector, name, content string, more ...string) {
	p.t.Helper()
	stays := eval[bool](p, fmt.Sprintf(`(() => {
		const transfer = new DataTransfer();
		for (const name of %q.split("/")) transfer.items.add(new File([%q], name));
		const at = document.querySelector(%q);
		const send = type => at.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: transfer}));
		const over = send("dragover");
		window.dropInvited = document.documentElement.hasAttribute("data-dropping");
		return !over && !send("drop");
	})()`, strings.Join(append([]string{name}, more...), "/"), content, selector))
	if !stays {
		p.t.Error("the browser would open the dropped file itself")
	}
}

// blockage is how long the page did not answer at the most, in milliseconds,
// since watchBlockage.
const watchBlockage = `(() => { window.blockage = 0; new PerformanceObserver(l => l.getEntries().forEach(e => window.blockage = Math.max(window.blockage, e.duration))).observe({type: "longtask"}); return "" })()`

// quota limits how much a site may store, nil for as much as the browser allows.
func (p *page) quota(h *host, bytes *float64) {
	p.t.Helper()
	params := storage.OverrideQuotaForOriginParams{Origin: "http://" + h.address, QuotaSize: bytes}
	if _, err := chromedp.Call(p.ctx, storage.OverrideQuotaForOrigin, params); err != nil {
		p.t.Fatal(err)
	}
}

func TestAListOfOnesOwnIsImportedUsedAndKept(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.openLists(h)
	p.offlineReady()
	p.wait(`[...document.querySelectorAll(".shipped .list-card")].every(c => c.textContent.includes("✓ kept on this device"))`)
	p.shows("#own-lists ~ *, .own", "None yet.")

	content, words := realWords(t)
	p.chooseFile(wordFile(t, "long.txt", bytes.Repeat(content, 40)))
	p.wait(`document.querySelector(".importing progress").value > 1`)
	p.click("#cancel-import") // for the page answers while it reads
	p.shows("#import-said", "The import of long.txt was cancelled. Nothing has changed.")
	p.wait(`document.activeElement.id === "import-result"`) // what was pressed has gone

	p.quota(h, new(1000.0)) // before anything is saved: Chromium remembers for a while how much room there was
	eval[string](p, watchBlockage)
	p.chooseFile(wordFile(t, "Big list.txt", content))
	p.shows("#import-said", fmt.Sprintf("“Big list” is imported: %d,%03d words", words/1000, words%1000))
	p.shows("#import-said", "left out: 1 with a capital, 1 with an apostrophe, 1 with a digit.")
	p.shows("#import-said", "It lasts for this visit only: this device has no room for it.")
	t.Logf("the page stood still for %.0f ms at the most", eval[float64](p, `window.blockage`)) // DESIGN wants 100
	p.quota(h, nil)
	p.click("[data-action=keep]")
	p.shows("#notice", "“Big list” is now kept on this device.")

	p.click("#own-lists .list-card a") // use it
	p.shows("#verdict", "move")
	p.uses("Big list")
	h.stop()
	p.do(chromedp.Reload())
	p.interactive()
	p.uses("Big list")
	p.choose("dictionary", dicts.DefaultID)
	p.uses("American English 7.1")
	p.choose("dictionary", eval[string](p, `[...document.querySelectorAll("#dictionary option")].find(o => o.textContent === "Big list").value`))
	p.uses("Big list")
}

func TestAListCanBeDroppedOnAnyPartOfThePage(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := listsPage(t, h, desktop)
	p.drop("body", "dropped.words.txt", "bee\nöl\nbe\no\u0308l\n")
	p.shows("#import-said", "“dropped.words” is imported: 3 words from 4 lines; 1 repeated.") // ö is one letter, however it is written
	if !eval[bool](p, `window.dropInvited && !document.documentElement.hasAttribute("data-dropping")`) {
		t.Error("nothing says that a file may be dropped, or it goes on saying so")
	}
	p.open(h.url() + addressOf("dictionaries/compare"))
	p.drop("h1", "second.txt", "at\nate\n")
	p.shows("#import-said", "“second” is imported: 2 words")
	p.shows("h1", "Choose a word list")
	p.open(h.url() + addressOf("dictionaries/losers"))
	p.drop("h1", "third.txt", "at\nate\nbee\n", "fourth.txt", "fifth.txt")
	p.shows("#import-said", "“third” is imported: 3 words")
	p.shows("#notice", "One list at a time. This is the first of 3 files.") // also after the page has changed
	p.shows("#own-lists", "dropped.words")

	tab := p.anotherTab()
	tab.openLists(h)
	tab.click("[data-action=delete]")
	tab.shows("#deleted", "is deleted")
	eval[bool](p, `document.dispatchEvent(new Event("visibilitychange"))`) // as the browser says when the tab is shown
	p.wait(`document.querySelectorAll("#own-lists .list-card").length === 2`)
}

func TestAListIsRenamedExportedDeletedAndBroughtBack(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := listsPage(t, h, desktop)
	p.drop("body", "one.txt", "zoo\nat\nate\n")
	p.shows("#own-lists", "one")
	p.drop("body", "two.txt", "be\nbee\n")
	p.shows("#own-lists", "two")

	p.click(`[data-action=rename][aria-label="Rename: one"]`)
	p.wait(`document.activeElement.id === "new-name"`)
	p.keys(`zz <b onclick="x">"` + kb.Enter)
	p.shows("#notice", `The list is now called “zz <b onclick="x">"”.`)
	p.wait(`document.activeElement.dataset.action === "rename" && document.activeElement.getAttribute("aria-label").startsWith("Rename: zz <b")`)
	p.click(`[data-action=rename][aria-label="Rename: two"]`)
	p.wait(`document.activeElement.id === "new-name"`)
	p.keys("never" + kb.Escape)
	p.wait(`document.activeElement.getAttribute("aria-label") === "Rename: two"`)

	eval[string](p, `(() => { const create = URL.createObjectURL; URL.createObjectURL = blob => { window.saved = blob; return create(blob) };
		HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download }; return "" })()`)
	p.click(`[data-action=export][aria-label^="Export: zz"]`)
	p.wait(`window.saved`)
	if got := eval[string](p, `window.saved.text().then(text => text + "|" + window.savedAs)`); got != "at\nate\nzoo\n|zz -b onclick=-x---.txt" {
		t.Errorf("exported %q", got)
	}

	p.click(`#own-lists .list-card:last-child a`) // use it
	p.uses("zz <b")
	p.open(h.url() + eval[string](p, `location.hash`)) // as on another visit
	p.click(`a[href^="#/dictionaries"]`)
	p.shows("#own-lists", "in use")
	const top = `document.querySelector("#own-lists").getBoundingClientRect().top + scrollY`
	before := eval[float64](p, top)
	p.click(`[data-action=delete][aria-label^="Delete: zz"]`)
	p.shows("#deleted", `“zz <b onclick="x">"” is deleted.`)
	if after := eval[float64](p, top); after != before {
		t.Errorf("the message moves the lists from %.0f to %.0f px, want them to stay", before, after)
	}
	p.wait(`document.activeElement.textContent === "Undo"`)
	p.wait(`document.querySelector("#dictionary").value === "` + dicts.DefaultID + `"`)
	p.wait(`document.querySelectorAll("#own-lists .list-card").length === 1`)
	p.keys(kb.Enter)
	p.shows("#own-lists", "zz <b")
	p.wait(`document.activeElement.getAttribute("aria-label")?.startsWith("Delete: zz")`)
	p.shows("#own-lists", "in use")
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#own-lists", "zz <b")

	p.click(`[data-action=delete][aria-label^="Delete: zz"]`)
	p.wait(`document.querySelector("#dictionary").value === "` + dicts.DefaultID + `"`)
	eval[string](p, `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }, ""`)
	p.click("#deleted [data-action=undo]")
	p.shows("#own-lists", "in use")
	p.shows("#notice", "is back for this visit only: this device has no room for it.") // also after the page has changed
}

func TestAxeFindsNothingOnTheWordLists(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("dictionaries"))
	p.drop("body", "one.txt", "zoo\nat\nate\nZoe\nMax\nAnn\nTom\n")
	p.shows("#own-lists", "one")
	p.drop("body", "two.txt", "zoo\nat\n")
	p.shows("#own-lists", "two")
	p.click(`[data-action=delete][aria-label="Delete: two"]`)
	p.shows("#deleted", "is deleted")
	p.click(`[data-action=rename]`)
	p.wait(`document.activeElement.id === "new-name"`)
	p.drop("body", "THREE.TXT", "ZOO\nAT\n4\n")
	p.shows("#import-said", "no words we can use")
	eval[string](p, `document.querySelectorAll("details").forEach(d => d.open = true), ""`)
	p.looksRight("word lists")
}
