package explore

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
)

func TestKeysShowTheVerdictOnTheirLetter(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view                       address.View
		letter, class, label, sign string
	}{
		{apptest.Game(2, 1, ""), "j", "win", "J, wins in 4", "✓"},
		{apptest.Game(2, 1, ""), "a", "lose", "A, loses in 5", "✗"},
		{apptest.Game(2, 2, ""), "j", "lose", "J, you lose in 4", "✗"}, // as the tree: for you, whoever moves
		{apptest.Game(2, 2, ""), "a", "win", "A, you win in 5", "✓"},
		{apptest.Game(2, address.MoverSeat, "j"), "a", "lose", "A, loses in 3", "✗"},
		{apptest.Game(3, 2, ""), "p", "win", "P, you are safe", "✓"},
		{apptest.Game(2, 1, "jac"), "k", "word", "K, completes JACK", "■"},
		{apptest.Game(2, 1, "ja"), "q", "none", "Q, no word continues this way", ""},
		{apptest.Game(2, 1, "jack"), "e", "none", "E, no word continues this way", ""},
		{apptest.Game(3, 1, ""), "p", "win", "P, safe", "✓"},
		{apptest.Game(3, 1, ""), "a", "lose", "A, can lose", "✗"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "p", "lose", "P, no guarantee", "✗"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "q", "win", "Q, guaranteed", "✓"},
		{apptest.Guaranteed(apptest.Game(2, 1, "")), "j", "win", "J, wins in 4", "✓"},
	} {
		key := pageAt(t, l, c.view).KeyFor(c.letter)
		if key.Attribute("class") != "key "+c.class || key.Attribute("aria-label") != c.label || key.One(".key-sign").Attribute("data-sign") != c.sign {
			t.Errorf("%s: %s is %q, %q, %q", c.view.Address(), c.letter, key.Attribute("class"), key.Attribute("aria-label"), key.One(".key-sign").Attribute("data-sign"))
		}
		if key.Has("aria-disabled") != (c.class == "none") {
			t.Errorf("%s: %s has aria-disabled %s", c.view.Address(), c.letter, key.Attribute("aria-disabled"))
		}
	}
}

// The line under the keys explains the kinds of keys that there are, and no others.
func TestALineExplainsWhatIsOnTheKeys(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string
	}{
		{apptest.Game(2, 1, ""), "✓ you win | ✗ you lose"},
		{apptest.Game(2, 2, "jac"), "■ completes a word"},
		{apptest.Game(2, 1, "jack"), ""},
		{apptest.Game(2, 1, "zon"), "✓ you win | ✗ you lose | ■ completes a word"},
		{apptest.Game(3, 1, ""), "✓ you are safe if everyone plays well | ✗ you can lose"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "✓ you can avoid losing, whatever the others do | ✗ the others together can make you lose"},
	} {
		if got := strings.Join(apptest.Texts(pageAt(t, l, c.view).Id("key-legend").All("li")), " | "); got != c.want {
			t.Errorf("%s: %q, want %q", c.view.Address(), got, c.want)
		}
	}
}

func TestKeysStandInTheOrderChosen(t *testing.T) {
	e := explorerAt(t, apptest.ShelfWith(t, dicts.DefaultID), address.DefaultView)
	for order, want := range map[string]string{
		"":         "QWERTYUIOP ASDFGHJKL ZXCVBNM",
		"nonsense": "QWERTYUIOP ASDFGHJKL ZXCVBNM",
		"azerty":   "AZERTYUIOP QSDFGHJKLM WXCVBN",
		"qwertz":   "QWERTZUIOP ASDFGHJKL YXCVBNM",
		"alphabet": "ABCDEFGHI JKLMNOPQR STUVWXYZ",
	} {
		e.Prefs().Layout = ui.KeyOrderNamed(order)
		var rows []string
		for _, row := range apptest.Rendered(t, e).All(".key-row") {
			keys := ""
			for _, key := range row.All(".key-letter") {
				keys += key.Words()
			}
			rows = append(rows, keys)
		}
		if got := strings.Join(rows, " "); got != want {
			t.Errorf("%q: %s, want %s", order, got, want)
		}
	}
}

// Letters that no order of keys has get keys too, whatever they look like.
func TestEveryLetterOfADictionaryHasAKey(t *testing.T) {
	for name, words := range map[string][]string{
		"accents":           {"été", "œuf", "straße", "ça"},
		"cyrillic":          {"мир", "мост", "щука"},
		"upper case varies": {"ıssı", "ŉa", "ǆep", "ςa", "ſo", "ﬁn", "iki"},
		"no case":           {"猫草", "日本", "שלום", "ابجد"},
		"beyond 16 bits":    {"𐐨𐐩", "𝒶𝒷"},
	} {
		l := apptest.ShelfOf(t, words...)
		p := pageAt(t, l, apptest.AnyWord(2, 1, ""))
		for _, letter := range l.Dictionaries[dicts.DefaultID].Trie.Alphabet().String() {
			p.KeyFor(string(letter))
		}
		for _, word := range words {
			first := string([]rune(word)[:1])
			key := p.KeyFor(first)
			if key.Has("aria-disabled") || !strings.HasPrefix(key.Attribute("aria-label"), dicts.Capitals(first)+", ") {
				t.Errorf("%s: %s has the key %q", name, word, key.Attribute("aria-label"))
			}
			over := pageAt(t, l, apptest.AnyWord(2, 1, word))
			if got := over.Text("verdict"); !strings.HasSuffix(got, "by completing "+dicts.Capitals(word)+".") {
				t.Errorf("%s: at %s: %s", name, word, got)
			}
			if v, problems := address.ParseAddress(apptest.AnyWord(2, 1, word).Address(), new(shelf.Shelf).Entry); v.Fragment != word || len(problems) > 0 {
				t.Errorf("%s: the address of %s leads to %s", name, word, v.Fragment)
			}
		}
	}
}
