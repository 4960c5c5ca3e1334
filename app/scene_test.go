package app

import (
	"strings"
	"testing"

	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
)

// shelfWith is a library of shipped dictionaries for tests.
func shelfWith(t testing.TB, ids ...string) *library {
	t.Helper()
	var l library
	for _, id := range ids {
		d, err := data.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		l.add(d)
	}
	return &l
}

func sceneOf(t testing.TB, l *library, v View) (*scene, string) {
	t.Helper()
	s, problem, err := compose(l, v)
	if err != nil {
		t.Fatal(err)
	}
	s.draw(growth{rows: usualRows}, nil)
	return s, problem
}

func game(players, seat int, fragment string) View {
	v := DefaultView
	v.Rules.Players, v.Seat, v.Fragment = players, seat, fragment
	return v
}

func TestVerdictsReadLikeSentences(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID, "web2")
	guaranteed := game(3, 1, "")
	guaranteed.Guaranteed = true
	long := game(2, 1, "")
	long.Rules.MinLetters = 9
	for _, c := range []struct {
		view View
		want string
	}{
		{game(2, 1, ""), "Your move. You win with H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{game(2, 2, ""), "Player 1 to move. You lose if player 1 finds H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{game(2, MoverSeat, ""), "Player 1 to move. Player 1 wins with H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{game(2, 1, "j"), "Player 2 to move. You win, for you have an answer to every letter: A→C, E→E, I→L, O→H, U→S."},
		{game(2, 2, "j"), "Your move. You lose against best play: every letter loses. A holds out longest, in 3 letters (JACK)."},
		{game(2, 1, "jack"), "JACK is a word: player 2 completed it and loses the round."},
		{game(2, 2, "jack"), "JACK is a word: you completed it and lose the round."},
		{game(3, 1, ""), "P, Q and S keep you safe while everyone plays rationally; against all the others together only Q does."},
		{game(3, MoverSeat, ""), "P, Q and S keep player 1 safe"},
		{game(3, 1, ""), "Players 2 and 3 can lose."},
	} {
		s, problem := sceneOf(t, l, c.view)
		if got := s.verdict(); !strings.Contains(got, c.want) || problem != "" {
			t.Errorf("%s: %q, want %q; problem %q", c.view.Address(), got, c.want, problem)
		}
	}
}

func TestADeadEndShowsTheLongestPlayableFragment(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct{ asked, shown, problem string }{
		{"jq", "j", "No word begins with “JQ” here; this shows J."},
		{"jacket", "jack", "JACK is a word and ends the round, so “JACKET” cannot come up; this shows JACK."},
		{"<script>", "", "No word begins with “<SCRIPT>” here; this shows the empty fragment."},
		{strings.Repeat("a", 10000), "a", "No word begins with “AAAAAAAAAAAAAAAAAAAAAAAA…” here; this shows A."},
	} {
		s, problem := sceneOf(t, l, game(2, 1, c.asked))
		if !strings.HasPrefix(c.asked, s.view.Fragment) || problem != c.problem && c.shown == s.view.Fragment || c.shown != "a" && s.view.Fragment != c.shown {
			t.Errorf("%.20s: shows %q and says %q", c.asked, s.view.Fragment, problem)
		}
	}
}

// nodesOf lists the drawn nodes.
func nodesOf(n *tree.Node) []*tree.Node {
	all := []*tree.Node{n}
	for _, c := range n.Children {
		all = append(all, nodesOf(c)...)
	}
	return all
}

func TestTheDrawingFollowsTheBestPlayAndCountsWhatItCuts(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, v := range []View{game(2, 1, ""), game(2, 1, "h"), game(3, 2, "st"), game(8, MoverSeat, "")} {
		s, _ := sceneOf(t, l, v)
		root, whole := s.grow(growth{rows: usualRows})
		leaves, words := 0, 0
		for _, n := range nodesOf(root) {
			if len(n.Children) == 0 {
				leaves++
				words += n.Hidden
				if n.Word != "" {
					words++
				}
				if n.Hidden == 0 && n.Word == "" {
					t.Errorf("%s: %q is a leaf that hides nothing and is no word", v.Address(), n.Key)
				}
			}
		}
		if leaves > usualRows || words != s.pos.Words() {
			t.Errorf("%s: %d leaves, %d words shown or counted of %d", v.Address(), leaves, words, s.pos.Words())
		}
		if whole != (s.pos.Words() == 0) && !whole && leaves < usualRows/2 {
			t.Errorf("%s: only %d leaves drawn", v.Address(), leaves)
		}
		line := s.pos.Line().Fragment()
		best := ""
		for _, n := range nodesOf(root) {
			if n.Best && len(n.Key) > len(best) {
				best = n.Key
			}
		}
		if best != line {
			t.Errorf("%s: the thick line ends at %q, best play at %q", v.Address(), best, line)
		}
	}
}

func TestFansOpenAndBranchesCloseInPlace(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	s, _ := sceneOf(t, l, DefaultView)
	find := func(g growth, key string) *tree.Node {
		root, _ := s.grow(g)
		for _, n := range nodesOf(root) {
			if n.Key == key {
				return n
			}
		}
		return nil
	}
	if n := find(growth{rows: usualRows}, "a"); n == nil || n.Expanded || n.Hidden == 0 {
		t.Fatalf("a is not cut: %+v", n)
	}
	if n := find(growth{rows: usualRows, opened: map[string]bool{"a": true}}, "a"); !n.Expanded || n.Hidden != 0 {
		t.Errorf("a did not open: %+v", n)
	}
	if n := find(growth{rows: usualRows, opened: map[string]bool{"j": false}}, "j"); n.Expanded || n.Hidden == 0 {
		t.Errorf("j did not close: %+v", n)
	}
}

func TestDrawingItAllStopsAtTwoThousandNodes(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	s, _ := sceneOf(t, l, DefaultView)
	root, whole := s.grow(growth{rows: mostNodes})
	if n := len(nodesOf(root)); whole || n > mostNodes || n < mostNodes*9/10 {
		t.Errorf("%d nodes drawn, whole: %v", n, whole)
	}
	s, _ = sceneOf(t, l, game(2, 1, "j"))
	if root, whole := s.grow(growth{rows: mostNodes}); !whole || len(nodesOf(root)) < 300 {
		t.Errorf("below j: %d nodes, whole: %v", len(nodesOf(root)), whole)
	}
}

func TestMarksFollowThePointOfViewAndTheNotion(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	mark := func(v View, key string) tree.Mark {
		s, _ := sceneOf(t, l, v)
		i, ok := s.layout.Index(key)
		if !ok {
			t.Fatalf("%q is not drawn", key)
		}
		return s.layout.Nodes[i].Mark
	}
	guaranteed := game(3, 1, "")
	guaranteed.Guaranteed = true
	for _, c := range []struct {
		view View
		key  string
		want tree.Mark
	}{
		{game(2, 1, ""), "j", tree.Winning},
		{game(2, 1, ""), "a", tree.Losing},
		{game(2, 2, ""), "j", tree.Losing},
		{game(2, 2, ""), "a", tree.Winning},
		{game(2, MoverSeat, "a"), "a", tree.Winning},
		{game(3, 1, ""), "p", tree.Winning},
		{game(3, 1, ""), "q", tree.Winning},
		{guaranteed, "p", tree.Losing},
		{guaranteed, "q", tree.Winning},
	} {
		if got := mark(c.view, c.key); got != c.want {
			t.Errorf("%s: %q is marked %d, want %d", c.view.Address(), c.key, got, c.want)
		}
	}
}

func TestWithoutWordsThePageSaysThatNoRoundCanBePlayed(t *testing.T) {
	b := dicts.NewBuilder(dicts.Latin, false)
	if err := b.Add("cat", dicts.NoTier); err != nil {
		t.Fatal(err)
	}
	var l library
	l.add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	s, _ := sceneOf(t, &l, DefaultView)
	if got := s.verdict(); !strings.Contains(got, "no words of 4 letters or more, so no round can be played") {
		t.Error(got)
	}
}

func TestChangingThePlayersKeepsTheCutTrie(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	two, err := l.solve(dicts.DefaultID, solver.Usual)
	if err != nil {
		t.Fatal(err)
	}
	three, err := l.solve(dicts.DefaultID, solver.Rules{Players: 3, MinLetters: 4})
	if err != nil {
		t.Fatal(err)
	}
	if two.Trie() != three.Trie() {
		t.Error("the trie was cut again")
	}
	again, _ := l.solve(dicts.DefaultID, solver.Rules{Players: 3, MinLetters: 4})
	if again != three {
		t.Error("the same game was solved again")
	}
}
