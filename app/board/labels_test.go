package board

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/tree"
	"spectrie/dicts"
)

func TestVerdictsAgreeWithWhoIsAddressed(t *testing.T) {
	worked := []string{"aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"} // the worked example of the design
	for _, c := range []struct {
		words []string
		view  address.View
		want  string
	}{
		{[]string{"ab"}, apptest.AnyWord(2, 2, "a"), "Your move. You lose: the only letter, B, completes a word."},
		{[]string{"ab"}, apptest.AnyWord(2, 1, "a"), "Player 2 to move. Player 2 loses: the only letter, B, completes a word."},
		{[]string{"ab", "ac"}, apptest.AnyWord(2, 2, "a"), "Your move. You lose: every letter completes a word."},
		{[]string{"ab", "ac"}, apptest.AnyWord(3, address.MoverSeat, "a"), "Player 2 to move. Player 2 loses: every letter completes a word."},
		{[]string{"a"}, apptest.AnyWord(2, 1, "a"), "You lose the round by completing A."},
		{[]string{"abc"}, apptest.AnyWord(2, 1, ""), "Your move. You lose in 3 letters (ABC): the only letter is A."},
		{[]string{"axx", "bxx", "cxx", "dxx", "exx", "fxx", "gxx", "hxx", "ixx", "jxx"}, apptest.AnyWord(2, 2, ""), "You win: answer A with X, B with X, C with X, D with X, E with X, F with X, G with X, H with X, and so on for 2 more letters."},
		{[]string{"axx", "bxx"}, apptest.AnyWord(2, 2, ""), "You win: answer A with X and B with X."},
		{[]string{"abcd"}, apptest.AnyWord(2, 1, ""), "Your move. You win only with A, in 4 letters (ABCD)."},
		{[]string{"abcd", "bbcd"}, apptest.AnyWord(2, 2, ""), "Player 1 to move. You lose if player 1 plays A or B, in 4 letters (ABCD)."},
		{worked, apptest.AnyWord(3, 1, ""), "Your move. A and C keep you safe if everyone plays well; both do so even against all the others together. Player 2 loses if everyone plays well."},
		{worked, apptest.AnyWord(3, 1, "b"), "Player 2 to move. You can lose even if everyone plays well. You and player 3 can lose."},
		{[]string{"abcd"}, apptest.AnyWord(3, 1, ""), "Your move. No letter keeps you safe. You lose if everyone plays well."},
		{[]string{"abcd"}, apptest.AnyWord(3, 2, ""), "Player 1 to move. You are safe if everyone plays well. Then player 1 loses."},
		{[]string{"ab"}, apptest.AnyWord(3, 1, ""), "A keeps you safe if everyone plays well; it does so even against all the others together. Player 2 loses if everyone plays well."},
	} {
		s, _ := sceneOf(t, apptest.ShelfOf(t, c.words...), c.view)
		if got := s.Verdict(); !strings.Contains(got, c.want) {
			t.Errorf("%v, %s: %q, want %q", c.words, c.view.Address(), got, c.want)
		}
	}
}

// The colours follow the notion chosen, so the verdict must speak of it.
func TestVerdictsSpeakOfGuaranteesWhereTheseAreChosen(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view address.View
		want string
	}{
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "Your move. Only Q guarantees that you do not lose, even against all the others together."},
		{apptest.Guaranteed(apptest.Game(3, 1, "p")), "Player 2 to move. Together the others can make you lose."},
		{apptest.Guaranteed(apptest.Game(3, 1, "q")), "Player 2 to move. The others cannot make you lose, even together."},
		{apptest.Guaranteed(apptest.Game(3, 2, "")), "Player 1 to move. Together the others can make you lose."},
		{apptest.Guaranteed(apptest.Game(3, address.MoverSeat, "")), "Only Q guarantees that player 1 does not lose, even against all the others together."},
	} {
		s, _ := sceneOf(t, l, c.view)
		if got := s.Verdict(); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.view.Address(), got, c.want)
		}
	}
	for _, v := range []address.View{apptest.Game(3, 1, ""), apptest.Guaranteed(apptest.Game(2, 1, ""))} {
		s, _ := sceneOf(t, l, v)
		if got, want := s.Verdict(), "guarantee"; strings.Contains(got, want) {
			t.Errorf("%s: %q, want it without %q", v.Address(), got, want)
		}
	}
}

func TestNodesAreLabelledInWords(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view      address.View
		key, want string
	}{
		{apptest.Game(2, 1, ""), "", "Empty fragment: you win; 19,631 words; your move"},
		{apptest.Game(2, 1, ""), "j", "J: you win; 215 words; player 2 to move"},
		{apptest.Game(2, 2, ""), "j", "J: you lose; 215 words; your move"},
		{apptest.Game(2, address.MoverSeat, ""), "j", "J: player 1 wins; 215 words; player 2 to move"},
		{apptest.Game(2, 2, ""), "jack", "JACK: a word, completed by you"},
		{apptest.Game(3, 1, ""), "p", "P: you are safe; player 3 loses if everyone plays well; 1,519 words; player 2 to move"},
		{apptest.Guaranteed(apptest.Game(3, 1, "")), "p", "P: you have no guarantee;"},
		{apptest.Guaranteed(apptest.Game(3, 2, "")), "p", "P: you have a guarantee;"},
	} {
		s, _ := sceneOf(t, l, c.view)
		i, ok := s.layout.Index(c.key)
		if !ok {
			t.Fatalf("%q is not drawn", c.key)
		}
		if got := s.layout.Nodes[i].Label; !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q is %q, want %q", c.view.Address(), c.key, got, c.want)
		}
	}
}

func TestWithoutWordsNobodyWins(t *testing.T) {
	for _, players := range []int{2, 3} {
		s, _ := sceneOf(t, apptest.ShelfOf(t), apptest.Game(players, 1, ""))
		root := s.layout.Nodes[0]
		if root.Mark != tree.Neutral || strings.Contains(root.Label, "you") {
			t.Errorf("%d players: mark %d, %q", players, root.Mark, root.Label)
		}
	}
}
