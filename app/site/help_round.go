package site

import "spectrie/app/markup"

// sampleWord ends a round for two that the help tells letter by letter. sampleSaid says why each
// letter is played, or nothing.
const sampleWord = "CATEGORICAL"

var sampleSaid = []string{
	2:  "CAT is a word, but too short to count.",
	3:  "Player 2 thinks of CATER, which player 1 would complete.",
	4:  "Player 1 leads away from CATER.",
	5:  "Nothing else fits, and next only R.",
	7:  "Player 2 avoids Y, which completes CATEGORY.",
	8:  "A slip: E leads to CATEGORIES, which player 2 completes.",
	9:  "Nothing else fits.",
	10: "Nothing else fits. CATEGORICAL is a word, so player 1 loses the round.",
}

// sampleRound is the round as a table: each step with its player and the fragment then.
func sampleRound() markup.HTML {
	var m markup.Writer
	m.Literal(`<table class="keys-table round-table"><thead><tr><th scope="col">Fragment</th><th scope="col">Why</th></tr></thead><tbody>`)
	for i, said := range sampleSaid {
		if i%2 == 0 {
			m.Literal(`<tr><th scope="row"><span class="chip seat-1" title="player 1">1</span> `)
		} else {
			m.Literal(`<tr><th scope="row"><span class="chip seat-2" title="player 2">2</span> `)
		}
		m.Text(sampleWord[:i+1])
		m.Literal(`</th><td>`)
		m.Text(said)
		m.Literal(`</td></tr>`)
	}
	m.Literal(`</tbody></table>`)
	return m.HTML()
}
