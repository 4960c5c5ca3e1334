package match

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// defaultMatch is one of Ann, Bea, Carl and Dora on the default dictionary.
func defaultMatch(t testing.TB, players int, challenges bool) *Match {
	t.Helper()
	setup := Setup{Dict: "american-english-7.1", MinLetters: 4, Challenges: challenges, Lives: "ghost"}
	for _, name := range []string{"Ann", "Bea", "Carl", "Dora"}[:players] {
		setup.Players = append(setup.Players, Player{Name: name})
	}
	m, err := New(setup, defaultBook(t))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// inRandomRounds calls check with the review of every round of many random matches.
func inRandomRounds(t *testing.T, check func(t *testing.T, random *rand.Rand, m *Match, r *Review)) {
	for seed := range uint64(900) {
		random := rand.New(rand.NewPCG(91, seed))
		m, _ := randomMatch(t, random)
		for tries := random.IntN(150); tries > 0 && m.State().Winner == Nobody; tries-- {
			_ = m.Add(randomEvent(random, m)) // some are refused
		}
		for i := range m.State().Rounds {
			r := m.Review(i)
			check(t, random, m, &r)
		}
	}
}

func TestReviewFindsWhyEveryRoundWasLost(t *testing.T) {
	found := map[Turning]int{}
	inRandomRounds(t, func(t *testing.T, _ *rand.Rand, m *Match, r *Review) {
		found[r.Turning]++
		loser := r.Round.Loser
		if r.LongerStep != Nobody && r.Turning != FromTheOpening {
			t.Fatalf("%+v had a chance, and could have held out longer at %d", r.Round, r.LongerStep)
		}
		if (r.Turning == Undecided) != (r.Round.Ending == UnderWay) {
			t.Fatalf("%+v is decided by %d", r.Round, r.Turning)
		}
		if r.TurningStep != Nobody && (r.Steps[r.TurningStep].Player == loser) != (r.Turning == OwnMistake) {
			t.Fatalf("%+v is decided by %d at %d", r.Round, r.Turning, r.TurningStep)
		}
		if loser == Nobody {
			return
		}
		// Who is safe at first loses by a mistake: with two players by its own.
		start := m.Book.Game(len(r.Round.Players)).Start()
		safe := !start.Losers().Has(r.Round.Seat(loser))
		if safe && r.Turning != OwnMistake && (r.Turning != OthersMistake || r.duel()) {
			t.Fatalf("%+v: %s was safe at first and lost by %d", r.Round, m.Setup.Players[loser].Name, r.Turning)
		}
		// The loser's mistakes are those turns at which it could have held the round.
		last := Nobody
		for i, s := range r.Steps {
			if s.Player == loser && s.Before.Safe && (!s.After.Safe || s.Call != "") {
				last = i
			}
			if s.Kind != Plays && s.Player == loser && s.Kind != Names {
				last = i
			}
		}
		if last != Nobody && (r.Turning != OwnMistake || r.TurningStep != last) {
			t.Fatalf("%+v: the last mistake is at %d, said %d, %d", r.Round, last, r.Turning, r.TurningStep)
		}
	})
	for turning := Undecided; turning <= FromTheOpening; turning++ {
		if found[turning] < 10 {
			t.Errorf("turning %d was found %d times: too weak a test", turning, found[turning])
		}
	}
}

func TestReviewSpeaksInSentencesAndToYou(t *testing.T) {
	inRandomRounds(t, func(t *testing.T, random *rand.Rand, m *Match, r *Review) {
		you := random.IntN(len(m.Setup.Players))
		said := append([]string{r.Outcome(you)}, r.Verdict(you)...)
		for i := range r.Steps {
			said = append(said, r.AboutStep(i, you))
		}
		for _, word := range r.Unfamiliar() {
			said = append(said, r.Why(word, you))
		}
		for _, text := range said {
			if !strings.HasSuffix(text, ".") || strings.Contains(text, "  ") || strings.Contains(text, "%!") || strings.Contains(text, "..") {
				t.Fatalf("%q", text)
			}
			if strings.Contains(text, "you is ") || strings.Contains(text, "you has ") || strings.Contains(text, "You is ") || strings.Contains(text, "you’s") {
				t.Fatalf("%q", text)
			}
		}
	})
}

func TestUnfamiliarWordsAreFewRareAndDifferent(t *testing.T) {
	m := matchOf(t, duelWords, 2, 3, false, "dean"+"dot"+"cat"+"exit")
	for i := range m.State().Rounds[:4] {
		r := m.Review(i)
		seen := map[string]bool{}
		for _, word := range r.Unfamiliar() {
			if word.Tier.Rarity() <= 3 || seen[word.Word] || !m.Book.IsWord(word.Word) {
				t.Errorf("round %d: %+v", i, word)
			}
			seen[word.Word] = true
		}
		if len(seen) == 0 || len(seen) > 5 {
			t.Errorf("round %d: %v", i, seen)
		}
	}
}

func TestReviewNamesTheWordsThatMattered(t *testing.T) {
	for _, c := range []struct {
		round
		want string
	}{
		{round{duelWords, 2, false, "dean", 1}, "dean: You completed it. dog: DO, which would have won, leads to it."},
		{round{duelWords, 2, false, "dot", 0}, "dot: You completed it. exit: E, which would have won, leads to it. dog: You left D on the board, which can lead to it."},
		{round{duelWords, 2, true, "exi?()", 0}, "exit: You could have named it."},
		{round{duelWords, 2, true, "exi?(exit)", 1}, "exit: Ann named it."},
		{round{duelWords, 2, true, "exite?()", 0}, "exit: You let it go by."},
		{round{duelWords + " ebbing", 2, false, "exit", 1}, "exit: You completed it. ebbing: EB, which would have held out longest, leads to it."},
		{round{"aab aba abb abc abd acb baab", 4, false, "aba", 2}, "baab: B, which would have kept you safe, leads to it."},
		{round{"aaa aab aac bbbb cccc dddd", 2, false, "aaa", 0}, "bbbb: B, which would have won, leads to it. cccc: C, which would have won, leads to it."},
		{round{duelWords, 2, false, "cab", 0}, "exit: E, which would have won, leads to it."}, // who reads knows CAB
	} {
		r := c.review(t)
		var said []string
		for _, word := range r.Unfamiliar() {
			said = append(said, word.Word+": "+r.Why(word, c.you))
		}
		if got := strings.Join(said, " "); got != c.want {
			t.Errorf("%+v:\n got %s\nwant %s", c.round, got, c.want)
		}
	}
}
