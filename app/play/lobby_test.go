//go:build !js

package play

import (
	"fmt"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

func TestTheLobbyOffersEveryOpponent(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	cards := a.page().All(".opponent")
	if len(cards) != len(match.Opponents) {
		t.Fatalf("%d cards, want %d", len(cards), len(match.Opponents))
	}
	for i, c := range match.Opponents {
		if got := cards[i].Words(); !strings.Contains(got, c.Name) || !strings.Contains(got, match.DescribeBot(c.Bot, false)) {
			t.Errorf("%s: %q, want it to contain %v, with %v", c.Name, got, c.Name, match.DescribeBot(c.Bot, false))
		}
		a.p.beginAgainst(c.Key)
		a.arrive()
		if got := a.p.table.Setup.Players[1].Bot; got != c.Bot {
			t.Errorf("%s is %+v, want %v", c.Name, got, c.Bot)
		}
		a.visit(playView(2, 1))
	}
}

// The person plays the best letters, and answers challenges by none.
func TestEveryOpponentIsPlayedToTheEnd(t *testing.T) {
	t.Parallel()
	for _, way := range []string{"way-strict", "way-challenges"} {
		a := playAt(t, apptest.ShelfWith(t, dicts.DefaultID), playView(2, 1))
		a.enter("change input id=wish-lives", "o")
		a.use("change input id=" + way)
		for _, c := range match.Opponents {
			a.use("click button data-opponent=" + c.Key)
			for n := 0; !a.p.table.over(); n++ {
				if n > 60 {
					t.Fatalf("%s, %s: the match does not end: %s", way, c.Key, a.p.table.Record())
				}
				table := a.p.table
				fragment := table.currentRound().Fragment()
				switch {
				case table.State().Challenger != match.Nobody:
					a.use("click button id=play-none")
				case way == "way-challenges" && table.Book.IsWord(fragment):
					a.press("1")
				case way == "way-challenges" && !table.Book.Begins(fragment):
					a.press("2")
				default:
					a.press(string(table.letterVerdicts()[0].Letter))
				}
			}
			a.says("play-said", " the match.")
			a.use("click button id=play-others")
		}
		if got, want := a.page().Text("over-title"), fmt.Sprintf("Finished: %d matches", len(match.Opponents)); got != want {
			t.Errorf("%s: %q, want %q", way, got, want)
		}
	}
}

func TestTheWayToPlayIsChosenBesideTheButton(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	if !a.page().Id("way-strict").Has("checked") || strings.Contains(a.page().Id("lobby").One(".opponents").Words(), "bluff") {
		t.Error("the lobby speaks of bluffs in strict play")
	}
	a.p.changeWishes(func(w *wishes) { w.challenges = true })
	a.says("quick-note", "With challenges, for GHOST")
	if !a.page().One(".quick").Id("way-challenges").Has("checked") || !strings.Contains(a.page().One(".opponents").Words(), "sometimes bluffs") {
		t.Error("the lobby does not say who bluffs")
	}
}

func TestAnEmptiedWordOfLivesIsTheUsualOne(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.p.chooseLives("spook")
	a.says("quick-note", "for SPOOK")
	a.says("notice", "")
	a.p.chooseLives(" 7 ")
	a.says("quick-note", "for GHOST")
	a.says("notice", "The usual one is used: GHOST.")
}

func TestTheLobbySaysWhenADictionaryIsOfNoUse(t *testing.T) {
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bank"), playView(2, 1))
	a.says("no-tiers", "does not say how common its words are")
	view := playView(2, 1)
	view.Rules.MinLetters = 9
	a.visit(view)
	a.says("no-round", "has no words of 9 letters or more, so no round can be played")
	a.p.quickMatch()
	if a.p.table != nil {
		t.Error("a match begins without words")
	}
}

func TestWishesAreRemembered(t *testing.T) {
	w := wishes{yours: "Ann & co", lives: "spook", challenges: true, opens: 2, atOnce: true}
	w.others[0] = seatWish{kind: kindPerson, name: "Ben"}
	w.others[1] = madeWish("20 1")
	w.others[2] = seatWish{kind: "child"}
	if got := readWishes(w.text()); got != w {
		t.Errorf("%q is read as %+v, want %v", w.text(), got, w)
	}
	if got := new(wishes).text(); got != "" {
		t.Errorf("the usual is remembered as %q, want %q", got, "")
	}
	for _, spoiled := range []string{"%zz", "opens=99&lives=%00&seat0=dragon", "seat1=made+7+9&you=%ff%0a", strings.Repeat("lives=abcdefghijklmnopqrstuvw&", 99)} {
		w := readWishes(spoiled)
		if setup := w.setup(playView(8, 1), zero); setup.Check() != nil {
			t.Errorf("%.40q makes a match that cannot be: %v", spoiled, setup.Check())
		}
	}
}

func TestAMatchIsMadeAsWished(t *testing.T) {
	w := wishes{yours: "Ann", lives: "go", opens: 3}
	w.others[0] = seatWish{kind: kindPerson}
	w.others[1] = madeWish("50 2")
	s := w.setup(playView(4, 2), zero)
	var names []string
	for _, p := range s.Players {
		names = append(names, p.Name)
	}
	if got := strings.Join(names, ", "); got != "Player 1, Ann, Bot of uncommon words, Reader" {
		t.Errorf("players: %s, want %q", got, "Player 1, Ann, Bot of uncommon words, Reader")
	}
	if s.Opener != 2 || s.Lives != "go" || s.Players[2].Bot.Vocabulary != dicts.Tier(50) || s.Players[2].Bot.Looks != match.WordInMind {
		t.Errorf("%+v, want opener 2, lives %q, vocabulary %v, looks %v", s, "go", dicts.Tier(50), match.WordInMind)
	}
	for players := solver.MinPlayers; players <= solver.MaxPlayers; players++ {
		for seat := 1; seat <= players; seat++ {
			var all wishes // the same bot on every other seat
			for i := range all.others {
				all.others[i] = madeWish("10 3")
			}
			s := all.setup(playView(players, seat), zero)
			if err := s.Check(); err != nil {
				t.Errorf("%d players, seat %d: %v", players, seat, err)
			}
			if s.Players[seat-1].IsBot() {
				t.Errorf("%d players: a bot has seat %d", players, seat)
			}
		}
	}
}

func TestTheLongestNamesStayApart(t *testing.T) {
	long := strings.Repeat("x", match.MostName)
	var w wishes
	for i := range w.others {
		w.others[i] = seatWish{kind: kindPerson, name: long}
	}
	w.yours = long
	s := w.setup(playView(8, 1), zero)
	seen := map[string]bool{}
	for _, p := range s.Players {
		seen[p.Name] = true
	}
	if err := s.Check(); err != nil || len(seen) != 8 {
		t.Errorf("%v, %d names", err, len(seen))
	}
}

func TestTheSeatsOfTheFormFollowTheRulesLine(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(4, 2))
	a.p.changeWishes(func(w *wishes) { w.others[0].become(kindPerson) })
	var rows []string
	for _, row := range a.page().All(".seat") {
		rows = append(rows, row.Words())
	}
	if len(rows) != 4 || !strings.Contains(rows[1], "You") {
		t.Errorf("%q, want 4 rows, You in the second", rows)
	}
	if got := a.page().Id("name-0").Attribute("value"); got != "Player 1" {
		t.Errorf("the other person is called %q, want %q", got, "Player 1")
	}
	a.says("wish-opens", "player 2 (you)")
}

func TestWhereOnlyBotsAreLeftTheyFinishTheMatch(t *testing.T) {
	a := playAt(t, apptest.ShelfOf(t, "abcd"), anyPlay(3))
	setup := duel(false)
	setup.Lives, setup.MinLetters = "o", 1
	setup.Players = []match.Player{{Name: "You"}, knowsAll, {Name: "Other", Bot: knowsAll.Bot}}
	a.start(setup)
	a.types("ad") // and two bots between: you complete ABCD
	a.says("play-said", "You complete ABCD and lose the round. That is O: you are out.")
	a.says("play-prompt", "You are out; the others play on.")
	a.says("play-finish", "Let the bots finish")
	a.p.nextRound()
	a.lacks("play-finish") // there is nothing to wait for: they play at once
	if !a.p.table.over() {
		a.p.finishMatch()
	}
	a.says("play-said", "wins the match.")
	if got := a.scores(); !strings.Contains(got, "You: all of O, out") {
		t.Errorf("scores: %s", got)
	}
	a.says("play-others", "Other opponents")
}

// anyPlay is playView with words of any length.
func anyPlay(players int) address.View {
	v := playView(players, 1)
	v.Rules.MinLetters = 1
	return v
}

func TestWishesOfTheFirstVersionAreRead(t *testing.T) {
	want := wishes{yours: "Ann & co", lives: "spook", challenges: true, opens: 2, atOnce: true}
	want.others[0] = seatWish{kind: kindPerson, name: "Ben"}
	want.others[1] = madeWish("20 1")
	want.others[2] = seatWish{kind: "child"}
	if got := readWishes(apptest.FirstVersion(t, "wishes.txt")); got != want {
		t.Errorf("%+v, want %v", got, want)
	}
}

// Every opponent has a face of its own, and says how the person's matches with it ended.
func TestOpponentsHaveAFaceAndAScore(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	reader, editor := match.Opponents[2].Bot, match.Opponents[3].Bot
	a.p.browse.record.tallies = []match.OpponentTally{{Bot: reader, Rounds: 12, Lost: 4, Matches: 1, Won: 1}, {Bot: editor, Rounds: 3, Lost: 2}, {Bot: match.Opponents[4].Bot, Matches: 4}}
	want := []string{"", "", "You have won 1 of 1 match.", "You have lost 2 of 3 rounds.", "You have won 0 of 4 matches."}
	drawn := map[string]bool{}
	for i, card := range a.page().All(".opponent") {
		if got := card.One(".score-here").Words(); got != want[i] {
			t.Errorf("%s: %q, want %q", match.Opponents[i].Name, got, want[i])
		}
		drawn[face(match.Opponents[i].Key, 0).String()] = true
		if faces[match.Opponents[i].Key] == "" || len(card.All(".face")) != 1 {
			t.Errorf("%s has no face", match.Opponents[i].Name)
		}
	}
	if len(drawn) != len(match.Opponents) {
		t.Errorf("there are %d faces, want one for each of %d", len(drawn), len(match.Opponents))
	}
}

// The ghost of a player fades with every lost round.
func TestAGhostFades(t *testing.T) {
	t.Parallel()
	a := reviewed(t, "ghost1:american-english-7.1~min4~strict~gh~opens2-turns~seed7~Ada~Reader(35-mind-0)~bone.z;")
	var seen []string
	for _, face := range a.page().One(".scores").All(".face") {
		seen = append(seen, face.Attribute("opacity"))
	}
	if got, want := strings.Join(seen, " "), "0.60 1.00"; got != want {
		t.Errorf("after a round that Ada lost of two the ghosts are %s solid, want %s", got, want)
	}
}
