package board

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

func sceneOf(t testing.TB, l *shelf.Shelf, v address.View) (*Scene, string) {
	t.Helper()
	s, problem, err := Compose(l, v)
	if err != nil {
		t.Fatal(err)
	}
	s.Draw(Extent{Rows: UsualRows}, nil)
	return s, problem
}

func TestVerdictsReadLikeSentences(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	guaranteed := apptest.Game(3, 1, "")
	guaranteed.Guaranteed = true
	long := apptest.Game(2, 1, "")
	long.Rules.MinLetters = 9
	for _, c := range []struct {
		view address.View
		want string
	}{
		{apptest.Game(2, 1, ""), "Your move. You win with H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{apptest.Game(2, 2, ""), "Player 1 to move. You lose if player 1 plays H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{apptest.Game(2, address.MoverSeat, ""), "Player 1 to move. Player 1 wins with H, J, M, R or Z; J is quickest, in 4 letters (JACK)."},
		{apptest.Game(2, 1, "j"), "Player 2 to move. You win: answer A with C, E with E, I with L, O with H and U with S."},
		{apptest.Game(2, 2, "j"), "Your move. You lose against best play: every letter loses, in 3 more letters (JACK)."},
		{apptest.Game(2, 1, "jack"), "Player 2 loses the round by completing JACK."},
		{apptest.Game(2, 2, "jack"), "You lose the round by completing JACK."},
		{apptest.Game(3, 1, ""), "P, Q and S keep you safe if everyone plays well; against all the others together only Q does."},
		{apptest.Game(3, address.MoverSeat, ""), "P, Q and S keep player 1 safe"},
		{apptest.Game(3, 1, ""), "Players 2 and 3 can lose."},
	} {
		s, problem := sceneOf(t, l, c.view)
		if got := s.Verdict(); !strings.Contains(got, c.want) || problem != "" {
			t.Errorf("%s: %q, want %q; problem %q", c.view.Address(), got, c.want, problem)
		}
	}
}

func TestADeadEndShowsTheLongestPlayableFragment(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct{ asked, shown, problem string }{
		{"jq", "j", "No word begins with “JQ” here; this shows J."},
		{"jacket", "jack", "JACK is a word and ends the round, so “JACKET” cannot come up; this shows JACK."},
		{"<script>", "", "No word begins with “<SCRIPT>” here; this shows the empty fragment."},
		{strings.Repeat("a", 10000), "a", "No word begins with “AAAAAAAAAAAAAAAAAAAAAAAA…” here; this shows A."},
	} {
		s, problem := sceneOf(t, l, apptest.Game(2, 1, c.asked))
		if !strings.HasPrefix(c.asked, s.View.Fragment) || problem != c.problem && c.shown == s.View.Fragment || c.shown != "a" && s.View.Fragment != c.shown {
			t.Errorf("%.20s: shows %q and says %q", c.asked, s.View.Fragment, problem)
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
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, v := range []address.View{apptest.Game(2, 1, ""), apptest.Game(2, 1, "h"), apptest.Game(3, 2, "st"), apptest.Game(8, address.MoverSeat, ""), apptest.Game(2, 1, "jac")} {
		s, _ := sceneOf(t, l, v)
		root, whole := s.BuildTree(Extent{Rows: UsualRows})
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
		if leaves > UsualRows || words != s.Pos.Words() {
			t.Errorf("%s: %d leaves, %d words shown or counted of %d", v.Address(), leaves, words, s.Pos.Words())
		}
		hidden := 0
		for _, n := range nodesOf(root) {
			hidden += n.Hidden
		}
		if whole != (hidden == 0) {
			t.Errorf("%s: whole is %v, and %d words are hidden", v.Address(), whole, hidden)
		}
		if !whole && leaves < UsualRows/2 {
			t.Errorf("%s: %d leaves drawn, want at least %d", v.Address(), leaves, UsualRows/2)
		}
		line := s.Pos.Line().Fragment()
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
	l := apptest.ShelfWith(t, dicts.DefaultID)
	s, _ := sceneOf(t, l, address.DefaultView)
	find := func(extent Extent, key string) *tree.Node {
		root, _ := s.BuildTree(extent)
		for _, n := range nodesOf(root) {
			if n.Key == key {
				return n
			}
		}
		return nil
	}
	if n := find(Extent{Rows: UsualRows}, "a"); n == nil || n.Expanded || n.Hidden == 0 {
		t.Fatalf("a is not cut: %+v", n)
	}
	if n := find(Extent{Rows: UsualRows, opened: map[string]bool{"a": true}}, "a"); !n.Expanded || n.Hidden != 0 {
		t.Errorf("a did not open: %+v", n)
	}
	if n := find(Extent{Rows: UsualRows, opened: map[string]bool{"j": false}}, "j"); n.Expanded || n.Hidden == 0 {
		t.Errorf("j did not close: %+v", n)
	}
}

func TestDrawingItAllStopsAtTwoThousandNodes(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	s, _ := sceneOf(t, l, address.DefaultView)
	root, whole := s.BuildTree(Extent{Rows: mostNodes})
	if n := len(nodesOf(root)); whole || n > mostNodes || n < mostNodes*9/10 {
		t.Errorf("%d nodes drawn, whole: %v", n, whole)
	}
	s, _ = sceneOf(t, l, apptest.Game(2, 1, "j"))
	if root, whole := s.BuildTree(Extent{Rows: mostNodes}); !whole || len(nodesOf(root)) < 300 {
		t.Errorf("below j: %d nodes, whole: %v", len(nodesOf(root)), whole)
	}
}

func TestMarksFollowThePointOfViewAndTheNotion(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	mark := func(v address.View, key string) tree.Mark {
		s, _ := sceneOf(t, l, v)
		i, ok := s.layout.Index(key)
		if !ok {
			t.Fatalf("%q is not drawn", key)
		}
		return s.layout.Nodes[i].Mark
	}
	guaranteed := apptest.Game(3, 1, "")
	guaranteed.Guaranteed = true
	for _, c := range []struct {
		view address.View
		key  string
		want tree.Mark
	}{
		{apptest.Game(2, 1, ""), "j", tree.Winning},
		{apptest.Game(2, 1, ""), "a", tree.Losing},
		{apptest.Game(2, 2, ""), "j", tree.Losing},
		{apptest.Game(2, 2, ""), "a", tree.Winning},
		{apptest.Game(2, address.MoverSeat, "a"), "a", tree.Winning},
		{apptest.Game(3, 1, ""), "p", tree.Winning},
		{apptest.Game(3, 1, ""), "q", tree.Winning},
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
	var l shelf.Shelf
	l.Add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	s, _ := sceneOf(t, &l, address.DefaultView)
	if got, want := s.Verdict(), "No round can be played: American English 7.1 has no words of 4 letters or more."; !strings.Contains(got, want) {
		t.Errorf("%v, want it to contain %q", got, want)
	}
}

func TestChangingThePlayersKeepsTheCutTrie(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	two, err := l.Solve(dicts.DefaultID, solver.Usual)
	if err != nil {
		t.Fatal(err)
	}
	three, err := l.Solve(dicts.DefaultID, solver.Rules{Players: 3, MinLetters: 4})
	if err != nil {
		t.Fatal(err)
	}
	if two.Trie() != three.Trie() {
		t.Error("the trie was cut again")
	}
	again, _ := l.Solve(dicts.DefaultID, solver.Rules{Players: 3, MinLetters: 4})
	if again != three {
		t.Error("the same game was solved again")
	}
}
