//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestAdviceInCyrillic(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "кот", "рот", "дом", "том"), known("_О_", "", 3))
	if got, want := a.says(t), "Guess Т. ДОМ, КОТ, РОТ or ТОМ. 75% have it. "; !strings.HasPrefix(got, want) {
		t.Errorf("%s, want it to begin with %q", got, want)
	}
	a.p.pressLetter('т')
	a.p.keyOutsideCells("3")
	a.asks(t, "_от", "", 3)
	if got, want := a.page(t).Text("hangman-count"), "2 words fit"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if got := len(a.page(t).All(".key")); got != 6 {
		t.Errorf("%d keys", got)
	}
}

func TestAdviceWithMoreThanTwentySixLetters(t *testing.T) {
	const letters = "abcdefghijklmnopqrstuvwxyzßäöü"
	words := []string{"süß", "fuß", "größe", "übel", "öl"}
	for _, letter := range letters {
		words = append(words, string(letter))
	}
	a := adviceAt(t, apptest.ShelfOf(t, words...), known("__ß", "", 0))
	if got := len(a.page(t).All(".key")); got != 30 {
		t.Errorf("%d keys", got)
	}
	a.p.toggleMissing('ü')
	a.asks(t, "__ß", "ü", 0)
	if got := a.says(t); got != "It is FUß. No other word of "+a.Shelf.NameOf(dicts.DefaultID)+" fits. Is that wrong? Then check the letters or try another dictionary." {
		t.Errorf("%s, want %v", got, "It is FUß. No other word of "+a.Shelf.NameOf(dicts.DefaultID)+" fits. Is that wrong? Then check the letters or try another dictionary.")
	}
}

func TestAdviceWhereAllWordsHaveOneLetter(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "a", "i", "o"), known("_", "", 2))
	if got, want := a.says(t), "Guess A. A, I or O. 33% have it. I and O are as good. With 2 lives left you win 67% of the time (exact)."; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if got, want := row(a.page(t), "#3"), "A I O | 0.67 | "; got != want {
		t.Errorf("#3: %s, want %q", got, want)
	}
	if got := row(a.page(t), "Best play"); got != "A I O | 66.7% | " {
		t.Errorf("best play: %s", got)
	}
	a.p.typeTemplate("_ / _")
	if got, want := a.page(t).Text("hangman-count"), "9 phrases fit"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}
