package match

import (
	"strings"
	"testing"
)

func TestEveryOpponentCanSitDownAndIsFoundAgain(t *testing.T) {
	if len(Opponents) != 5 || Opponents[2].Key != UsualOpponent {
		t.Errorf("%+v", Opponents)
	}
	keys, bots := map[string]bool{}, map[Bot]bool{}
	for _, c := range Opponents {
		keys[c.Key], bots[c.Bot] = true, true
		s := setupOf(true, 1, c.Bot, c.Bot)
		s.Players[0].Name = c.Name
		if err := s.Check(); err != nil {
			t.Errorf("%s: %v", c.Key, err)
		}
		if got, ok := OpponentByKey(c.Key); !ok || got != c {
			t.Errorf("by the key %q: %+v", c.Key, got)
		}
		if got, ok := OpponentByBot(c.Bot); !ok || got != c {
			t.Errorf("by the bot of %q: %+v", c.Key, got)
		}
		if about := DescribeBot(c.Bot, false); strings.Contains(about, "bluff") {
			t.Errorf("%s bluffs in strict play: %s", c.Key, about)
		}
	}
	if len(keys) != 5 || len(bots) != 5 {
		t.Error("two opponents are the same")
	}
	if c, ok := OpponentByKey("nobody"); ok {
		t.Errorf("nobody is %+v", c)
	}
	if c, ok := OpponentByBot(Bot{Looks: Full, Bluffs: 99}); ok {
		t.Errorf("a bot without a name is %+v", c)
	}
}

// Bots that differ in what they know, how far they look, or how much they bluff, are
// described differently, in one line.
func TestEveryBotIsDescribedInItsOwnLine(t *testing.T) {
	lines := map[string]Bot{}
	for _, looks := range lookAheads {
		for _, tier := range vocabularies {
			for _, bluffs := range []int{0, 10, 20, 50} {
				b := Bot{tier, looks, bluffs}
				line := DescribeBot(b, true)
				if other, ok := lines[line]; ok {
					t.Errorf("%+v and %+v: %s", b, other, line)
				}
				if strings.Contains(line, "\n") || len(line) > 130 || !strings.HasSuffix(line, ".") {
					t.Errorf("%+v: %s", b, line)
				}
				lines[line] = b
			}
		}
	}
	if got, want := DescribeBot(Bot{35, WordInMind, 20}, true), "Knows familiar words, plays toward a word it has in mind and sometimes bluffs."; got != want {
		t.Errorf("Reader is described as %q, want %q", got, want)
	}
}
