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

// lobby is where a person chooses a match. One click starts the usual match or one against a
// named opponent. A folded form offers every other kind.
func (p *Page) lobby() app.UI {
	none := p.whyNoRound()
	return app.Section().ID("lobby").Class("lobby").Aria("label", "A new match").Body(
		app.Div().Body(app.If(p.setAside != nil && !p.setAside.over(), p.keptNote)),
		app.Div().Body(app.If(none != "", func() app.UI {
			return app.P().ID("no-round").Class("message problem").Text(none)
		})),
		app.Div().Class("quick").Body(
			app.Button().Type("button").ID("play-quick").Class("strong").Aria("disabled", none != "").OnClick(ui.Press(p.quickMatch)).
				Body(app.Text(p.quickText()), ui.KeyCap("Enter")),
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
				app.P().Text(match.DescribeBot(c.Bot, p.wishes().challenges)),
				app.P().Class("score-here").Text(p.browse.record.score(c.Bot)),
				app.Button().Type("button").DataSet("opponent", c.Key).Aria("label", "Play "+c.Name).
					Aria("disabled", none != "").OnClick(p.onOpponent).Text("Play"),
			)
		})),
		p.customMatch(),
		app.Button().Type("button").ID("play-link").OnClick(ui.Press(p.wishForLink)).Text("Play by link, each on a device of their own"),
	)
}

// keptNote links back to the match that was set aside.
func (p *Page) keptNote() app.UI {
	return app.P().ID("kept").Class("message").Body(
		app.Text("Your match "+p.setAside.againstText()+text.Pick(p.isKept(p.setAside), " is kept. ", " is still here. ")),
		app.A().ID("play-go-on").Href(p.setAside.view().Address()).Text("Continue it"),
	)
}

// againstText is against, with "with" before the names of people.
func (t *table) againstText() string {
	return text.Pick(t.link != nil || matches.OnePerson(&t.Setup), "", "with ") + against(&t.Setup, t.link)
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
	c, _ := match.OpponentByKey(match.UsualOpponent)
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
func (p *Page) quickMatch() { p.beginAgainst(match.UsualOpponent) }

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
