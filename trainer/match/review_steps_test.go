package match

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/solver"
	"spectrie/trainer"
)

var mistakeNames = map[Mistake]string{
	NoMistake: "-", Endangered: "endangered", Completion: "completion", Departure: "departure",
	WordPassed: "word passed", BluffPassed: "bluff passed", WrongCall: "wrong call", NoName: "no name",
}

func TestReviewFindsEveryKindOfMistake(t *testing.T) {
	for _, c := range []struct {
		round
		want string
	}{
		{round{duelWords, 2, false, "dot", 0}, "endangered - -"},
		{round{duelWords, 2, false, "exit", 0}, "- - - -"},
		{round{theToy, 3, false, "bb", 0}, "endangered completion"},
		{round{duelWords, 2, true, "cat!", 0}, "endangered - - -"},
		{round{duelWords, 2, true, "dx?()", 0}, "endangered departure - -"},
		{round{duelWords, 2, true, "dxx!", 0}, "endangered departure bluff passed wrong call"},
		{round{duelWords, 2, true, "catx?()", 0}, "endangered - - word passed - -"},
		{round{duelWords, 2, true, "exi?(exit)", 0}, "- - - wrong call -"},
		{round{duelWords, 2, true, "exi?()", 0}, "- - - - no name"},
		{round{duelWords, 2, true, "exi?(exile)", 0}, "- - - - no name"},
		{round{duelWords, 2, true, "exi?", 0}, "- - - -"},
	} {
		r := c.review(t)
		var got []string
		for _, s := range r.Steps {
			got = append(got, mistakeNames[s.Mistake])
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.happens, got, c.want)
		}
	}
}

// Until a word is named nobody knows whether the challenge was right.
func TestAChallengeStandsOpenUntilAWordIsNamed(t *testing.T) {
	for happens, want := range map[string]Standing{"exi?": {}, "exi?(exit)": {}, "exi?()": {true, true}} {
		r := round{duelWords, 2, true, happens, 0}.review(t)
		if got := r.Steps[3].After; got != want {
			t.Errorf("%s: %+v", happens, got)
		}
	}
}

// The opening of three players that DESIGN names: P, Q and S keep the first out of
// danger, and only Q is guaranteed.
func TestReviewKnowsWhatIsSafeAndWhatIsGuaranteed(t *testing.T) {
	m := defaultMatch(t, 3, false)
	doAll(t, m, "pneumonia")
	r := m.Review(0)
	s := r.Steps[0]
	if got := anyOf(s.Winning); got != "P, Q or S" {
		t.Errorf("the winning letters are %s", got)
	}
	if s.Mistake != NoMistake || s.After != (Standing{Safe: true}) {
		t.Errorf("P: %v, %+v", s.Mistake, s.After)
	}
	if !slices.IsSortedFunc(s.Winning, func(a, b solver.Letter) int { return a.Plies - b.Plies }) {
		t.Error("the quickest letter is not the first")
	}
}

func TestAMistakeIsACardOfItsRound(t *testing.T) {
	for _, c := range []struct {
		round
		step int
		want string // seat and fragment of the card; "" for none
	}{
		{round{duelWords, 2, false, "dean", 0}, 0, "1 "},
		{round{duelWords, 2, false, "dean", 0}, 1, "2 d"},
		{round{duelWords, 2, false, "dean", 0}, 2, ""},
		{round{theToy, 3, false, "bb", 0}, 1, "2 b"},
		{round{duelWords, 2, true, "dx?()", 0}, 1, "2 d"},
		{round{duelWords, 2, true, "catx?()", 0}, 3, ""},
		{round{duelWords, 2, true, "exi?(exit)", 0}, 3, ""},
		{round{"aunt auntie auntier auntx", 2, true, "auntie", 0}, 5, ""}, // another game, with AUNT passed by
	} {
		r := c.review(t)
		got := ""
		if card, ok := r.DrillCard(c.step); ok {
			got = string(rune('0'+card.Seat)) + " " + card.Fragment
			if card.Rules.Players != c.players || card.Dict != "test" || card.Check() != nil {
				t.Errorf("%s: %+v", c.happens, card)
			}
		}
		if got != c.want {
			t.Errorf("%s, step %d: card %q, want %q", c.happens, c.step, got, c.want)
		}
	}
}

// With a player out the card is of the game of those still in.
func TestACardIsOfThePlayersStillIn(t *testing.T) {
	m := matchOf(t, duelWords+" fab", 3, 3, false, "cab")
	m.Setup.Lives = "a"
	m, err := Resume(m.Setup, m.Book, m.Events())
	if err != nil {
		t.Fatal(err)
	}
	doAll(t, m, "cab") // of Ann and Bea
	r := m.Review(1)
	card, ok := r.DrillCard(r.TurningStep)
	if !ok || card.Rules.Players != 2 || card.Seat != 1 || card.Fragment != "" {
		t.Errorf("%+v, %v", card, ok)
	}
}

func TestEveryCardOfAReviewCanBeDrilled(t *testing.T) {
	cards := 0
	inRandomRounds(t, func(t *testing.T, _ *rand.Rand, m *Match, r *Review) {
		for i := range r.Steps {
			card, ok := r.DrillCard(i)
			if !ok {
				continue
			}
			cards++
			deck, err := trainer.NewDeck(m.Book.Game(card.Rules.Players), card.Course, "", card.Fragment)
			if err != nil {
				t.Fatal(err)
			}
			item := deck.Item(card)
			at, _ := m.Book.Game(card.Rules.Players).At(card.Fragment)
			if item == nil || item.Letters[item.Letter(at)].Plays.Letter() == r.Steps[i].Letter {
				t.Fatalf("%+v is %+v, and %c was played", card, item, r.Steps[i].Letter)
			}
		}
	})
	if cards < 100 {
		t.Errorf("%d cards: too weak a test", cards)
	}
}
