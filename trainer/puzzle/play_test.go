package puzzle

import (
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

// Every puzzle of the site can be solved: each winning letter is right at every question, whatever came before, and no
// other letter is. The answers of the others are legal and leave the person safe.
func TestEveryPuzzleCanBeSolvedAndEveryKeyIsRight(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	asked := map[Kind]int{}
	for _, p := range shippedSet(t).Puzzles {
		var walk func(play Play)
		walk = func(play Play) {
			if play.Over {
				if !play.Right || !play.At.Over() || play.At.Loser() == play.You {
					t.Fatalf("%s ends with %s, right %v", p.ID(), play.At.Fragment(), play.Right)
				}
				return
			}
			asked[p.Kind]++
			if play.At.Mover() != play.You {
				t.Fatalf("%s asks after %s, where somebody else moves", p.ID(), play.At.Fragment())
			}
			keys := play.Keys()
			loses := 0
			for next := range play.At.Next() {
				after := play
				reply := after.Give(next.Letter())
				right := !next.Losers().Has(play.You)
				if !right {
					loses++
				}
				if !reply.Legal || reply.Right != right || right != slices.Contains(keys, next) {
					t.Fatalf("%s: %s is right %v, judged %+v", p.ID(), next.Fragment(), right, reply)
				}
				if got := next.Fragment() + reply.Played; got != after.At.Fragment() {
					t.Fatalf("%s: the letters played come to %s, the round to %s", p.ID(), got, after.At.Fragment())
				}
				switch {
				case right && after.Found != play.Found+1:
					t.Fatalf("%s: %d letters found after %d", p.ID(), after.Found, play.Found)
				case right:
					walk(after)
				case !after.Over || after.Right || !after.At.Over() || p.Rules.Players == 2 && after.At.Loser() != play.You || !after.At.Losers().Has(play.You):
					t.Fatalf("%s: after the mistake %s the round ends with %s", p.ID(), next.Fragment(), after.At.Fragment())
				}
			}
			if len(keys) == 0 || loses == 0 {
				t.Fatalf("%s asks after %s, where %d letters win and %d lose", p.ID(), play.At.Fragment(), len(keys), loses)
			}
		}
		if p.Kind == Win || p.Kind == Refute {
			walk(*mustPlay(p, shippedGame(t, p)))
		}
	}
	t.Log(asked)
}

// Nobody has to know a rare word: there is a way to win on which every word that the others can make somebody complete is
// of tier 50 or more common, and so is one word of every other answer.
func TestNobodyHasToKnowARareWord(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	rare := MostTier.Rarity() + 1
	for _, p := range shippedSet(t).Puzzles {
		g := shippedGame(t, p)
		var needs func(at solver.Position, seat int) int
		needs = func(at solver.Position, seat int) int {
			if at.Over() {
				return g.rarity(at)
			}
			most, least := 0, 99
			ends := true
			for next := range at.Next() {
				if next.Losers().Has(seat) {
					continue
				}
				n := needs(next, seat)
				least = min(least, n)
				if !next.Over() {
					most, ends = max(most, n), false
				}
			}
			if at.Mover() == seat || ends {
				return least
			}
			return most
		}
		play := mustPlay(p, g)
		n := g.rarity(play.Solution())
		if p.Kind == Win || p.Kind == Refute {
			n = needs(play.Start, play.You)
			for at := *play; !at.Over; { // the way that the solution shows
				letter := strings.TrimPrefix(play.Solution().Fragment(), at.At.Fragment())[:1]
				if !at.Give(rune(letter[0])).Right {
					t.Fatalf("%s: the solution %s goes wrong after %s", p.ID(), play.Solution().Fragment(), at.At.Fragment())
				}
			}
		}
		if n >= rare {
			t.Errorf("%s needs a word of rarity %d", p.ID(), n)
		}
		if tier := g.Solution.Trie().Tier(play.Solution().Node()); tier > MostTier || tier == dicts.NoTier {
			t.Errorf("%s shows the word %s of tier %d", p.ID(), play.Solution().Fragment(), tier)
		}
	}
}

// A word is threatened when the others can make the player complete it. Exactly these words solve a puzzle, and the
// rest of the only one that is left comes by itself.
func TestExactlyTheThreatenedWordsSolveAThreat(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	tried, solved := 0, 0
	for _, p := range shippedSet(t).Puzzles {
		if p.Kind != Threat {
			continue
		}
		g := shippedGame(t, p)
		start := mustPlay(p, g)
		victim := start.Start.Depth()%2 + 1
		victim = 3 - victim // who played last
		for n := range g.Solution.Trie().Subtree(start.Start.Node()) {
			if !g.Solution.Trie().IsWord(n) {
				continue
			}
			word := g.Solution.Trie().Fragment(n)
			threatened := true
			for i := len(p.Fragment); i <= len(word); i++ {
				at, _ := g.Solution.At(word[:i])
				threatened = threatened && at.Losers().Has(victim)
			}
			play := *start
			for _, letter := range word[len(p.Fragment):] {
				if !play.Over {
					play.Give(letter)
				}
			}
			tried++
			if threatened {
				solved++
			}
			if play.Right != threatened || threatened && play.At.Fragment() != word {
				t.Fatalf("%s: %s is threatened: %v, judged %v at %s", p.ID(), word, threatened, play.Right, play.At.Fragment())
			}
		}
		if play := *start; !strings.HasPrefix(play.Solution().Fragment(), p.Fragment) || play.Solution().Loser() != victim {
			t.Errorf("%s is solved by %s", p.ID(), play.Solution().Fragment())
		}
	}
	t.Logf("%d of %d words are threatened", solved, tried)
}

func TestWhoLosesIsAskedOnce(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	n := 0
	for _, p := range shippedSet(t).Puzzles {
		if p.Kind != Loser {
			continue
		}
		n++
		for seat := 1; seat <= 3; seat++ {
			play := *mustPlay(p, shippedGame(t, p))
			loses := play.Start.Losers().Has(seat)
			reply := play.Answer(seat)
			if !play.Over || play.Right != loses || reply.Right != loses || !play.At.Over() || !play.Start.Losers().Has(play.At.Loser()) {
				t.Fatalf("%s: player %d loses: %v, judged %+v, shown by %s", p.ID(), seat, loses, play, play.At.Fragment())
			}
		}
	}
	if n < 500 {
		t.Errorf("%d puzzles", n)
	}
}

func TestALetterThatNoWordHasDoesNotCount(t *testing.T) {
	t.Parallel()
	for _, p := range shippedSet(t).Puzzles[:50] {
		play := *mustPlay(p, shippedGame(t, p))
		before := play
		for letter := 'a'; letter <= 'z'; letter++ {
			if _, ok := play.At.Play(letter); ok {
				continue
			}
			if reply := play.Give(letter); reply != (Reply{}) || play != before {
				t.Fatalf("%s: %c does %+v", p.ID(), letter, reply)
			}
		}
	}
}

func TestThereIsNoPuzzleWhereNothingIsAsked(t *testing.T) {
	t.Parallel()
	usual := Puzzle{Kind: Win, Dict: dicts.DefaultID, Rules: solver.Usual}
	for _, c := range []struct {
		kind     Kind
		fragment string
	}{
		{Win, ""}, {Win, "qq"}, {Win, "zzz"}, {Win, "jack"}, {Win, "j"}, {Refute, "j"}, {Threat, "t"}, {Loser, "ab"},
	} {
		p := usual
		p.Kind, p.Fragment = c.kind, c.fragment
		play, err := NewPlay(p, shippedGame(t, p))
		if c.kind == Loser {
			if err != nil { // with two players one of them loses
				t.Error(err)
			}
			continue
		}
		if c.kind == Threat && err == nil && play.Start.Safe(1, false) {
			t.Errorf("%s threatens nobody", c.fragment)
		}
		if c.kind != Threat && err == nil {
			t.Errorf("%s can be played", p.ID())
		}
	}
	other := usual
	other.Rules.Players = 3
	other.Fragment = "ab"
	if _, err := NewPlay(other, shippedGame(t, usual)); err == nil {
		t.Error("a puzzle was played with another game")
	}
}
