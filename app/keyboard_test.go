package app

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

// keyFor finds the key of a letter.
func (p page) keyFor(letter string) page {
	p.t.Helper()
	for _, key := range p.all(".key") {
		if key.attr("data-letter") == letter {
			return key
		}
	}
	p.t.Fatalf("no key for %s", letter)
	return page{}
}

func TestKeysShowTheVerdictOnTheirLetter(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view                       View
		letter, class, label, sign string
	}{
		{game(2, 1, ""), "j", "win", "J, wins in 4", "✓"},
		{game(2, 1, ""), "a", "lose", "A, loses in 5", "✗"},
		{game(2, 2, ""), "j", "lose", "J, you lose in 4", "✗"}, // as the tree: for you, whoever moves
		{game(2, 2, ""), "a", "win", "A, you win in 5", "✓"},
		{game(2, MoverSeat, "j"), "a", "lose", "A, loses in 3", "✗"},
		{game(3, 2, ""), "p", "win", "P, you are safe", "✓"},
		{game(2, 1, "jac"), "k", "word", "K, completes JACK", "■"},
		{game(2, 1, "ja"), "q", "none", "Q, no word goes on so", ""},
		{game(2, 1, "jack"), "e", "none", "E, no word goes on so", ""},
		{game(3, 1, ""), "p", "win", "P, safe", "✓"},
		{game(3, 1, ""), "a", "lose", "A, can lose", "✗"},
		{guaranteed(game(3, 1, "")), "p", "lose", "P, no guarantee", "✗"},
		{guaranteed(game(3, 1, "")), "q", "win", "Q, guaranteed", "✓"},
		{guaranteed(game(2, 1, "")), "j", "win", "J, wins in 4", "✓"},
	} {
		key := pageAt(t, l, c.view).keyFor(c.letter)
		if key.attr("class") != "key "+c.class || key.attr("aria-label") != c.label || key.one(".key-sign").words() != c.sign {
			t.Errorf("%s: %s is %q, %q, %q", c.view.Address(), c.letter, key.attr("class"), key.attr("aria-label"), key.one(".key-sign").words())
		}
		if key.has("aria-disabled") != (c.class == "none") {
			t.Errorf("%s: %s has aria-disabled %s", c.view.Address(), c.letter, key.attr("aria-disabled"))
		}
	}
}

func TestKeysStandInTheOrderChosen(t *testing.T) {
	e := explorerAt(t, shelfWith(t, dicts.DefaultID), DefaultView)
	for order, want := range map[string]string{
		"":         "QWERTYUIOP ASDFGHJKL ZXCVBNM",
		"nonsense": "QWERTYUIOP ASDFGHJKL ZXCVBNM",
		"azerty":   "AZERTYUIOP QSDFGHJKLM WXCVBN",
		"qwertz":   "QWERTZUIOP ASDFGHJKL YXCVBNM",
		"alphabet": "ABCDEFGHI JKLMNOPQR STUVWXYZ",
	} {
		e.prefs.layout = keyOrderNamed(order)
		var rows []string
		for _, row := range rendered(t, e).all(".key-row") {
			keys := ""
			for _, key := range row.all(".key-letter") {
				keys += key.words()
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
		l := shelfOf(t, words...)
		p := pageAt(t, l, anyWord(2, 1, ""))
		for _, letter := range l.dictionaries[dicts.DefaultID].Trie.Alphabet().String() {
			p.keyFor(string(letter))
		}
		for _, word := range words {
			first := string([]rune(word)[:1])
			key := p.keyFor(first)
			if key.has("aria-disabled") || !strings.HasPrefix(key.attr("aria-label"), dicts.Capitals(first)+", ") {
				t.Errorf("%s: %s has the key %q", name, word, key.attr("aria-label"))
			}
			over := pageAt(t, l, anyWord(2, 1, word))
			if got := over.text("verdict"); !strings.HasPrefix(got, dicts.Capitals(word)+" is a word") {
				t.Errorf("%s: at %s: %s", name, word, got)
			}
			if v, problems := ParseAddress(anyWord(2, 1, word).Address(), new(library).entry); v.Fragment != word || len(problems) > 0 {
				t.Errorf("%s: the address of %s leads to %s", name, word, v.Fragment)
			}
		}
	}
}

func TestRefusedLettersAreExplained(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		l        *library
		fragment string
		letter   rune
		want     string
	}{
		{l, "ja", 'q', "No word begins with JAQ in American English 7.1."},
		{l, "", 'é', "No word begins with É in American English 7.1."},
		{l, "jack", 'e', "JACK is a word: the round is over. Take a letter back to go on."},
		{shelfOf(t), "", 'a', "No word begins with A in American English 7.1."},
	} {
		e := explorerAt(t, c.l, game(2, 1, c.fragment))
		e.notice = e.explorer.scene.refusal(c.letter)
		if got := rendered(t, e).text("notice"); got != c.want {
			t.Errorf("%s%c: %q, want %q", c.fragment, c.letter, got, c.want)
		}
	}
}

func TestKeysFollowTheAlphabetOfTheDictionary(t *testing.T) {
	for _, c := range []struct{ alphabet, rows string }{
		{"abcdefghijklmnopqrstuvwxyz", "qwertyuiop asdfghjkl zxcvbnm"},
		{"ab", "qwertyuiop asdfghjkl zxcvbnm"},
		{"abcäöüß", "qwertyuiop asdfghjkl zxcvbnm äöüß"},
		{"абвгдежзийклмнопрстуфхцчшщъыьэюя", "абвгдежзийк лмнопрстуфх цчшщъыьэюя"},
	} {
		if got := strings.Join(keyOrderNamed("qwerty").rowsFor(c.alphabet), " "); got != c.rows {
			t.Errorf("%s: %s, want %s", c.alphabet, got, c.rows)
		}
	}
}
