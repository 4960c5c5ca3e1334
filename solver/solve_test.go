package solver

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"spectrie/dicts"
)

// manyGames calls check with solved random games of every number of players.
func manyGames(t *testing.T, check func(t *testing.T, words []string, s *Solution)) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 1500 {
		words := randomWords(r)
		rules := Rules{Players: 2 + r.IntN(7), MinLetters: 1 + r.IntN(3)}
		check(t, words, mustSolve(t, words, rules))
	}
}

func TestHandWorkedExample(t *testing.T) {
	words := strings.Fields("aa ab baa bb bcaa bcab caaaa caab")
	s := mustSolve(t, words, Rules{Players: 3, MinLetters: 1})
	for fragment, want := range map[string]Seats{
		"": SeatsOf(2), "a": SeatsOf(2), "b": SeatsOf(1, 3), "c": SeatsOf(2),
	} {
		p, _ := s.At(fragment)
		if got := p.Losers(); got != want {
			t.Errorf("losers at %q: %v, want %v", fragment, got, want)
		}
	}
	if got := lettersThat(s.Start(), Wins); got != "ac" {
		t.Errorf("winning letters %q, want ac", got)
	}
}

func lettersThat(p Position, o Outcome) string {
	var letters strings.Builder
	for _, l := range p.Letters() {
		if l.Outcome == o {
			letters.WriteRune(l.Letter)
		}
	}
	return letters.String()
}

func TestWithTwoPlayersAGuaranteeIsTheComplementOfLosing(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		if s.Rules().Players != 2 {
			return
		}
		everyPosition(s.Start(), func(p Position) {
			if p.Guaranteed()^p.Losers() != SeatsOf(1, 2) {
				t.Fatalf("%v at %q: losers %v, guaranteed %v", words, p.Fragment(), p.Losers(), p.Guaranteed())
			}
		})
	})
}

func TestSomebodyCanLoseUnlessThereIsNoWord(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		everyPosition(s.Start(), func(p Position) {
			empty := s.Trie().Len() == 1
			if empty != (p.Losers() == 0) {
				t.Fatalf("%v at %q: losers %v", words, p.Fragment(), p.Losers())
			}
		})
	})
}

func TestAGuaranteedSeatIsNotAPossibleLoser(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		everyPosition(s.Start(), func(p Position) {
			if p.Losers()&p.Guaranteed() != 0 {
				t.Fatalf("%v at %q: losers %v, guaranteed %v", words, p.Fragment(), p.Losers(), p.Guaranteed())
			}
		})
	})
}

// Prefixing every word with the same letter lets another seat open what was the
// whole game before, so every set moves on by one seat.
func TestShiftingTheTurnOrderRotatesTheSets(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		rules := s.Rules()
		if rules.MinLetters == MostLetters || s.Trie().Len() == 1 {
			return
		}
		shifted := make([]string, len(words))
		for i, w := range words {
			shifted[i] = "z" + w
		}
		rules.MinLetters++
		later := mustSolve(t, shifted, rules)
		rotate := func(set Seats) Seats {
			var moved Seats
			for _, seat := range set.List() {
				moved |= SeatsOf(seat%rules.Players + 1)
			}
			return moved
		}
		everyPosition(s.Start(), func(p Position) {
			q, found := later.At("z" + p.Fragment())
			if found != p.Depth()+1 || q.Losers() != rotate(p.Losers()) ||
				q.Guaranteed() != rotate(p.Guaranteed()) || q.Plies() != p.Plies() {
				t.Fatalf("%v at %q: losers %v became %v, guarantees %v became %v", words, p.Fragment(),
					p.Losers(), q.Losers(), p.Guaranteed(), q.Guaranteed())
			}
		})
	})
}

func TestTheWinnersLineEndsWithSomeoneElseLosing(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		everyPosition(s.Start(), func(p Position) {
			mover := p.Mover()
			for _, l := range p.Letters() {
				end := l.End
				if !end.Over() || end.Depth() != p.Depth()+l.Plies || !strings.HasPrefix(end.Fragment(), l.Leads.Fragment()) {
					t.Fatalf("%v at %q: letter %c in %d leads to %q", words, p.Fragment(), l.Letter, l.Plies, end.Fragment())
				}
				if l.Outcome == Wins && end.Loser() == mover {
					t.Fatalf("%v at %q: winning %c ends with the mover completing %q", words, p.Fragment(), l.Letter, end.Fragment())
				}
				if l.Outcome == Completes && (end != l.Leads || end.Loser() != mover) {
					t.Fatalf("%v at %q: completing %c leads to %q", words, p.Fragment(), l.Letter, end.Fragment())
				}
				if l.Guaranteed && l.Outcome != Wins {
					t.Fatalf("%v at %q: %c is guaranteed and yet does not win", words, p.Fragment(), l.Letter)
				}
			}
		})
	})
}

// Seat 1 is in danger after both of its letters: seat 2 can end the round with seat 1
// or seat 3 losing, and does not mind which. So seat 1 plays for time and opens with a.
func TestInALineAgainstAnotherSeatAMoverInDangerPlaysForTime(t *testing.T) {
	s := mustSolve(t, []string{"aaaabaa", "ababba", "baaa", "bbb"}, Rules{3, 1})
	if got, want := s.Start().Losers(), SeatsOf(1, 3); got != want {
		t.Fatalf("the losers are %v, want %v", got, want)
	}
	if got := s.Start().LineAgainst(3, false).Fragment(); got != "ababba" {
		t.Errorf("the line against seat 3 ends with %s, want ababba", got)
	}
}

func TestALineAgainstASeatInDangerEndsWithItLosing(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		everyPosition(s.Start(), func(p Position) {
			for seat := 1; seat <= s.Rules().Players; seat++ {
				for _, guaranteed := range []bool{false, true} {
					if p.Safe(seat, guaranteed) {
						continue
					}
					end := p.LineAgainst(seat, guaranteed)
					if !end.Over() || end.Loser() != seat || !strings.HasPrefix(end.Fragment(), p.Fragment()) {
						t.Fatalf("%v at %q: the line against %d ends at %q", words, p.Fragment(), seat, end.Fragment())
					}
				}
			}
		})
	})
}

func TestPlayAndAtFollowTheSameLetters(t *testing.T) {
	s := mustSolve(t, []string{"beta", "gamma"}, Usual)
	p := s.Start()
	for _, r := range "gam" {
		var ok bool
		if p, ok = p.Play(r); !ok {
			t.Fatalf("%c refused, want it played", r)
		}
	}
	if q, found := s.At("gamxyz"); q != p || found != 3 {
		t.Errorf("At(gamxyz) is %q with %d found", q.Fragment(), found)
	}
	if _, ok := p.Play('x'); ok {
		t.Error("played a letter that no word goes on with")
	}
}

func TestWithoutWordsNobodyLosesAndAllAreGuaranteed(t *testing.T) {
	s := mustSolve(t, []string{"ab"}, Usual)
	p := s.Start()
	if p.Losers() != 0 || p.Guaranteed() != SeatsOf(1, 2) || p.Plies() != 0 || len(p.Letters()) != 0 || p.Over() {
		t.Errorf("losers %v, guaranteed %v, plies %d; want nobody, {1,2} and 0", p.Losers(), p.Guaranteed(), p.Plies())
	}
}

func TestSolveRefusesWhatItCannotSolve(t *testing.T) {
	b := dicts.NewBuilder(dicts.Latin, false)
	for _, w := range []string{"be", "bee"} {
		if err := b.Add(w, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	full := b.Trie()
	if _, err := Solve(full, Rules{2, 1}); !errors.Is(err, ErrNotReachable) {
		t.Errorf("an uncut trie: %v, want %v", err, ErrNotReachable)
	}
	for _, rules := range []Rules{{1, 4}, {9, 4}, {2, 0}, {2, 10}, {}} {
		if _, err := Solve(full.Reachable(4), rules); err == nil {
			t.Errorf("%+v was accepted, want an error", rules)
		}
	}
}

// Cut at two letters the list is be alone, so under a minimum of three, where bee
// ends the round, the verdicts would be wrong without a sign of it.
func TestSolveRefusesATrieCutAtAnotherMinimum(t *testing.T) {
	full := trieOf(t, []string{"be", "bee", "beer"})
	for _, c := range []struct {
		trie       *dicts.Trie
		minLetters int
		want       string // the error, "" for none
	}{
		{full.Reachable(2), 2, ""},
		{full.Reachable(2), 3, "the trie was cut for words of 2 letters or more, the rules say 3"},
		{full.Reachable(3), 2, "the trie was cut for words of 3 letters or more, the rules say 2"},
		{full.Reachable(2).WithTiers(full), 3, "the trie was cut for words of 2 letters or more, the rules say 3"},
		{trieOf(t, []string{"at", "bee"}), 2, ""}, // nobody cut it, but it is its own cut
		{trieOf(t, []string{"at", "bee"}), 3, ErrNotReachable.Error() + ": it has at, and only words of 3 letters or more count"},
		{trieOf(t, nil), 3, ""},
	} {
		_, err := Solve(c.trie, Rules{2, c.minLetters})
		if c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%d words for a minimum of %d: %v, want %q", c.trie.CountWords(dicts.Root), c.minLetters, err, c.want)
		}
	}
}

func TestATrieCutAtAnyMinimumCanBeSolvedForIt(t *testing.T) {
	long := trieOf(t, []string{"abcdefghijk", "abcdefghijkl"}).Reachable(12)
	s, err := SolveCut(long, 3)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.Rules(), (Rules{3, 12}); got != want {
		t.Errorf("solved for %+v, want %+v", got, want)
	}
	if got, want := s.Start().Losers(), SeatsOf(3); got != want {
		t.Errorf("the losers are %v, want %v: seat 3 plays the twelfth letter", got, want)
	}
	if _, err := SolveCut(long, 9); err == nil || !strings.Contains(err.Error(), "9 players") {
		t.Errorf("9 players: %v, want an error that says so", err)
	}
	if _, err := SolveCut(trieOf(t, []string{"ab"}), 2); !errors.Is(err, ErrNotReachable) {
		t.Errorf("a trie that was not cut: %v, want %v", err, ErrNotReachable)
	}
}

func TestReasonsNameTheAnswerAndWhoCompletesTheWord(t *testing.T) {
	two := mustSolve(t, []string{"abcd", "abce", "axyzt", "zest"}, Usual)
	three := mustSolve(t, []string{"aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"}, Rules{3, 1})
	for _, c := range []struct {
		game       *Solution
		fragment   string
		seat       int
		guaranteed bool
		you        int
		want       string
	}{
		{two, "a", 1, false, 0, "player 2 answers X, and player 1 completes AXYZT"},
		{two, "a", 1, false, 1, "player 2 answers X, and you complete AXYZT"},
		{two, "a", 2, false, 2, "you answer X, and player 1 completes AXYZT"},
		{two, "z", 1, false, 1, "player 2 answers E and in the end completes ZEST"},
		{two, "z", 2, false, 2, "you answer E and in the end complete ZEST"},
		{two, "zest", 2, false, 2, "you complete ZEST"},
		{three, "b", 1, false, 1, "player 2 answers C, and you complete BCAA"},
		{three, "b", 3, false, 0, "player 2 answers A, and player 3 completes BAA"},
		{three, "b", 2, false, 0, "player 2 answers A, and player 3 completes BAA"},
		{three, "bca", 1, false, 1, "you complete BCAA"},
		{three, "a", 3, true, 3, "player 2 completes AA"},
	} {
		before, _ := c.game.At(c.fragment[:len(c.fragment)-1])
		found := false
		for _, l := range before.Letters() {
			if l.Leads.Fragment() == c.fragment {
				found = true
				if got := l.Reason(c.seat, c.guaranteed, c.you); got != c.want {
					t.Errorf("%s: %q, want %q", c.fragment, got, c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s cannot be played", c.fragment)
		}
	}
}
