//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

func TestTheSameRefusalIsReadOutTwice(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(people(false))
	places := func() string {
		var all []string
		for _, place := range a.page().Id("play-refused").All("span") {
			all = append(all, place.Words())
		}
		return strings.Join(all, "|")
	}
	a.types("qz")
	first := places()
	a.types("z")
	if second := places(); second == first || strings.Trim(first, "|") != strings.Trim(second, "|") {
		t.Errorf("the refusals are in the places %q, then %q; want the same text in the other place", first, second)
	}
}

func TestWhoseTurnItIsIsReadOutAnewEachTime(t *testing.T) {
	a := playAt(t, apptest.ShelfWith(t, "american-english-7.1"), playView(2, 1))
	a.start(duel(false))
	place := func() int {
		prompt := a.page().Id("play-prompt")
		if prompt.Attribute("aria-live") != "polite" {
			t.Error("the prompt is not read out")
		}
		for i, span := range prompt.All("span") {
			if strings.Contains(span.Words(), "Your turn.") {
				return i
			}
		}
		return match.Nobody
	}
	a.types("h")
	first := place()
	a.types(string(a.p.table.letterVerdicts()[0].Letter))
	if a.p.table.review == match.Nobody && place() == first {
		t.Error("the second turn is said in the place of the first")
	}
	a.types("qq") // refused, and it is still said whose turn it is
	if a.p.table.review == match.Nobody {
		a.says("play-refused", "No word begins with")
		a.says("play-prompt", "Your turn.")
	}
}
