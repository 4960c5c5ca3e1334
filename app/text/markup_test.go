package text

import "testing"

func TestMarkupEscapesWhatItIsGiven(t *testing.T) {
	var m Markup
	m.Open("a", "href", `"><script>`, "title", "it's & co")
	m.Text("<b>&amp;</b>")
	m.Close("a")
	want := `<a href="&#34;&gt;&lt;script&gt;" title="it&#39;s &amp; co">&lt;b&gt;&amp;amp;&lt;/b&gt;</a>`
	if got := m.String(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestNumbersAreGroupedByThousands(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 62212: "62,212", 1234567: "1,234,567"} {
		if got := Grouped(n); got != want {
			t.Errorf("%d: %s, want %v", n, got, want)
		}
	}
	if got, want := Counted(1, "word")+", "+Counted(2000, "word"), "1 word, 2,000 words"; got != want {
		t.Errorf("%v, want %q", got, want)
	}
}
