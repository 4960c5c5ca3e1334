//go:build !js

package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/trainer/match"
)

// pastAt is the page after some matches, each a minute after the one before.
func pastAt(t testing.TB, letters ...string) *atPlay {
	t.Helper()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), playView(2, 1))
	for i, some := range letters {
		a.sit(t, string(rune('a'+i)), some)
		a.World.Wait(time.Minute)
	}
	a.Engine.ConsumeAll()
	a.p.table = nil
	a.visit(playView(2, 1))
	return a
}

// listed are the texts of the matches that the page lists.
func (a *atPlay) listed() (matches []string) {
	for _, item := range a.page().All(".match-what") {
		matches = append(matches, item.Words())
	}
	return matches
}

func TestWithoutMatchesThePageSaysWhatToDo(t *testing.T) {
	a := pastAt(t)
	a.says("past-empty", "Choose an opponent above and begin")
	if !a.page().Id("save-matches").Has("hidden") || !a.page().Id("delete-matches").Has("hidden") {
		t.Error("the buttons to save and delete are shown although there are no matches")
	}
}

func TestDeletingAllMatchesIsMarkedAsDangerous(t *testing.T) {
	a := pastAt(t, "bone")
	a.says("matches-dialog", "1 match from this device, and your statistics with it.")
	if a.page().Id("delete-matches-confirmed").Attribute("class") != "danger" {
		t.Error("the button that deletes all matches does not look dangerous")
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
	if got := a.listed()[0]; !strings.HasSuffix(got, "2 minutes ago · American English 7.1, words of 4 letters or more · strict") {
		t.Errorf("under other rules %q", got)
	}
	if got, want := a.page().Text("over-title"), "Finished: 1 match"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	rows := a.page().Table("fares")
	want = []string{opponentName(reader.Bot) + "|3|0|1 of 1|–|0"}
	if !slices.Equal(rows, want) {
		t.Errorf("%q, want %q", rows, want)
	}
}

func TestGoingOnWithAMatchPutsItOnTheTable(t *testing.T) {
	a := pastAt(t, "bo")
	link := a.page().All(".matches")[0].One("a")
	view, problems := address.ParseAddress(link.Attribute("href"), new(shelf.Shelf).Entry)
	if len(problems) > 0 {
		t.Errorf("problems %q, want none", problems)
	}
	a.p.setAside = nil
	a.visit(view)
	if a.p.table == nil || a.p.table.currentRound().Fragment() != "bo" {
		t.Errorf("%+v, want a table, fragment %q", a.p.table, "bo")
	}
	if a.page().HasID("past") {
		t.Error("the list is shown beside the match, want it only in the lobby")
	}
}

func TestADeletedMatchOfTheListComesBackAfterUndo(t *testing.T) {
	a := pastAt(t, "b", "bo")
	a.p.pastAction("delete", "a")
	if got := a.listed(); len(got) != 1 {
		t.Errorf("listed %q", got)
	}
	a.says("past-notes", "1 match deleted. Undo")
	a.p.matches.UndeleteMatches()
	if got := a.listed(); len(got) != 2 {
		t.Errorf("listed %q", got)
	}
	a.p.pastAction("link", "z")
	if a.Notice() != "This match was already deleted in another window." {
		t.Errorf("%q, want %q", a.Notice(), "This match was already deleted in another window.")
	}
}

func TestManyMatchesAreListedByPages(t *testing.T) {
	var letters []string
	for range 23 {
		letters = append(letters, "b")
	}
	a := pastAt(t, letters...)
	for i, want := range []int{10, 10, 3} {
		if got := a.listed(); len(got) != want {
			t.Errorf("%d are listed, want %d", len(got), want)
		}
		for action, ends := range map[string]bool{"newer": i == 0, "older": i == 2} {
			for _, button := range a.page().All(".turn-page") {
				if button.Attribute("data-action") == action && button.Has("disabled") != ends {
					t.Errorf("page %d: %s is disabled: %v, want %v", i+1, action, !ends, ends)
				}
			}
		}
		a.p.pastAction("older", "going")
	}
	a.p.pastAction("delete", a.page().All(".match-does")[0].All("button")[0].Attribute("data-of"))
	if got := a.listed(); len(got) == 0 {
		t.Error("no match is listed")
	}
	a.p.showMatchPage("going", false)
	a.p.showMatchPage("going", false)
	if got, want := a.page().All(".page-turn")[0].Words(), "11 to 20 of 22"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	a.p.showMatchPage("going", false)
	if got, want := a.page().All(".page-turn")[0].Words(), "1 to 10 of 22"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestAMatchIsOpenedFromText(t *testing.T) {
	a := pastAt(t, "bonezo")
	k := a.play.matches.List[0]
	books := matches.NewBookcase(a.Shelf)
	if text, want := books.Text(&k), "Reader"; !strings.Contains(text, want) || !strings.Contains(text, k.Record) {
		t.Errorf("%s, want it to contain %q, with %v", text, want, k.Record)
	}
	for text, want := range map[string]string{
		"":            "There is nothing to open; paste a match first.",
		"hello":       "no record of a match",
		"ghost1:nope": "ecord",
	} {
		a.p.openMatchText(text)
		a.says("past-said", want)
	}
	setup, events, _ := match.ParseRecord(books.Text(&k))
	view := address.RecordView(&setup, match.RecordOf(&setup, events))
	a.visit(view)
	if a.p.table == nil || a.p.table.id != "" || a.p.table.currentRound().Fragment() != "zo" {
		t.Errorf("%v, %+v, want a table, id %q, fragment %q", a.Problems(), a.p.table, "", "zo")
	}
}

func TestWhatWasSavedIsReadAgainWhole(t *testing.T) {
	a := pastAt(t, "b", "bonezon", "bonebone")
	text := matches.FileText(a.play.matches.List, matches.NewBookcase(a.Shelf))
	before := slices.Clone(a.play.matches.List)
	a.p.openMatchText(text)
	a.says("past-said", "The file has 3 matches: 0 new, 3 already here.")
	a.p.matches.DeleteMatches("")
	a.Engine.ConsumeAll()
	file := shelf.WordSource{File: "m.txt", Size: int64(len(text)), Open: apptest.BackupFile("m.txt", []byte(text)).Open}
	a.p.openMatchFile(file)
	a.says("past-said", "The file has 3 matches: 3 new, 0 already here.")
	if len(a.play.matches.List) != 3 {
		t.Fatalf("%d matches, want 3", len(a.play.matches.List))
	}
	for i, k := range a.play.matches.List {
		if k.Record != before[i].Record || len(k.Facts) != len(before[i].Facts) || k.Changed/1000 != before[i].Changed/1000 {
			t.Errorf("%+v, was %+v", k, before[i])
		}
	}
	a.p.openMatchText(strings.Replace(text, "~min4~", "~min44~", 1))
	a.says("past-said", "and 1 that could not be read")
	a.p.openMatchFile(shelf.WordSource{File: "huge.txt", Size: maxMatchFile + 1})
	a.says("past-said", "“huge.txt” is too large")
	a.p.openMatchFile(shelf.WordSource{File: "bad.txt", Open: apptest.BackupFile("", nil).Open, Size: 1})
	a.Engine.ConsumeAll()
}

func TestNotesSayWhatIsWrongWithWhatIsKept(t *testing.T) {
	a := pastAt(t, "b")
	a.play.matches.Unreadable.Damaged, a.play.matches.Failed = 2, storage.ErrQuota
	a.says("past-damaged", "2 matches could not be read and are left out.")
	a.says("past-unkept", "Your last match is not kept on this device: this device has no room for it.")
	a.play.matches.Store = nil
	a.says("past-unkept", "Your matches last for this visit only")
}

func TestHowLongAgoReadsLikeSpeech(t *testing.T) {
	at := time.UnixMilli(1e12)
	for past, want := range map[time.Duration]string{
		0: "just now", -time.Hour: "just now", 61 * time.Second: "1 minute ago", 3 * time.Hour: "3 hours ago",
		25 * time.Hour: "1 day ago", 100 * 24 * time.Hour: "3 months ago",
	} {
		if got := text.Ago(at.Add(-past).UnixMilli(), at); got != want {
			t.Errorf("%v: %q, want %q", past, got, want)
		}
	}
}

func BenchmarkPast(b *testing.B) {
	a := pastAt(b, "bonezon")
	k := a.play.matches.List[0]
	for i := range 10000 {
		k.ID = fmt.Sprint("m", i)
		a.play.matches.List = append(a.play.matches.List, k)
	}
	a.play.matches.Changes++
	for b.Loop() {
		a.page()
	}
}
