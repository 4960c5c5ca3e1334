package dicts

import (
	"slices"
	"strings"
	"testing"
)

func TestAnAlphabetKnowsItsLettersAndNoOthers(t *testing.T) {
	for _, s := range append(randomAlphabets, "ßſāω", "abc") {
		letters := []rune(s)
		slices.Sort(letters)
		a, err := NewAlphabet(string(letters))
		if err != nil {
			t.Fatal(err)
		}
		if a.String() != string(letters) || a.Len() != len(letters) {
			t.Errorf("%q became %q of %d letters", string(letters), &a, a.Len())
		}
		for r := rune(-1); r < 0x11000; r++ {
			want, ok := slices.BinarySearch(letters, r)
			if got, found := a.Index(r); found != ok || (ok && got != want) {
				t.Fatalf("%q: index of %q is %d, %v", &a, r, got, found)
			}
			if ok && a.Letter(want) != r {
				t.Fatalf("%q: letter %d is %q", &a, want, a.Letter(want))
			}
		}
	}
}

func TestABadAlphabetIsRefusedWithAReason(t *testing.T) {
	for s, reason := range map[string]string{
		"":        "at least one letter",
		"ba":      "out of order",
		"aa":      "out of order",
		"aB":      "not a lower-case letter",
		"a1":      "not a lower-case letter",
		"a-":      "not a lower-case letter",
		"aǅ":      "not a lower-case letter", // a title-case letter
		"a\u0301": "not a lower-case letter", // a combining accent
		"a\xff":   "not UTF-8",
		"\u00ad":  "not a lower-case letter", // a soft hyphen, which nobody sees
		"абвгдежзийклмнопрстуфхцчшщъыьэюяё": "more than 32 letters",
	} {
		a, err := NewAlphabet(s)
		if err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%q: %v, want %q", s, err, reason)
		}
		if _, known := a.Index('a'); a.Len() != 0 || known {
			t.Errorf("%q: the letters %q come with the error, want none", s, &a)
		}
	}
}

func TestRarityCountsTheTiers(t *testing.T) {
	for i, tier := range Tiers {
		if tier.Rarity() != i+1 || !tier.valid() {
			t.Errorf("tier %d has rarity %d", tier, tier.Rarity())
		}
	}
	if NoTier.Rarity() != 11 || !NoTier.valid() {
		t.Errorf("no tier has rarity %d", NoTier.Rarity())
	}
	for tier := range 256 {
		if known := tier == 0 || slices.Contains(Tiers[:], Tier(tier)); Tier(tier).valid() != known {
			t.Errorf("tier %d: valid is %v", tier, !known)
		}
	}
}

func TestNoLetterIsAPartOfMarkup(t *testing.T) {
	for _, r := range "<>&\"'`=/\\;]-\t\n \u00a0\u200f\u202e\u2066\ufeff" {
		if IsLetter(r) {
			t.Errorf("%q is a letter", r)
		}
	}
}
