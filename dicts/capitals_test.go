package dicts

import (
	"slices"
	"strings"
	"testing"
)

func TestCapitalsKeepLettersApart(t *testing.T) {
	for letters, want := range map[string]string{
		"zest": "ZEST", "éñœ": "ÉÑŒ", "щука": "ЩУКА", "ıi": "ıI", "ßs": "ßS", "ςσ": "ςΣ", "猫": "猫", "": "",
	} {
		if got := Capitals(letters); got != want {
			t.Errorf("%s in capitals: %s, want %s", letters, got, want)
		}
	}
}

func TestASigmaAtTheEndOfAWordIsLoweredToItsFinalForm(t *testing.T) {
	for text, want := range map[string]string{
		"ΟΔΟΣ":       "οδος",
		"Σ":          "σ", // no letter comes before it
		"ΣΑΣ ΣΑΣ":    "σας σας",
		"ΣΑΣ’ ΣΑΣ-Α": "σας’ σας-α",
		"ΜΕΣΣ":       "μεσς",
		"οδοσ":       "οδοσ", // it was lower case before
		"_Σ _Σ_":     "_ς _σ_",
		"ÉÑI Ǆ":      "éñi ǆ",
		"":           "",
	} {
		if got := Lower(text); got != want {
			t.Errorf("%s in lower case: %s, want %s", text, got, want)
		}
	}
}

func TestAnImportInLowerCaseKnowsTheFinalSigma(t *testing.T) {
	trie, report, err := Import(strings.NewReader("ΟΔΟΣ\nοδος\nΣΑΣ\nΣ\n"), ImportOptions{Lower: true})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := wordsOf(trie), []string{"οδος", "σ", "σας"}; !slices.Equal(got, want) || report.Duplicates != 1 {
		t.Errorf("imported %q with %d duplicates, want %q with 1", got, report.Duplicates, want)
	}
	if got, want := trie.Alphabet().String(), "αδοςσ"; got != want {
		t.Errorf("the alphabet is %q, want %q: ς is a letter of its own", got, want)
	}
}
