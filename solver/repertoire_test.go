package solver

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts/data"
)

// manyAims calls check with every aim there is in random games of two to four
// players.
func manyAims(t *testing.T, check func(t *testing.T, r *Repertoires)) {
	random := rand.New(rand.NewPCG(7, 8))
	for round := range 300 {
		words := randomWords(random)
		if round%2 == 0 {
			words = denseWords(random)
		}
		rules := Rules{Players: 2 + random.IntN(3), MinLetters: 1 + random.IntN(3)}
		s, _ := tieredGame(t, random, words, rules)
		for seat := 1; seat <= rules.Players; seat++ {
			for _, guaranteed := range []bool{false, true} {
				for _, easiest := range []bool{false, true} {
					check(t, mustRepertoires(t, s, Aim{seat, guaranteed, easiest}))
				}
			}
		}
	}
}

// defaultGame solves the default dictionary from four letters on.
func defaultGame(t testing.TB, players int) *Solution {
	t.Helper()
	d, err := data.Load("american-english-7.1")
	if err != nil {
		t.Fatal(err)
	}
	s, err := Solve(d.Reachable(4), Rules{players, 4})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playAll plays every round in which the seat keeps to its decisions from p and
// the others play whatever is answered, or with anything whatever they can. The
// seat must have a decision whenever it moves and must never lose, and the rounds
// must end in the words of the repertoire and no others.
func playAll(t *testing.T, r *Repertoires, p Position, anything bool) {
	t.Helper()
	seat, guaranteed := r.aim.Seat, r.aim.Guaranteed
	decisions := map[Position]Position{}
	for d := range r.Decisions(p) {
		decisions[d.At] = d.Plays
	}
	var ends []Position
	var play func(Position)
	play = func(p Position) {
		if p.Over() {
			if p.Loser() == seat {
				t.Fatalf("%+v, %+v loses by %q", p.game.Rules(), r.aim, p.Fragment())
			}
			ends = append(ends, p)
			return
		}
		if p.Mover() == seat {
			plays, ok := decisions[p]
			if !ok {
				t.Fatalf("%+v, %+v has no answer at %q", p.game.Rules(), r.aim, p.Fragment())
			}
			play(plays)
			return
		}
		for next := range p.Next() {
			if anything || next.Safe(seat, guaranteed) {
				play(next)
			}
		}
	}
	play(p)
	if words := slices.Collect(r.Words(p)); !slices.Equal(words, ends) {
		t.Fatalf("%+v, %+v from %q: rounds end in %d words, the repertoire has %d",
			p.game.Rules(), r.aim, p.Fragment(), len(ends), len(words))
	}
}

func TestDecisionsForceTheResultAgainstEveryReply(t *testing.T) {
	manyAims(t, func(t *testing.T, r *Repertoires) {
		if !r.aim.Guaranteed && r.game.Rules().Players > 2 {
			return
		}
		everyPosition(r.game.Start(), func(p Position) {
			if _, ok := r.Size(p); ok && r.game.Trie().Len() > 1 {
				playAll(t, r, p, true)
			}
		})
	})
}

func TestDecisionsAnswerEveryReplyThatDoesNotEndangerTheSeat(t *testing.T) {
	manyAims(t, func(t *testing.T, r *Repertoires) {
		everyPosition(r.game.Start(), func(p Position) {
			if _, ok := r.Size(p); ok && r.game.Trie().Len() > 1 {
				playAll(t, r, p, false)
			}
		})
	})
}

func TestDecisionsHoldInTheDefaultDictionary(t *testing.T) {
	for players := 2; players <= 4; players++ {
		s := defaultGame(t, players)
		for seat := 1; seat <= players; seat++ {
			for _, guaranteed := range []bool{false, true} {
				for _, easiest := range []bool{false, true} {
					r := mustRepertoires(t, s, Aim{seat, guaranteed, easiest})
					for start := range s.Starts(seat) {
						if _, ok := r.Size(start); ok {
							playAll(t, r, start, guaranteed || players == 2)
						}
					}
				}
			}
		}
	}
}

func TestThereIsARepertoireWhereverTheSeatIsSafe(t *testing.T) {
	manyAims(t, func(t *testing.T, r *Repertoires) {
		everyPosition(r.game.Start(), func(p Position) {
			size, ok := r.Size(p)
			if safe := p.Safe(r.aim.Seat, r.aim.Guaranteed); ok != safe || !ok && size != (Size{}) {
				t.Fatalf("%+v at %q: %+v, %v, safe %v", r.aim, p.Fragment(), size, ok, safe)
			}
			sum := Size{}
			for w := range r.Words(p) {
				sum.Words++
				sum.Rarity += r.game.trie.Tier(w.Node()).Rarity()
				sum.Letters += w.Depth()
			}
			if sum != size {
				t.Fatalf("%+v at %q: %+v, its words sum to %+v", r.aim, p.Fragment(), size, sum)
			}
		})
	})
}

func TestOptionsAreTheLettersThatKeepTheSeatSafe(t *testing.T) {
	manyAims(t, func(t *testing.T, r *Repertoires) {
		everyPosition(r.game.Start(), func(p Position) {
			var safe, options, decision, like []Position
			if p.Mover() == r.aim.Seat {
				for next := range p.Next() {
					if next.Safe(r.aim.Seat, r.aim.Guaranteed) {
						safe = append(safe, next)
					}
				}
				decision = slices.Collect(r.Next(p))
			}
			size, _ := r.Size(p)
			for _, o := range r.Options(p) {
				options = append(options, o.Leads)
				if after, ok := r.Size(o.Leads); !ok || after != o.Size {
					t.Fatalf("%+v at %q: %+v, then %+v", r.aim, p.Fragment(), o, after)
				}
				if o.Size == size {
					like = append(like, o.Leads)
				}
			}
			if !slices.Equal(options, safe) {
				t.Fatalf("%+v at %q: %d options, %d are safe", r.aim, p.Fragment(), len(options), len(safe))
			}
			if len(decision) != min(1, len(safe)) || len(safe) > 0 && decision[0] != like[0] {
				t.Fatalf("%+v at %q: not the first of the least options is the decision", r.aim, p.Fragment())
			}
		})
	})
}

func TestReadingCanStopAnywhere(t *testing.T) {
	s := defaultGame(t, 2)
	r := mustRepertoires(t, s, Aim{Seat: 2})
	from, _ := s.At("b")
	words, decisions := slices.Collect(r.Words(from)), slices.Collect(r.Decisions(from))
	for n := range words {
		i := 0
		for w := range r.Words(from) {
			if w != words[i] {
				t.Fatalf("word %d is %q", i, w.Fragment())
			}
			if i++; i > n {
				break
			}
		}
	}
	for n := range decisions {
		i := 0
		for d := range r.Decisions(from) {
			if d != decisions[i] {
				t.Fatalf("decision %d is at %q", i, d.At.Fragment())
			}
			if i++; i > n {
				break
			}
		}
	}
	for range s.Starts(2) {
		break
	}
}

// In the worked example of the package comment.
func TestHandWorkedRepertoires(t *testing.T) {
	s := mustSolve(t, strings.Fields("aa ab baa bb bcaa bcab caaaa caab"), Rules{Players: 3, MinLetters: 1})
	for _, c := range []struct {
		aim  Aim
		from string
		want string
	}{
		{Aim{Seat: 1}, "", "caaaa"},
		{Aim{Seat: 1, Guaranteed: true}, "", "caaaa"},
		{Aim{Seat: 1}, "a", "aa ab"},
		{Aim{Seat: 2}, "b", "baa"},
		{Aim{Seat: 3}, "", "aa ab caaaa caab"},
		{Aim{Seat: 3, Guaranteed: true}, "", ""},
		{Aim{Seat: 2}, "", ""},
	} {
		from, _ := s.At(c.from)
		var words []string
		for w := range mustRepertoires(t, s, c.aim).Words(from) {
			words = append(words, w.Fragment())
		}
		if got := strings.Join(words, " "); got != c.want {
			t.Errorf("%+v from %q: %q, want %q", c.aim, c.from, got, c.want)
		}
	}
}

func TestStartsAreTheFirstTurnsOfASeat(t *testing.T) {
	manyGames(t, func(t *testing.T, words []string, s *Solution) {
		for seat := 1; seat <= s.Rules().Players; seat++ {
			var want []Position
			everyPosition(s.Start(), func(p Position) {
				if p.Depth() == seat-1 && !p.Over() && s.Trie().Len() > 1 {
					want = append(want, p)
				}
			})
			if got := slices.Collect(s.Starts(seat)); !slices.Equal(got, want) {
				t.Fatalf("%v, seat %d: %d starts, want %d", words, seat, len(got), len(want))
			}
		}
	})
}

func TestWithoutWordsThereIsNothingToKnow(t *testing.T) {
	s := mustSolve(t, nil, Usual)
	for seat := 1; seat <= 2; seat++ {
		r := mustRepertoires(t, s, Aim{Seat: seat})
		if size, ok := r.Size(s.Start()); !ok || size != (Size{}) {
			t.Errorf("seat %d: %+v, %v; want nothing to know, and safe", seat, size, ok)
		}
		if r.Count(s.Start()).String() != "1" || len(r.Options(s.Start())) > 0 {
			t.Errorf("seat %d: %v repertoires, options %v; want 1 and none", seat, r.Count(s.Start()), r.Options(s.Start()))
		}
		for p := range r.Words(s.Start()) {
			t.Errorf("seat %d: word %q, want none", seat, p.Fragment())
		}
		for d := range r.Decisions(s.Start()) {
			t.Errorf("seat %d: decision %v, want none", seat, d)
		}
		for p := range s.Starts(seat) {
			t.Errorf("seat %d starts at %q, want no start", seat, p.Fragment())
		}
	}
}

func TestASeatThatDoesNotPlayIsRefused(t *testing.T) {
	s := defaultGame(t, 3)
	for _, seat := range []int{-1, 0, 4} {
		if _, err := s.Repertoires(Aim{Seat: seat}); err == nil {
			t.Errorf("a repertoire for seat %d, want an error", seat)
		}
		if _, err := s.Chances(seat); err == nil {
			t.Errorf("chances for seat %d, want an error", seat)
		}
		for range s.Starts(seat) {
			t.Errorf("a start for seat %d, want none", seat)
		}
	}
}
