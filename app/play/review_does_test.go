//go:build !js

package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/trainer/match"
)

// reviewed is the match of a link. It shows the review of the last finished round.
func reviewed(t testing.TB, record string) *atPlay {
	t.Helper()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.follow("#/play?record=" + record)
	if len(a.Problems()) > 0 {
		t.Fatalf("%s: %q", record, a.Problems())
	}
	return a
}

// off are the buttons that are disabled, out of some.
func (a *atPlay) off(ids ...string) (off []string) {
	a.t.Helper()
	page := a.page()
	for _, id := range ids {
		if page.Id(id).Has("aria-disabled") {
			off = append(off, id)
		}
	}
	return off
}

func TestTheButtonsOfAReviewStepThroughTheMatch(t *testing.T) {
	t.Parallel()
	a := reviewed(t, strings.Replace(testRecord, "bone.zo", "bone.z", 1))
	for _, step := range []struct{ press, text, title, off string }{
		{"data-walk=walk-first", "The beginning of the round: Ada opens.", "Round 1 of 2", "walk-first walk-back review-earlier"},
		{"data-walk=walk-back", "The beginning of the round: Ada opens.", "Round 1 of 2", "walk-first walk-back review-earlier"},
		{"data-walk=walk-on", "Ada played B", "Round 1 of 2", "review-earlier"},
		{"data-walk=walk-last", "Ada played Z", "Round 2 of 2", "walk-on walk-last review-later"},
		{"data-walk=walk-on", "Ada played Z", "Round 2 of 2", "walk-on walk-last review-later"},
		{"data-walk=walk-back", "The beginning of the round: Ada opens.", "Round 2 of 2", "review-later"},
		{"data-walk=walk-back", "Reader completed BONE", "Round 1 of 2", "review-earlier"},
		{"data-walk=walk-on", "The beginning of the round: Ada opens.", "Round 2 of 2", "review-later"},
		{"data-by=-1 id=review-earlier", "Reader", "Round 1 of 2", "review-earlier"},
		{"data-by=-1 id=review-earlier", "Reader", "Round 1 of 2", "review-earlier"},
		{"data-by=1 id=review-later", "Ada played Z", "Round 2 of 2", "walk-on walk-last review-later"},
		{"data-by=1 id=review-later", "Ada played Z", "Round 2 of 2", "walk-on walk-last review-later"},
	} {
		a.use("click button " + step.press)
		if got := a.page().Text("step-text"); !strings.Contains(got, step.text) {
			t.Errorf("after %s the step is %q, want %q", step.press, got, step.text)
		}
		a.says("review-title", step.title)
		if got := a.off("walk-first", "walk-back", "walk-on", "walk-last", "review-earlier", "review-later"); strings.Join(got, " ") != step.off {
			t.Errorf("after %s the buttons %q are off, want %s", step.press, got, step.off)
		}
	}
}

func TestARowOfTheReviewShowsItsStep(t *testing.T) {
	t.Parallel()
	a := reviewed(t, testRecord)
	a.use("click button data-step=1")
	a.says("step-text", "Reader played O")
	var pressed []string
	for _, button := range a.page().Id("review").One("table").All("button") {
		if button.Attribute("aria-pressed") == "true" {
			pressed = append(pressed, button.Attribute("id"))
		}
	}
	if !slices.Equal(pressed, []string{"step-1"}) {
		t.Errorf("the rows %q are chosen, want the second", pressed)
	}
	later := 0
	for _, tile := range a.page().Id("play-board").All(".later") {
		later += len(tile.Words())
	}
	if later != 2 {
		t.Errorf("%d letters on the board are still to come, want 2", later)
	}
}

func TestTheMistakeOfAFinishedRoundGoesToTheDrillOnce(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bonex", "bank"), playView(2, 1))
	setup := testSetup()
	setup.Players[1] = knowsAll
	a.start(setup)
	a.press("b")
	for !a.p.table.over() && a.p.table.review == match.Nobody {
		a.press(string(a.p.table.letterVerdicts()[0].Letter))
	}
	a.says("review-drill", "Drill your ")
	answers := len(a.Answers.Log.Entries())
	a.use("click button id=review-drill")
	a.use("click button id=review-drill")
	if got := len(a.Answers.Log.Entries()); got != answers+1 {
		t.Errorf("%d answers were added, want 1", got-answers)
	}
	if !a.page().Id("review-drill").Has("aria-disabled") {
		t.Error("the mistake can be added twice")
	}
	link := a.page().Id("review-drilled").One("a")
	want := "#/drill?ask=-&dict=american-english-7.1&min=4&players=2&seat=1" // the opening
	if got := link.Attribute("href"); got != want || link.Words() != "Drill it now" {
		t.Errorf("%q leads to %s, want %s", link.Words(), got, want)
	}
	if got := a.page().One(".review-verdict").Attribute("class"); !strings.HasSuffix(got, "lost") {
		t.Errorf("the verdict has the class %q, want that of a lost round", got)
	}
}

func TestARoundSaysOnWhichSideItEnded(t *testing.T) {
	t.Parallel()
	for record, want := range map[string]string{
		"Ada~Reader(35-mind-0)~bone.z;": "won",
		"Ada~Ben~bone.z;":               "", // between two people nobody is you
	} {
		a := reviewed(t, "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~"+record)
		side := func() string {
			return strings.TrimSpace(strings.TrimPrefix(a.page().One(".review-verdict").Attribute("class"), "review-verdict"))
		}
		if got := side(); got != "" {
			t.Errorf("%s: in a link the round is %q, want neither", record, got)
		}
		a.use("click button id=play-on")
		a.press("o", "n", "e")
		a.p.reviewRound(0)
		if got := side(); got != want {
			t.Errorf("%s: the round is %q, want %q", record, got, want)
		}
	}
}

// A banner says who won or lost, and by which letters. Chips lead to every round.
func TestABannerSaysHowARoundEnded(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ record, rounds string }{
		{"strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.z;", "You win the round: BONE, won"},
		{"strict~go~opens1~seed7~Ada~Ben~bone.z;", "Ben loses the round: BONE, "},
		{"strict~gh~opens2-turns~seed7~Ada~Reader(35-mind-0)~bone.bone.z;", "You lose the round: BONE, lost; You win the round: BONE, won"},
		{"bluff~gho~opens2~seed7~Ada~Reader(35-mind-0)~bz?().bo!.z;", "You lose the round: BZ–, lost; You win the round: BO–, won"},
		{"strict~gh~opens1~seed7~Ada~Reader(35-mind-0)~Child(10-step-0)~bone.z;", "You lose the round: BONE, lost"},
		{"strict~gh~opens2~seed7~Ada~Reader(35-mind-0)~Child(10-step-0)~bone.z;", "Reader loses the round: BONE, won"},
	} {
		a := reviewed(t, "ghost1:american-english-7.1~min4~"+c.record)
		a.use("click button id=play-on")
		for round, want := range strings.Split(c.rounds, "; ") {
			a.p.reviewRound(0)
			if len(strings.Split(c.rounds, "; ")) > 1 {
				a.use(fmt.Sprintf("click button data-round=%d", round))
			}
			banner := a.page().Id("play-banner")
			got := banner.Words() + ", " + strings.TrimSpace(strings.TrimPrefix(banner.Attribute("class"), "banner"))
			if got != want {
				t.Errorf("%s: the banner of round %d is %q, want %q", c.record, round+1, got, want)
			}
			for _, chip := range a.page().One(".round-chips").All("button") {
				if current := chip.Attribute("aria-current") == "true"; current != (chip.Attribute("data-round") == fmt.Sprint(round)) {
					t.Errorf("%s: in round %d the chip %s is current: %v", c.record, round+1, chip.Words(), current)
				}
			}
		}
	}
}

// A new match goes on from the board before the letter that lost the round. The old one stays as it was.
func TestALostRoundIsTriedAgain(t *testing.T) {
	t.Parallel()
	a := reviewed(t, "ghost1:american-english-7.1~min4~strict~gho~opens1-turns~seed7~Ada~Reader(35-mind-0)~bone.bone.z;")
	a.use("click button id=play-on")
	old := a.p.table.id
	a.p.reviewRound(1) // Reader opened with B, and Ada completed BONE
	if a.page().Id("review-again").Has("hidden") {
		t.Fatal("a lost round cannot be tried again")
	}
	a.use("click button id=review-again")
	a.arrive()
	if got, want := a.p.table.currentRound().Fragment(), "bon"; !strings.HasPrefix(want, got) || got == "" {
		t.Errorf("the board shows %q, want the letters before the mistake", got)
	}
	if got, want := a.scores(), "You: no letter of GHO; Reader: G of GHO"; got != want {
		t.Errorf("scores: %s, want %s", got, want)
	}
	if a.p.table.id == old || len(a.play.matches.List) != 2 {
		t.Errorf("%d matches are kept, want the old one and the new one", len(a.play.matches.List))
	}
	a.says("play-prompt", "Your turn.")
	a = reviewed(t, "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-0)~bone.z;")
	if !a.page().Id("review-again").Has("hidden") {
		t.Error("somebody else's match can be tried again")
	}
}

func TestEachStepSaysHowItStoodAndWhatWasBetter(t *testing.T) {
	t.Parallel()
	two, challenges := twoPeople(), twoPeople()
	challenges.Challenges = true
	three := twoPeople()
	three.Players = append(three.Players, match.Player{Name: "Cy"})
	for name, c := range map[string]struct {
		setup match.Setup
		words []string
		play  string
		want  []string
	}{
		"many better letters": {two, []string{"aunt", "bunt", "hunt", "lunt", "punt", "runt", "guntx"}, "gun",
			[]string{"G 1|Ada|✓ wins in 4 letters|✗ loses in 5|A, B, H, L, P or others", "U 2|Ben|✓ wins in 4|✓ wins in 4|", "N 1|Ada|✗ loses in 3|✗ loses in 3|"}},
		"no answer yet": {challenges, []string{"aunt", "auntie"}, "auntie?", []string{"A 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "U 2|Ben|✗ loses in 3|✗ loses in 3|", "N 1|Ada|✓ wins in 2|✓ wins in 2|",
			"T 2|Ben|✗ loses in 1|■ completes AUNT|", "I 1|Ada|✓ can say “A word”|✓ wins in 2|“A word”", "E 2|Ben|✗ loses in 1|■ completes AUNTIE|", "“No word” 1|Ada|✓ can say “A word”|not answered yet|"}},
		"no name":         {challenges, []string{"aunt", "auntie"}, "au?0", []string{"A 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "U 2|Ben|✗ loses in 3|✗ loses in 3|", "“No word” 1|Ada|✓ wins in 2|✓ was right|", "No name 2|Ben|✓ can name a word|✗ loses the round|AUNT"}},
		"the only letter": {two, []string{"bone"}, "bone", []string{"B 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "O 2|Ben|✗ loses in 3|✗ loses in 3|", "N 1|Ada|✓ wins in 2|✓ wins in 2|", "E 2|Ben|✗ loses in 1|■ completes BONE|"}},
		"a word passed": {challenges, []string{"aunt", "auntie"}, "aunti!", []string{"A 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "U 2|Ben|✗ loses in 3|✗ loses in 3|", "N 1|Ada|✓ wins in 2|✓ wins in 2|",
			"T 2|Ben|✗ loses in 1|■ completes AUNT|", "I 1|Ada|✓ can say “A word”|✓ wins in 2|“A word”", "“A word” 2|Ben|✗ loses in 1|✗ was wrong|"}},
		"a bluff passed": {challenges, []string{"aunt", "auntie"}, "attt!", []string{"A 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "T 2|Ben|✗ loses in 3|✗ begins no word|", "T 1|Ada|✓ can say “No word”|✗ begins no word|“No word”",
			"T 2|Ben|✓ can say “No word”|✗ begins no word|“No word”", "“A word” 1|Ada|✓ can say “No word”|✗ was wrong|“No word”"}},
		"no bluff": {challenges, []string{"aunt", "auntie"}, "au?1", []string{"A 1|Ada|✓ wins in 4 letters|✓ wins in 4|", "U 2|Ben|✗ loses in 3|✗ loses in 3|", "“No word” 1|Ada|✓ wins in 2|✗ was wrong|N", "AUNTIE 2|Ben|✓ can name a word|✓ was right|"}},
		"three":    {three, []string{"aunt", "bone", "bonex"}, "bone", []string{"B 1|Ada|✗ can lose|✗ can lose|", "O 2|Ben|✓ safe for sure|✓ safe for sure|", "N 3|Cy|✓ safe for sure|✓ safe for sure|", "E 1|Ada|✗ can lose|■ completes BONE|"}},
	} {
		a := reviewAt(t, apptest.ShelfOf(t, c.words...), c.setup, c.play)
		if got := a.steps(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// At first a review is one sentence and what to do about it. Its details stay unfolded until they are folded.
func TestTheDetailsOfAReviewUnfold(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	setup := testSetup()
	setup.Players[1] = knowsAll
	a.start(setup)
	round := func() {
		t.Helper()
		for a.p.table.review == match.Nobody {
			a.press(string(a.p.table.letterVerdicts()[0].Letter))
		}
	}
	round()
	if a.page().Text("review-lesson") == "" {
		t.Error("the round teaches nothing")
	}
	folded := func(when string) {
		t.Helper()
		a.lacks("step-text")
		if got := a.page().Id("review-details").Attribute("aria-expanded"); got != "false" {
			t.Errorf("%s the details are %q, want them folded", when, got)
		}
	}
	folded("at first")
	a.use("click button id=review-details")
	a.says("step-text", ".")
	a.press("Enter")
	round()
	a.says("step-text", ".") // in the next round too
	a.use("click button id=review-details")
	folded("after another click")
	a.press("ArrowLeft")
	a.says("step-text", ".") // who steps wants to see where
}

// The address of a match names the round under review and the chosen step. So both survive a reload, and Back
// and Forward lead through the rounds.
func TestAReviewSurvivesAReload(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	setup := people(false)
	setup.Lives = "ghost"
	a.start(setup)
	a.press("b", "o", "n", "e", "Enter", "z", "o", "n", "e")
	a.says("review-title", "Round 2")
	at := func() string {
		view := a.Asked()
		return fmt.Sprint(view.Round, " ", view.Step)
	}
	for _, step := range []struct{ press, at, text string }{
		{"ArrowLeft", "2 4", "played N"},
		{"ArrowLeft", "2 3", "played O"},
		{"Home", "1 1", "The beginning of the round"},
		{"ArrowRight", "1 2", "played B"},
	} {
		a.press(step.press)
		if at() != step.at {
			t.Errorf("after %s the address is at %s, want %s", step.press, at(), step.at)
		}
		a.says("step-text", step.text)
		view := a.Asked()
		if again := a.reopen(view); again.p.table.review != view.Round-1 || !strings.Contains(again.page().Text("step-text"), step.text) {
			t.Errorf("after a reload of %s round %d is under review, at %q", view.Address(), again.p.table.review+1, again.page().Text("step-text"))
		}
	}
	first := a.Asked()
	a.use("click button data-round=1")
	second := a.Asked()
	a.says("review-title", "Round 2")
	if second.Round != 2 || second.Step != 0 {
		t.Errorf("a chip leads to %s", second.Address())
	}
	a.visit(first) // Back
	a.says("review-title", "Round 1")
	a.says("step-text", "played B")
	a.visit(second) // Forward
	a.says("review-title", "Round 2")
	if a.p.roundReview().stepChosen {
		t.Error("a step is chosen that the address does not name")
	}
	a.press("Enter")
	if view := a.Asked(); view.Round != 0 || a.p.table.review != match.Nobody {
		t.Errorf("back on the board the address is %s", view.Address())
	}
	a.visit(second)
	without := second
	without.Round = 0
	a.visit(without)
	if a.p.table.review != match.Nobody {
		t.Error("an address without a round does not lead to the board")
	}
	without.Round, without.Step = 77, 3
	if a.visit(without); a.p.table.review != match.Nobody || a.p.view.Round != 0 {
		t.Errorf("round 77 leads to round %d", a.p.table.review+1)
	}
	second.Step = 99
	a.visit(second)
	a.says("step-text", "completed ZONE")
}

// A round that ends is in the address too, so a reload comes back to its review.
func TestTheEndOfARoundSurvivesAReload(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bonex", "bank"), playView(2, 1))
	setup := testSetup()
	setup.Players[1] = knowsAll
	a.start(setup)
	a.press("b")
	for !a.p.table.over() && a.p.table.review == match.Nobody {
		a.press(string(a.p.table.letterVerdicts()[0].Letter))
	}
	lesson := a.page().Text("review-lesson")
	a.use("click button id=review-drill")
	again := a.reopen(a.Asked())
	again.says("review-lesson", lesson)
	again.says("review-drilled", "In your drill.")
	if !again.page().Id("review-drill").Has("aria-disabled") {
		t.Error("after a reload the mistake can be added again")
	}
}
