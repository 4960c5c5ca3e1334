//go:build browser

package browser_test

import (
	"strings"

	"spectrie/trainer/match"
)

// announces checks that a live region says what the bots have done since a person
// acted, in order, and how the round ended.
func (g *table) announces(news []match.Event) {
	g.t.Helper()
	said := eval[string](g.page, `(e => e.closest("[aria-live=polite]") && e.innerText)(document.querySelector("#play-said")) || ""`)
	rest := said
	first := len(g.match.Events()) - len(news)
	for i, e := range news {
		m, err := match.Resume(g.match.Setup, g.match.Book, g.match.Events()[:first+i])
		if err != nil {
			g.t.Fatal(err)
		}
		want := deed(m, e)
		_, after, ok := strings.Cut(rest, want)
		if !ok {
			g.t.Errorf("%s: the live region does not say %q: %s", g.record, want, said)
		}
		rest = after
	}
	if s := g.match.State(); s.Winner != match.Nobody {
		if want := does(g.match, s.Winner, "win") + " the match."; !strings.Contains(rest, want) {
			g.t.Errorf("%s: the live region does not say %q: %s", g.record, want, said)
		}
	}
}

// deed is a sentence about an event that is to happen in a match.
func deed(m *match.Match, e match.Event) string {
	if m.State().Turn == match.Nobody {
		return ""
	}
	fragment := strings.ToUpper(m.State().Round().Fragment())
	player := m.State().Turn
	switch e.Kind {
	case match.Plays:
		return does(m, player, "play") + " " + strings.ToUpper(string(e.Letter)) + "."
	case match.ClaimsWord:
		return does(m, player, "say") + " that " + fragment + " is a word."
	case match.ClaimsNone:
		return does(m, player, "say") + " that no word begins with " + fragment + "."
	case match.Names:
		if e.Word != "" {
			return does(m, player, "name") + " " + strings.ToUpper(e.Word) + "."
		}
		return does(m, player, "have") + " no word."
	}
	return ""
}

// does says what a player does, where one person plays against bots.
func does(m *match.Match, player int, verb string) string {
	p := m.Setup.Players[player]
	switch {
	case !p.IsBot():
		return "You " + verb
	case verb == "have":
		verb = "ha"
	}
	return p.Name + " " + verb + "s"
}
