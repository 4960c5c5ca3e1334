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
		said := append(append([]string{r.Outcome(you), r.Lesson(you)}, r.Verdict(you)...), r.Explanation(you)...)
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

// slowWinner is the seat, 1 or 2, that wins a strict round of two from a fragment, by trying every letter of
// every word: a twin of the solver that is obviously right.
func slowWinner(words []string, fragment string) int {
	mover, winner := len(fragment)%2+1, 0
	for _, letter := range "abcdefghijklmnopqrstuvwxyz" {
		next, begins, is := fragment+string(letter), false, false
		for _, word := range words {
			begins = begins || strings.HasPrefix(word, next)
			is = is || word == next
		}
		if begins && !is && slowWinner(words, next) == mover {
			winner = mover
		}
	}
	if winner == 0 {
		winner = 3 - mover
	}
	return winner
}

// randomDuel is a strict match of two for one round, on random words.
func randomDuel(t *testing.T, random *rand.Rand) (words []string, m *Match) {
	for range 2 + random.IntN(14) {
		word := make([]byte, 3+random.IntN(4))
		for i := range word {
			word[i] = "abc"[random.IntN(3)]
		}
		words = append(words, string(word))
	}
	m, err := New(Setup{Dict: "toy", MinLetters: 3, Lives: "a", Players: []Player{{Name: "Ann"}, {Name: "Bea"}}}, toyBook(t, 3, words...))
	if err != nil {
		t.Fatal(err)
	}
	return words, m
}

// In strict rounds of two, the lesson of the winner follows from the game alone.
func TestTheLessonOfAWonRoundIsTrue(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(3000) {
		random := rand.New(rand.NewPCG(18, seed))
		words, m := randomDuel(t, random)
		for m.State().Winner == Nobody {
			_ = m.Add(Event{Kind: Plays, Letter: rune("abc"[random.IntN(3)])})
		}
		r := m.Review(0)
		you := m.State().Winner
		seat, fragment := you+1, ""
		lastSlip, lastGift := -1, -1 // letters after which the winner no longer won, and after which it did
		for i, letter := range r.Round.Fragment() {
			before := slowWinner(words, fragment)
			fragment += string(letter)
			after := slowWinner(words, fragment)
			if i == len(r.Round.Plays)-1 {
				after = seat // the loser completed a word
			}
			switch {
			case before == seat && after != seat:
				lastSlip = i
			case before != seat && after == seat:
				lastGift = i
			}
		}
		got, letters := r.Lesson(you), r.Round.Fragment()
		kind, want := "", ""
		switch {
		case lastSlip >= 0:
			kind, want = "slip", "Your "+strings.ToUpper(letters[lastSlip:lastSlip+1])+" after "+strings.ToUpper(letters[:lastSlip])+" was a mistake, but "+m.Setup.Players[1-you].Name+" gave the round back."
			if lastSlip == 0 {
				want = "Your opening " + strings.ToUpper(letters[:1]) + " was a mistake, but " + m.Setup.Players[1-you].Name + " gave the round back."
			}
		case lastGift < 0:
			kind, want = "kept", "You kept the win from your first letter to the last."
		case lastGift == len(letters)-1:
			kind, want = "completion", m.Setup.Players[1-you].Name+"’s "+strings.ToUpper(letters[lastGift:])+" after "+strings.ToUpper(letters[:lastGift])+", which completed a word, was a mistake: another letter would have won."
		default:
			kind, want = "gift", m.Setup.Players[1-you].Name+"’s "+strings.ToUpper(letters[lastGift:lastGift+1])+" after "+strings.ToUpper(letters[:lastGift])+" gave you the round; your next letters kept it."
			if lastGift == 0 {
				want = m.Setup.Players[1-you].Name + "’s opening " + strings.ToUpper(letters[:1]) + " gave you the round; your next letters kept it."
			}
			if (len(letters)-lastGift)/2 == 1 {
				want = strings.Replace(want, "letters kept", "letter kept", 1)
			}
		}
		said[kind]++
		if got != want {
			t.Fatalf("%q of %q: %q, want %q", letters, words, got, want)
		}
		if lost := r.Lesson(1 - you); lost != r.Verdict(1 - you)[0] {
			t.Fatalf("%q: the loser reads %q", letters, lost)
		}
	}
	for _, kind := range []string{"slip", "kept", "completion", "gift"} {
		if said[kind] < 30 {
			t.Errorf("%q was said %d times: too weak a test", kind, said[kind])
		}
	}
}

// With challenges and with more players too, what a lesson says holds of the steps of the review.
func TestTheLessonOfEveryRoundIsTrue(t *testing.T) {
	said := map[string]int{}
	inRandomRounds(t, func(t *testing.T, random *rand.Rand, m *Match, r *Review) {
		if r.Round.Ending == UnderWay {
			return
		}
		you := r.Round.Players[random.IntN(len(r.Round.Players))]
		if you == r.Round.Loser {
			return
		}
		lesson, mistakes, letters, safe := r.Lesson(you), 0, 0, true
		for _, s := range r.Steps {
			if s.Player != you {
				continue
			}
			if s.Mistake != NoMistake {
				mistakes++
			}
			if s.Kind == Plays {
				letters++
				safe = safe && s.After.Safe
			}
		}
		last := r.Steps[len(r.Steps)-1]
		for phrase, holds := range map[string]bool{
			"was a mistake, but":    mistakes > 0,
			"gave the round back":   r.duel() && mistakes > 0 && r.Turning == OwnMistake,
			"won all the same":      r.duel() && mistakes > 0,
			"go by, but":            mistakes > 0,
			"no letter to play":     letters == 0,
			"You kept the win":      r.duel() && mistakes == 0 && safe && r.Turning == FromTheOpening && letters > 0,
			"You were safe":         !r.duel() && mistakes == 0 && safe && letters > 0,
			"You made no mistake":   mistakes == 0,
			"gave you the round":    r.duel() && mistakes == 0 && r.Turning == OwnMistake,
			"go by, and you won":    r.duel() && mistakes == 0 && r.Turning == OwnMistake,
			"The challenge lost it": last.Player == r.Round.Loser && last.Mistake == WrongCall || r.Round.Ending == Named,
			"could have named":      last.Kind == Names && last.Mistake == NoName,
		} {
			if strings.Contains(lesson, phrase) {
				said[phrase]++
				if !holds {
					t.Fatalf("%+v: %q is not true", r.Round, lesson)
				}
			}
		}
	})
	if len(said) < 12 {
		t.Errorf("only %v were said: too weak a test", said)
	}
}
