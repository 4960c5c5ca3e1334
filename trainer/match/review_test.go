package match

import (
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/solver"
)

// duelWords are a game in which two players have something to get wrong: E wins for
// who opens, and after D the letter O wins and E loses.
const duelWords = "cab cable cat dean dog dogma dot exit"

// matchOf is a match of Ann, Bea, Carl and Dora, in which events have happened, written
// as in a record. All words have a tier, in turn.
func matchOf(t *testing.T, words string, players, minLetters int, challenges bool, happens string) *Match {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, true)
	for i, w := range slices.Sorted(strings.FieldsSeq(words)) {
		if err := b.Add(w, dicts.Tiers[i%len(dicts.Tiers)]); err != nil {
			t.Fatal(err)
		}
	}
	setup := Setup{Dict: "test", MinLetters: minLetters, Challenges: challenges, Lives: "ghost"}
	for _, name := range []string{"Ann", "Bea", "Carl", "Dora"}[:players] {
		setup.Players = append(setup.Players, Player{Name: name})
	}
	m, err := New(setup, NewBook(b.Trie(), minLetters))
	if err != nil {
		t.Fatal(err)
	}
	doAll(t, m, happens)
	return m
}

func doAll(t *testing.T, m *Match, happens string) {
	t.Helper()
	events, err := readEvents(happens)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range events {
		if err := m.Add(e); err != nil {
			t.Fatalf("%q: %v", happens, err)
		}
	}
}

// round is a round to look back on, and for whom.
type round struct {
	words      string
	players    int
	challenges bool
	happens    string
	you        int
}

func (c round) review(t *testing.T) Review {
	t.Helper()
	minLetters := solver.MostLetters
	for word := range strings.FieldsSeq(c.words) {
		minLetters = min(minLetters, len(word)) // so all words count
	}
	m := matchOf(t, c.words, c.players, minLetters, c.challenges, c.happens)
	return m.Review(0)
}

func TestReviewSaysHowTheRoundEndedAndWhy(t *testing.T) {
	for _, c := range []struct {
		round
		want string
	}{
		{round{duelWords, 2, false, "cab", 0},
			"You completed CAB and lost the round. Your opening C lost it. After C, Bea answered A, and you completed CAB. The letter E would have won: Bea could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, false, "cab", 1},
			"Ann completed CAB and lost the round. Ann’s opening C lost it. After C, you answered A, and Ann completed CAB. The letter E would have won: you could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, false, "dean", Nobody},
			"Bea completed DEAN and lost the round. Bea’s E after D lost it. After E, Ann answered A, and Bea completed DEAN. The letter O would have won: Ann would have completed DOG."},
		{round{duelWords, 2, false, "exit", 1},
			"You completed EXIT and lost the round. You could not win this round against best play: it was lost from the opening."},
		{round{duelWords, 2, false, "exi", 0},
			"The round is not over."},
		{round{duelWords, 2, true, "cab!", 0},
			"You completed CAB, Bea challenged it, and you lost the round. Your opening C lost it. After C, Bea answered A, and you completed CAB. The letter E would have won: Bea could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, true, "cab!", 1},
			"Ann completed CAB, you challenged it, and Ann lost the round. Ann’s opening C lost it. After C, you answered A, and Ann completed CAB. The letter E would have won: you could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, true, "ca!", 0},
			"You called CA a word, which it is not, and lost the round. The challenge lost it: CA is not a word yet, only the beginning of words such as CAB. Every letter would have completed a word, but perhaps nobody would have noticed."},
		{round{duelWords, 2, true, "cz?()", 0},
			"You said that no word begins with CZ. Bea named no word and lost the round. Bea’s Z after C lost it: no word begins that way. The letter A would have won: you would have completed CAB."},
		{round{duelWords, 2, true, "cz?(czar)", 1},
			"Ann said that no word begins with CZ. You named CZAR, which does not count as a word, and lost the round. Your Z after C lost it: no word begins that way. The letter A would have won: Ann would have completed CAB."},
		{round{duelWords, 2, true, "cz!", 0},
			"You called CZ a word, which it is not, and lost the round. The challenge lost it: CZ is not a word. No word begins with it, and saying so would have won."},
		{round{duelWords, 2, true, "de!", 1},
			"Ann called DE a word, which it is not, and lost the round. The challenge lost it: DE is not a word yet, only the beginning of words such as DEAN. The letter A would have won: you would have completed DEAN."},
		{round{duelWords, 2, true, "cable!", 0},
			"You completed CABLE, Bea challenged it, and you lost the round. Your opening C lost it. After C, the round could continue to CAB, which you would complete. The letter E would have won: Bea could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, true, "cabz?()", 1},
			"Ann said that no word begins with CABZ. You named no word and lost the round. You missed a chance: CAB is a word. Challenging it would have won."},
		{round{duelWords, 2, true, "czz?()", 0},
			"Bea said that no word begins with CZZ. You named no word and lost the round. You missed a chance: no word begins with CZ. Saying so would have won."},
		{round{duelWords, 2, true, "ca?(cat)", 0},
			"You said that no word begins with CA, Bea named CAT, and you lost the round. The challenge lost it: CAT begins with CA. Every letter would have completed a word, but perhaps nobody would have noticed."},
		{round{duelWords, 2, true, "d?(dogma)", 1},
			"You said that no word begins with D, Ann named DOGMA, and you lost the round. The challenge lost it: DOGMA begins with D. The letter O would have won: Ann would have completed DOG."},
		{round{duelWords, 2, true, "ca?()", 1},
			"Ann said that no word begins with CA. You named no word and lost the round. CAB begins with CA: naming it would have won."},
		{round{duelWords, 2, true, "cab?(cab)", 0},
			"Bea said that no word begins with CAB, you named CAB, and Bea lost the round. The challenge lost it: CAB itself is a word. Calling it a word would have won."},
		{round{duelWords, 2, true, "cablex", 1},
			"No word is as long as CABLEX. You played its last letter and lost the round. You missed a chance: CABLE is a word. Challenging it would have won."},
		{round{duelWords, 2, true, "caz?()", 0},
			"Bea said that no word begins with CAZ. You named no word and lost the round. Your opening C lost it. After C, the round could continue to CAB, which you would complete. The letter E would have won: Bea could have answered X and would have completed EXIT in the end."},
		{round{duelWords, 2, true, "ca?", 0},
			"The round is not over."},
		{round{theToy, 3, false, "aa", 1},
			"You completed AA and lost the round. You made no mistake but were in danger from the opening on: none of your letters was safe."},
		{round{theToy, 3, false, "aa", 2},
			"Bea completed AA and lost the round. Bea made no mistake but was in danger from the opening on: none of Bea’s letters was safe."},
		{round{theToy, 3, false, "bb", 1},
			"You completed BB and lost the round. Your last letter lost it: BB is a word. A or C would have kept you safe. After A, Carl would have completed BAA."},
		{round{theToy, 3, false, "baa", 2},
			"You completed BAA and lost the round. You made no mistake. Ann’s opening B put you in danger, and Ann too: A or C would have kept Ann safe."},
		{round{theToy, 3, false, "baa", 0},
			"Carl completed BAA and lost the round. Carl made no mistake. Your opening B put Carl in danger, and you too: A or C would have kept you safe."},
		{round{theToy, 3, false, "bcaa", 1},
			"Ann completed BCAA and lost the round. Ann’s opening B lost it. After B, you answered C, and in the end Ann completed BCAA. A or C would have kept Ann safe. After A, you would have completed AA."},
		{round{theToy, 3, false, "caaaa", 2},
			"Bea completed CAAAA and lost the round. Bea made no mistake but was in danger from the opening on: none of Bea’s letters was safe."},
		{round{theToy, 3, false, "caab", 0},
			"You completed CAAB and lost the round. Your last letter lost it: CAAB is a word. The letter A would have kept you safe: Bea would have completed CAAAA."},
		{round{duelWords + " ebbing", 2, false, "exit", 1},
			"You completed EXIT and lost the round. You could not win this round against best play: it was lost from the opening. The letter B after E would have held out longest, as far as EBBING."},
		{round{"aaaba aaba aba baa bba", 3, false, "aaba", 2},
			"Ann completed AABA and lost the round. Ann made no mistake. Bea’s A after A put Ann in danger, and Bea too: the letter B would have kept Bea safe. The letter B would have kept Ann safe even against all the others together."},
		{round{"aab aba baab", 4, false, "aba", 2},
			"You completed ABA and lost the round. You made no mistake. Ann chose the opening A; the letter B was as good for Ann, and would have kept you safe."},
		{round{"aab aba baab", 4, false, "aba", 0},
			"Carl completed ABA and lost the round. Carl made no mistake. You chose the opening A; the letter B was as good for you, and would have kept Carl safe."},
		{round{"a aaa ab abab", 3, true, "aab?()", 2},
			"Ann said that no word begins with AAB. You named no word and lost the round. You made no mistake. Bea let the word A go by, and that put you in danger."},
		{round{"a aaa ab abab", 3, true, "aab?()", 1},
			"Ann said that no word begins with AAB. Carl named no word and lost the round. Carl made no mistake. You let the word A go by, and that put Carl in danger."},
		// Who lets the loser's own word go by puts nobody in danger with that.
		{round{"a abaa abbaa acc", 3, true, "abaa!", 1},
			"Ann completed ABAA, you challenged it, and Ann lost the round. Ann made no mistake. Your B after A put Ann in danger, and you too: the letter C would have kept you safe."},
		{round{"a abaa acc", 3, true, "abaa!", 0},
			"You completed ABAA, Bea challenged it, and you lost the round. You made no mistake. Bea chose B after A; the letter C was as good for Bea, and would have kept you safe."},
	} {
		r := c.review(t)
		if got := strings.Join(append([]string{r.Outcome(c.you)}, r.Verdict(c.you)...), " "); got != c.want {
			t.Errorf("%+v:\n got %s\nwant %s", c.round, got, c.want)
		}
	}
}

func TestReviewSaysWhatEveryStepDid(t *testing.T) {
	for _, c := range []struct {
		round
		want string
	}{
		{round{duelWords, 2, false, "cab", 0},
			"You played C; the letter E would have won. Bea played A, the only letter there was, which wins. You completed CAB; no letter wins."},
		{round{duelWords, 2, false, "dean", 1},
			"Ann played D; the letter E would have won. You played E; the letter O would have won. Ann played A, the only letter there was, which wins. You completed DEAN; there was no other letter."},
		{round{duelWords, 2, false, "exit", Nobody},
			"Ann played E, the only letter that wins. Bea played X; there was no other letter. Ann played I, the only letter there was, which wins. Bea completed EXIT; there was no other letter."},
		{round{duelWords, 2, true, "cable!", 0},
			"You played C; the letter E would have won. Bea played A, the only letter there was, which wins. You completed CAB; no letter wins. Bea played L and let the word CAB go by. You completed CABLE; there was no other letter. Bea called CABLE a word, and it is one."},
		{round{duelWords, 2, true, "cabz?()", 1},
			"Ann played C; the letter E would have won. You played A, the only letter there was, which wins. Ann completed CAB; no letter wins. You played Z and let the word CAB go by. Ann rightly said that no word begins with CABZ. You named no word."},
		{round{duelWords, 2, true, "czz?(czza)", 0},
			"You played C; the letter E would have won. Bea played Z, but no word begins with CZ; the letter A would have won. You played Z, although no word begins with CZ. Bea rightly said that no word begins with CZZ. You named CZZA, which does not count as a word."},
		{round{duelWords, 2, true, "ca?()", 1},
			"Ann played C; the letter E would have won. You played A, the only letter there was, which wins. Ann said that no word begins with CA. You named no word; CAB would have worked."},
		{round{duelWords, 2, true, "ca?(cat)", 1},
			"Ann played C; the letter E would have won. You played A, the only letter there was, which wins. Ann said that no word begins with CA. You named CAT."},
		{round{duelWords, 2, true, "ca!", 1},
			"Ann played C; the letter E would have won. You played A, the only letter there was, which wins. Ann called CA a word, which it is not."},
		{round{duelWords, 2, true, "caz?()", 0},
			"You played C; the letter E would have won. Bea played A, the only letter there was, which wins. You played Z, but no word begins with CAZ; no letter wins. Bea rightly said that no word begins with CAZ. You named no word."},
		{round{theToy, 3, false, "caaaa", 0},
			"You played C, which keeps you safe. Bea played A; there was no other letter. Carl played A, the only letter there was, which keeps Carl safe. You played A, the only letter that keeps you safe. Bea completed CAAAA; there was no other letter."},
		{round{theToy, 3, false, "bb", 1},
			"Ann played B; A or C would have kept Ann safe. You completed BB; A or C would have kept you safe."},
	} {
		r := c.review(t)
		var said []string
		for i := range r.Steps {
			said = append(said, r.AboutStep(i, c.you))
		}
		if got := strings.Join(said, " "); got != c.want {
			t.Errorf("%+v:\n got %s\nwant %s", c.round, got, c.want)
		}
	}
}
