//go:build !js

package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/match"
)

// reviewAt puts a match with some events on the table and reviews its last finished round.
func reviewAt(t testing.TB, l *shelf.Shelf, setup match.Setup, letters string) *atPlay {
	t.Helper()
	a := playAt(t, l, playView(len(setup.Players), 1))
	m, err := match.New(setup, a.p.books.book(a.Shelf, a.p.view))
	if err != nil {
		t.Fatal(err)
	}
	for _, mark := range letters {
		e := match.Event{Kind: match.Plays, Letter: mark}
		switch mark {
		case '!':
			e = match.Event{Kind: match.ClaimsWord}
		case '?':
			e = match.Event{Kind: match.ClaimsNone}
		case '-':
			e = match.Event{Kind: match.TakesBack}
		case 'W':
			e = match.Event{Kind: match.Looks, Help: match.Winning}
		case '1':
			e = match.Event{Kind: match.Names, Word: "auntie"}
		case '0':
			e = match.Event{Kind: match.Names}
		}
		if err := m.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	a.p.table = &table{Match: m, id: "a", review: match.Nobody}
	a.p.table.review = max(a.p.table.roundsOver()-1, 0)
	a.p.view, a.p.browse.details = a.p.table.view(), true
	return a
}

// two people: Ada opens.
func twoPeople() match.Setup {
	s := testSetup()
	s.Players = []match.Player{{Name: "Ada"}, {Name: "Ben"}}
	return s
}

// steps are the rows of the table of letters.
func (a *atPlay) steps() []string {
	return a.page().Table("review")
}

func TestAReviewSaysWhatLostTheRoundAndWhatWouldHaveWon(t *testing.T) {
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo")
	a.says("review-lesson", "Your last letter lost it: JUMBO is a word.")
	a.says("review-why", "The letter L would have won: Reader could have answered I and would have completed JUMBLING in the end.")
	a.says("review-title", "Round 1")
	if !a.page().Id("review-later").Has("hidden") {
		t.Error("the button for another round is shown although there is only one")
	}
	a.says("step-text", "You completed JUMBO; the letter L would have won.")
	want := []string{"J 1|You|✓ wins in 4 letters|✓ wins in 4|", "U 2|Reader|✗ loses in 3|✗ loses in 3|", "M 1|You|✓ wins in 2|✓ wins in 6|",
		"B 2|Reader|✗ loses in 5|✗ loses in 5|", "O 1|You|✓ wins in 4|■ completes JUMBO|L"}
	if rows := a.steps(); !slices.Equal(rows, want) {
		t.Errorf("%q, want %q", rows, want)
	}
	if svg := a.page().All(".line-tree")[0]; !strings.Contains(svg.Words(), "JUMBO 1") {
		t.Errorf("the word is not drawn: %q", svg.Words())
	}
	if text, want := a.page().Text("review-tree-text"), "JUMBO; better would have been "; !strings.Contains(text, want) {
		t.Errorf("%q, want it to contain %q", text, want)
	}
	link := a.page().Id("review-explore").Attribute("href")
	if view, _ := address.ParseAddress(link, new(shelf.Shelf).Entry); view.Page != address.Explore || view.Fragment != "jumb" || view.Seat != 1 || view.Rules != solver.Usual {
		t.Errorf("%q, want page %v, fragment %q, seat 1, rules %v", link, address.Explore, "jumb", solver.Usual)
	}
}

func TestAnotherRowShowsThatPositionOnTheTree(t *testing.T) {
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo")
	if a.p.roundReview().step = 1; len(a.page().All(".later")) != 0 {
		t.Error("letters are missing before the person has chosen a step")
	}
	a.p.chooseStep(0)
	a.says("step-text", "You played J, which wins.")
	if a.p.roundReview().fragmentShown() != "j" || a.p.roundReview().lettersShown() != 1 {
		t.Errorf("%q, want current %q, letters 1", a.p.roundReview().fragmentShown(), "j")
	}
	if got := len(a.page().All(".later")); got != 4 {
		t.Errorf("%d letters are still to come, want 4", got)
	}
}

func TestAMistakeGoesToTheDrill(t *testing.T) {
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo")
	if a.page().Id("review-drill").Attribute("aria-disabled") == "true" {
		t.Fatal("the mistake cannot be added to the drill")
	}
	turn := a.p.roundReview().step
	a.p.chooseStep(1) // the bot's: the drill still takes the last mistake
	a.says("review-drill", "Drill your O after JUMB")
	a.p.drillThis()
	a.p.drillThis() // twice is once
	a.says("review-drilled", "In your drill. It comes back soon. Drill it now")
	var answered []trainer.Entry
	for _, e := range a.Answers.Log.Entries() {
		if e.Kind == trainer.Answered {
			answered = append(answered, e)
		}
	}
	if len(answered) != 1 || answered[0].Gave != string(a.p.roundReview().Steps[turn].Letter) {
		t.Errorf("%+v, want one answer, %v", answered, string(a.p.roundReview().Steps[turn].Letter))
	}
}

func TestARoundWithoutAMistakeOfYoursHasNothingToDrill(t *testing.T) {
	a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), testSetup(), "aunt")
	if !a.page().Id("review-drill").Has("hidden") {
		t.Errorf("%q is shown, want it hidden", a.page().Text("review-drill"))
	}
	a.p.drillThis()
	if a.Answers.Log.Entries() != nil {
		t.Error("the correct letter was added to the drill")
	}
}

func TestInAMatchFromALinkNobodyIsYou(t *testing.T) {
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo")
	a.p.table.id = ""
	if page := a.page(); !page.Id("review-drill").Has("hidden") || page.Text("review-drilled") != "" {
		t.Error("a linked match offers its mistakes to the drill, want none")
	}
	for _, id := range []string{"review-title", "step-text", "review"} {
		if text, want := a.page().Text(id), "You "; strings.Contains(text, want) || strings.Contains(text, "your ") || strings.Contains(text, " you ") {
			t.Errorf("%s: %q, want text without %q, text without %q, text without %q", id, text, want, "your ", " you ")
		}
	}
}

func TestAMatchIsSteppedThroughByKeys(t *testing.T) {
	a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), testSetup(), "bonezon")
	a.p.replayKey("Home")
	a.says("step-text", "The beginning of the round: you open.")
	if a.p.replayKey("ArrowLeft"); a.p.roundReview().step != -1 {
		t.Error("there is a step before the beginning")
	}
	var seen []string
	for range 6 {
		a.p.replayKey("ArrowRight")
		seen = append(seen, a.p.roundReview().fragmentShown())
	}
	if !slices.Equal(seen, []string{"b", "bo", "bon", "bone", "bone", "bone"}) {
		t.Errorf("%q, want %v", seen, []string{"b", "bo", "bon", "bone", "bone", "bone"})
	}
	if a.p.replayKey("x") {
		t.Error("a key that has no meaning in a review was handled")
	}
	a.p.table.id, a.p.view.Match, a.p.view.Record = "", "", a.p.table.Record() // a linked match: its unfinished round can be reviewed too
	seen = nil
	for range 4 {
		a.p.replayKey("ArrowRight")
		seen = append(seen, a.p.roundReview().fragmentShown())
	}
	if !slices.Equal(seen, []string{"", "z", "zo", "zon"}) || a.p.roundReview().round != 1 {
		t.Errorf("%q, want %v, round 1", seen, []string{"", "z", "zo", "zon"})
	}
	a.says("review", "This round is not over yet.")
	a.p.replayKey("ArrowLeft")
	a.p.replayKey("Home")
	a.p.replayKey("End")
	if a.p.roundReview().fragmentShown() != "zon" {
		t.Errorf("%q, want %q", a.p.roundReview().fragmentShown(), "zon")
	}
	a.p.table.review = match.Nobody
	if a.p.replayKey("Home") {
		t.Error("a key of the review is handled on the board")
	}
}

func TestARoundWithAChallengeIsTold(t *testing.T) {
	setup := twoPeople()
	setup.Challenges = true
	a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), setup, "aunti?1")
	a.says("review-challenge", "Ada named AUNTIE. AUNTIE comes between AUNT and BANK.")
	rows := a.steps()
	want := []string{"“No word” 2|Ben|", "AUNTIE 1|Ada|✓ can name a word|✓ was right|"}
	for i, row := range rows[5:] {
		if !strings.HasPrefix(row, want[i]) {
			t.Errorf("%q, want %q", row, want[i])
		}
	}
}

func TestABluffIsOnTheTreeToo(t *testing.T) {
	setup := twoPeople()
	setup.Challenges = true
	for _, letters := range []string{"auxx!", "auntz!", "auntie!", "aun?1", "kkk!", "auntiebb"} {
		a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bonex", "zone"), setup, letters)
		if a.p.table.review < 0 {
			a.p.table.review, a.p.table.id = 0, ""
		}
		for step := -1; step < len(a.p.roundReview().Steps); step++ {
			a.p.roundReview().step = step
			if a.page().Text("review-tree-text") == "" {
				t.Errorf("%s: nothing is drawn at step %d", letters, step)
			}
		}
	}
}

func TestHelpIsToldInTheReview(t *testing.T) {
	a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), testSetup(), "WboW-bone")
	a.says("review-help", "You looked at the winning letters twice and took a letter back once.")
}

func TestEveryRoundOfManyPlayersCanBeLookedBackOn(t *testing.T) {
	setup := match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "go", Seed: 3, Challenges: true, Players: []match.Player{
		{Name: "Ada"}, reader, {Name: "Ben", Bot: match.Bot{Vocabulary: 10, Looks: match.OneStep, Bluffs: 50}},
		{Name: "Cy", Bot: match.Bot{Vocabulary: dicts.NoTier, Looks: match.Full, Bluffs: 50}},
	}}
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), setup, "")
	m := a.p.table.Match
	for m.State().Winner == match.Nobody {
		e := match.Event{Kind: match.Plays, Letter: 'a'}
		switch {
		case m.Mover().IsBot():
			e = m.BotEvent()
		case m.State().Challenger != match.Nobody:
			e = match.Event{Kind: match.Names}
		}
		if err := m.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	for round := range m.State().Rounds {
		a.p.table.review = round
		for step := -1; step < len(a.p.roundReview().Steps); step++ {
			a.p.roundReview().step = step
			if a.page().Text("review-tree-text") == "" || a.page().Text("step-text") == "" {
				t.Errorf("round %d, step %d", round, step)
			}
		}
	}
}

func TestWhereAWordStandsInTheDictionary(t *testing.T) {
	words := apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone").Dictionaries[dicts.DefaultID].Trie
	for word, want := range map[string]string{
		"bank": "BANK comes between AUNTIE and BONE.",
		"aunt": "AUNT comes before AUNTIE.",
		"zone": "ZONE comes after BONE.",
		"bo":   "BO is not in the dictionary. It would come between BANK and BONE.",
		"zzz":  "ZZZ is not in the dictionary. It would come after ZONE.",
	} {
		if got := placeInDictionary(words, word); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestPlayersKeepTheirNumbersInEveryRound(t *testing.T) {
	setup := testSetup()
	setup.Players, setup.Lives = []match.Player{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}}, "g"
	a := reviewAt(t, apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), setup, "aunt"+"zone")
	r := a.p.roundReview().Round
	if len(r.Players) != 2 || r.Players[0] == 0 {
		t.Fatalf("%+v: too weak a test", r)
	}
	a.says("review-players", "2 Ben 3 Cy")
	loser := strconv.Itoa(r.Loser + 1)
	if svg := a.page().All(".line-tree")[0]; !strings.Contains(svg.Words(), "ZONE "+loser) {
		t.Errorf("%q, want the chip %s", svg.Words(), loser)
	}
	for i, row := range a.steps() {
		player := r.Players[i%2]
		if want := fmt.Sprintf("%c %d|%s|", "ZONE"[i], player+1, setup.Players[player].Name); !strings.HasPrefix(row, want) {
			t.Errorf("%q, want %q", row, want)
		}
	}
	if view := a.p.roundReview().explorer(); view.Seat != a.p.roundReview().Steps[a.p.roundReview().step].Seat {
		t.Errorf("the explorer counts seats of the round: %+v", view)
	}
}

func TestHowCommonAWordIs(t *testing.T) {
	for tier, want := range map[dicts.Tier]string{35: "a familiar word", 70: "a rare word", 60: "an uncommon word", dicts.NoTier: "a word in no SCOWL list"} {
		if got := text.AWord(tier); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
