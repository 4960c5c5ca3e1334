package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/play/matches"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// lobby is where a person chooses a match. It leads with the match that goes on, or else with one against
// the usual opponent. Then come the named opponents. A folded form offers every other kind.
func (p *Page) lobby() app.UI {
	none := p.whyNoRound()
	going, _ := p.listedMatches()
	proof := p.leadsWithProof()
	leads := proof || len(going) > 0 // something else than a new match
	return app.Section().ID("lobby").Class("lobby").Aria("label", "A new match").Body(
		app.Div().Body(app.If(none != "", func() app.UI {
			return app.P().ID("no-round").Class("message problem").Text(none)
		})),
		app.Div().Body(app.If(p.view.Fragment != "", p.proofLead)),
		app.Div().Body(app.If(len(going) > 0, func() app.UI { return goingLead(going, !proof) })),
		app.Div().Class("quick").Body(
			app.Button().Type("button").ID("play-quick").Class(text.Pick(leads, "", "strong")).Aria("disabled", none != "").OnClick(ui.Press(p.quickMatch)).
				Body(app.Text(p.quickText()), app.If(!leads, func() app.UI { return ui.KeyCap("Enter") })),
			p.wayChoices(),
			app.P().ID("quick-note").Class("quiet").Text(p.quickNote()),
		),
		app.H2().Text("Choose your opponent"),
		app.Div().Body(app.If(p.lacksTiers(), func() app.UI {
			return app.P().ID("no-tiers").Class("message").Text(p.shelf.NameOf(p.view.Dict) + " does not say how common its words are. " +
				"Only the last opponent knows them. The others know none and guess from the letters that usually follow.")
		})),
		app.Ul().Class("opponents").Body(app.Range(match.Opponents).Slice(func(i int) app.UI {
			c := match.Opponents[i]
			return app.Li().Class("opponent").Body(
				app.H3().Body(ui.HTML(face(c.Key, 0)), app.Text(c.Name)),
				app.P().Class("character").Text(voices[c.Key].character),
				app.P().Text(match.DescribeBot(c.Bot, p.wishes().challenges)),
				app.P().Class("score-here").Text(p.browse.record.score(c.Bot)),
				app.Button().Type("button").DataSet("opponent", c.Key).Aria("label", "Play "+c.Name).
					Aria("disabled", none != "").OnClick(p.onOpponent).Text("Play"),
			)
		})),
		p.customMatch(),
		app.Button().Type("button").ID("play-link").OnClick(ui.Press(p.playByLink)).Text("Play by link, each on a device of their own"),
	)
}

// goingLead leads on with the match that was played last of those that are not over. With first it is what Enter
// does.
func goingLead(going []*matches.Kept, first bool) app.UI {
	k, more := going[0], len(going)-1
	note := fmt.Sprintf("Round %d", k.Rounds()+1)
	if k.Rounds() > 0 {
		note += ". " + k.Score()
	}
	return app.Div().Class("quick").Body(
		app.A().ID("play-continue").Class("action", text.Pick(first, "strong", "")).Href(k.View().Address()).
			Body(app.Text("Continue "+text.Pick(k.Link != nil || matches.OnePerson(&k.Setup), "", "with ")+against(&k.Setup, k.Link)), app.If(first, func() app.UI { return ui.KeyCap("Enter") })),
		app.P().ID("going-note").Body(
			app.Text(note+". "),
			app.Button().Type("button").ID("going-more").Class("link").Hidden(more == 0).OnClick(ui.Press(func() { ui.Focus("going-title") })).
				Text(text.Grouped(more)+" more to continue"),
		),
	)
}

// whyNoRound says why no round can be played, or returns "".
func (p *Page) whyNoRound() string {
	if p.books.book(p.shelf, p.view).Reachable.Len() > 1 {
		return ""
	}
	return fmt.Sprintf("%s has no words of %s or more, so no round can be played. Choose shorter words or another dictionary above.",
		p.shelf.NameOf(p.view.Dict), text.Counted(p.view.Rules.MinLetters, "letter"))
}

// lacksTiers reports whether the dictionary does not say how common its words are.
func (p *Page) lacksTiers() bool { return !p.books.book(p.shelf, p.view).Words.HasTiers() }

// quickText says what one click starts: against whom, and who opens.
func (p *Page) quickText() string {
	c, _ := match.OpponentByKey(p.usualOpponent())
	whom, others := c.Name, p.view.Rules.Players-1
	if others > 1 {
		whom = fmt.Sprintf("%d × %s", others, c.Name)
	}
	opens := "you open"
	if p.view.Seat > 1 {
		opens = text.Pick(others == 1, c.Name+" opens", fmt.Sprintf("you are player %d", p.view.Seat))
	}
	return fmt.Sprintf("Play %s – %s", whom, opens)
}

// wayChoices are the two ways to play: strict, or with challenges.
func (p *Page) wayChoices() app.UI {
	return ui.Ways("How to play", "way", "way-", text.Pick(p.wishes().challenges, "challenges", "strict"), p.chooseWay,
		ui.Way{Value: "strict", Name: "Strict", About: "Whoever completes a word loses at once. A letter is refused if no word continues that way."},
		ui.Way{Value: "challenges", Name: "With challenges", About: "Any letter is allowed, even a bluff. Say “That is a word” or “No word begins with that”. Whoever is wrong loses."},
	)
}

// quickNote describes the match that one click starts.
func (p *Page) quickNote() string {
	w := p.wishes()
	s := w.setup(p.view, p.host.Chance)
	opens := ""
	switch s.Opens {
	case match.InTurn:
		opens = text.Pick(len(s.Players) == 2, " You take turns to open.", " Everyone opens in turn.")
	case match.LoserOpens:
		opens = " The loser of a round opens the next."
	}
	return fmt.Sprintf("%s, for %s: whoever has lost %s is out.%s", text.Pick(w.challenges, "With challenges", "Strict"),
		dicts.Capitals(s.Lives), text.Counted(len([]rune(s.Lives)), "round"), opens)
}

// quickMatch starts a match against the usual opponent.
func (p *Page) quickMatch() { p.beginAgainst(p.usualOpponent()) }

// usualOpponent is the key of the opponent with a name whom the person met last.
func (p *Page) usualOpponent() string {
	for i := range p.matches.List {
		for _, player := range p.matches.List[i].Setup.Players {
			if c, ok := match.OpponentByBot(player.Bot); ok {
				return c.Key
			}
		}
	}
	return match.UsualOpponent
}

// beginAgainst starts a match in which one opponent has every other seat.
func (p *Page) beginAgainst(key string) {
	if p.whyNoRound() != "" {
		return
	}
	w := *p.wishes()
	w.opens = 0
	for i := range w.others {
		w.others[i] = seatWish{kind: key}
	}
	p.beginMatch(w.setup(p.view, p.host.Chance))
}

func (p *Page) onOpponent(ctx app.Context, _ app.Event) {
	p.beginAgainst(ui.Dataset(ctx.JSSrc(), "opponent"))
}
