package match

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"
)

func TestFactsOfAMatch(t *testing.T) {
	m := matchOf(t, duelWords, 2, 3, true, "dean!"+"dx?()")
	// Ann lost no round, although her D was a mistake both times. Bea lost both: by E after D, and by X after D.
	ann, bea := m.Setup.Players[0], m.Setup.Players[1]
	if got, want := m.Facts(0), []Fact{{Opponents: []Player{bea}, Accuracy: Accuracy{2, 3}}, {Opponents: []Player{bea}, Accuracy: Accuracy{1, 2}}}; !reflect.DeepEqual(got, want) {
		t.Errorf("of Ann %+v", got)
	}
	lost := Fact{Opponents: []Player{ann}, Lost: true, Mistake: 2, Accuracy: Accuracy{0, 1}}
	want := []Fact{lost, lost}
	if got := m.Facts(1); !reflect.DeepEqual(got, want) {
		t.Errorf("of Bea %+v, want %+v", got, want)
	}
}

func TestTheMistakeIsWhereTheRoundWasLost(t *testing.T) {
	for _, c := range []struct {
		happens   string
		challenge bool
		person    int
		want      int
	}{
		{"exit", false, 1, 0},      // lost from the opening
		{"dot", false, 0, 1},       // the opening letter
		{"cabz?()", true, 1, 4},    // played instead of calling CAB
		{"exi?(exit)", true, 1, 0}, // a wrong challenge has no letter
		{"exi?()", true, 0, 0},     // and neither has a word that was not named
	} {
		m := matchOf(t, duelWords, 2, 3, c.challenge, c.happens)
		if f := m.Facts(c.person)[0]; !f.Lost || f.Mistake != c.want {
			t.Errorf("%s: %+v, want the ply %d", c.happens, f, c.want)
		}
	}
}

func TestFactsEndWhenAPersonIsOut(t *testing.T) {
	m := matchOf(t, duelWords, 3, 3, false, "dot")
	setup := m.Setup
	setup.Lives = "a"
	m, err := New(setup, m.Book)
	if err != nil {
		t.Fatal(err)
	}
	doAll(t, m, "dot"+"exit") // Carl is out, then Bea
	facts := func(person int) []Fact { return m.Facts(person) }
	if f := facts(2); len(f) != 1 || !f[0].Over || f[0].Won || len(f[0].Opponents) != 2 {
		t.Errorf("of Carl, who is out first: %+v", f)
	}
	if f := facts(1); len(f) != 2 || f[0].Over || !f[1].Over || f[1].Won || len(f[1].Opponents) != 1 {
		t.Errorf("of Bea, who is out in the end: %+v", f)
	}
	if f := facts(0); len(f) != 2 || f[0].Over || !f[1].Over || !f[1].Won {
		t.Errorf("of Ann, who wins: %+v", f)
	}
}

func TestHelpIsAFactOfWhoUsedItAndOfThatRound(t *testing.T) {
	m := matchOf(t, duelWords, 2, 3, false, "d")
	if err := m.Add(Event{Kind: Looks, Help: Winning}); err != nil {
		t.Fatal(err)
	}
	doAll(t, m, "ot"+"exit")
	for person, want := range [][]bool{{false, false}, {true, false}} {
		for i, f := range m.Facts(person) {
			if f.Helped != want[i] {
				t.Errorf("player %d, round %d: helped %v", person, i, f.Helped)
			}
		}
	}
}

// tallied are the tallies of matches, made without a pause.
func tallied(t *testing.T, matches [][]Fact) []OpponentTally {
	t.Helper()
	tallies, err := OpponentTalliesInTurns(matches, func() error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	return tallies
}

func TestTalliesPerOpponent(t *testing.T) {
	weak, strong := Bot{Vocabulary: 10, Looks: OneStep}, Bot{Looks: Full}
	child, pupil, bo := Player{"Child", weak}, Player{"Pupil", weak}, Player{Name: "Bo"}
	perfect := Player{"Perfect", strong}
	matches := [][]Fact{
		{
			{Opponents: []Player{perfect}, Lost: true, Mistake: 5},
			{Opponents: []Player{perfect}, Lost: true, Mistake: 3, Helped: true},
			{Opponents: []Player{perfect}, Lost: true, Over: true},
		},
		{ // the person outlives the strong one
			{Opponents: []Player{perfect, child, pupil}, Lost: true, Mistake: 9},
			{Opponents: []Player{child, pupil}},
			{Opponents: []Player{child}, Over: true, Won: true},
		},
		{{Opponents: []Player{bo}}}, // goes on
	}
	want := []OpponentTally{
		{Bot: weak, Rounds: 3, Lost: 1, Matches: 1, Won: 1, Mistakes: 1, Ply: 9},
		{Bot: strong, Rounds: 4, Lost: 4, Matches: 2, Won: 1, Helped: 1, Mistakes: 3, Ply: 5},
		{Rounds: 1},
	}
	if got := tallied(t, matches); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := tallied(t, nil); len(got) != 0 {
		t.Errorf("without matches %+v", got)
	}
}

func TestTheMedianOfTwoMistakesIsTheEarlierOne(t *testing.T) {
	bo := []Player{{Name: "Bo"}}
	got := tallied(t, [][]Fact{{{Opponents: bo, Lost: true, Mistake: 8}, {Opponents: bo, Lost: true, Mistake: 2}}})
	if len(got) != 1 || got[0].Ply != 2 || got[0].Mistakes != 2 {
		t.Errorf("%+v", got)
	}
}

func TestTalliesGoFromTheWeakestBotToTheStrongestAndThenPeople(t *testing.T) {
	want := []Bot{
		{Vocabulary: 10, Looks: OneStep, Bluffs: 50},
		{Looks: OneStep},
		{Vocabulary: 20, Looks: WordInMind},
		{Vocabulary: 20, Looks: WordInMind, Bluffs: 10},
		{Vocabulary: 35, Looks: WordInMind},
		{Vocabulary: 10, Looks: Full},
		{}, // people
	}
	random := rand.New(rand.NewPCG(95, 96))
	var matches [][]Fact
	for _, i := range random.Perm(len(want)) {
		matches = append(matches, []Fact{{Opponents: []Player{{Name: "Bo", Bot: want[i]}}}})
	}
	for i, tally := range tallied(t, matches) {
		if tally.Bot != want[i] {
			t.Errorf("%+v is at place %d", tally.Bot, i)
		}
	}
}

func TestTheNamedOpponentsAreTalliedInTheirOrder(t *testing.T) {
	var matches [][]Fact
	for _, c := range Opponents {
		matches = append([][]Fact{{{Opponents: []Player{{c.Name, c.Bot}}}}}, matches...)
	}
	for i, tally := range tallied(t, matches) {
		if tally.Bot != Opponents[i].Bot {
			t.Errorf("%+v is at place %d", tally.Bot, i)
		}
	}
}

func TestAMatchOfPeopleAndABotCountsForBoth(t *testing.T) {
	m := matchOf(t, duelWords, 3, 3, false, "")
	setup := m.Setup
	reader, _ := OpponentByKey(UsualOpponent)
	setup.Players[2] = Player{"Reader", reader.Bot}
	m, err := New(setup, m.Book)
	if err != nil {
		t.Fatal(err)
	}
	doAll(t, m, "dot"+"dot")
	for _, tally := range tallied(t, [][]Fact{m.Facts(0)}) {
		if tally.Rounds != 2 || tally.Bot != reader.Bot && tally.Bot != (Bot{}) {
			t.Errorf("%+v", tally)
		}
	}
	if got := len(tallied(t, [][]Fact{m.Facts(0)})); got != 2 {
		t.Errorf("%d kinds of opponents", got)
	}
}

func TestTallyingThousandsOfMatchesTakesTurnsAndCanBeGivenUp(t *testing.T) {
	matches, stop := make([][]Fact, 1000), errors.New("stop")
	turns := 0
	if _, err := OpponentTalliesInTurns(matches, func() error { turns++; return nil }); err != nil || turns != 10 {
		t.Errorf("%d turns, %v", turns, err)
	}
	if tallies, err := OpponentTalliesInTurns(matches, func() error { return stop }); err != stop || tallies != nil {
		t.Errorf("%v, %v", tallies, err)
	}
}
