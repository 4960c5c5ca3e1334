package match

import (
	"strings"
	"testing"
)

// ruleCase is what comes of events, written as in a record.
type ruleCase struct{ name, lives, players, events, want string }

func TestStrictPlay(t *testing.T) {
	checkRules(t, false, []ruleCase{
		{"who completes a word loses", "gh", "Ada Bo", "aunt", "completed: aunt; Bo lost; Ada Bo"},
		{"the player after the loser opens", "gh", "Ada Bo Cy", "aunt", "completed: aunt; Ada lost; Bo Cy Ada"},
		{"and after the last one the first", "gh", "Ada Bo Cy", "auntaxesbead", "completed: bead; Cy lost; Ada Bo Cy"},
		{"too short a word is passed", "gh", "Ada Bo", "auntbe", `completed: aunt; Bo lost; Ada Bo; "be", then Ada`},
		{"the next one in opens when the loser is out", "g", "Ada Bo Cy", "aunt", "completed: aunt; Ada lost and is out; Bo Cy"},
		{"who is out plays no more", "g", "Ada Bo Cy Di", "aunt" + "aunt", "completed: aunt; Ada lost and is out; Bo Cy"},
		{"who is out opens no more", "gh", "Ada Bo Cy Di", "aunt" + "aunt" + "aunt" + "aunt" + "aunt", "completed: aunt; Cy lost; Ada Bo Cy"},
		{"the last player left wins", "g", "Ada Bo Cy", "aunt" + "aunt", "completed: aunt; Cy lost and is out; Bo won"},
		{"the last life of two", "g", "Ada Bo", "aunt", "completed: aunt; Bo lost and is out; Ada won"},
		{"each loses as often as the word is long", "gh", "Ada Bo", "aunt" + "aunt", "completed: aunt; Bo lost and is out; Ada won"},
	})
}

func TestThatIsAWord(t *testing.T) {
	checkRules(t, true, []ruleCase{
		{"a completed word alone ends nothing", "gh", "Ada Bo", "aunt!aunt", `was a word: aunt, by Ada; Bo lost; Ada Bo; "aunt", then Ada`},
		{"right", "gh", "Ada Bo", "aunt!", "was a word: aunt, by Ada; Bo lost; Ada Bo"},
		{"wrong", "gh", "Ada Bo", "aun!", "was no word, by Bo; Bo lost; Ada Bo"},
		{"right of three: the challenger opens", "gh", "Ada Bo Cy", "aunt!", "was a word: aunt, by Bo; Ada lost; Bo Cy Ada"},
		{"wrong of three: who is after the challenger opens", "gh", "Ada Bo Cy", "aun!", "was no word, by Ada; Ada lost; Bo Cy Ada"},
		{"right, and the last one is out", "g", "Ada Bo Cy", "aunt!", "was a word: aunt, by Bo; Ada lost and is out; Bo Cy"},
		{"wrong, and the challenger is out", "g", "Ada Bo Cy", "aun!", "was no word, by Ada; Ada lost and is out; Bo Cy"},
		{"wrong, and who is after the challenger is out already", "g", "Ada Bo Cy Di", "aunt!" + "ab!", "was no word, by Cy; Cy lost and is out; Ada Bo"},
		{"right, and the match is over", "g", "Ada Bo", "aunt!", "was a word: aunt, by Ada; Bo lost and is out; Ada won"},
		{"wrong, and the match is over", "g", "Ada Bo", "aun!", "was no word, by Bo; Bo lost and is out; Ada won"},
		{"too few letters", "gh", "Ada Bo", "be!", "was no word, by Ada; Ada lost; Bo Ada"},
		{"the longer word counts, too", "gh", "Ada Bo", "auntie!", "was a word: auntie, by Ada; Bo lost; Ada Bo"},
		{"a word that was passed is no longer one", "gh", "Ada Bo", "aunti!", "was no word, by Bo; Bo lost; Ada Bo"},
		{"the first letter", "gh", "Ada Bo", "b!", "was no word, by Bo; Bo lost; Ada Bo"},
	})
}

func TestNoWordBeginsWithThat(t *testing.T) {
	checkRules(t, true, []ruleCase{
		{"asked, the player before answers", "gh", "Ada Bo Cy", "aun!au?", `was no word, by Ada; Ada lost; Bo Cy Ada; "au", then Cy`},
		{"named", "gh", "Ada Bo", "au?(aunt)", "named: aunt, by Ada; Ada lost; Bo Ada"},
		{"given up", "gh", "Ada Bo", "au?()", "not named, by Ada; Bo lost; Ada Bo"},
		{"given up where there is no word", "gh", "Ada Bo", "ab?()", "not named, by Ada; Bo lost; Ada Bo"},
		{"named what is no word", "gh", "Ada Bo", "au?(aune)", "not named: aune, by Ada; Bo lost; Ada Bo"},
		{"named a word with too few letters", "gh", "Ada Bo", "be?(be)", "not named: be, by Ada; Bo lost; Ada Bo"},
		{"named the fragment itself", "gh", "Ada Bo", "aunt?(aunt)", "named: aunt, by Ada; Ada lost; Bo Ada"},
		{"named the fragment that is none", "gh", "Ada Bo", "aun?(aun)", "not named: aun, by Bo; Ada lost; Bo Ada"},
		{"named beyond a word that was passed", "gh", "Ada Bo", "aunti?(auntie)", "named: auntie, by Bo; Bo lost; Ada Bo"},
		{"a bluff after a word that was passed", "gh", "Ada Bo", "aunts?()", "not named, by Bo; Ada lost; Bo Ada"},
		{"of three, named: who is after the challenger opens", "gh", "Ada Bo Cy", "au?(aunt)", "named: aunt, by Cy; Cy lost; Ada Bo Cy"},
		{"of three, not named: the challenger opens", "gh", "Ada Bo Cy", "au?()", "not named, by Cy; Bo lost; Cy Ada Bo"},
		{"named, and the challenger is out", "g", "Ada Bo Cy", "au?(aunt)", "named: aunt, by Cy; Cy lost and is out; Ada Bo"},
		{"named, and who is after the challenger is out already", "g", "Ada Bo Cy Di", "aunt!" + "au?(aunt)", "named: aunt, by Cy; Cy lost and is out; Ada Bo"},
		{"not named, and the challenged is out", "g", "Ada Bo Cy", "au?()", "not named, by Cy; Bo lost and is out; Cy Ada"},
		{"named, and the match is over", "g", "Ada Bo", "a?(axes)", "named: axes, by Bo; Bo lost and is out; Ada won"},
		{"not named, and the match is over", "g", "Ada Bo", "x?()", "not named, by Bo; Ada lost and is out; Bo won"},
	})
}

func TestTooLongAFragment(t *testing.T) {
	checkRules(t, true, []ruleCase{
		{"the longest word may be passed", "gh", "Ada Bo", "a!auntie", `was no word, by Bo; Bo lost; Ada Bo; "auntie", then Ada`},
		{"one letter more settles it", "gh", "Ada Bo", "auntiez", "too long, by Bo; Ada lost; Bo Ada"},
		{"whatever the letters", "gh", "Ada Bo", "zzzzzzz", "too long, by Bo; Ada lost; Bo Ada"},
		{"of three", "gh", "Ada Bo Cy", "zzzzzzz", "too long, by Bo; Ada lost; Bo Cy Ada"},
		{"who played it is out", "g", "Ada Bo Cy", "zzzzzzz", "too long, by Bo; Ada lost and is out; Bo Cy"},
		{"the match is over", "g", "Ada Bo", "zzzzzzz", "too long, by Bo; Ada lost and is out; Bo won"},
		{"one letter before, it can be challenged", "gh", "Ada Bo", "zzzzzz?()", "not named, by Ada; Bo lost; Ada Bo"},
	})
}

func TestWhoOpensTheNextRound(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		rule                         Opening
		lives, players, events, want string // the last is who plays the next round, the opener first
	}{
		{InTurn, "gh", "Ada Bo", "aunt!", "Bo Ada"},
		{InTurn, "gh", "Ada Bo", "aunt!" + "aun!", "Ada Bo"},
		{InTurn, "gh", "Ada Bo Cy", "aunt!", "Bo Cy Ada"},
		{InTurn, "gh", "Ada Bo Cy", "aunt!" + "aunt!", "Cy Ada Bo"},
		{InTurn, "g", "Ada Bo Cy", "au?()", "Cy Ada"}, // Bo is out
		{InTurn, "g", "Ada Bo Cy", "aunt!", "Bo Cy"},  // Ada is
		{LoserOpens, "gh", "Ada Bo", "aunt!", "Bo Ada"},
		{LoserOpens, "gh", "Ada Bo", "aun!", "Bo Ada"},
		{LoserOpens, "gh", "Ada Bo Cy", "au?()", "Bo Cy Ada"},
		{LoserOpens, "g", "Ada Bo Cy", "au?()", "Cy Ada"}, // Bo is out
		{LoserOpens, "gh", "Ada Bo Cy", "auntiez", "Ada Bo Cy"},
		{Classic, "gh", "Ada Bo Cy", "au?()", "Cy Ada Bo"},
	} {
		classic := tableMatch(t, true, c.lives, c.players, c.events)
		setup := classic.Setup
		setup.Opens = c.rule
		m, err := Resume(setup, classic.Book, classic.Events())
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, p := range m.State().Round().Players {
			names = append(names, setup.Players[p].Name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%s, rule %d, after %s: %s play, want %s", c.players, c.rule, c.events, got, c.want)
		}
	}
}

func checkRules(t *testing.T, challenges bool, cases []ruleCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := outcomeOf(tableMatch(t, challenges, c.lives, c.players, c.events)); got != c.want {
				t.Errorf("after %s: %s\nwant %s", c.events, got, c.want)
			}
		})
	}
}

// What leads to a board can be played again, without what was taken back.
func TestBefore(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		events         string
		round, letters int
		want           string
	}{
		{"aunt!be-ad!ax", 0, 0, ""},
		{"aunt!be-ad!ax", 0, 3, "aun"},
		{"aunt!be-ead!ax", 1, 0, "aunt!"},
		{"aunt!be-ead!ax", 1, 2, "aunt!be"},
		{"aunt!be-ead!ax", 2, 1, "aunt!bead!a"},
		{"au?(aunt)ax", 1, 1, "au?(aunt)a"},
	} {
		m := tableMatch(t, true, "ghost", "Ada Bo", c.events)
		if got := recordEvents(m.Before(c.round, c.letters), nil); got != c.want {
			t.Errorf("%s: before letter %d of round %d come %q, want %q", c.events, c.letters+1, c.round+1, got, c.want)
		}
	}
}
