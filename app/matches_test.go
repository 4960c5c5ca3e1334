//go:build !js

package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

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

// sit puts a match on the table in which letters were played.
func (m *mounted) sit(t testing.TB, id, letters string) *table {
	t.Helper()
	setup := testSetup()
	book := m.play.books.book(m.shelf, DefaultView)
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
func spelt(t testing.TB, k keptMatch) string {
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
	if !m.play.played.ready() {
		t.Fatal("the page waits for ever")
	}
	m.sit(t, "a", "au")
	m.wantPlayed(t, "a:au") // at once
	m.engine.ConsumeAll()
	m.setClock("2026-11-21 12:05")
	m.sit(t, "b", "bonezon")
	m.engine.ConsumeAll()
	m = m.world.matches(t)
	m.wantPlayed(t, "b:bonezon", "a:au")
	k, ok := m.play.played.find("b")
	if !ok || k.Over || !slices.Equal(k.Lost, []int{0, 1}) || len(k.Facts) != 1 || k.Facts[0].Lost ||
		!slices.Equal(k.Facts[0].Opponents, []match.Player{reader}) || k.Changed != m.Now().UnixMilli() {
		t.Errorf("%+v", k)
	}
	if k, _ := m.play.played.find("a"); len(k.Facts) != 0 {
		t.Errorf("%+v", k)
	}
	if _, ok := m.play.played.find("c"); ok {
		t.Error("there is a third")
	}
}

func TestOnlyTheLatestIsKeptOfWhatHappensWhileTheBrowserIsBusy(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "bone")
	if n := len(m.play.table.Events()); n != 4 || len(m.play.played.unkept) != 1 {
		t.Errorf("%d events, %d to be kept", n, len(m.play.played.unkept))
	}
	m.engine.ConsumeAll()
	if len(m.play.played.unkept) != 0 || m.play.played.failed != nil {
		t.Errorf("%d not kept: %v", len(m.play.played.unkept), m.play.played.failed)
	}
	if kept := keptMatchTexts(device); len(kept) != 1 || !strings.Contains(textOf(kept["a"]), "bone") {
		t.Errorf("kept %q", kept)
	}
}

func TestNothingIsLostWhenTwoTabsPlayOneMatch(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.engine.ConsumeAll()
	other := m.world.matches(t)

	m.spell(t, "one") // in one tab
	m.engine.ConsumeAll()

	m = other // in another
	m.sit(t, "a", "bank")
	m.engine.ConsumeAll()
	id := m.play.table.id
	if id == "a" || !isMatchID(id) || !strings.Contains(m.notice, "a match of its own") {
		t.Errorf("it is called %q, and %q is said", id, m.notice)
	}
	m.spell(t, "z") // goes on
	m.engine.ConsumeAll()
	m = m.world.matches(t)
	var all []string
	for _, k := range m.play.played.list {
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
	m.engine.ConsumeAll()
	if id := m.play.table.id; !isMatchID(id) || len(m.play.played.list) != 1 || m.play.played.list[0].ID != id {
		t.Errorf("%q, and %d matches", id, len(m.play.played.list))
	}
}

func TestWhereNothingIsKeptMatchesLastForTheVisit(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	m := matchesOn(t, device)
	if !m.play.played.ready() || !errors.Is(m.play.played.failed, storage.ErrDenied) {
		t.Errorf("ready %v, %v", m.play.played.ready(), m.play.played.failed)
	}
	m.sit(t, "a", "bo")
	m.engine.ConsumeAll()
	m.wantPlayed(t, "a:bo")
	if !strings.HasPrefix(m.notice, "Your match is not kept on this device: this browser keeps nothing") || m.notices != 1 {
		t.Errorf("%q, %d times", m.notice, m.notices)
	}
	device.Fails = nil // the next letter takes all with it
	device.Place(matchDatabase, matchRecords, "b", strings.ReplaceAll(m.play.played.list[0].encode(), `"id":"a"`, `"id":"b"`))
	m.spell(t, "n")
	m.engine.ConsumeAll()
	if m.play.played.failed != nil || len(m.play.played.list) != 2 {
		t.Errorf("%v, %d matches", m.play.played.failed, len(m.play.played.list))
	}
	if m = m.world.matches(t); len(m.play.played.list) != 2 {
		t.Errorf("the next visit has %d", len(m.play.played.list))
	}
}

func TestThatAMatchIsNotKeptIsSaidOnce(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.engine.ConsumeAll()
	m.spell(t, "o")
	m.engine.ConsumeAll()
	want := "Your match is not kept on this device: this device has no room for it. It lasts for this visit."
	if m.notice != want || m.notices != 1 {
		t.Errorf("%q, %d times", m.notice, m.notices)
	}
	device.Room = 0
	m.spell(t, "n")
	m.engine.ConsumeAll()
	if m = m.world.matches(t); m.play.played.failed != nil {
		t.Error(m.play.played.failed)
	}
	m.wantPlayed(t, "a:bon")
}

func TestADamagedMatchIsLeftOutAndCounted(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "bone")
	m.engine.ConsumeAll()
	whole := textOf(keptMatchTexts(device)["a"])
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
		device.Place(matchDatabase, matchRecords, fmt.Sprint(i), text)
	}
	m = m.world.matches(t)
	m.wantPlayed(t, "a:bone")
	if m.play.played.left.Damaged != len(damaged) {
		t.Errorf("%d damaged, want %d", m.play.played.left.Damaged, len(damaged))
	}
}

// writtenMatch is a match as the program writes it.
const writtenMatch = `{"id":"a","begun":1795262400000,"changed":1795262400000,"record":"ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.;","lost":[0,1],"facts":[{"with":[1]}]}`

func FuzzDecodeMatch(f *testing.F) {
	f.Add(writtenMatch)
	for part, other := range map[string]string{
		`"lost":[0,1]`: `"lost":[2,2]`, `"with":[1]`: `"with":[-1]`, `"id":"a"`: `"id":"<b>"`, `~min4~`: `~min0~`, `ghost1:`: `ghost2:`,
		`"begun":`: `"begun":1e99,"begun":`, `{"id"`: `{"id":null,"id"`, `bone`: `\ud800`,
	} {
		f.Add(strings.Replace(writtenMatch, part, other, 1))
	}
	f.Fuzz(func(t *testing.T, text string) {
		k, err := decodeMatch(text)
		if err != nil {
			return
		}
		again, err := decodeMatch(k.encode())
		if err != nil || again.encode() != k.encode() {
			t.Errorf("%v: %s", err, k.encode())
		}
	})
}

// hearMatch is what another tab told.
func (m *mounted) hearMatch(news matchNews) {
	text, _ := json.Marshal(news)
	m.play.played.heard(m.home, string(text))
	m.engine.ConsumeAll()
}

func TestTabsHearOfEachOthersMatches(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	var texts []string
	m.play.played.tabs.send = func(text string) { texts = append(texts, text) }
	m.sit(t, "a", "bo")
	m.engine.ConsumeAll()
	if len(texts) == 0 {
		t.Fatal("nothing is told")
	}
	here := m
	m = matchesOn(t, &storage.Memory{})
	m.play.played.heard(m.home, texts[len(texts)-1])
	m.wantPlayed(t, "a:bo")
	for _, bad := range []string{"", "{", `{"kept":"x"}`, `{"kept":3}`, `{"gone":"b"}`} {
		m.play.played.heard(m.home, bad)
	}
	m.wantPlayed(t, "a:bo")
	m.hearMatch(matchNews{Gone: "a"})
	m.wantPlayed(t)

	m = here
	m.spell(t, "n")
	m.play.played.heard(m.home, `{"gone":"a"}`) // while it is being kept: it stays
	m.wantPlayed(t, "a:bon")
	m.engine.ConsumeAll()
}

func TestADeletedMatchCanBeBroughtBack(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.sit(t, "b", "bo")
	m.engine.ConsumeAll()
	m.play.played.deleteMatches("a")
	m.engine.ConsumeAll()
	m.wantPlayed(t, "b:bo")
	visited := slices.Clone(m.play.played.deleted)
	if m = m.world.matches(t); len(m.play.played.list) != 1 {
		t.Errorf("the next visit has %d", len(m.play.played.list))
	}
	m.play.played.deleted = visited
	m.play.played.deleteMatches("")
	m.engine.ConsumeAll()
	m.wantPlayed(t)
	m.play.played.undeleteMatches()
	m.engine.ConsumeAll()
	m.wantPlayed(t, "a:b", "b:bo")
	if m.notice != "2 matches are back." {
		t.Errorf("%q", m.notice)
	}
	m = m.world.matches(t)
	m.wantPlayed(t, "a:b", "b:bo")
}

func TestMatchesThatCannotBeDeletedStay(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.engine.ConsumeAll()
	device.Fails = storage.ErrDenied
	m.play.played.deleteMatches("")
	m.engine.ConsumeAll()
	m.wantPlayed(t, "a:b")
	if !strings.HasPrefix(m.notice, "Your matches could not be deleted: ") {
		t.Errorf("%q", m.notice)
	}
}

func TestATabFollowsTheMatchThatGoesOnInAnother(t *testing.T) {
	m := matchesOn(t, &storage.Memory{})
	m.sit(t, "a", "b")
	m.engine.ConsumeAll()
	table := m.play.table
	var texts []string
	other := m.world.matches(t)
	other.play.played.tabs.send = func(text string) { texts = append(texts, text) }
	other.sit(t, "a", "bo") // in another tab
	other.engine.ConsumeAll()

	for _, text := range texts {
		m.play.played.heard(m.home, text)
	}
	m.engine.ConsumeAll()
	if got := table.now().Fragment(); got != "bo" || !slices.Equal(table.said, []string{"This match goes on in another tab.", "Reader plays O."}) {
		t.Errorf("the board has %q and says %q", got, table.said)
	}
	m.spell(t, "n") // goes on here
	m.engine.ConsumeAll()
	if table.id != "a" {
		t.Error("it is a match of its own")
	}

	// Where tabs do not hear each other, what is kept is read when this one comes back.
	kept, _ := m.play.played.find("a")
	m.sit(t, "a", "bo")
	m.play.played.put(kept)
	m.play.played.unkept = nil
	m.play.played.readMatches()
	m.engine.ConsumeAll()
	if got := m.play.table.now().Fragment(); got != "bon" {
		t.Errorf("the board has %q", got)
	}
	m = m.world.matches(t)
	m.wantPlayed(t, "a:bon")
}
