package app

import (
	"fmt"
	"time"

	"spectrie/trainer/match"
)

// matchesAPage is how many matches of a list are shown at once.
const matchesAPage = 10

// matchList is a list of matches from the first one on, which is mended when there
// are not so many.
func matchList(shelf *library, name string, all []*keptMatch, first int, view View, at time.Time) string {
	if first >= len(all) {
		first = (len(all) - 1) / matchesAPage * matchesAPage
	}
	last := min(first+matchesAPage, len(all))
	var m markup
	m.open("div", "class", "matches")
	m.open("ul")
	for _, k := range all[first:last] {
		writeMatch(k, &m, shelf, view, at)
	}
	m.close("ul")
	if len(all) > matchesAPage {
		m.open("p", "class", "page-turn")
		pageButton(&m, "newer", "Newer", name, first == 0)
		m.element("span", fmt.Sprintf("%s to %s of %s", grouped(first+1), grouped(last), grouped(len(all))), "class", "quiet")
		pageButton(&m, "older", "Older", name, last == len(all))
		m.close("p")
	}
	m.close("div")
	return m.String()
}

func pageButton(m *markup, action, label, list string, ends bool) {
	attributes := []string{"type", "button", "class", "turn-page", "data-action", action, "data-of", list}
	if ends {
		attributes = append(attributes, "disabled", "")
	}
	m.element("button", label, attributes...)
}

// writeMatch writes a match as an item of a list.
func writeMatch(k *keptMatch, m *markup, shelf *library, view View, at time.Time) {
	who := against(&k.Setup)
	m.open("li")
	m.open("div", "class", "match-what")
	m.element("b", sentence(who))
	m.element("span", k.score(), "class", "match-score")
	m.element("span", sentence(ago(k.Changed, at))+" · "+rulesOf(shelf, &k.Setup, view), "class", "quiet")
	m.close("div")
	button := func(action, label, class string) {
		m.element("button", label, "type", "button", "class", class, "data-action", action, "data-of", k.ID, "aria-label", label+": "+who)
	}
	if k.Over {
		button("review", "Look back", "action")
	} else {
		m.element("a", "Go on", "class", "action", "href", k.view().Address(), "aria-label", "Go on: "+who)
	}
	m.open("div", "class", "match-does")
	if !k.Over && k.rounds() > 0 {
		button("review", "Look back", "link")
	}
	button("text", "Copy as text", "link")
	button("link", "Copy link", "link")
	button("delete", "Delete", "link")
	m.close("div")
	m.close("li")
}

// onePerson reports whether one person plays against bots.
func onePerson(setup *match.Setup) bool {
	persons := 0
	for _, p := range setup.Players {
		if !p.IsBot() {
			persons++
		}
	}
	return persons == 1
}

// called is what a player is called in the middle of a sentence: "you", who play
// alone against bots, or a name.
func called(setup *match.Setup, player int) string {
	if onePerson(setup) && player == person(setup) {
		return "you"
	}
	return setup.Players[player].Name
}

// nameApart is the name of a player, told to somebody else than who is “You” in it.
func nameApart(setup *match.Setup, player int) string {
	name := setup.Players[player].Name
	if name == "You" {
		return unlike(setup.Players, fmt.Sprintf("Player %d", player+1))
	}
	return name
}

// against names the others of a match: "against Reader", "Ann, Ben and Reader".
func against(setup *match.Setup) string {
	var names []string
	for i := range setup.Players {
		if name := called(setup, i); name != "you" {
			names = append(names, name)
		}
	}
	return pick(onePerson(setup), "against ", "") + listed(names)
}

// rulesOf says by which rules a match is played, as far as they are not those of the
// page.
func rulesOf(shelf *library, setup *match.Setup, view View) string {
	way := pick(setup.Challenges, "with challenges", "strict")
	if setup.Dict == view.Dict && setup.MinLetters == view.Rules.MinLetters {
		return way
	}
	dictionary := shelf.nameOf(setup.Dict)
	if dictionary == "" {
		dictionary = "a dictionary that is not here"
	}
	return fmt.Sprintf("%s, words from %s · %s", dictionary, counted(setup.MinLetters, "letter"), way)
}

// ago is how long ago a moment was, in milliseconds since 1970.
func ago(moment int64, at time.Time) string {
	switch past := at.Sub(time.UnixMilli(moment)); {
	case past < time.Minute:
		return "just now"
	case past < time.Hour:
		return counted(int(past.Minutes()), "minute") + " ago"
	case past < 24*time.Hour:
		return counted(int(past.Hours()), "hour") + " ago"
	default:
		return manyDays(int(past.Hours()/24)) + " ago"
	}
}
