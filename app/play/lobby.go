package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// lobby is where a match is chosen: the usual one with one click, a named opponent
// with one, and any other in a form that is folded away.
func (p *Page) lobby() app.UI {
	none := p.whyNoRound()
	return app.Section().ID("lobby").Class("lobby").Aria("label", "A new match").Body(
		app.Div().Body(app.If(p.setAside != nil && !p.setAside.over(), p.keptNote)),
		app.Div().Body(app.If(none != "", func() app.UI {
			return app.P().ID("no-round").Class("message problem").Text(none)
		})),
		app.Div().Class("quick").Body(
			app.Button().Type("button").ID("play-quick").Class("strong").Aria("disabled", none != "").OnClick(p.onQuick).
				Body(app.Text(p.quickText()), ui.KeyCap("Enter")),
			p.wayChoices(),
			app.P().ID("quick-note").Class("quiet").Text(p.quickNote()),
		),
		app.H2().Text("Choose whom you play"),
		app.Div().Body(app.If(p.lacksTiers(), func() app.UI {
			return app.P().ID("no-tiers").Class("message").Text(p.shelf.NameOf(p.view.Dict) + " does not say how common its words are. " +
				"So only the last of these knows them; the others know none and guess by what usually follows.")
		})),
		app.Ul().Class("opponents").Body(app.Range(match.Opponents).Slice(func(i int) app.UI {
			c := match.Opponents[i]
			return app.Li().Class("opponent").Body(
				app.H3().Text(c.Name),
				app.P().Text(match.DescribeBot(c.Bot, p.wishes().challenges)),
				app.Button().Type("button").DataSet("opponent", c.Key).Aria("label", "Play "+c.Name).
					Aria("disabled", none != "").OnClick(p.onOpponent).Text("Play"),
			)
		})),
		p.customMatch(),
	)
}

// keptNote leads back to the match that was in front before.
func (p *Page) keptNote() app.UI {
	return app.P().ID("kept").Class("message").Body(
		app.Text("Your match "+p.setAside.againstText()+text.Pick(p.isKept(p.setAside), " is kept. ", " is still here. ")),
		app.A().ID("play-go-on").Href(p.setAside.view().Address()).Text("Go on with it"),
	)
}

// againstKept is against, with "with" before the names of people.
func (t *table) againstText() string {
	return text.Pick(t.onePerson(), "", "with ") + against(&t.Setup)
}

// noRound says why no round can be played, or nothing.
func (p *Page) whyNoRound() string {
	if p.books.book(p.shelf, p.view).Reachable.Len() > 1 {
		return ""
	}
	return fmt.Sprintf("%s has no words of %s or more, so no round can be played. Choose shorter words or another dictionary above.",
		p.shelf.NameOf(p.view.Dict), text.Counted(p.view.Rules.MinLetters, "letter"))
}

// untiered reports whether the dictionary does not say how common its words are.
func (p *Page) lacksTiers() bool { return !p.books.book(p.shelf, p.view).Words.HasTiers() }

// quickText says what one click begins: who plays, and who opens.
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

// ways are the two ways to play, of which every match has one.
func (p *Page) wayChoices() app.UI {
	challenges := p.wishes().challenges
	return app.FieldSet().Class("ways").Body(
		app.Legend().Class("sr-only").Text("How to play"),
		p.wayChoice("strict", "Strict", "Who completes a word loses at once. A letter after which there is no word is refused.", !challenges),
		p.wayChoice("challenges", "With challenges", "Any letter goes, also a bluff. Say “That is a word” or “No word begins with that”: whoever is wrong loses.", challenges),
	)
}

// way is one of them.
func (p *Page) wayChoice(value, name, about string, chosen bool) app.UI {
	return app.Label().Class("way").For("way-"+value).Body(
		app.Input().ID("way-"+value).Type("radio").Name("way").Value(value).Checked(chosen).OnChange(p.onWay),
		app.Span().Class("way-name").Text(name),
		app.Span().Class("quiet").Text(about),
	)
}

// quickNote says what the matches are that one click begins.
func (p *Page) quickNote() string {
	w := p.wishes()
	s := w.setup(p.view, p.host.Chance)
	return fmt.Sprintf("%s, for %s: whoever has lost %s is out.", text.Pick(w.challenges, "With challenges", "Strict"),
		dicts.Capitals(s.Lives), text.Counted(len([]rune(s.Lives)), "round"))
}

// quick begins a match against the usual opponent.
func (p *Page) quickMatch() { p.beginAgainst(match.UsualOpponent) }

// beginAgainst begins a match in which an opponent has all the other seats.
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

func (p *Page) onQuick(app.Context, app.Event) { p.quickMatch() }

func (p *Page) onOpponent(ctx app.Context, _ app.Event) {
	p.beginAgainst(ui.Dataset(ctx.JSSrc(), "opponent"))
}
