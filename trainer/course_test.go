package trainer

import (
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

func TestCoursesReadAsTheyAreWritten(t *testing.T) {
	for text, course := range map[string]Course{
		"american-english-7.1/4/2/1/fewest/rational": opening,
		"own-0123456789abcdef/9/8/8/easiest/guaranteed": {
			Dict: "own-0123456789abcdef", Rules: solver.Rules{Players: 8, MinLetters: 9}, Seat: 8, Easiest: true, Guaranteed: true,
		},
		"web2/1/3/2/easiest/rational": {Dict: "web2", Rules: solver.Rules{Players: 3, MinLetters: 1}, Seat: 2, Easiest: true},
	} {
		if got := course.String(); got != text {
			t.Errorf("%+v is written %s", course, got)
		}
		if got, err := ParseCourse(text); err != nil || got != course {
			t.Errorf("%s is read as %+v, %v", text, got, err)
		}
	}
	for _, entry := range dicts.Catalogue {
		course := opening
		course.Dict = entry.ID
		if err := course.Check(); err != nil {
			t.Error(err)
		}
	}
}

func TestTextsThatAreNoCourses(t *testing.T) {
	for _, text := range []string{
		"", "/////", "web2", "web2/4/2/1/fewest", "web2/4/2/1/fewest/rational/", "Web2/4/2/1/fewest/rational",
		"web2/+4/2/1/fewest/rational", "web2/4/2/0/fewest/rational", "web2/4/2/3/fewest/rational", "web2/4/9/1/fewest/rational",
		"web2/0/2/1/fewest/rational", "web2/4/2/1/most/rational", "web2/4/2/1/fewest/by", " web2/4/2/1/fewest/rational",
		strings.Repeat("a", 65) + "/4/2/1/fewest/rational", "web2/99999999999999999999/2/1/fewest/rational",
	} {
		if course, err := ParseCourse(text); err == nil {
			t.Errorf("%q is read as %+v", text, course)
		}
	}
}

func TestARecallCardMayBeAtAnyTurn(t *testing.T) {
	card := Card{Course: opening, Fragment: "b"}
	if card.Check() == nil {
		t.Error("seat 1 decides at the turn of seat 2")
	}
	card.Recall = true
	if err := card.Check(); err != nil {
		t.Error(err)
	}
}
