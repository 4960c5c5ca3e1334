package app

import (
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

// strategyOf is the page of a strategy, as its address shows it.
func strategyOf(players, seat int, start string) View {
	v := game(players, seat, start)
	v.Page = Strategy
	return v
}

// listedWords are the words in the list, in order.
func (p page) listedWords() []string {
	var words []string
	for _, a := range p.all(".played") {
		words = append(words, strings.ToLower(strings.ReplaceAll(a.words(), " ", "")))
	}
	return words
}

func TestAStrategySaysWhatItIsWorth(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID, "web2")
	tiny := shelfOf(t, "aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab") // the worked example of the design
	short := anyWord(3, 1, "")
	web2 := guaranteed(strategyOf(3, 1, ""))
	web2.Dict = "web2"
	lastOfThree := anyWord(3, 3, "")
	for _, c := range []struct {
		l    *library
		view View
		want string
	}{
		{l, strategyOf(2, 1, ""), "Know 5 words and you win whenever you open."},
		{l, strategyOf(2, MoverSeat, ""), "Know 5 words and you win whenever you open."},
		{l, strategyOf(2, 2, ""), "Know 54 words and you win after 21 of the 26 opening letters."},
		{l, strategyOf(3, 1, ""), "Know 4 words and you are safe whenever you open, as long as everyone plays rationally."},
		{l, web2, "You open, and together the others can always beat you."},
		{tiny, short, "Know 1 word and you are safe whenever you open, as long as everyone plays rationally."},
		{tiny, lastOfThree, "Know 4 words and you are safe after 2 of the 3 openings of 2 letters, as long as everyone plays rationally."},
		{shelfOf(t), strategyOf(2, 1, ""), "American English 7.1 has no words of 4 letters or more, so no round can be played."},
		{shelfOf(t, "a", "b"), anyWord(2, 2, ""), "Every round is over before player 2 comes to move."},
		{shelfOf(t, "ab"), anyWord(2, 2, ""), "Whatever player 1 opens with, you lose against best play."},
	} {
		c.view.Page = Strategy
		if _, p := strategyAt(t, c.l, c.view); p.text("summary") != c.want {
			t.Errorf("%d players, seat %d: %q, want %q", c.view.Rules.Players, c.view.Seat, p.text("summary"), c.want)
		}
	}
}

func TestTheListHasTheWordsOfEveryStart(t *testing.T) {
	_, p := strategyAt(t, shelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	if got := p.listedWords(); len(got) != 54 || !slices.IsSorted(got) {
		t.Errorf("%d words: %v", len(got), got)
	}
	var lost []string
	starts := p.all(".start")
	for _, s := range starts {
		name := s.one(".start-name").words()
		words := len(s.all(".played"))
		switch size := s.all(".start-size"); {
		case len(size) == 0:
			lost = append(lost, name)
			if got := s.one(".lost").words(); !strings.HasPrefix(got, "No winning letters. Best chance ") {
				t.Errorf("%s: %q", name, got)
			}
		case size[0].words() != counted(words, "word"):
			t.Errorf("%s announces %q and has %d", name, size[0].words(), words)
		}
	}
	if got := strings.Join(lost, ""); got != "HJMRZ" || len(starts) != 26 {
		t.Errorf("%d starts, lost are %s", len(starts), got)
	}
}

func TestTheListTellsHowCommonItsWordsAre(t *testing.T) {
	_, p := strategyAt(t, shelfWith(t, dicts.DefaultID), strategyOf(2, 1, ""))
	if got := p.text("found"); got != "5 words of 22 letters together: 1 very common, 1 common and 3 everyday." {
		t.Errorf("%q", got)
	}
	_, p = strategyAt(t, shelfOf(t, "ab"), View{Page: Strategy, Dict: dicts.DefaultID, Rules: anyWord(2, 1, "").Rules, Seat: 1})
	if got := p.text("found"); got != "1 word of 2 letters together: 1 in no SCOWL list." {
		t.Errorf("%q", got)
	}
}

func TestAWordShowsItsLineItsTierAndItsReasons(t *testing.T) {
	_, p := strategyAt(t, shelfWith(t, dicts.DefaultID), strategyOf(2, 1, ""))
	word := p.one(".start").all("li")[0]
	link := word.one(".played")
	if got, want := link.attr("href"), game(2, 1, "jack").Address(); got != want {
		t.Errorf("JACK leads to %s, want %s", got, want)
	}
	var own []string
	for _, letter := range link.all("b") {
		own = append(own, letter.words())
	}
	if got := strings.Join(own, ""); got != "JC" {
		t.Errorf("your letters of JACK are %s", got)
	}
	if got := word.one(".tier").words(); got != "common" {
		t.Errorf("JACK is %q", got)
	}
	const why = "J needs only 5 words; H, M, R and Z win too. " +
		"After JA, C needs only 1 word, as I, L and Z would; none is better, and it comes first in the alphabet. " +
		"Then player 2 completes JACK and loses."
	if got := word.one("ol").words(); got != why {
		t.Errorf("why: %q", got)
	}
}

func TestTheFilterShowsWhatBeginsSo(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		find, want, note string
	}{
		{"bl", "black blemish blimp blond bluff", "5 lines that begin with “BL”."},
		{"black", "black", "1 line that begins with “BLACK”."},
		{"h", "", "1 line that begins with “H”."},
		{"qzx", "", "No word of this strategy begins with “QZX”."},
		{"<b>", "", "No word of this strategy begins with “<B>”."},
	} {
		view := strategyOf(2, 2, "")
		view.Find = c.find
		_, p := strategyAt(t, l, view)
		if got := strings.Join(p.listedWords(), " "); got != c.want {
			t.Errorf("%s: %s", c.find, got)
		}
		if got := p.text("found"); got != c.note {
			t.Errorf("%s: %q", c.find, got)
		}
		if got := p.id("find").attr("value"); got != c.find {
			t.Errorf("the field shows %q", got)
		}
	}
}

func TestALongListComesInPages(t *testing.T) {
	l := shelfWith(t, "web2")
	view := strategyOf(3, 3, "")
	view.Dict = "web2"
	s, p := strategyAt(t, l, view)
	if got := p.text("found"); got != "The first 120 of 485 lines." {
		t.Errorf("%q", got)
	}
	lines := func(p page) int { return len(p.all(".played")) + len(p.all(".lost")) }
	if n := lines(p); n != linesAtOnce {
		t.Errorf("%d lines", n)
	}
	s.strategy.more = 4 * wordsAtOnce
	if n := lines(rendered(t, s)); n != 485 {
		t.Errorf("%d lines with more", n)
	}
}

func TestOnlyTheRepertoireIsDrawn(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view View
		want string // the completed words of the drawing
	}{
		{strategyOf(2, 1, ""), "jack jell jilt jovial just"},
		{strategyOf(2, 2, "b"), "black blemish blimp blond bluff"},
	} {
		s, p := strategyAt(t, l, c.view)
		var words []string
		for key := range p.drawn() {
			if l.dictionaries[dicts.DefaultID].Has(key) && len(key) >= 4 {
				words = append(words, key)
			}
		}
		slices.Sort(words)
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("drawn: %s", got)
		}
		if view := s.strategy.scene.view; view.Page != Explore {
			t.Errorf("a click leads to the page %s", view.Page)
		}
	}
}

// All starts that are won are drawn together, and none that is lost.
func TestTheOverviewHasEveryStartThatIsWon(t *testing.T) {
	_, p := strategyAt(t, shelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	drawn := p.drawn()
	for _, letter := range "abcdefghijklmnopqrstuvwxyz" {
		if _, ok := drawn[string(letter)]; ok == strings.ContainsRune("hjmrz", letter) {
			t.Errorf("%c: drawn is %v", letter, ok)
		}
	}
}

func TestHowManyRepertoiresAreAsGood(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	easiest := strategyOf(2, 1, "")
	easiest.Easiest = true
	for _, c := range []struct {
		view View
		want string
	}{
		{strategyOf(2, 1, ""), "1 of 128 repertoires with as few words."},
		{easiest, "1 of 6 repertoires with words as common."},
		{strategyOf(2, 2, "a"), "The only repertoire with as few words."},
		{strategyOf(2, 2, "b"), "1 of 12 repertoires with as few words."},
		{strategyOf(2, 2, ""), "All starts that you can hold. Choose one in the list to see it alone."},
		{strategyOf(2, 2, "h"), "The letters with the best chances, and where a slip lets you escape (blue)."},
	} {
		if _, p := strategyAt(t, l, c.view); !strings.Contains(p.text("start-drawn"), c.want) {
			t.Errorf("%s: %.160q, want %q", c.view.Fragment, p.text("start-drawn"), c.want)
		}
	}
}

func TestALostStartShowsChancesAndTraps(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	s, p := strategyAt(t, l, strategyOf(2, 2, "h"))
	traps := p.one(".traps")
	start := s.strategy.plan.starts[s.strategy.plan.startAt("h")]
	want := "Best chance " + percent(s.strategy.plan.chances.Of(start.at)) + ", with A."
	if got := traps.words(); !strings.Contains(got, want) || !strings.Contains(got, chanceModel) {
		t.Errorf("%.200q, want %q", got, want)
	}
	if n := len(traps.all("li")); n == 0 || n > trapsAtOnce {
		t.Errorf("%d traps", n)
	}
	if got := traps.all("li")[0].words(); got != "HA : 15 of 20 reply letters let you off." {
		t.Errorf("%q", got)
	}
	_, won := strategyAt(t, l, strategyOf(2, 2, "b"))
	if got := won.one(".traps").words(); got != "" {
		t.Errorf("a start that is won has traps: %q", got)
	}
}

func TestAnAddressWithoutSuchAStartShowsAllAndSaysSo(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, fragment := range []string{"bl", "ba<b>", "é"} {
		_, p := strategyAt(t, l, strategyOf(2, 2, fragment))
		if got := p.text("messages"); !strings.HasSuffix(got, "is not a fragment at which player 2 moves for the first time; this shows all.") {
			t.Errorf("%s: %q", fragment, got)
		}
	}
}

func TestWithTwoPlayersThereIsNoBasisToChoose(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for players, want := range map[int]int{2: 1, 3: 2, 8: 2} {
		_, p := strategyAt(t, l, strategyOf(players, 1, ""))
		if n := len(p.one(".strategy-tools").all("select")); n != want {
			t.Errorf("%d players: %d menus, want %d", players, n, want)
		}
	}
}

func TestReasonsSayWhatForcesADecision(t *testing.T) {
	for _, c := range []struct {
		words string
		view  View
		at    string
		want  string
	}{
		{"abc ac", anyWord(2, 2, ""), "a", "B is the only letter that wins"},
		{"abc", anyWord(2, 2, ""), "a", "B is the only letter there is"},
		{"abc adc ade", anyWord(2, 2, ""), "a", "B needs only 1 word; D wins too"},
		{"abc adc", anyWord(2, 2, ""), "a", "B needs only 1 word, as D would; none is better, and it comes first in the alphabet"},
		{"abcde adc", anyWord(2, 2, ""), "a", "D needs only 1 word, as B would; its word is shorter"},
		{"abc ac", anyWord(3, 2, ""), "a", "B is the only letter that keeps you safe"},
		{"abc adc ade aec aee", anyWord(2, 2, ""), "a", "B needs only 1 word; D and E win too"},
		{"abc adc ade aec aee", guaranteed(anyWord(3, 2, "")), "a", "B needs only 1 word; D and E are guaranteed too"},
		{"abc adc ade", anyWord(3, 2, ""), "a", "B needs only 1 word; D keeps you safe too"},
	} {
		c.view.Page = Strategy
		l := shelfOf(t, strings.Fields(c.words)...)
		made, err := makePlan(l, c.view)
		if err != nil {
			t.Fatal(err)
		}
		at, _ := made.game.At(c.at)
		for next := range made.best.Next(at) {
			if got := letterOf(next) + " " + made.reason(solver.Decision{At: at, Plays: next}); got != c.want {
				t.Errorf("%s, %d players: %q, want %q", c.words, c.view.Rules.Players, got, c.want)
			}
		}
	}
}
