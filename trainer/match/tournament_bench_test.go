//go:build !js

package match

import (
	"fmt"
	"strings"
	"testing"
	"text/tabwriter"
)

// BenchmarkTournament prints how bots hold their own: every vocabulary with every
// look-ahead against every other, thousands of rounds each, and the named opponents
// against each other and at tables of four.
func BenchmarkTournament(b *testing.B) {
	book := defaultBook(b)
	var text strings.Builder
	for b.Loop() {
		text.Reset()
		for _, seats := range []int{2, 4} {
			for _, challenges := range []bool{false, true} {
				play := "strict"
				if challenges {
					play = "with challenges"
				}
				fmt.Fprintf(&text, "\n%d seats, %s: in how many of 100 rounds the bot of the row does not lose as the only one among those of the column; %d is chance\n",
					seats, play, 100-100/seats)
				named, bots := named()
				matrix(b, &text, book, challenges, seats, named, bots, 4000)
				fmt.Fprintln(&text)
				combined, bots := combined()
				matrix(b, &text, book, challenges, seats, combined, bots, 2000)
				if seats == 4 {
					fmt.Fprintf(&text, "\nTables of four different opponents, %s: of 100 rounds each loses\n", play)
					for i, lost := range tables(b, book, challenges, opponents(), 300) {
						fmt.Fprintf(&text, "%s %.1f  ", Opponents[i].Name, lost)
					}
					fmt.Fprintln(&text)
				}
			}
		}
	}
	fmt.Println(text.String()) // a log of so many lines would be cut
}

func named() (names []string, bots []Bot) {
	for _, c := range Opponents {
		names = append(names, c.Name)
	}
	return names, opponents()
}

// combined are the bots of all combinations, who bluff like Reader.
func combined() (names []string, bots []Bot) {
	for _, looks := range lookAheads {
		for _, tier := range vocabularies {
			vocabulary := fmt.Sprint(tier)
			if tier == 0 {
				vocabulary = "all"
			}
			names = append(names, []string{"", "step ", "word ", "full "}[looks]+vocabulary)
			bots = append(bots, Bot{tier, looks, 20})
		}
	}
	return names, bots
}

// matrix prints a row for each bot.
func matrix(b *testing.B, text *strings.Builder, book *Book, challenges bool, seats int, names []string, bots []Bot, rounds int) {
	table := tabwriter.NewWriter(text, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "\t%s\t\n", strings.Join(names, "\t"))
	for i, row := range bots {
		fmt.Fprintf(table, "%s\t", names[i])
		for j, column := range bots {
			if i == j {
				fmt.Fprint(table, "–\t")
			} else {
				fmt.Fprintf(table, "%.0f\t", holds(b, book, challenges, seats, row, column, rounds))
			}
		}
		fmt.Fprintln(table)
	}
	table.Flush()
}
