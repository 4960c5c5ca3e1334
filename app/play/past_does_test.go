//go:build !js

package play

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/trainer/match"
)

func TestTheButtonsOfAListedMatch(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b", "bonezo", "bonebone")
	offered := func(item int) (all []string) {
		li := a.page().Id("past").All("li")[item]
		for _, tag := range []string{"a", "button"} {
			for _, e := range li.All(tag) {
				all = append(all, e.Words())
			}
		}
		return all
	}
	for i, want := range [][]string{
		{"Continue", "Review", "Copy as text", "Copy link", "Delete"}, // of a match with a finished round
		{"Continue", "Copy as text", "Copy link", "Delete"},           // without
		{"Review", "Copy as text", "Copy link", "Delete"},             // of a finished match
	} {
		if got := offered(i); !slices.Equal(got, want) {
			t.Errorf("match %d offers %q, want %q", i+1, got, want)
		}
	}

	a.use("click button data-action=text data-of=b")
	if got := strings.Join(a.Problems(), ""); !strings.Contains(got, "Copy the match from here: ") || !strings.Contains(got, "~bone") || !strings.Contains(got, "Reader") {
		t.Errorf("copied as text it is %q", got)
	}
	a.use("click button data-action=link data-of=b")
	a.enter("input input id=share-name", "Zoë")
	a.use("submit form id=share-form")
	if got := strings.Join(a.Problems(), ""); !strings.Contains(got, "record=") {
		t.Errorf("the link is %q", got)
	}
	a.use("click button data-action=review data-of=b")
	a.says("review-title", "Round 1")
	if got := a.Asked().Match; got != "b" {
		t.Errorf("the address has the match %q, want b", got)
	}
	a.says("play-said", "loses the round.")
	a.says("play-next", "Next round")
	a.use("click button id=play-next")
	if got := a.onBoard(); got != "ZO" {
		t.Errorf("the board shows %s, want ZO", got)
	}
	a.use("click button id=play-leave")
	a.use("click button data-action=review data-of=c")
	a.says("review-title", "Round 2 of 2")
	a.use("click button id=play-others")
	a.use("click button data-action=delete data-of=c")
	a.says("past-notes", "1 match deleted.")
	a.use("click button id=undo-delete-match")
	if got := len(a.listed()); got != 3 {
		t.Errorf("after Undo %d matches are listed, want 3", got)
	}
	if a.page().HasID("undo-delete-match") {
		t.Error("what is undone can be undone again")
	}
	a.use("click button data-action=delete data-of=c")
	a.use("click button data-close=message")
	if a.page().HasID("undo-delete-match") || len(a.listed()) != 2 {
		t.Errorf("after the message is closed %d matches are listed, want 2 and no message", len(a.listed()))
	}
}

func TestAListIsTurnedPageByPage(t *testing.T) {
	t.Parallel()
	a := pastAt(t, strings.Fields(strings.Repeat("bonebone ", 11)+strings.Repeat("b ", 12))...)
	shown := func() (pages []string) {
		for _, turn := range a.page().All(".page-turn") {
			pages = append(pages, turn.One("span").Words())
		}
		return pages
	}
	for _, step := range []struct {
		press string
		want  []string
	}{
		{"", []string{"1 to 10 of 12", "1 to 10 of 11"}},
		{"older data-of=going", []string{"11 to 12 of 12", "1 to 10 of 11"}},
		{"older data-of=over", []string{"11 to 12 of 12", "11 to 11 of 11"}},
		{"newer data-of=going", []string{"1 to 10 of 12", "11 to 11 of 11"}},
		{"newer data-of=over", []string{"1 to 10 of 12", "1 to 10 of 11"}},
	} {
		if step.press != "" {
			a.use("click button data-action=" + step.press)
		}
		if got := shown(); !slices.Equal(got, step.want) {
			t.Errorf("after %q the lists show %q, want %q", step.press, got, step.want)
		}
	}
}

func TestAllMatchesAreDeletedAfterAQuestion(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b", "bonebone")
	a.use("click button id=delete-matches")
	if got := len(a.listed()); got != 2 {
		t.Errorf("before the answer %d matches are listed, want 2", got)
	}
	a.says("matches-dialog", "2 matches from this device, and your statistics with them.")
	a.use("click button id=delete-matches-confirmed")
	a.says("past-notes", "2 matches deleted.")
	a.lacks("past-empty") // which says that there never were any
	a.lacks("fares")
	a.use("click button id=undo-delete-match")
	a.says("notice", "2 matches are back.")
	a.says("fares", "1 of 1")
}

func TestWhatTheBrowserClearedIsKeptAgainByAButton(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b")
	apptest.ClearSiteData(a.World.Device)
	a.use("click button id=play-quick") // which is kept, and finds the store empty
	a.use("click button id=play-leave")
	a.says("past-cleared", "Keep it again")
	a.use("click button id=keep-cleared")
	a.lacks("past-cleared")
	if a = a.reopen(playView(2, 1)); len(a.listed()) != 2 {
		t.Errorf("on the next visit %q are listed, want both matches", a.listed())
	}
}

func TestMatchesAreSavedAsAFile(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b")
	a.use("click button id=save-matches")
	a.says("notice", "Saved as spectrie-matches-2026-11-21.txt.")
	a.lacks("past-said")
}

func TestAPastedMatchIsOpened(t *testing.T) {
	t.Parallel()
	a := pastAt(t)
	a.use("click button id=open-pasted")
	a.says("paste-problem", "There is nothing to open")
	a.lacks("past-said") // which is far from the field
	if got := a.page().Id("pasted-match").Attribute("aria-invalid"); got != "true" {
		t.Errorf("the field says that it is wrong: %q, want true", got)
	}
	a.enter("input textarea id=pasted-match", "hello")
	if got := a.page().Text("paste-problem"); got != "" {
		t.Errorf("after another text it still says %q", got)
	}
	a.use("click button id=open-pasted")
	a.says("paste-problem", "no record of a match")
	a.enter("input textarea id=pasted-match", "Of yesterday:\r\n"+testRecord)
	a.p.browse.pasted = "Of yesterday:\r\n" + testRecord // which the form holds, not its markup
	a.use("click button id=open-pasted")
	a.says("review-how", "This match was sent as a link.")
	a.says("review-title", "Round 1 of 2")
	a.use("click button id=play-others")
	if got := a.page().Text("pasted-match"); got != "" {
		t.Errorf("the field still has %q", got)
	}
	a.lacks("past-said")
}

func TestAFileOfMatchesIsReadAsFarAsItGoes(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bo")
	here := strings.Replace(testRecord, "bone.zo", "bo", 1)
	older := strings.Replace(testRecord, "~bone.zo", "~b", 1)
	elsewhere := strings.Replace(testRecord, "american-english-7.1", "own-00000000000000aa", 1)
	a.p.openMatchText(strings.Join([]string{"",
		"2026-11-20T19:00:00Z\n\n" + older, "1969-01-01T00:00:00Z\n\n" + strings.Replace(testRecord, "seed7", "seed8", 1),
		"\n" + older, "x\n" + elsewhere, "x\n" + strings.Replace(testRecord, "bone", "bqne", 1), "hello",
	}, "\n"+matches.FileHead) + strings.Replace(here, "Ada~Reader(35-mind-0)", "no", 1))
	a.says("past-said", "The file has 6 matches: 2 new, 1 already here, and 3 that could not be read or whose dictionary is not here.")
	if got := a.page().Id("past-said").Attribute("class"); !strings.Contains(got, "problem") {
		t.Errorf("what could not be read has the class %q, want that of a problem", got)
	}
	got := strings.Join(a.listed(), "; ")
	if !strings.Contains(got, "1 day ago") || strings.Contains(got, "years ago") {
		t.Errorf("listed %s, want one of a day ago, and the one before 1970 as of now", got)
	}
	a.p.openMatchFile(shelf.WordSource{File: "away.txt", Size: 1, Open: func(context.Context) io.Reader { return iotest.ErrReader(errors.New("it has gone")) }})
	a.says("past-said", "“away.txt” could not be read: it has gone.")
}

func TestAMatchWhoseDictionaryIsAwayIsStillCopied(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bo")
	record := a.play.matches.List[0].Record
	copied := func() string {
		a.use("click button data-action=text data-of=a")
		return strings.Join(a.Problems(), "")
	}
	words := a.Shelf.Dictionaries[testSetup().Dict]
	delete(a.Shelf.Dictionaries, words.ID)
	a.Shelf.Files = func(string) ([]byte, error) { return nil, errors.New("there is no network") }
	if got, want := copied(), "Copy the match from here: "+record+"\n"; got != want {
		t.Errorf("without its dictionary the match is %q, want %q", got, want)
	}
	a.Shelf.Files = apptest.Shipped
	if got := copied(); !strings.Contains(got, "Reader") || !strings.Contains(got, record) || len(got) < 2*len(record) {
		t.Errorf("once the dictionary comes the match is %q, want it told", got)
	}
}

func TestAMatchOfAnotherDictionaryNamesIt(t *testing.T) {
	t.Parallel()
	books := fewWords(t)
	apptest.TinyList(t, books, "web2", "", "aunt", "bone")
	a := playAt(t, books, playView(2, 1))
	setup := testSetup()
	setup.Dict = "web2"
	a.visit(apptest.In(playView(2, 1), "web2"))
	a.start(setup)
	a.visit(playView(2, 1))
	if got := a.listed()[0]; !strings.Contains(got, "Webster’s Second, words of 4 letters or more") {
		t.Errorf("listed %q, want the name of its dictionary", got)
	}
}

func TestTheRecordCountsEachKindOfOpponent(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.World.Wait(time.Minute)
	setup := people(false)
	setup.Lives = "g"
	a.start(setup)
	a.press("b", "o", "n", "e") // Ann wins
	setup.Players[1] = match.Player{Name: "Made", Bot: match.Bot{Vocabulary: 20, Looks: match.OneStep, Bluffs: madeBluffs}}
	a.start(setup)
	a.visit(playView(2, 1))
	if got := a.page().Table("fares"); !slices.Equal(got, []string{"People|1|0|1 of 1|–|0"}) {
		t.Errorf("the record is %q, want one match against people", got)
	}
	if got := opponentName(setup.Players[1].Bot); !strings.HasPrefix(got, "A bot: ") {
		t.Errorf("a custom bot is called %q", got)
	}
	if got := opponentName(match.Opponents[1].Bot); got != match.Opponents[1].Name {
		t.Errorf("%s is called %q", match.Opponents[1].Name, got)
	}
}

func TestALostMatchShowsInTheRecordWithItsMistake(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bonex", "bank"), playView(2, 1))
	setup := testSetup()
	setup.Lives = "g"
	setup.Players[1] = match.Player{Name: "Ben"}
	a.start(setup)
	a.press("b")
	a.use("click button data-help=1")
	a.press("o", "n", "e", "x") // Ada, who opened with B instead of A, completes BONEX
	a.visit(playView(2, 1))
	a.says("fares", "Mistake: the letter of a round by which half of your")
	if got := a.page().Table("fares"); !slices.Equal(got, []string{"People|1|1|0 of 1|by letter 1|0"}) {
		t.Errorf("the record is %q", got)
	}
}
