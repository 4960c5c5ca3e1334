package text

import "testing"

func TestManyDays(t *testing.T) {
	for n, want := range map[int]string{1: "1 day", 59: "59 days", 60: "2 months", 75: "3 months", 365: "12 months", 699: "23 months", 912: "2.5 years", 36500: "100.0 years"} {
		if got := ManyDays(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
