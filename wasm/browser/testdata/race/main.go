//go:build js

// Command race lets a page run what plain.js does with the packages that Spectrie is made of: from the
// text of a word list to the winning letters of two players.
package main

import (
	"strings"
	"syscall/js"

	"spectrie/dicts"
	"spectrie/solver"
)

func main() {
	js.Global().Set("ourWinningLetters", js.FuncOf(func(_ js.Value, arguments []js.Value) any {
		letters, err := winningLetters(arguments[0].String())
		if err != nil {
			return err.Error() // which are not the winning letters
		}
		return letters
	}))
	select {}
}

func winningLetters(text string) (string, error) {
	trie, _, err := dicts.Import(strings.NewReader(text), dicts.ImportOptions{})
	if err != nil {
		return "", err
	}
	rules := solver.Rules{Players: 2, MinLetters: 4}
	solution, err := solver.Solve(trie.Reachable(rules.MinLetters), rules)
	if err != nil {
		return "", err
	}
	var letters strings.Builder
	for _, l := range solution.Start().Letters() {
		if !l.Leads.Losers().Has(1) {
			letters.WriteRune(l.Letter)
		}
	}
	return letters.String(), nil
}
