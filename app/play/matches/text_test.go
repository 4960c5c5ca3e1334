package matches

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

// writtenMatch is a match as the program writes it.
const writtenMatch = `{"id":"a","begun":1795262400000,"changed":1795262400000,"record":"ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.;","lost":[0,1],"facts":[{"with":[1]}]}`

// spelt are the letters that were played in a match.
func spelt(t testing.TB, k Kept) string {
	t.Helper()
	_, events, err := match.ParseRecord(k.Record)
	if err != nil {
		t.Fatal(err)
	}
	letters := ""
	for _, e := range events {
		letters += string(e.Letter)
	}
	return letters
}

func TestMatchesOfTheFirstVersionAreRead(t *testing.T) {
	k, err := DecodeMatch(apptest.FirstVersion(t, "match.json"))
	if err != nil || k.Encode() != writtenMatch || k.ID != "a" || k.Begun != 1795262400000 || !slices.Equal(k.Lost, []int{0, 1}) || spelt(t, k) != "bone" {
		t.Errorf("%v, %+v, want %v, id %q, begun 1795262400000, lost %v, letters %q", err, k, writtenMatch, "a", []int{0, 1}, "bone")
	}
}

func FuzzDecodeMatch(f *testing.F) {
	f.Add(writtenMatch)
	f.Add(byLink("bo", "1"))
	for part, other := range map[string]string{
		`"lost":[0,1]`: `"lost":[2,2]`, `"with":[1]`: `"with":[-1]`, `"id":"a"`: `"id":"<b>"`, `~min4~`: `~min0~`, `ghost1:`: `ghost2:`,
		`"begun":`: `"begun":1e99,"begun":`, `{"id"`: `{"id":null,"id"`, `bone`: `\ud800`,
	} {
		f.Add(strings.Replace(writtenMatch, part, other, 1))
	}
	f.Fuzz(func(t *testing.T, text string) {
		k, err := DecodeMatch(text)
		if err != nil {
			return
		}
		again, err := DecodeMatch(k.Encode())
		if err != nil || again.Encode() != k.Encode() {
			t.Errorf("%v: %s, read again want %s", err, again.Encode(), k.Encode())
		}
	})
}
