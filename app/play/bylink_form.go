package play

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// linkForm is the form for a match between people on devices of their own.
func (p *Page) linkForm() app.UI {
	return app.Elem("details").Class("another").Body(
		app.Elem("summary").ID("link-title").Text("Play by link"),
		app.Div().Class("wishes").Body(
			app.P().Class("quiet").Text("Everyone plays on a device of their own. After your turn you send a link, and whoever opens it plays next. No server takes part."),
			app.FieldSet().Body(
				app.Legend().Text("Who plays"),
				app.Ol().Class("seats").Body(app.Range(make([]struct{}, p.view.Rules.Players)).Slice(p.friendRow)),
				app.Div().Class("seat-count").Body(
					app.Button().Type("button").ID("link-more").Aria("disabled", p.view.Rules.Players == solver.MaxPlayers).
						DataSet("by", "1").OnClick(p.onSeats).Text("Add a player"),
					app.Button().Type("button").ID("link-fewer").Aria("disabled", p.view.Rules.Players == solver.MinPlayers).
						DataSet("by", "-1").OnClick(p.onSeats).Text("Remove the last player"),
				),
			),
			app.Div().Class("wish-rest").Body(
				app.Label().Class("choice").For("link-lives").Body(
					app.Span().Text("Word to spell"),
					app.Input().ID("link-lives").Type("text").MaxLength(match.MostLives).AutoComplete(false).Attr("spellcheck", "false").
						Value(dicts.Capitals(p.linkSetup().Lives)).OnChange(p.onLives),
				),
			),
			app.P().Class("quiet").Text(p.linkNote()),
			app.Button().Type("button").ID("link-begin").Class("strong").Aria("disabled", p.whyNoRound() != "").OnClick(ui.Press(p.beginLinkMatch)).
				Text("Begin and play the first letter"),
			app.P().ID("link-refused").Role("status").Text(p.browse.linkRefused),
		),
	)
}

// friendRow has the name of a player. The first is the person at this device.
func (p *Page) friendRow(i int) app.UI {
	id := strconv.Itoa(i)
	called := text.Pick(i == 0, "Your name", fmt.Sprintf("Name of player %d", i+1))
	return app.Li().Class("friend").Body(
		app.Span().Class(fmt.Sprintf("chip seat-%d", i+1)).Text(i+1),
		app.Label().For("friend-"+id).Text(called),
		app.Input().ID("friend-"+id).Type("text").MaxLength(match.MostName).AutoComplete(false).DataSet("friend", id).
			Value(p.wishes().friend(i)).OnChange(p.onFriend),
	)
}

// friend is the name of a player in matches by link. Player 0 is you.
func (w *wishes) friend(i int) string {
	if i == 0 {
		return w.yours
	}
	return w.friends[i-1]
}

func (p *Page) onFriend(ctx app.Context, _ app.Event) {
	i, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "friend"))
	if err != nil || i < 0 || i >= solver.MaxPlayers {
		return
	}
	p.browse.linkRefused = ""
	p.changeWishes(func(w *wishes) {
		name := playerName(ui.InputValue(ctx))
		if i == 0 {
			w.yours = name
		} else {
			w.friends[i-1] = name
		}
	})
}

// linkSetup is the match that the form describes. You are its first player and open it.
func (p *Page) linkSetup() match.Setup {
	w, view := *p.wishes(), p.view
	w.opens, view.Seat = 0, 1
	for i := range w.others {
		w.others[i] = seatWish{kind: kindPerson, name: w.friends[i]}
	}
	return w.setup(view, p.host.Chance)
}

// linkNote says what is agreed on above the form.
func (p *Page) linkNote() string {
	return fmt.Sprintf("%s, with the words of %s that have %s or more. You open.", text.Pick(p.wishes().challenges, "With challenges", "Strict"),
		p.shelf.NameOf(p.view.Dict), text.Counted(p.view.Rules.MinLetters, "letter"))
}

// beginLinkMatch begins the match of the form once every player has a name.
func (p *Page) beginLinkMatch() {
	if p.whyNoRound() != "" {
		return
	}
	for i := range p.view.Rules.Players {
		if name := p.wishes().friend(i); name == "" || strings.EqualFold(name, string(solver.You)) {
			p.browse.linkRefused = text.Pick(i == 0, "Say your name first, so that the others know who has sent the link.",
				fmt.Sprintf("Give player %d a name.", i+1))
			page.FocusLater(p.host, "friend-"+strconv.Itoa(i))
			return
		}
	}
	p.browse.linkRefused = ""
	p.beginByLink(p.linkSetup(), []int{0})
}
