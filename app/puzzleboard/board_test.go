//go:build !js

package puzzleboard

import (
	"errors"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

const usual = "american-english-7.1/4/2/"

func TestAPuzzleIsSolvedLetterByLetter(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"ad")
	p.prompts("Your turn after A-D. Which letter wins?")
	if got := p.page().Text("puzzle-facts"); got != "you, player 1 player 2 words of 4+ letters" {
		t.Errorf("the facts are %q", got)
	}
	if got := p.board(); got != "AD blank:" {
		t.Errorf("the board is %q", got)
	}
	p.World.Wait(3 * time.Second)
	p.types("j")
	p.prompts("Player 2 answers U. Your next letter?")
	p.feeds("✓ J is right.")
	if got := p.board(); got != "ADJU blank:" || len(p.done) > 0 {
		t.Errorf("the board is %q after %d outcomes", got, len(p.done))
	}
	p.World.Wait(2 * time.Second)
	p.says = "Well done."
	p.types("s")
	p.wantDone(true, 2, "")
	if o := p.done[0]; o.Took != 5*time.Second || o.Puzzle.ID() != "win/"+usual+"ad" || o.Answer != (Answer{Letters: "hjz", Word: "adhering"}) {
		t.Errorf("%+v, want 5 s, and H, J or Z toward ADHERING", o)
	}
	p.prompts("Solved.")
	p.feeds("✓ S wins: player 2 completes ADJUST, a very common word. R and T would have won too. Well done.")
	p.types("Enter")
	if p.next != 1 || len(p.done) != 1 {
		t.Errorf("next was called %d times after %d outcomes", p.next, len(p.done))
	}
}

func TestOtherLettersThatWinAreRightAndNamed(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"add")
	p.types("l")
	p.wantDone(true, 1, "")
	p.feeds("✓ L wins: player 1 completes ADDLING, an uncommon word. R would have won too.")
}

func TestAMistakeIsRefutedOnTheBoard(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.types("r")
	p.wantDone(false, 0, "r")
	p.prompts("Missed.")
	p.feeds("✗ R loses: player 1 answers R, and you complete ABERRATION, a familiar word. The letter was A: it leads to ABEAM, an uncommon word, which player 1 completes.")
	if got := p.board(); got != "ABE wrong:R would:R would:A would:T would:I would:O would:N" {
		t.Errorf("the board is %q", got)
	}
	if got := p.page().Id("puzzle-map").Attribute("href"); got != "#/explore?dict=american-english-7.1&fragment=abe&min=4&players=2&seat=2" {
		t.Errorf("the map is at %s", got)
	}
	p.types("Space")
	if p.next != 1 {
		t.Error("Space does not go on")
	}
	p.ask("win/" + usual + "abe")
	p.types("d") // completes a word
	p.feeds("✗ D completes ABED, an uncommon word, so you lose at once. The letter was A: it leads to ABEAM, an uncommon word, which player 1 completes.")
}

// A puzzle that was missed at its second question says what was right there.
func TestALaterMistake(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"ad")
	p.types("j")
	p.types("n")
	p.wantDone(false, 1, "n")
	if got := p.page().Id("puzzle-map").Attribute("href"); !strings.Contains(got, "fragment=adju&") {
		t.Errorf("the map is at %s, want the question that was missed", got)
	}
	if got := p.page().Text("puzzle-feedback"); !strings.Contains(got, "✗ N loses: player 2 answers C, and you complete ADJUNCT, a familiar word. R, S and T win. S leads to ADJUST, a very common word, which player 2 completes.") {
		t.Errorf("said %q", got)
	}
}

func TestLettersThatBeginNoWordDoNotCount(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.types("q")
	p.feeds("No word begins with ABEQ. That does not count; try again.")
	p.prompts("Your turn after A-B-E. Which letter wins?")
	if len(p.done) != 0 || p.board() != "ABE blank:" {
		t.Errorf("%d outcomes, board %q", len(p.done), p.board())
	}
	p.types("a")
	p.wantDone(true, 1, "")
}

func TestGivingUpShowsTheSolution(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.types(".")
	p.wantDone(false, 0, "")
	p.prompts("The answer")
	p.feeds("The letter was A: it leads to ABEAM, an uncommon word, which player 1 completes.")
	if got := p.board(); got != "ABE would:A would:M" {
		t.Errorf("the board is %q", got)
	}
	p.ask("win/" + usual + "abe")
	p.Use(t, "click button id=puzzle-main")
	p.prompts("The answer")
	p.Use(t, "click button id=puzzle-main")
	if p.next != 1 || len(p.done) != 2 {
		t.Errorf("next was called %d times after %d outcomes", p.next, len(p.done))
	}
}

func TestTheMistakeOfAnotherIsRefuted(t *testing.T) {
	t.Parallel()
	p := asking(t, "refute/"+usual+"acc")
	p.prompts("Player 1 has just played C, and that is a mistake. Which letter wins now?")
	if got := p.board(); got != "AC wrong:C blank:" {
		t.Errorf("the board is %q", got)
	}
	p.types("l")
	p.wantDone(true, 1, "")
	p.feeds("✓ L wins: player 1 completes ACCLAIM, a familiar word. R would have won too.")
}

func TestAThreatIsSpelt(t *testing.T) {
	t.Parallel()
	p := asking(t, "threat/"+usual+"achi")
	p.prompts("You have just played I, and now you are trapped. Which word traps you?")
	p.types("n")
	p.wantDone(true, 1, "")
	p.feeds("✓ You cannot avoid ACHING, a familiar word.")
	if p.page().HasID("puzzle-card") {
		t.Error("a threat can become a card")
	}
	p = asking(t, "threat/"+usual+"admi")
	p.types("n")
	p.prompts("✓ N is right. Which letter comes next?")
	if got := p.board(); got != "ADM wrong:IN blank:" {
		t.Errorf("the board is %q", got)
	}
	p = asking(t, "threat/"+usual+"achi")
	p.types("e")
	p.wantDone(false, 0, "e")
	if got := p.page().Text("puzzle-lines"); got != "The lines from ACHI to ACHING and ACHIEST, on the tree" {
		t.Errorf("the drawing shows %q", got)
	}
	if got := p.page().Id("puzzle-map").Attribute("href"); !strings.HasSuffix(got, "&seat=2") {
		t.Errorf("the map is at %s, want the side of whoever has to complete the word", got)
	}
	p.feeds("✗ E lets you out: you play S, and player 1 completes ACHIEST, an uncommon word. A word that traps you: ACHING, a familiar word.")
}

func TestWhoLosesIsAnsweredWithAPlayer(t *testing.T) {
	t.Parallel()
	p := asking(t, "loser/american-english-7.1/4/3/abd")
	p.prompts("Everyone plays well from here. Which player loses?")
	if got := p.page().Text("puzzle-facts"); got != "player 1, to move player 2 player 3 words of 4+ letters" {
		t.Errorf("the facts are %q", got)
	}
	if p.press("a") || p.press("4") && len(p.done) > 0 || len(p.page().All(".key")) > 0 {
		t.Error("letters answer who loses")
	}
	p.types("3") // ABDUCT
	p.wantDone(true, 1, "")
	p.feeds("✓ Player 1 plays U, and then player 3 loses. It can end with ABDUCT, a familiar word.")
	if got := p.board(); got != "ABD would:U would:C would:T" {
		t.Errorf("the board is %q", got)
	}
	p.ask("loser/american-english-7.1/4/3/abd")
	p.Use(t, "click button data-player=1")
	p.prompts("Missed.")
	p.feeds("✗ Player 1 does not lose. Player 1 plays U, and then player 3 loses. It can end with ABDUCT, a familiar word.")
	if len(p.done) != 2 || p.done[1].Right || p.done[1].Gave != "" {
		t.Errorf("%+v", p.done)
	}
}

// With three players a letter that is wrong can lose, but need not.
func TestThreePlayers(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/american-english-7.1/4/3/ace")
	if got := p.page().Text("puzzle-facts"); got != "you, player 1 player 2 player 3 words of 4+ letters" {
		t.Errorf("the facts are %q", got)
	}
	if got := p.page().Text("puzzle-hint"); got != "A letter wins if one of the others, however they play, ends up completing the word." {
		t.Errorf("a novice reads %q", got)
	}
	p.types("t")
	p.feeds("✗ T can lose: player 2 answers A, and you complete ACETATE, an uncommon word. The letter was R: it leads to ACERBITY, an uncommon word, which player 2 completes.")
}

func TestOnlyANoviceIsToldWhatAQuestionMeans(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	if got := p.page().Text("puzzle-hint"); got != "A letter wins if the other player, however they play, ends up completing the word." {
		t.Errorf("a novice reads %q", got)
	}
	p.types("a")
	p.Answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
		e.Puzzle, e.Mode, e.Grade = "win/"+usual+"abe", trainer.ModeRated, trainer.Good
	})
	for id, want := range map[string]string{
		"win/" + usual + "ad":                "",
		"refute/" + usual + "acc":            "",
		"threat/" + usual + "achi":           "Type the whole word, the other player’s letters and yours. You complete it, and no other letter of yours on the way gets you out.",
		"loser/american-english-7.1/4/3/abd": "Nobody plays a letter that loses as long as another one does not.",
	} {
		if p.ask(id); p.page().Text("puzzle-hint") != want {
			t.Errorf("%s: somebody who has answered one reads %q, want %q", id, p.page().Text("puzzle-hint"), want)
		}
	}
}

// No key says which letters are legal, or right.
func TestTheKeysRevealNothing(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	looks := map[string]string{}
	for _, key := range p.page().All(".key") {
		looks[key.Attribute("class")] += key.Words()
		if key.Has("disabled") || key.Attribute("aria-disabled") == "true" || key.Attribute("title") != "" {
			t.Errorf("the key %s says something", key.Words())
		}
	}
	if len(looks) != 1 {
		t.Errorf("keys look different: %v", looks)
	}
	for _, secret := range []string{"abeam", "ABEAM", "aberr"} {
		if strings.Contains(p.page().Id(boardID).Words(), secret) {
			t.Errorf("the board says %s", secret)
		}
	}
	p.Use(t, "click button data-letter=a")
	p.wantDone(true, 1, "")
}

func TestAnOutcomeIsToldOnce(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.types("r")
	for _, key := range []string{"a", "r", ".", "1"} {
		p.press(key)
	}
	p.Give('a')
	p.GiveUp()
	p.Name(1)
	p.wantDone(false, 0, "r")
	if p.next != 0 {
		t.Error("a letter goes on to the next puzzle")
	}
	if p.Press(t, sitetest.Keystroke{Key: "Enter", Held: true}); p.next != 0 {
		t.Error("a key that is held down goes on")
	}
	if p.Press(t, sitetest.Keystroke{Key: "Enter", On: "click button id=puzzle-main"}) {
		t.Error("Enter on the button is used twice")
	}
}

func TestACardIsMadeOnce(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.types("r")
	p.Use(t, "click button id=puzzle-card")
	card := trainer.Card{Course: courseOf(2), Fragment: "abe"}
	added := func() (cards []trainer.Card) {
		for _, e := range p.Answers.Log.Entries() {
			if e.Kind == trainer.Added {
				cards = append(cards, e.Card)
			}
		}
		return cards
	}
	if got := added(); len(got) != 1 || got[0] != card {
		t.Fatalf("added %+v, want %+v", got, card)
	}
	if got := p.page().Text("puzzle-carded"); got != "It is in your drill now." {
		t.Errorf("said %q", got)
	}
	if got := p.page().Id("puzzle-drill").Attribute("href"); got != "#/drill?ask=abe&dict=american-english-7.1&min=4&players=2&seat=2" {
		t.Errorf("it is drilled at %s", got)
	}
	p.makeCard()
	if got := added(); len(got) != 1 {
		t.Errorf("%d cards, want 1", len(got))
	}
	deck, err := p.Answers.CourseDeck(card.Course)
	if err != nil || deck.Item(card) == nil {
		t.Fatalf("the deck has no such card: %v", err)
	}
	p.ask("win/" + usual + "abe")
	p.types(".")
	if got := p.page().Text("puzzle-carded"); got != "It is in your drill." || !p.page().Id("puzzle-card").Has("hidden") {
		t.Errorf("said %q", got)
	}
}

// What the person drills already is not added.
func TestACardOfTheStrategyIsThereAlready(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	deck, err := p.Answers.CourseDeck(courseOf(2))
	if err != nil {
		t.Fatal(err)
	}
	p.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = deck.Decisions[0].Card, trainer.Good })
	var asked string
	for _, item := range deck.Decisions {
		if one, err := puzzle.ParseID("win/" + usual + item.Fragment); err == nil {
			game, _ := p.Shelf.PuzzleGame(one)
			if _, err := puzzle.NewPlay(one, game); err == nil {
				asked = item.Fragment
				break
			}
		}
	}
	p.ask("win/" + usual + asked)
	p.types(".")
	if p.makeCard(); !strings.HasPrefix(p.page().Text("puzzle-carded"), "It is in your drill.") {
		t.Errorf("after %s: said %q", asked, p.page().Text("puzzle-carded"))
	}
	for _, e := range p.Answers.Log.Entries() {
		if e.Kind == trainer.Added {
			t.Errorf("added %+v", e.Card)
		}
	}
}

func TestTheDictionaryIsLoadedFirst(t *testing.T) {
	t.Parallel()
	books := apptest.ShelfWith(t, dicts.DefaultID)
	offline := true
	books.Files = func(path string) ([]byte, error) {
		if offline {
			return nil, errors.New("no connection")
		}
		return apptest.Shipped(path)
	}
	p := boardOver(t, books)
	p.ask("threat/scowl-small/4/2/accou")
	p.prompts("SCOWL small could not be loaded.")
	if got := p.page().Text("puzzle-feedback"); got != "No connection." {
		t.Errorf("said %q", got)
	}
	offline = false
	p.types("Enter")
	p.prompts("You have just played U, and now you are trapped. Which word traps you?")
	if got := p.page().Text("puzzle-facts"); !strings.HasSuffix(got, " · SCOWL small") {
		t.Errorf("the facts are %q", got)
	}
	if len(p.done) != 0 || p.next != 0 {
		t.Error("loading counts as an answer")
	}
}

// A dictionary that comes when the person has left changes nothing until they come back.
func TestADictionaryThatComesLate(t *testing.T) {
	t.Parallel()
	books := apptest.ShelfWith(t, dicts.DefaultID)
	file := apptest.ByHand(books)
	p := boardOver(t, books)
	one, _ := puzzle.ParseID("threat/scowl-small/4/2/accou")
	p.Board.Show(one)
	if got := apptest.Rendered(t, p).Text("puzzle-prompt"); got != "Loading SCOWL small…" {
		t.Errorf("while it loads the question is %q", got)
	}
	p.Give('n')
	p.GiveUp()
	p.Ask(address.DefaultView)
	p.Site.Show(address.DefaultView)
	entry, _ := dicts.Lookup("scowl-small")
	file("web/dicts/" + entry.File) <- nil
	p.Engine.ConsumeAll()
	if !p.Shelf.Has("scowl-small") || p.play != nil {
		t.Error("the puzzle has begun on a page that nobody sees")
	}
	p.Visit.Visit(address.DefaultView.On(address.PuzzlePractice))
	p.Resume()
	p.prompts("You have just played U, and now you are trapped. Which word traps you?")
	other, _ := puzzle.ParseID("win/web2/4/2/ab")
	p.Board.Show(other)
	p.Stop()
	entry, _ = dicts.Lookup("web2")
	file("web/dicts/" + entry.File) <- nil
	p.Engine.ConsumeAll()
	if _, there := p.Puzzle(); there || len(p.done) != 0 {
		t.Error("a puzzle that was taken away has come back")
	}
}

func TestAPuzzleThatItsDictionaryDoesNotHave(t *testing.T) {
	t.Parallel()
	p := boardOver(t, apptest.ShelfOf(t, "jack", "jell"))
	p.ask("win/" + usual + "abe")
	p.prompts("This puzzle does not fit its dictionary.")
	p.types("Enter")
	if p.next != 1 || len(p.done) != 0 {
		t.Errorf("next was called %d times after %d outcomes", p.next, len(p.done))
	}
}

// Time on another page does not count as thinking.
func TestTimeElsewhereDoesNotCount(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"abe")
	p.World.Wait(time.Hour)
	p.Resume()
	p.World.Wait(time.Second)
	p.types("a")
	if got := p.done[0].Took; got != time.Second {
		t.Errorf("it took %v, want 1 s", got)
	}
}

// A letter that is typed while others are still to appear shows them, and does not answer what nobody has read.
func TestALetterBeforeTheQuestionDoesNotCount(t *testing.T) {
	t.Parallel()
	p := asking(t, "win/"+usual+"ad")
	p.Give('j')
	p.letters, p.coming = "adj", "u" // as in the middle of the pause
	p.types("n")
	if len(p.done) != 0 || p.board() != "ADJU blank:" {
		t.Errorf("%d outcomes, board %q", len(p.done), p.board())
	}
	p.types("t")
	p.wantDone(true, 2, "")
}

// Every puzzle of a dictionary can be solved on the board with the letters that it says win, and missed with the
// others, and no sentence fails.
func TestAllPuzzlesOfADictionary(t *testing.T) {
	t.Parallel()
	books := apptest.ShelfWith(t, "scowl-small")
	var c puzzle.Collector
	if err := c.AddDictionary(books.Dictionaries["scowl-small"]); err != nil {
		t.Fatal(err)
	}
	p := boardOver(t, books)
	kinds := map[puzzle.Kind]int{}
	for i, one := range c.Set().Puzzles {
		if testing.Short() && i%10 > 0 {
			continue
		}
		kinds[one.Kind]++
		said := func(how string) {
			t.Helper()
			line := p.prompt() + " " + strings.Join(p.feedback().lines, " ")
			for _, bad := range []string{"%!", "  ", "player 0", "Player 0", "..", "complete ,", "completes ,"} {
				if strings.Contains(line, bad) {
					t.Fatalf("%s, %s: %q", one.ID(), how, line)
				}
			}
			if o := p.done[len(p.done)-1]; o.Answer.Word == "" || !strings.HasPrefix(o.Answer.Word, one.Fragment) {
				t.Fatalf("%s: the answer is %+v", one.ID(), o.Answer)
			}
		}
		before := len(p.done)
		p.Board.Show(one)
		p.GiveUp()
		said("given up")
		p.Board.Show(one)
		switch one.Kind {
		case puzzle.Loser:
			for seat := 1; seat <= one.Rules.Players; seat++ {
				p.Board.Show(one)
				p.Name(seat)
				said("named")
			}
			if right := p.done[before+1:]; len(right) != 3 {
				t.Fatalf("%s: %d outcomes", one.ID(), len(right))
			}
		default:
			for next := range p.play.Start.Next() {
				p.Board.Show(one)
				n := len(p.done)
				p.Give(next.Letter())
				for len(p.done) == n { // it goes on
					if keys := p.play.Keys(); len(keys) > 0 {
						p.Give(keys[len(keys)-1].Letter())
						continue
					}
					p.Give([]rune(p.play.Game.Refutation(p.play.At, p.person()).Fragment()[len(p.play.At.Fragment()):])[0])
				}
				said(string(next.Letter()))
				if one.Kind != puzzle.Threat && p.done[n].Right != next.Safe(p.person(), false) {
					t.Fatalf("%s: %c is right: %t", one.ID(), next.Letter(), p.done[n].Right)
				}
			}
		}
	}
	for _, kind := range puzzle.Kinds {
		if kinds[kind] < 5 {
			t.Errorf("%d puzzles of the kind %s", kinds[kind], kind)
		}
	}
}
