package hangman

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestTemplatesAreReadAsPeopleWriteThem(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"  ", ""},
		{"/", ""},
		{"_a___", "_a___"},
		{"?a.._", "_a___"},
		{"a...", "a___"},
		{"a…", "a___"}, // as phones write three dots
		{"_A__É", "_a__é"},
		{"Σ_σς", "σ_σς"},
		{"_ a _ _", "_a__"}, // cells with gaps
		{" _  a", "_  a"},   // a wider gap parts words
		{"_ a   _ _", "_a __"},
		{"_ a / _ _", "_a __"},
		{"_ _ ' _", "__'_"},
		{"__/__", "__ __"},
		{"__ / __", "__ __"},
		{"__   __", "__ __"},
		{"__\t__\n", "__ __"},
		{"i am", "i am"},
		{"i/a", "i  a"}, // two words of one letter, which one gap would join
		{"don’t", "don't"}, {"don‘t", "don't"}, {"don`t", "don't"}, {"don´t", "don't"}, {"donʼt", "don't"},
		{"a–b—c‐d‑e-f", "a-b-c-d-e-f"},
		{"well - known", "well - known"},
	} {
		parsed, err := ParseTemplate(c.text)
		if err != nil || parsed.String() != c.want {
			t.Errorf("%q is read as %q, %v, not as %q", c.text, parsed, err, c.want)
		}
	}
}

func TestWhatIsNoTemplateIsSaidWithItsPlace(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"_a_1", `character 4 ('1')`},
		{"_a*", `character 3 ('*')`},
		{"  _a1", `character 5 ('1')`},
		{"_a/_b/1", `character 7 ('1')`},
		{"_ a _ 1", `character 7 ('1')`},
		{"é1", `character 2 ('1')`},
		{"a…1", `character 3 ('1')`},
		{"e\u0301", "character 2 ("}, // an accent of its own
		{"a\x00", "character 2 ("},
		{"a\xff", "character 2 ("},
		{"a😀", "character 2 ("},
		{strings.Repeat("_", MaxCells+1), "up to 100 characters"},
	} {
		parsed, err := ParseTemplate(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q is read as %q, %v, without %q", c.text, parsed, err, c.want)
		}
	}
}

func TestATemplateHasUpToAHundredCells(t *testing.T) {
	for _, text := range []string{strings.Repeat("_", MaxCells), strings.Repeat("_ ", MaxCells), "  " + strings.Repeat("a", MaxCells) + "  "} {
		if parsed, err := ParseTemplate(text); err != nil || len(parsed.Cells()) != MaxCells {
			t.Errorf("%q: %d cells, %v", text, len(parsed.Cells()), err)
		}
	}
}

func TestTemplatesAreReadBack(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 5))
	cells := []rune("__abé '-")
	for range fewer(20_000) {
		var text []rune
		for range r.IntN(8) {
			text = append(text, cells[r.IntN(len(cells))])
		}
		parsed, err := ParseTemplate(string(text))
		if err != nil {
			t.Fatalf("%q: %v", string(text), err)
		}
		again, err := ParseTemplate(parsed.String())
		if err != nil || !slices.Equal(again.Cells(), parsed.Cells()) {
			t.Fatalf("%q is written %q and read back as %q, %v", string(text), parsed, again, err)
		}
	}
}

func TestATemplateKnowsItsLetters(t *testing.T) {
	parsed, err := ParseTemplate("_b-a_'b _")
	if err != nil {
		t.Fatal(err)
	}
	if parsed.Blanks() != 3 || string(parsed.Shown()) != "ab" || string(parsed.Cells()) != "_b-a_'b _" {
		t.Errorf("%d blanks, %q shown, cells %q", parsed.Blanks(), string(parsed.Shown()), string(parsed.Cells()))
	}
	var nothing Template
	if nothing.Blanks() != 0 || len(nothing.Shown()) != 0 || nothing.String() != "" {
		t.Errorf("%+v, want the zero value to show nothing", nothing)
	}
	if shown := TemplateOf("well-to-do o'er", func(letter rune) bool { return letter == 'o' }); shown.String() != "____-_o-_o o'__" {
		t.Errorf("%s, want ____-_o-_o o'__", shown)
	}
}
