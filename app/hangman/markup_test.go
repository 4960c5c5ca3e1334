//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
)

// hangmanPage is what is drawn for this page alone.
func hangmanPage(t testing.TB, m *mounted) apptest.Page {
	t.Helper()
	m.Engine.ConsumeAll()
	return apptest.Rendered(t, m).One(".hangman")
}

// elements are the children of an element that are elements.
func elements(p apptest.Page) (all []apptest.Page) {
	for n := range p.ChildNodes() {
		if n.Data != "" && n.FirstChild != nil {
			all = append(all, apptest.Page{T: p.T, Node: n})
		}
	}
	return all
}

func TestThePartsOfHangmanAreWellFormed(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		view     address.View
		headings string
	}{
		"advisor":    {known("_a_", "t", 3), "Find the letter to guess next.|2 words fit|What each algorithm advises"},
		"lobby":      {guessIn("american-english-7.1", 0, ""), "Guess a word letter by letter."},
		"game":       {guessIn("american-english-7.1", 1, "ax"), "Guess a word letter by letter.|Your guesses"},
		"hardest":    {address.DefaultView.On(address.HangmanHardest), "The hardest words|What to choose|The hardest words with 3 letters|Short words are the hard ones"},
		"algorithms": {address.DefaultView.On(address.HangmanAlgorithms), "Which algorithm is best|Results for all lengths|Measured|Your own tournament|When few words are left|The algorithms|The hardest words of all"},
	} {
		m := hangmanAt(t, apptest.ShelfOf(t, "bat", "cat", "bad", "cab"), c.view)
		m.Ask(c.view)
		m.Show(c.view)
		m.Settle(m.Ctx())
		m.Engine.ConsumeAll()
		if name == "algorithms" {
			m.Use(t, "click button id=tournament-work")
		}
		p := hangmanPage(t, m)
		headings := map[string]bool{}
		for _, tag := range []string{"h1", "h2"} {
			for _, heading := range p.All(tag) {
				headings[heading.Words()] = true
			}
		}
		for want := range strings.SplitSeq(c.headings, "|") {
			if !headings[want] {
				t.Errorf("%s: no heading is %q among %v", name, want, headings)
			}
			delete(headings, want)
		}
		if len(headings) > 0 {
			t.Errorf("%s: more headings: %v", name, headings)
		}
		for _, section := range p.All("section") {
			if id := section.Attribute("aria-labelledby"); id != "" && p.Text(id) == "" {
				t.Errorf("%s: #%s names nothing", name, id)
			}
		}
		for _, table := range p.All("table") {
			columns := 0
			for _, head := range table.One("thead").All("tr")[0].All("th") {
				if head.Words() == "" {
					t.Errorf("%s: a column of a table has no name", name)
				}
				if head.Has("colspan") {
					columns += 2
				}
				columns++
			}
			for _, row := range table.One("tbody").All("tr") {
				if cells := len(row.All("td")) + len(row.All("th")); cells != columns {
					t.Errorf("%s: the row %q has %d cells for %d columns", name, row.Words(), cells, columns)
				}
			}
		}
		for _, list := range append(p.All("ul"), p.All("dl")...) {
			for _, item := range elements(list) {
				if item.Data != "li" && item.Data != "div" || item.Data == "div" && (len(item.All("dt")) != 1 || len(item.All("dd")) == 0) {
					t.Errorf("%s: in a list is %q", name, item.Words())
				}
			}
		}
		for _, tag := range []string{"li", "dt", "dd"} {
			for _, item := range p.All(tag) {
				if item.Words() == "" || item.Parent.Data != "ul" && item.Parent.Data != "ol" && item.Parent.Data != "div" {
					t.Errorf("%s: an item %q is in %s", name, item.Words(), item.Parent.Data)
				}
			}
		}
	}
}

// guessIn is a game on a dictionary, with three lives.
func guessIn(dict string, seed uint64, tried string) address.View {
	view := guessView(seed, tried)
	view.Dict = dict
	return view
}

func TestTheTableOfAdviceSaysWhatItsValuesMeasure(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfOf(t, "bat", "cat", "dog", "dig", "pig", "tab", "tap")
	measures := func(view address.View, algorithm string) string {
		p := adviceAt(t, l, view)
		p.says(t)
		for _, row := range p.page(t).Id("hangman-algorithms").One("tbody").All("tr") {
			if name := row.All("th")[0].Words(); strings.HasPrefix(name, algorithm) {
				return strings.TrimSpace(name)
			}
		}
		return ""
	}
	for _, c := range []struct {
		view            address.View
		algorithm, want string
		advice          string
	}{
		{known("___", "", 0), "#2", "#2, blanks per life blanks filled for each life lost", "A T | 1.33 | G 0.75, B 0.40, D 0.40"},
		{known("___", "", 0), "Best play", "Best play lives lost on average, exact", "T A | 1.00 | G 1.14, B 1.29, P 1.29"},
		{known("___", "", 1), "Best play", "Best play games won with 1 life, exact", "T A B P | 28.6% | G 14.3%, D 14.3%, I 14.3%"},
		{known("___", "", 2), "Best play", "Best play games won with 2 lives, exact", "T A G | 71.4% | B 57.1%, P 57.1%, D 57.1%"},
		{known("", "", 0), "Best play", "Best play lives lost on average", "– |  | "},
	} {
		if got := measures(c.view, c.algorithm); got != c.want {
			t.Errorf("%q with %d lives: %q, want %q", c.view.Template, c.view.Lives, got, c.want)
		}
		if got := row(adviceAt(t, l, c.view).page(t), c.algorithm); got != c.advice {
			t.Errorf("%q with %d lives, %s: %q, want %q", c.view.Template, c.view.Lives, c.algorithm, got, c.advice)
		}
	}
}
