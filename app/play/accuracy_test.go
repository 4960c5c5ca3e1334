//go:build !js

package play

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

func TestAReviewSaysHowManyWinsWereKept(t *testing.T) {
	t.Parallel()
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo"+"h") // J and M won, O did not
	a.says("review-accuracy", "You had the win in hand 3 times and kept it twice.")
	a.says("review-why", accuracyMeaning)
	a.p.table.id = ""
	if got := a.page().Text("review-accuracy"); got != "" {
		t.Errorf("of somebody else’s match it says %q", got)
	}
}

func TestTheAccuracyOverTimeCountsMatchesThatHaveOne(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bonebone", "b")
	if got := a.page().Text("accuracy"); !strings.HasPrefix(got, "Wins kept In your last match with a win in hand you kept ") {
		t.Errorf("after one match it says %q", got)
	}
	a.lacks("accuracy-chart")
	reader := a.play.matches.List[0].Setup
	fact := func(kept, of int) []match.Fact { return []match.Fact{{Accuracy: match.Accuracy{Kept: kept, Of: of}}} }
	list := []matches.Kept{{Setup: reader, Facts: fact(1, 4)}, {Setup: reader, Facts: []match.Fact{{Lost: true}}}, {Setup: reader, Facts: fact(2, 2)}}
	for range 30 {
		list = append(list, matches.Kept{Setup: reader, Facts: fact(1, 1)})
	}
	a.play.matches.List = list[:3]
	if said, drawn := a.p.accuracyOverTime(); said != "In your last 2 matches with a win in hand you kept 3 of 6 wins (50%)." ||
		len(drawn.Bars) != 2 || drawn.Bars[0].Value != 100 || drawn.Bars[1].Value != 25 || !drawn.Bars[1].Mark {
		t.Errorf("%q, %+v", said, drawn)
	}
	a.play.matches.List = list
	if said, drawn := a.p.accuracyOverTime(); said != "In your last 20 matches with a win in hand you kept 21 of 24 wins (87%)." || len(drawn.Bars) != recentMatches {
		t.Errorf("%q, %d bars", said, len(drawn.Bars))
	}
}

func TestTheAccuracyIsKeptWithAMatch(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bonebone")
	k := a.play.matches.List[0]
	again, err := matches.DecodeMatch(k.Encode())
	if err != nil || !slices.EqualFunc(again.Facts, k.Facts, func(a, b match.Fact) bool { return a.Accuracy == b.Accuracy }) || match.AccuracyOf(again.Facts).Of == 0 {
		t.Errorf("%+v, %v, want %+v", again.Facts, err, k.Facts)
	}
	if _, err := matches.DecodeMatch(strings.Replace(k.Encode(), `"of":`, `"of":-`, 1)); err == nil {
		t.Error("fewer wins in hand than kept are taken for facts")
	}
}
