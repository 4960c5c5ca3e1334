package text

import "testing"

func TestManyDays(t *testing.T) {
	for n, want := range map[int]string{1: "1 day", 59: "59 days", 60: "2 months", 75: "3 months", 365: "12 months", 699: "23 months", 912: "2.5 years", 36500: "100.0 years"} {
		if got := ManyDays(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestNumbersAreGroupedByThousands(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 62212: "62,212", 1234567: "1,234,567", -1234: "-1,234", -123: "-123"} {
		if got := Grouped(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
	if got, want := Counted(1, "word")+", "+Counted(2000, "word"), "1 word, 2,000 words"; got != want {
		t.Errorf("%v, want %q", got, want)
	}
}
