package puzzle

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"spectrie/dicts"
)

// The set is the same on every platform and for every build with the same lists: links, logs and Ghost of the day
// depend on it. When the miner or a list changes on purpose, this changes too, and everybody's days with it.
const goldenSet = "93a9f4b8990c3a42"

func TestTheSetOfTheSite(t *testing.T) {
	t.Parallel()
	set := shippedSet(t)
	sum := sha256.Sum256(set.Encode())
	if got := hex.EncodeToString(sum[:8]); got != goldenSet {
		t.Errorf("the set is %s, not %s", got, goldenSet)
	}
	supply := map[string]int{}
	var groups []string
	for _, p := range set.Puzzles {
		name := fmt.Sprintf("%s, %d players, from %d letters: %v", p.Dict, p.Rules.Players, p.Rules.MinLetters, p.Kind)
		if supply[name] == 0 {
			groups = append(groups, name)
		}
		supply[name]++
		if p.Rating < leastRating || p.Rating > mostRating {
			t.Errorf("%s is rated %d", p.ID(), p.Rating)
		}
	}
	for _, name := range groups {
		t.Logf("%5d %s", supply[name], name)
	}
	if len(set.Puzzles) < 2000 {
		t.Errorf("%d puzzles, want 2,000", len(set.Puzzles))
	}
}

// No two are alike: no two have the same position, rules for the players, question and answer, and no question comes up
// again while another puzzle of the same game is solved.
func TestNoTwoPuzzlesAreAlike(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	set := shippedSet(t)
	seen := map[string]string{}
	letters := map[string]bool{} // group and fragment of puzzles that ask for a letter
	for _, p := range set.Puzzles {
		if p.Kind == Win || p.Kind == Refute {
			letters[p.group()+p.Fragment] = true
		}
	}
	for _, p := range set.Puzzles {
		play := *mustPlay(p, shippedGame(t, p))
		answer := play.Solution().Fragment()
		switch p.Kind {
		case Win, Refute:
			answer = "letters " + lettersOf(play.Keys())
			for word := play.Solution().Fragment(); ; {
				play.Give(rune(word[len(play.At.Fragment())]))
				if play.Over {
					break
				}
				if letters[p.group()+play.At.Fragment()] {
					t.Errorf("%s asks after %s, and so does a puzzle of its own", p.ID(), play.At.Fragment())
				}
			}
		case Loser:
			answer = play.Start.Losers().String()
		}
		key := fmt.Sprint(p.Rules.Players, p.Fragment, p.Kind == Threat, p.Kind == Loser, answer)
		if other := seen[key]; other != "" {
			t.Errorf("%s is like %s", p.ID(), other)
		}
		seen[key] = p.ID()
	}
}

func TestIDsAndFilesComeBack(t *testing.T) {
	t.Parallel()
	set := shippedSet(t)
	again, err := Decode(set.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if len(again.Puzzles) != len(set.Puzzles) {
		t.Fatalf("%d of %d puzzles came back", len(again.Puzzles), len(set.Puzzles))
	}
	for i, p := range set.Puzzles {
		if again.Puzzles[i] != p {
			t.Fatalf("%+v came back as %+v", p, again.Puzzles[i])
		}
		parsed, err := ParseID(p.ID())
		if parsed.Rating = p.Rating; err != nil || parsed != p {
			t.Fatalf("%s came back as %+v, %v", p.ID(), parsed, err)
		}
		if found, ok := again.ByID(p.ID()); !ok || found != p {
			t.Fatalf("%s is found as %+v", p.ID(), found)
		}
	}
}

func TestAFileThatIsNoneIsRefused(t *testing.T) {
	t.Parallel()
	const good = "spectrie puzzles 1\nwin/web2/4/2\njo150 ka120\n"
	if _, err := Decode([]byte(good)); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{
		"", "\n", "spectrie puzzles 2\n", good[:len(good)-1], good + "\n", good[:20], strings.Replace(good, "jo150", "jo", 1),
		strings.Replace(good, "jo150", "jo150150", 1), strings.Replace(good, "jo", "JO", 1), strings.Replace(good, " ka", "  ka", 1),
		strings.Replace(good, "ka120", "jo120", 1), strings.Replace(good, "win", "won", 1), strings.Replace(good, "/2\n", "/9\n", 1),
		strings.Replace(good, "jo150", "jo0150", 1), strings.Replace(good, "jo150", "jo-150", 1), strings.Replace(good, "web2", "we b2", 1),
		good + strings.Repeat("x", 1<<20),
	} {
		if _, err := Decode([]byte(bad)); err == nil {
			t.Errorf("%.80q was read", bad)
		}
	}
}

func TestIDsThatAreNoneAreRefused(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{
		"", "/", "win/web2/4/2", "win/web2/4/2/", "win/web2/4/2/jo/", "won/web2/4/2/jo", "win/web2/04/2/jo", "win/web2/4/1/jo", "win/web2/0/2/jo",
		"win/web2/4/9/jo", "win/we b/4/2/jo", "win/web2/4/2/JO", "win/web2/4/2/j o", "win/web2/4/2/" + strings.Repeat("a", 300), "win/web2/4/2/\xff",
	} {
		if p, err := ParseID(bad); err == nil {
			t.Errorf("%q was read as %+v", bad, p)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte("spectrie puzzles 1\nwin/web2/4/2\njo150 ka120\nloser/own-00000000000000ff/3/8\nañb9\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		set, err := Decode(file)
		if err != nil {
			return
		}
		if !bytes.Equal(set.Encode(), file) {
			t.Fatalf("%q is written as %q", file, set.Encode())
		}
		for _, p := range set.Puzzles {
			if again, err := ParseID(p.ID()); err != nil || again.ID() != p.ID() {
				t.Fatalf("%s: %v", p.ID(), err)
			}
		}
	})
}

func FuzzParseID(f *testing.F) {
	f.Add("win/american-english-7.1/4/2/jo")
	f.Fuzz(func(t *testing.T, id string) {
		if p, err := ParseID(id); err == nil && p.ID() != id {
			t.Fatalf("%q is written as %q", id, p.ID())
		}
	})
}

// In practice no puzzle comes twice in 300, whatever the rating and the list, as long as there are more.
func TestThreeHundredInARowNeverRepeat(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	set := shippedSet(t).Only(func(p Puzzle) bool { return p.Dict == dicts.DefaultID && p.Rules.Players == 2 && p.Kind != Threat })
	if len(set.Puzzles) < 400 {
		t.Fatalf("%d puzzles", len(set.Puzzles))
	}
	var asked []string
	last := map[string]int{}
	fresh := 0
	for i := range 1500 {
		p, ok := set.Next(1000+i%1200, asked, random)
		if !ok {
			t.Fatal("no puzzle")
		}
		if at, again := last[p.ID()]; again && i-at <= MostRemembered {
			t.Fatalf("%s came %d steps after the last time", p.ID(), i-at)
		} else if !again {
			fresh++
		}
		last[p.ID()] = i
		asked = append(asked, p.ID())
		if i == len(set.Puzzles)-1 && fresh != len(set.Puzzles) {
			t.Errorf("%d of %d puzzles came before one came again", fresh, len(set.Puzzles))
		}
	}
}

func TestTheNextPuzzleFits(t *testing.T) {
	t.Parallel()
	set := shippedSet(t)
	random := rand.New(rand.NewPCG(3, 4))
	for wanted := 1250; wanted <= 2200; wanted += 50 {
		for range 20 {
			if p, ok := set.Next(wanted, nil, random); !ok || p.Rating < wanted-60 || p.Rating > wanted+60 {
				t.Errorf("for %d comes %s of %d", wanted, p.ID(), p.Rating)
			}
		}
	}
	if _, ok := NewSet(nil).Next(1500, nil, random); ok {
		t.Error("an empty set has a next puzzle")
	}
}

func BenchmarkDecode(b *testing.B) {
	file := shippedSet(b).Encode()
	for b.Loop() {
		if _, err := Decode(file); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkNext(b *testing.B) {
	set := shippedSet(b)
	var asked []string
	for _, p := range set.Puzzles[:1000] {
		asked = append(asked, p.ID())
	}
	random := rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		set.Next(1500, asked, random)
	}
}

// BenchmarkMine mines the default dictionary for two players and words from four letters.
func BenchmarkMine(b *testing.B) {
	d := shippedDictionary(b, dicts.DefaultID)
	g, _ := cutGame(d.ID, d.Reachable(4), 2)
	known, _ := cutGame(d.ID, d.UpTo(MostTier).Reachable(4), 2)
	for b.Loop() {
		Mine(g, known)
	}
}

func TestEveryListHasPuzzlesEnoughAndAllHasEveryOne(t *testing.T) {
	t.Parallel()
	set := shippedSet(t)
	for _, list := range Lists {
		n := len(set.Only(list.Has).Puzzles)
		t.Logf("%s: %d", list, n)
		if n < 100 || (n == len(set.Puzzles)) != (list == All) {
			t.Errorf("%s has %d of %d puzzles", list, n, len(set.Puzzles))
		}
	}
	if n := len(set.Only(Usual.Has).Puzzles); n < 2*MostRemembered {
		t.Errorf("the usual list has %d puzzles", n)
	}
	if n := len(set.Only(List("none").Has).Puzzles); n > 0 {
		t.Errorf("a list that does not exist has %d puzzles", n)
	}
}
