//go:build !js

package app

import (
	"errors"
	"strings"
	"testing"

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
	if j.hit != 0 || j.won != 0 || j.cost() != best.bestWon || !strings.HasPrefix(j.verdict(), "Costs you ") {
		t.Errorf("a letter of no word, with the last life: %+v, %s", j, j.verdict())
	}
	j, _ = judge(c, 25, 'z', never)
	if j.cost() != 0 || j.won != 1 || j.verdict() != "No word has it, but you can spare the life" {
		t.Errorf("a letter of no word, with many lives: %+v, %s", j, j.verdict())
	}
	j, _ = judge(c, 25, 'd', never) // one word in six
	if j.cost() != 0 || j.spare <= 0 || !strings.HasPrefix(j.verdict(), "As sure to win, but costs ") {
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
		j    judged
		want string
	}{
		{judged{isBest: true}, "The best letter"},
		{judged{bestWon: 0.8, won: 0.77, hit: 0.5}, "Costs you 3 points"},
		{judged{bestWon: 0.8, won: 0.79, hit: 0.5}, "Costs you 1 point"},
		{judged{bestWon: 0.8, won: 0.797, hit: 0.5}, "Costs you less than 1 point"},
		{judged{bestWon: 0.8, won: 0.8, hit: 0.5}, "As good as the best"},
		{judged{bestWon: 1, won: 1, hit: 0.5, spare: 0.62}, "As sure to win, but costs 0.6 lives more"},
	} {
		if got := c.j.verdict(); got != c.want {
			t.Errorf("%+v: %s, want %s", c.j, got, c.want)
		}
	}
}

func TestGuessesAreJudgedOnceAndTheLatestFirst(t *testing.T) {
	a := practiceAt(t, guessView(0, ""))
	a.asked = guessView(7, "oa")
	a.show(a.asked)
	tasks := a.p.tasks()
	if len(tasks) != 2 || tasks[0].finds.(guessKey).letter != 'a' {
		t.Fatalf("%d tasks, first %+v", len(tasks), tasks[0].finds)
	}
	a.settle(a.home)
	a.engine.ConsumeAll()
	if n := len(a.p.tasks()); n != 0 || len(a.p.judged) != 2 {
		t.Errorf("%d tasks are left, %d guesses judged", n, len(a.p.judged))
	}
}
