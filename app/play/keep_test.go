//go:build !js

package play

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// reader is the bot of the tests.
var reader = match.Player{Name: "Reader", Bot: match.Bot{Vocabulary: 35, Looks: match.WordInMind}}

// testSetup is a match of two lives between Ada, who opens, and a bot.
func testSetup() match.Setup {
	return match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "go", Players: []match.Player{{Name: "Ada"}, reader}, Seed: 7}
}

// sit puts a match with some letters on the table.
func (m *mounted) sit(t testing.TB, id, letters string) *table {
	t.Helper()
	setup := testSetup()
	book := m.play.books.book(m.Shelf, address.DefaultView)
	played, err := match.New(setup, book)
	if err != nil {
		t.Fatal(err)
	}
	m.play.table = &table{Match: played, id: id, begun: m.Now().UnixMilli(), review: match.Nobody}
	m.spell(t, letters)
	return m.play.table
}

// spell plays letters in the match on the table and keeps it after each.
func (m *mounted) spell(t testing.TB, letters string) {
	t.Helper()
	for _, letter := range letters {
		if err := m.play.table.Add(match.Event{Kind: match.Plays, Letter: letter}); err != nil {
			t.Fatal(err)
		}
		m.play.keepMatch()
	}
}

// spelt are the letters that were played in a match.
func spelt(t testing.TB, k matches.Kept) string {
	t.Helper()
	_, events, err := match.ParseRecord(k.Record)
	if err != nil {
		t.Fatal(err)
	}
	letters := ""
	for _, e := range events {
		letters += string(e.Letter)
	}
	return letters
}

func TestAMatchIsThereOnTheNextVisit(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	if !m.play.matches.Ready() {
		t.Fatal("the matches are not read after all work is done")
	}
	m.sit(t, "a", "au")
	m.wantPlayed(t, "a:au") // at once
	m.Engine.ConsumeAll()
	m.World.SetClock("2026-11-21 12:05")
	m.sit(t, "b", "bonezon")
	m.Engine.ConsumeAll()
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "b:bonezon", "a:au")
	k, ok := m.play.matches.ByID("b")
	if !ok || k.Over || !slices.Equal(k.Lost, []int{0, 1}) || len(k.Facts) != 1 || k.Facts[0].Lost ||
		!slices.Equal(k.Facts[0].Opponents, []match.Player{reader}) || k.Changed != m.Now().UnixMilli() {
		t.Errorf("%+v, want an unfinished match, lost %v, one round, won, against %v, changed %v", k, []int{0, 1}, []match.Player{reader}, m.Now().UnixMilli())
	}
	if k, _ := m.play.matches.ByID("a"); len(k.Facts) != 0 {
		t.Errorf("%+v, want no rounds", k)
	}
	if _, ok := m.play.matches.ByID("c"); ok {
		t.Error("a third match is kept, want two")
	}
}

func TestOnlyTheLatestIsKeptOfWhatHappensWhileTheBrowserIsBusy(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "bone")
	if n := len(m.play.table.Events()); n != 4 || len(m.play.matches.Unkept) != 1 {
		t.Errorf("%d events, %d to be kept", n, len(m.play.matches.Unkept))
	}
	m.Engine.ConsumeAll()
	if len(m.play.matches.Unkept) != 0 || m.play.matches.Failed != nil {
		t.Errorf("%d matches are not kept (%v), want none", len(m.play.matches.Unkept), m.play.matches.Failed)
	}
	if kept := keptMatchTexts(device); len(kept) != 1 || !strings.Contains(matches.TextOf(kept["a"]), "bone") {
		t.Errorf("kept %q", kept)
	}
}

func TestNothingIsLostWhenTwoTabsPlayOneMatch(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.Engine.ConsumeAll()
	other := matchesIn(t, m.World)

	m.spell(t, "one") // in one tab
	m.Engine.ConsumeAll()

	m = other // in another
	m.sit(t, "a", "bank")
	m.Engine.ConsumeAll()
	id := m.play.table.id
	if id == "a" || !matches.IsMatchID(id) || !strings.Contains(m.Notice(), "a separate match") {
		t.Errorf("it is called %q, and %q is said", id, m.Notice())
	}
	m.spell(t, "z") // continues
	m.Engine.ConsumeAll()
	m = matchesIn(t, m.World)
	var all []string
	for _, k := range m.play.matches.List {
		all = append(all, spelt(t, k))
	}
	slices.Sort(all)
	if !slices.Equal(all, []string{"bankz", "bone"}) {
		t.Errorf("there is %q", all)
	}
}

func TestAMatchThatWasOnlyLookedAtIsKeptOnceItIsPlayedOn(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "", "bo")
	m.Engine.ConsumeAll()
	if id := m.play.table.id; !matches.IsMatchID(id) || len(m.play.matches.List) != 1 || m.play.matches.List[0].ID != id {
		t.Errorf("%q, and %d matches", id, len(m.play.matches.List))
	}
}

func TestWhereNothingIsKeptMatchesLastForTheVisit(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	m := matchesOn(t, device)
	if !m.play.matches.Ready() || !errors.Is(m.play.matches.Failed, storage.ErrDenied) {
		t.Errorf("ready %v, failed %v; want ready, with the reason", m.play.matches.Ready(), m.play.matches.Failed)
	}
	m.sit(t, "a", "bo")
	m.Engine.ConsumeAll()
	m.wantPlayed(t, "a:bo")
	if !strings.HasPrefix(m.Notice(), "Your match is not kept on this device: this browser keeps nothing") || m.Notices() != 1 {
		t.Errorf("%q, %d times", m.Notice(), m.Notices())
	}
	device.Fails = nil // the next save takes everything with it
	device.Place(matches.MatchDatabase, matches.MatchRecords, "b", strings.ReplaceAll(m.play.matches.List[0].Encode(), `"id":"a"`, `"id":"b"`))
	m.spell(t, "n")
	m.Engine.ConsumeAll()
	if m.play.matches.Failed != nil || len(m.play.matches.List) != 2 {
		t.Errorf("%v, %d matches", m.play.matches.Failed, len(m.play.matches.List))
	}
	if m = matchesIn(t, m.World); len(m.play.matches.List) != 2 {
		t.Errorf("the next visit has %d, want 2", len(m.play.matches.List))
	}
}

func TestThatAMatchIsNotKeptIsSaidOnce(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.Engine.ConsumeAll()
	m.spell(t, "o")
	m.Engine.ConsumeAll()
	want := "Your match is not kept on this device: this device has no room for it. It lasts for this visit only."
	if m.Notice() != want || m.Notices() != 1 {
		t.Errorf("%q, %d times", m.Notice(), m.Notices())
	}
	device.Room = 0
	m.spell(t, "n")
	m.Engine.ConsumeAll()
	if m = matchesIn(t, m.World); m.play.matches.Failed != nil {
		t.Errorf("%v, want nil", m.play.matches.Failed)
	}
	m.wantPlayed(t, "a:bon")
}

func TestADamagedMatchIsLeftOutAndCounted(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "bone")
	m.Engine.ConsumeAll()
	whole := matches.TextOf(keptMatchTexts(device)["a"])
	damaged := []string{"", "{", "null", "[]", strings.Repeat("x", 1<<20), `{"id":"b"}`,
		strings.Replace(whole, `"id":"a"`, `"id":"A b"`, 1),
		strings.Replace(whole, `"lost":[0,1]`, `"lost":[0,9]`, 1),
		strings.Replace(whole, `"lost":[0,1]`, `"lost":[0]`, 1),
		strings.Replace(whole, `"with":[1]`, `"with":[7]`, 1),
		strings.Replace(whole, `"begun":`, `"begun":-`, 1),
		strings.Replace(whole, "~min4~", "~min44~", 1),
	}
	for i, text := range damaged {
		if text == whole {
			t.Errorf("%d is not damaged: %s", i, whole)
		}
		device.Place(matches.MatchDatabase, matches.MatchRecords, fmt.Sprint(i), text)
	}
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "a:bone")
	if m.play.matches.Unreadable.Damaged != len(damaged) {
		t.Errorf("%d damaged, want %d", m.play.matches.Unreadable.Damaged, len(damaged))
	}
}

// hearMatch delivers what another tab told.
func (m *mounted) hearMatch(news matches.MatchNews) {
	text, _ := json.Marshal(news)
	m.play.matches.OnNews(m.Ctx(), string(text))
	m.Engine.ConsumeAll()
}

func TestTabsHearOfEachOthersMatches(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	var texts []string
	m.play.matches.Tabs.Send = func(text string) { texts = append(texts, text) }
	m.sit(t, "a", "bo")
	m.Engine.ConsumeAll()
	if len(texts) == 0 {
		t.Fatal("no news for other tabs after a match was kept")
	}
	here := m
	m = matchesOn(t, &storage.Memory{})
	m.play.matches.OnNews(m.Ctx(), texts[len(texts)-1])
	m.wantPlayed(t, "a:bo")
	for _, bad := range []string{"", "{", `{"kept":"x"}`, `{"kept":3}`, `{"gone":"b"}`} {
		m.play.matches.OnNews(m.Ctx(), bad)
	}
	m.wantPlayed(t, "a:bo")
	m.hearMatch(matches.MatchNews{Gone: "a"})
	m.wantPlayed(t)

	m = here
	m.spell(t, "n")
	m.play.matches.OnNews(m.Ctx(), `{"gone":"a"}`) // while it is being kept: it stays
	m.wantPlayed(t, "a:bon")
	m.Engine.ConsumeAll()
}

func TestADeletedMatchCanBeBroughtBack(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.sit(t, "b", "bo")
	m.Engine.ConsumeAll()
	m.play.matches.DeleteMatches("a")
	m.Engine.ConsumeAll()
	m.wantPlayed(t, "b:bo")
	visited := slices.Clone(m.play.matches.Deleted)
	if m = matchesIn(t, m.World); len(m.play.matches.List) != 1 {
		t.Errorf("the next visit has %d, want 1", len(m.play.matches.List))
	}
	m.play.matches.Deleted = visited
	m.play.matches.DeleteMatches("")
	m.Engine.ConsumeAll()
	m.wantPlayed(t)
	m.play.matches.UndeleteMatches()
	m.Engine.ConsumeAll()
	m.wantPlayed(t, "a:b", "b:bo")
	if m.Notice() != "2 matches are back." {
		t.Errorf("%q, want %q", m.Notice(), "2 matches are back.")
	}
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "a:b", "b:bo")
}

func TestMatchesThatCannotBeDeletedStay(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.Engine.ConsumeAll()
	device.Fails = storage.ErrDenied
	m.play.matches.DeleteMatches("")
	m.Engine.ConsumeAll()
	m.wantPlayed(t, "a:b")
	if !strings.HasPrefix(m.Notice(), "Your matches could not be deleted: ") {
		t.Errorf("%q, want it to begin with %q", m.Notice(), "Your matches could not be deleted: ")
	}
}

func TestATabFollowsTheMatchThatGoesOnInAnother(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.Engine.ConsumeAll()
	table := m.play.table
	var texts []string
	other := matchesIn(t, m.World)
	other.play.matches.Tabs.Send = func(text string) { texts = append(texts, text) }
	other.sit(t, "a", "bo") // in another tab
	other.Engine.ConsumeAll()

	for _, text := range texts {
		m.play.matches.OnNews(m.Ctx(), text)
	}
	m.Engine.ConsumeAll()
	if got := table.currentRound().Fragment(); got != "bo" || !slices.Equal(table.said, []string{"This match continues in another tab.", "Reader plays O."}) {
		t.Errorf("the board has %q and says %q", got, table.said)
	}
	m.spell(t, "n") // continues here
	m.Engine.ConsumeAll()
	if table.id != "a" {
		t.Error("the match got another id, want it to stay the same match")
	}

	// If tabs do not hear each other, this one reads the store when it comes back.
	kept, _ := m.play.matches.ByID("a")
	m.sit(t, "a", "bo")
	m.play.matches.PutMatch(kept)
	m.play.matches.Unkept = nil
	m.play.matches.ReadMatches()
	m.Engine.ConsumeAll()
	if got := m.play.table.currentRound().Fragment(); got != "bon" {
		t.Errorf("the board has %q, want %q", got, "bon")
	}
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "a:bon")
}

func TestALetterIsKeptBeforeTheBotIsAsked(t *testing.T) {
	device := &storage.Memory{}
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil)
	w.Device = device
	a := playIn(t, w, playView(2, 1))
	a.start(duel(false))
	var happened []int // in the match, whenever it was kept
	device.Changing = func() {
		for range 20_000 { // in which the bot would play if it were asked
			runtime.Gosched()
		}
		happened = append(happened, len(a.p.table.Events()))
	}
	a.p.playLetter('h')
	if len(happened) != 1 || happened[0] != 1 || len(a.p.table.Events()) != 2 {
		t.Errorf("kept after %v of %d events, want after the person's letter and before the bot's", happened, len(a.p.table.Events()))
	}
}

func TestAStoreThatDoesNotAnswerHoldsNobodyUp(t *testing.T) {
	device := &storage.Memory{}
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), nil)
	w.Device = device
	a := playIn(t, w, playView(2, 1))
	a.start(duel(false))
	answer := make(chan struct{})
	device.Changing = func() { <-answer }
	a.p.playLetter('h')
	if n := len(a.p.table.Events()); n != 2 {
		t.Errorf("while the store is silent %d events happened, want the person's and the bot's", n)
	}
	if a.p.isKept(a.p.table) || strings.Contains(app.HTMLString(a.Render()), "it is kept") {
		t.Error("the page says that the match is kept before the store has answered")
	}
	close(answer)
	a.Engine.ConsumeAll()
	if !a.p.isKept(a.p.table) || !strings.Contains(app.HTMLString(a.Render()), "it is kept") {
		t.Error("the page does not say that the match is kept once it is")
	}
}
