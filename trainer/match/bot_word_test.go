package match

import "testing"

// The example that bot_word.go works by hand.
func TestAWordInMindIsOneThatSomebodyElseCompletes(t *testing.T) {
	book := tieredBook(t, "abc", 1, theToy)
	picked := map[string]int{}
	for seed := range uint64(300) {
		m := botMatch(t, book, false, seed, Bot{Looks: WordInMind}, Bot{Looks: WordInMind})
		if err := m.Add(m.BotEvent()); err != nil {
			t.Fatal(err)
		}
		word, _ := m.InMind(0)
		if i := m.thinks(m.view(0, "")); i.word != word || !i.holds {
			t.Fatalf("has %q in mind, and thinks %+v", word, i)
		}
		picked[word]++
	}
	for _, word := range []string{"aa", "ab", "bb", "bcaa", "bcab", "caab"} {
		if picked[word] < 25 {
			t.Errorf("%q was picked %d of 300 times", word, picked[word])
		}
	}
	if len(picked) != 6 {
		t.Errorf("picked %v", picked)
	}
}

func TestWhereNoWordSuitsTheLongestStalls(t *testing.T) {
	book := tieredBook(t, "abc", 3, "aab:10 abcbcbc:20 abcabca acc:10 acaca:10")
	stalls := map[string]int{}
	for seed := range uint64(100) {
		m := botMatch(t, book, false, seed, Bot{Looks: WordInMind}, Bot{Looks: WordInMind})
		i := m.thinks(m.view(0, ""))
		if i.holds {
			t.Fatalf("hopes that somebody else completes %q", i.word)
		}
		stalls[i.word]++
	}
	if len(stalls) != 2 || stalls["abcbcbc"] < 30 || stalls["abcabca"] < 30 {
		t.Errorf("stalls with %v", stalls)
	}
}
