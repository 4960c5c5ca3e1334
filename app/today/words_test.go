package today

import (
	"testing"
	"time"

	"spectrie/trainer"
)

// A day of the person begins at four in the morning, so "tomorrow" is their next day.
func TestTheEndOfADaySaysWhenTheNextCardComes(t *testing.T) {
	t.Parallel()
	at := func(text string) time.Time {
		moment, err := time.Parse("2 15:04", text)
		if err != nil {
			t.Fatal(err)
		}
		return moment
	}
	for _, c := range []struct{ now, next, title, says string }{
		{"5 12:00", "6 04:00", "All done for today", "The next card comes back tomorrow."},
		{"6 01:00", "6 04:00", "All done for today", "The next card comes back tomorrow."},
		{"6 01:00", "7 04:00", "All done for today", "The next card comes back in 2 days."},
		{"5 12:00", "5 12:25", "All done for now", "The next card comes back in 25 minutes."},
		{"5 12:00", "5 18:40", "All done for now", "The next card comes back today at 18:40."},
	} {
		counts := counts{next: at(c.next)}
		if title, says := counts.doneText(trainer.DefaultSettings(), at(c.now)); title != c.title || says != c.says {
			t.Errorf("%s, next %s: %q %q", c.now, c.next, title, says)
		}
	}
	none := counts{streak: 3}
	if _, says := none.doneText(trainer.DefaultSettings(), at("5 12:00")); says != "No card is waiting to come back. You are on a 3-day streak." {
		t.Errorf("without cards: %q", says)
	}
}

func TestAnOfferPromisesNoMoreThanItKeeps(t *testing.T) {
	t.Parallel()
	for want, c := range map[string]struct {
		offer
		players    int
		guaranteed bool
	}{
		"Learn five words and win whenever you open":                                        {offer{1, 5, 1, 1}, 2, false},
		"Learn 54 words and win as player 2, after 21 of the 26 opening letters":            {offer{2, 54, 21, 26}, 2, false},
		"Learn four words and be safe whenever you open":                                    {offer{1, 4, 1, 1}, 3, false},
		"Learn one word and never lose as player 3, after 2 of the 9 openings of 2 letters": {offer{3, 1, 2, 9}, 3, true},
	} {
		if got := c.promise(c.players, c.guaranteed); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
