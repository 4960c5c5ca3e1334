package board

import (
	"slices"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

// Every word below a fragment is either won or lost, common words come before rare ones, and short
// before long ones.
func TestTheChoicesOfWords(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, view := range []struct{ players, seat int }{{2, 1}, {3, 2}, {5, 5}} {
		s, _, err := Compose(l, apptest.Game(view.players, view.seat, "st"))
		if err != nil {
			t.Fatal(err)
		}
		const most = 100_000
		sorted, all := s.WordsBelow(SortedWords, most)
		won, _ := s.WordsBelow(WonWords, most)
		lost, _ := s.WordsBelow(LostWords, most)
		if both := slices.Sorted(slices.Values(slices.Concat(won, lost))); !slices.Equal(both, sorted) || all != s.Pos.Words() {
			t.Errorf("%d players: %d words are won and %d lost, of %d", view.players, len(won), len(lost), all)
		}
		for _, word := range lost {
			if end, _ := s.Game.At(word); end.Loser() != view.seat {
				t.Errorf("%d players: %s is listed as lost, and player %d completes it", view.players, word, end.Loser())
			}
		}
		common, _ := s.WordsBelow(CommonWords, most)
		rarity := func(word string) int {
			end, _ := s.Game.At(word)
			return s.Game.Trie().Tier(end.Node()).Rarity()
		}
		if !slices.IsSortedFunc(common, func(a, b string) int { return rarity(a) - rarity(b) }) || len(common) != all {
			t.Errorf("%d players: the common words are not in order", view.players)
		}
		short, _ := s.WordsBelow(ShortWords, most)
		if !slices.IsSortedFunc(short, func(a, b string) int { return len(a) - len(b) }) || len(short) != all {
			t.Errorf("%d players: the short words are not in order", view.players)
		}
		if few, _ := s.WordsBelow(CommonWords, 7); !slices.Equal(few, common[:7]) {
			t.Errorf("%d players: the first 7 common words are %v, want %v", view.players, few, common[:7])
		}
	}
}
