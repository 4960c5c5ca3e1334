package play

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// playerName makes a name of what a person typed: "" when nothing is left of it.
func playerName(text string) string {
	name := []rune(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "")))
	return strings.TrimSpace(string(name[:min(len(name), match.MostName)]))
}

// livesOf makes a word of lives of what a person typed: "" for the usual one.
func livesOf(line string) string {
	letters := []rune(strings.Map(func(r rune) rune {
		if !dicts.IsLetter(r) {
			return -1
		}
		return r
	}, strings.ToLower(strings.ToValidUTF8(line, ""))))
	lives := string(letters[:min(len(letters), match.MostLives)])
	return text.Pick(lives == match.UsualLives, "", lives)
}

// unlike makes a name that none of the players has yet, with a number.
func unlike(players []match.Player, name string) string {
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
