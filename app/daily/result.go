package daily

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/days"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// result is a day that was played: how it went, what to share, and the answers.
func (p *Page) result(day *days.Day) app.UI {
	return app.Div().Class("daily-result").Body(
		app.Section().Class("daily-card").Aria("labelledby", "daily-title").Body(
			app.H1().ID("daily-title").Text(day.Headline()),
			app.P().ID("daily-when").Class("quiet").Text(days.Name(day.Date)+" · "+days.DateText(day.Date)),
			squaresPart(day.Marks(), -1),
			app.P().ID("daily-says").Text(text.Pick(p.played().OnTime(day.Date), "", "You played it later, so it does not count for your statistics.")),
			app.Div().ID("daily-share").Class("daily-press").OnClick(ui.PressOn("share", p.pressShare)).Body(p.shareButtons()...),
			p.nextDay(day),
		),
		p.statisticsPart(day),
		app.Section().Aria("labelledby", "daily-answers-title").Body(
			app.H2().ID("daily-answers-title").Text("The answers"),
			ui.When(p.loading.Failed != nil, func() app.UI { return p.absence("The dictionary could not be loaded, so the answers are missing.") }),
			app.Ol().ID("daily-answers").Class("daily-answers").Body(app.Range(day.Places[:]).Slice(func(i int) app.UI { return p.answerRow(&day.Places[i], i) })),
		),
	)
}

// nextDay says when the next day comes, or leads to today.
func (p *Page) nextDay(day *days.Day) app.UI {
	now := p.host.Now()
	if day.Date < p.played().Current(now) {
		return app.P().ID("daily-next").Class("daily-more").Body(
			ui.PressButton(beginID, p.openToday).Class("action").Text(text.Pick(p.played().Answered(trainer.DateOf(now)) < puzzle.DailyPositions, "Play today’s", "See today’s")),
			app.A().Href(p.archiveView().Address()).Text("Earlier days"),
		)
	}
	return app.P().ID("daily-next").Class("daily-more").Body(
		app.Span().Text("The next one comes at midnight, "+days.UntilNext(now)+"."),
		app.A().Href(p.view.On(address.Puzzles).Address()).Text("Practise"),
		app.A().Href(p.archiveView().Address()).Text("Earlier days"),
	)
}

// answerRow is one position with its answer.
func (p *Page) answerRow(place *days.Place, i int) app.UI {
	q := &place.Puzzle
	var answer foundAnswer
	if p.today.answers != nil {
		answer = p.today.answers[i]
	}
	mark := place.Mark()
	tiles := ui.Played(q.Fragment, q.Rules.Mover)
	if letter := keyOf(q, answer.Answer); letter != 0 {
		tiles = append(tiles, ui.Tile{Letter: letter, Seat: q.Rules.Mover(len(tiles)), Class: "right"})
	}
	label := ui.FragmentLabel(q.Fragment)
	return app.Li().Body(
		app.Span().Class("square", markClasses[mark]).Role("img").Aria("label", text.Sentence(mark.String())).Text(markSigns[mark]),
		ui.Tiles(label, tiles),
		app.Div().Class("daily-answer").Body(
			app.P().Text(answer.gave),
			app.P().Text(p.answerText(q, answer.Answer)),
			app.P().Body(app.A().Href(mapView(q).Address()).Aria("label", "See it on the map: "+dicts.Capitals(q.Fragment)).Text("See it on the map")),
		),
	)
}

// answerText says what was right and which word it leads to: "U wins. It leads to JOUST, a familiar word."
func (p *Page) answerText(q *puzzle.Puzzle, answer puzzleboard.Answer) string {
	if answer.Word == "" {
		return ""
	}
	word := dicts.Capitals(answer.Word)
	if d := p.shelf.Dictionaries[q.Dict]; d != nil {
		if node, found := d.Find(answer.Word); found == len(answer.Word) {
			word += ", " + text.AWord(d.Tier(node))
		}
	}
	if q.Kind == puzzle.Threat {
		return "It threatens " + word + "."
	}
	letters := strings.Split(dicts.Capitals(answer.Letters), "")
	leads := "It"
	if len(letters) > 1 {
		leads = dicts.Capitals(string(keyOf(q, answer)))
	}
	return text.Listed(letters) + text.Pick(len(letters) == 1, " wins. ", " win. ") + leads + " leads to " + word + "."
}

// keyOf is the right letter that leads to the word of an answer, 0 where no letter was asked for.
func keyOf(q *puzzle.Puzzle, answer puzzleboard.Answer) rune {
	if answer.Letters == "" || len(answer.Word) <= len(q.Fragment) {
		return 0
	}
	letter, _ := utf8.DecodeRuneInString(answer.Word[len(q.Fragment):])
	return letter
}

// mapView shows the position of a puzzle on the explorer's map.
func mapView(q *puzzle.Puzzle) address.View {
	view := address.View{Page: address.Explore, Dict: q.Dict, Rules: q.Rules, Fragment: q.Fragment}
	view.Seat = q.Rules.Mover(utf8.RuneCountInString(q.Fragment))
	if q.Kind == puzzle.Threat {
		view.Seat = q.Rules.Mover(utf8.RuneCountInString(q.Fragment) - 1)
	}
	return view
}

// shareButtons send the result on. Where the system has a sheet for that, it comes first.
func (p *Page) shareButtons() []app.UI {
	sheet := app.IsClient && app.Window().Get("navigator").Get("share").Truthy()
	copyName := text.Pick(sheet, "Copy", "Copy to share")
	return []app.UI{
		app.Span().Body(app.If(sheet, func() app.UI {
			return ui.Button("daily-send").Class("strong").DataSet("share", "sheet").Text("Share")
		})),
		ui.Button("daily-copy").Class(text.Pick(sheet, "action", "strong")).DataSet("share", "copy").Text(copyName),
	}
}

// pressShare shares the result, or copies it.
func (p *Page) pressShare(button app.Value) {
	if !p.isDay() || !p.today.ready {
		return
	}
	if day := p.day(); day.Over() {
		shared := p.shareText(&day, p.dayLink(&day))
		if ui.Dataset(button, "share") == "copy" {
			done := "Copied – no spoilers."
			if !page.OnTheWeb() {
				done += " Others open the day by adding the part from # on to the address of their own Spectrie."
			}
			page.CopyText(p.host, shared, done, "Copy the text from here")
			return
		}
		p.host.Ctx().Async(func() {
			_, err := ui.Await(app.Window().Get("navigator").Call("share", map[string]any{"text": shared}))
			p.host.Ctx().Dispatch(func(app.Context) {
				if err != nil {
					p.host.Tell("It was not shared.")
				}
			})
		})
	}
}

// shareText is what the person sends, with the streak if the day counts for it.
func (p *Page) shareText(day *days.Day, link string) string {
	streak := 0
	if p.played().OnTime(day.Date) {
		streak, _ = p.answers.State().DailyStreak(trainer.DateOf(p.host.Now()))
	}
	return day.ShareText(streak, link)
}

// dayLink is the link to a day. It is short, and says nothing of the person's own rules and lists.
func (p *Page) dayLink(day *days.Day) string {
	view := address.View{Page: address.PuzzleDay, Dict: dicts.DefaultID, Rules: solver.Usual, Seat: 1, Day: day.Date.String()}
	link, _, _ := strings.Cut(page.LinkTo(view), "&") // the day comes first, and what follows is as usual
	return link
}
