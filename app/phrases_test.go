package app

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/tree"
	"spectrie/dicts"
)

// shelfOf is a library whose default dictionary holds just these words, over
// the letters in them.
func shelfOf(t testing.TB, words ...string) *library {
	t.Helper()
	letters := []rune(strings.Join(words, ""))
	if len(letters) == 0 {
		letters = []rune("a")
	}
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(words)
	b := dicts.NewBuilder(alphabet, false)
	for _, word := range words {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	var l library
	l.add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	return &l
}

// anyWord is game with words of any length.
func anyWord(players, seat int, fragment string) View {
	v := game(players, seat, fragment)
	v.Rules.MinLetters = 1
	return v
}

func guaranteed(v View) View {
	v.Guaranteed = true
	return v
}

func TestVerdictsAgreeWithWhoIsAddressed(t *testing.T) {
	worked := []string{"aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"} // the worked example of the design
	for _, c := range []struct {
		words []string
		view  View
		want  string
	}{
		{[]string{"ab"}, anyWord(2, 2, "a"), "Your move. The only letter, B, completes a word: you lose."},
		{[]string{"ab"}, anyWord(2, 1, "a"), "Player 2 to move. The only letter, B, completes a word: player 2 loses."},
		{[]string{"ab", "ac"}, anyWord(2, 2, "a"), "Your move. Every letter completes a word: you lose."},
		{[]string{"ab", "ac"}, anyWord(3, MoverSeat, "a"), "Player 2 to move. Every letter completes a word: player 2 loses."},
		{[]string{"a"}, anyWord(2, 1, "a"), "A is a word: you completed it and lose the round."},
		{[]string{"abc"}, anyWord(2, 1, ""), "Your move. The only letter is A. You lose, in 3 letters (ABC)."},
		{[]string{"abcd"}, anyWord(2, 1, ""), "Your move. You win only with A, in 4 letters (ABCD)."},
		{[]string{"abcd", "bbcd"}, anyWord(2, 2, ""), "Player 1 to move. You lose if player 1 finds A or B; A is quickest, in 4 letters (ABCD)."},
		{worked, anyWord(3, 1, ""), "Your move. A and C keep you safe while everyone plays rationally; both do so even against all the others together. Rational play costs player 2 the round."},
		{worked, anyWord(3, 1, "b"), "Player 2 to move. You may lose even if everyone plays rationally. You and player 3 can lose."},
		{[]string{"abcd"}, anyWord(3, 1, ""), "Your move. No letter keeps you safe. Rational play costs you the round."},
		{[]string{"abcd"}, anyWord(3, 2, ""), "Player 1 to move. You are safe while everyone plays rationally. Rational play costs player 1 the round."},
		{[]string{"ab"}, anyWord(3, 1, ""), "A keeps you safe while everyone plays rationally; it does so even against all the others together. Rational play costs player 2 the round."},
	} {
		s, _ := sceneOf(t, shelfOf(t, c.words...), c.view)
		if got := s.verdict(); !strings.Contains(got, c.want) {
			t.Errorf("%v, %s: %q, want %q", c.words, c.view.Address(), got, c.want)
		}
	}
}

// The colours follow the notion chosen, so the verdict must speak of it.
func TestVerdictsSpeakOfGuaranteesWhereTheseAreChosen(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view View
		want string
	}{
		{guaranteed(game(3, 1, "")), "Your move. Only Q guarantees that you do not lose, even against all the others together."},
		{guaranteed(game(3, 1, "p")), "Player 2 to move. Together the others can make you lose."},
		{guaranteed(game(3, 1, "q")), "Player 2 to move. You cannot be made to lose, even by all the others together."},
		{guaranteed(game(3, 2, "")), "Player 1 to move. Together the others can make you lose."},
		{guaranteed(game(3, MoverSeat, "")), "Only Q guarantees that player 1 does not lose, even against all the others together."},
	} {
		s, _ := sceneOf(t, l, c.view)
		if got := s.verdict(); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.view.Address(), got, c.want)
		}
	}
	for _, v := range []View{game(3, 1, ""), guaranteed(game(2, 1, ""))} {
		s, _ := sceneOf(t, l, v)
		if got := s.verdict(); strings.Contains(got, "guarantee") {
			t.Errorf("%s: %q", v.Address(), got)
		}
	}
}

func TestNodesAreLabelledInWords(t *testing.T) {
	l := shelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		view      View
		key, want string
	}{
		{game(2, 1, ""), "", "Empty fragment: you win; 19,631 words; your move"},
		{game(2, 1, ""), "j", "J: you win; 215 words; player 2 to move"},
		{game(2, 2, ""), "j", "J: you lose; 215 words; your move"},
		{game(2, MoverSeat, ""), "j", "J: player 1 wins; 215 words; player 2 to move"},
		{game(2, 2, ""), "jack", "JACK: a word, completed by you"},
		{game(3, 1, ""), "p", "P: you are safe; rational play costs player 3 the round; 1,519 words; player 2 to move"},
		{guaranteed(game(3, 1, "")), "p", "P: you have no guarantee;"},
		{guaranteed(game(3, 2, "")), "p", "P: you have a guarantee;"},
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
		s, _ := sceneOf(t, shelfOf(t), game(players, 1, ""))
		root := s.layout.Nodes[0]
		if root.Mark != tree.Neutral || strings.Contains(root.Label, "you") {
			t.Errorf("%d players: mark %d, %q", players, root.Mark, root.Label)
		}
	}
}

func TestManyDays(t *testing.T) {
	for n, want := range map[int]string{1: "1 day", 59: "59 days", 60: "2 months", 75: "3 months", 365: "12 months", 699: "23 months", 912: "2.5 years", 36500: "100.0 years"} {
		if got := manyDays(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
