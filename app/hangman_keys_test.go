package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// bare is a piece of a page by itself.
type bare struct{ app.UI }

func (b bare) Render() app.UI { return b.UI }

// drawnKeys is the picture of a keyboard by itself.
func drawnKeys(t *testing.T, keyOf func(rune) hangmanKey) page {
	t.Helper()
	s := siteAt(t, &library{}, DefaultView)
	return rendered(t, bare{hangmanKeys(s, "Letters", &dicts.Latin, keyOf, nil)})
}

func TestAKeySaysHowLikelyItsLetterIs(t *testing.T) {
	keys := map[rune]hangmanKey{
		'e': {state: letterOpen, share: 0.5451, best: true},
		's': {state: letterOpen, share: 0.999},
		'z': {state: letterOpen, share: 0.001},
		't': {state: letterOpen, share: 1},
		'a': {state: letterShown},
		'q': {state: letterMissing, off: true},
		'x': {state: letterUseless},
		'y': {state: letterOpen, held: true},
	}
	p := drawnKeys(t, func(letter rune) hangmanKey {
		if key, ok := keys[letter]; ok {
			return key
		}
		return hangmanKey{state: letterOpen}
	})
	for letter, want := range map[string]string{
		"e": "key open w-5 best: E, in 55 % of the words, the best: E 55%",
		"s": "key open w-10: S, in more than 99 % of the words: S >99%",
		"z": "key open w-1: Z, in less than 1 % of the words: Z <1%",
		"t": "key open w-10: T, in 100 % of the words: T 100%",
		"a": "key shown w-0: A, in the word: A ✓",
		"q": "key missing w-0: Q, not in the word: Q ✗",
		"x": "key useless w-0: X, in no word that fits: X –",
		"b": "key open w-0: B: B ",
	} {
		key := p.keyFor(letter)
		if got := key.attr("class") + ": " + key.attr("aria-label") + ": " + key.words() + " " + key.one(".key-sign").attr("data-sign"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if p.keyFor("q").attr("aria-disabled") != "true" || p.keyFor("x").attr("aria-disabled") == "true" || p.keyFor("y").attr("aria-pressed") != "true" {
		t.Error("the keys do not say which can be pressed, or which is")
	}
}

func TestTheLettersStandInThePersonsOrder(t *testing.T) {
	s := siteAt(t, &library{}, DefaultView)
	s.prefs.layout = keyOrderNamed("azerty")
	p := rendered(t, bare{hangmanKeys(s, "Letters", &dicts.Latin, func(rune) hangmanKey { return hangmanKey{state: letterOpen} }, nil)})
	var rows []string
	for _, row := range p.all(".key-row") {
		rows = append(rows, strings.ReplaceAll(row.words(), " ", ""))
	}
	if got := strings.Join(rows, "/"); got != "AZERTYUIOP/QSDFGHJKLM/WXCVBN" {
		t.Errorf("%s", got)
	}
}
