package ui

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// drawn is what go-app makes of a piece of a page.
func drawn(piece app.UI) string { return app.HTMLString(piece) }

func unknown(rune) Key { return Key{} }

// keys are the start tags of the keys in HTML, by letter.
func keys(t *testing.T, html string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, piece := range strings.Split(html, "<button")[1:] {
		tag, _, _ := strings.Cut(piece, ">")
		_, after, _ := strings.Cut(tag, `data-letter="`)
		letter, _, _ := strings.Cut(after, `"`)
		found[letter] = tag
	}
	return found
}

func TestAKeyShowsAndSaysWhatIsKnownOfItsLetter(t *testing.T) {
	got := keys(t, drawn(Keyboard{
		Rows: []string{"ab", "c"}, Stop: new(rune), Toggles: true,
		KeyOf: func(letter rune) Key {
			return map[rune]Key{
				'a': {Class: "win", Said: "wins in 4", Sign: "✓", Tenths: 3},
				'b': {Off: true, Pressed: true},
			}[letter]
		},
	}.Draw()))
	for letter, want := range map[string][]string{
		"a": {`class="key win w-3"`, `aria-label="A, wins in 4"`, `title="A, wins in 4"`, `aria-disabled="false"`, `aria-pressed="false"`},
		"b": {`class="key"`, `aria-label="B"`, `aria-disabled`, `aria-pressed`},
		"c": {`class="key"`, `aria-label="C"`},
	} {
		for _, attribute := range want {
			if !strings.Contains(got[letter], attribute) {
				t.Errorf("the key %s is%s, want %s", letter, got[letter], attribute)
			}
		}
	}
	if strings.Contains(got["b"], "title=") || strings.Contains(got["b"], `aria-disabled="false"`) || strings.Contains(got["b"], `aria-pressed="false"`) {
		t.Errorf("the key b is%s, want no title, and that it is off and pressed", got["b"])
	}
	if !strings.Contains(drawn(Keyboard{Rows: []string{"a"}, Stop: new(rune), KeyOf: func(rune) Key { return Key{Sign: "✓"} }}.Draw()), `data-sign="✓"`) {
		t.Error("the sign is not on the key")
	}
	for letter, tag := range keys(t, drawn(Keyboard{Rows: []string{"a"}, Stop: new(rune), KeyOf: unknown}.Draw())) {
		if strings.Contains(tag, "aria-pressed") {
			t.Errorf("the key %s can be pressed for good, and does not toggle:%s", letter, tag)
		}
	}
}

func TestTabReachesOneKey(t *testing.T) {
	for _, c := range []struct {
		stop rune
		rows []string
		want string
	}{
		{0, []string{"qw", "as"}, "q"},
		{'s', []string{"qw", "as"}, "s"},
		{'ж', []string{"qw", "as"}, "q"}, // of the dictionary before
		{'ж', []string{"жз"}, "ж"},
	} {
		stops := ""
		for letter, tag := range keys(t, drawn(Keyboard{Rows: c.rows, Stop: &c.stop, KeyOf: unknown}.Draw())) {
			if strings.Contains(tag, `tabindex="0"`) {
				stops += letter
			}
		}
		if stops != c.want {
			t.Errorf("%q on %q: Tab stops at %q, want %q", c.stop, c.rows, stops, c.want)
		}
	}
}

func TestArrowsLeadToTheKeyBeside(t *testing.T) {
	rows := []string{"qwertyuiop", "asdfghjkl", "zxcvbnm", "äöüß"}
	lengths := []int{10, 9, 7, 4}
	for _, c := range []struct{ from, pressed, want string }{
		{"q", "ArrowLeft", "q"}, {"w", "ArrowLeft", "q"}, {"o", "ArrowRight", "p"}, {"p", "ArrowRight", "p"},
		{"g", "Home", "a"}, {"g", "End", "l"},
		{"q", "ArrowUp", "q"}, {"q", "ArrowDown", "a"}, {"w", "ArrowDown", "s"}, {"s", "ArrowUp", "w"}, {"p", "ArrowDown", "l"},
		{"a", "ArrowDown", "z"}, {"d", "ArrowDown", "x"}, {"x", "ArrowUp", "d"}, {"l", "ArrowDown", "m"},
		{"c", "ArrowDown", "ö"}, {"ö", "ArrowUp", "c"}, {"z", "ArrowDown", "ä"}, {"ß", "ArrowDown", "ß"},
	} {
		for i, row := range rows {
			letters := []rune(row)
			for j, letter := range letters {
				if string(letter) == c.from {
					to, column := besideKey(lengths, i, j, c.pressed)
					if got := string([]rune(rows[to])[column]); got != c.want {
						t.Errorf("%s leads from %s to %s, want %s", c.pressed, c.from, got, c.want)
					}
				}
			}
		}
	}
}
