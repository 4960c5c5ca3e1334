package strategy

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/board"
	"spectrie/app/plan"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
)

// listedWords are the words in the list, in order.
func listedWords(p apptest.Page) []string {
	var words []string
	for _, a := range p.All(".played") {
		words = append(words, strings.ToLower(strings.ReplaceAll(a.Words(), " ", "")))
	}
	return words
}

func TestAStrategySaysWhatItIsWorth(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	tiny := apptest.ShelfOf(t, "aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab") // the worked example of the design
	short := apptest.AnyWord(3, 1, "")
	web2 := apptest.Guaranteed(strategyOf(3, 1, ""))
	web2.Dict = "web2"
	lastOfThree := apptest.AnyWord(3, 3, "")
	for _, c := range []struct {
		l    *shelf.Shelf
		view address.View
		want string
	}{
		{l, strategyOf(2, 1, ""), "Open with J. Know five words and you never lose."},
		{l, strategyOf(2, address.MoverSeat, ""), "Open with J. Know five words and you never lose."},
		{l, strategyOf(2, 2, ""), "Know 54 words and you win after 21 of the 26 opening letters."},
		{l, strategyOf(3, 2, ""), "Know 49 words and you are safe after 16 of the 26 opening letters, if nobody slips."},
		{l, strategyOf(3, 1, ""), "Open with Q. Know four words and nobody can make you lose."},
		{l, web2, "When you open, together the others can always beat you. Open with N: players who look one letter ahead let you escape 94% of the time."},
		{tiny, short, "Open with C. Know one word and nobody can make you lose."},
		{tiny, lastOfThree, "Know four words and nobody can make you lose after 2 of the 3 openings of 2 letters."},
		{apptest.ShelfOf(t), strategyOf(2, 1, ""), "No round can be played: American English 7.1 has no words of 4 letters or more."},
		{apptest.ShelfOf(t, "a", "b"), apptest.AnyWord(2, 2, ""), "Every round ends before player 2 can play a letter."},
		{apptest.ShelfOf(t, "ab"), apptest.AnyWord(2, 2, ""), "You lose against best play, whatever player 1 opens with."},
	} {
		c.view.Page = address.Strategy
		if _, p := strategyAt(t, c.l, c.view); p.One("h1").Words() != c.want {
			t.Errorf("%d players, seat %d: %q, want %q", c.view.Rules.Players, c.view.Seat, p.One("h1").Words(), c.want)
		}
	}
}

func TestTheListHasTheWordsOfEveryStart(t *testing.T) {
	_, p := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	if got := listedWords(p); len(got) != 54 || !slices.IsSorted(got) {
		t.Errorf("%d words are listed, want 54 in order: %v", len(got), got)
	}
	var lost []string
	starts := p.All(".start")
	for _, s := range starts {
		name := s.One(".start-name").Words()
		if got, want := s.One(".start-name").Attribute("href"), strategyOf(2, 2, strings.ToLower(name)).Address(); got != want {
			t.Errorf("%s leads to %s, want %s", name, got, want)
		}
		words := len(s.All(".played"))
		switch size := s.All(".start-size"); {
		case len(size) == 0:
			lost = append(lost, name)
			if got, want := s.One(".lost").Words(), "No letter wins. Your best chance is "; !strings.HasPrefix(got, want) {
				t.Errorf("%s: %q, want it to begin with %q", name, got, want)
			}
		case size[0].Words() != text.Counted(words, "word"):
			t.Errorf("%s announces %q, want its %d words", name, size[0].Words(), words)
		}
	}
	if got := strings.Join(lost, ""); got != "HJMRZ" || len(starts) != 26 {
		t.Errorf("%d starts, %s lost; want 26 with HJMRZ lost", len(starts), got)
	}
}

func TestTheListTellsHowCommonItsWordsAre(t *testing.T) {
	_, p := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	if got, want := p.Text("found"), "54 words, 326 letters in all: 4 very common, 15 common, 24 familiar and 11 uncommon."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	_, p = strategyAt(t, apptest.ShelfOf(t, "abc"), apptest.AnyWord(2, 2, "").On(address.Strategy))
	if got, want := p.Text("found"), "1 word, 3 letters in all: 1 in no SCOWL list."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A handful of words is the page: nothing repeats what the headline says, and there is nothing to filter.
func TestAHandfulOfWordsStandsAlone(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	filtered := strategyOf(2, 1, "")
	filtered.Find = "jo"
	for _, c := range []struct {
		view    address.View
		handful bool
		filter  bool
		note    string
	}{
		{strategyOf(2, 1, ""), true, false, ""},
		{filtered, true, true, "1 line begins with “JO”."},
		{strategyOf(2, 2, ""), false, true, "54 words, 326 letters in all: 4 very common, 15 common, 24 familiar and 11 uncommon."},
	} {
		_, p := strategyAt(t, l, c.view)
		if got := len(p.All(".handful")) > 0; got != c.handful {
			t.Errorf("%s: the words are large: %v, want %v", c.view.Address(), got, c.handful)
		}
		if got := slices.ContainsFunc(p.All("label"), func(l apptest.Page) bool { return l.Attribute("for") == "find" && !l.Has("hidden") }); got != c.filter {
			t.Errorf("%s: there is a filter: %v, want %v", c.view.Address(), got, c.filter)
		}
		if got := p.Text("found"); got != c.note {
			t.Errorf("%s: the note is %q, want %q", c.view.Address(), got, c.note)
		}
	}
}

// The page promises safety if nobody slips, and lists every slip that has no answer.
func TestTheRepliesWithoutAnAnswerAreListed(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	_, p := strategyAt(t, l, strategyOf(3, 2, ""))
	gaps := p.One(".gaps")
	if got, want := gaps.One("summary").Words(), "The others can slip in 13 ways that no word here answers"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	want := []string{"after BY : L, W", "after GA : B, D, I, L, M, R, S, U, Y, Z", "after MY : R"}
	if got := apptest.Texts(gaps.All("li")); !slices.Equal(got, want) {
		t.Errorf("listed are %q, want %q", got, want)
	}
	if got, want := gaps.All("a")[1].Attribute("href"), apptest.Game(3, 2, "ga").Address(); got != want {
		t.Errorf("GA leads to %s, want %s", got, want)
	}
	for _, view := range []address.View{strategyOf(2, 2, ""), apptest.Guaranteed(strategyOf(3, 2, ""))} {
		if _, p := strategyAt(t, l, view); len(p.All(".gaps")) > 0 {
			t.Errorf("%s: %q, want nothing, as every reply has an answer", view.Address(), p.One(".gaps").Words())
		}
	}
}

func TestALongListOfRepliesSaysHowManyAreLeftOut(t *testing.T) {
	s, p := strategyAt(t, apptest.ShelfWith(t, "web2"), apptest.In(strategyOf(5, 5, ""), "web2"))
	gaps, more := p.One(".gaps"), 0
	for _, gap := range s.strategy.plan.Gaps()[mostGaps:] {
		more += len(gap.Replies)
	}
	want := "And " + text.Grouped(more) + " more."
	if got := gaps.Words(); len(gaps.All("li")) != mostGaps || !strings.HasSuffix(got, want) {
		t.Errorf("%d fragments are listed: %q, want %d and %q", len(gaps.All("li")), got, mostGaps, want)
	}
}

func TestAWordShowsItsLineItsTierAndItsReasons(t *testing.T) {
	_, p := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(2, 1, ""))
	word := p.One(".start").All("li")[0]
	link := word.One(".played")
	if got, want := link.Attribute("href"), apptest.Game(2, 1, "jack").Address(); got != want {
		t.Errorf("JACK leads to %s, want %s", got, want)
	}
	var own []string
	for _, letter := range link.All("b") {
		own = append(own, letter.Words())
	}
	if got := strings.Join(own, ""); got != "JC" {
		t.Errorf("your letters of JACK are %s, want JC", got)
	}
	if got := word.One(".tier").Words(); got != "common" {
		t.Errorf("JACK is %q, want common", got)
	}
	const why = "J needs only 5 words; H, M, R and Z win too. " +
		"After JA, C needs only 1 word, like I, L and Z; all are equally good, so the first in the alphabet is chosen. " +
		"Then player 2 completes JACK and loses."
	if got := word.One("ol").Words(); got != why {
		t.Errorf("the reasons for JACK are %q, want %q", got, why)
	}
}

func TestTheFilterShowsWhatBeginsSo(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		find, want, note string
	}{
		{"bl", "black blemish blimp blond bluff", "5 lines begin with “BL”."},
		{"black", "black", "1 line begins with “BLACK”."},
		{"h", "", "1 line begins with “H”."},
		{"qzx", "", "No word in this strategy begins with “QZX”."},
		{"<b>", "", "No word in this strategy begins with “<B>”."},
	} {
		view := strategyOf(2, 2, "")
		view.Find = c.find
		_, p := strategyAt(t, l, view)
		if got := strings.Join(listedWords(p), " "); got != c.want {
			t.Errorf("%s: %s, want %v", c.find, got, c.want)
		}
		if got := p.Text("found"); got != c.note {
			t.Errorf("%s: %q, want %q", c.find, got, c.note)
		}
		if got := p.Id("find").Attribute("value"); got != c.find {
			t.Errorf("the field shows %q, want %q", got, c.find)
		}
	}
}

func TestALongListComesInPages(t *testing.T) {
	l := apptest.ShelfWith(t, "web2")
	view := strategyOf(3, 3, "")
	view.Dict = "web2"
	s, p := strategyAt(t, l, view)
	if got, want := p.Text("found"), "Showing the first 120 of 485 lines."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	lines := func(p apptest.Page) int { return len(p.All(".played")) + len(p.All(".lost")) }
	if n := lines(p); n != firstLines {
		t.Errorf("%d lines are listed, want %d", n, firstLines)
	}
	s.strategy.moreLines = 4 * board.WordsAtOnce
	if n := lines(apptest.Rendered(t, s)); n != 485 {
		t.Errorf("%d lines are listed after asking for more, want all 485", n)
	}
}

func TestOnlyTheRepertoireIsDrawn(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string // the completed words of the drawing
	}{
		{strategyOf(2, 1, ""), "jack jell jilt jovial just"},
		{strategyOf(2, 2, "b"), "black blemish blimp blond bluff"},
	} {
		s, p := strategyAt(t, l, c.view)
		var words []string
		for key := range p.Drawn() {
			if l.Dictionaries[dicts.DefaultID].Has(key) && len(key) >= 4 {
				words = append(words, key)
			}
		}
		slices.Sort(words)
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("the drawing ends in %s, want %s", got, c.want)
		}
		if view := s.strategy.Scene.View; view.Page != address.Explore {
			t.Errorf("a click leads to the page %s, want the explorer", view.Page)
		}
	}
}

// All starts that are won are drawn together, and none that is lost.
func TestTheOverviewHasEveryStartThatIsWon(t *testing.T) {
	_, p := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(2, 2, ""))
	drawn := p.Drawn()
	for _, letter := range "abcdefghijklmnopqrstuvwxyz" {
		if _, ok := drawn[string(letter)]; ok == strings.ContainsRune("hjmrz", letter) {
			t.Errorf("%c is drawn: %v, want only the starts that are won", letter, ok)
		}
	}
}

func TestHowManyRepertoiresAreAsGood(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	easiest := strategyOf(2, 1, "")
	easiest.Easiest = true
	for _, c := range []struct {
		view address.View
		want string
	}{
		{strategyOf(2, 1, ""), "1 of 128 equally short lists."},
		{easiest, "1 of 6 lists with equally common words."},
		{strategyOf(2, 2, "a"), "No other list is as short."},
		{strategyOf(2, 2, "b"), "1 of 12 equally short lists."},
		{strategyOf(2, 2, ""), "All starts that have words to know. Choose one in the list to see it alone."},
		{strategyOf(2, 2, "h"), "The letters with the best chances. Blue shows where a slip by the others lets you escape."},
	} {
		if _, p := strategyAt(t, l, c.view); !strings.Contains(p.Text("start-drawn"), c.want) {
			t.Errorf("%s: %.160q, want %q", c.view.Fragment, p.Text("start-drawn"), c.want)
		}
	}
}

func TestALostStartShowsChancesAndTraps(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	s, p := strategyAt(t, l, strategyOf(2, 2, "h"))
	traps := p.One(".traps")
	start := s.strategy.plan.Starts[s.strategy.plan.StartAt("h")]
	want := "Your best chance is " + text.Percent(s.strategy.plan.Chances().Of(start.At)) + ", with A."
	if got := traps.Words(); !strings.Contains(got, want) || !strings.Contains(got, plan.ChanceModel) {
		t.Errorf("%.200q, want %q", got, want)
	}
	if got := traps.One("h3").Words(); got != "Traps" {
		t.Errorf("the heading is %q, want %q", got, "Traps")
	}
	if n := len(traps.All("li")); n == 0 || n > mostTraps {
		t.Errorf("%d traps are listed, want 1 to %d", n, mostTraps)
	}
	if got, want := traps.All("li")[0].Words(), "HA : 15 of 20 possible letters let you escape."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for i, want := range []bool{false, true} {
		if got := traps.All("li")[i].Words(); strings.Contains(got, "a chance of 5%") != want {
			t.Errorf("trap %d is %q, want a chance to get there: %v", i, got, want)
		}
	}
	_, won := strategyAt(t, l, strategyOf(2, 2, "b"))
	if got := won.One(".traps").Words(); got != "" {
		t.Errorf("a start that is won has traps %q, want none", got)
	}
}

func TestAnAddressWithoutSuchAStartShowsAllAndSaysSo(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, fragment := range []string{"bl", "ba<b>", "é"} {
		m, p := strategyAt(t, l, strategyOf(2, 2, fragment))
		if got := p.Id("start-drawn").One("h2").Words(); got != "Decisions as a tree" || m.Shown().Fragment != "" {
			t.Errorf("%s: the drawing is %q of %q, want all starts", fragment, got, m.Shown().Fragment)
		}
		if got, want := p.Text("messages"), "Player 2’s first letter does not come right after “"; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "”; this shows all starts.") {
			t.Errorf("%s: %q, want it to begin with %q and to say what is shown", fragment, got, want)
		}
	}
}

func TestALongListOfTrapsSaysHowManyAreLeftOut(t *testing.T) {
	view := apptest.Guaranteed(strategyOf(3, 1, ""))
	view.Dict = "web2"
	s, p := strategyAt(t, apptest.ShelfWith(t, "web2"), view)
	more := len(s.strategy.plan.Chances().Traps(s.strategy.plan.Starts[0].At, true)) - mostTraps
	if got, want := p.One(".traps").Words(), "And "+text.Counted(more, "more trap")+"."; more < 1 || !strings.HasSuffix(got, want) {
		t.Errorf("the traps are %q, want them to end with %q", got, want)
	}
	if got := p.One(".traps").Words(); !strings.HasPrefix(got, plan.ChanceModel) {
		t.Errorf("the traps are %q, want the chance of the opener only in the heading and the list", got)
	}
	if n := len(p.One(".traps").One("ul").All("p")); n > 0 {
		t.Errorf("the list of traps has %d paragraphs, want them after it", n)
	}
}

func TestASavedDrawingSaysWhoseStrategyItIs(t *testing.T) {
	s, _ := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(2, 2, "b"))
	want := "Strategy for player 2 from B: American English 7.1, words of 4 letters or more, 2 players. " +
		"Round and blue: player 2 wins. Square and orange: player 2 loses."
	if got := s.strategy.Scene.Caption(); got != want {
		t.Errorf("the caption is %q, want %q", got, want)
	}
}

func TestWithTwoPlayersThereIsNoBasisToChoose(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for players, want := range map[int]int{2: 1, 3: 2, 8: 2} {
		_, p := strategyAt(t, l, strategyOf(players, 1, ""))
		if n := len(p.One(".strategy-tools").All("select")); n != want {
			t.Errorf("%d players: %d menus, want %d", players, n, want)
		}
	}
}

func TestTheNoteCountsTheLinesThatAreShown(t *testing.T) {
	m, p := strategyAt(t, apptest.ShelfWith(t, dicts.DefaultID), strategyOf(4, 3, ""))
	for range 2 {
		shown := len(p.Id("starts").All(".played")) + len(p.Id("starts").All(".lost"))
		if got, want := p.Text("found"), "Showing the first "+text.Grouped(shown)+" of "; shown < firstLines || p.HasID("more-strategy") && !strings.HasPrefix(got, want) {
			t.Errorf("%d lines are shown, and the note is %q", shown, got)
		}
		m.strategy.moreLines += 7
		p = apptest.Rendered(t, m)
	}
}
