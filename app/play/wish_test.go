//go:build !js

package play

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// enterNth gives the nth of the controls with one name a value.
func (a *atPlay) enterNth(n int, name, value string) {
	a.t.Helper()
	for _, c := range sitetest.ControlsOf(a.Render()) {
		if c.Name == name {
			if n--; n < 0 {
				c.Give(value)
				c.Do(a.Ctx())
				a.Engine.ConsumeAll()
				return
			}
		}
	}
	a.t.Fatalf("no such %s", name)
}

func TestTheFormMakesTheMatchThatItShows(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfWith(t, dicts.DefaultID), playView(4, 2))
	if a.page().HasID("name-1") {
		t.Error("the person can choose a name although all others are bots")
	}
	a.enter("change select data-seat=0 id=seat-0", "person")
	a.enter("change select data-seat=2 id=seat-2", "child")
	a.enter("change select data-seat=3 id=seat-3", "made")
	a.enter("change input data-seat=0 id=name-0", "  Ann\n")
	a.enter("change input data-seat=1 id=name-1", "Ben")
	a.enterNth(0, "change select data-seat=3", "50")
	a.enterNth(1, "change select data-seat=3", "2")
	a.enter("change input id=wish-lives", "Spook!")
	a.enter("change select id=wish-opens", "3")
	a.use("change input id=way-challenges")

	for menu, want := range map[string]string{"seat-0": "person", "seat-2": "child", "seat-3": "made", "wish-opens": "3"} {
		if got := a.page().Chosen(menu); got != want {
			t.Errorf("the menu %s shows %q, want %q", menu, got, want)
		}
	}
	for field, want := range map[string]string{"name-0": "Ann", "name-1": "Ben", "wish-lives": "SPOOK"} {
		if got := a.page().Id(field).Attribute("value"); got != want {
			t.Errorf("the field %s has %q, want %q", field, got, want)
		}
	}
	made := a.page().One(".seat-made").All("select")
	for i, want := range []string{"50", "2"} {
		var chosen string
		for _, o := range made[i].All("option") {
			if o.Has("selected") {
				chosen += o.Attribute("value")
			}
		}
		if chosen != want {
			t.Errorf("menu %d of the custom bot shows %q, want %q", i+1, chosen, want)
		}
	}
	for i, about := range []string{"", "", match.DescribeBot(match.Opponents[0].Bot, true), "bluffs"} {
		if got := a.page().All(".seat")[i].Words(); !strings.Contains(got, about) {
			t.Errorf("seat %d says %q, want %q in it", i+1, got, about)
		}
	}

	a.use("click button id=play-this")
	if got := a.scores(); got != "Ann: no letter of SPOOK; Ben: no letter of SPOOK; Child: no letter of SPOOK; Bot of uncommon words: no letter of SPOOK" {
		t.Errorf("scores: %s", got)
	}
	if setup := a.p.table.Setup; setup.Opener != 2 || !setup.Challenges || setup.Players[3].Bot != (match.Bot{Vocabulary: 50, Looks: match.WordInMind, Bluffs: madeBluffs}) {
		t.Errorf("%+v, want challenges, the third player to open, and the custom bot", setup)
	}
	a.use("click button id=play-leave")
	a.enter("change select data-seat=2 id=seat-2", match.UsualOpponent)
	a.use("click button id=play-this")
	if got := a.p.table.Setup.Players[2].Name; got != "Reader" {
		t.Errorf("player 3 is %s, want Reader", got)
	}
}

func TestPlayersAreAddedAndRemoved(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 2))
	off := func() (off []string) {
		for _, id := range []string{"seat-more", "seat-fewer"} {
			if a.page().Id(id).Has("aria-disabled") {
				off = append(off, id)
			}
		}
		return off
	}
	for players := 2; ; players++ {
		if got := len(a.page().All(".seat")); got != players {
			t.Fatalf("there are %d seats, want %d", got, players)
		}
		want := map[int][]string{2: {"seat-fewer"}, 8: {"seat-more"}}[players]
		if got := off(); !slices.Equal(got, want) {
			t.Errorf("with %d players %q are off, want %q", players, got, want)
		}
		if players == 8 {
			break
		}
		a.use("click button data-by=1 id=seat-more")
	}
	a.use("click button data-by=1 id=seat-more")
	if got := len(a.page().All(".seat")); got != 8 {
		t.Errorf("there are %d seats, want 8", got)
	}
	a.visit(playView(3, 3))
	a.use("click button data-by=-1 id=seat-fewer")
	a.use("click button data-by=-1 id=seat-fewer")
	if got := a.View(); got.Rules.Players != 2 || got.Seat != 2 {
		t.Errorf("player %d of %d, want the last of 2", got.Seat, got.Rules.Players)
	}
}

func TestTheOpenerIsDrawnAtRandom(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(3, 1))
	a.enter("change select id=wish-opens", "-1")
	opened := map[int]bool{}
	for range 3 { // the chance of the test counts up
		a.use("click button id=play-this")
		opened[a.p.table.Setup.Opener] = true
		a.visit(playView(3, 1))
	}
	if len(opened) < 2 {
		t.Errorf("%v open, want not always the same player", opened)
	}
}

// Two players open in turn, so that whoever won does not go on winning. More play by the classic rule. Another rule
// can be chosen, and is remembered.
func TestTheRuleOfWhoOpensIsChosen(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.says("quick-note", "You take turns to open.")
	begun := func(players int) match.Opening {
		a.visit(playView(players, 1))
		a.use("click button id=play-this")
		rule := a.p.table.Setup.Opens
		a.visit(playView(players, 1))
		return rule
	}
	for players, want := range map[int]match.Opening{2: match.InTurn, 3: match.Classic} {
		if got := begun(players); got != want {
			t.Errorf("%d players open by rule %d, want %d", players, got, want)
		}
	}
	a.enter("change select id=wish-then", "loser")
	a.says("quick-note", "The loser of a round opens the next.")
	if got := begun(3); got != match.LoserOpens {
		t.Errorf("3 players open by rule %d, want the one that was chosen", got)
	}
	if w := readWishes(a.p.wishes().text()); w.then != "loser" {
		t.Errorf("remembered is the rule %q, want the one that was chosen", w.then)
	}
	if w := readWishes("then=nobody"); w.then != "" {
		t.Errorf("remembered is the rule %q, which does not exist", w.then)
	}
}

func TestASeatIsNamedInTheMenuOfOpeners(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(3, 2))
	if got, want := apptest.Texts(a.page().Id("wish-opens").All("option")), []string{"player 1", "player 2 (you)", "player 3", "drawn at random"}; !slices.Equal(got, want) {
		t.Errorf("the openers are %q, want %q", got, want)
	}
	a.enter("change select id=wish-opens", "3")
	a.visit(playView(2, 1))
	a.use("click button id=play-this")
	if got := a.p.table.Setup.Opener; got != 0 {
		t.Errorf("player %d opens, want the first, because there is no third", got+1)
	}
}

func TestNothingBeginsWithoutWords(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	for _, id := range []string{"play-quick", "play-this"} {
		if a.page().Id(id).Has("aria-disabled") {
			t.Errorf("%s is off", id)
		}
	}
	a.lacks("no-round")
	long := playView(2, 1)
	long.Rules.MinLetters = 9
	a.visit(long)
	for _, button := range []string{"id=play-quick", "id=play-this", "data-opponent=child"} {
		a.use("click button " + button)
		if a.p.table != nil {
			t.Errorf("%s begins a match without words", button)
		}
	}
}

func TestAnOpponentIsOneClickAway(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfWith(t, dicts.DefaultID), playView(2, 1))
	a.lacks("no-tiers")
	a.enter("change select id=wish-opens", "2") // which is for the custom match only
	a.use("click button data-opponent=editor")
	a.says("play-summary", "Against Editor")
	a.says("play-prompt", "You open.")
	a.visit(playView(2, 1))
	a.says("play-quick", "Play Editor – you open") // whom the person has met last
	a.use("click button id=play-quick")
	a.says("play-summary", "Against Editor")
}

// Enter does what the lobby leads with: it continues the match that was played last, or begins a new one.
func TestTheLobbyLeadsWithTheMatchThatGoesOn(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b", "bonezo", "bonebone")
	a.says("play-continue", "Continue against Reader")
	a.says("going-note", "Round 2 · You – · Reader G · 1 more to continue")
	if a.page().Id("play-quick").Attribute("class") == "strong" {
		t.Error("a new match is offered as loudly as the one that goes on")
	}
	a.press("Enter")
	if got := a.onBoard(); got != "ZO" {
		t.Errorf("Enter leads to %s, want ZO", got)
	}
	over := pastAt(t, "bonebone")
	over.lacks("play-continue")
	over.says("play-quick", "Play Reader – you open Enter")
	over.press("Enter")
	over.says("play-prompt", "You open.")
}

func TestOneClickSaysWhomAndWhoOpens(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	for _, c := range []struct {
		players, seat int
		want          string
	}{{2, 1, "Play Reader – you open"}, {2, 2, "Play Reader – Reader opens"}, {3, 1, "Play 2 × Reader – you open"}, {5, 4, "Play 4 × Reader – you are player 4"}} {
		a.visit(playView(c.players, c.seat))
		a.says("play-quick", c.want)
	}
}

func TestANameIsMadeOfWhatWasTyped(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{
		" Ann ": "Ann", "A\tn\x00n": "Ann", "\ufffdAnn\xff": "Ann", strings.Repeat("é", 99): strings.Repeat("é", match.MostName), "\n": "",
	} {
		if got := playerName(typed); got != want {
			t.Errorf("%q becomes %q, want %q", typed, got, want)
		}
	}
	for typed, want := range map[string]string{"Spook": "spook", "GHOST": "", "g h-0": "gh", "7": "", strings.Repeat("x", 99): strings.Repeat("x", match.MostLives)} {
		if got := livesOf(typed); got != want {
			t.Errorf("the word to spell %q becomes %q, want %q", typed, got, want)
		}
	}
}

// How often a custom bot bluffs is asked where one can bluff, and remembered.
func TestACustomBotBluffsAsOftenAsChosen(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.enter("change select data-seat=1 id=seat-1", kindMade)
	choices := func() int { return len(a.page().One(".seat-made").All("select")) }
	if got := choices(); got != 2 {
		t.Errorf("in strict play %d things are asked of a custom bot, want 2", got)
	}
	a.p.chooseWay("challenges")
	if got := choices(); got != 3 {
		t.Errorf("with challenges %d things are asked of a custom bot, want 3", got)
	}
	for value, want := range map[string]string{"0": "never bluffs", "10": "rarely bluffs", "20": "sometimes bluffs", "60": "often bluffs"} {
		a.enter("change select data-seat=1 id=bluffs-1", value)
		if got := a.page().One(".seats").Words(); !strings.Contains(got, "and "+want+".") {
			t.Errorf("with %s %% the form says %q, want that it %s", value, got, want)
		}
		if w := readWishes(a.p.wishes().text()); strconv.Itoa(w.others[0].bluffs) != value {
			t.Errorf("remembered are %d %%, want %s", w.others[0].bluffs, value)
		}
	}
	for text, want := range map[string]int{"35 3": madeBluffs, "35 3 0": 0, "35 3 33": madeBluffs, "35 3 x": madeBluffs, "": madeBluffs} {
		if got := madeWish(text).bluffs; got != want {
			t.Errorf("%q bluffs in %d %%, want %d", text, got, want)
		}
	}
}
