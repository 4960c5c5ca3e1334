package hangman_test

import (
	"fmt"
	"slices"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// What the advisor says of "_a_e", where five words fit.
func Example() {
	b := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range []string{"bale", "dale", "date", "made", "mate"} {
		if err := b.Add(word, 0); err != nil {
			panic(err)
		}
	}
	words := hangman.NewWords(b.Trie())

	template, err := hangman.ParseTemplate("_A_E")
	if err != nil {
		panic(err)
	}
	fit, err := words.Fit(template, "s")
	if err != nil {
		panic(err)
	}
	fmt.Println(slices.Collect(fit.Words()))

	for _, r := range hangman.Tied(hangman.Rate(hangman.MostFilled, fit.Letters())) {
		fmt.Printf("%c fills %.1f blanks\n", r.Letter, r.Value)
	}
	for lives := 1; lives <= 2; lives++ {
		outlook, err := fit.Outlook(lives, "", func() error { return nil })
		if err != nil {
			panic(err)
		}
		for _, chance := range outlook.Best() {
			fmt.Printf("with %d to lose, %c wins %.0f%%\n", lives, chance.Letter, 100*chance.Won)
		}
	}
	// Output:
	// [bale dale date made mate]
	// d fills 0.6 blanks
	// with 1 to lose, d wins 40%
	// with 2 to lose, d wins 80%
	// with 2 to lose, l wins 80%
	// with 2 to lose, t wins 80%
}
