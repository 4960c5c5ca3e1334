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
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// guessWords are few enough to check results by hand.
var guessWords = []string{"bat", "cat", "cot", "dog", "ham", "hat", "noon"}

// atPractice is a mounted site that shows Hangman practice.
type atPractice struct {
	*mounted
	t testing.TB
	p *practice
}

func practiceAt(t testing.TB, view address.View) *atPractice {
	t.Helper()
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "tiny", "Tiny", guessWords...), apptest.TinyList(t, &l, "other", "Other", "apple", "berry"), apptest.TinyList(t, &l, "bare", "Bare", "a"))
	w := newWorld(&l)
	w.Seed = 7
	m := mountIn(t, w)
	a := &atPractice{m, t, &m.hangman.practice}
	a.visit(view)
	return a
}

// visit does what following a link to view does.
func (a *atPractice) visit(view address.View) {
	a.Ask(view)
	a.Show(view)
	a.Settle(a.Ctx())
	a.Engine.ConsumeAll()
}

func (a *atPractice) page() apptest.Page {
	a.t.Helper()
	a.Engine.ConsumeAll()
	return apptest.Rendered(a.t, a)
}

func (a *atPractice) says(id, want string) {
	a.t.Helper()
	if got := a.page().Text(id); !strings.Contains(got, want) {
		a.t.Errorf("#%s says %q, not %q", id, got, want)
	}
}

// guessView is a game on the tiny dictionary, with three lives.
func guessView(seed uint64, tried string) address.View {
	return address.View{Page: address.HangmanPractice, Dict: "tiny", Rules: address.DefaultView.Rules, Seat: 1, Letters: 3, Lives: 3, Seed: seed, Tried: tried}
}

// seedOf is a seed that picks the wanted word in a fair game.
func seedOf(t testing.TB, words *hangman.Words, want string) uint64 {
	t.Helper()
	for seed := uint64(1); seed < 1000; seed++ {
		if words.Think(len(want), false, seed).Play("", 1)[0].Word == want {
			return seed
		}
	}
	t.Fatalf("no seed thinks of %s", want)
	return 0
}

func TestAGameIsChosenAndStandsInTheAddress(t *testing.T) {
	view := guessView(0, "")
	view.Letters, view.Lives = 0, 0
	a := practiceAt(t, view)
	p := a.page()
	var lengths []string
	for _, o := range p.Id("guess-letters").All("option") {
		lengths = append(lengths, o.Words())
	}
	if want := []string{"2 letters or more (7 words)", "3 letters (6 words)", "4 letters (1 word)"}; !slices.Equal(lengths, want) {
		t.Errorf("the lengths are %q", lengths)
	}
	if p.Chosen("guess-lives") != "8" || !p.Id("guess-fair").Has("checked") {
		t.Errorf("%s lives", p.Chosen("guess-lives"))
	}
	a.p.changeChoice(func(v *address.View) { v.Letters, v.Lives, v.Evil = 4, 25, true })
	p = a.page()
	if p.Chosen("guess-letters") != "4" || p.Chosen("guess-lives") != "25" || !p.Id("guess-evil").Has("checked") {
		t.Errorf("%s letters, %s lives", p.Chosen("guess-letters"), p.Chosen("guess-lives"))
	}
	if got := a.Asked(); got.Letters != 4 || got.Lives != 25 || !got.Evil || got.Seed != 0 {
		t.Errorf("the address says %+v", got)
	}
}

func TestAFairGameToItsEnd(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, ""))
	a.says("guess-said", "A word of 3 letters. Guess a letter.")
	a.says("guess-left", "3 lives left")
	if got, want := a.page().One(".tiles").Attribute("aria-label"), "The word so far: blank, blank, blank"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.visit(guessView(seed, "o"))
	a.says("guess-said", "There is no O. 2 lives left.")
	a.says("guess-missed", "Not in it: O")
	a.visit(guessView(seed, "oa"))
	a.says("guess-said", "A is in the word.")
	a.says("guess-compared", "A is in 100% of the words that fitted") // bat, cat, ham, hat
	if got, want := a.page().One(".tiles").Attribute("aria-label"), "The word so far: blank, A, blank"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	a.visit(guessView(seed, "oathxyz")) // the rest comes too late
	a.says("guess-outcome", "You found HAT.")
	a.says("guess-summary", "You lost 1 of 3 lives in 4 guesses.")
	a.says("guess-summary", "The best play ")
	p := a.page()
	if len(p.One(".guess-history").All("tr")) != 5 || len(p.All(".key")) != 0 {
		t.Error("want 4 guesses listed and no keys at the end")
	}
	if v, problems := address.ParseAddress(p.Id("guess-same").Attribute("href"), new(shelf.Shelf).Entry); v.Tried != "" || v.Seed != seed || len(problems) > 0 {
		t.Errorf("the same game: %+v", v)
	}
	if v, _ := address.ParseAddress(p.Id("guess-advisor").Attribute("href"), new(shelf.Shelf).Entry); v.Page != address.Hangman || v.Template != "_at" || v.Without != "o" || v.Lives != 2 {
		t.Errorf("the advisor: %+v", v)
	}
	if v, _ := address.ParseAddress(p.Id("guess-explore").Attribute("href"), new(shelf.Shelf).Entry); v.Page != address.Explore || v.Fragment != "hat" {
		t.Errorf("the tree: %+v", v)
	}
}

func TestAFairGameThatIsLostShowsTheWord(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.visit(guessView(seedOf(t, a.p.words, "dog"), "xyz"))
	a.says("guess-outcome", "The word was DOG.")
	a.says("guess-summary", "There was a better letter every time.")
	a.says("guess-left", "No lives left")
	if got := len(a.page().All(".would")); got != 3 {
		t.Errorf("%d letters are shown as not found", got)
	}
	if got := strings.Count(flower(3, 0).String(), "petal gone"); got != 3 {
		t.Errorf("%d petals are gone", got)
	}
}

// With one life the best play begins with a letter that most words have, and DOG does
// not.
func TestAGameThatIsWonWhereTheBestPlayLosesSaysSo(t *testing.T) {
	view := guessView(0, "")
	view.Lives = 1
	a := practiceAt(t, view)
	view.Seed = seedOf(t, a.p.words, "dog")
	view.Tried = "dog"
	a.visit(view)
	a.says("guess-outcome", "You found DOG.")
	a.says("guess-summary", "The best play does not find this word with 1 life, but you did.")
	view.Tried = "x"
	a.visit(view)
	a.says("guess-summary", "The best play does not find this word with 1 life either.")
}

// Screen readers read a change only in a live region that was there before.
func TestThePlaceOfTheSummaryIsThereFromTheBeginning(t *testing.T) {
	a := practiceAt(t, guessView(7, ""))
	if place := a.page().Id("guess-summary"); place.Attribute("aria-live") != "polite" || place.Words() != "" {
		t.Errorf("at the beginning it says %q", place.Words())
	}
}

// Lists that people load may have other letters, and more than 26 of them.
func TestPracticeWithOtherAlphabets(t *testing.T) {
	for _, c := range []struct{ letters, word, other, missed, label string }{
		{"абвгдежзийклмнопрстуфхцчшщъыьэюя", "щука", "юла", "я", "Я, not in the word"},
		{"abcdefghijklmnopqrstuvwxyzßäñöü", "größen", "äöü", "ñ", "Ñ, not in the word"},
	} {
		alphabet, err := dicts.NewAlphabet(c.letters)
		if err != nil {
			t.Fatal(err)
		}
		var l shelf.Shelf
		apptest.OnlyLists(t, apptest.ListOver(t, &l, alphabet, "own", "Own", c.word, c.other))
		m := mount(t, &l)
		a := &atPractice{m, t, &m.hangman.practice}
		view := address.View{Page: address.HangmanPractice, Dict: "own", Rules: address.DefaultView.Rules, Seat: 1, Letters: len([]rune(c.word)), Lives: 3, Seed: 1, Tried: c.missed}
		a.visit(view)
		a.says("guess-missed", "Not in it: "+dicts.Capitals(c.missed))
		a.says("guess-compared", "Wasted a life; you are still as likely to win")
		keys := map[string]string{}
		for _, key := range a.page().All(".key") {
			keys[key.Attribute("data-letter")] = key.Attribute("aria-label")
		}
		if len(keys) != alphabet.Len() || keys[c.missed] != c.label {
			t.Errorf("%d keys for %d letters; %s is %q", len(keys), alphabet.Len(), c.missed, keys[c.missed])
		}
		view.Tried = c.missed + c.word
		a.visit(view)
		a.says("guess-outcome", "You found "+dicts.Capitals(c.word)+".")
		a.says("guess-compared", "is in 100% of the words that fitted")
	}
}

// By hand: after O four words remain, and after C three.
func TestAnEvilWordThatWasNeverSettledSaysHowManyFitted(t *testing.T) {
	view := guessView(7, "")
	view.Evil, view.Lives = true, 2
	a := practiceAt(t, view)
	a.says("guess-said", "has not been chosen yet")
	view.Tried = "oc" // bat, ham, hat
	a.visit(view)
	a.says("guess-outcome", "No word was ever chosen: 3 still fitted, such as ")
	if got, want := a.page().One(".tiles").Attribute("aria-label"), "A word that still fits: "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if strings.Contains(a.page().Text("guess-summary"), "best play") {
		t.Error("the summary mentions the best play, want none because no word was chosen")
	}
	view.Tried = "athcx" // A, T: bat, cat, hat; no H: bat, cat; no C: bat
	view.Lives = 3
	a.visit(view)
	a.says("guess-outcome", "The word was BAT.")
	view.Tried = "athcb"
	a.visit(view)
	a.says("guess-outcome", "You left it only one word: BAT.")
}

// An evil page does not pick its word at random, so there is no chance to win. It reports
// the words left instead. By hand: O leaves bat, cat, ham and hat, and A does so without a miss.
func TestAnEvilGameTellsWhatIsLeftAndNoChances(t *testing.T) {
	view := guessView(7, "o")
	view.Evil = true
	a := practiceAt(t, view)
	a.p.judgements[a.p.game.guessKey(0, 'o')] = judgement{best: 'a', bestWon: 1, won: 0.9, hit: 2. / 6, bestHit: 4. / 6}
	a.says("guess-compared", "Not the best against a fair opponent O is in 33% of the words that fitted. It leaves 4 of 6 words and costs a life. "+
		"The best letter against a fair opponent, A, is in 67%. Here it leaves 4 and costs no life.")
	history := a.page().One(".guess-history").Words()
	if !strings.Contains(history, "Verdict against a fair opponent") || !strings.Contains(history, "in 33% leaves 4 A, in 67% leaves 4 Not the best For each") {
		t.Errorf("%q, want it to contain %q, with %q", history, "Verdict against a fair opponent", "in 33% leaves 4 A, in 67% leaves 4 Not the best For each")
	}
	a.p.judgements[a.p.game.guessKey(0, 'o')] = judgement{best: 'g', bestWon: 1, won: 0.9, hit: 2. / 6, bestHit: 1. / 6}
	if got, want := a.page().One(".guess-history").Words(), "G, in 17% leaves 5 and a miss"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	view.Tried = "ozx"
	a.visit(view)
	a.says("guess-summary", "2 guesses were letters that no fitting word has. They wasted 2 lives.")
	a.says("guess-summary", "Against a fair opponent: ")
	for _, words := range []string{a.page().Text("guess-summary"), a.page().Text("guess-compared"), a.page().One(".guess-history").Words()} {
		if strings.Contains(words, "win") || strings.Contains(words, "your chance") {
			t.Errorf("%q, want it without %q, without %q", words, "win", "your chance")
		}
	}
	view.Tried = "a"
	a.visit(view)
	a.p.onBest(a.Ctx(), app.Event{})
	a.says("guess-hint", "The best letter against a fair opponent is ")
}

func TestHintsAreGivenOnDemandAndNoted(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	seed := seedOf(t, a.p.words, "hat")
	a.visit(guessView(seed, ""))
	if got := a.page().Text("guess-hint"); got != "" {
		t.Errorf("before anybody asks: %q", got)
	}
	keys := a.page().All(".key")
	if len(keys) != 26 {
		t.Errorf("%d keys, want 26", len(keys))
	}
	for _, key := range keys {
		if label, want := key.Attribute("aria-label"), dicts.Capitals(key.Attribute("data-letter")); label != want {
			t.Errorf("a key says %q, want %q", label, want)
		}
	}
	a.p.onCounts(a.Ctx(), app.Event{})
	a.says("guess-hint", "6 words fit.")
	a.p.onBest(a.Ctx(), app.Event{})
	a.says("guess-hint", "The best letter is ")
	if got := len(a.page().All(".best")); got != 1 {
		t.Errorf("%d keys are the best", got)
	}
	a.visit(guessView(seed, "a"))
	if got := a.page().Text("guess-hint"); got != "4 words fit." {
		t.Errorf("at the next guess: %q", got)
	}
	if got, want := a.page().One(".guess-history").Words(), "(with help: best letter)"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	a.p.onChances(a.Ctx(), app.Event{})
	for letter, want := range map[string]string{"t": "T, in 75% of the words", "z": "Z, in no word that fits"} {
		if got := a.page().KeyFor(letter).Attribute("aria-label"); got != want {
			t.Errorf("%s is labelled %q, want %q", letter, got, want)
		}
	}
	a.p.guessLetter('t')
	a.visit(guessView(seed, "at"))
	if got, want := a.page().One(".guess-history").Words(), "(with help: chances)"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestALetterIsGuessedOnce(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.visit(guessView(seedOf(t, a.p.words, "hat"), "o"))
	a.p.guessLetter('o')
	a.says("notice", "You have already tried O.")
	a.p.guessLetter('é')
	a.says("notice", "É is not a letter in this dictionary.")
}

func TestADamagedGameSaysWhy(t *testing.T) {
	for _, c := range []struct {
		change  func(*address.View)
		problem string
	}{
		{func(v *address.View) { v.Letters = 0 }, "The address of this game does not say how many letters the word has. Start a new game."},
		{func(v *address.View) { v.Letters = 40 }, "Tiny has no words with 40 letters. Choose another length."},
		{func(v *address.View) { v.Dict, v.Letters = "bare", 0 }, "does not say how many letters"},
	} {
		view := guessView(7, "o")
		c.change(&view)
		a := practiceAt(t, view)
		a.says("messages", c.problem)
		a.says("guess-begin", "Think of a word")
	}
	view := guessView(7, "")
	view.Lives = 0
	a := practiceAt(t, view)
	a.says("guess-left", "8 lives left")
}

func TestADictionaryWithoutWordsToGuessSaysSo(t *testing.T) {
	view := guessView(0, "")
	view.Dict, view.Letters = "bare", 0
	a := practiceAt(t, view)
	for _, letters := range []int{0, 3} { // 3: as it was with another dictionary
		view.Letters = letters
		a.visit(view)
		a.says("guess-none", "Bare has no words with two or more letters. Choose another dictionary above.")
		if p := a.page(); !p.Id("guess-begin").Has("aria-disabled") || p.Text("messages") != "" {
			t.Errorf("%d letters: a game can begin, or the page says %q", letters, p.Text("messages"))
		}
	}
	game := guessView(7, "o")
	game.Dict = "bare"
	a.visit(game)
	a.says("guess-none", "Bare has no words")
	a.visit(view)
	a.Use(t, "click button id=guess-begin")
	if a.Asked().Seed != 0 {
		t.Error("a game started, want none without words")
	}
}

func TestAnotherDictionaryEndsTheGame(t *testing.T) {
	a := practiceAt(t, guessView(7, "o"))
	view := guessView(7, "o")
	view.Dict = "other"
	a.visit(view)
	a.says("guess-begin", "Think of a word")
	if a.Asked().Seed != 0 || a.Asked().Tried != "" || a.Asked().Dict != "other" {
		t.Errorf("the address still names a game: %+v", a.Asked())
	}
}

// While the dictionary of a game is loading, another stands in for it.
func TestNoGameIsPlayedWithADictionaryThatStandsIn(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.Ask(guessView(7, "o"))
	standIn := a.Asked()
	standIn.Dict = "other"
	a.Show(standIn)
	if a.p.game != nil {
		t.Error("there is a game with the stand-in dictionary, want none")
	}
}

func TestPracticeOnEveryDictionaryThatShips(t *testing.T) {
	for _, entry := range dicts.Catalogue {
		l := apptest.ShelfWith(t, entry.ID)
		words := l.HangmanWords(entry.ID)
		seed := uint64(3)
		letters := words.SomeLength(address.LeastLetters, seed)
		view := address.View{Page: address.HangmanPractice, Dict: entry.ID, Letters: letters, Seed: seed, Tried: "etaoinshrdlucmfwypvbgkqjxz", Evil: true}
		if g := newGuessGame(words, view); !g.over() || g.lives != defaultLives {
			t.Errorf("%s: after all letters the game of %d letters is not over", entry.ID, letters)
		}
	}
}
