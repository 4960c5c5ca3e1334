package play

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// around are the players above the letters, in turn order, and the person at the screen, who sits below them. If
// that is nobody, or several people, all sit above.
func (t *table) around() (others, own []int) {
	n, first := len(t.Setup.Players), 0
	if you := t.person(); t.isYou(you) {
		own, first = []int{you}, you+1
	}
	for i := range n - len(own) {
		others = append(others, (first+i)%n)
	}
	return others, own
}

// colourOf is the class for a player’s colour. It stays the same throughout a match, although
// seats change from round to round.
func colourOf(player int) string { return fmt.Sprintf("seat-%d", player+1) }

// playerID is the id of a player's seat.
func playerID(player int) string { return fmt.Sprintf("player-%d", player+1) }

// seats lists some players in turn order, each with a ghost, a number, a colour and the letters lost.
// It also marks who opened the round and whose turn it is.
func (p *Page) seats(label string, players []int) app.UI {
	t := p.table
	r, state := t.shownRound(), t.State()
	letters := strings.Split(t.livesWord(), "")
	var m markup.Writer
	m.Open("ul", "class", sitting("scores", players), "aria-label", label)
	for _, player := range players {
		lost := state.Lost[player]
		seat := []string{"id", playerID(player), "class", "score"}
		switch {
		case lost == len(letters):
			seat[3] += " out"
		case t.review == match.Nobody && state.Turn == player:
			seat[3] += " moves"
			seat = append(seat, "aria-current", "true")
		}
		m.Open("li", seat...)
		writeChip(&m, player)
		m.Add(face(t.opponentKey(player), float64(lost)/float64(len(letters))))
		m.Open("span", "class", "score-who")
		m.Element("span", string(t.who(player).Start()), "class", "score-name")
		m.Element("span", text.Pick(player == r.Players[0], "opener", ""), "class", "score-opens")
		m.Close("span")
		m.Open("span", "class", "lives", "role", "img", "aria-label", string(t.who(player).Start())+": "+t.lostText(lost))
		for i, letter := range letters {
			m.Element("span", letter, "class", text.Pick(i < lost, "life lost", "life"))
		}
		m.Close("span")
		if t.isYou(player) {
			p.writeBubble(&m, player)
		}
		m.Close("li")
	}
	m.Close("ul")
	return ui.HTML(m.HTML())
}

// sitting are the classes of a row with something for each of some players.
func sitting(class string, players []int) string {
	return class + " sit-" + strconv.Itoa(len(players))
}

// writeChip writes the number of a player in the player's colour.
func writeChip(m *markup.Writer, player int) {
	m.Element("span", strconv.Itoa(player+1), "class", "chip "+colourOf(player))
}

// opponentKey is the key of a bot with a name, or "".
func (t *table) opponentKey(player int) string {
	c, _ := match.OpponentByBot(t.Setup.Players[player].Bot)
	return c.Key
}

// lostText says which letters of the word that players spell a player has lost.
func (t *table) lostText(lost int) string {
	word := t.livesWord()
	letters := strings.Split(word, "")
	switch lost {
	case 0:
		return "no letter of " + word
	case len(letters):
		return "all of " + word + ", out"
	}
	return strings.Join(letters[:lost], ", ") + " of " + word
}

// bubbles are the speech bubbles of the players above the letters, each below its seat. Their room is reserved.
func (p *Page) bubbles(players []int) app.UI {
	var m markup.Writer
	m.Open("div", "class", sitting("bubbles", players))
	for _, player := range players {
		m.Open("span", "class", "bubble-place") // no div, because the stylesheet hides empty ones
		p.writeBubble(&m, player)
		m.Close("span")
	}
	m.Close("div")
	return ui.HTML(m.HTML())
}

// writeBubble writes what a player says. The dots of a bot that thinks are for the eye only: the status says it in
// words.
func (p *Page) writeBubble(m *markup.Writer, player int) {
	if said := p.bubble(player); said != "" {
		m.Open("span", "class", "bubble")
		writeChip(m, player)
		m.Element("span", "“"+said+"”", "class", "words-said")
		m.Close("span")
	} else if p.thinkingText() != "" && p.table.State().Turn == player {
		m.Open("span", "class", "bubble thinks", "aria-hidden", "true")
		writeChip(m, player)
		m.Literal(`<i></i><i></i><i></i>`)
		m.Close("span")
	}
}

// bubble is what stands in the bubble of a player: a challenge or the answer to it, or what the player says at
// the end of a round.
func (p *Page) bubble(player int) string {
	t := p.table
	r, fragment := t.shownRound(), dicts.Capitals(t.shownRound().Fragment())
	none := "No word begins with " + fragment + "."
	if r.Ending == match.UnderWay {
		return text.Pick(t.State().Challenger == player, none, "")
	}
	answered := r.Ending == match.Named || r.Ending == match.NotNamed
	switch {
	case answered && player == r.Challenger:
		return none
	case answered && player == r.Last() && r.Word != "":
		return dicts.Capitals(r.Word) + "."
	case answered && player == r.Last():
		return text.Pick(t.Setup.Players[player].IsBot(), "I have no word.", "I was bluffing.")
	case (r.Ending == match.WasWord || r.Ending == match.WasNoWord) && player == r.Challenger:
		return fragment + " is a word."
	}
	return t.saying(player)
}
