//go:build !js

package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

func TestBotsPauseUnlessThePersonSaysNo(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	for _, field := range []string{"wish-pause", "play-pause"} {
		if !a.page().Id(field).Has("checked") {
			t.Errorf("%s is off, want it on", field)
		}
		a.use("change input id=" + field)
		if a.page().Id(field).Has("checked") {
			t.Errorf("%s stays on", field)
		}
		a.use("change input id=" + field)
		a.start(duel(false))
	}
}

func TestLeavingAMatchLeadsToTheLobby(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.start(duel(false))
	a.press("b")
	a.says("play-leave", "Leave the match; it is kept")
	title := "Against Perfect – Play – Spectrie"
	if got := a.Current().Title(); got != title {
		t.Errorf("the title is %q, want %q", got, title)
	}
	a.use("click button id=play-leave")
	a.lacks("play-board")
	a.says("play-continue", "Continue against Perfect Enter")
	a.says("going-note", "Round 1")
	if got, want := a.page().One("h1").Words(), "Play Ghost against bots, with people next to you, or by link."; got != want {
		t.Errorf("the lobby leads with %q, want %q", got, want)
	}
	if got := a.Current().Title(); got != "Play – Spectrie" {
		t.Errorf("the title of the lobby is %q", got)
	}
	a.World.Wait(time.Minute)
	a.start(people(false))
	a.use("click button id=play-leave")
	a.says("play-continue", "Continue with Ann and Ben")
	a.says("going-more", "1 more to continue")
	a.World.Wait(time.Minute)
	a.start(people(false))
	a.press("b", "o", "n", "e", "Enter", "b", "o", "n", "e")
	a.use("click button id=play-others")
	a.says("play-continue", "Continue with Ann and Ben") // the one before, because this is over
}

func TestARoundOfAnotherPersonsMatchIsContinuedOrPlayedAgain(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.follow("#/play?record=" + testRecord)
	if got := a.View().Record; got != testRecord {
		t.Errorf("the address has the record %q, want that of the link", got)
	}
	a.says("play-anew", "Play these opponents yourself")
	a.says("play-others", "Other opponents")
	a.lacks("play-back")
	a.lacks("play-finish")
	a.use("click button id=play-on")
	a.lacks("play-on")
	a.says("play-prompt", "Your turn.")
	if got := a.onBoard(); !strings.HasPrefix(got, "ZO") {
		t.Errorf("the board shows %s, want ZO first", got)
	}
	if got := a.Asked(); got.Match == "" || got.Record != "" {
		t.Errorf("the address is %s, want that of a match of this device", got.Address())
	}

	a.follow("#/play?record=" + strings.Replace(testRecord, "~Reader(35-mind-0)", "~Ben", 1))
	a.says("play-anew", "Play a match like this yourself")
	a.use("click button id=play-anew")
	a.says("play-prompt", "Ada, it is your turn.")
	if got := a.onBoard(); got != "" {
		t.Errorf("the new match begins with %s", got)
	}

	a.follow("#/play?record=" + strings.Replace(testRecord, "bone.zo", "bonebone", 1))
	a.lacks("play-on") // it is over
	a.use("click button id=play-others")
	a.says("play-quick", "Play Reader")
}

func TestTheBotsFinishAMatchWithoutAPerson(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "abcd"), anyPlay(3))
	setup := duel(false)
	setup.Lives, setup.MinLetters = "o", 1
	setup.Players = []match.Player{{Name: "You"}, knowsAll, {Name: "Other", Bot: knowsAll.Bot}}
	a.start(setup)
	a.press("a", "d")
	if got := a.page().Id("player-1"); !strings.Contains(got.Attribute("class"), "out") {
		t.Errorf("the score of who is out has the class %q", got.Attribute("class"))
	}
	a.use("click button id=play-finish")
	a.says("play-said", "wins the match.")
	a.says("play-next", "One more match")
	a.lacks("play-finish")
	a.use("click button id=play-others")
	a.says("over-title", "Finished: 1 match")
}

func TestTheScoresMarkWhoseTurnItIs(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	moves := func() (players []string) {
		for _, score := range a.page().All(".score") {
			if score.Has("aria-current") != slices.Contains(strings.Fields(score.Attribute("class")), "moves") {
				t.Errorf("%s is marked for some people only", score.Words())
			}
			if score.Has("aria-current") {
				players = append(players, score.One(".score-name").Words())
			}
		}
		return players
	}
	if got := moves(); !slices.Equal(got, []string{"Ann"}) {
		t.Errorf("%q are to play, want Ann", got)
	}
	a.press("b")
	if got := moves(); !slices.Equal(got, []string{"Ben"}) {
		t.Errorf("%q are to play, want Ben", got)
	}
	a.press("o", "n", "e")
	if got := moves(); got != nil {
		t.Errorf("%q are to play after the round, want nobody", got)
	}
}

func TestTheBoardExplainsTheRulesUntilTheFirstLetter(t *testing.T) {
	t.Parallel()
	for challenges, want := range map[bool]string{
		false: "Whoever completes a word of 4 letters or more loses the round.",
		true:  "If you think that no word begins that way, say that.",
	} {
		a := twoAtPlay(t, challenges)
		if got := a.page().One(".rule").Words(); !strings.Contains(got, want) {
			t.Errorf("the rule is %q, want %q", got, want)
		}
		a.press("b")
		if got := a.page().One(".rule").Words(); got != "" {
			t.Errorf("after a letter the rule is %q", got)
		}
		a.press("Backspace")
		if got := a.page().One(".rule").Words(); got != "" {
			t.Errorf("beside what was taken back the rule is %q", got)
		}
	}
}

func TestTheWordThatEndedARoundLeadsToTheExplorer(t *testing.T) {
	t.Parallel()
	for events, want := range map[string]struct{ tiles, says, fragment string }{
		"b o n e":       {"BONE", "See BONE in the explorer", "fragment=bone"},
		"a u n t i e 1": {"AUNTIE", "See AUNT in the explorer", "fragment=aunt"}, // which is as far as it goes
		"b o z z 1":     {"BOZZ", "", ""},                                        // no word
	} {
		a := twoAtPlay(t, strings.Contains(events, "1"))
		a.press(strings.Fields(events)...)
		if got := a.onBoard(); got != want.tiles {
			t.Errorf("%s: the board shows %s, want %s", events, got, want.tiles)
		}
		if want.says == "" {
			if got := a.page().Id("play-board").All(".whereabouts"); len(got) > 0 {
				t.Errorf("%s: %q, want nothing", events, got[0].Words())
			}
			continue
		}
		where := a.page().Id("play-board").One(".whereabouts")
		if got := where.Words(); got != want.says {
			t.Errorf("%s: %q, want %q", events, got, want.says)
		}
		if got := where.One("a").Attribute("href"); !strings.Contains(got, want.fragment) {
			t.Errorf("%s: the link is %q, want %q in it", events, got, want.fragment)
		}
	}
}

func TestWhoNamesNoWordSeesOne(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, true)
	a.press("b", "o", "2")
	a.use("click button id=play-none")
	a.says("play-said", "Ben has no word. BONE would have worked. Ben loses the round.")
	if got := a.onBoard(); got != "BONE" {
		t.Errorf("the board shows %s, want BONE", got)
	}
	a.says("play-board", "See BONE in the explorer")
	a.press("Enter", "b", "z", "2")
	a.use("click button id=play-none")
	a.says("play-said", "No word begins with BZ.")
}

// The challenged person continues the letters on the board, with the keys of the page.
func TestAWordIsNamedInTiles(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, true)
	a.press("a", "u", "n", "t", "2")
	board := func(want, label, said string) {
		t.Helper()
		tiles := a.page().Id("play-board").One(".tiles")
		if got := a.onBoard(); got != want || tiles.Attribute("aria-label") != label {
			t.Errorf("the board shows %q as %q, want %q as %q", got, tiles.Attribute("aria-label"), want, label)
		}
		if got := a.page().Text("play-named"); got != said {
			t.Errorf("a screen reader hears %q, want %q", got, said)
		}
	}
	board("AUNT", "Your word: A U N T", "")
	a.press("Enter")
	a.says("play-refused", "Add the rest of the word, or press again to name AUNT itself.")
	a.use("click button data-letter=i")
	a.use("click button data-letter=i") // at once, as in a word with two
	board("AUNTII", "Your word: A U N T I I", "AUNTII")
	if got := a.page().Text("play-refused"); got != "" {
		t.Errorf("the refusal %q stays", got)
	}
	a.press("Backspace", "Backspace", "Backspace")
	board("AUNT", "Your word: A U N T", "")
	a.press("Enter") // which is no second press
	a.says("play-refused", "press again to name AUNT itself.")
	a.press("é")
	a.says("play-refused", "É is not a letter of this dictionary.")
	board("AUNT", "Your word: A U N T", "")
	for range 2 * dicts.MaxLetters {
		a.p.typeLetter('e')
	}
	if got := len(a.onBoard()); got != dicts.MaxLetters {
		t.Errorf("the board has %d letters, want at most %d", got, dicts.MaxLetters)
	}
	a.use("click button id=play-back")
	a.says("play-prompt", "Ann, it is your turn.")
	a.press("2")
	board("AUNT", "Your word: A U N T", "")
	a.press("i", "e")
	a.use("click button id=play-name")
	a.says("play-said", "Ben names AUNTIE. AUNTIE is a word. Ann loses the round.")
	board("AUNTIE", "Fragment A U N T", "")
	a.p.nameWord() // late
	a.p.giveUp()
	if got := a.page().Text("play-refused"); got != "" {
		t.Errorf("a word that is named late is refused: %q", got)
	}
}

func TestTheChallengesAreTwoButtons(t *testing.T) {
	t.Parallel()
	for button, want := range map[string]string{"claim-word": "Ann says that BANK is a word.", "claim-none": "Ann says that no word begins with BANK."} {
		a := twoAtPlay(t, true)
		for _, id := range []string{"claim-word", "claim-none"} {
			if !a.page().Id(id).Has("aria-disabled") {
				t.Errorf("%s can be pressed before the first letter", id)
			}
		}
		a.press("b", "a", "n", "k")
		a.use("click button id=" + button)
		a.says("play-said", want)
	}
	strict := twoAtPlay(t, false)
	strict.lacks("claim-word")
}

func TestALetterThatTheDictionaryLacksIsRefused(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	a.press("x")
	a.says("play-refused", "X is not a letter of this dictionary.")
	if got := a.page().Id("play-refused").All(".refused"); len(got) == 0 && !strings.Contains(a.page().Id("play-refused").Attribute("class"), "refused") {
		t.Error("the refusal does not look like one")
	}
}
