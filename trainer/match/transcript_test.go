package match

import (
	"reflect"
	"strings"
	"testing"

	"spectrie/dicts"
)

func TestATranscriptTellsTheMatch(t *testing.T) {
	m := tableMatch(t, true, "gh", "Ada Bot Cy", "auWLn-nt!be!au?(auntie)x?()aSx?(axe)")
	want := `A match of Ghost

Player 1: Ada
Player 2: Bot, a bot. ` + DescribeBot(m.Setup.Players[1].Bot, m.Setup.Challenges) + `
Player 3: Cy
Words: toy, 3 letters or more.
Played with challenges. Each lost round costs a letter of GH.

Round 1. Ada A, Bot U, Cy N, Ada T. Bot called AUNT a word, and it is one. Ada lost the round.
Scores: Ada G·, Bot ··, Cy ··.
Help: before letter 3, Cy looked at the winning letters.
Help: before letter 3, Cy looked at how many words are left.
Help: before letter 3, Cy took a move back.

Round 2. Bot B, Cy E. Ada called BE a word, but it does not count as one. Ada lost the round and is out.
Scores: Ada GH, Bot ··, Cy ··.

Round 3. Bot A, Cy U. Bot said that no word begins with AU. Cy named AUNTIE. Bot lost the round.
Scores: Ada GH, Bot G·, Cy ··.

Round 4. Cy X. Bot said that no word begins with X. Cy named no word. Cy lost the round.
Scores: Ada GH, Bot G·, Cy G·.

Round 5. Bot A, Cy X. Bot said that no word begins with AX. Cy named AXE, which does not count as a word. Cy lost the round and is out.
Scores: Ada GH, Bot G·, Cy GH.
Help: before letter 2, Cy looked at the letters that do not lose at once.

Bot won the match.

Open this record in Spectrie to replay the match:
ghost1:toy~min3~bluff~gh~opens1~seed0~Ada~Bot(35-mind-20)~Cy~auWLn-nt!.be!.au?(auntie).x?().aSx?(axe).;
`
	if got := m.Transcript(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestWhatATranscriptSaysOfARound(t *testing.T) {
	for _, c := range []struct {
		name       string
		challenges bool
		events     string
		want       string
	}{
		{"nothing yet", false, "", "Round 1.\n\nThe match is not over. Ada is next."},
		{"strict", false, "aunt", "Played by strict rules. Each lost round costs a letter of GHOST.\n\nRound 1. Ada A, Bo U, Ada N, Bo T. AUNT is a word. Bo lost the round.\nScores: Ada ·····, Bo G····."},
		{"too long", true, "bbbbbbb", "Bo B, Ada B. No word is that long. Ada lost the round."},
		{"asked for a word", true, "be?", "Round 1. Ada B, Bo E. Ada said that no word begins with BE.\n\nThe match is not over. Bo is next."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := tableMatch(t, c.challenges, "ghost", "Ada Bo", c.events).Transcript(); !strings.Contains(got, c.want) {
				t.Errorf("%s\nwant in it\n%s", got, c.want)
			}
		})
	}
}

func TestATranscriptIsReadLikeARecord(t *testing.T) {
	m := tableMatch(t, true, "gh", "ghost1:; Bot ~;", "aunt!")
	text := m.Transcript()
	for name, text := range map[string]string{
		"as it is": text,
		"quoted":   "Look!\n\n> " + strings.ReplaceAll(text, "\n", "\r\n> ") + "\n\nYours; Ada",
		"broken":   strings.ReplaceAll(text, "~", "~\n"),
	} {
		t.Run(name, func(t *testing.T) {
			setup, events, err := ParseRecord(text)
			if err != nil || !reflect.DeepEqual(setup, m.Setup) || !reflect.DeepEqual(events, m.Events()) {
				t.Errorf("%+v, %+v, %v of %s", setup, events, err, text)
			}
		})
	}
}

func TestAMatchInAnotherScript(t *testing.T) {
	greek, err := dicts.NewAlphabet("αγεκλςό")
	if err != nil {
		t.Fatal(err)
	}
	words := dicts.NewBuilder(greek, false)
	for _, word := range []string{"αγελός", "καλός"} {
		if err := words.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	m, err := New(Setup{Dict: "own-greek", MinLetters: 4, Challenges: true, Lives: "καλός", Players: []Player{{Name: "Ελένη"}, {Name: "Bo"}}}, NewBook(words.Trie(), 4))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []Event{{Kind: Plays, Letter: 'κ'}, {Kind: Plays, Letter: 'α'}, {Kind: ClaimsNone}, {Kind: Names, Word: "καλός"}} {
		if err := m.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{
		"Round 1. Ελένη Κ, Bo Α. Ελένη said that no word begins with ΚΑ. Bo named ΚΑΛΌς. Ελένη lost the round.\nScores: Ελένη Κ····, Bo ·····.",
		"\nghost1:own-greek~min4~bluff~καλός~opens1~seed0~Ελένη~Bo~κα?(καλός).;\n",
	} {
		if got := m.Transcript(); !strings.Contains(got, want) {
			t.Errorf("%s\nwant in it\n%s", got, want)
		}
	}
	sameRecord(t, m.Transcript(), m.Setup, m.Events())
}
