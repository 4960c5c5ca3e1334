//go:build !js

package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// playView is the address of the lobby.
func playView(players, seat int) address.View {
	v := apptest.Game(players, seat, "")
	v.Page = address.Play
	return v
}

// atPlay is a mounted site with the play page in front.
type atPlay struct {
	*mounted
	t testing.TB
	p *Page
}

// visit does what following a link to view does.
func (a *atPlay) visit(view address.View) {
	a.Ask(view)
	a.Show(view)
	a.Settle(a.Ctx())
	a.Engine.ConsumeAll()
}

// start begins a match and follows its address.
func (a *atPlay) start(setup match.Setup) {
	a.t.Helper()
	a.p.beginMatch(setup)
	a.arrive()
}

// arrive follows the address of the new match.
func (a *atPlay) arrive() {
	a.t.Helper()
	if a.p.table == nil {
		a.t.Fatalf("no match begins: %s", a.Notice())
	}
	a.road.to = nil
	a.visit(a.p.table.view())
}

func (a *atPlay) page() apptest.Page { return a.Drawn(a.t) }

func (a *atPlay) says(id, want string) {
	a.t.Helper()
	a.WantSaid(a.t, id, want)
}

func (a *atPlay) lacks(id string) {
	a.t.Helper()
	a.Engine.ConsumeAll()
	if strings.Contains(app.HTMLString(a.Render()), fmt.Sprintf("id=%q", id)) {
		a.t.Errorf("#%s is there", id)
	}
}

// types plays letters, one per turn.
func (a *atPlay) types(letters string) {
	for _, letter := range letters {
		a.p.playLetter(letter)
	}
	a.Engine.ConsumeAll()
}

// scores are the players by number and their letters, as a screen reader reads them.
func (a *atPlay) scores() string {
	a.t.Helper()
	seats := a.page().All(".score")
	slices.SortFunc(seats, func(a, b apptest.Page) int { return strings.Compare(a.Attribute("id"), b.Attribute("id")) })
	var all []string
	for _, seat := range seats {
		all = append(all, seat.One(".lives").Attribute("aria-label"))
	}
	return strings.Join(all, "; ")
}

// knowsAll is a bot that knows every word and works it all out.
var knowsAll = match.Player{Name: "Perfect", Bot: match.Bot{Vocabulary: dicts.NoTier, Looks: match.Full}}

// duel is a match for GO against a perfect bot.
func duel(challenges bool) match.Setup {
	return match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "go", Challenges: challenges,
		Players: []match.Player{{Name: "You"}, knowsAll}}
}

// people is a match for GO of Ann and Ben, who share the device.
func people(challenges bool) match.Setup {
	setup := duel(challenges)
	setup.Players = []match.Player{{Name: "Ann"}, {Name: "Ben"}}
	return setup
}

func TestOneClickBeginsAMatchAgainstAReader(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.says("play-quick", "Play Reader – you open")
	a.says("quick-note", "Strict, for GHOST: whoever has lost 5 rounds is out.")
	a.p.quickMatch()
	a.arrive()
	a.says("play-summary", "Against Reader · American English 7.1, words of 4 letters or more · strict")
	a.says("play-prompt", "You open. Play any letter.")
	if got := a.scores(); got != "You: no letter of GHOST; Reader: no letter of GHOST" {
		t.Errorf("scores: %s, want %q", got, "You: no letter of GHOST; Reader: no letter of GHOST")
	}
	a.types("h")
	a.says("play-said", "You play H. Reader plays ")
	a.says("play-prompt", "Your turn.")
}

func TestTheSeatOfTheRulesLineSaysWhoOpens(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(3, 3))
	a.says("play-quick", "Play 2 × Reader – you are player 3")
	a.p.quickMatch()
	a.arrive()
	a.says("play-summary", "Against Reader and Reader 2")
	a.says("play-said", "Reader plays ")
	a.says("play-said", "Reader 2 plays ")
	a.says("play-prompt", "Your turn.")
}

func TestALetterAfterWhichThereIsNoWordIsRefused(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	a.types("qz")
	a.says("play-refused", "No word begins with QZ. Play another letter.")
	a.types("u")
	a.says("play-refused", "")
	a.says("play-said", "Ben plays U.")
	a.says("play-prompt", "Ann, it is your turn.")
}

func TestWhoCompletesAWordLosesTheRoundAndTheNextOneFollows(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	a.types("hand")
	a.says("play-said", "Ben plays D. Ben completes HAND and loses the round. Ben has G of GO. Ann opens the next round.")
	if got := a.scores(); got != "Ann: no letter of GO; Ben: G of GO" {
		t.Errorf("scores: %s, want %q", got, "Ann: no letter of GO; Ben: G of GO")
	}
	a.types("x") // does not count for the next round yet
	a.says("play-next", "Next round")
	if got := a.page().Id("play-next").Attribute("aria-describedby"); got != "play-said" {
		t.Errorf("the focus, which moves to the button, cuts off what is said: %q, want %q", got, "play-said")
	}
	a.p.pressEnter()
	a.says("play-prompt", "Ann, it is your turn.")
	a.types("bank")
	a.says("play-said", "Ben completes BANK and loses the round. That is G-O: Ben is out. Ann wins the match.")
	a.says("play-next", "One more match")
	a.p.pressEnter()
	a.arrive()
	a.says("play-prompt", "Ben, it is your turn.") // the opener moves on
	if n := len(a.play.matches.List); n != 2 {
		t.Errorf("%d matches are kept, want 2", n)
	}
}

func TestTakingBackGoesBehindTheBotAndTheEndOfARound(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(false))
	a.p.takeBack()
	a.says("notice", "There is nothing to take back in this round yet.")
	a.types("a")
	before := a.p.table.currentRound().Fragment()
	a.p.takeBack()
	a.says("play-said", "Taken back to the beginning of the round.")
	a.says("help-uses", "hints or taking back at 1 turn")
	a.types("a")
	if got := a.p.table.currentRound().Fragment(); got != before {
		t.Errorf("the bot now plays %q, before it was %q, want %v", got, before, before)
	}
	for n := 0; a.p.table.review == match.Nobody; n++ {
		if n > 20 {
			t.Fatal("the round does not end")
		}
		a.types(string(a.p.table.letterVerdicts()[0].Letter))
	}
	a.p.takeBack()
	a.lacks("play-next")
	a.says("play-prompt", "Your turn.")
	if got := a.scores(); got != "You: no letter of GO; Perfect: no letter of GO" {
		t.Errorf("scores: %s, want %q", got, "You: no letter of GO; Perfect: no letter of GO")
	}
}

func TestAMatchGoesOnAfterAReload(t *testing.T) {
	l := apptest.ShelfWith(t, "american-english-7.1")
	a := playAt(t, l, playView(2, 1))
	a.start(duel(false))
	a.types("h")
	view, fragment := a.p.table.view(), a.p.table.currentRound().Fragment()
	for a.play.matches.Saving {
		a.Engine.ConsumeAll()
	}
	a = a.reopen(view)
	if a.p.table == nil || a.p.table.currentRound().Fragment() != fragment {
		t.Fatal("the match is not on the table")
	}
	a.says("play-prompt", "Your turn.")
	a.says("play-said", "Perfect plays ")

	view.Match = "elsewhere"
	a.visit(view)
	if len(a.Problems()) != 1 || !strings.Contains(a.Problems()[0], "not on this device") {
		t.Errorf("another device's match: %q", a.Problems())
	}
	a.says("play-quick", "Play Reader")
}

func TestChangingTheRulesLeavesTheMatchWhichIsKept(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(false))
	a.types("h")
	there := a.p.table.view()
	changed := there
	changed.Rules.Players = 3
	a.visit(changed)
	a.says("play-quick", "Play 2 × Reader")
	if got := a.page().Id("play-continue").Attribute("href"); got != there.Address() {
		t.Errorf("the link leads to %s, want %v", got, there.Address())
	}
	a.visit(there)
	a.says("play-prompt", "Your turn.")
}

func TestAMatchFromALinkIsLookedAtAndPlayedOn(t *testing.T) {
	l := apptest.ShelfWith(t, "american-english-7.1")
	a := playAt(t, l, playView(2, 1))
	a.start(duel(false))
	a.types("h")
	record, fragment := a.p.table.Record(), a.p.table.currentRound().Fragment()
	link := playView(2, 1)
	link.Record = record

	a = playAt(t, l, playView(4, 2))
	view, problems := address.ParseAddress("#/play?players=5&record="+strings.ReplaceAll(strings.TrimPrefix(link.Address()[strings.Index(link.Address(), "record="):], "record="), " ", "+"), new(shelf.Shelf).Entry)
	if len(problems) > 0 || view.Rules.Players != 2 || view.Seat != 1 {
		t.Fatalf("%+v, %q, want no problems, 2 players, seat 1", view, problems)
	}
	a.visit(view)
	a.says("review-how", "This match was sent as a link.")
	if got := a.scores(); !strings.HasPrefix(got, "Player 1: ") {
		t.Errorf("scores: %s", got)
	}
	a.types("e")
	if got := a.p.table.currentRound().Fragment(); got != fragment || len(a.play.matches.List) != 0 {
		t.Errorf("looking at it changes it to %q, and %d matches are kept", got, len(a.play.matches.List))
	}
	a.p.table.said = []string{"The person plays H."}
	a.p.continueLinked()
	if said := a.page().Id("play-said").Words(); strings.Contains(said, "person") {
		t.Errorf("played on it says %q", said)
	}
	a.arrive()
	a.says("play-prompt", "Your turn.")
	if len(a.play.matches.List) != 1 {
		t.Errorf("%d matches are kept, want 1", len(a.play.matches.List))
	}

	a.visit(view)
	a.p.playSameSetup()
	a.arrive()
	a.says("play-prompt", "You open.")
	if got := a.p.table.Setup; got.Players[1] != knowsAll || got.Lives != "go" || len(a.play.matches.List) != 2 {
		t.Errorf("%d matches are kept, the new one is %+v", len(a.play.matches.List), got)
	}

	link.Record = "spoiled"
	a.visit(link)
	if len(a.Problems()) != 1 || !strings.Contains(a.Problems()[0], "could not be read") {
		t.Errorf("a spoiled link: %q", a.Problems())
	}
}
