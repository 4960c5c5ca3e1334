//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/trainer/match"
)

const testRecord = "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.zo;"

// follow follows a link.
func (a *atPlay) follow(link string) {
	a.t.Helper()
	view, problems := address.ParseAddress(link, new(shelf.Shelf).Entry)
	a.visit(view)
	a.Problem(append(problems, a.Problems()...)...)
}

func TestALinkHoldsAWholeMatch(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?record=" + testRecord) // as somebody may type it
	if a.p.table == nil || len(a.Problems()) > 0 {
		t.Fatalf("%q, want a table, no problems", a.Problems())
	}
	a.says("review-title", "Round 1 of 2")
	if len(a.play.matches.List) > 0 {
		t.Error("a linked match is kept after a look, want nothing kept")
	}
	a.p.continueLinked()
	a.Engine.ConsumeAll()
	if len(a.play.matches.List) != 1 || !matches.IsMatchID(a.play.matches.List[0].ID) || a.play.matches.List[0].Record != testRecord {
		t.Errorf("kept %+v", a.play.matches.List)
	}
}

func TestTheRulesOfALinkedMatchAreThoseOfItsRecord(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?dict=web2&min=7&players=5&seat=3&record=" + testRecord)
	if a.p.table == nil || a.Shown().Rules.Players != 2 || a.Shown().Rules.MinLetters != 4 || a.Shown().Dict != "american-english-7.1" {
		t.Errorf("%q, %+v, want a table, players 2, minLetters 4, dict %q", a.Problems(), a.Shown(), "american-english-7.1")
	}
}

func TestAMatchUnderWayIsSteppedThroughFromALink(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?record=" + strings.Replace(testRecord, "bone.zo", "bo", 1))
	a.says("review", "This round is not over yet.")
	a.press("Home")
	a.says("step-text", "The beginning of the round: Ada opens.")
	a.press("ArrowRight")
	a.says("step-text", "Ada played B")
	a.p.continueLinked()
	if a.p.table.review != match.Nobody {
		t.Error("the review stays after the linked match is continued, want the board")
	}
}

func TestWhatIsWrongWithALinkedMatchIsSaid(t *testing.T) {
	for record, want := range map[string]string{
		"hello": "The match in this link could not be read",
		strings.Replace(testRecord, "bone", "bqne", 1):                         "The match in this link could not be read: event 2 of 6: no word begins that way",
		strings.Replace(testRecord, "american-english-7.1", "no-such-list", 1): "The match in this address needs the dictionary “no-such-list”, which is not here.",
		strings.Replace(testRecord, "~min4~", "~min44~", 1):                    "The match in this link could not be read",
		strings.TrimSuffix(testRecord, ";"):                                    "The match in this link could not be read",
	} {
		a := pastAt(t)
		a.follow("#/play?record=" + record)
		if got := strings.Join(a.Problems(), " "); !strings.Contains(got, want) {
			t.Errorf("%s: %q, want it to contain %q", record, got, want)
		}
		if !a.page().HasID("past") {
			t.Errorf("%s: the page does not work", record)
		}
	}
}
