package dicts

import "testing"

func TestCapitalsKeepLettersApart(t *testing.T) {
	for letters, want := range map[string]string{
		"zest": "ZEST", "éñœ": "ÉÑŒ", "щука": "ЩУКА", "ıi": "ıI", "ßs": "ßS", "ςσ": "ςΣ", "猫": "猫", "": "",
	} {
		if got := Capitals(letters); got != want {
			t.Errorf("%s in capitals: %s, want %s", letters, got, want)
		}
	}
}
