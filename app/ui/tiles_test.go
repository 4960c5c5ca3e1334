package ui

import (
	"strings"
	"testing"
)

func TestTilesShowWhoPlayedWhat(t *testing.T) {
	turns := func(i int) int { return i%2 + 1 }
	row := append([]Tile{Start}, Played("aé", turns)...)
	row[2].Class = "wrong"
	row = append(row, Tile{Letter: 't', Class: "would"}, Tile{Seat: 1})
	html := drawn(Tiles("Fragment A É", row))
	for _, want := range []string{`role="img"`, `aria-label="Fragment A É"`, `class="tiles"`} {
		if !strings.Contains(html, want) {
			t.Errorf("the row has no %s: %s", want, html)
		}
	}
	for _, want := range []string{
		`"tile start">∅`, `"tile seat-1">A`, `"tile seat-2 wrong">É`, `"tile would">T`, `"tile blank seat-1"`,
	} {
		at := strings.Index(html, want)
		if at < 0 {
			t.Fatalf("%s is not where it belongs, in %s", want, html)
		}
		html = html[at:]
	}
	if html := drawn(Tiles("", Played("ab", turns))); !strings.Contains(html, "aria-hidden") {
		t.Errorf("nothing stands for the tiles, and they are read out: %s", html)
	}
}

func TestTilesThatLeadSomewhereAreLinksOfFullSize(t *testing.T) {
	var row []Tile
	for range 20 {
		row = append(row, Tile{Letter: 'a', Href: "#there", Label: "Back to A"})
	}
	row[19].Here = true
	html := drawn(Tiles("", row))
	if n := strings.Count(html, "<a "); n != 20 {
		t.Errorf("%d links, want 20", n)
	}
	if n := strings.Count(html, `aria-current="location"`); n != 1 {
		t.Errorf("%d links lead here, want 1", n)
	}
	if strings.Contains(html, "crowded") || strings.Contains(html, "aria-hidden") || strings.Contains(html, `role="img"`) {
		t.Errorf("the links are small, or hidden: %s", html)
	}
}

func TestManyTilesAreSmall(t *testing.T) {
	for tiles, want := range map[int]string{2: "", 8: "", 9: "many", 18: "many", 19: "crowded", 46: "crowded"} {
		if got := Crowd(tiles); got != want {
			t.Errorf("%d tiles are %q, want %q", tiles, got, want)
		}
	}
}
