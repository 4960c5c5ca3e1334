package play

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/chart"
	"spectrie/app/markup"
	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// opponentRecord counts the person’s results against each kind of opponent.
type opponentRecord struct {
	tallies   []match.OpponentTally
	countedAt int  // matches.Changes at the last count
	counting  bool // a count is running
}

// countRecord counts the results again if matches have changed. It works in the background.
func (p *Page) countRecord() {
	f := &p.browse.record
	if f.counting || f.countedAt == p.matches.Changes {
		return
	}
	f.counting = true
	of, facts := p.matches.Changes, make([][]match.Fact, len(p.matches.List))
	for i := range p.matches.List {
		facts[i] = p.matches.List[i].Facts
	}
	p.host.Ctx().Async(func() {
		tallies, _ := match.OpponentTalliesInTurns(facts, ui.NewTurns().Take) // nobody cancels it
		p.host.Ctx().Dispatch(func(app.Context) {
			*f = opponentRecord{tallies: tallies, countedAt: of}
			p.countRecord() // again, if matches have changed meanwhile
		})
	})
}

// accuracyMeaning says what counts as a win that was kept.
const accuracyMeaning = "You have the win in hand when one of your letters forces a win or, with three or more players, keeps you from losing as long as all play well. You keep it by playing such a letter."

// recentMatches is how many matches the accuracy over time looks back on.
const recentMatches = 20

// accuracyOverTime says how many wins the person kept in the last matches in which there was one, and draws
// them match by match, the latest last. The text is "" if there is no such match.
func (p *Page) accuracyOverTime() (said string, drawn *chart.Bars) {
	drawn = &chart.Bars{Heading: "Match", Unit: "Wins kept, %"}
	var sum match.Accuracy
	for i := range p.matches.List {
		k := &p.matches.List[i]
		a := match.AccuracyOf(k.Facts)
		if a.Of == 0 || len(drawn.Bars) == recentMatches {
			continue
		}
		sum = sum.Plus(a)
		drawn.Bars = append(drawn.Bars, chart.Bar{
			Name:  fmt.Sprintf("%s, %s: %d of %d", text.Sentence(matches.Against(&k.Setup, k.Link)), text.Ago(k.Changed, p.host.Now()), a.Kept, a.Of),
			Value: a.Kept * 100 / a.Of,
		})
	}
	n := len(drawn.Bars)
	if n == 0 {
		return "", drawn
	}
	slices.Reverse(drawn.Bars)
	for i := range drawn.Bars {
		drawn.Bars[i].Label = strconv.Itoa(i + 1)
	}
	drawn.Bars[n-1].Mark = true
	in := text.Pick(n == 1, "In your last match", fmt.Sprintf("In your last %d matches", n))
	drawn.Title = in + ": wins kept, in per cent"
	return fmt.Sprintf("%s with a win in hand you kept %d of %s (%d%%).", in, sum.Kept, text.Counted(sum.Of, "win"), sum.Kept*100/sum.Of), drawn
}

// recordSection shows the person’s results against each opponent, and how many wins were kept.
func (p *Page) recordSection() app.UI {
	var m markup.Writer
	m.Open("div")
	m.Open("section", "id", "fares", "aria-labelledby", "fares-title")
	m.Element("h3", "Your record", "id", "fares-title")
	m.Add(recordTable(p.browse.record.tallies))
	m.Element("p", "Mistake: the letter of a round by which half of your losing mistakes have happened. The letters of all players count. "+
		"Helped: rounds in which you used a hint or took a letter back. A round against several kinds of opponents counts for each.", "class", "quiet")
	m.Close("section")
	if accuracy, drawn := p.accuracyOverTime(); accuracy != "" {
		m.Open("section", "id", "accuracy", "aria-labelledby", "accuracy-title")
		m.Element("h3", "Wins kept", "id", "accuracy-title")
		m.Element("p", accuracy)
		if len(drawn.Bars) > 1 {
			m.Add(chart.Figure("accuracy-chart", drawn))
		}
		m.Element("p", accuracyMeaning, "class", "quiet")
	}
	return ui.HTML(m.HTML())
}

func recordTable(tallies []match.OpponentTally) markup.HTML {
	t := markup.NewTable()
	t.Columns("Against").Numbers("Rounds", "Lost", "Matches won", "Mistake", "Helped")
	for _, tally := range tallies {
		won, mistake := "–", "–"
		if tally.Matches > 0 {
			won = text.Grouped(tally.Won) + " of " + text.Grouped(tally.Matches)
		}
		if tally.Mistakes > 0 {
			mistake = "by letter " + strconv.Itoa(tally.Ply)
		}
		t.Row("")
		t.Text(opponentName(tally.Bot), text.Grouped(tally.Rounds), text.Grouped(tally.Lost), won, mistake, text.Grouped(tally.Helped))
	}
	return t.Within("statistics-table")
}

// opponentName names a kind of opponent.
func opponentName(bot match.Bot) string {
	if bot == (match.Bot{}) {
		return "People"
	}
	if c, ok := match.OpponentByBot(bot); ok {
		return c.Name
	}
	return "A bot: " + match.DescribeBot(bot, true)
}
