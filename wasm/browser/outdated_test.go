//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	pages "spectrie/app/address"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// linkOf is the address of a match of two people, with challenges, in which these letters were played.
func linkOf(letters string) string {
	setup := match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "go", Challenges: true,
		Players: []match.Player{{Name: "Ann"}, {Name: "Ben"}}}
	var events []match.Event
	for _, letter := range letters {
		events = append(events, match.Event{Kind: match.Plays, Letter: letter})
	}
	view := pages.RecordView(&setup, match.RecordOf(&setup, events))
	return view.Address()
}

// operateLate goes to an address, uses some controls there, and then does what a person can do to
// each control of #main, while the address has just changed to another and the page is not drawn
// again. It promises how many those were, or what went wrong.
const operateLate = `(async (here, uses, there) => {
	const go = (address) => {
		history.pushState(null, "", address);
		dispatchEvent(new PopStateEvent("popstate")); // heard at once, and drawn with the next frame
	};
	const frame = () => new Promise(requestAnimationFrame);
	const drawn = async (is) => {
		for (let before = "", same = 0, frames = 0; same < 2 && frames < 600; frames++) {
			const now = document.title + document.querySelector("#main").innerHTML;
			same = now === before && is() ? same + 1 : 0;
			before = now;
			await frame();
		}
	};
	const operate = (control) => {
		if (control.matches("button")) return control.click();
		control.dispatchEvent(new Event("input", {bubbles: true}));
		control.dispatchEvent(new Event("change", {bubbles: true}));
		if (control.form?.isConnected) control.form.requestSubmit();
	};
	go(here);
	await drawn(() => location.hash === here);
	for (const use of uses) {
		await drawn(() => document.querySelector(use));
		document.querySelector(use).click();
		await drawn(() => true);
	}
	here = location.hash;
	for (let i = 0; ; i++) {
		const few = ":not([data-letter]:nth-child(n+3))"; // of the keys of a row
		const control = document.querySelectorAll("#main :is(button, input, select, textarea)" + few)[i];
		if (!control) {
			return i.toString();
		}
		const before = document.querySelector("#main").innerHTML;
		go(there);
		if (document.querySelector("#main").innerHTML === before) { // else it was drawn at once, on a slow machine
			operate(control);
		}
		await drawn(() => true);
		const wrong = document.querySelector(".program-ended") ? "the program ended"
			: document.querySelector("#notice").textContent.includes("went wrong") ? "a handler panicked"
			: location.hash !== there ? "it went to " + location.hash : "";
		if (wrong) {
			return control.outerHTML + ": " + wrong;
		}
		go(here);
		await drawn(() => true);
	}
})(%q, %s, %q)`

// TestNoControlActsOnWhatHasGone in package app does the same without a browser, from every page. These two are about
// the moment between a change of the address and the next frame, which only a browser has.
func TestAClickThatComesAfterTheAddressChangedDoesNothing(t *testing.T) {
	h := newHost(t, dist(t), "/")
	for name, c := range map[string]struct{ here, uses, there string }{
		"drill": {addressOf("drill", "seat", "1"), `[]`, addressOf("play")},
		"match": {linkOf("aunt"), `["#play-on"]`, addressOf("play")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, desktop)
			p.open(h.url())
			said := eval[string](p, fmt.Sprintf(operateLate, c.here, c.uses, c.there))
			var many int
			if _, err := fmt.Sscan(said, &many); err != nil || many == 0 {
				t.Errorf("of the controls that were operated late: %s", said)
			}
			t.Logf("%d controls", many)
			p.open(h.url() + address("players", "3"))
			p.shows("#verdict", "Your move") // and the program answers
		})
	}
}
