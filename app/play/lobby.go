package play

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/play/matches"
	"spectrie/app/play/voices"
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
	leads := p.leadsWithProof() || len(going) > 0 // something else than a new match
	return app.Section().ID("lobby").Class("lobby").Aria("label", "A new match").Body(
		ui.When(none != "", func() app.UI { return app.P().ID("no-round").Class("message problem").Text(none) }),
		app.Div().OnClick(ui.PressOn("lead", p.pressLead)).Body(ui.HTML(p.leads(going))),
		app.Div().Class("quick").Body(
			ui.PressButton("play-quick", p.quickMatch).Class(text.Pick(leads, "", "strong")).Aria("disabled", none != "").
				Body(app.Text(p.quickText()), app.If(!leads, func() app.UI { return ui.KeyCap("Enter") })),
			p.wayChoices(),
			app.P().ID("quick-note").Class("quiet").Text(p.quickNote()),
		),
		app.H2().Text("Choose your opponent"),
		ui.When(p.lacksTiers(), func() app.UI {
			return app.P().ID("no-tiers").Class("message").Text(p.shelf.NameOf(p.view.Dict) + " does not say how common its words are. " +
				"Only the last opponent knows them. The others know none and guess from the letters that usually follow.")
		}),
		app.Div().OnClick(ui.PressOn("opponent", func(b app.Value) { p.beginAgainst(ui.Dataset(b, "opponent")) })).Body(ui.HTML(p.cards(none != ""))),
		p.linkForm(),
		p.customMatch(),
	)
}

// leads are the matches that the lobby leads with: the one from a position in the address, and the one that was
// played last of those that are not over. Enter goes to the first.
func (p *Page) leads(going []*matches.Kept) markup.HTML {
	var m markup.Writer
	m.Open("div", "class", "leads")
	p.writeProof(&m)
	if len(going) == 0 {
		return m.HTML()
	}
	k, more := going[0], len(going)-1
	m.Open("div", "class", "quick")
	proof := p.leadsWithProof()
	m.Open("a", "id", "play-continue", "class", text.Pick(proof, "action", "strong"), "href", k.View().Address())
	m.Text("Continue " + text.Pick(k.Link != nil || matches.OnePerson(&k.Setup), "", "with ") + matches.Against(&k.Setup, k.Link))
	if !proof {
		writeEnter(&m)
	}
	m.Close("a")
	m.Open("p", "id", "going-note")
	m.Text("Round " + strconv.Itoa(k.Rounds()+1) + text.Pick(k.Rounds() > 0, " · "+k.Score(), ""))
	if more > 0 {
		m.Text(" · ")
		m.Element("button", text.Grouped(more)+" more to continue", "type", "button", "id", "going-more", "class", "link", "data-lead", "more")
	}
	return m.HTML()
}

// writeEnter writes the key for what the lobby leads with.
func writeEnter(m *markup.Writer) {
	m.Element("kbd", "Enter", "class", "key-cap", "aria-hidden", "true")
}

// pressLead begins the match from a position, or leads to all matches that go on.
func (p *Page) pressLead(button app.Value) {
	if ui.Dataset(button, "lead") == "proof" {
		p.beginProof()
	} else {
		ui.Focus("going-title")
	}
}

// cards are the opponents with a name: who each one is, what it can do, and how it went against it.
func (p *Page) cards(off bool) markup.HTML {
	var m markup.Writer
	m.Open("ul", "class", "opponents")
	for _, c := range match.Opponents {
		m.Open("li", "class", "opponent")
		m.Open("h3")
		m.Add(face(c.Key, 0))
		m.Text(c.Name)
		m.Close("h3")
		m.Element("p", voices.Character(c.Key), "class", "character")
		m.Element("p", match.DescribeBot(c.Bot, p.wishes().challenges))
		m.Element("p", p.browse.record.score(c.Bot), "class", "score-here")
		m.Element("button", "Play", "type", "button", "data-opponent", c.Key, "aria-label", "Play "+c.Name, "aria-disabled", strconv.FormatBool(off))
		m.Close("li")
	}
	return m.HTML()
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
	s := w.setup(p.view, func() uint64 { return 0 }) // nothing is drawn yet
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
