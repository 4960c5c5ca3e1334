//go:build browser

package browser_test

import (
	"net/url"
	"testing"

	"github.com/chromedp/chromedp"
)

// foreign are the elements and attributes that none of our pages has.
const foreign = `[...document.querySelectorAll("*")].filter(e =>
	["IMG", "IFRAME", "OBJECT", "EMBED", "BASE", "I"].includes(e.tagName.toUpperCase()) ||
	(e.tagName === "SCRIPT" && e.parentElement !== document.head) ||
	[...e.attributes].some(a => a.name.startsWith("on") || a.name === "srcdoc" || /^\s*javascript:/i.test(a.value))).map(e => e.outerHTML.slice(0, 200)).join("\n")`

func TestHostileTextStaysText(t *testing.T) {
	t.Parallel()
	const hostile = `"><img src=x onerror=pwned()>'<i>`
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	innocent := func(where string) {
		t.Helper()
		if found := eval[string](p, foreign); found != "" {
			t.Errorf("%s: %s, want %q", where, found, "")
		}
	}
	p.open(h.url() + addressOf("dictionaries"))
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#list-file"), []string{wordFile(t, hostile+".txt", []byte("abat\nabbey\nébène\nzebra\n"))}))
	p.shows("#import-said", hostile)
	innocent("the import")
	own := eval[string](p, `new Promise(done => indexedDB.open("spectrie-dictionaries").onsuccess = e =>
		e.target.result.transaction("lists").objectStore("lists").getAllKeys().onsuccess = k => { e.target.result.close(); done(k.target.result[0]) })`)
	for _, front := range []string{"explore", "strategy", "today", "play", "hangman", "dictionaries"} {
		eval[string](p, `location.hash = "`+addressOf(front, "dict", own, "fragment", "a", "find", hostile, "template", hostile, "record", hostile, "match", hostile)+`"`)
		p.wait(`document.querySelector("header a[aria-current=page]").hash.startsWith("#/` + front + `?")`)
		innocent(front)
	}

	p.open(h.url() + "?" + url.QueryEscape(hostile) + address("players", "3"))
	p.end()
	p.shows(".program-ended li", hostile)
	innocent("the page of a program that has ended")
}
