package match_test

import (
	"fmt"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// The match of the package comment.
func Example() {
	words := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range []string{"aunt", "auntie", "axes", "bead"} {
		if err := words.Add(word, dicts.NoTier); err != nil {
			fmt.Println(err)
		}
	}
	book := match.NewBook(words.Trie(), 4)
	m, err := match.New(match.Setup{
		Dict: "toy", MinLetters: 4, Challenges: true, Lives: "gh",
		Players: []match.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}},
	}, book)
	if err != nil {
		fmt.Println(err)
		return
	}
	happens := func(e match.Event) {
		if err := m.Add(e); err != nil {
			fmt.Println(err)
		}
	}
	play := func(letters string) {
		for _, letter := range letters {
			happens(match.Event{Kind: match.Plays, Letter: letter})
		}
	}
	play("aunti")
	happens(match.Event{Kind: match.ClaimsNone})
	happens(match.Event{Kind: match.Names, Word: "axes"}) // is refused
	happens(match.Event{Kind: match.Names, Word: "auntie"})
	play("bead")
	happens(match.Event{Kind: match.ClaimsWord})
	fmt.Println(m.Transcript())

	happens(match.Event{Kind: match.TakesBack})
	setup, events, err := match.ParseRecord(m.Record())
	if err != nil {
		fmt.Println(err)
		return
	}
	if again, err := match.Resume(setup, book, events); err == nil {
		fmt.Println(again.Mover().Name, "thinks again about", again.State().Round().Fragment())
	}
	// Output:
	// AXES does not begin with AUNTI
	// A match of Ghost
	//
	// Player 1: Ada
	// Player 2: Bo
	// Player 3: Cy
	// Words: toy, 4 letters or more.
	// Played with challenges. Each lost round costs a letter of GH.
	//
	// Round 1. Ada A, Bo U, Cy N, Ada T, Bo I. Cy said that no word begins with AUNTI. Bo named AUNTIE. Cy lost the round.
	// Scores: Ada ··, Bo ··, Cy G·.
	//
	// Round 2. Ada B, Bo E, Cy A, Ada D. Bo called BEAD a word, and it is one. Ada lost the round.
	// Scores: Ada G·, Bo ··, Cy G·.
	//
	// Round 3.
	//
	// The match is not over. Bo is next.
	//
	// Open this record in Spectrie to replay the match:
	// ghost1:toy~min4~bluff~gh~opens1~seed0~Ada~Bo~Cy~aunti?(auntie).bead!.;
	//
	// Bo thinks again about bead
}
