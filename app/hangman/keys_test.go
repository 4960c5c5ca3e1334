package hangman

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// bare is a piece of a page by itself.
type bare struct{ app.UI }

func (b bare) Render() app.UI { return b.UI }

// drawnKeys is the picture of a keyboard by itself.
func drawnKeys(t *testing.T, keyOf func(rune) hangmanKey) apptest.Page {
	t.Helper()
	s := siteAt(t, &shelf.Shelf{}, address.DefaultView)
	return apptest.Rendered(t, bare{hangmanKeys(s, "Letters", &dicts.Latin, keyOf, nil)})
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
		key := p.KeyFor(letter)
		if got := key.Attribute("class") + ": " + key.Attribute("aria-label") + ": " + key.Words() + " " + key.One(".key-sign").Attribute("data-sign"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if p.KeyFor("q").Attribute("aria-disabled") != "true" || p.KeyFor("x").Attribute("aria-disabled") == "true" || p.KeyFor("y").Attribute("aria-pressed") != "true" {
		t.Error("the keys do not say which can be pressed, or which is")
	}
}

func TestTheLettersStandInThePersonsOrder(t *testing.T) {
	s := siteAt(t, &shelf.Shelf{}, address.DefaultView)
	s.Prefs().Layout = ui.KeyOrderNamed("azerty")
	p := apptest.Rendered(t, bare{hangmanKeys(s, "Letters", &dicts.Latin, func(rune) hangmanKey { return hangmanKey{state: letterOpen} }, nil)})
	var rows []string
	for _, row := range p.All(".key-row") {
		rows = append(rows, strings.ReplaceAll(row.Words(), " ", ""))
	}
	if got, want := strings.Join(rows, "/"), "AZERTYUIOP/QSDFGHJKLM/WXCVBN"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}
