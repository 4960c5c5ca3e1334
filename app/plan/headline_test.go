package plan

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

func TestTheHeadlineSaysWhatAPersonWouldRepeat(t *testing.T) {
	t.Parallel()
	old := apptest.OldLists(t)
	for _, c := range []struct {
		view  address.View
		want  string
		words string
	}{
		{apptest.Game(2, 1, ""), "Open with J. Know five words and you never lose", "jack jell jilt jovial just"},
		{apptest.Game(2, address.MoverSeat, "st"), "Open with J. Know five words and you never lose", "jack jell jilt jovial just"},
		{apptest.Game(2, 2, ""), "Know 54 words and you win after 21 of the 26 opening letters.", ""},
		{apptest.In(apptest.Game(2, 1, ""), "web2"), "Open with H. Know six words and you never lose", "haqueton heyday hike hove huff hyke"},
	} {
		p, err := Make(old, c.view.On(address.Strategy))
		if err != nil {
			t.Fatal(err)
		}
		if h := p.Headline(); h.Sentence != c.want || strings.Join(h.Words, " ") != c.words {
			t.Errorf("%s: %q %v, want %q %s", c.view.Address(), h.Sentence, h.Words, c.want, c.words)
		}
	}
	for _, c := range []struct {
		words []string
		seat  int
		want  string
	}{
		{nil, 1, "No round can be played: American English 7.1 has no words of 1 letter or more."},
		{[]string{"a", "b"}, 2, "Every round ends before player 2 can play a letter."},
		{[]string{"ab"}, 2, "You lose against best play, whatever player 1 opens with."},
		{[]string{"abc"}, 2, "Know one word and you never lose"},
		{[]string{"abc", "abd", "aca"}, 1, "When you open, no letter wins against best play."},
	} {
		p, err := Make(apptest.ShelfOf(t, c.words...), apptest.AnyWord(2, c.seat, "").On(address.Strategy))
		if err != nil {
			t.Fatal(err)
		}
		if h := p.Headline(); h.Sentence != c.want {
			t.Errorf("%v: %q, want %q", c.words, h.Sentence, c.want)
		}
	}
}

// Under any rules the headline agrees with the solver: its letter keeps the player safe, its number
// is the size of the minimal repertoires, and a lost player is promised nothing.
func TestTheHeadlineAgreesWithTheSolver(t *testing.T) {
	t.Parallel()
	shelf := apptest.OldLists(t)
	opens := regexp.MustCompile(`Open with (.)`)
	rules := 0
	for _, dict := range []string{dicts.DefaultID, "web2"} {
		for _, least := range []int{3, 4, 5} {
			for players := 2; players <= 4; players++ {
				for seat := 1; seat <= players; seat++ {
					view := apptest.In(apptest.Game(players, seat, ""), dict).On(address.Strategy)
					view.Rules.MinLetters = least
					p, err := Make(shelf, view)
					if err != nil {
						t.Fatal(err)
					}
					rules++
					h := p.Headline()
					start := p.Game.Start()
					words, won := 0, 0
					for at := range p.Game.Starts(seat) {
						if size, ok := p.Best.Size(at); ok {
							words += size.Words
							won++
						}
					}
					promises := strings.Contains(h.Sentence, "Know ")
					if promises != (won > 0) {
						t.Errorf("%s: %q, and %d starts are won", view.Address(), h.Sentence, won)
					}
					if m := opens.FindStringSubmatch(h.Sentence); m != nil && promises {
						i := slices.IndexFunc(start.Letters(), func(l solver.Letter) bool { return dicts.Capitals(string(l.Letter)) == m[1] })
						if i < 0 || start.Letters()[i].Outcome != solver.Wins {
							t.Errorf("%s: %q, and %s does not win", view.Address(), h.Sentence, m[1])
						}
					}
					if h.Words != nil && len(h.Words) != words || promises && h.Words == nil && !strings.Contains(h.Sentence, "Know "+text.CountedInWords(words, "word")) {
						t.Errorf("%s: %q %v, and there are %d words to know", view.Address(), h.Sentence, h.Words, words)
					}
				}
			}
		}
	}
	if rules < 50 {
		t.Errorf("%d rules are compared, want 50", rules)
	}
}
