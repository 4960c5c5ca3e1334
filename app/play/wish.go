package play

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// customMatch is the form for a match of any kind. The device remembers its choices.
func (p *Page) customMatch() app.UI {
	w := p.wishes()
	return app.Elem("details").ID("custom-match").Class("another").Body(
		app.Elem("summary").Text("Custom match"),
		app.Div().Class("wishes").Body(
			app.FieldSet().Body(
				app.Legend().Text("Who plays"),
				app.Ol().Class("seats").Body(app.Range(make([]struct{}, p.view.Rules.Players)).Slice(p.seatRow)),
				app.Div().Class("seat-count").Body(
					ui.Button("seat-more").Aria("disabled", p.view.Rules.Players == solver.MaxPlayers).
						DataSet("by", "1").OnClick(p.onSeats).Text("Add a player"),
					ui.Button("seat-fewer").Aria("disabled", p.view.Rules.Players == solver.MinPlayers).
						DataSet("by", "-1").OnClick(p.onSeats).Text("Remove the last player"),
				),
			),
			app.FieldSet().Class("wish-rest").Body(
				app.Legend().Text("Details"),
				app.Label().Class("choice").For("wish-lives").Body(
					app.Span().Text("Word to spell"),
					app.Input().ID("wish-lives").Type("text").MaxLength(match.MostLives).AutoComplete(false).Attr("spellcheck", "false").
						Value(dicts.Capitals(w.setup(p.view, p.host.Chance).Lives)).OnChange(p.onLives),
				),
				ui.Choice("wish-opens", "Opens", strconv.Itoa(w.opens), p.chooseOpener, p.openers()),
				ui.Choice("wish-then", "Then opens", openings[w.setup(p.view, p.host.Chance).Opens].Value, p.chooseOpening, openings),
				app.Label().Class("pause").For("wish-pause").Body(
					app.Input().ID("wish-pause").Type("checkbox").Role("switch").Checked(!w.atOnce).OnChange(p.onPause),
					app.Text("Bots take a moment to think"),
				),
			),
			ui.Button("play-this").Class("strong").Aria("disabled", p.whyNoRound() != "").OnClick(p.onPlayThis).Text("Play this match"),
		),
	)
}

// seatRow is the row of the form for player i.
func (p *Page) seatRow(i int) app.UI {
	w, id := p.wishes(), strconv.Itoa(i)
	you := p.view.Seat - 1
	if i == you {
		return app.Li().Class("seat").Body(
			app.Span().Class(fmt.Sprintf("chip seat-%d", i+1)).Text(i+1),
			app.Span().Class("seat-you").Text("You"),
			ui.When(w.withPeople(p.view), func() app.UI { return p.nameField(id, w.yourName(p.view)) }),
			app.Div(),
		)
	}
	s := w.others[w.otherIndex(i, you)]
	about := ""
	if player := s.player(i); player.IsBot() {
		about = match.DescribeBot(player.Bot, w.challenges)
	}
	return app.Li().Class("seat").Body(
		app.Span().Class(fmt.Sprintf("chip seat-%d", i+1)).Text(i+1),
		app.Select().ID("seat-"+id).Aria("label", fmt.Sprintf("Player %d", i+1)).DataSet("seat", id).OnChange(p.onKind).
			Body(optionList(kinds(), text.Pick(s.kind == "", match.UsualOpponent, s.kind))...),
		app.Div().Class("seat-details").Body(
			app.If(s.kind == kindPerson, func() app.UI { return p.nameField(id, s.player(i).Name) }),
			app.If(s.kind == kindMade, func() app.UI {
				return app.Div().Class("seat-made").Body(
					app.Select().Aria("label", "It knows").DataSet("seat", id).OnChange(p.onVocabulary).
						Body(optionList(vocabularies, strconv.Itoa(int(s.vocabulary)))...),
					app.Select().Aria("label", "It looks ahead").DataSet("seat", id).OnChange(p.onLooks).
						Body(optionList(lookAheads, strconv.Itoa(int(s.looks)))...),
					app.If(w.challenges, func() app.UI { // nobody bluffs in strict play
						return app.Select().ID("bluffs-"+id).Aria("label", "It bluffs").DataSet("seat", id).OnChange(p.onBluffs).
							Body(optionList(bluffing, strconv.Itoa(s.bluffs))...)
					}),
				)
			}),
		),
		app.P().Class("quiet").Text(about),
	)
}

func (p *Page) nameField(seat, name string) app.UI {
	return app.Input().ID("name-"+seat).Type("text").Aria("label", "Name").MaxLength(match.MostName).AutoComplete(false).
		DataSet("seat", seat).Value(name).OnChange(p.onPlayerName)
}

// kinds are the kinds of players to choose from.
func kinds() []ui.Option {
	options := text.Each(match.Opponents, func(c match.Opponent) ui.Option { return ui.Option{Value: c.Key, Text: c.Name} })
	return append(options, ui.Option{Value: kindMade, Text: "A custom bot"}, ui.Option{Value: kindPerson, Text: "A person"})
}

// openers are the players to choose from as the opener of the first round.
func (p *Page) openers() []ui.Option {
	options := []ui.Option{{Value: "0", Text: "player 1"}}
	for i := 1; i < p.view.Rules.Players; i++ {
		options = append(options, ui.Option{Value: strconv.Itoa(i + 1), Text: fmt.Sprintf("player %d", i+1)})
	}
	options[p.view.Seat-1].Text += " (you)"
	return append(options, ui.Option{Value: strconv.Itoa(byLot), Text: "drawn at random"})
}

func optionList(options []ui.Option, chosen string) []app.UI {
	list := text.Each(options, func(o ui.Option) app.UI { return app.Option().Value(o.Value).Text(o.Text).Selected(o.Value == chosen) })
	return list
}
