package hangman

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestACallbackMayBeNil(t *testing.T) {
	w := smallWords(t)
	many := fit(t, w, "_______", "") // ticks often
	if o, err := many.Outlook(6, "", nil); err != nil || len(o.Chances) == 0 {
		t.Errorf("outlook: %d chances, %v; want some and no error", len(o.Chances), err)
	}
	if lost, err := w.Play(MostHit, 7, 6, nil, nil); err != nil || len(lost) != w.Count(7) {
		t.Errorf("play: %d results, %v; want %d and no error", len(lost), err, w.Count(7))
	}
	few := Contestant{Algorithm: BestPlay}
	if s, err := w.Compete(few, 7, w.Sample(7, 3, 1), nil); err != nil || s.Words != 3 {
		t.Errorf("compete: %+v, %v; want 3 words and no error", s, err)
	}
	if h, err := w.Hunt(12).Step(nil); err != nil || h.Done() == 0 {
		t.Errorf("hunt: %v done, %v; want more than 0 and no error", h.Done(), err)
	}
	if endings, err := w.Endings(1, 1, nil); err != nil || endings[0].Positions != 1 {
		t.Errorf("endings: %+v, %v; want one position and no error", endings, err)
	}
}

func TestCapitalsDoNotMatterInLettersEither(t *testing.T) {
	w := wordsOver(t, []string{"area", "aura", "éras"}, "")
	if got := fit(t, w, "____", "EÉ").Count(); got != 1 {
		t.Errorf("%d words fit without E and É, want aura alone", got)
	}
	template, err := ParseTemplate("a___")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Fit(template, "A"); err == nil || !strings.HasPrefix(err.Error(), "A ") {
		t.Errorf("A is shown and excluded: %v, want a contradiction that names it", err)
	}
	rounds := w.Think(4, true, 1).Play("E", 5)
	if len(rounds) != 2 || rounds[1].Guess != 'e' {
		t.Errorf("guessing E makes the rounds %+v, want one with the guess e", rounds)
	}
	c := fit(t, shipped(t, dicts.DefaultID), "_______", "")
	o, err := c.Outlook(6, "Q", untroubled)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := o.Of('q'); !ok {
		t.Errorf("the outlook that was asked about Q says nothing of it")
	}
}

func TestASigmaAtTheEndOfATemplateIsReadAsFinal(t *testing.T) {
	for text, want := range map[string]string{
		"ΟΔΟΣ": "οδος", "Ο Δ Ο Σ": "οδος", "ΣΑΣ/ΣΑ_": "σας σα_", "_Σ": "_ς", "Σ_": "σ_", "Α Σ_": "α σ_",
	} {
		template, err := ParseTemplate(text)
		if got := template.String(); err != nil || got != want {
			t.Errorf("%s is read as %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestWhatCannotBePlayedIsAnError(t *testing.T) {
	w := listOf(t, "at bat cat")
	c := fit(t, w, "_at", "")
	played := func(a Algorithm, letters, lives int, sample []int) error {
		_, err := w.Play(a, letters, lives, sample, nil)
		return err
	}
	outlook := func(lives int) error { _, err := c.Outlook(lives, "", nil); return err }
	compete := func(a Algorithm, letters int) error {
		_, err := w.Compete(Contestant{Algorithm: a}, letters, nil, nil)
		return err
	}
	for _, wrong := range []struct {
		err  error
		want string
	}{
		{outlook(-1), "-1 lives: there can be 1 or more, or 0 for any number"},
		{played(MostHit, 3, -1, nil), "-1 lives: there can be 1 or more, or 0 for any number"},
		{played(MostHit, 99, 6, nil), "99 letters: words have 1 to 63"},
		{played(MostHit, -1, 6, nil), "-1 letters: words have 1 to 63"},
		{played(99, 3, 6, nil), "there is no algorithm 99"},
		{played(MostHit, 3, 6, []int{0, 2}), "there is no word 2: the words with 3 letters are numbered from 0 to 1"},
		{played(MostHit, 3, 6, []int{-1}), "there is no word -1: the words with 3 letters are numbered from 0 to 1"},
		{played(MostHit, 4, 6, []int{0}), "there is no word 0: no word has 4 letters"},
		{compete(BestPlay, 99), "99 letters: words have 1 to 63"},
		{compete(-1, 3), "there is no algorithm -1"},
		{func() error { _, err := w.Hunt(99).Step(nil); return err }(), "99 letters: words have 1 to 63"},
	} {
		if wrong.err == nil || wrong.err.Error() != wrong.want {
			t.Errorf("the error is %q, want %q", wrong.err, wrong.want)
		}
	}
	if lost, err := w.Play(MostHit, 7, 6, nil, nil); err != nil || len(lost) != 0 {
		t.Errorf("a length without words: %v, %v; want neither results nor an error", lost, err)
	}
}

func TestWhatHasNoErrorToReturnPanicsWithAReason(t *testing.T) {
	w := listOf(t, "bat")
	letters := fit(t, w, "___", "").Letters()
	for want, wrong := range map[string]func(){
		"hangman: Rate does not rate by BestPlay, see Candidates.Outlook": func() { Rate(BestPlay, letters) },
		"hangman: Rate: there is no algorithm 99":                         func() { Rate(99, nil) },
		"hangman: Think: no word has 5 letters":                           func() { w.Think(5, false, 1) },
		"hangman: Think: no word has 99 letters":                          func() { w.Think(99, true, 1) },
		"hangman: Hardest before the hunt is over: 0 of 11 steps":         func() { w.Hunt(3).Hardest() },
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("it panics with %v, want %q", got, want)
				}
			}()
			wrong()
		}()
	}
}
