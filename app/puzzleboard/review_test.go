//go:build !js

package puzzleboard

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// What the log keeps of an answer is said as the board said it.
func TestAnAnswerOfTheLogIsReviewed(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	good := func(gave string) *trainer.Entry { return &trainer.Entry{Grade: trainer.Good, Gave: gave, Found: 1} }
	missed := func(found int, gave string) *trainer.Entry {
		return &trainer.Entry{Grade: trainer.Again, Gave: gave, Found: found}
	}
	for _, c := range []struct {
		id    string
		entry *trainer.Entry
		want  string
	}{
		{"win/" + usual + "ad", good("h"), "You played H."},
		{"win/" + usual + "ad", good("j"), "You played J, which wins too."},
		{"win/" + usual + "ad", good(""), ""}, // the log did not keep it
		{"win/" + usual + "abe", missed(0, "r"), "R loses: player 1 answers R, and you complete ABERRATION, a familiar word."},
		{"win/" + usual + "abe", missed(0, ""), "You gave up."},
		{"win/" + usual + "abe", missed(0, "x"), "You played X."}, // no word begins so in this dictionary
		{"refute/" + usual + "appr", missed(1, "b"), "You found the first letter, but B loses: player 2 answers L, and you complete APPRECIABLE, a familiar word."},
		{"refute/" + usual + "appr", missed(1, ""), "You found the first letter, and then gave up."},
		{"refute/" + usual + "appr", missed(2, "b"), "You found the first two letters, but then you played B."},
		{"win/web2/4/2/ad", missed(0, "r"), ""}, // its dictionary is not here
		{"win/" + usual + "zzz", missed(0, "r"), ""},
	} {
		p, err := puzzle.ParseID(c.id)
		if err != nil {
			t.Fatal(err)
		}
		if got := Review(l, p, c.entry); got != c.want {
			t.Errorf("%s %+v: %q, want %q", c.id, *c.entry, got, c.want)
		}
	}
}

// Where several letters were right at first, a later one belongs to the line in which it is wrong.
func TestALaterMistakeIsFoundInItsLine(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	p, _ := puzzle.ParseID("win/" + usual + "ad") // H, J and Z are right, and each leads on
	game, err := l.PuzzleGame(p)
	if err != nil {
		t.Fatal(err)
	}
	one, many := 0, 0
	for gave := 'a'; gave <= 'z'; gave++ {
		play, err := puzzle.NewPlay(p, game)
		if err != nil {
			t.Fatal(err)
		}
		switch asked := missesWith(play, 1, gave); {
		case len(asked) == 1:
			one++
			if next, ok := asked[0].Play(gave); !ok || next.Safe(play.You, false) {
				t.Errorf("%c is not wrong after %s", gave, asked[0].Fragment())
			}
		case len(asked) > 1:
			many++
			e := &trainer.Entry{Grade: trainer.Again, Gave: string(gave), Found: 1}
			if got, want := Review(l, p, e), "You found the first letter, but then you played "+capital(gave)+"."; got != want {
				t.Errorf("%q, want %q", got, want)
			}
		}
	}
	t.Logf("%d letters are wrong in one line, %d in several", one, many)
	if one == 0 {
		t.Error("no letter is wrong in one line alone")
	}
}
