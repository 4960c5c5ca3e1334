//go:build browser

package browser_test

import (
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// What it is all for: a family's list is dropped, who wins is read off, and the
// words to know are on paper.
func TestAFamilysListFromTheFileToTheSheet(t *testing.T) {
	t.Parallel()
	d, err := data.Load("scowl-small")
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := d.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	h := newHost(t, dist(t), "/some/sub/path/")
	p := listsPage(t, h, desktop)
	p.drop("body", "Family.txt", text.String())
	p.shows("#import-said", "“Family” is imported: 39,095 words")

	p.click(`#import-result a[href*="losers"]`)
	p.shows("h1", "Which rules favour you?")
	p.shows(".losers-list h2", "Family")
	p.shows("#losers-progress", "90 of 90 rounds solved.")
	p.choose("players", "3")
	p.choose("seat", "3")
	p.shows(".moral", "You are player 3")
	p.wait(`/agree on|avoid/.test(document.querySelector(".moral").textContent)`)

	p.click(`.pages a[href*="strategy"]`)
	p.shows("#summary", "if nobody slips")
	p.wait(`document.querySelector("#dictionary").selectedOptions[0].textContent === "Family"`)
	if got := eval[string](p, `document.querySelector(".cheat-sheet").textContent`); !strings.Contains(got, "Family, words of 4 letters or more, 3 players, you are player 3") {
		t.Errorf("the sheet: %.200q", got)
	}
	if tier := eval[string](p, `document.querySelector(".tier").textContent`); tier == "" || tier == "in no SCOWL list" {
		t.Errorf("the first word is %q, though shipped lists know it", tier) // tiers were looked up
	}
	p.saved()
	p.take("#save-csv")
	p.shows("#notice", "Saved as spectrie-Family-from4-3p-seat3.csv.")
	if _, known := dicts.Lookup(eval[string](p, `new URLSearchParams(location.hash.split("?")[1]).get("dict")`)); known {
		t.Error("the address names a list that ships")
	}
}
