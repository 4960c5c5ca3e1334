package solver

import "testing"

// A verb fits the player that the sentence speaks to or of.
func TestSubject(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		verb, you, other string
	}{
		{"win", "you win", "Ann wins"},
		{"are safe", "you are safe", "Ann is safe"},
		{"were out", "you were out", "Ann was out"},
		{"have a guarantee", "you have a guarantee", "Ann has a guarantee"},
		{"do not lose", "you do not lose", "Ann does not lose"},
		{"can lose", "you can lose", "Ann can lose"},
		{"cannot win", "you cannot win", "Ann cannot win"},
		{"would complete", "you would complete", "Ann would complete"},
		{"pass", "you pass", "Ann passes"},
		{"finish", "you finish", "Ann finishes"},
		{"watch", "you watch", "Ann watches"},
		{"go", "you go", "Ann goes"},
		{"try", "you try", "Ann tries"},
		{"play", "you play", "Ann plays"},
		{"say", "you say", "Ann says"},
	} {
		if got := You.Does(c.verb); got != c.you {
			t.Errorf("You.Does(%q) = %q, want %q", c.verb, got, c.you)
		}
		if got := Subject("Ann").Does(c.verb); got != c.other {
			t.Errorf("Ann.Does(%q) = %q, want %q", c.verb, got, c.other)
		}
	}
}

// A sentence can begin with anybody, and tell of what is anybody's.
func TestSubjectStart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		subject              Subject
		start, whose, starts string
	}{
		{You, "You win", "your", "Your"},
		{"You", "You win", "Your", "Your"}, // a name that people choose
		{SeatSubject(2, 1), "Player 2 wins", "player 2’s", "Player 2’s"},
		{SeatSubject(2, 2), "You win", "your", "Your"},
		{SeatSubject(2, 0), "Player 2 wins", "player 2’s", "Player 2’s"},
		{"émile", "Émile wins", "émile’s", "Émile’s"},
		{"李", "李 wins", "李’s", "李’s"},
	} {
		if got := c.subject.Start().Does("win"); got != c.start {
			t.Errorf("%q.Start().Does(win) = %q, want %q", c.subject, got, c.start)
		}
		if got := c.subject.Whose(); got != c.whose {
			t.Errorf("%q.Whose() = %q, want %q", c.subject, got, c.whose)
		}
		if got := c.subject.Start().Whose(); got != c.starts {
			t.Errorf("%q.Start().Whose() = %q, want %q", c.subject, got, c.starts)
		}
	}
	if got := Subject("").Start(); got != "" {
		t.Errorf("the start of no name is %q, want nothing", got)
	}
}
