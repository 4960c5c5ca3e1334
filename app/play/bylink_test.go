//go:build !js

package play

import (
	"fmt"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer/match"
	"spectrie/trainer/match/link"
)

// device is a device of its own, in the lobby for so many players.
func device(t testing.TB, players int) *atPlay {
	t.Helper()
	books := apptest.ShelfWith(t, dicts.DefaultID)
	return playIn(t, sitetest.On("2026-11-21 19:00", books), playView(players, 1))
}

// begins begins a match by link for the named players, of whom the first is at the device.
func (a *atPlay) begins(challenges bool, names ...string) {
	a.t.Helper()
	if challenges {
		a.enter("change input id=way-challenges", "challenges")
	}
	for i, name := range names {
		a.enter(fmt.Sprintf("change input data-friend=%d", i), name)
	}
	a.enter("change input id=wish-lives", "GO")
	a.p.playByLink()
	a.followRoad()
	if a.p.table == nil {
		a.t.Fatalf("no match begins: %s", a.Notice())
	}
}

// link is the link that the panel shows.
func (a *atPlay) link() string {
	a.t.Helper()
	return a.page().Id("link-field").Attribute("value")
}

// opens follows a link.
func (a *atPlay) opens(link string) {
	a.t.Helper()
	view, problems := address.ParseAddress(link[strings.Index(link, "#"):], a.Shelf.Entry)
	if len(problems) > 0 {
		a.t.Fatalf("%s: %q", link, problems)
	}
	a.visit(view)
	a.followRoad()
}

// answers says who is at the device.
func (a *atPlay) answers(button string) {
	a.t.Helper()
	a.use("click button data-link=" + button)
}

func TestAMatchGoesByLinkFromDeviceToDevice(t *testing.T) {
	t.Parallel()
	ada, ben, cy := device(t, 3), device(t, 2), device(t, 2)
	ada.begins(true, "Ada", "Ben", "Cy")
	ada.says("play-prompt", "You open. Play any letter.")
	ada.lacks("link-panel")
	ada.press("h")
	ada.says("link-next", "It is Ben’s turn. Send Ben this link. When a link comes back, open it on this device.")
	ada.lacks("play-word")
	if ada.page().All(".keys") != nil || ada.press("e") && ada.onBoard() != "H" {
		t.Error("Ada can play for Ben")
	}
	first := ada.link()
	if len(first) > 150 {
		t.Errorf("the first link has %d characters: %s", len(first), first)
	}

	ben.opens(first)
	ben.says("link-next", "Ada invites you to Ghost. It is Ben’s turn. Are you Ben?")
	ben.says("play-said", "Ada plays H.")
	ben.lacks("play-others")
	if len(ben.play.matches.List) != 0 {
		t.Error("the match is kept before Ben has said who plays here")
	}
	ben.answers("1")
	ben.says("play-prompt", "Your turn.")
	ben.says("play-said", "Ada plays H.")
	if got := ben.Asked().Match; got != "link0000000000000001" {
		t.Errorf("the address has the match %q", got)
	}
	ben.press("e")
	ben.says("play-said", "You play E.")
	ben.says("link-next", "It is Cy’s turn. Send Cy this link. When a link comes back, open it on this device.")

	cy.opens(ben.link())
	cy.answers("2")
	cy.press("c")
	ada.opens(cy.link())
	ada.says("play-said", "Ben plays E. Cy plays C.")
	ada.says("play-prompt", "Your turn.")
	ada.press("t")
	ben.opens(ada.link())
	ben.press("2") // no word begins with HECT
	ben.says("play-said", "You say that no word begins with HECT.")
	ben.says("link-next", "It is Ada’s turn. Send Ada this link. When a link comes back, open it on this device.")
	if got := ben.p.table.turnText(); got != "It is your turn, Ada: Ben says that no word begins with HECT. Name one, or say that you have none. " {
		t.Errorf("the text is %q", got)
	}
	ada.opens(ben.link())
	ada.says("play-said", "Ben says that no word begins with HECT.")

	ada.press("i", "c", "Enter")
	ada.Engine.ConsumeAll()
	ada.says("play-banner", "Ben loses the round: HECTIC")
	ada.says("play-said", "You name HECTIC. HECTIC is a word. Ben loses the round. Ben has G of GO. Cy opens the next round.")
	ada.says("link-next", "It is Cy’s turn. Send Cy this link. When a link comes back, open it on this device.")
	if got := ada.p.table.turnText(); !strings.HasPrefix(got, "It is your turn, Cy. Ada names HECTIC. HECTIC is a word. Ben loses the round.") {
		t.Errorf("the text is %q", got)
	}
	cy.opens(ada.link())
	cy.says("play-said", "You open the next round.")
	cy.press("Enter", "z")
	cy.says("link-next", "It is Ada’s turn.")
	if got := cy.p.table.turnText(); got != "It is your turn, Ada: the letters are Z. Cy plays Z. " {
		t.Errorf("the text is %q", got)
	}
}

func TestALetterIsTakenBackUntilItIsSent(t *testing.T) {
	t.Parallel()
	ada := device(t, 2)
	ada.begins(false, "Ada", "Ben")
	ada.press("h")
	before := ada.link()
	ada.use("click button data-link=back")
	ada.says("play-said", "Taken back to the beginning of the round.")
	ada.says("play-prompt", "You open.")
	ada.press("j")
	if got := ada.p.table.Record(); !strings.HasSuffix(got, "~j;") {
		t.Errorf("the record is %s, want nothing of what was taken back", got)
	}
	if ada.link() == before {
		t.Error("the link still has what was taken back")
	}
	again := ada.reopen(ada.View())
	again.says("play-said", "You play J.")
	again.press("Backspace")
	if got := again.onBoard(); got != "" {
		t.Errorf("after a reload %q cannot be taken back", got)
	}
	again.press("k")
	again.use("click button data-link=copy")
	if !strings.Contains(again.page().Id("link-panel").Attribute("class"), "sent") { // which hides the button
		t.Error("what was copied can be taken back")
	}
	again.press("Backspace")
	again.says("notice", "There is nothing to take back")
	again.says("link-next", "It is Ben’s turn. Send Ben this link")
	if got := again.onBoard(); got != "K" {
		t.Errorf("after the link was copied the board shows %q, want K", got)
	}
	if later := again.reopen(again.View()); later.press("Backspace") && later.onBoard() != "K" {
		t.Error("after a reload what was copied can be taken back")
	}
}

// played is a link of the match with other events.
func played(t testing.TB, code string, letters string) string {
	t.Helper()
	m, err := link.Decode(address.TurnIn(code))
	if err != nil {
		t.Fatal(err)
	}
	m.Events = nil
	for _, letter := range letters {
		m.Events = append(m.Events, match.Event{Kind: match.Plays, Letter: letter})
	}
	again, err := m.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return "#/play?turn=" + again
}

func TestALinkNeverOverwritesTheMatchHere(t *testing.T) {
	t.Parallel()
	ben := device(t, 2)
	ada := device(t, 2)
	ada.begins(false, "Ada", "Ben")
	ada.press("h")
	first := ada.link()
	ben.opens(first)
	ben.answers("1")
	ben.press("e")
	kept := func() string { return ben.play.matches.List[0].Encode() }
	for name, c := range map[string]struct{ letters, said string }{
		"the same": {"he", "You play E."},
		"older":    {"h", "This is an old link, 1 turn behind. You see the match as it stands."},
		"empty":    {"", "This is an old link, 2 turns behind. You see the match as it stands."},
		"forked":   {"ha", "This link and the match here went different ways after H in round 1. Here: H-E in round 1. In the link: H-A in round 1. The match here stays as it is."},
		"another":  {"j", "This link and the match here went different ways after the beginning of round 1. Here: H-E in round 1. In the link: J in round 1."},
	} {
		before := kept()
		ben.visit(playView(2, 1))
		ben.opens(played(t, first, c.letters))
		ben.says("play-said", c.said)
		if got := ben.onBoard(); got != "HE" || kept() != before {
			t.Errorf("%s: the board shows %s, and the match is %s; it was %s", name, got, kept(), before)
		}
		if got := ben.page().HasID("link-other"); got != strings.Contains(c.said, "different") {
			t.Errorf("%s: there is another match to look at: %v", name, got)
		}
	}
	ben.opens(played(t, first, "ha"))
	view, _ := address.ParseAddress(ben.page().Id("link-other").Attribute("href"), ben.Shelf.Entry)
	ben.visit(view)
	if got := ben.onBoard(); got != "HA" || len(ben.play.matches.List) != 1 {
		t.Errorf("the match in the link shows %q, and %d matches are kept", got, len(ben.play.matches.List))
	}

	ben.opens(played(t, first, "hea"))
	ben.says("play-said", "Ada plays A.")
	ben.says("play-prompt", "Your turn.")
	refused := played(t, first, "heaqq")
	ben.opens(refused)
	if got := strings.Join(ben.Problems(), ""); !strings.Contains(got, "The match in this link could not be read: event 4 of 5: no word begins that way: HEAQ.") {
		t.Errorf("against the rules: %q", got)
	}
}

func TestWhoeverOpensALinkSaysWhoTheyAre(t *testing.T) {
	t.Parallel()
	ada := device(t, 3)
	ada.begins(false, "Ada", "Ben", "Cy")
	ada.press("h")
	for answer, want := range map[string][2]string{
		"1":  {"Your turn.", ""},
		"-1": {"", "It is Ben’s turn. Send Ben this link"},
		"2":  {"", "It is Ben’s turn."},
	} {
		a := device(t, 2)
		a.opens(ada.link())
		a.answers(answer)
		a.says("play-prompt", want[0])
		if want[1] == "" {
			continue
		}
		a.says("link-next", want[1])
		a.says("link-1", "Ben plays on this device")
		a.use("click button data-link=1")
		a.lacks("link-panel")
		if answer == "2" {
			a.says("play-prompt", "Ben, it is your turn.")
			a.press("e")
			a.says("play-prompt", "Cy, it is your turn.")
			a.press("Backspace", "e", "c")
			a.says("link-next", "It is Ada’s turn. Send Ada this link. When a link comes back, open it on this device.")
		}
	}
}

func TestAMatchByLinkIsListedSavedAndOpenedAgain(t *testing.T) {
	t.Parallel()
	ada := device(t, 2)
	ada.begins(false, "Ada", "Ben")
	ada.press("h")
	first := ada.link()
	ada.use("click button id=play-leave")
	if got := ada.listed(); len(got) != 1 || !strings.HasPrefix(got[0], "By link with Ben") || !strings.Contains(got[0], "Ben’s turn") {
		t.Errorf("listed as %q", got)
	}
	saved := matches.FileText(ada.play.matches.List, matches.NewBookcase(ada.Shelf))
	other := device(t, 2)
	other.p.openMatchText(saved + "\n" + saved) // the file of a device that has two
	other.Engine.ConsumeAll()
	other.says("past-said", "The file has 2 matches: 1 new, 1 already here.")
	if got := other.listed(); len(got) != 1 || !strings.HasPrefix(got[0], "By link with Ben") {
		t.Errorf("opened from a file it is listed as %q", got)
	}
	other.opens(played(t, first, "he"))
	other.says("play-said", "Ben plays E.")
	other.says("play-prompt", "Your turn.")

	ben := device(t, 2)
	ben.p.openMatchText("It is your turn, Ben. " + first)
	ben.followRoad()
	ben.says("link-next", "Are you Ben?")
	ben.visit(playView(2, 1))
	ben.p.openMatchText("#/play?turn=" + address.TurnIn(first)[:20])
	ben.says("past-said", "This link to a match cannot be read: part of it is missing or was changed on the way. Ask for it again.")
	if ben.p.browse.said = ""; !ben.p.browse.problem {
		t.Error("an unreadable link is no problem")
	}
}

func TestTheLastLinkTellsWhoHasWon(t *testing.T) {
	t.Parallel()
	ada, ben := device(t, 2), device(t, 2)
	ada.begins(false, "Ada", "Ben")
	turn := func(from, to *atPlay, keys ...string) {
		t.Helper()
		from.press(keys...)
		to.opens(from.link())
	}
	turn(ada, ben, "h")
	ben.answers("1")
	turn(ben, ada, "a")
	turn(ada, ben, "n")
	ben.press("d")
	ben.says("play-said", "You complete HAND and lose the round. You have G of GO. You open the next round.")
	ben.lacks("link-panel") // because the turn stays here
	ben.press("Enter", "h")
	if got := ben.p.table.turnText(); got != "It is your turn, Ada: the letters are H. Ben plays D. Ben completes HAND and loses the round. Ben has G of GO. Ben opens the next round. Ben plays H. " {
		t.Errorf("the text is %q", got)
	}
	ada.opens(ben.link())
	ada.says("play-banner", "You win the round: HAND")
	ada.says("play-said", "Ben plays D. Ben completes HAND and loses the round. Ben has G of GO. Ben opens the next round. Ben plays H.")
	turn(ada, ben, "Enter", "a")
	turn(ben, ada, "l")
	turn(ada, ben, "o", "Enter", "h")
	ben.says("play-said", "Ada plays O. Ada completes HALO and loses the round. Ada has G of GO. Ada opens the next round. Ada plays H.")
	turn(ben, ada, "Enter", "a")
	turn(ada, ben, "l")
	ben.press("f")
	ben.says("play-said", "You complete HALF and lose the round. That is G-O: you are out. Ada wins the match.")
	ben.says("link-next", "Send the others this link, so that they see how it ended.")
	if got := ben.p.table.turnText(); !strings.HasSuffix(got, "That is G-O: Ben is out. Ada wins the match. ") {
		t.Errorf("the text is %q", got)
	}
	ada.opens(ben.link())
	ada.says("play-said", "You win the match.")
	ada.says("link-next", "Send the others this link")
	ada.use("click button id=play-next") // one more match, which the other opens
	ada.says("link-next", "It is Ben’s turn. Send Ben this link")
	if got := ada.p.table.turnText(); got != "It is your turn, Ben. " {
		t.Errorf("the text is %q", got)
	}
}

func TestAMatchByLinkNeedsNames(t *testing.T) {
	t.Parallel()
	a := device(t, 2)
	refused := func(why string) {
		t.Helper()
		a.p.playByLink()
		a.says("link-unnamed", why)
	}
	refused("Everyone needs a name.")
	a.enter("change input data-friend=1", "Ben")
	a.says("link-unnamed", "")
	refused("Everyone needs a name.")
	a.enter("change input data-friend=0", "you")
	refused("“you” would be somebody else for everyone who reads it.")
	a.enter("change input data-friend=0", "Ada")
	if again := readWishes(a.p.wishes().text()); again.yours != "Ada" || again.friends[0] != "Ben" {
		t.Errorf("the device remembers %q and %q", again.yours, again.friends[0])
	}
	a.says("seat-1", "Reader") // a custom match is another one
	a.p.playByLink()
	a.followRoad()
	a.says("play-summary", "By link with Ben · American English 7.1")
}

func TestAnotherTabPlaysAndTakesBackInAMatchByLink(t *testing.T) {
	t.Parallel()
	a := device(t, 2)
	a.begins(false, "Ada", "Ben")
	other := a.reopen(a.View())
	a.hears(other)
	other.press("h")
	a.says("link-next", "It is Ben’s turn.")
	other.press("Backspace", "j")
	if got := a.onBoard(); got != "J" {
		t.Errorf("the board shows %q, want J, as the other tab played", got)
	}
	other.use("click button data-link=copy")
	a.press("Backspace")
	if got := a.onBoard(); got != "J" {
		t.Errorf("what another tab has sent is taken back here: %q", got)
	}
}

func TestAMatchWithAnotherAlphabetOrListGoesByLink(t *testing.T) {
	t.Parallel()
	books := apptest.ShelfWith(t, dicts.DefaultID)
	greek, _ := dicts.NewAlphabet("αγκλοςυό")
	const id = "own-0123456789abcdef"
	apptest.ListOver(t, books, greek, id, "Ελληνικά", "λόγο", "λόγος")
	view := playView(2, 1)
	view.Dict = id
	a := playIn(t, sitetest.On("2026-11-21 19:00", books), view)
	a.begins(false, "Ada", "Ben")
	a.press("λ")
	b := playIn(t, sitetest.On("2026-11-21 19:00", books), playView(2, 1))
	b.opens(a.link())
	b.answers("1")
	b.press("ό")
	a.opens(b.link())
	a.says("play-said", "Ben plays Ό.")
}
