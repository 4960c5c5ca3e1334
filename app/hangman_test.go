//go:build !js

package app

import (
	"slices"
	"testing"

	"spectrie/dicts"
)

func TestEachPartOfHangmanHasItsPlace(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for class, named := range map[string]namedPart{"advisor": hangmanParts[0], "guessing": hangmanParts[1], "hardest": hangmanParts[2], "proof": hangmanParts[3]} {
		p := pageAt(t, l, DefaultView.On(named.page))
		if got := p.one("h1").words(); got != named.title {
			t.Errorf("%s: the heading is %q", class, got)
		}
		var current []string
		for _, link := range p.all("a") {
			if link.attr("aria-current") == "page" {
				current = append(current, link.words())
			}
		}
		if !slices.Equal(current, []string{"Hangman", named.name}) {
			t.Errorf("%s: the links say that %q are here", class, current)
		}
		for _, place := range []string{"advisor", "guessing", "hardest", "proof"} {
			if got := p.one(".hangman").one("." + place); (got.words() != "") != (place == class) {
				t.Errorf("%s: in the place of %s is %q", class, place, got.words())
			}
		}
		var choices []string
		for _, choice := range p.one(".rules").all(".choice") {
			if !choice.has("hidden") {
				choices = append(choices, choice.attr("for"))
			}
		}
		if !slices.Equal(choices, []string{"dictionary"}) {
			t.Errorf("%s: the rules offer %q", class, choices)
		}
	}
}
