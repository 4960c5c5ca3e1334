//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// focused is the number of the cell that Tab reaches, and whether it waits for a letter.
func focused(p apptest.Page) (number string, picked bool) {
	for _, cell := range p.All(".cell") {
		if cell.Attribute("tabindex") == "0" {
			number += cell.Attribute("data-cell")
			picked = cell.Attribute("aria-pressed") == "true"
		}
	}
	return number, picked
}

// held are the letters whose keys on the screen are pressed.
func held(p apptest.Page) (letters string) {
	for _, key := range p.All(".key") {
		if key.Attribute("aria-pressed") == "true" {
			letters += key.Attribute("data-letter")
		}
	}
	return letters
}

func TestAWordIsEnteredByItsControls(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "dog", "tat", "banana", "beacon"), known("", "", 3))
	use := func(name string) func() { return func() { a.Use(t, name) } }
	for _, step := range []struct {
		does              string
		do                func()
		template, without string
		lives             int
		held              string
		hint              string
	}{
		{"nothing", func() {}, "", "", 3, "", ""},
		{"six letters", use("click button data-letters=6"), "______", "", 3, "", "Tap any letter"},
		{"three letters fewer", func() {
			for range 3 {
				a.Use(t, "click button id=hangman-shorter")
			}
		}, "___", "", 3, "", "Tap any letter"},
		{"one more", use("click button id=hangman-longer"), "____", "", 3, "", "Tap any letter"},
		{"undo", use("click button id=hangman-undo"), "___", "", 3, "", "Tap any letter"},
		{"hold G", use("click button data-letter=g"), "___", "", 3, "g", "Where is G?"},
		{"let G go", use("click button data-letter=g"), "___", "", 3, "", "Tap any letter"},
		{"hold G again", use("click button data-letter=g"), "___", "", 3, "g", "Where is G?"},
		{"G is not in it", use("click button data-about=g id=hangman-missing"), "___", "g", 2, "", "Tap any letter"},
		{"T is in it", use("click button data-about=t id=hangman-there"), "___", "g", 2, "t", "Where is T?"},
		{"or is it", use("click button data-about=t id=hangman-there"), "___", "g", 2, "", "Tap any letter"},
		{"A is in it", use("click button data-letter=a"), "___", "g", 2, "a", "Where is A?"},
		{"in the middle", use("click button data-cell=1"), "_a_", "g", 2, "a", "Is A anywhere else?"},
		{"pick the last cell", func() { a.Use(t, "click button data-letter=a"); a.Use(t, "click button data-cell=2") }, "_a_", "g", 2, "", "Which letter is there?"},
		{"and no cell", use("click button data-cell=2"), "_a_", "g", 2, "", "Tap any letter"},
		{"pick it again, for T", func() { a.Use(t, "click button data-cell=2"); a.Use(t, "click button data-letter=t") }, "_at", "g", 2, "", "Tap any letter"},
		{"hold G, which is not in it", use("click button data-letter=g"), "_at", "g", 2, "g", "G is not in the word."},
		{"G may be in it", use("click button data-about=g id=hangman-missing"), "_at", "", 3, "", "Tap any letter"},
		{"undo that", use("click button id=hangman-undo"), "_at", "g", 2, "", "Tap any letter"},
		{"hold C, and undo", func() { a.Use(t, "click button data-letter=c"); a.Use(t, "click button id=hangman-undo") }, "_a_", "g", 2, "", "Tap any letter"},
		{"five lives", func() { a.Enter(t, "change select id=hangman-lives", "5") }, "_a_", "g", 5, "", "Tap any letter"},
		{"type the word", func() { a.Enter(t, "input input id=hangman-template", "?A?") }, "_a_", "g", 5, "", "Tap any letter"},
		{"type what is not in it", func() { a.Enter(t, "input input id=hangman-without", "C, b c!") }, "_a_", "bc", 5, "", ""},
		{"a new word", use("click button id=hangman-anew"), "", "", 5, "", ""},
		{"undo the new word", use("click button id=hangman-undo"), "_a_", "bc", 5, "", ""},
	} {
		step.do()
		a.asks(t, step.template, step.without, step.lives)
		p := a.page(t)
		if got := held(p); got != step.held || !strings.HasPrefix(p.Text("hangman-hint"), step.hint) || step.hint == "" && p.Text("hangman-hint") != "" {
			t.Errorf("%s: %q is held, and the hint says %q, want %q and %q", step.does, got, p.Text("hangman-hint"), step.held, step.hint)
		}
		if t.Failed() {
			t.Fatalf("%s: %v", step.does, a.p.view)
		}
	}
}

func TestAWordIsEnteredByKeys(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "dog", "tat"), known("", "", 3))
	for _, step := range []struct {
		key, at           string
		taken             bool
		template, without string
		held, cell        string
		picked            bool
	}{
		{"Escape", "", false, "", "", "", "", false},
		{"1", "", false, "", "", "", "", false},
		{"Enter", "", false, "", "", "", "", false},
		{"3", "", true, "___", "", "", "0", false},
		{"3", "", false, "___", "", "", "0", false},
		{"t", "", true, "___", "", "t", "0", false},
		{"Escape", "", true, "___", "", "", "0", false},
		{"t", "", true, "___", "", "t", "0", false},
		{"0", "", true, "___", "t", "", "0", false},
		{"0", "", false, "___", "t", "", "0", false},
		{"b", "", true, "___", "t", "b", "0", false},
		{"1", "", true, "b__", "t", "b", "0", false},
		{"1", "", true, "___", "t", "b", "0", false},
		{"9", "", false, "___", "t", "b", "0", false},
		{"ArrowRight", "click button data-cell=0", true, "___", "t", "", "1", true},
		{"a", "", true, "_a_", "t", "", "2", true},
		{"Enter", "", false, "_a_", "t", "", "2", true},
		{"Escape", "click button data-cell=2", true, "_a_", "t", "", "2", false},
		{"g", "click button data-cell=2", true, "_ag", "t", "", "2", true},
		{"Home", "", true, "_ag", "t", "", "0", true},
		{"_", "", true, "_ag", "t", "", "1", true},
		{".", "", true, "__g", "t", "", "2", true},
		{"Backspace", "", true, "___", "t", "", "2", true},
		{"Backspace", "", true, "___", "t", "", "1", true},
		{"x", "", true, "_x_", "t", "", "2", true},
		{"Backspace", "", true, "___", "t", "", "1", true},
		{"End", "", true, "___", "t", "", "2", true},
		{"ArrowLeft", "", true, "___", "t", "", "1", true},
		{"d", "", true, "_d_", "t", "", "2", true},
		{"ArrowLeft", "", true, "_d_", "t", "", "1", true},
		{"Delete", "", true, "___", "t", "", "1", true},
		{"ArrowRight", "", true, "___", "t", "", "2", true},
		{"ArrowRight", "", true, "___", "t", "", "2", true}, // no cell is further right
		{"F5", "", false, "___", "t", "", "2", true},
	} {
		taken := a.Press(t, sitetest.Keystroke{Key: step.key, On: step.at})
		a.asks(t, step.template, step.without, 3-len(step.without))
		p := a.page(t)
		if cell, picked := focused(p); taken != step.taken || held(p) != step.held || cell != step.cell || picked != step.picked || t.Failed() {
			t.Fatalf("%s at %q: taken %v, %q is held, cell %q has the focus, picked %v; want %+v", step.key, step.at, taken, held(p), cell, picked, step)
		}
	}
}

// The word is too long for an address, so the site cuts it. That is no step to undo.
func TestWhatIsCutBackIsNoStepToUndo(t *testing.T) {
	t.Parallel()
	full := strings.Repeat("_", address.LongestTemplate)
	a := adviceAt(t, apptest.ShelfOf(t, "bat"), known(full, "", 0))
	a.Enter(t, "input input id=hangman-template", full+"_")
	a.asks(t, full, "", 0)
	if a.page(t).Id("hangman-undo").Attribute("aria-disabled") != "true" {
		t.Error("Undo is enabled after nothing has changed, want it disabled")
	}
}

func TestTheWordHasAtLeastOneCell(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat"), known("__", "", 0))
	disabled := func(id string) bool { return a.page(t).Id(id).Attribute("aria-disabled") == "true" }
	if disabled("hangman-shorter") || disabled("hangman-longer") {
		t.Error("a word of two letters cannot become shorter or longer, want both")
	}
	a.Use(t, "click button id=hangman-shorter")
	if !disabled("hangman-shorter") {
		t.Error("a word of one letter can become shorter, want not")
	}
	a.Use(t, "click button id=hangman-shorter")
	a.asks(t, "_", "", 0)
	longest := strings.Repeat("_", hangman.MaxCells)
	a = adviceAt(t, apptest.ShelfOf(t, "bat"), known(longest[1:], "", 0))
	for _, want := range []bool{false, true, true} {
		if got := disabled("hangman-longer"); got != want {
			t.Errorf("with %q the word can become longer: %v, want %v", a.p.view.Template, !got, !want)
		}
		a.Use(t, "click button id=hangman-longer")
		a.asks(t, longest, "", 0)
	}
}

func TestTheAnswersWaitForALetter(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat"), known("", "", 3))
	for _, id := range []string{"hangman-missing", "hangman-there"} {
		if a.page(t).Id(id).Attribute("aria-disabled") != "true" {
			t.Errorf("#%s is enabled without a letter, want it disabled", id)
		}
		a.Use(t, "click button id="+id)
		a.asks(t, "", "", 3)
	}
	p := a.page(t)
	if got := p.Text("hangman-missing") + ", " + p.Text("hangman-there"); got != "Not in it, In it" || held(p) != "" {
		t.Errorf("the buttons are %q, and %q is held", got, held(p))
	}
	a.Use(t, "click button data-letter=q")
	if got := a.page(t).Text("hangman-missing") + ", " + a.page(t).Text("hangman-there"); got != "Q is not in it, Never mind" {
		t.Errorf("with Q held the buttons are %q", got)
	}
	a.Use(t, "click button data-letters=3")
	a.Use(t, "click button data-letter=q")
	if got, want := a.page(t).Text("hangman-missing")+", "+a.page(t).Text("hangman-there"), "A is not in it, A is in it"; got != want {
		t.Errorf("with no letter held the buttons are %q, want %q", got, want)
	}
}

// The answer buttons of a letter that is shown already are about the letter to guess.
func TestAfterALetterIsPlacedTheAnswersAreAboutTheNextGuess(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "bad", "cad", "tab"), known("_a_", "", 3))
	a.Use(t, "click button data-letter=t")
	a.Use(t, "click button data-cell=2")
	p := a.page(t)
	if got := p.Text("hangman-there"); got != "B is in it" || held(p) != "t" {
		t.Errorf("the button is %q and %q is held", got, held(p))
	}
	for class, want := range map[string]string{"placing": "more", "hint": "aside"} {
		if got := p.One("." + class).Attribute("class"); !strings.Contains(got, want) {
			t.Errorf("the class of .%s is %q, want it to contain %q", class, got, want)
		}
	}
}

func TestANewWordBeginsAtItsFirstCell(t *testing.T) {
	t.Parallel()
	for _, letter := range []string{"", "t"} {
		a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog", "bath"), known("___", "z", 3))
		a.Use(t, "click button data-cell=2")
		if letter != "" {
			a.Use(t, "click button data-cell=2")
			a.Use(t, "click button data-letter="+letter)
		}
		a.Use(t, "click button id=hangman-anew")
		a.Use(t, "click button data-letters=4")
		p := a.page(t)
		if cell, picked := focused(p); cell != "0" || picked || held(p) != "" {
			t.Errorf("cell %q has the focus, picked: %v, and %q is held; want the first cell only", cell, picked, held(p))
		}
	}
}

func TestALetterThatIsInTheWordIsPlacedByItsOwnPress(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab"), known("___", "", 3))
	a.Use(t, "click button data-cell=2")
	a.Use(t, "click button data-about=t id=hangman-there")
	a.asks(t, "___", "", 3)
	if got := a.page(t).Text("hangman-hint"); !strings.HasPrefix(got, "Where is T?") {
		t.Errorf("the hint is %q, want it to ask where T is", got)
	}
}

func TestALetterOfAllWordsThatFitSaysSo(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "fat", "hat", "mat", "rat"), known("_a_", "", 3))
	if got, want := a.says(t), "Guess T. All 6 words have it."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
}

func TestTheLastLifeStaysLostWithAnotherDictionary(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfOf(t, "bat", "cat", "dog")
	apptest.TinyList(t, l, "tiny", "Tiny", "cat", "pig")
	a := adviceAt(t, l, known("___", "", 1))
	a.Press(t, sitetest.Keystroke{Key: "z"})
	a.Press(t, sitetest.Keystroke{Key: "0"})
	a.Visit.Visit(apptest.In(a.Asked(), "tiny"))
	if got, want := a.says(t), "That was the last life."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestTheCellsWaitForALetterThatIsHeld(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 3))
	waits := func() string { return a.page(t).One(".tiles").Attribute("class") }
	if strings.Contains(waits(), "placing") {
		t.Errorf("with no letter held the cells wait: %q", waits())
	}
	a.Use(t, "click button data-letter=d")
	if !strings.Contains(waits(), "placing") || strings.Contains(waits(), "more") {
		t.Errorf("with D held the cells do not wait for its first place: %q", waits())
	}
	a.Use(t, "click button data-cell=0") // the word is DOG
	if strings.Contains(waits(), "placing") {
		t.Errorf("with the word found the cells wait: %q", waits())
	}
}

func TestLongWordsHaveSmallerCells(t *testing.T) {
	t.Parallel()
	for template, want := range map[string]string{
		"________": "", "_________": "many", "_____________": "crowded",
		"_____ _____ ____": "many", "_____ _____ _____ _____ _____": "crowded", "____ ____": "",
	} {
		class := " " + adviceAt(t, apptest.ShelfOf(t, "bat"), known(template, "", 0)).page(t).One(".tiles").Attribute("class") + " "
		for _, size := range []string{"many", "crowded"} {
			if got := strings.Contains(class, " "+size+" "); got != (size == want) {
				t.Errorf("%s: the class is %q, want %q", template, class, want)
			}
		}
	}
}

func TestCellsAreGroupedByWordWithTheirMarks(t *testing.T) {
	t.Parallel()
	p := adviceAt(t, apptest.ShelfOf(t, "bat"), known("i_ _-b'_", "", 0)).page(t)
	var words []string
	for _, word := range p.All(".cell-word") {
		words = append(words, word.Words())
	}
	if len(words) != 2 || words[0] != "I" || words[1] != "- B ’" {
		t.Errorf("the words are %q", words)
	}
}

// The correction is for another dictionary, so the site goes there.
func TestACorrectionIsApplied(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "hat")
	tiny := apptest.TinyList(t, l, "tiny", "Tiny", "dog", "pig")
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english, tiny)
	a := adviceAt(t, l, known("__g", "", 2))
	press := func(label string) {
		t.Helper()
		for _, button := range apptest.Rendered(t, a).One(".corrections").All("button") {
			if strings.HasPrefix(button.Words(), label) {
				a.Use(t, "click button data-correction="+button.Attribute("data-correction"))
				return
			}
		}
		t.Fatalf("no correction is %s among %s", label, offeredCorrections(apptest.Rendered(t, a)))
	}
	a.says(t)
	press("Look in Tiny")
	if got := a.Asked(); got.Dict != "tiny" || got.Template != "__g" {
		t.Errorf("the address says %+v", got)
	}
	if a.page(t).Id("hangman-undo").Attribute("aria-disabled") != "true" {
		t.Error("Undo is enabled after another dictionary, want it disabled")
	}
	a = adviceAt(t, l, known("__t", "bch", 2))
	a.says(t)
	press("C may be in it")
	a.asks(t, "__t", "bh", 3)
	a.Use(t, "click button id=hangman-undo")
	a.asks(t, "__t", "bch", 2)
	a = adviceAt(t, l, known("__t", "t", 2))
	a.says(t)
	press("T is in the word")
	a.asks(t, "__t", "", 2)
	a.Use(t, "click button id=hangman-undo")
	a.says(t)
	press("T is not in it")
	a.asks(t, "___", "t", 2)
}

func TestEveryLetterThatContradictsIsAskedAbout(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "hat"), known("_at", "tza", 2))
	a.says(t)
	if got, want := offeredCorrections(a.page(t)), "A is in the word | A is not in it | T is in the word | T is not in it"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if !strings.Contains(a.page(t).One(".corrections").Attribute("class"), "coming") {
		t.Error("there is no room for corrections, want some")
	}
	ok := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "hat"), known("_at", "", 2)).page(t)
	if strings.Contains(ok.One(".corrections").Attribute("class"), "coming") || strings.Contains(ok.Id("hangman-advice").Attribute("class"), "bad") {
		t.Error("good advice has room for corrections or looks bad, want neither")
	}
	if !strings.Contains(a.page(t).Id("hangman-advice").Attribute("class"), "bad") {
		t.Error("a contradiction does not look bad, want it to")
	}
}

func TestCorrectionsWithTheMostWordsComeFirst(t *testing.T) {
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english)
	words := []string{"cbaa", "cbab", "cbac", "cbde", "cbdf", "cbef", "ciaj", "ckal", "ebaf", "eeee"}
	a := adviceAt(t, apptest.ShelfOf(t, words...), known("cba_", "", 0))
	a.says(t)
	const want = "A is at position 4 too: 1 word | B is at position 4 too: 1 word | Take A out: 4 words | Take B out: 3 words | Take C out: 2 words"
	if got := offeredCorrections(a.page(t)); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestAdviceOnPhrases(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "ab", "ba", "bb"), known("__ __", "", 0))
	if got, want := a.page(t).Text("hangman-count"), "9 phrases fit"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	letters := make([]string, 0, 26)
	for letter := 'a'; letter <= 'z'; letter++ {
		letters = append(letters, string(letter))
	}
	a = adviceAt(t, apptest.ShelfOf(t, letters...), known("_ / _ / _ / _ / _ / _ / _", "", 0))
	if got := a.says(t); !strings.Contains(got, "billions of phrases have it.") || !strings.HasSuffix(got, "There are too many phrases to say how sure that is.") {
		t.Errorf("%s", got)
	}
	if got, want := a.page(t).Text("hangman-count"), "Billions of phrases fit"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := row(a.page(t), "Best play"); !strings.Contains(got, "too many words to work out") && !strings.HasSuffix(got, " | ") {
		t.Errorf("best play: %s", got)
	}
}

func TestFewWordsAreNamedIfTheyAreShort(t *testing.T) {
	t.Parallel()
	var words []string
	for _, letter := range []string{"b", "c", "d", "e"} {
		words = append(words, strings.Repeat(letter, 16))
	}
	a := adviceAt(t, apptest.ShelfOf(t, words...), known(strings.Repeat("_", 16), "", 3))
	if got, want := a.says(t), "25% of the 4 words have it."; !strings.Contains(got, want) {
		t.Errorf("four long words: %q, want it to contain %q", got, want)
	}
	a = adviceAt(t, apptest.ShelfOf(t, words[:3]...), known(strings.Repeat("_", 16), "", 3))
	if got, want := a.says(t), dicts.Capitals(words[0]+", "+words[1])+" or "; !strings.Contains(got, want) {
		t.Errorf("three long words: %q, want it to contain %q", got, want)
	}
	a = adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "fat", "hat", "mat", "rat"), known("_at", "", 3))
	if got, want := a.says(t), "17% of the 6 words have it."; !strings.Contains(got, want) {
		t.Errorf("six short words: %q, want it to contain %q", got, want)
	}
}

func TestTheLivesMenuOffersEveryNumber(t *testing.T) {
	t.Parallel()
	a := adviceAt(t, apptest.ShelfOf(t, "bat"), known("___", "", 4))
	p := a.page(t)
	if got := p.Chosen("hangman-lives"); got != "4" {
		t.Errorf("chosen: %q, want 4", got)
	}
	options := apptest.Texts(p.Id("hangman-lives").All("option"))
	if len(options) != 1+address.MostLives || options[0] != "not given" || options[1] != "1 life" || options[2] != "2 lives" {
		t.Errorf("the options are %q", options)
	}
	a.Enter(t, "change select id=hangman-lives", "0")
	a.asks(t, "___", "", 0)
}

func TestEveryWordThatFitsCanBeListed(t *testing.T) {
	t.Parallel()
	var words []string
	for first := 'a'; first <= 't'; first++ {
		for second := 'a'; second <= 't'; second++ {
			words = append(words, string([]rune{first, second}))
		}
	}
	a := adviceAt(t, apptest.ShelfOf(t, words...), known("__", "", 0))
	p := a.page(t)
	if got := p.One(".fitting").One(".quiet").Words(); got != "These are the first 250." || p.Text("hangman-more") != "Show 150 more" {
		t.Errorf("%q, and the button is %q", got, p.Text("hangman-more"))
	}
	a.Use(t, "click button id=hangman-more")
	p = a.page(t)
	if got := p.One(".fitting").One(".quiet").Words(); got != "" || !p.Id("hangman-more").Has("hidden") || !strings.Contains(p.Text("hangman-words"), "tt") {
		t.Errorf("with all words listed: %q, and the button is hidden: %v", got, p.Id("hangman-more").Has("hidden"))
	}
	a.Enter(t, "input input id=hangman-template", "_a")
	if got := a.page(t).Text("hangman-words"); strings.Contains(got, "ab") || !strings.Contains(got, "ba") {
		t.Errorf("after a letter the words are %q", got)
	}
	if got := adviceAt(t, apptest.ShelfOf(t, "bat"), known("", "", 0)).page(t).Text("hangman-count"); got != "Words that fit" {
		t.Errorf("before anything is entered the heading is %q", got)
	}
}

func TestThePageIsCalledByItsPart(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfOf(t, "bat", "cat")
	m := siteAt(t, l, address.DefaultView.On(address.Hangman))
	for _, part := range hangmanParts {
		if got := m.hangman.Title(); part.Page == address.Hangman && got != "Hangman – Spectrie" {
			t.Errorf("before anything is shown the title is %q", got)
		}
	}
	if m.hangman.OnKey(m.Ctx(), event, "t") {
		t.Error("a key was taken before anything was shown, want none")
	}
	for _, part := range hangmanParts {
		m.Show(address.DefaultView.On(part.Page))
		if got, want := m.hangman.Title(), part.Title+" – Spectrie"; got != want {
			t.Errorf("the title is %q, want %q", got, want)
		}
	}
	for _, part := range []address.Page{address.HangmanHardest, address.HangmanAlgorithms} {
		v := sitetest.PageOf[*Page](m.Visit)
		m.Show(address.DefaultView.On(part))
		if v.OnKey(m.Ctx(), event, "t") || v.OnKey(m.Ctx(), event, "Enter") {
			t.Errorf("%s took a key, want none", part)
		}
	}
}

func TestWhatThePageActsOnIsTheGame(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	if got := a.hangman.ActsOn(); got != "" {
		t.Errorf("without a game it acts on %q", got)
	}
	a.visit(guessView(7, "o"))
	game := a.hangman.ActsOn()
	a.visit(guessView(7, "oa"))
	if got := a.hangman.ActsOn(); got != game || game == "" {
		t.Errorf("a guess changed what the page acts on from %q to %q", game, got)
	}
	a.visit(guessView(8, ""))
	if got := a.hangman.ActsOn(); got == game {
		t.Errorf("the next game is %q too", got)
	}
	a.visit(apptest.In(address.DefaultView, "tiny").On(address.Hangman))
	if got := a.hangman.ActsOn(); got != "" {
		t.Errorf("the advisor acts on %q", got)
	}
}
