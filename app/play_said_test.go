//go:build !js

package app

import (
	"strings"
	"testing"

	"spectrie/trainer/match"
)

func TestTheSameRefusalIsReadOutTwice(t *testing.T) {
	a := playAt(t, shelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	places := func() string {
		var all []string
		for _, place := range a.page().id("play-refused").all("span") {
			all = append(all, place.words())
		}
		return strings.Join(all, "|")
	}
	a.types("qz")
	first := places()
	a.types("z")
	if second := places(); second == first || strings.Trim(first, "|") != strings.Trim(second, "|") {
		t.Errorf("%s, then %s", first, second)
	}
}

func TestWhoseTurnItIsIsReadOutAnewEachTime(t *testing.T) {
	a := playAt(t, shelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(false))
	place := func() int {
		prompt := a.page().id("play-prompt")
		if prompt.attr("aria-live") != "polite" {
			t.Error("the prompt is not read out")
		}
		for i, span := range prompt.all("span") {
			if strings.Contains(span.words(), "Your turn.") {
				return i
			}
		}
		return match.Nobody
	}
	a.types("h")
	first := place()
	a.types(string(a.p.table.letters()[0].Letter))
	if a.p.table.review == match.Nobody && place() == first {
		t.Error("the second turn is said in the place of the first")
	}
	a.types("qq") // refused, and it is still said whose turn it is
	if a.p.table.review == match.Nobody {
		a.says("play-refused", "No word begins with")
		a.says("play-prompt", "Your turn.")
	}
}
