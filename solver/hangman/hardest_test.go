package hangman

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// hunted takes all the steps that are left.
func hunted(h Hunt, progress Progress) (Hunt, error) {
	for !h.Over() {
		var err error
		if h, err = h.Step(progress); err != nil {
			return h, err
		}
	}
	return h, nil
}

func hardest(t testing.TB, w *Words, letters int) []Hard {
	t.Helper()
	h, err := hunted(w.Hunt(letters), untold)
	if err != nil {
		t.Fatal(err)
	}
	return h.Hardest()
}

func TestTheHardestWordsComeFirst(t *testing.T) {
	// The words differ in one letter only, so whoever tries b, c, f and h in some
	// order loses a life for each that comes before the right one.
	hard := hardest(t, listOf(t, "bat cat fat hat"), 3)
	var order []string
	for _, h := range hard {
		order = append(order, h.Word)
	}
	if got := strings.Join(order, " "); got != "hat fat cat bat" {
		t.Errorf("%s, want hat fat cat bat", got)
	}
	if h := hard[0]; h.Mean() != 3 || h.Least != 3 {
		t.Errorf("hat loses %v, at least %d; want 3 each", h.Lost, h.Least)
	}
	if none := hardest(t, listOf(t, "bat"), 7); len(none) != 0 {
		t.Errorf("of no word: %v, want nothing", none)
	}
	if one := hardest(t, listOf(t, "bat"), 3); len(one) != 1 || one[0].Sum != 0 || one[0].Least != 0 {
		t.Errorf("of one word: %+v, want no life lost", one)
	}
}

func TestWordsInOtherLettersCanBeHardToo(t *testing.T) {
	cyrillic, err := dicts.NewAlphabet("абвгд")
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(cyrillic, false)
	for _, word := range []string{"аба", "ава", "ага", "ада"} {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	hard := hardest(t, NewWords(b.Trie()), 3)
	if len(hard) != 4 || hard[0].Word != "ада" || hard[0].Least != 3 || hard[3].Word != "аба" {
		t.Errorf("%+v, want ада first with 3 lives and аба last", hard)
	}
}

func TestAWordThatSomebodyFindsIsNotSaidToBeFoundByNobody(t *testing.T) {
	onlyNatively(t)
	w := smallWords(t)
	const letters = 4
	hard := hardest(t, w, letters)
	found := map[string]int{}
	for _, h := range hard {
		found[h.Word] = slices.Min(h.Lost)
	}
	rescued := 0
	for _, lives := range Lives {
		lost, err := w.Play(BestPlay, letters, lives, nil, untold)
		if err != nil {
			t.Fatal(err)
		}
		for i, taken := range lost {
			if word := w.Word(letters, i); taken < lives && found[word] >= lives {
				found[word] = taken
				rescued++
			}
		}
	}
	for _, h := range hard {
		if h.Least != found[h.Word] {
			t.Errorf("%s is said to take %d lives, and %d do", h.Word, h.Least, found[h.Word])
		}
	}
	if rescued == 0 {
		t.Error("best play finds no word more when it is told the lives, so that nothing was tested")
	}
}

func TestABrokenHuntGoesOnWithWhatItHas(t *testing.T) {
	onlyNatively(t)
	w := smallWords(t)
	enough := errors.New("enough")
	h, err := hunted(w.Hunt(3), func(done float64) error {
		if done > 0.5 {
			return enough
		}
		return nil
	})
	before := h.Done()
	if err != enough || h.Over() || before <= 0 || before > 0.5 {
		t.Fatalf("broken off at %v with %v", before, err)
	}
	least := 1.
	h, err = hunted(h, func(done float64) error { least = min(least, done); return nil })
	if err != nil || least < before || h.Done() != 1 {
		t.Errorf("went on from %v at %v to %v: %v", before, least, h.Done(), err)
	}
	whole := hardest(t, w, 3)
	for i, hard := range h.Hardest() {
		if hard.Word != whole[i].Word || hard.Least != whole[i].Least || !slices.Equal(hard.Lost, whole[i].Lost) {
			t.Errorf("%+v, in one go %+v", hard, whole[i])
		}
	}
}
