package plan

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
)

// fewWords are shelves with a few random words, and two lists that ship.
func fewWords(t testing.TB) map[string]*shelf.Shelf {
	shelves := map[string]*shelf.Shelf{"american": apptest.ShelfWith(t, dicts.DefaultID), "scowl-small": apptest.ShelfWith(t, "scowl-small")}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 60 {
		words := map[string]bool{}
		for range 3 + r.IntN(60) {
			word := make([]byte, 2+r.IntN(7))
			for at := range word {
				word[at] = "abc"[r.IntN(3)]
			}
			words[string(word)] = true
		}
		shelves[fmt.Sprint("random ", i)] = apptest.ShelfOf(t, slices.Collect(maps.Keys(words))...)
	}
	return shelves
}

// slowly maps each fragment of the plan where another player moves to the letters that no word of the
// plan answers, from the words alone.
func slowly(t testing.TB, p *Plan) map[string]string {
	t.Helper()
	legal, planned := map[string]bool{}, map[string]bool{}
	begin := func(set map[string]bool, word string) {
		for i := range len(word) + 1 {
			set[word[:i]] = true
		}
	}
	trie := p.Game.Trie()
	for n := range trie.Len() {
		if trie.IsWord(dicts.Node(n)) {
			begin(legal, trie.Fragment(dicts.Node(n)))
		}
	}
	for _, s := range p.Starts {
		for _, word := range p.Words(s) {
			begin(planned, word.Fragment())
		}
	}
	open := map[string]string{}
	for _, next := range slices.Sorted(maps.Keys(legal)) {
		if len(next) <= p.View.Seat-1 {
			continue // on the way to a start
		}
		at, letter := next[:len(next)-1], next[len(next)-1:]
		if planned[at] && !planned[next] && len(at)%p.View.Rules.Players != p.View.Seat-1 {
			open[at] += letter
		}
	}
	return open
}

func TestEveryReplyIsAnsweredOrListed(t *testing.T) {
	t.Parallel()
	found := 0
	for name, l := range fewWords(t) {
		for _, players := range []int{2, 3, 6} {
			for seat := 1; seat <= players; seat++ {
				for _, guaranteed := range []bool{false, true} {
					view := apptest.Game(players, seat, "")
					view.Dict = text.Pick(name == "scowl-small", name, dicts.DefaultID)
					view.Guaranteed = guaranteed
					if strings.HasPrefix(name, "random") {
						view.Rules.MinLetters = 1
					}
					p := planOf(t, l, view)
					listed, counted := map[string]string{}, 0
					for _, gap := range p.Gaps() {
						for _, reply := range gap.Replies {
							listed[gap.At.Fragment()] += string(reply.Letter())
							counted++
							if losers := reply.Losers(); !losers.Has(gap.At.Mover()) || !losers.Has(seat) {
								t.Errorf("%s, %s: %s endangers %v, want the player and whoever plays it", name, view.Address(), reply.Fragment(), losers)
							}
						}
					}
					if want := slowly(t, p); !maps.Equal(listed, want) || counted != p.Unanswered() {
						t.Errorf("%s, %s: %d replies without an answer: %v, want %v", name, view.Address(), p.Unanswered(), listed, want)
					}
					if (players == 2 || guaranteed) && p.Unanswered() > 0 {
						t.Errorf("%s, %s: %d replies have no answer, want none", name, view.Address(), p.Unanswered())
					}
					found += p.Unanswered()
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("%d replies without an answer, want 100 or more to compare", found)
	}
}

// The promise has a condition just where somebody can break it.
func TestThePromiseIsConditionalWhereRepliesHaveNoAnswer(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for _, c := range []struct {
		players, seat int
		want          string
	}{
		{2, 2, "Know 54 words and you win after 21 of the 26 opening letters."},
		{3, 1, "Open with Q. Know four words and nobody can make you lose."}, // its words answer every reply
		{3, 2, "Know 49 words and you are safe after 16 of the 26 opening letters, if nobody slips."},
		{6, 1, "Open with C. Know one word and you are safe, if nobody slips."},
	} {
		p := planOf(t, l, apptest.Game(c.players, c.seat, ""))
		if got := p.Summary(); got != c.want {
			t.Errorf("player %d of %d: %q, want %q", c.seat, c.players, got, c.want)
		}
		if got := strings.Contains(p.overview()+p.Meaning(), "can slip in"); got != (p.Unanswered() > 0) {
			t.Errorf("player %d of %d: the handout speaks of replies without an answer: %v, and there are %d", c.seat, c.players, got, p.Unanswered())
		}
	}
}
