package hangman

import (
	"fmt"
	"strconv"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

func (p *tournament) saveCSV() { page.SaveText(p.host, p.csv(), "text/csv", tournamentFile) }

const tournamentFile = "spectrie-hangman-tournament.csv"

// csv is the results so far, with one line for each length and contestant.
func (p *tournament) csv() string {
	var table text.CSV
	header := []string{"dictionary", "name", "letters", "words played", "algorithm", "lives lost"}
	for _, lives := range hangman.Lives {
		header = append(header, fmt.Sprintf("found with %d lives", lives))
	}
	table.Add(header...)
	found := p.scores[p.key()]
	for letters := range dicts.MaxLetters + 1 {
		for i, score := range found[letters] {
			line := []string{p.view.Dict, p.shelf.NameOf(p.view.Dict), strconv.Itoa(letters), strconv.Itoa(score.Words),
				contestantText(hangman.Contestants[i]).name, strconv.Itoa(score.Lost)}
			for _, won := range score.Won {
				line = append(line, strconv.Itoa(won))
			}
			table.Add(line...)
		}
	}
	return table.File()
}
