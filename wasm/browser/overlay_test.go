//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// remembers puts answers into the browser's storage, as an earlier visit left
// them: for the player who opens and for the second one a decision that is known,
// one that is being learned and one that was missed. The page must be open.
func (p *page) remembers() {
	p.t.Helper()
	var log trainer.Log
	now := time.Now()
	answer := func(seat int, fragment string, grade trainer.Grade, ago time.Duration) {
		e := log.Next("browser", trainer.Answered, now.Add(-ago))
		e.Card = trainer.Card{Course: trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: seat}, Fragment: fragment}
		e.Grade = grade
		log.Add(e)
	}
	const day = 24 * time.Hour
	for i, decisions := range [][3]string{{"", "ja", "je"}, {"b", "bla", "ble"}} {
		answer(i+1, decisions[0], trainer.Easy, 20*day)
		answer(i+1, decisions[2], trainer.Easy, 20*day)
		answer(i+1, decisions[2], trainer.Again, time.Hour)
		answer(i+1, decisions[1], trainer.Good, time.Hour)
	}
	var texts []string
	for _, e := range log.Entries() {
		texts = append(texts, string(trainer.EncodeEntry(e)))
	}
	script, err := json.Marshal(texts)
	if err != nil {
		p.t.Fatal(err)
	}
	if !eval[bool](p, fmt.Sprintf(`new Promise((done, fail) => {
		const open = indexedDB.open("spectrie-training", 1);
		open.onupgradeneeded = () => open.result.createObjectStore("entries");
		open.onerror = () => fail(open.error);
		open.onsuccess = () => {
			const write = open.result.transaction("entries", "readwrite");
			for (const text of %s) write.objectStore("entries").put(true, text);
			write.oncomplete = () => { open.result.close(); done(true) };
			write.onerror = () => fail(write.error);
		};
	})`, script)) {
		p.t.Fatal("the answers are not in the storage")
	}
}

// nodeSays is what the node of a fragment is called.
func nodeSays(fragment string) string {
	return fmt.Sprintf(`document.querySelector('#tree [data-key=%q] title')?.textContent`, fragment)
}

func TestOverlayOfWhatIsKnown(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	inEachAppearance(t, func(t *testing.T, p *page) {
		p.open(h.url())
		if eval[bool](p, `!!document.querySelector("#known, .halo")`) {
			t.Error("a newcomer is shown what there is to know")
		}
		p.remembers()
		p.do(chromedp.Reload())
		p.interactive()
		p.wait(nodeSays("") + `?.endsWith("; you know this")`)
		p.wait(nodeSays("ja") + `?.endsWith("; you are learning this")`)
		p.shows(".legend", "you missed this last time")
		axe(t, p, "explorer")
		p.click(`.dictionary-note a[href*="strategy"]`)
		p.shows("#learnt", "You know 1 of the 7 decisions; 3 are due today.")
		p.choose("seat", "2")
		p.shows("#learnt", "of the 91 decisions")
		p.wait(`document.querySelectorAll(".starts .memory").length === 54`)
		axe(t, p, "strategy")
		p.click(`.start-drill[href*="fragment=b&"]`)
		p.wait(`location.hash.startsWith("#/drill?") && location.hash.includes("fragment=b&") && location.hash.includes("seat=2")`)
	})
}

// The switch is for the drawing and for the page around it, on every page, and is
// remembered. The drawing stays where it was scrolled to.
func TestOverlayCanBeHidden(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.remembers()
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#known")?.getAttribute("aria-pressed") === "true"`)
	eval[string](p, `document.querySelector("#tree").scrollTop = 123, ""`)
	p.click("#known")
	p.wait(`!document.querySelector("#tree .halo") && document.querySelector('#known[aria-pressed="false"]')`)
	if top := eval[int](p, `Math.round(document.querySelector("#tree").scrollTop)`); top != 123 {
		t.Errorf("the drawing was scrolled from 123 to %d", top)
	}
	p.open(h.url() + addressOf("strategy"))
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#known")`)
	if eval[bool](p, `!!document.querySelector(".halo") || document.querySelector("#learnt").textContent !== ""`) {
		t.Error("what is known is shown again on the next visit")
	}
	p.click("#known")
	p.shows("#learnt", "You know 1 of the 7 decisions")
	p.wait(`document.querySelectorAll(".starts .memory").length === 5 && document.querySelector("#tree .halo")`)
}
