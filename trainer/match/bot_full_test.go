package match

import (
	"slices"
	"testing"

	"spectrie/solver"
)

var thePerfect = Bot{Looks: Full}

// eachDecision calls check with what perfect bots see at every fragment of a game of
// so many, from a seed.
func eachDecision(t *testing.T, book *Book, players int, seed uint64, check func(p solver.Position, v *view)) {
	bots := make([]Bot, players)
	for i := range bots {
		bots[i] = thePerfect
	}
	m := botMatch(t, book, false, seed, bots...)
	for p := range book.Game(players).Postorder() {
		if !p.Over() {
			check(p, m.view(p.Mover()-1, p.Fragment()))
		}
	}
}

// From every fragment that is won, the perfect bot's letter completes no word, and
// after each reply the round is won by it, or at a won fragment again from which it is
// shorter. So from every fragment that is won it wins against all replies.
func TestThePerfectBotNeverLosesAWonRoundOfTwo(t *testing.T) {
	won := 0
	book := defaultBook(t)
	for seed := range uint64(3) {
		eachDecision(t, book, 2, seed, func(p solver.Position, v *view) {
			if p.Losers().Has(v.seat) {
				return
			}
			won++
			i := v.full()
			if i.next.Over() || !i.holds {
				t.Fatalf("%q is won, and it plays %c", p.Fragment(), i.letter())
			}
			for reply := range i.next.Next() {
				if !reply.Over() && (reply.Losers().Has(v.seat) || p.Depth() > 0 && reply.Plies() >= p.Plies()) {
					t.Fatalf("%q is won, and after %c lost by %q, or no sooner won", p.Fragment(), i.letter(), reply.Fragment())
				}
			}
		})
	}
	if won < 50_000 {
		t.Errorf("%d won fragments", won)
	}
}

// The same in matches: from seat 2 of the default list the perfect bot wins whatever
// is replied, with every letter of the dictionary, after every opening that does not win.
func TestThePerfectBotWinsEveryRoundThatIsWonFromTheStart(t *testing.T) {
	book := defaultBook(t)
	s := setupOf(false, 7, Bot{}, thePerfect)
	s.Lives = "g"
	ended := 0
	var answer func(replies []solver.Position)
	answer = func(replies []solver.Position) {
		for _, reply := range replies {
			m, err := New(s, book)
			if err != nil {
				t.Fatal(err)
			}
			say(t, m, reply.Fragment())
			if !reply.Over() {
				if err := m.Add(m.BotEvent()); err != nil {
					t.Fatal(err)
				}
			}
			if winner := m.State().Winner; winner == 0 {
				t.Fatalf("lost after %q", reply.Fragment())
			} else if winner == 1 {
				ended++
				continue
			}
			p, _ := book.Game(2).At(m.State().Round().Fragment())
			answer(slices.Collect(p.Next()))
		}
	}
	openings := slices.Collect(book.Game(2).Start().Next())
	answer(slices.DeleteFunc(openings, func(p solver.Position) bool { return p.Losers().Has(2) }))
	if ended < 50 {
		t.Errorf("%d rounds", ended)
	}
}

// With more than two players the perfect bot never makes itself a possible loser when
// it has another letter, and takes a guarantee when there is one.
func TestThePerfectBotKeepsOutOfDangerAmongMore(t *testing.T) {
	book := defaultBook(t)
	for _, players := range []int{3, 4} {
		eachDecision(t, book, players, 5, func(p solver.Position, v *view) {
			next := v.full().next
			safe, guaranteed := v.safe(false), v.safe(true)
			if len(safe) > 0 && !next.Safe(v.seat, false) || len(guaranteed) > 0 && !next.Safe(v.seat, true) {
				t.Fatalf("%d players: %q need not be in danger at %q", players, next.Fragment(), p.Fragment())
			}
		})
	}
}

// Winning letters open a round in turn, from seed to seed; later the soonest wins.
func TestWhoWinsHurriesAndVariesTheOpening(t *testing.T) {
	book := bookOf(t, "american-english-7.1", 3)
	openings := map[rune]bool{}
	for seed := range uint64(100) {
		m := botMatch(t, book, false, seed, thePerfect, thePerfect)
		openings[m.BotEvent().Letter] = true
	}
	for _, letter := range "hjmz" {
		if !openings[letter] {
			t.Errorf("never opens with %c", letter)
		}
	}
	if len(openings) != 4 {
		t.Errorf("opens with %v", openings)
	}
	eachDecision(t, defaultBook(t), 2, 1, func(p solver.Position, v *view) {
		if next := v.full().next; p.Depth() > 0 && !p.Losers().Has(v.seat) && next.Plies() != p.Plies()-1 {
			t.Fatalf("%q is won in %d plies, and after %q in %d", p.Fragment(), p.Plies(), next.Fragment(), next.Plies()+1)
		}
	})
}

// The example that bot_full.go works by hand.
func TestWhoLosesPlaysForErrors(t *testing.T) {
	book := tieredBook(t, "abc", 1, "baa bb bcaa bcab caaaa caab")
	hopes := book.hopesOf(bookGame{2, 1}, 1)
	for fragment, want := range map[string]float32{"": 2.0 / 3, "b": 2.0 / 3, "ba": 0, "bc": 1, "c": 0} {
		if p, _ := book.Game(2).At(fragment); hopes[p.Node()] != want {
			t.Errorf("the hope at %q is %v, not %v", fragment, hopes[p.Node()], want)
		}
	}
	for seed := range uint64(20) {
		if got := botMatch(t, book, false, seed, thePerfect, thePerfect).BotEvent().Letter; got != 'b' {
			t.Fatalf("opens with %c", got)
		}
	}
	// Without bcaa and bcab there is no chance, and it takes as long as it can.
	book = tieredBook(t, "abc", 1, "baa:10 bb caaaa caab")
	if got := botMatch(t, book, false, 1, thePerfect, thePerfect).BotEvent().Letter; got != 'c' {
		t.Errorf("opens with %c", got)
	}
}

// Where the letters are not sure of the round, the bot plays for errors: among those
// with nearlyBest the best chance it hurries when it is safe, and else takes longest.
func TestWhoIsNotSureOfTheRoundPlaysForErrors(t *testing.T) {
	slower, safe, chosen := 0, 0, 0
	check := func(book *Book, p solver.Position, v *view) {
		letters := v.safe(false)
		if len(v.safe(true)) > 0 || len(letters) > 0 && p.Depth() == 0 {
			return
		}
		hurries := len(letters) > 0
		if !hurries {
			letters = slices.Collect(p.Next())
		}
		hopes, best := book.hopesOf(v.game(), v.seat), float32(0)
		for _, l := range letters {
			best = max(best, hopes[l.Node()])
		}
		next := v.full().next
		if hopes[next.Node()] < nearlyBest*best {
			t.Fatalf("the chance of %q is %v, and the best is %v", next.Fragment(), hopes[next.Node()], best)
		}
		if hopes[next.Node()] < best {
			slower++
		}
		for _, l := range letters {
			better := l.Plies() != next.Plies() && hurries == (l.Plies() < next.Plies())
			switch near := hopes[l.Node()] >= nearlyBest*best; {
			case near && better:
				t.Fatalf("%q has nearly the chance of %q", l.Fragment(), next.Fragment())
			case !near && better && hurries:
				safe++
			case !near && better:
				chosen++
			}
		}
	}
	for _, book := range someBooks(t) {
		for _, players := range []int{2, 3, 4} {
			eachDecision(t, book, players, 3, func(p solver.Position, v *view) { check(book, p, v) })
		}
	}
	// It is rare that a letter is safe and quicker: there is one here.
	book := bookOf(t, "web2", 4)
	p, _ := book.Game(3).At("exp")
	check(book, p, botMatch(t, book, false, 3, thePerfect, thePerfect, thePerfect).view(0, "exp"))
	if slower < 10 || safe < 1 || chosen < 100 {
		t.Errorf("%d letters have not the best chance, %d are quicker and safe, %d slower and lost: too weak a test", slower, safe, chosen)
	}
}

// The chance that others err is 1 exactly where the seat has a guarantee, and never
// outside the bounds of a chance.
func TestHopeIsCertainWithAGuaranteeAlone(t *testing.T) {
	for _, book := range someBooks(t)[1:] {
		for players := 2; players <= 4; players++ {
			for seat := 1; seat <= players; seat++ {
				hopes := book.hopesOf(bookGame{players, book.MinLetters}, seat)
				for p := range book.Game(players).Postorder() {
					if hope := hopes[p.Node()]; hope < 0 || hope > 1 || (hope == 1) != p.Guaranteed().Has(seat) {
						t.Fatalf("seat %d of %d: the hope at %q is %v", seat, players, p.Fragment(), hope)
					}
				}
			}
		}
	}
}
