//go:build !js

package hangman

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
)

// linkAt is the view that a link leads to.
func (a *atPractice) linkAt(id string) address.View {
	a.t.Helper()
	view, problems := address.ParseAddress(a.page().Id(id).Attribute("href"), new(shelf.Shelf).Entry)
	if len(problems) > 0 {
		a.t.Errorf("#%s leads to an address with problems: %q", id, problems)
	}
	return view
}

// pressed are those buttons of a group that are pressed.
func pressed(p apptest.Page, class string) (names []string) {
	for _, button := range p.One(class).All("button") {
		if button.Attribute("aria-pressed") == "true" {
			names = append(names, button.Words())
		}
	}
	return names
}

func TestTheFormOfANewGameChoosesLengthLivesAndOpponent(t *testing.T) {
	view := guessView(0, "")
	view.Letters, view.Lives = 0, 0
	a := practiceAt(t, view)
	for _, c := range []struct {
		does           string
		do             func()
		letters, lives int
		evil           bool
		preset         string
	}{
		{"nothing", func() {}, 0, 0, false, "8"},
		{"choose four letters", func() { a.Enter(t, "change select id=guess-letters", "4") }, 4, 0, false, "8"},
		{"choose 25 lives", func() { a.Enter(t, "change select id=guess-lives", "25") }, 4, 25, false, ""},
		{"choose an evil opponent", func() { a.Use(t, "change input id=guess-evil") }, 4, 25, true, ""},
		{"choose a fair opponent", func() { a.Use(t, "change input id=guess-fair") }, 4, 25, false, ""},
		{"choose any length", func() { a.Enter(t, "change select id=guess-letters", "0") }, 0, 25, false, ""},
		{"choose ten lives", func() { a.Enter(t, "change select id=guess-lives", "10") }, 0, 10, false, "10"},
	} {
		c.do()
		if got := a.Asked(); got.Letters != c.letters || got.Lives != c.lives || got.Evil != c.evil || got.Seed != 0 {
			t.Errorf("%s: the address says %+v", c.does, got)
		}
		if got := strings.Join(pressed(a.page(), ".guess-lives"), " "); got != c.preset {
			t.Errorf("%s: the pressed number of lives is %q, want %q", c.does, got, c.preset)
		}
	}
}

func TestAGameBeginsAndTheNextHasTheSameLength(t *testing.T) {
	for _, letters := range []int{0, 4} {
		view := guessView(0, "")
		view.Letters = letters
		a := practiceAt(t, view)
		a.World.Seed = 0 // every game has another word
		seen := map[int]bool{}
		a.Use(t, "click button id=guess-begin")
		for game := range 20 {
			got := a.Asked()
			if got.Seed != uint64(game+1) || got.Tried != "" || got.Letters == 0 || letters != 0 && got.Letters != letters {
				t.Fatalf("game %d with length %d has the address %+v", game, letters, got)
			}
			seen[got.Letters] = true
			got.Tried = "zyx"
			a.visit(got)
			if choose := a.linkAt("guess-choose"); choose.Letters != letters || choose.Lives != 3 || choose.Seed != 0 || choose.Tried != "" {
				t.Errorf("the link to the form leads to %+v, want length %d", choose, letters)
			}
			a.Use(t, "click button id=guess-again")
		}
		if want := map[int]int{0: 2, 4: 1}[letters]; len(seen) != want {
			t.Errorf("games of length %d have words with %v letters, want %d lengths", letters, seen, want)
		}
	}
}

func TestTheKeysOfAGame(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.World.Seed = seedOf(t, a.p.words, "hat")
	for _, c := range []struct {
		key, at string
		taken   bool
		tried   string
		begun   bool
	}{
		{"h", "", false, "", false},
		{"Backspace", "", false, "", false},
		{"Enter", "click button id=guess-begin", false, "", false}, // the button takes it
		{"Enter", "", true, "", true},
		{"Backspace", "", true, "", true}, // nothing to take back
		{"Enter", "", false, "", true},
		{"h", "", true, "h", true},
		{"h", "", true, "h", true},
		{"ArrowLeft", "", false, "h", true},
		{"O", "", true, "ho", true},
		{"Backspace", "", true, "h", true},
		{"a", "click button data-letter=t", true, "ha", true},
		{"t", "", true, "hat", true},
		{"z", "", true, "hat", true}, // the game is over
		{"Enter", "click button id=guess-copy", false, "hat", true},
		{"Backspace", "", true, "ha", true},
		{"t", "", true, "hat", true},
	} {
		taken := a.Press(t, sitetest.Keystroke{Key: c.key, On: c.at})
		if got := a.Asked(); taken != c.taken || got.Tried != c.tried || (got.Seed != 0) != c.begun {
			t.Fatalf("%s at %q: taken %v, and the address says %+v, want %+v", c.key, c.at, taken, got, c)
		}
	}
	if a.Press(t, sitetest.Keystroke{Key: "Enter", Held: true}) || a.Asked().Tried != "hat" {
		t.Error("a key that is held down began the next game, want it ignored")
	}
	a.World.Seed++
	if !a.Press(t, sitetest.Keystroke{Key: "Enter"}) || a.Asked().Tried != "" || a.Asked().Seed != a.World.Seed {
		t.Errorf("Enter at the end leads to %+v, want the next game", a.Asked())
	}
}

func TestALetterIsGuessedOnTheScreen(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, ""))
	off := func(letter string) bool { return a.page().KeyFor(letter).Attribute("aria-disabled") == "true" }
	a.Press(t, sitetest.Keystroke{Key: "é"})
	a.says("notice", "É is not a letter")
	if off("a") || off("o") || a.page().Id("guess-back").Attribute("aria-disabled") != "true" {
		t.Error("at the beginning a letter is off or a guess can be taken back, want neither")
	}
	a.Use(t, "click button data-letter=a")
	a.Use(t, "click button data-letter=o")
	if got := a.Asked().Tried; got != "ao" || a.page().Text("notice") != "" {
		t.Errorf("tried %q, and the notice is %q, want %q and none", got, a.page().Text("notice"), "ao")
	}
	if !off("a") || !off("o") || off("h") || a.page().Id("guess-back").Attribute("aria-disabled") == "true" {
		t.Error("want tried letters off, others on, and a guess to take back")
	}
	p := a.page()
	if a, o := p.KeyFor("a").Attribute("aria-label"), p.KeyFor("o").Attribute("aria-label"); a != "A, in the word" || o != "O, not in the word" {
		t.Errorf("the tried letters are %q and %q", a, o)
	}
	a.Use(t, "click button data-letter=a")
	a.says("notice", "You have already tried A.")
	a.Use(t, "click button id=guess-back")
	if got := a.Asked().Tried; got != "a" {
		t.Errorf("tried %q after the last guess is taken back, want %q", got, "a")
	}
}

func TestTheTilesShowWhatIsFound(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	tiles := func(tried string) string {
		a.visit(guessView(seed, tried))
		var all []string
		for _, tile := range a.page().One(".tiles").All(".tile") {
			class := strings.TrimSpace(strings.ReplaceAll(" "+tile.Attribute("class")+" ", " tile ", ""))
			all = append(all, strings.TrimSpace(tile.Words()+" "+class))
		}
		return strings.Join(all, "|")
	}
	if first, then := tiles("a"), tiles("ah"); !strings.Contains(first, "A latest") || strings.Contains(then, "A latest") || !strings.Contains(then, "H latest") {
		t.Errorf("after A the tiles are %q, then after H %q, want the latest letter set off", first, then)
	}
	if won := tiles("aht"); strings.Contains(won, "latest") || strings.Contains(won, "would") {
		t.Errorf("after the game is won the tiles are %q, want none set off", won)
	}
	if lost := tiles("axyz"); strings.Contains(lost, "latest") || strings.Count(lost, "would") != 2 || !strings.Contains(lost, "H would") {
		t.Errorf("after the game is lost the tiles are %q, want H and T shown as not found", lost)
	}
}

func TestEachLostLifeIsAPetalThatIsGone(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	for tried, gone := range map[string]int{"": 0, "a": 0, "x": 1, "xay": 2, "xyz": 3} {
		a.visit(guessView(seed, tried))
		flower := a.page().One(".flower")
		if got := len(flower.All(".gone")); got != gone || len(flower.All(".petal")) != 3 || len(flower.All(".heart")) != 1 {
			t.Errorf("after %q %d of %d petals are gone, want %d of 3", tried, got, len(flower.All(".petal")), gone)
		}
	}
	a.visit(guessView(seed, "a"))
	a.says("guess-missed", "No wrong letters.")
}

func TestALetterThatIsInTheWordTwiceSaysSo(t *testing.T) {
	view := guessView(0, "")
	view.Letters = 4
	a := practiceAt(t, view)
	view.Seed, view.Tried = 1, "o"
	a.visit(view)
	a.says("guess-said", "O is in the word twice.")
	if got, want := a.page().One(".guess-history").Words(), "O ✓✓ in the word twice"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	view.Tried = "xo"
	a.visit(view)
	if got, want := a.page().One(".guess-history").Words(), "X ✗ not in the word"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	view.Tried = "on"
	a.visit(view)
	a.says("guess-said", "N completes the word.")
	view.Tried = "xyz"
	a.visit(view)
	a.says("guess-said", "There is no Z, and that was the last life.")
}

func TestTheHintsAreSwitchedOnAndOff(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, "a"))
	shows := func(want ...string) {
		t.Helper()
		if got := pressed(a.page(), ".guess-hint-keys"); !slices.Equal(got, want) {
			t.Errorf("pressed are %q, want %q", got, want)
		}
	}
	shows()
	a.Use(t, "click button id=guess-counts")
	shows("Words left")
	a.says("guess-hint", "4 words fit.")
	a.Use(t, "click button id=guess-chances")
	shows("Words left", "Chances")
	if got := a.page().KeyFor("t").Attribute("aria-label"); got != "T, in 75% of the words" {
		t.Errorf("T is %q", got)
	}
	a.Use(t, "click button id=guess-best")
	shows("Words left", "Chances", "Best letter")
	a.says("guess-hint", "The best letter is T, which is in 75% of the words.")
	a.Use(t, "click button id=guess-best") // seen is seen
	shows("Words left", "Chances", "Best letter")
	if best := a.page().All(".best"); len(best) != 1 || best[0].Attribute("data-letter") != "t" {
		t.Errorf("%d keys are the best, want T alone", len(best))
	}
	a.Use(t, "click button id=guess-chances")
	a.Use(t, "click button id=guess-counts")
	shows("Best letter")
	if got := a.page().KeyFor("z").Attribute("aria-label"); got != "Z" {
		t.Errorf("without the chances Z is %q", got)
	}
	a.Use(t, "click button data-letter=t")
	shows()
	if p := a.page(); p.Text("guess-hint") != "" || len(p.All(".best")) != 0 {
		t.Errorf("at the next guess the hint is %q, and %d keys are the best, want none", p.Text("guess-hint"), len(p.All(".best")))
	}
	if got, want := a.page().One(".guess-history").Words(), "(with help: best letter)"; strings.Count(got, want) != 1 || strings.Contains(got, "chances)") {
		t.Errorf("%q, want %q once", got, want)
	}
	a.Use(t, "click button id=guess-chances")
	a.Use(t, "click button data-letter=x")
	a.Use(t, "click button data-letter=y")
	a.Use(t, "click button data-letter=z")
	a.says("guess-summary", "You had help with 4.")
}

func TestTheBestLetterIsAwaited(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.visit(guessView(seedOf(t, a.p.words, "hat"), ""))
	a.p.onBest(a.Ctx(), app.Event{})
	p := apptest.Rendered(t, a)
	if got := p.Text("guess-hint"); got != "Looking for the best letter…" || len(p.All(".best")) != 0 {
		t.Errorf("%q with %d best keys, before the best letter is known", got, len(p.All(".best")))
	}
	if got := a.page().Text("guess-hint"); got != "The best letter is A, which is in 67% of the words." {
		t.Errorf("then %q", got)
	}
	before := len(a.p.judgements)
	a.visit(guessView(a.Asked().Seed, "a"))
	a.visit(guessView(a.Asked().Seed, ""))
	if len(a.p.judgements) != before+1 { // of A
		t.Errorf("%d judgements, want %d", len(a.p.judgements), before+1)
	}
}

func TestAGuessIsComparedLater(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, ""))
	a.says("guess-compared", "After each guess, this shows")
	open := func(tried string) apptest.Page {
		a.Ask(guessView(seed, tried))
		a.Show(a.Asked())
		a.Settle(a.Ctx())
		return apptest.Rendered(t, a)
	}
	p := open("xyz")
	if got := p.Text("guess-compared"); got != "Comparing it with the best letter…" {
		t.Errorf("at first the comparison says %q", got)
	}
	if got := p.Text("guess-summary"); !strings.Contains(got, "Comparing your guesses with the best ones… Playing the best letters against this word…") {
		t.Errorf("at first the summary says %q", got)
	}
	if got := p.One(".guess-history").One("tbody").All("tr")[0].Words(); got != "X ✗ not in the word … … … … …" {
		t.Errorf("at first the guess is listed as %q", got)
	}
	a.says("guess-compared", "Wasted the last life, and with it your whole chance to win Z is in 0% of the words that fitted. With the best play after it you win 0% of the games. The best letter, A: 67% and ")
	if got, want := a.page().One(".guess-history").One("tbody").All("tr")[0].Words(), "X ✗ not in the word in 0% wins 67% A, in 67% wins 100% Wasted a life and 33 percentage points of your chance to win"; got != want {
		t.Errorf("then the guess is listed as %q, want %q", got, want)
	}
	if got := a.page().Text("guess-summary"); strings.Contains(got, "…") {
		t.Errorf("in the end the summary says %q", got)
	}
}

// Guesses are judged only while the game is in front.
func TestAGameThatIsLeftIsJudgedWhenThePersonIsBack(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	view := guessView(seedOf(t, a.p.words, "hat"), "xay")
	a.Ask(view)
	a.Show(view)
	a.Settle(a.Ctx())
	a.visit(apptest.In(address.DefaultView, "tiny").On(address.Explore))
	if n := len(a.p.judgements); n > 1 {
		t.Errorf("%d guesses were judged behind another page, want only the one under way", n)
	}
	a.visit(view)
	if n := len(a.p.judgements); n != 3 {
		t.Errorf("%d guesses are judged, want all 3", n)
	}
}

func TestTheLinkForAFriendShowsNoLetters(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, "xhat"))
	a.Use(t, "click button id=guess-copy")
	_, link, found := strings.Cut(a.page().Text("messages"), "spectrie.html#")
	view, _ := address.ParseAddress("#"+link, new(shelf.Shelf).Entry)
	if !found || view.Seed != seed || view.Tried != "" || view.Letters != 3 {
		t.Errorf("the link %q leads to %+v", link, view)
	}
}

func TestTheSummarySaysWhatTheBestPlayLoses(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	for word, want := range map[string]string{
		"bat": "The best play finds this word without losing a life.", "hat": "The best play loses 2 lives on this word.",
	} {
		a.visit(guessView(seedOf(t, a.p.words, word), "xyz"))
		a.says("guess-summary", want)
	}
}
