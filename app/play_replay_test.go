//go:build !js

package app

import (
	"strings"
	"testing"

	"spectrie/trainer/match"
)

const testRecord = "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.zo;"

// follow does what following a link does.
func (a *atPlay) follow(address string) {
	a.t.Helper()
	view, problems := ParseAddress(address, new(library).entry)
	a.visit(view)
	a.problems = append(problems, a.problems...)
}

func TestALinkHoldsAWholeMatch(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?record=" + testRecord) // as somebody may type it
	if a.p.table == nil || len(a.problems) > 0 {
		t.Fatalf("%q", a.problems)
	}
	a.says("review-title", "Round 1 of 2")
	if len(a.play.played.list) > 0 {
		t.Error("it is kept although it was only looked at")
	}
	a.p.playOn()
	a.engine.ConsumeAll()
	if len(a.play.played.list) != 1 || !isMatchID(a.play.played.list[0].ID) || a.play.played.list[0].Record != testRecord {
		t.Errorf("kept %+v", a.play.played.list)
	}
}

func TestTheRulesOfALinkedMatchAreThoseOfItsRecord(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?dict=web2&min=7&players=5&seat=3&record=" + testRecord)
	if a.p.table == nil || a.shown.Rules.Players != 2 || a.shown.Rules.MinLetters != 4 || a.shown.Dict != "american-english-7.1" {
		t.Errorf("%q, %+v", a.problems, a.shown)
	}
}

func TestAMatchUnderWayIsSteppedThroughFromALink(t *testing.T) {
	a := pastAt(t)
	a.follow("#/play?record=" + strings.Replace(testRecord, "bone.zo", "bo", 1))
	a.says("review", "This round is not over yet.")
	a.p.replayKey("Home")
	a.says("step-text", "The beginning of the round: Ada opens.")
	a.p.playOn()
	if a.p.table.review != match.Nobody {
		t.Error("the board does not come")
	}
}

func TestWhatIsWrongWithALinkedMatchIsSaid(t *testing.T) {
	for record, want := range map[string]string{
		"hello": "The match in this link could not be read",
		strings.Replace(testRecord, "bone", "bqne", 1):                         "The match in this link could not be read: event 2 of 6: no word begins so",
		strings.Replace(testRecord, "american-english-7.1", "no-such-list", 1): "The match in this address is played with a dictionary that is not here, “no-such-list”.",
		strings.Replace(testRecord, "~min4~", "~min44~", 1):                    "The match in this link could not be read",
		strings.TrimSuffix(testRecord, ";"):                                    "The match in this link could not be read",
	} {
		a := pastAt(t)
		a.follow("#/play?record=" + record)
		if got := strings.Join(a.problems, " "); !strings.Contains(got, want) {
			t.Errorf("%s: %q", record, got)
		}
		if !a.page().hasID("past") {
			t.Errorf("%s: the page does not work", record)
		}
	}
}
