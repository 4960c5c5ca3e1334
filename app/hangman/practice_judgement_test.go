//go:build !js

package hangman

import (
	"errors"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

func TestHowAGuessCompares(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	c, err := a.p.words.Fit(hangmanTemplate(t, "___"), "")
	if err != nil {
		t.Fatal(err)
	}
	never := func() error { return nil }
	best, err := judge(c, 1, 0, never)
	if err != nil || best.estimated || best.bestWon <= 0 {
		t.Fatalf("%+v, %v", best, err)
	}
	j, _ := judge(c, 1, best.best, never)
	if !j.isBest || j.verdict() != "The best letter" || j.won != best.bestWon {
		t.Errorf("the best letter: %+v, %s", j, j.verdict())
	}
	j, _ = judge(c, 1, 'z', never)
	if j.hit != 0 || j.won != 0 || j.cost() != best.bestWon || j.verdict() != "Wasted the last life, and with it your whole chance to win" {
		t.Errorf("a letter of no word, with the last life: %+v, %s", j, j.verdict())
	}
	j, _ = judge(c, 25, 'z', never)
	if j.cost() != 0 || j.won != 1 || j.verdict() != "Wasted a life; you are still as likely to win" || j.noneBetter() {
		t.Errorf("a letter of no word, with many lives: %+v, %s", j, j.verdict())
	}
	j, _ = judge(c, 25, 'd', never) // one word in six
	if j.cost() != 0 || j.extraLives <= 0 || !strings.HasPrefix(j.verdict(), "As likely to win, but costs ") || j.noneBetter() {
		t.Errorf("a rare letter, with many lives: %+v, %s", j, j.verdict())
	}
	if _, err := judge(c, 3, 'a', func() error { return errors.New("given up") }); err != nil && err.Error() != "given up" {
		t.Error(err)
	}
}

func hangmanTemplate(t testing.TB, text string) hangman.Template {
	t.Helper()
	template, err := hangman.ParseTemplate(text)
	if err != nil {
		t.Fatal(err)
	}
	return template
}

func TestVerdictsInWords(t *testing.T) {
	for _, c := range []struct {
		j    judgement
		want string
	}{
		{judgement{isBest: true}, "The best letter"},
		{judgement{bestWon: 0.8, won: 0.77, hit: 0.5}, "Costs you 3 percentage points of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.79, hit: 0.5}, "Costs you 1 percentage point of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.797, hit: 0.5}, "Costs you less than 1 percentage point of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.8, hit: 0.5}, "As good as the best"},
		{judgement{bestWon: 1, won: 1, hit: 0.5, extraLives: 0.62}, "As likely to win, but costs 0.6 more lives"},
		{judgement{bestWon: 1, won: 1, hit: 0.5, extraLives: 0.62, extraEstimated: true}, "As likely to win, but costs about 0.6 more lives"},
		{judgement{bestWon: 0.8, won: 0.77, hit: 0.5, estimated: true}, "Estimated cost: 3 percentage points of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.797, hit: 0.5, estimated: true}, "Estimated cost: less than 1 percentage point of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.79, hit: 0.5, estimated: true, asGood: true}, "As good as the best"},
		{judgement{bestWon: 0.8, won: 0.8, estimated: true}, "Wasted a life; by the estimate, you are still as likely to win"},
		{judgement{bestWon: 1, won: 1, estimated: true}, "Wasted a life; you are still as likely to win"},
		{judgement{bestWon: 0.8, won: 0.77}, "Wasted a life and 3 percentage points of your chance to win"},
		{judgement{bestWon: 0.8, won: 0.77, estimated: true}, "Wasted a life and an estimated 3 percentage points of your chance to win"},
		{judgement{bestWon: 0.8}, "Wasted the last life, and with it your whole chance to win"},
		{judgement{bestWon: 0.8, hit: 0.2, bestHit: 0.5, unknown: true}, "In fewer of the words than the best letter"},
		{judgement{bestWon: 0.8, hit: 0.5, bestHit: 0.5, unknown: true}, "In as many of the words as the best letter"},
		{judgement{bestWon: 0.8, hit: 0.6, bestHit: 0.5, unknown: true}, "In more of the words than the best letter"},
	} {
		if got := c.j.verdict(); got != c.want {
			t.Errorf("%+v: %s, want %s", c.j, got, c.want)
		}
	}
}

// An evil page leaves nothing to chance, so only the best letter refers to a fair game.
func TestVerdictsOfEvilGamesClaimNoChance(t *testing.T) {
	for _, c := range []struct {
		j    judgement
		want string
	}{
		{judgement{isBest: true, hit: 0.5}, "The best letter against a fair opponent"},
		{judgement{bestWon: 0.8, won: 0.77, hit: 0.5}, "Not the best against a fair opponent"},
		{judgement{bestWon: 0.8, won: 0.77, hit: 0.5, estimated: true}, "By the estimate, not the best against a fair opponent"},
		{judgement{bestWon: 0.8, won: 0.8, hit: 0.5}, "As good as the best against a fair opponent"},
		{judgement{bestWon: 1, won: 1, hit: 0.5, extraLives: 0.62}, "As likely to win against a fair opponent, but costs more lives"},
		{judgement{bestWon: 0.8, won: 0.77}, "Wasted a life"},
		{judgement{bestWon: 1, won: 1}, "Wasted a life"},
		{judgement{bestWon: 0.8, hit: 0.2, bestHit: 0.5, unknown: true}, "In fewer of the words than the best letter against a fair opponent"},
	} {
		if got := c.j.evilVerdict(); got != c.want {
			t.Errorf("%+v: %s, want %s", c.j, got, c.want)
		}
	}
}

func TestEstimatedChancesAreSaidAsTheLeast(t *testing.T) {
	for _, c := range []struct {
		j    judgement
		want string
	}{
		{judgement{best: 'e', bestWon: 0.678, won: 0.649, hit: 0.5, bestHit: 0.6, estimated: true},
			"A is in 50% of the words that fitted. With the best play after it you win at least 64% of the games. The best letter, E: 60% and at least 67%."},
		{judgement{best: 'e', bestWon: 0.678, won: 0.678, hit: 0.5, bestHit: 0.6, estimated: true, asGood: true},
			"A is in 50% of the words that fitted. With the best play after it you win at least 67% of the games. E is as good: 60% and at least 67%."},
		{judgement{best: 'e', bestWon: 1, won: 1, bestHit: 0.6, asGood: true},
			"A is in 0% of the words that fitted. With the best play after it you win 100% of the games. The best letter, E: 60% and 100%."},
		{judgement{best: 'e', bestWon: 1, won: 0.997, hit: 0.5, bestHit: 0.6, estimated: true},
			"A is in 50% of the words that fitted. With the best play after it you win at least 99% of the games. The best letter, E: 60% and 100%."},
		{judgement{best: 'e', bestWon: 0.678, hit: 0.5, bestHit: 0.6, unknown: true},
			"A is in 50% of the words that fitted. Working out how often you win after it would take too long. The best letter, E: 60% and 68%."},
	} {
		if got := c.j.facts('a'); got != c.want {
			t.Errorf("%+v:\n%s\nwant\n%s", c.j, got, c.want)
		}
	}
	if got := tableText("at least 64%"); got != "≥64%" {
		t.Errorf("in the table: %s", got)
	}
}

// The estimates for S, T and N are so close that each counts as the best. The first of
// them does not have the highest estimate.
func TestLettersThatAreAsGoodCostNothing(t *testing.T) {
	words := apptest.ShelfWith(t, dicts.DefaultID).HangmanWords(dicts.DefaultID)
	c, err := words.Fit(hangmanTemplate(t, "_a___"), "e")
	if err != nil {
		t.Fatal(err)
	}
	never := func() error { return nil }
	o, err := c.Outlook(6, "", never)
	if err != nil || o.Basis != hangman.Estimated || len(o.Best()) < 2 || o.Best()[0].Won >= o.Best()[1].Won {
		t.Fatalf("%+v, %v", o, err)
	}
	for i, chance := range o.Best() {
		j, err := judge(c, 6, chance.Letter, never)
		if err != nil || j.isBest != (i == 0) || j.cost() != 0 || j.won > j.bestWon {
			t.Errorf("%c: %+v, %v", chance.Letter, j, err)
		}
		if want := text.Pick(i == 0, "The best letter", "As good as the best"); j.verdict() != want {
			t.Errorf("%c: %s, not %s", chance.Letter, j.verdict(), want)
		}
	}
	if j, err := judge(c, 6, 'z', never); err != nil || !strings.HasPrefix(j.verdict(), "Estimated cost: ") || j.won > j.bestWon {
		t.Errorf("Z: %s, %+v, %v", j.verdict(), j, err)
	}
}

// For these 112 words the search finds the best letter, but not the result of every other
// letter.
func TestALetterThatIsNotFoundOutIsComparedByItsWords(t *testing.T) {
	words := apptest.ShelfWith(t, dicts.DefaultID).HangmanWords(dicts.DefaultID)
	c, err := words.Fit(hangmanTemplate(t, "_i__e_"), "rs")
	if err != nil {
		t.Fatal(err)
	}
	j, err := judge(c, 8, 'a', func() error { return nil })
	if err != nil || !j.unknown || j.estimated || j.cost() != 0 || j.verdict() != "In fewer of the words than the best letter" {
		t.Errorf("%s: %+v, %v", j.verdict(), j, err)
	}
}

func TestTheSummaryDoesNotCountWhatIsNotFoundOut(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.visit(guessView(seedOf(t, a.p.words, "hat"), "ath"))
	a.p.judgements[a.p.game.guessKey(1, 't')] = judgement{best: 'h', bestWon: 1, unknown: true}
	a.says("guess-summary", "It would take too long to work out what 1 guess cost.")
	a.says("guess-summary", "Your other guesses kept your whole chance to win.")
	a.p.judgements[a.p.game.guessKey(1, 't')] = judgement{best: 'h', bestWon: 1, won: 0.9, hit: 0.5, estimated: true}
	a.says("guess-summary", "By the estimates, your guesses cost you 10 percentage points of your chance to win in all. For 2 of 3 guesses there was no better letter.")
	a.p.helpByView = map[address.View]guessHelp{a.p.game.afterGuesses(1): {best: true}}
	a.says("guess-summary", "no better letter. You had help with 1.")
}

// A guess can keep the chance to win and still cost lives that the best letter would have
// kept.
func TestTheSummaryTellsLivesApartFromChances(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	view := guessView(seedOf(t, a.p.words, "hat"), "xyath")
	view.Lives = 25
	a.visit(view)
	a.says("guess-summary", "You lost 2 of 25 lives in 5 guesses. 2 guesses were letters that no fitting word has. They wasted 2 lives.")
	a.says("guess-summary", "Your guesses kept your whole chance to win.")
	a.p.judgements[a.p.game.guessKey(3, 't')] = judgement{best: 'h', bestWon: 1, won: 1, hit: 0.5, asGood: true, extraLives: 0.3}
	a.p.judgements[a.p.game.guessKey(4, 'h')] = judgement{best: 'b', bestWon: 1, won: 1, hit: 0.5, asGood: true, extraLives: 0.7, extraEstimated: true}
	a.says("guess-summary", "2 guesses as likely to win as the best cost about 1.0 more lives on average.")
	a.p.judgements[a.p.game.guessKey(2, 'a')] = judgement{best: 'a', bestWon: 1, won: 1, hit: 0.5, isBest: true, asGood: true}
	a.says("guess-summary", "For 1 of 5 guesses there was no better letter.")
}

// The guess that loses the last life is no worse than those before it.
func TestALossIsNotBlamedOnTheLastGuessOnly(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.visit(guessView(seedOf(t, a.p.words, "dog"), "xyz"))
	a.says("guess-summary", "You lost 3 of 3 lives in 3 guesses. 3 guesses were letters that no fitting word has. They wasted 3 lives.")
	a.says("guess-summary", "Your guesses cost you your whole chance to win. There was a better letter every time.")
	a.says("guess-compared", "Wasted the last life, and with it your whole chance to win")
}

// Extra lives are counted from the letter shown as the best, which may not be the one
// that saves the most lives.
func TestSparedLivesAreCountedFromTheBestThatIsShown(t *testing.T) {
	words := apptest.ShelfWith(t, dicts.DefaultID).HangmanWords(dicts.DefaultID)
	never := func() error { return nil }
	counted := 0
	for _, template := range []string{"_a__le", "_i__le", "_ou_c_", "_o_n_"} {
		c, err := words.Fit(hangmanTemplate(t, template), "rs")
		if err != nil {
			t.Fatal(err)
		}
		unlimited, err := c.Outlook(0, "abcdefghijklmnopqrstuvwxyz", never)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range c.Letters() {
			j, err := judge(c, 20, l.Letter, never)
			if err != nil {
				t.Fatal(err)
			}
			of, known := unlimited.Of(l.Letter)
			best, knownToo := unlimited.Of(j.best)
			if j.isBest || j.won != 1 || !known || !knownToo {
				continue
			}
			counted++
			if j.extraLives != of.Lost-best.Lost {
				t.Errorf("%s: %c costs %v lives more than %c, not %v", template, l.Letter, of.Lost-best.Lost, j.best, j.extraLives)
			}
		}
	}
	if counted == 0 {
		t.Error("no letter costs only lives, want at least one to check")
	}
}

func TestGuessesAreJudgedOnceAndTheLatestFirst(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.Ask(guessView(7, "oa"))
	a.Show(a.Asked())
	tasks := a.p.tasks()
	if len(tasks) != 2 || tasks[0].key.(guessKey).letter != 'a' {
		t.Fatalf("%d tasks, first %+v", len(tasks), tasks[0].key)
	}
	a.Settle(a.Ctx())
	a.Engine.ConsumeAll()
	if n := len(a.p.tasks()); n != 0 || len(a.p.judgements) != 2 {
		t.Errorf("%d tasks are left, %d guesses judged", n, len(a.p.judgements))
	}
}
