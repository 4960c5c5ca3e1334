//go:build !js

package hangman

import (
	"cmp"
	"slices"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
)

func TestEachPartOfHangmanHasItsPlace(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for class, named := range map[string]page.NamedPart{"advisor": hangmanParts[0], "practice": hangmanParts[1], "hardest": hangmanParts[2], "tournament-part": hangmanParts[3]} {
		p := pageAt(t, l, address.DefaultView.On(named.Page))
		if got := p.One("h1").Words(); got != cmp.Or(named.Lead, named.Title) {
			t.Errorf("%s: the heading is %q", class, got)
		}
		var current []string
		for _, link := range p.All("a") {
			if link.Attribute("aria-current") == "page" {
				current = append(current, link.Words())
			}
		}
		if !slices.Equal(current, []string{"Hangman", named.Name}) {
			t.Errorf("%s: the links say that %q are here", class, current)
		}
		for _, place := range []string{"advisor", "practice", "hardest", "tournament-part"} {
			if got := p.One(".hangman").One("." + place); (got.Words() != "") != (place == class) {
				t.Errorf("%s: in the place of %s is %q", class, place, got.Words())
			}
		}
		var choices []string
		for _, choice := range p.One(".rules").All(".choice") {
			if !choice.Has("hidden") {
				choices = append(choices, choice.Attribute("for"))
			}
		}
		if !slices.Equal(choices, []string{"dictionary"}) {
			t.Errorf("%s: the rules offer %q", class, choices)
		}
	}
}
