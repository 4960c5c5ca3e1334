//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/storage"
	"spectrie/trainer/match"
)

// pastAt is the page of a person who has played the letters given, a match each, a
// minute apart.
func pastAt(t testing.TB, letters ...string) *atPlay {
	t.Helper()
	a := playAt(t, shelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), playView(2, 1))
	for i, some := range letters {
		a.sit(t, string(rune('a'+i)), some)
		a.wait(time.Minute)
	}
	a.engine.ConsumeAll()
	a.p.table = nil
	a.visit(playView(2, 1))
	return a
}

// listed are the matches of the page as it lists them.
func (a *atPlay) listed() (matches []string) {
	for _, item := range a.page().all(".match-what") {
		matches = append(matches, item.words())
	}
	return matches
}

func TestWithoutMatchesThePageSaysWhatToDo(t *testing.T) {
	a := pastAt(t)
	a.says("past-empty", "Choose who you play against above and begin")
	if !a.page().id("save-matches").has("hidden") || !a.page().id("delete-matches").has("hidden") {
		t.Error("nothing can be saved and deleted")
	}
}

func TestDeletingAllMatchesIsMarkedAsDangerous(t *testing.T) {
	a := pastAt(t, "bone")
	a.says("matches-dialog", "1 match from this device, and your statistics with it.")
	if a.page().id("delete-matches-confirmed").attr("class") != "danger" {
		t.Error("nothing keeps from deleting by mistake")
	}
	a.says("keep-matches", "Keep them") // which has the keyboard, as a browser test sees
}

func TestMatchesAreListedWithWhomAndWhenAndTheScore(t *testing.T) {
	a := pastAt(t, "b", "bonezon", "bonebone")
	want := []string{
		"Against Reader You – · Reader G 2 minutes ago · strict",
		"Against Reader No round is over yet 3 minutes ago · strict",
		"Against Reader You won: You – · Reader G-O 1 minute ago · strict",
	}
	if got := a.listed(); !slices.Equal(got, want) {
		t.Errorf("listed %q", got)
	}
	elsewhere := playView(2, 1)
	elsewhere.Rules.MinLetters = 3
	a.visit(elsewhere)
	if got := a.listed()[0]; !strings.HasSuffix(got, "2 minutes ago · American English 7.1, words from 4 letters · strict") {
		t.Errorf("under other rules %q", got)
	}
	if got := a.page().text("over-title"); got != "Finished: 1 match" {
		t.Errorf("%q", got)
	}
	rows := a.page().table("fares")
	want = []string{opponentName(reader.Bot) + "|3|0|1 of 1|–|0"}
	if !slices.Equal(rows, want) {
		t.Errorf("%q", rows)
	}
}

func TestGoingOnWithAMatchPutsItOnTheTable(t *testing.T) {
	a := pastAt(t, "bo")
	link := a.page().all(".matches")[0].one("a")
	view, problems := ParseAddress(link.attr("href"), new(library).entry)
	if len(problems) > 0 {
		t.Error(problems)
	}
	a.p.left = nil
	a.visit(view)
	if a.p.table == nil || a.p.table.now().Fragment() != "bo" {
		t.Errorf("%+v", a.p.table)
	}
	if a.page().hasID("past") {
		t.Error("the list is in the way")
	}
}

func TestADeletedMatchOfTheListComesBackAfterUndo(t *testing.T) {
	a := pastAt(t, "b", "bo")
	a.p.pastAction("delete", "a")
	if got := a.listed(); len(got) != 1 {
		t.Errorf("listed %q", got)
	}
	a.says("past-notes", "1 match deleted. Undo")
	a.p.played.undeleteMatches()
	if got := a.listed(); len(got) != 2 {
		t.Errorf("listed %q", got)
	}
	a.p.pastAction("link", "z")
	if a.notice != "This match has been deleted in another window already." {
		t.Errorf("%q", a.notice)
	}
}

func TestManyMatchesAreListedByPages(t *testing.T) {
	var letters []string
	for range 23 {
		letters = append(letters, "b")
	}
	a := pastAt(t, letters...)
	for _, want := range []int{10, 10, 3} {
		if got := a.listed(); len(got) != want {
			t.Errorf("%d are listed, want %d", len(got), want)
		}
		a.p.pastAction("older", "going")
	}
	a.p.pastAction("delete", a.page().all(".match-does")[0].all("button")[0].attr("data-of"))
	if got := a.listed(); len(got) == 0 {
		t.Error("nothing is listed")
	}
	a.p.turnPage("going", false)
	a.p.turnPage("going", false)
	a.p.turnPage("going", false)
	if got := a.page().all(".page-turn")[0].words(); !strings.Contains(got, "1 to 10 of 22") {
		t.Errorf("%q", got)
	}
}

func TestAMatchIsOpenedFromText(t *testing.T) {
	a := pastAt(t, "bonezo")
	k := a.play.played.list[0]
	books := newBookcase(a.shelf)
	if text := books.text(&k); !strings.Contains(text, "Reader") || !strings.Contains(text, k.Record) {
		t.Errorf("%s", text)
	}
	for text, want := range map[string]string{
		"":            "There is nothing to open: paste a match first.",
		"hello":       "no record of a match",
		"ghost1:nope": "ecord",
	} {
		a.p.openMatchText(text)
		a.says("past-said", want)
	}
	setup, events, _ := match.ParseRecord(books.text(&k))
	view := RecordView(&setup, match.RecordOf(&setup, events))
	a.visit(view)
	if a.p.table == nil || a.p.table.id != "" || a.p.table.now().Fragment() != "zo" {
		t.Errorf("%v, %+v", a.problems, a.p.table)
	}
}

func TestWhatWasSavedIsReadAgainWhole(t *testing.T) {
	a := pastAt(t, "b", "bonezon", "bonebone")
	text := textOfMatches(a.play.played.list, newBookcase(a.shelf))
	before := slices.Clone(a.play.played.list)
	a.p.openMatchText(text)
	a.says("past-said", "The file has 3 matches: 0 new here, 3 here already.")
	a.p.played.deleteMatches("")
	a.engine.ConsumeAll()
	file := wordSource{file: "m.txt", size: int64(len(text)), open: backupFile("m.txt", []byte(text)).open}
	a.p.openMatchFile(file)
	a.says("past-said", "The file has 3 matches: 3 new here, 0 here already.")
	if len(a.play.played.list) != 3 {
		t.Fatalf("%d matches", len(a.play.played.list))
	}
	for i, k := range a.play.played.list {
		if k.Record != before[i].Record || len(k.Facts) != len(before[i].Facts) || k.Changed/1000 != before[i].Changed/1000 {
			t.Errorf("%+v, was %+v", k, before[i])
		}
	}
	a.p.openMatchText(strings.Replace(text, "~min4~", "~min44~", 1))
	a.says("past-said", "and 1 that could not be read")
	a.p.openMatchFile(wordSource{file: "huge.txt", size: mostMatchFile + 1})
	a.says("past-said", "“huge.txt” is too large")
	a.p.openMatchFile(wordSource{file: "bad.txt", open: backupFile("", nil).open, size: 1})
	a.engine.ConsumeAll()
}

func TestNotesSayWhatIsWrongWithWhatIsKept(t *testing.T) {
	a := pastAt(t, "b")
	a.play.played.left.Damaged, a.play.played.failed = 2, storage.ErrQuota
	a.says("past-damaged", "2 matches could not be read and are left out.")
	a.says("past-unkept", "Your last match is not kept on this device: this device has no room for it.")
	a.play.played.store = nil
	a.says("past-unkept", "Your matches last for this visit only")
}

func TestHowLongAgoReadsLikeSpeech(t *testing.T) {
	at := time.UnixMilli(1e12)
	for past, want := range map[time.Duration]string{
		0: "just now", -time.Hour: "just now", 61 * time.Second: "1 minute ago", 3 * time.Hour: "3 hours ago",
		25 * time.Hour: "1 day ago", 100 * 24 * time.Hour: "3 months ago",
	} {
		if got := ago(at.Add(-past).UnixMilli(), at); got != want {
			t.Errorf("%v: %q", past, got)
		}
	}
}

func BenchmarkPast(b *testing.B) {
	a := pastAt(b, "bonezon")
	k := a.play.played.list[0]
	for i := range 10000 {
		k.ID = fmt.Sprint("m", i)
		a.play.played.list = append(a.play.played.list, k)
	}
	a.play.played.changes++
	for b.Loop() {
		a.page()
	}
}
