package play

import (
	"fmt"
	"time"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// matchList is one page of a list of matches, from the first one given. If the list has
// become shorter, it shows the last page.
func matchList(shelf *shelf.Shelf, name string, all []*matches.Kept, first int, view address.View, at time.Time) markup.HTML {
	if first >= len(all) {
		first = (len(all) - 1) / matchesPerPage * matchesPerPage
	}
	last := min(first+matchesPerPage, len(all))
	var m markup.Writer
	m.Open("div", "class", "matches")
	m.Open("ul")
	for _, k := range all[first:last] {
		writeMatch(k, &m, shelf, view, at)
	}
	m.Close("ul")
	if len(all) > matchesPerPage {
		m.Open("p", "class", "page-turn")
		pageButton(&m, "newer", "Newer", name, first == 0)
		m.Element("span", fmt.Sprintf("%s to %s of %s", text.Grouped(first+1), text.Grouped(last), text.Grouped(len(all))), "class", "quiet")
		pageButton(&m, "older", "Older", name, last == len(all))
		m.Close("p")
	}
	return m.HTML()
}

// matchesPerPage is how many matches of a list are shown at once.
const matchesPerPage = 10

func pageButton(m *markup.Writer, action, label, list string, ends bool) {
	attributes := []string{"type", "button", "class", "turn-page", "data-action", action, "data-of", list}
	if ends {
		attributes = append(attributes, "disabled", "")
	}
	m.Element("button", label, attributes...)
}

// writeMatch writes a match as a list item.
func writeMatch(k *matches.Kept, m *markup.Writer, shelf *shelf.Shelf, view address.View, at time.Time) {
	who, turn := against(&k.Setup, k.Link), ""
	if k.Link != nil && !k.Over {
		next := k.Setup.Players[max(k.Link.Turn, 0)].Name
		turn = " · " + text.Pick(k.Link.IsYou(k.Link.Turn), "your turn", next+"’s turn")
	}
	m.Open("li")
	m.Open("div", "class", "match-what")
	m.Element("b", text.Sentence(who))
	m.Element("span", k.Score(), "class", "match-score")
	m.Element("span", text.Sentence(text.Ago(k.Changed, at))+turn+" · "+rulesOf(shelf, &k.Setup, view), "class", "quiet")
	m.Close("div")
	button := func(action, label, class string) {
		m.Element("button", label, "type", "button", "class", class, "data-action", action, "data-of", k.ID, "aria-label", label+": "+who)
	}
	if k.Over {
		button("review", "Review", "action")
	} else {
		m.Element("a", "Continue", "class", "action", "href", k.View().Address(), "aria-label", "Continue: "+who)
	}
	m.Open("div", "class", "match-does")
	if !k.Over && k.Rounds() > 0 {
		button("review", "Review", "link")
	}
	button("text", "Copy as text", "link")
	if k.Link == nil { // the board has the link of the others
		button("link", "Copy link", "link")
	}
	button("delete", "Delete", "link")
	m.Close("div")
	m.Close("li")
}

// nameApart is the name of a player for other readers, for whom “You” would be wrong.
func nameApart(setup *match.Setup, player int) string {
	name := setup.Players[player].Name
	if name == "You" {
		return unlike(setup.Players, fmt.Sprintf("Player %d", player+1))
	}
	return name
}

// against names the opponents of a match: "against Reader", "Ann, Ben and Reader", "by link with Ben".
func against(setup *match.Setup, link *matches.Link) string {
	var names []string
	for i := range setup.Players {
		if name := matches.Called(setup, i); name != solver.You && (link == nil || !link.IsYou(i)) {
			names = append(names, string(name))
		}
	}
	if link != nil {
		return "by link with " + text.Listed(names)
	}
	return text.Pick(matches.OnePerson(setup), "against ", "") + text.Listed(names)
}

// rulesOf describes the rules of a match where they differ from those of the page.
func rulesOf(shelf *shelf.Shelf, setup *match.Setup, view address.View) string {
	way := text.Pick(setup.Challenges, "with challenges", "strict")
	if setup.Dict == view.Dict && setup.MinLetters == view.Rules.MinLetters {
		return way
	}
	return fmt.Sprintf("%s, words of %s or more · %s", shelf.NameOf(setup.Dict), text.Counted(setup.MinLetters, "letter"), way)
}
