//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	views "spectrie/app/address"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// turnLink is the link that a device shows to be sent.
func (p *page) turnLink() string {
	p.t.Helper()
	p.wait(`document.querySelector("#link-field")`)
	return eval[string](p, `document.querySelector("#link-field").value`)
}

// follows opens a link in the page that is open, as from a messenger.
func (p *page) follows(link string) {
	p.t.Helper()
	eval[string](p, fmt.Sprintf(`location.hash = %q`, link[strings.Index(link, "#"):]))
}

// otherwise is a link to the same match in which other letters were played, with another list if one is named.
func otherwise(t *testing.T, code, letters, list string) string {
	t.Helper()
	m, err := link.Decode(views.TurnIn(code))
	if err != nil {
		t.Fatal(err)
	}
	m.Events = nil
	for _, letter := range letters {
		m.Events = append(m.Events, match.Event{Kind: match.Plays, Letter: letter})
	}
	if list != "" {
		m.Setup.Dict, m.List = list, link.List{Name: "My words", Words: 12345}
	}
	again, err := m.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return "#/play?turn=" + again
}

// Four people in profiles of their own play a round by links alone, up to a challenge that is answered in the next
// link. A link that is older, or that went another way, changes nothing.
func TestFourPeoplePlayByLinksAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	ada, ben, cy, dee := newPage(t, desktop), newPage(t, phone), newPage(t, desktop), newPage(t, desktop)
	ada.open(h.url() + addressOf("play", "players", "4"))
	ada.click("#way-challenges")
	ada.click("#link-match > summary")
	ada.click("#play-link")
	ada.shows("#link-unnamed", "Everyone needs a name.")
	ada.wait(`document.activeElement.id === "friend-0"`)
	for i, name := range []string{"Ada", "Ben", "Cy", "Dee"} {
		ada.click(fmt.Sprintf("#friend-%d", i))
		ada.keys(name)
	}
	ada.keys(kb.Enter)
	ada.shows("#play-prompt", "You open.")
	ada.keys("h")
	ada.shows("#link-next", "It is Ben’s turn. Send Ben this link")
	ada.wait(`document.activeElement.id === "link-copy"`) // so that Enter copies it
	ada.looksRight("the link to send")
	first := ada.turnLink()
	if len(first) > 120 {
		t.Errorf("the first link has %d characters: %s", len(first), first)
	}
	for i, p := range []*page{ben, cy, dee} {
		p.open(first)
		p.shows("#link-next", "Ada invites you to Ghost. It is Ben’s turn. Are you Ben?")
		p.click(fmt.Sprintf("#link-%d", i+1))
		p.wait(`location.hash.includes("match=link")`)
	}
	dee.shows("#link-next", "It is Ben’s turn.")
	ben.shows("#play-prompt", "Your turn.")
	ben.click(`.key[data-letter="i"]`)
	ben.click("#link-back")
	ben.shows("#play-said", "Taken back to H.")
	ben.click(`.key[data-letter="e"]`)
	cy.follows(ben.turnLink())
	cy.shows("#play-said", "Ben plays E.")
	cy.keys("c")
	dee.follows(cy.turnLink())
	dee.shows("#play-said", "Ben plays E. Cy plays C.")
	dee.keys("t")
	ada.follows(dee.turnLink())
	ada.shows("#play-said", "Dee plays T.")
	ada.keys("2")
	ada.shows("#link-next", "It is Dee’s turn.")
	asked := ada.turnLink()

	// Older, and another way.
	events := func() string { return eval[string](ada, allMatches) }
	before := events()
	ada.follows(first)
	ada.shows("#play-said", "This is an old link, 4 turns behind. You see the match as it stands.")
	ada.follows(otherwise(t, first, "hex", ""))
	ada.shows("#play-said", "This link and the match here went different ways after H-E in round 1. Here: H-E-C-T in round 1. In the link: H-E-X in round 1.")
	ada.looksRight("a match that went another way")
	if after := events(); after != before {
		t.Errorf("links have changed what is kept:\n%s\nit was\n%s", after, before)
	}
	ada.click("#link-other")
	ada.shows("#play-board .tiles", "X")

	dee.follows(asked)
	dee.shows("#play-said", "Ada says that no word begins with HECT.")
	dee.keys("ic" + kb.Enter)
	dee.shows("#play-banner", "Ada loses the round: HECTIC")
	answered := dee.turnLink()
	for _, p := range []*page{ada, ben, cy} {
		p.follows(answered)
		p.shows("#play-banner", "HECTIC")
		p.shows("#play-said", "Dee names HECTIC.")
	}
}

// allMatches is what a device keeps of matches, once it has saved everything.
const allMatches = `new Promise((resolve, reject) => {
	const open = indexedDB.open("spectrie-matches");
	open.onerror = () => reject(open.error);
	open.onsuccess = () => {
		const all = open.result.transaction("matches").objectStore("matches").getAll();
		all.onsuccess = () => { open.result.close(); resolve(JSON.stringify(all.result)) };
	};
})`

func TestALinkWithoutItsListOrWithADamageSaysSo(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	setup, _, err := match.ParseRecord(linkedMatch)
	if err != nil {
		t.Fatal(err)
	}
	setup.Players = []match.Player{{Name: "Ada"}, {Name: "Ben"}}
	code, err := (&link.Match{Setup: setup}).Encode()
	if err != nil {
		t.Fatal(err)
	}
	p.open(h.url() + otherwise(t, "turn="+code, "h", "own-0123456789abcdef"))
	p.shows("#messages", "This match is played with the list “My words” (12,345 words), which is not on this device. Import it on the page Dictionaries: it must have the same words.")
	p.wait(`document.querySelector("#import-it")`)
	p.follows("#/play?turn=" + code[:len(code)-3])
	p.shows("#messages", "This link to a match cannot be read: part of it is missing or was changed on the way.")
	p.looksRight("an unreadable link")

	// The system's sheet gets the text with the link.
	p.do(chromedp.Navigate("about:blank"))
	p.before(`navigator.share = what => { window.shared = what; return Promise.resolve() }`)
	p.open(h.url() + "#/play?turn=" + code)
	p.click("#link-1")
	p.shows("#link-next", "It is Ada’s turn.")
	p.click("#link-share")
	p.wait(`window.shared`)
	var shared struct{ Text string }
	if err := json.Unmarshal([]byte(eval[string](p, `JSON.stringify(window.shared)`)), &shared); err != nil || !strings.Contains(shared.Text, "It is your turn, Ada. http") || !strings.HasSuffix(shared.Text, code) {
		t.Errorf("shared %q (%v), want the text and the link", shared.Text, err)
	}
}
