package match

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func TestTakingBack(t *testing.T) {
	for _, c := range []struct {
		name       string
		challenges bool
		players    string
		events     string // written as in a record
		same       string // what the match is then, but for help
		uses       string // of the round that goes on, as in "Ada 0 back"
	}{
		{"the first letter", false, "Ada Bo", "a-", "", "Ada 0 back"},
		{"in the middle of a round", false, "Ada Bo", "aun-", "au", "Ada 2 back"},
		{"twice, of two people", false, "Ada Bo", "aun--", "a", "Ada 2 back, Bo 1 back"},
		{"and play again", false, "Ada Bo", "au-x", "ax", "Bo 1 back"},
		{"what a bot answered goes, too", false, "Ada Bot", "au-", "", "Ada 0 back"},
		{"what a bot played before stays", false, "Bot Ada", "aun-", "a", "Ada 1 back"},
		{"two bots answered", false, "Ada Bot Bot", "aun-", "", "Ada 0 back"},
		{"two people and a bot", false, "Ada Bo Bot", "aun-", "a", "Bo 1 back"},
		{"the letter that lost", false, "Ada Bo", "aunt-", "aun", "Bo 3 back"},
		{"the first letter of the next round", false, "Ada Bo", "aunta-", "aunt", "Ada 0 back"},
		{"over the end of a round", false, "Ada Bo", "aunta--", "aun", "Ada 0 back, Bo 3 back"},
		{"a bot lost, and the person opened before", false, "Ada Bot", "aunt-", "au", "Ada 2 back"},
		{"the letter that lost, when a bot opened since", false, "Ada Bot Bot", "aunta-", "aun", "Ada 3 back"},
		{"over two rounds that bots ended", true, "Ada Bot Bot Bot Bot", "au!b!-", "", "Ada 0 back"},
		{"the end of the match", false, "Ada Bo", "auntaunt-", "auntaun", "Bo 3 back"},
		{"the end of the match by a bot", false, "Bo Bot", "auntaunt-", "auntau", "Bo 2 back"},
		{"after the match, on and on", false, "Ada Bo", "auntaunt--------", "", "Bo 3 back, Ada 2 back, Bo 1 back, Ada 0 back, Bo 3 back, Ada 2 back, Bo 1 back, Ada 0 back"},
		{"a challenge that ended the round", true, "Ada Bo", "aunt!-", "aunt", "Ada 4 back"},
		{"a challenge that waits for a word", true, "Ada Bo", "aun?-", "aun", "Bo 3 back"},
		{"a word named", true, "Ada Bo", "aun?(auntie)-", "aun?", "Ada 3 back"},
		{"a word that a bot named", true, "Bot Ada", "aun?(auntie)-", "aun", "Ada 3 back"},
		{"giving up", true, "Ada Bo", "aun?()-", "aun?", "Ada 3 back"},
		{"what was too long", true, "Ada Bo", "zzzzzzz-", "zzzzzz", "Ada 6 back"},
		{"who was out is in again", false, "Ada Bo Cy", "auntaunt" + "axesaxes" + "-", "auntauntaxesaxe", "Ada 3 back"},
		{"help stays used", false, "Ada Bo", "auWSnL-", "au", "Ada 2 winning, Ada 2 safe, Bo 3 left, Ada 2 back"},
		{"help of a round that goes stays used", false, "Ada Bo", "aWuntSaL--", "aun", "Bo 1 winning, Ada 0 safe, Bo 1 left, Ada 0 back, Bo 3 back"},
		{"help at the same place again", false, "Ada Bo", "aW-aW", "a", "Bo 1 winning, Ada 0 back, Bo 1 winning"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, same := tableMatch(t, c.challenges, "gh", c.players, c.events), tableMatch(t, c.challenges, "gh", c.players, c.same)
			if got := usesOf(m); got != c.uses {
				t.Errorf("used %s, want %s", got, c.uses)
			}
			got, want := copyState(m.State()), copyState(same.State())
			for i := range got.Rounds {
				got.Rounds[i].Uses = nil
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%+v\nwant %+v", got, want)
			}
			if setup, events, err := ParseRecord(m.Record()); err != nil || !reflect.DeepEqual(setup, m.Setup) || !reflect.DeepEqual(events, m.Events()) {
				t.Errorf("%s is read as %+v, %+v, %v", m.Record(), setup, events, err)
			}
		})
	}
}

func usesOf(m *Match) string {
	names := [...]string{SafeNow: "safe", Winning: "winning", WordsLeft: "left", TookBack: "back"}
	var uses []string
	for _, u := range m.State().Round().Uses {
		uses = append(uses, fmt.Sprintf("%s %d %s", m.Setup.Players[u.Player].Name, u.Depth, names[u.Help]))
	}
	return strings.Join(uses, ", ")
}

func TestOnlyWhatAPersonDidCanBeTakenBack(t *testing.T) {
	for _, c := range []struct {
		players, events string
		want            bool
	}{
		{"Ada Bo", "", false},
		{"Ada Bo", "W", false},
		{"Ada Bo", "a", true},
		{"Ada Bo", "a-", false},
		{"Bot Ada", "a", false},
		{"Bot Ada", "au", true},
		{"Bot Ada", "aun", true},
		{"Bot Ada", "au-", false},
		{"Bot Bot", "aun", false},
		{"Ada Bo", "auntaunt", true},
	} {
		if got := tableMatch(t, false, "gh", c.players, c.events).CanTakeBack(); got != c.want {
			t.Errorf("%s after %q: %v", c.players, c.events, got)
		}
	}
}
