package voices

import (
	"strings"
	"testing"

	"spectrie/trainer/match"
)

// Each opponent says in its own words whatever can happen to it, at most in two ways.
func TestEveryOpponentHasAVoice(t *testing.T) {
	t.Parallel()
	seen := map[string]string{}
	for _, c := range match.Opponents {
		if who := Character(c.Key); who == "" || len(who) > 60 || !strings.HasSuffix(who, ".") {
			t.Errorf("%s is described as %q", c.Name, who)
		}
		if lines := strings.Count(voices[c.Key], "\n"); lines != int(match.WonFrom)+1 {
			t.Errorf("%s has %d lines", c.Name, lines)
		}
		perfect := c.Key == "perfect"
		for kind := match.NoOccasion; kind <= match.WonFrom; kind++ {
			never := kind == match.NoOccasion || c.Bot.Bluffs == 0 && (kind == match.BluffCalled || kind == match.BluffWorked) ||
				perfect && (kind == match.UnknownWord || kind == match.Forced) || !perfect && kind == match.WonFrom
			var ways []string
			if line := line(c.Key, kind); line != "" && kind != match.NoOccasion {
				ways = strings.Split(line, " / ")
			}
			if len(ways) > 2 || (len(ways) == 0) != never {
				t.Errorf("%s has %d ways to speak of occasion %d", c.Name, len(ways), kind)
			}
			for i, way := range ways {
				if other := seen[way]; other != "" && other != c.Name && !strings.Contains(way, "*") {
					t.Errorf("%s and %s both say %q", other, c.Name, way)
				}
				seen[way] = c.Name
				o := match.Occasion{Kind: kind, Word: "coating", Fragment: "staun", Letter: 'r'}
				said := Say(c.Key, o, uint64(i))
				if strings.Contains(said, "*") || len(said) > 60 || !strings.ContainsAny(said[len(said)-1:], ".!?") {
					t.Errorf("%s says %q", c.Name, said)
				}
				if named := map[match.OccasionKind]string{match.UnknownWord: "COATING", match.HadInMind: "COATING", match.BluffCalled: "STAUN", match.BluffWorked: "STAUN",
					match.SafeLetter: "R", match.Forced: "STAUN", match.WonFrom: "STAUNR"}[kind]; !strings.Contains(said, named) {
					t.Errorf("%s says %q, want %s in it", c.Name, said, named)
				}
			}
		}
	}
}

// Where the opening decided the round, no letter is named.
func TestPerfectSpeaksOfTheOpening(t *testing.T) {
	t.Parallel()
	if got, want := Say("perfect", match.Occasion{Kind: match.WonFrom}, 0), "The round was mine from the opening on."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
