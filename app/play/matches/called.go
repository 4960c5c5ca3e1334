package matches

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spectrie/app/text"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// NameApart is the name of a player for other readers, for whom “You” would be wrong.
func NameApart(setup *match.Setup, player int) string {
	name := setup.Players[player].Name
	if name == "You" {
		return Unlike(setup.Players, fmt.Sprintf("Player %d", player+1))
	}
	return name
}

// Against names the opponents of a match: "against Reader", "Ann, Ben and Reader", "by link with Ben".
func Against(setup *match.Setup, link *Link) string {
	var names []string
	for i := range setup.Players {
		if name := Called(setup, i); name != solver.You && (link == nil || !link.IsYou(i)) {
			names = append(names, string(name))
		}
	}
	if link != nil {
		return "by link with " + text.Listed(names)
	}
	return text.Pick(OnePerson(setup), "against ", "") + text.Listed(names)
}

// Unlike adds a number to a name if another player already has it.
func Unlike(players []match.Player, name string) string {
	taken := func(name string) bool {
		return slices.ContainsFunc(players, func(p match.Player) bool { return p.Name == name })
	}
	unique := name
	for n := 2; taken(unique); n++ {
		number := " " + strconv.Itoa(n)
		letters := []rune(name)
		unique = strings.TrimSpace(string(letters[:min(len(letters), match.MostName-len(number))])) + number
	}
	return unique
}
