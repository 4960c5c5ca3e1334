package match

import "testing"

func TestABluffThatPassedIsTheFirstLetterWithoutAWord(t *testing.T) {
	passed := 0
	inRandomMatches(t, 300, 9, func(t *testing.T, m *Match, w *twin, _ State, _ Event, err error) {
		if err != nil {
			return
		}
		for i := range m.State().Rounds {
			r := &m.State().Rounds[i]
			want := Nobody
			for n := len(r.Plays) - 2; n >= 0; n-- { // the last letter was not passed by anybody
				if !w.begins(r.Fragment()[:n+1]) {
					want = n
				}
			}
			if got := m.Book.BluffPassed(r); got != want {
				t.Errorf("%s: letter %d, want %d", r.Fragment(), got, want)
			}
			if want != Nobody {
				passed++
			}
		}
	})
	if passed == 0 {
		t.Error("nobody ever bluffed")
	}
}

func TestALetterThatTheNextPlayerChallengesDidNotPass(t *testing.T) {
	for happens, want := range map[string]int{"dz?()": Nobody, "dzq?()": 1, "dzqq?()": 1, "dean!": Nobody, "": Nobody} {
		m := matchOf(t, duelWords, 2, 3, true, happens)
		if got := m.Book.BluffPassed(&m.State().Rounds[0]); got != want {
			t.Errorf("%q: letter %d, want %d", happens, got, want)
		}
	}
}
